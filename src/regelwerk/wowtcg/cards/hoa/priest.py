"""Heroes of Azeroth: cards of the Priest."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Chastise", CardType.ABILITY, cost=2, tags=("Holy",), icons=(Class.PRIEST,),
        number=76, rarity=Rarity.UNCOMMON, emblem="sun-spear",
        powers=(OnPlay(Deal(2, Element.HOLY, Target(HERO_OR_ALLY), unpreventable=True)),),
    ),
    Card(
        "Dispel Magic", CardType.ABILITY, cost=1, tags=("Discipline",), icons=(Class.PRIEST,), instant=True,
        number=77, rarity=Rarity.UNCOMMON, name_de="Magiebannung", emblem="magic-broom",
        powers=(OnPlay(Destroy(Target(ABILITY))),),
    ),
    Card(
        "Flash Heal", CardType.ABILITY, cost=1, tags=("Holy",), icons=(Class.PRIEST,), instant=True,
        number=78, rarity=Rarity.COMMON, name_de="Blitzheilung", emblem="heart-plus",
        powers=(OnPlay(Heal(4, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Heal", CardType.ABILITY, cost=2, tags=("Holy",), icons=(Class.PRIEST,),
        number=79, rarity=Rarity.UNCOMMON, emblem="health-normal",
        powers=(OnPlay(Heal(7, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Mind Blast", CardType.ABILITY, cost=5, tags=("Shadow",), icons=(Class.PRIEST,),
        number=80, rarity=Rarity.RARE, name_de="Gedankenschlag", emblem="brainstorm",
        powers=(
            OnPlay(Then((
                Deal(2, Element.SHADOW, Target(HERO_OR_ALLY)),
                Discard(THAT_MUCH, ControllerOf(THEM)),
            ))),
        ),
    ),
    Card(
        "Mind Control", CardType.ABILITY, cost=2, plus_x=True, tags=("Shadow",), icons=(Class.PRIEST,), ongoing=True,
        number=81, rarity=Rarity.RARE, name_de="Gedankenkontrolle", emblem="puppet",
        powers=(
            OnPlay(Attach(Target(CardFilter((CardType.ALLY,), (WithCost(X),))))),
            Always(GainControl(ATTACHED)),
            When(YouPlay(), Destroy(THIS)),
        ),
    ),
    Card(
        "Mind Spike", CardType.ABILITY, cost=2, tags=("Shadow",), icons=(Class.PRIEST,),
        number=82, rarity=Rarity.COMMON, emblem="spiked-halo",
        powers=(
            OnPlay(Then((
                Deal(1, Element.SHADOW, Target(HERO_OR_ALLY)),
                Discard(THAT_MUCH, ControllerOf(THEM)),
            ))),
        ),
    ),
    Card(
        "Power Word: Fortitude", CardType.ABILITY, cost=3, tags=("Discipline",), icons=(Class.PRIEST,), ongoing=True,
        number=83, rarity=Rarity.COMMON, emblem="heart-armor",
        powers=(
            OnPlay(Attach(Target(HERO_OR_ALLY))),
            Always(Have(ATTACHED, health=5)),
        ),
    ),
    Card(
        "Prayer of Healing", CardType.ABILITY, cost=3, tags=("Holy",), icons=(Class.PRIEST,),
        number=84, rarity=Rarity.UNCOMMON, name_de="Gebet der Heilung", emblem="prayer",
        powers=(OnPlay(Heal(3, All(HERO_OR_ALLY_IN_YOUR_PARTY))),),
    ),
    Card(
        "Psychic Scream", CardType.ABILITY, cost=6, tags=("Shadow",), icons=(Class.PRIEST,), instant=True,
        number=85, rarity=Rarity.RARE, name_de="Psychischer Schrei", emblem="screaming",
        powers=(
            OnPlay(
                PutInto(
                    Chosen(
                        CardFilter((CardType.ALLY,), (ControlledBy(ThatPlayer()),)),
                        by=EachPlayer(opponent=True),
                        count=3,
                    ),
                    Zone.HAND,
                ),
            ),
        ),
    ),
    Card(
        "Resurrection", CardType.ABILITY, cost=4, tags=("Holy",), icons=(Class.PRIEST,),
        number=86, rarity=Rarity.RARE, name_de="Auferstehung", emblem="raise-zombie",
        powers=(
            OnPlay(If(
                Matches(
                    Target(CardFilter((CardType.ALLY,), zone=Zone.GRAVEYARD, whose=YOU)),
                    CardFilter((CardType.ALLY,), (WithCost(Count(YOUR_RESOURCE), or_less=True),), Zone.GRAVEYARD, YOU),
                ),
                PutIntoPlay(THEM),
            )),
        ),
    ),
    Card(
        "Shadow Word: Pain", CardType.ABILITY, cost=3, tags=("Shadow",), icons=(Class.PRIEST,), instant=True,
        ongoing=True,
        number=87, rarity=Rarity.UNCOMMON, emblem="evil-hand",
        powers=(
            OnPlay(And((Attach(Target(HERO_OR_ALLY)), Discard(1, ControllerOf(THEM))))),
            When(StartOfTurn(), Deal(1, Element.SHADOW, ATTACHED)),
        ),
    ),
    Card(
        "Shadowform", CardType.ABILITY, cost=3, tags=("Shadow", "Talent"), limits=(("Form", 1),), icons=(Class.PRIEST,),
        ongoing=True, hero_required="Shadow",
        number=88, rarity=Rarity.RARE, name_de="Schattengestalt", emblem="shadow-follower",
        powers=(
            Always(RaisesDamage(YOUR_HERO, increase=1, element=Element.SHADOW)),
            When(YouPlay((CardType.ABILITY,), tag="Holy"), Destroy(THIS)),
        ),
    ),
    Card(
        "Smite", CardType.ABILITY, cost=5, tags=("Holy",), icons=(Class.PRIEST,),
        number=89, rarity=Rarity.RARE, emblem="sun-priest",
        powers=(OnPlay(Deal(4, Element.HOLY, Target(HERO_OR_ALLY), unpreventable=True)),),
    ),
    Card(
        "Spiritual Healing", CardType.ABILITY, cost=2, tags=("Holy", "Talent"), icons=(Class.PRIEST,), ongoing=True,
        hero_required="Holy",
        number=90, rarity=Rarity.RARE, emblem="angel-wings",
        powers=(When(YouPlay((CardType.ABILITY,), tag="Holy"), Heal(2, Target(HERO_OR_ALLY))),),
    ),
)  # fmt: skip
