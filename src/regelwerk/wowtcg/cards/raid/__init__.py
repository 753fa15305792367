"""Two weapons known only from an example of the rules, for dual wield (wow:303.2d).

Class icons, rarity and collector number are unknown; the damage type is the one that all Melee weapons have. They
stand here for scenes, and no deck may hold them.
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

SET: Final = "raid"
SET_NAME: Final = "Raid treasure"

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Deathbringer", CardType.WEAPON, cost=3, tags=("Axe",), limits=(("Melee", 1),),
        atk=2, element=Element.MELEE, strike=2, emblem="wood-axe", scenes_only=True,
        powers=(
            When(
                DealsDamage(YOUR_HERO, ALLY, combat=True, with_this_weapon=True),
                Deal(THAT_MUCH, Element.SHADOW, Target(CardFilter((CardType.HERO,), (InPartyOf(EVENT_OTHER),)))),
            ),
        ),
    ),
    Card(
        "Sword of Zeal", CardType.WEAPON, cost=4, tags=("Sword",), limits=(("Melee", 1),),
        atk=2, element=Element.MELEE, strike=2, emblem="rune-sword", scenes_only=True,
        powers=(
            When(
                DealsDamage(YOUR_HERO, combat=True, with_this_weapon=True),
                May(
                    Ready(Chosen(
                        CardFilter((CardType.RESOURCE,), (ControlledBy(ThatPlayer()),)),
                        by=ThatPlayer(),
                        count=THAT_MUCH,
                    )),
                    who=TargetPlayer(),
                ),
            ),
        ),
    ),
)  # fmt: skip
