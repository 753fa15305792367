"""Hints: what a worker that has the game prepares for one, and what a worker that thinks makes of it."""

from __future__ import annotations

from typing import Final

import msgspec

from regelwerk import game_registry
from regelwerk.coach import give_hint
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.save import load, save
from regelwerk.server.worker.commands import CommandFailed, GiveHint, HintGiven, HintPrepared, PrepareHint
from regelwerk.server.worker.game_session import GameSession
from regelwerk.server.worker.messages import Reply

SECONDS: Final = 1.5
"""So long the search for a hint may take."""


def prepare_hint(session: GameSession, command: PrepareHint) -> Reply:
    """What is to be thought about, if the seat is asked."""
    seat = command.audience[0]
    decision = session.game.decision
    if decision is None or decision.seat != seat:
        return CommandFailed("stale", [], "")
    names = ["" if other == seat else name for other, name in enumerate(session.names())]
    return HintPrepared(
        GiveHint(
            room=session.room,
            game=session.rules.name,
            edition=session.rules.edition,
            setup=session.game.setup or {},
            state=msgspec.json.encode(save(session.game.state, session.rules)),
            audience=command.audience,
            names=names,
            seconds=SECONDS,
        )
    )


def hint_for(command: GiveHint) -> Reply:
    """The hint. It is made of a state that was loaded for it, and of that only from what the seat may know."""
    ruleset = game_registry.ruleset(command.game, command.edition)
    state = load(msgspec.json.decode(command.state), ruleset, ruleset.defs(command.setup))
    seat, lang = command.audience
    found = give_hint(Game(ruleset, state), seat, lang, command.names, seconds=command.seconds)
    if found is None:
        return CommandFailed("stale", [], "")
    return HintGiven(found.option, found.reason, found.odds)
