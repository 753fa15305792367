"""The definitions of a game: every card lowered, in one value reached from the state."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Final

from regelwerk.kernel.defs import Defs
from regelwerk.kernel.setup import with_codes
from regelwerk.kernel.words import write
from regelwerk.wowtcg.cards import ALL, slug
from regelwerk.wowtcg.meaning import Card, Playable
from regelwerk.wowtcg.words import Card as CardWord

EDITION: Final = "2006"


class WowDefs(Defs):
    """Definitions of World of Warcraft TCG cards.

    free_cards     whether any card can be played without exhausting a resource
    free_instants  the same for cards playable at instant speed
    alternates     playing cards for an alternate cost
    firsts         kinds of events that some card asks about whether they happen for the first time in a turn,
                   besides attacks, strikes and damage, which are remembered in any case
    """

    __slots__ = ("alternates", "firsts", "free_cards", "free_instants")

    def __init__(self, digest: str) -> None:
        super().__init__("wowtcg", EDITION, digest)
        self.free_cards = False
        self.free_instants = False
        self.alternates: list[Playable] = []
        self.firsts: list[int] = []

    def card(self, code: str) -> Card:
        """The card with that code; raises KeyError."""
        found = self.by_code[code]
        assert isinstance(found, Card)
        return found

    def named(self, name: str) -> Card | None:
        """The card with that English or German name, upper and lower case alike; None if there is none."""
        wanted = name.strip().lower()
        for card in self.cards:
            if isinstance(card, Card) and wanted in (card.name.lower(), card.word.name_de.lower()):
                return card
        return None


def load(extra: Iterable[CardWord] = ()) -> WowDefs:
    """All definitions of the game, and `extra` ones (codes `own/...`) that a scene or a file brings along.

    Raises `LoweringError` for a definition that cannot work, naming card and word.
    """
    own = tuple(extra)
    if not own:
        return standard()
    return _load(own)


@cache
def standard() -> WowDefs:
    """The definitions that come with the package."""
    return _load(())


def _load(own: tuple[CardWord, ...]) -> WowDefs:
    from regelwerk.wowtcg.lowering import lower_into

    words = [(f"{code}/{slug(word.name)}", word) for code, cards in ALL for word in cards]
    more = with_codes(own, slug)
    text = "\n".join(f"{code}: {write(word)}" for code, word in words)
    digest = digest_with(standard().digest, more) if own else hashlib.sha256(text.encode()).hexdigest()[:16]
    defs = WowDefs(digest)
    lower_into(defs, words + more)
    return defs


def digest_with(base: str, more: Iterable[tuple[str, CardWord]]) -> str:
    """The digest of the game's definitions with others besides."""
    text = "\n".join([base, *(f"{code}: {write(word)}" for code, word in more)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
