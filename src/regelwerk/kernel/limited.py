"""Sealed deck and booster draft: what a game says about playing with the cards of freshly opened boosters.

A player has a *pool*: the cards of the packs that were opened or drafted. A deck is built around a *leader*, whatever
in that game decides which cards go together: a hero, or the civilizations of a deck. `regelwerk.limited` opens, drafts
and builds with it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from regelwerk.kernel.boosters import Booster

SEALED: Final = "sealed"
"""The format of decks from a pool, as deck files name it: for sealed deck and for drafts alike."""


@dataclass(frozen=True)
class LimitedCard:
    """What counts about a card when a deck is built.

    cost    to play it, 0 for what is not paid for
    kind    its type, a key of the game's terms
    body    whether it stays in play and fights
    source  whether it is best laid down to pay with: a quest
    """

    code: str
    cost: int
    kind: str
    body: bool
    source: bool = False


class LimitedPlay(ABC):
    """Sealed deck and booster draft of a game.

    game          its name in the registry
    booster       which packs are opened
    sealed_rule   number of the rule of sealed deck
    draft_rule    number of the rule of booster draft
    sealed_packs  so many packs does each player open
    draft_packs   so many packs does each seat draft
    seats         of a draft, the fewest and the most
    smallest      so many cards has a deck at least
    cards         every card that can be in a pool
    leaders       what a deck may be built around -> the cards that such a deck may hold
    binding       whether it may hold no others; else a leader is a custom, and a deck short of cards takes any
    """

    game: str
    sealed_rule: str
    draft_rule: str
    sealed_packs: int = 6
    draft_packs: int = 4
    seats: tuple[int, int] = (4, 8)
    smallest: int = 30
    binding: bool = True

    @property
    @abstractmethod
    def booster(self) -> Booster: ...

    @property
    @abstractmethod
    def cards(self) -> Mapping[str, LimitedCard]: ...

    @property
    @abstractmethod
    def leaders(self) -> Mapping[str, frozenset[str]]: ...

    def handicap(self, leader: str) -> float:
        """How many points a deck loses by being led so, where leaders are not alike."""
        return 0.0

    @abstractmethod
    def leader_name(self, leader: str, lang: str) -> str:
        """A leader in words."""

    @abstractmethod
    def deck(self, name: str, leader: str, main: Sequence[str], side: Sequence[str]) -> Any:
        """A deck of the game from codes; a game without side decks leaves `side` out."""

    @abstractmethod
    def main_of(self, deck: Any) -> list[str]:
        """The codes of a deck's main cards."""

    @abstractmethod
    def leader_of(self, deck: Any) -> str:
        """The leader of a deck, "" if there is none that may lead it."""

    @abstractmethod
    def read(self, text: str) -> Any:
        """A deck from the text of a deck file. Raises ValueError."""

    @abstractmethod
    def write(self, deck: Any) -> str:
        """The text of a deck file."""

    @abstractmethod
    def faults(self, deck: Any, pool: Sequence[str]) -> Sequence[Any]:
        """Everything that makes the deck illegal, and every card of which the pool holds fewer copies than the deck."""


def missing_cards(deck: Sequence[str], pool: Sequence[str]) -> list[tuple[str, int, int]]:
    """The cards of which a deck has more copies than the pool: the code, how many of each.

    >>> missing_cards(["a", "a", "b"], ["a", "b", "c"])
    [('a', 2, 1)]
    """
    held = Counter(pool)
    return [(code, count, held[code]) for code, count in Counter(deck).items() if count > held[code]]
