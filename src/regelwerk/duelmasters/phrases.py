"""Descriptions that many cards share, named as their texts say them."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.abilities import Blocker
from regelwerk.duelmasters.groups import Civilization, Kind, Zone
from regelwerk.duelmasters.nouns import Having, Noun, OfCivilization, Other, Untapped
from regelwerk.duelmasters.people import OPPONENT, THAT_PLAYER, YOU

CARD_IN_HAND: Final = Noun((), zone=Zone.HAND, whose=YOU)
CARD_IN_YOUR_MANA: Final = Noun((), zone=Zone.MANA, whose=YOU)
CREATURE: Final = Noun((Kind.CREATURE,))
CREATURE_IN_DECK: Final = Noun((Kind.CREATURE,), zone=Zone.DECK, whose=YOU)
CREATURE_IN_YOUR_GRAVEYARD: Final = Noun((Kind.CREATURE,), zone=Zone.GRAVEYARD, whose=YOU)
CREATURE_WITH_BLOCKER: Final = Noun((Kind.CREATURE,), (Having(Blocker()),))
FIRE_CARD_IN_YOUR_GRAVEYARD: Final = Noun((), (OfCivilization((Civilization.FIRE,)),), zone=Zone.GRAVEYARD, whose=YOU)
HIS_CREATURE: Final = Noun((Kind.CREATURE,), whose=THAT_PLAYER)
OPPOSING_CREATURE: Final = Noun((Kind.CREATURE,), whose=OPPONENT)
OTHER_CREATURE_OF_YOURS: Final = Noun((Kind.CREATURE,), (Other(),), whose=YOU)
SPELL: Final = Noun((Kind.SPELL,), zone=Zone.HAND)
SPELL_IN_DECK: Final = Noun((Kind.SPELL,), zone=Zone.DECK, whose=YOU)
UNTAPPED_CREATURE: Final = Noun((Kind.CREATURE,), (Untapped(),))
YOUR_CREATURE: Final = Noun((Kind.CREATURE,), whose=YOU)
