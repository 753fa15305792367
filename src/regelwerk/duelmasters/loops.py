"""Loops have an end (ruling:loop-limit).

What a player does by his own choice in one turn is limited by what he has, but for texts
that give it back. So after many acts of one turn the positions are kept in which something
was done, and the same is not offered again in the same position.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from regelwerk.duelmasters.position import WATCHED, position
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import Did, DmState
from regelwerk.kernel.decision import Option, Why

LIMIT: Final = rule("ruling:loop-limit")

LEFT_OUT: Final = ("acts", "chance", "decision", "did")
"""What is no part of a position that comes back: counts, and chance, which nobody may count on."""


def snapshot(state: DmState) -> str:
    """A short name of the position."""
    told = {key: value for key, value in position(state).items() if key not in LEFT_OUT}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def watch(state: DmState, option: Option) -> None:
    """Something is about to be done in the attack step."""
    state.acts += 1
    if state.acts > WATCHED:
        state.did = [*state.did, Did(snapshot(state), option.verb, option.subject, option.object, option.n)]


def fresh(state: DmState, options: list[Option]) -> list[Option]:
    """Those of the options that have not been taken in this position before."""
    if not state.did:
        return options
    here = snapshot(state)
    return [option for option in options if not repeats(state, here, option)]


def repeats(state: DmState, here: str, option: Option) -> bool:
    """Whether that was done in this position before."""
    for did in state.did:
        if did.position == here and did.verb == option.verb and did.subject == option.subject:
            if did.object == option.object and did.n == option.n:
                return True
    return False


def not_again(state: DmState, option: Option, why: Why) -> bool:
    """Whether the limit lets it be done; collects the reason if not."""
    if state.did and repeats(state, snapshot(state), option):
        return why.no(LIMIT, "nothing-has-changed", option.subject)
    return True
