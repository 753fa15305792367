"""Heroes of Azeroth: cards of the Mage."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Arcane Intellect", CardType.ABILITY, cost=2, tags=("Arcane",), icons=(Class.MAGE,), instant=True, ongoing=True,
        number=47, rarity=Rarity.UNCOMMON, emblem="brain",
        powers=(
            OnPlay(And((Attach(Target(HERO)), Draw(1, ControllerOf(THEM))))),
            Always(HandSize(ControllerOf(ATTACHED), 3)),
        ),
    ),
    Card(
        "Blink", CardType.ABILITY, cost=2, tags=("Arcane",), icons=(Class.MAGE,), instant=True,
        number=48, rarity=Rarity.COMMON, name_de="Blinzeln", emblem="teleport",
        powers=(
            OnPlay(Draw(1)),
            OnPlay(
                If(
                    WhileDefending(YOUR_HERO),
                    RemoveFromCombat(All(CardFilter((CardType.HERO, CardType.ALLY), (Attacking(),)))),
                )
            ),
        ),
    ),
    Card(
        "Brain Freeze", CardType.ABILITY, cost=3, tags=("Frost",), icons=(Class.MAGE,), instant=True,
        number=49, rarity=Rarity.RARE, emblem="brain-stem",
        powers=(OnPlay(PlayersCannot(RestrictedAction.DRAW, opponents=False, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Cold Snap", CardType.ABILITY, cost=2, plus_x=True, tags=("Frost", "Talent"), icons=(Class.MAGE,), instant=True,
        hero_required="Frost",
        number=50, rarity=Rarity.RARE, emblem="frozen-orb",
        powers=(
            OnPlay(RemoveFromGame(THIS)),
            OnPlay(
                PutInto(
                    Chosen(
                        CardFilter(
                            (CardType.ABILITY,),
                            (Tagged("Frost"), Named(like=Names.DIFFERENT)),
                            Zone.GRAVEYARD,
                            YOU,
                        ),
                        by=YOU, count=X, up_to=True,
                    ),
                    Zone.HAND,
                ),
            ),
        ),
    ),
    Card(
        "Counterspell", CardType.ABILITY, cost=2, tags=("Arcane",), icons=(Class.MAGE,), instant=True,
        number=51, rarity=Rarity.RARE, name_de="Gegenzauber", emblem="cancel",
        powers=(OnPlay(Interrupt(Target(CardFilter((CardType.ABILITY,), zone=Zone.CHAIN)))),),
    ),
    Card(
        "Fire Blast", CardType.ABILITY, cost=1, tags=("Fire",), icons=(Class.MAGE,), instant=True,
        number=52, rarity=Rarity.COMMON, name_de="Feuerschlag", emblem="fire-ray",
        powers=(OnPlay(Deal(2, Element.FIRE, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Fireball", CardType.ABILITY, cost=4, tags=("Fire",), icons=(Class.MAGE,), ongoing=True,
        number=53, rarity=Rarity.UNCOMMON, emblem="fireball",
        powers=(
            OnPlay(And((Attach(Target(HERO_OR_ALLY)), Deal(4, Element.FIRE, THEM)))),
            When(StartOfTurn(), Deal(1, Element.FIRE, ATTACHED)),
        ),
    ),
    Card(
        "Flamestrike", CardType.ABILITY, cost=7, tags=("Fire",), icons=(Class.MAGE,),
        number=54, rarity=Rarity.RARE, name_de="Flammenstoß", emblem="flame-spin",
        powers=(OnPlay(Deal(3, Element.FIRE, All(OPPOSING_HERO_OR_ALLY))),),
    ),
    Card(
        "Frost Nova", CardType.ABILITY, cost=4, tags=("Frost",), icons=(Class.MAGE,), instant=True,
        number=55, rarity=Rarity.RARE, name_de="Frostnova", emblem="frostfire",
        powers=(
            OnPlay(Then((
                Deal(1, Element.FROST, All(OPPOSING_HERO_OR_ALLY)),
                Cannot(DealtThisWay(), RestrictedAction.ATTACK, Duration.THIS_TURN),
            ))),
        ),
    ),
    Card(
        "Frostbolt", CardType.ABILITY, cost=3, tags=("Frost",), icons=(Class.MAGE,), instant=True,
        number=56, rarity=Rarity.UNCOMMON, name_de="Frostblitz", emblem="ice-bolt",
        powers=(
            OnPlay(Then((
                Deal(3, Element.FROST, Target(HERO_OR_ALLY)),
                Cannot(DealtThisWay(), RestrictedAction.ATTACK, Duration.THIS_TURN),
            ))),
        ),
    ),
    Card(
        "Mana Agate", CardType.ABILITY, cost=2, tags=("Arcane",), icons=(Class.MAGE,), ongoing=True,
        number=57, rarity=Rarity.UNCOMMON, emblem="gem-pendant",
        powers=(Pay((Resources(1), DestroyCost(THIS)), Draw(2)),),
    ),
    Card(
        "Polymorph", CardType.ABILITY, cost=2, tags=("Arcane",), icons=(Class.MAGE,), ongoing=True,
        number=58, rarity=Rarity.COMMON, name_de="Verwandlung", emblem="sheep",
        powers=(
            OnPlay(Attach(Target(ALLY))),
            Always(And((
                Cannot(ATTACHED, RestrictedAction.ATTACK),
                Cannot(ATTACHED, RestrictedAction.PROTECT),
                LosesPowers(ATTACHED),
                BecomesTagged(ATTACHED, "Sheep"),
            ))),
        ),
    ),
    Card(
        "Pyroblast", CardType.ABILITY, cost=8, tags=("Fire", "Talent"), icons=(Class.MAGE,), ongoing=True,
        hero_required="Fire",
        number=59, rarity=Rarity.RARE, name_de="Pyroschlag", emblem="burning-meteor",
        powers=(
            OnPlay(And((Attach(Target(HERO_OR_ALLY)), Deal(6, Element.FIRE, THEM)))),
            When(StartOfTurn(), Deal(2, Element.FIRE, ATTACHED)),
        ),
    ),
    Card(
        "Winter's Grasp", CardType.ABILITY, cost=3, tags=("Frost",), icons=(Class.MAGE,), ongoing=True,
        number=60, rarity=Rarity.UNCOMMON, emblem="ice-spear",
        powers=(Always(Cannot(All(OPPOSING_ALLY), RestrictedAction.ATTACK_HEROES_AND_ALLIES_OF_YOURS, unless_pays=1)),),
    ),
    Card(
        "World in Flames", CardType.ABILITY, cost=8, tags=("Fire",), icons=(Class.MAGE,), ongoing=True,
        number=61, rarity=Rarity.RARE, emblem="fire-wave",
        powers=(Always(RaisesDamage(YOUR_HERO, double=True, element=Element.FIRE)),),
    ),
)  # fmt: skip
