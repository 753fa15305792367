"""Descriptions that many cards share, named as their texts say them."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.words import (
    YOU,
    Blocker,
    Civilization,
    Having,
    Kind,
    Noun,
    OfCivilization,
    Untapped,
    Zone,
)

CARD_IN_YOUR_MANA: Final = Noun((), zone=Zone.MANA, whose=YOU)
CREATURE_IN_DECK: Final = Noun((Kind.CREATURE,), zone=Zone.DECK, whose=YOU)
CREATURE_IN_YOUR_GRAVEYARD: Final = Noun((Kind.CREATURE,), zone=Zone.GRAVEYARD, whose=YOU)
CREATURE_WITH_BLOCKER: Final = Noun((Kind.CREATURE,), (Having(Blocker()),))
FIRE_CARD_IN_YOUR_GRAVEYARD: Final = Noun((), (OfCivilization((Civilization.FIRE,)),), zone=Zone.GRAVEYARD, whose=YOU)
SPELL: Final = Noun((Kind.SPELL,), zone=Zone.HAND)
SPELL_IN_DECK: Final = Noun((Kind.SPELL,), zone=Zone.DECK, whose=YOU)
UNTAPPED_CREATURE: Final = Noun((Kind.CREATURE,), (Untapped(),))
