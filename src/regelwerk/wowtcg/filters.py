"""Descriptions that many cards share, named as their texts say them."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.criteria import InYourParty, Opposing, Other, Tagged, Yours
from regelwerk.wowtcg.enums import CardType, Class, Zone
from regelwerk.wowtcg.players import YOU
from regelwerk.wowtcg.selectors import CardFilter

ABILITY: Final = CardFilter((CardType.ABILITY,))
ARMOR: Final = CardFilter((CardType.ARMOR,))
ARMOR_OR_WEAPON: Final = CardFilter((CardType.ARMOR, CardType.WEAPON))
EQUIPMENT: Final = CardFilter((CardType.WEAPON, CardType.ARMOR, CardType.ITEM))
PET: Final = CardFilter((), (Tagged("Pet"),))

ALLY_IN_YOUR_PARTY: Final = CardFilter((CardType.ALLY,), (InYourParty(),))
OTHER_ALLY_IN_YOUR_PARTY: Final = CardFilter((CardType.ALLY,), (Other(), InYourParty()))
HERO_OR_ALLY_IN_YOUR_PARTY: Final = CardFilter((CardType.HERO, CardType.ALLY), (InYourParty(),))
OPPOSING_ALLY: Final = CardFilter((CardType.ALLY,), (Opposing(),))
OPPOSING_HERO_OR_ALLY: Final = CardFilter((CardType.HERO, CardType.ALLY), (Opposing(),))

YOUR_ARMOR: Final = CardFilter((CardType.ARMOR,), (Yours(),))
YOUR_PET: Final = CardFilter((), (Tagged("Pet"), Yours()))
YOUR_RESOURCE: Final = CardFilter((CardType.RESOURCE,), (Yours(),))
YOUR_WEAPON: Final = CardFilter((CardType.WEAPON,), (Yours(),))
YOUR_MELEE_WEAPON: Final = CardFilter((CardType.WEAPON,), (Tagged("Melee"), Yours()))
YOUR_RANGED_WEAPON: Final = CardFilter((CardType.WEAPON,), (Tagged("Ranged"), Yours()))

COMBO_CARD_IN_YOUR_GRAVEYARD: Final = CardFilter((), (Tagged("Combo"),), Zone.GRAVEYARD, YOU)
ALLY_CARD_IN_YOUR_GRAVEYARD: Final = CardFilter((CardType.ALLY,), zone=Zone.GRAVEYARD, whose=YOU)

ALL_CLASSES: Final = (
    Class.DRUID,
    Class.HUNTER,
    Class.MAGE,
    Class.PALADIN,
    Class.PRIEST,
    Class.ROGUE,
    Class.SHAMAN,
    Class.WARLOCK,
    Class.WARRIOR,
)
"""The icons of a card that shows all nine: not the same as none, which makes it neutral."""
