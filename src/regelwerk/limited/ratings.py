"""Ratings of cards, learnt from games (`learning.py` says how, the files in `ratings/` from which)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from regelwerk.kernel.limited import LimitedPlay


@dataclass(frozen=True)
class Rating:
    """How good a card has been, or a leader.

    points  so many points of a hundred more often has won whose deck had a copy of it instead of a mean card
    error   standard error of that
    games   in so many games of the sample the decks had not equally many copies
    """

    points: float
    error: float
    games: int


@dataclass(frozen=True)
class Ratings:
    """The ratings of a set.

    command  that makes them; games: how many it plays
    cards    by code
    leaders  by what a deck is built around
    """

    command: str
    games: int
    cards: Mapping[str, Rating]
    leaders: Mapping[str, Rating] = field(default_factory=dict)

    def points(self, card: str) -> float:
        """The points of a card, 0 for one without a rating."""
        rating = self.cards.get(card)
        return 0.0 if rating is None else rating.points

    def leading(self, leader: str) -> float:
        """The points of a deck with that leader, besides those of its cards."""
        rating = self.leaders.get(leader)
        return 0.0 if rating is None else rating.points


def file_name(play: LimitedPlay) -> str:
    """What the file of ratings of a set is called."""
    return f"{play.game}-{play.booster.code}.json"


@cache
def ratings(play: LimitedPlay) -> Ratings:
    """The ratings of the set that is opened; of one that nobody has rated a table in which every card is alike."""
    file = files("regelwerk.limited") / "ratings" / file_name(play)
    if not file.is_file():
        return Ratings("", 0, {})
    data = json.loads(file.read_text(encoding="utf-8"))
    cards, leaders = ({name: Rating(*entry) for name, entry in data[rated].items()} for rated in ("cards", "leaders"))
    return Ratings(data["command"], data["games"], cards, leaders)
