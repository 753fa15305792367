"""Heroes of Azeroth: cards of the Hunter."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Aimed Shot", CardType.ABILITY, cost=1, plus_x=True, tags=("Marksmanship", "Talent"), icons=(Class.HUNTER,),
        hero_required="Marksmanship",
        number=32, rarity=Rarity.RARE, name_de="Gezielter Schuss", emblem="on-target",
        powers=(OnPlay(Deal(X, Element.RANGED, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Arcane Shot", CardType.ABILITY, cost=2, tags=("Marksmanship",), icons=(Class.HUNTER,), instant=True,
        number=33, rarity=Rarity.COMMON, emblem="striking-arrows",
        powers=(
            OnPlay(Deal(1, Element.ARCANE, Target(HERO_OR_ALLY))),
            OnPlay(Draw(1)),
        ),
    ),
    Card(
        "Aspect of the Hawk", CardType.ABILITY, cost=3, tags=("Beast Mastery",), limits=(("Aspect", 1),),
        icons=(Class.HUNTER,), ongoing=True,
        number=34, rarity=Rarity.RARE, name_de="Aspekt des Falken", emblem="hawk-emblem",
        powers=(Always(RaisesDamage(YOUR_HERO, increase=1, element=Element.RANGED)),),
    ),
    Card(
        "Bestial Wrath", CardType.ABILITY, cost=1, tags=("Beast Mastery", "Talent"), icons=(Class.HUNTER,),
        instant=True,
        hero_required="Beast Mastery",
        number=35, rarity=Rarity.RARE, emblem="beast-eye",
        powers=(
            OnPlay(Then((
                Have(Target(PET), atk=3, span=Duration.THIS_TURN),
                Prevent(None, THEM, Duration.THIS_TURN),
            ))),
        ),
    ),
    Card(
        "Bloodclaw", CardType.ALLY, cost=1, tags=("Raptor",), limits=(("Pet", 1),), icons=(Class.HUNTER,), atk=3,
        element=Element.MELEE, health=1,
        number=36, rarity=Rarity.COMMON, emblem="velociraptor",
    ),
    Card(
        "Eagle Eye", CardType.ABILITY, cost=2, tags=("Beast Mastery",), icons=(Class.HUNTER,), instant=True,
        number=37, rarity=Rarity.UNCOMMON, emblem="eagle-head",
        powers=(OnPlay(LookAtTop(4, Zone.HAND)),),
    ),
    Card(
        "Fury", CardType.ALLY, cost=5, tags=("Cat",), limits=(("Pet", 1),), icons=(Class.HUNTER,), atk=5,
        element=Element.MELEE, health=3, keywords=(Keyword.FEROCITY,),
        number=38, rarity=Rarity.RARE, emblem="saber-toothed-cat-head",
    ),
    Card(
        "Marked for Death", CardType.ABILITY, cost=2, tags=("Marksmanship",), icons=(Class.HUNTER,), instant=True,
        ongoing=True,
        number=39, rarity=Rarity.UNCOMMON, emblem="human-target",
        powers=(
            OnPlay(Attach(Target(OPPOSING_HERO_OR_ALLY))),
            Always(Have(All(ALLY_IN_YOUR_PARTY), atk=1, condition=WhileAttacking(THEM, ATTACHED))),
        ),
    ),
    Card(
        "Master of the Hunt", CardType.ABILITY, cost=3, tags=("Beast Mastery",), icons=(Class.HUNTER,), ongoing=True,
        number=40, rarity=Rarity.RARE, emblem="paw-print",
        powers=(Always(Have(All(YOUR_PET), atk=2, health=2)),),
    ),
    Card(
        "Multi-Shot", CardType.ABILITY, cost=5, tags=("Marksmanship",), icons=(Class.HUNTER,), instant=True,
        number=41, rarity=Rarity.RARE, name_de="Mehrfachschuss", emblem="arrow-cluster",
        powers=(OnPlay(Deal(2, Element.RANGED, Target(HERO_OR_ALLY, count=3, up_to=True))),),
    ),
    Card(
        "Old Bones", CardType.ALLY, cost=4, tags=("Bear",), limits=(("Pet", 1),), icons=(Class.HUNTER,), atk=4,
        element=Element.MELEE, health=4,
        number=42, rarity=Rarity.UNCOMMON, emblem="polar-bear",
        powers=(Always(CombatRule(THIS, CombatDuty.CAN_PROTECT, YOUR_HERO)),),
    ),
    Card(
        "Rapid Fire", CardType.ABILITY, cost=2, tags=("Marksmanship",), icons=(Class.HUNTER,),
        number=43, rarity=Rarity.RARE, name_de="Schnellfeuer", emblem="fast-arrow",
        powers=(
            OnPlay(
                ThisTurn(
                    YouStrike(CardFilter((CardType.WEAPON,), (Tagged("Ranged"),))),
                    MayPay(1, And((Ready(EVENT_SUBJECT), Ready(YOUR_HERO)))),
                ),
            ),
        ),
    ),
    Card(
        "Ravenous Bite", CardType.ABILITY, cost=2, tags=("Beast Mastery",), icons=(Class.HUNTER,), instant=True,
        number=44, rarity=Rarity.COMMON, emblem="sharp-lips",
        powers=(
            OnPlay(Have(Target(ALLY), atk=3, span=Duration.THIS_TURN)),
            OnPlay(Have(Target(ALLY), atk=-3, span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Rayder", CardType.ALLY, cost=2, tags=("Wolf",), limits=(("Pet", 1),), icons=(Class.HUNTER,), atk=2,
        element=Element.MELEE, health=2,
        number=45, rarity=Rarity.UNCOMMON, emblem="wolf-howl",
        powers=(
            Pay(
                (Activate(),),
                Have(All(ALLY_IN_YOUR_PARTY), atk=2, condition=WhileAttacking(THEM), span=Duration.THIS_TURN),
            ),
        ),
    ),
    Card(
        "Track Humanoids", CardType.ABILITY, cost=2, tags=("Survival",), icons=(Class.HUNTER,), ongoing=True,
        number=46, rarity=Rarity.UNCOMMON, emblem="footsteps",
        powers=(When(StartOfTurn(), LookAndMayPut(Zone.DECK)),),
    ),
)  # fmt: skip
