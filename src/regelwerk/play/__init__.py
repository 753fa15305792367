"""The games from Python. What stands here is exported by `regelwerk`; docs/python.md is the manual."""

from __future__ import annotations

from regelwerk.play.game import Game, decks, load, new_game
from regelwerk.play.lines import LANGUAGES
from regelwerk.play.observations import (
    Decision,
    Event,
    IllegalActionError,
    Option,
    PieceView,
    Reason,
    Result,
    View,
)

__all__ = [
    "LANGUAGES",
    "Decision",
    "Event",
    "Game",
    "IllegalActionError",
    "Option",
    "PieceView",
    "Reason",
    "Result",
    "View",
    "decks",
    "load",
    "new_game",
]
