"""The definitions of a game: every card lowered, in one value reached from the state."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.defs import Defs
from regelwerk.wowtcg.meaning import Card, Playable

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
