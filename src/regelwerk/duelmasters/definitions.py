"""The definitions of a game: every card lowered, in one value reached from the state; and the editions."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.kernel.definitions import Definitions

EDITION: Final = "2004"
MODERN: Final = "modern"
EDITIONS: Final = (EDITION, MODERN)
MAX_SEATS: Final = 6
"""How many can play a game (dm:11)."""


class EditionRules:
    """What differs between the editions (dm:12). Immutable.

    shields_together   all shields of one attack are chosen first and broken together (dm:12.2)
    declare_together   shield triggers are declared together, then carried out (dm:12.3)
    untap_first        cards untap before the abilities at the start of the turn (dm:12.4)
    many_blockers      several blockers may be tapped, the last takes the battle (dm:12.5)
    """

    __slots__ = ("declare_together", "many_blockers", "shields_together", "untap_first")

    def __init__(self, shields_together: bool, declare_together: bool, untap_first: bool, many_blockers: bool) -> None:
        self.shields_together = shields_together
        self.declare_together = declare_together
        self.untap_first = untap_first
        self.many_blockers = many_blockers


PROFILES: Final[dict[str, EditionRules]] = {
    EDITION: EditionRules(False, False, False, False),
    MODERN: EditionRules(True, True, True, True),
}


class DmDefinitions(Definitions):
    """Definitions of Duel Masters cards, and the edition they are played in."""

    __slots__ = ("profile",)

    def __init__(self, digest: str, edition: str = EDITION) -> None:
        super().__init__("duelmasters", edition, digest)
        self.profile = PROFILES[edition]

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
