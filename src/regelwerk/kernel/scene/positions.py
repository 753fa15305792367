"""The position of a scene as one that is played on: with its own cards, and with chance that is no longer dictated."""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.kernel.persistence.save import save


def own_definitions(begun: Game) -> dict[str, Any]:
    """A scene's own definitions as a setup holds them, to save what is played on; nothing where that fails."""
    try:
        own = begun.ruleset.own_setup(begun.state)
        known = begun.ruleset.defs(own).digest == begun.state.defs.digest
    except (AttributeError, KeyError, TypeError, ValueError):
        return {}
    return own if known else {}


def undictate(game: Game) -> None:
    """What a script would dictate belongs to the script: from here on draws are random."""
    game.state.chance.dictated = []
    game.state.chance.dictating = False


def replay_at(game: Game) -> str:
    """A replay that begins where a game stands."""
    setup = {"windows": "all", "state": save(game.state, game.ruleset), **own_definitions(game)}
    return Replay.record(Game(game.ruleset, game.state, setup)).text()
