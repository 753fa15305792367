"""The position of a scene as one that is played on: with its own cards, and with chance that is no longer dictated."""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.kernel.persistence.save import save
from regelwerk.kernel.vocabulary.words import to_text


def own_cards(begun: Game) -> dict[str, list[str]]:
    """A scene's own cards as a setup holds them, so that what is played on can be saved; nothing where that fails."""
    defs = begun.state.defs
    by_code: dict[str, Any] = getattr(defs, "by_code", {})
    try:
        own = [to_text(card.word) for code, card in by_code.items() if code.startswith("own/")]
        known = begun.ruleset.defs({"own": own}).digest == defs.digest
    except (AttributeError, KeyError, TypeError, ValueError):
        return {}
    return {"own": own} if known and own else {}


def undictate(game: Game) -> None:
    """What a script would dictate belongs to the script: from here on draws are random."""
    game.state.chance.dictated = []
    game.state.chance.dictating = False


def replay_at(game: Game) -> str:
    """A replay that begins where a game stands."""
    setup = {"windows": "all", "state": save(game.state, game.ruleset), **own_cards(game)}
    return Replay.record(Game(game.ruleset, game.state, setup)).text()
