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
from regelwerk.duelmasters.state import DmState, LoopEntry
from regelwerk.kernel.decision import Option, ReasonCollector

LIMIT: Final = rule("ruling:loop-limit")

LEFT_OUT: Final = ("attack_count", "chance", "decision", "loop_history")
"""What is no part of a position that comes back: counts, and chance, which nobody may count on."""


def position_key(state: DmState) -> str:
    """A short name of the position."""
    position_data = {key: value for key, value in position(state).items() if key not in LEFT_OUT}
    return hashlib.sha256(json.dumps(position_data, sort_keys=True).encode()).hexdigest()[:16]


def record_action(state: DmState, option: Option) -> None:
    """Something is about to be done in the attack step."""
    state.attack_count += 1
    if state.attack_count > WATCHED:
        state.loop_history = [
            *state.loop_history,
            LoopEntry(position_key(state), option.verb, option.subject, option.object, option.number),
        ]


def unrepeated(state: DmState, options: list[Option]) -> list[Option]:
    """Those of the options that have not been taken in this position before."""
    if not state.loop_history:
        return options
    here = position_key(state)
    return [option for option in options if not repeats(state, here, option)]


def repeats(state: DmState, here: str, option: Option) -> bool:
    """Whether that was done in this position before."""
    for did in state.loop_history:
        if did.position == here and did.verb == option.verb and did.subject == option.subject:
            if did.object == option.object and did.n == option.number:
                return True
    return False


def is_repeat_allowed(state: DmState, option: Option, reasons: ReasonCollector) -> bool:
    """Whether the limit lets it be done; collects the reason if not."""
    if state.loop_history and repeats(state, position_key(state), option):
        return reasons.add(LIMIT, "nothing-has-changed", option.subject)
    return True
