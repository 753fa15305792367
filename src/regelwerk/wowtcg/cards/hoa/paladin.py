"""Heroes of Azeroth: cards of the Paladin."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Blessing of Might", CardType.ABILITY, cost=2, tags=("Retribution", "Blessing"), icons=(Class.PALADIN,),
        instant=True, ongoing=True,
        number=62, rarity=Rarity.UNCOMMON, name_de="Segen der Macht", emblem="fist",
        powers=(
            OnPlay(Attach(Target(HERO_OR_ALLY))),
            Always(Have(ATTACHED, atk=1, condition=WhileAttacking(ATTACHED))),
        ),
    ),
    Card(
        "Blessing of Protection", CardType.ABILITY, cost=2, tags=("Protection", "Blessing"), icons=(Class.PALADIN,),
        instant=True, ongoing=True,
        number=63, rarity=Rarity.UNCOMMON, name_de="Segen des Schutzes", emblem="shield-echoes",
        powers=(
            OnPlay(Attach(Target(HERO_OR_ALLY_IN_YOUR_PARTY))),
            Always(And((Prevent(None, ATTACHED), Prevent(None, None, by=ATTACHED)))),
            When(EndOfTurn(), Destroy(THIS)),
        ),
    ),
    Card(
        "Blessing of Wisdom", CardType.ABILITY, cost=5, tags=("Holy", "Blessing"), icons=(Class.PALADIN,), instant=True,
        ongoing=True,
        number=64, rarity=Rarity.RARE, emblem="owl",
        powers=(
            OnPlay(Attach(Target(HERO_OR_ALLY))),
            Always(Have(ATTACHED, power=Pay((Activate(),), Draw(1)))),
        ),
    ),
    Card(
        "Cleanse", CardType.ABILITY, cost=1, tags=("Holy",), icons=(Class.PALADIN,), instant=True,
        number=65, rarity=Rarity.UNCOMMON, name_de="Reinigung des Glaubens", emblem="holy-water",
        powers=(
            OnPlay(
                Destroy(
                    Chosen(
                        CardFilter(
                            (CardType.ABILITY,),
                            (AttachedTo(Target(CardFilter((CardType.HERO, CardType.ALLY), (Friendly(),)))),),
                        ),
                        by=YOU, count=AnyNumber(), up_to=True,
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Devotion Aura", CardType.ABILITY, cost=5, tags=("Protection",), limits=(("Aura", 1),), icons=(Class.PALADIN,),
        ongoing=True,
        number=66, rarity=Rarity.RARE, name_de="Aura der Hingabe", emblem="aura",
        powers=(Always(Prevent(1, All(HERO_OR_ALLY_IN_YOUR_PARTY))),),
    ),
    Card(
        "Divine Shield", CardType.ABILITY, cost=3, tags=("Holy",), icons=(Class.PALADIN,), instant=True,
        number=67, rarity=Rarity.RARE, name_de="Gottesschild", emblem="energy-shield",
        powers=(
            OnPlay(
                Destroy(
                    Chosen(
                        CardFilter((CardType.ABILITY,), (AttachedTo(YOUR_HERO),)), by=YOU, count=AnyNumber(), up_to=True
                    )
                ),
            ),
            OnPlay(Prevent(None, YOUR_HERO, Duration.THIS_TURN)),
            OnPlay(Cannot(YOUR_HERO, RestrictedAction.BE_TARGETED_BY_OPPONENTS, Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Hammer of Justice", CardType.ABILITY, cost=2, tags=("Protection",), icons=(Class.PALADIN,), instant=True,
        number=68, rarity=Rarity.COMMON, name_de="Hammer der Gerechtigkeit", emblem="hammer-drop",
        powers=(
            OnPlay(
                Then(
                    (
                        Turn(Target(HERO_OR_ALLY), Position.EXHAUSTED),
                        Cannot(THEM, RestrictedAction.READY_IN_NEXT_READY_STEP),
                    ),
                ),
            ),
            OnPlay(Draw(1)),
        ),
    ),
    Card(
        "Holy Light", CardType.ABILITY, cost=3, tags=("Holy",), icons=(Class.PALADIN,),
        number=69, rarity=Rarity.COMMON, emblem="sunbeams",
        powers=(
            OnPlay(Heal(5, Target(HERO_OR_ALLY))),
            OnPlay(Draw(1)),
        ),
    ),
    Card(
        "Holy Shield", CardType.ABILITY, cost=2, tags=("Protection", "Talent"), icons=(Class.PALADIN,), instant=True,
        hero_required="Protection",
        number=70, rarity=Rarity.RARE, emblem="shield-reflect",
        powers=(
            OnPlay(Then((
                Prevent(5, YOUR_HERO, Duration.THIS_TURN, by=Target(HERO_OR_ALLY)),
                ThisTurn(IsDealtDamage(prevented=True, this_way=True), Deal(THAT_MUCH, Element.HOLY, EVENT_OTHER)),
            ))),
        ),
    ),
    Card(
        "Retribution Aura", CardType.ABILITY, cost=5, tags=("Retribution",), limits=(("Aura", 1),),
        icons=(Class.PALADIN,), ongoing=True,
        number=71, rarity=Rarity.RARE, name_de="Aura der Vergeltung", emblem="embrassed-energy",
        powers=(
            When(
                IsDealtDamage(HERO_OR_ALLY_IN_YOUR_PARTY, combat=True),
                Deal(1, Element.HOLY, EVENT_OTHER, by=EVENT_SUBJECT),
            ),
        ),
    ),
    Card(
        "Sacred Duty", CardType.ABILITY, cost=3, tags=("Protection",), icons=(Class.PALADIN,), ongoing=True,
        number=72, rarity=Rarity.COMMON, emblem="cross-shield",
        powers=(
            Always(Have(YOUR_HERO, keywords=(Keyword.PROTECTOR,))),
            When(Defends(YOUR_HERO, protecting=True), Heal(1, YOUR_HERO)),
        ),
    ),
    Card(
        "Seal of Light", CardType.ABILITY, cost=3, tags=("Holy",), limits=(("Seal", 1),), icons=(Class.PALADIN,),
        ongoing=True,
        number=73, rarity=Rarity.UNCOMMON, emblem="holy-symbol",
        powers=(
            When(DealsDamage(YOUR_HERO, combat=True, with_weapon=True), Heal(2, YOUR_HERO)),
            Pay((Resources(1), DestroyCost(THIS)), Heal(4, YOUR_HERO)),
        ),
    ),
    Card(
        "Seal of Wisdom", CardType.ABILITY, cost=3, tags=("Holy",), limits=(("Seal", 1),), icons=(Class.PALADIN,),
        ongoing=True,
        number=74, rarity=Rarity.RARE, emblem="wax-seal",
        powers=(
            When(DealsDamage(YOUR_HERO, combat=True, with_weapon=True), Draw(1)),
            Pay((Resources(1), DestroyCost(THIS)), Draw(1)),
        ),
    ),
    Card(
        "Touched by Light", CardType.ABILITY, cost=1, tags=("Holy",), icons=(Class.PALADIN,),
        number=75, rarity=Rarity.UNCOMMON, emblem="beams-aura",
        powers=(
            OnPlay(Heal(1, Target(HERO_OR_ALLY))),
            OnPlay(Draw(1)),
        ),
    ),
)  # fmt: skip
