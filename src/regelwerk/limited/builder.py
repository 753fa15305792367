"""Building a deck from a pool, with the reasons for it: which leader, the curve, the cards that fight, the quests.

For every leader the cards that may be in the deck are taken one by one: always the one that adds most, by its rating
and by what the deck lacks. The leader whose deck adds up to most leads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.limited import LimitedCard, LimitedPlay
from regelwerk.limited.ratings import Ratings

CURVE: Final = (0.2, 0.3, 0.35, 0.3, 0.25, 0.15, 0.1, 0.1)
"""The share of a deck that cards of each cost should have at most before they count less; the last: dearer ones."""
BODIES: Final = 0.8
"""The share of cards that fight below which every further one is worth more."""
SOURCES: Final = 4
"""Quests or the like that a deck of thirty wants; more of them count less."""
CROWDED: Final = 0.8
"""Points that a card loses for each that its place on the curve has too many."""
NEEDED: Final = 0.8
"""Points that a card which fights gains while there are too few."""


@dataclass(frozen=True)
class BuiltDeck:
    """A deck from a pool, and what spoke for it.

    leader    what it is built around
    main      codes of its cards; side: the rest of the pool
    fitting   how many cards of the pool could be in a deck with that leader
    curve     how many cards of each cost it has, from 0; the last number counts the dearer ones as well
    bodies    how many cards fight; sources: how many are there to pay with
    best      codes of the cards with the best ratings, the best first
    lacking   how many cards are missing for a legal deck, mostly 0
    """

    leader: str
    main: tuple[str, ...]
    side: tuple[str, ...]
    fitting: int
    curve: tuple[int, ...]
    bodies: int
    sources: int
    best: tuple[str, ...]
    lacking: int


def build(play: LimitedPlay, pool: Sequence[str], ratings: Ratings, leader: str = "") -> BuiltDeck:
    """The best deck that this builder finds in a pool, led by that leader or by the best one.

    Where a leader is a custom only, and none is asked for, a deck short of cards is filled up with others.

    Raises ValueError for a leader that there is not.
    """
    if leader and leader not in play.leaders:
        raise ValueError(f"there is no leader {leader!r}")
    found = [_led_by(play, pool, ratings, one) for one in ([leader] if leader else play.leaders)]
    # fewest missing cards first, then the highest sum; in a tie the order of the leaders decides
    best = min(range(len(found)), key=lambda at: (play.smallest - len(found[at][1]), -found[at][0], at))
    main = found[best][1]
    if not leader and not play.binding:
        main = [*main, *_best_of_the_rest(pool, main, ratings, play.smallest - len(main))]
    return described(play, pool, ratings, leader or list(play.leaders)[best], main)


def _best_of_the_rest(pool: Sequence[str], deck: Sequence[str], ratings: Ratings, count: int) -> list[str]:
    """So many cards of a pool besides those of a deck, the best first."""
    rest = Counter(pool)
    rest.subtract(deck)
    return sorted(rest.elements(), key=lambda code: (-ratings.points(code), code))[: max(count, 0)]


def _led_by(play: LimitedPlay, pool: Sequence[str], ratings: Ratings, leader: str) -> tuple[float, list[str]]:
    """How much the deck with that leader adds up to, and its cards."""
    allowed = play.leaders[leader]
    left = sorted(code for code in pool if code in allowed)
    shape = Shape(play.smallest)
    deck: list[str] = []
    total = ratings.leading(leader) - play.handicap(leader)
    while left and len(deck) < play.smallest:
        values = [ratings.points(code) + shape.adds(play.cards[code]) for code in left]
        at = max(range(len(left)), key=lambda one: values[one])
        total += values[at]
        deck.append(left.pop(at))
        shape.add(play.cards[deck[-1]])
    return total, deck


class Shape:
    """What a deck has so far of what it should have, for decks of a size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = 0
        self.bodies = 0
        self.sources = 0
        self.curve = [0] * len(CURVE)

    def add(self, card: LimitedCard) -> None:
        """One more card."""
        self.count += 1
        self.bodies += card.body
        self.sources += card.source
        if not card.source:
            self.curve[min(card.cost, len(CURVE) - 1)] += 1

    def adds(self, card: LimitedCard) -> float:
        """How many points a card is worth more or less, because of the others."""
        if card.source:
            return -CROWDED * max(self.sources + 1 - SOURCES * self.size / 30, 0.0)
        cost = min(card.cost, len(CURVE) - 1)
        points = -CROWDED * max(self.curve[cost] + 1 - CURVE[cost] * self.size, 0.0)
        if card.body and self.bodies < BODIES * self.size:
            points += NEEDED
        return points


def described(play: LimitedPlay, pool: Sequence[str], ratings: Ratings, leader: str, main: Sequence[str]) -> BuiltDeck:
    """A deck of cards of a pool with all that is told about it."""
    shape = Shape(max(len(main), 1))
    for code in main:
        shape.add(play.cards[code])
    rest = Counter(pool)
    rest.subtract(main)
    by_rating = sorted(set(main) & set(ratings.cards), key=lambda code: (-ratings.points(code), code))
    fitting = sum(1 for code in pool if code in play.leaders.get(leader, ()))
    return BuiltDeck(
        leader, tuple(sorted(main)), tuple(sorted((+rest).elements())), fitting, tuple(shape.curve), shape.bodies,
        shape.sources, tuple(by_rating[:5]), max(play.smallest - len(main), 0),
    )  # fmt: skip
