"""Ratings of cards, learnt from games (`learning.py` says how, the files in `ratings/` from which)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Rating:
    """How good a card has been.

    points  so many points of a hundred more often has won who had seen a copy of it
    error   standard error of that
    games   in so many games of the sample the players had not seen equally many copies
    """

    points: float
    error: float
    games: int


@dataclass(frozen=True)
class Ratings:
    """The ratings of a set.

    command  that makes them; games: how many it plays
    cards    by code
    """

    command: str
    games: int
    cards: Mapping[str, Rating]

    def points(self, card: str) -> float:
        """The points of a card, 0 for one without a rating."""
        rating = self.cards.get(card)
        return 0.0 if rating is None else rating.points


@cache
def ratings(game: str) -> Ratings:
    """The ratings for a game; of one whose cards nobody has rated an empty table, in which every card is alike."""
    file = files("regelwerk.limited") / "ratings" / f"{game}.json"
    if not file.is_file():
        return Ratings("", 0, {})
    data = json.loads(file.read_text(encoding="utf-8"))
    return Ratings(data["command"], data["games"], {code: Rating(*entry) for code, entry in data["cards"].items()})
