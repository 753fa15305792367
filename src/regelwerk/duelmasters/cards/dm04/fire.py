"""DM-04 Shadowclash of Blinding Night: the cards of the fire civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Galklife Dragon", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Dragon",), power=6000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="dragon-orb",
        abilities=(
            When(
                EntersBattle(THIS),
                Destroy(
                    All(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.LIGHT,)), PowerAtMost(4000))))
                ),
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Doboulgyser, Giant Rock Beast", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Rock Beast",), power=8000,
        number="4", rarity=Rarity.VERY_RARE, emblem="rock",
        abilities=(
            Evolution((CardFilter((), (OfRace("Rock Beast"),), whose=YOU),)),
            When(
                EntersBattle(THIS),
                May(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(3000),), whose=OPPONENT)))),
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Blasto, Explosive Soldier", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Dragonoid",), power=2000,
        plus=True,
        number="40", rarity=Rarity.COMMON, emblem="grenade",
        abilities=(Always(Have(THIS, power=2000, condition=AtLeast(1, YOUR_DARKNESS_CREATURE))),),
    ),
    Card(
        "Chaotic Skyterror", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Armored Wyvern",), power=4000,
        number="41", rarity=Rarity.RARE, emblem="spiky-wing",
        abilities=(
            Always(Have(All(CardFilter((), (OfRace("Demon Command"),))), abilities=(PowerAttacker(4000), Breaker(2)))),
        ),
    ),
    Card(
        "Kamikaze, Chainsaw Warrior", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Armorloid",), power=1000,
        number="42", rarity=Rarity.COMMON, emblem="chainsaw",
        abilities=(ShieldTrigger(),),
    ),
    Card(
        "Magmarex", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Rock Beast",), power=3000,
        number="43", rarity=Rarity.RARE, emblem="burning-blobs",
        abilities=(
            ShieldTrigger(),
            When(EntersBattle(THIS), Destroy(All(CardFilter((CardType.CREATURE,), (PowerIs(1000),))))),
        ),
    ),
    Card(
        "Mega Detonator", CardType.SPELL, 2, (Civilization.FIRE,),
        number="44", rarity=Rarity.RARE, emblem="detonator",
        abilities=(
            OnCast(
                Then(
                    (
                        Discard(None, up_to=True),
                        Have(Chosen(YOUR_CREATURE, THAT_MANY), abilities=(Breaker(2),), span=Duration.THIS_TURN),
                    )
                )
            ),
        ),
    ),
    Card(
        "Missile Boy", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=1000,
        number="45", rarity=Rarity.UNCOMMON, emblem="missile-swarm",
        abilities=(Always(CostChange(CardFilter((), (OfCivilization((Civilization.LIGHT,)),), zone=Zone.HAND), 1)),),
    ),
    Card(
        "Pippie Kuppie", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Fire Bird",), power=1000,
        number="46", rarity=Rarity.COMMON, emblem="toucan",
        abilities=(Always(Have(All(CardFilter((), (OfRace("Armored Dragon"),))), power=1000)),),
    ),
    Card(
        "Sword of Malevolent Death", CardType.SPELL, 4, (Civilization.FIRE,),
        number="47", rarity=Rarity.UNCOMMON, emblem="bloody-sword",
        abilities=(
            OnCast(
                Have(
                    All(YOUR_CREATURE),
                    abilities=(
                        Always(
                            Have(
                                THIS,
                                power=Times(
                                    1000,
                                    Count(
                                        CardFilter(
                                            (), (OfCivilization((Civilization.DARKNESS,)),), zone=Zone.MANA, whose=YOU
                                        )
                                    ),
                                ),
                                condition=WhileAttacking(THIS),
                            )
                        ),
                    ),
                    span=Duration.THIS_TURN,
                )
            ),
        ),
    ),
)  # fmt: skip
