"""Descriptions that many cards share, named as their texts say them."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.abilities import Blocker
from regelwerk.duelmasters.criteria import OfCivilization, Other, Untapped, WithKeyword
from regelwerk.duelmasters.enums import CardType, Civilization, Zone
from regelwerk.duelmasters.players import OPPONENT, THAT_PLAYER, YOU
from regelwerk.duelmasters.selectors import CardFilter

CARD_IN_HAND: Final = CardFilter((), zone=Zone.HAND, whose=YOU)
CARD_IN_HIS_HAND: Final = CardFilter((), zone=Zone.HAND, whose=THAT_PLAYER)
CARD_IN_HIS_MANA: Final = CardFilter((), zone=Zone.MANA, whose=THAT_PLAYER)
CARD_IN_OPPOSING_HAND: Final = CardFilter((), zone=Zone.HAND, whose=OPPONENT)
CARD_IN_OPPOSING_MANA: Final = CardFilter((), zone=Zone.MANA, whose=OPPONENT)
CARD_IN_YOUR_MANA: Final = CardFilter((), zone=Zone.MANA, whose=YOU)
CREATURE: Final = CardFilter((CardType.CREATURE,))
CREATURE_IN_DECK: Final = CardFilter((CardType.CREATURE,), zone=Zone.DECK, whose=YOU)
CREATURE_IN_YOUR_GRAVEYARD: Final = CardFilter((CardType.CREATURE,), zone=Zone.GRAVEYARD, whose=YOU)
CREATURE_IN_YOUR_MANA: Final = CardFilter((CardType.CREATURE,), zone=Zone.MANA, whose=YOU)
CREATURE_WITH_BLOCKER: Final = CardFilter((CardType.CREATURE,), (WithKeyword(Blocker()),))
DARKNESS_CREATURE: Final = CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.DARKNESS,)),))
FIRE_CARD_IN_YOUR_GRAVEYARD: Final = CardFilter(
    (), (OfCivilization((Civilization.FIRE,)),), zone=Zone.GRAVEYARD, whose=YOU
)
HIS_CREATURE: Final = CardFilter((CardType.CREATURE,), whose=THAT_PLAYER)
LIGHT_CREATURE: Final = CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.LIGHT,)),))
OPPOSING_CREATURE: Final = CardFilter((CardType.CREATURE,), whose=OPPONENT)
OPPOSING_CREATURE_WITH_BLOCKER: Final = CardFilter((CardType.CREATURE,), (WithKeyword(Blocker()),), whose=OPPONENT)
OPPOSING_SHIELD: Final = CardFilter((), zone=Zone.SHIELDS, whose=OPPONENT)
OTHER_CREATURE_OF_YOURS: Final = CardFilter((CardType.CREATURE,), (Other(),), whose=YOU)
OTHER_FIRE_CREATURE_OF_YOURS: Final = CardFilter(
    (CardType.CREATURE,), (Other(), OfCivilization((Civilization.FIRE,))), whose=YOU
)
SPELL: Final = CardFilter((CardType.SPELL,), zone=Zone.HAND)
SPELL_IN_DECK: Final = CardFilter((CardType.SPELL,), zone=Zone.DECK, whose=YOU)
SPELL_IN_YOUR_MANA: Final = CardFilter((CardType.SPELL,), zone=Zone.MANA, whose=YOU)
UNTAPPED_CREATURE: Final = CardFilter((CardType.CREATURE,), (Untapped(),))
YOUR_CREATURE: Final = CardFilter((CardType.CREATURE,), whose=YOU)
YOUR_DARKNESS_CREATURE: Final = CardFilter(DARKNESS_CREATURE.kinds, DARKNESS_CREATURE.criteria, whose=YOU)
YOUR_LIGHT_CREATURE: Final = CardFilter(LIGHT_CREATURE.kinds, LIGHT_CREATURE.criteria, whose=YOU)
YOUR_SHIELD: Final = CardFilter((), zone=Zone.SHIELDS, whose=YOU)
