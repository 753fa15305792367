"""DM-05 Survivors of the Megapocalypse: the cards of the fire civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Billion-Degree Dragon", CardType.CREATURE, 10, (Civilization.FIRE,), races=("Armored Dragon",), power=15000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="dragon-breath",
        abilities=(Breaker(3),),
    ),
    Card(
        "Bladerush Skyterror Q", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Survivor", "Armored Wyvern"),
        power=5000,
        number="4", rarity=Rarity.VERY_RARE, emblem="winged-sword",
        abilities=(Survivor(Breaker(2)),),
    ),
    Card(
        "Blazosaur Q", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Survivor", "Rock Beast"), power=1000,
        plus=True,
        number="36", rarity=Rarity.COMMON, emblem="fire-breath",
        abilities=(Survivor(PowerAttacker(1000)),),
    ),
    Card(
        "Bolgash Dragon", CardType.CREATURE, 8, (Civilization.FIRE,), races=("Armored Dragon",), power=4000, plus=True,
        number="37", rarity=Rarity.UNCOMMON, emblem="spiked-dragon-head",
        abilities=(PowerAttacker(8000), Breaker(3)),
    ),
    Card(
        "Bombat, General of Speed", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Dragonoid",), power=3000,
        number="38", rarity=Rarity.UNCOMMON, emblem="sprint",
        abilities=(SpeedAttacker(),),
    ),
    Card(
        "Cannoneer Bargon", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Armorloid",), power=4000,
        number="39", rarity=Rarity.RARE, emblem="pirate-cannon",
        abilities=(ShieldTrigger(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Cataclysmic Eruption", CardType.SPELL, 8, (Civilization.FIRE,),
        number="40", rarity=Rarity.RARE, emblem="volcano",
        abilities=(
            OnCast(
                PutInto(
                    Chosen(
                        CARD_IN_OPPOSING_MANA,
                        Count(CardFilter((), (OfCivilization((Civilization.NATURE,)),), whose=YOU)),
                        up_to=True,
                    ),
                    Zone.GRAVEYARD,
                )
            ),
        ),
    ),
    Card(
        "Cyclone Panic", CardType.SPELL, 3, (Civilization.FIRE,),
        number="41", rarity=Rarity.UNCOMMON, emblem="tornado",
        abilities=(
            ShieldTrigger(),
            OnCast(
                EachDoes(EachPlayer(), Then((ShuffleIntoDeck(All(CARD_IN_HIS_HAND)), Draw(THAT_MANY, THAT_PLAYER))))
            ),
        ),
    ),
    Card(
        "Kip Chippotto", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Fire Bird",), power=1000,
        number="42", rarity=Rarity.COMMON, emblem="parrot-head",
        abilities=(
            Instead(IsDestroyed(CardFilter((), (OfRace("Armored Dragon"),), whose=YOU)), Destroy(THIS), may=True),
        ),
    ),
    Card(
        "Rikabu, the Dismantler", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Machine Eater",), power=1000,
        number="43", rarity=Rarity.COMMON, emblem="auto-repair",
        abilities=(SpeedAttacker(),),
    ),
    Card(
        "Ruthless Skyterror", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Armored Wyvern",), power=6000,
        number="44", rarity=Rarity.COMMON, emblem="evil-bat",
        abilities=(
            Always(
                CanAttack(THIS, CardFilter((CardType.CREATURE,), (Untapped(), OfCivilization((Civilization.WATER,)))))
            ),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Twin-Cannon Skyterror", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Wyvern",), power=7000,
        number="45", rarity=Rarity.RARE, emblem="double-shot",
        abilities=(SpeedAttacker(), Breaker(2)),
    ),
)  # fmt: skip
