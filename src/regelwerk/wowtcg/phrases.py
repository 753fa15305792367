"""Descriptions that many cards share, named as their texts say them."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.groups import Class, Kind, Zone
from regelwerk.wowtcg.nouns import Noun
from regelwerk.wowtcg.people import YOU
from regelwerk.wowtcg.qualities import InYourParty, Opposing, Other, Tagged, Yours

ABILITY: Final = Noun((Kind.ABILITY,))
ARMOR: Final = Noun((Kind.ARMOR,))
ARMOR_OR_WEAPON: Final = Noun((Kind.ARMOR, Kind.WEAPON))
EQUIPMENT: Final = Noun((Kind.WEAPON, Kind.ARMOR, Kind.ITEM))
PET: Final = Noun((), (Tagged("Pet"),))

ALLY_IN_YOUR_PARTY: Final = Noun((Kind.ALLY,), (InYourParty(),))
OTHER_ALLY_IN_YOUR_PARTY: Final = Noun((Kind.ALLY,), (Other(), InYourParty()))
HERO_OR_ALLY_IN_YOUR_PARTY: Final = Noun((Kind.HERO, Kind.ALLY), (InYourParty(),))
OPPOSING_ALLY: Final = Noun((Kind.ALLY,), (Opposing(),))
OPPOSING_HERO_OR_ALLY: Final = Noun((Kind.HERO, Kind.ALLY), (Opposing(),))

YOUR_ARMOR: Final = Noun((Kind.ARMOR,), (Yours(),))
YOUR_PET: Final = Noun((), (Tagged("Pet"), Yours()))
YOUR_RESOURCE: Final = Noun((Kind.RESOURCE,), (Yours(),))
YOUR_WEAPON: Final = Noun((Kind.WEAPON,), (Yours(),))
YOUR_MELEE_WEAPON: Final = Noun((Kind.WEAPON,), (Tagged("Melee"), Yours()))
YOUR_RANGED_WEAPON: Final = Noun((Kind.WEAPON,), (Tagged("Ranged"), Yours()))

COMBO_CARD_IN_YOUR_GRAVEYARD: Final = Noun((), (Tagged("Combo"),), Zone.GRAVEYARD, YOU)
ALLY_CARD_IN_YOUR_GRAVEYARD: Final = Noun((Kind.ALLY,), zone=Zone.GRAVEYARD, whose=YOU)

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
