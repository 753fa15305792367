"""The definitions of a game: every card lowered, in one value reached from the state."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.definitions import Definitions
from regelwerk.wowtcg.lowered import CardDefinition, Playable

EDITION: Final = "2006"


class WowDefinitions(Definitions):
    """Definitions of World of Warcraft TCG cards.

    has_free_cards       whether any card can be played without exhausting a resource
    has_free_instants    the same for cards playable at instant speed
    has_alternate_costs  playing cards for an alternate cost
    firsts               kinds of events that some card asks about whether they happen for the first time in a turn,
                         besides attacks, strikes and damage, which are remembered in any case
    """

    __slots__ = ("firsts", "has_alternate_costs", "has_free_cards", "has_free_instants")

    def __init__(self, digest: str) -> None:
        super().__init__("wowtcg", EDITION, digest)
        self.has_free_cards = False
        self.has_free_instants = False
        self.has_alternate_costs: list[Playable] = []
        self.firsts: list[int] = []

    def card(self, code: str) -> CardDefinition:
        """The card with that code; raises KeyError."""
        found = self.by_code[code]
        assert isinstance(found, CardDefinition)
        return found

    def named(self, name: str) -> CardDefinition | None:
        """The card with that English or German name, upper and lower case alike; None if there is none."""
        wanted = name.strip().lower()
        for card in self.cards:
            if isinstance(card, CardDefinition) and wanted in (card.name.lower(), card.word.name_de.lower()):
                return card
        return None
