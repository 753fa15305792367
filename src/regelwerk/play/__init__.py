"""The games from Python. What stands here is exported by `regelwerk`; docs/python.md is the manual."""

from __future__ import annotations

from regelwerk.play.game import Game, decks, load, new_game
from regelwerk.play.limited import Draft, DraftError, DraftRecord, DraftSeat, Pool, new_draft, sealed_pool
from regelwerk.play.lines import LANGUAGES
from regelwerk.play.match import Match, MatchError, MatchRecord, new_match
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
    "Draft",
    "DraftError",
    "DraftRecord",
    "DraftSeat",
    "Event",
    "Game",
    "IllegalActionError",
    "Match",
    "MatchError",
    "MatchRecord",
    "Option",
    "PieceView",
    "Pool",
    "Reason",
    "Result",
    "View",
    "decks",
    "load",
    "new_draft",
    "new_game",
    "new_match",
    "sealed_pool",
]
