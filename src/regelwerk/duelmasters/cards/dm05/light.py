"""DM-05 Survivors of the Megapocalypse: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Syrius, Firmament Elemental", CardType.CREATURE, 11, (Civilization.LIGHT,), races=("Angel Command",),
        power=12000,
        number="S1", rarity=Rarity.SUPER_RARE, emblem="star-swirl",
        abilities=(Blocker(), Breaker(3)),
    ),
    Card(
        "La Byle, Seeker of the Winds", CardType.CREATURE, 7, (Civilization.LIGHT,), races=("Mecha Thunder",),
        power=5000,
        number="1", rarity=Rarity.VERY_RARE, emblem="whirlwind",
        abilities=(Blocker(), When(Battles(THIS, blocking=True), Untap(THIS))),
    ),
    Card(
        "Ballus, Dogfight Enforcer Q", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Survivor", "Berserker"),
        power=3000,
        number="6", rarity=Rarity.UNCOMMON, emblem="jetpack",
        abilities=(Survivor(When(EndOfTurn(), Untap(THIS))),),
    ),
    Card(
        "Calgo, Vizier of Rainclouds", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Initiate",), power=2000,
        number="7", rarity=Rarity.COMMON, emblem="raining",
        abilities=(
            Always(
                Cannot(THIS, RestrictedAction.BE_BLOCKED, by=CardFilter((CardType.CREATURE,), (PowerAtLeast(4000),)))
            ),
        ),
    ),
    Card(
        "Gallia Zohl, Iron Guardian Q", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Survivor", "Guardian"),
        power=2000,
        number="8", rarity=Rarity.COMMON, emblem="armor-upgrade",
        abilities=(Survivor(Blocker()),),
    ),
    Card(
        "Glory Snow", CardType.SPELL, 4, (Civilization.LIGHT,),
        number="9", rarity=Rarity.RARE, emblem="snowflake-1",
        abilities=(ShieldTrigger(), OnCast(If(More(CardFilter((), zone=Zone.MANA)), PutInto(TopOfDeck(2), Zone.MANA)))),
    ),
    Card(
        "Kulus, Soulshine Enforcer", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Berserker",), power=3500,
        number="10", rarity=Rarity.COMMON, emblem="sun-radiations",
        abilities=(
            When(EntersBattle(THIS), PutInto(TopOfDeck(1), Zone.MANA), condition=More(CardFilter((), zone=Zone.MANA))),
        ),
    ),
    Card(
        "La Guile, Seeker of Skyfire", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Mecha Thunder",),
        power=7500,
        number="11", rarity=Rarity.UNCOMMON, emblem="fire-ray",
        abilities=(Breaker(2),),
    ),
    Card(
        "Le Quist, the Oracle", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Light Bringer",), power=1500,
        number="12", rarity=Rarity.COMMON, emblem="sun-priest",
        abilities=(
            When(
                Attacks(THIS),
                May(
                    Tap(
                        Chosen(
                            CardFilter(
                                (CardType.CREATURE,), (OfCivilization((Civilization.DARKNESS, Civilization.FIRE)),)
                            )
                        )
                    )
                ),
            ),
        ),
    ),
    Card(
        "Snork La, Shrine Guardian", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Guardian",), power=3000,
        number="13", rarity=Rarity.RARE, emblem="shinto-shrine",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
            When(Moves(CARD_IN_YOUR_MANA, Zone.GRAVEYARD, by=OPPONENT), May(PutInto(EVENT_SUBJECT, Zone.MANA))),
        ),
    ),
    Card(
        "Syforce, Aurora Elemental", CardType.CREATURE, 7, (Civilization.LIGHT,), races=("Angel Command",), power=7000,
        number="14", rarity=Rarity.RARE, emblem="aura",
        abilities=(
            Blocker(),
            When(EntersBattle(THIS), May(PutInto(Chosen(SPELL_IN_YOUR_MANA), Zone.HAND))),
            Breaker(2),
        ),
    ),
    Card(
        "Thunder Net", CardType.SPELL, 2, (Civilization.LIGHT,),
        number="15", rarity=Rarity.UNCOMMON, emblem="lightning-dissipation",
        abilities=(
            OnCast(
                Tap(
                    Chosen(
                        OPPOSING_CREATURE,
                        Count(CardFilter((), (OfCivilization((Civilization.WATER,)),), whose=YOU)),
                        up_to=True,
                    )
                )
            ),
        ),
    ),
)  # fmt: skip
