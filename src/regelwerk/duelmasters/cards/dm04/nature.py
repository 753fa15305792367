"""DM-04 Shadowclash of Blinding Night: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Niofa, Horned Protector", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Horned Beast",), power=9000,
        number="S5", rarity=Rarity.SUPER_RARE, emblem="deer-head",
        abilities=(
            Evolution((CardFilter((), (OfRace("Horned Beast"),), whose=YOU),)),
            When(
                EntersBattle(THIS),
                Search(
                    CardFilter(
                        (CardType.CREATURE,), (OfCivilization((Civilization.NATURE,)),), zone=Zone.DECK, whose=YOU
                    ),
                    PutInto(THEM, Zone.HAND),
                    reveal=True,
                ),
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Supporting Tulip", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Tree Folk",), power=4000, plus=True,
        number="5", rarity=Rarity.VERY_RARE, emblem="vanilla-flower",
        abilities=(Always(Have(All(CardFilter((), (OfRace("Angel Command"),))), abilities=(PowerAttacker(4000),))),),
    ),
    Card(
        "Ancient Giant", CardType.CREATURE, 8, (Civilization.NATURE,), races=("Giant",), power=9000,
        number="48", rarity=Rarity.RARE, emblem="stone-bust",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.BE_BLOCKED, by=DARKNESS_CREATURE)),
            Breaker(2),
        ),
    ),
    Card(
        "Cannon Shell", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Colony Beetle",), power=1000, plus=True,
        number="49", rarity=Rarity.COMMON, emblem="cannon-shot",
        abilities=(
            ShieldTrigger(),
            Always(Have(THIS, power=Times(1000, Count(YOUR_SHIELD)))),
        ),
    ),
    Card(
        "Dew Mushroom", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Balloon Mushroom",), power=1000,
        number="50", rarity=Rarity.UNCOMMON, emblem="dew",
        abilities=(Always(CostChange(CardFilter((), (OfCivilization((Civilization.DARKNESS,)),), zone=Zone.HAND), 1)),),
    ),
    Card(
        "Exploding Cactus", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Tree Folk",), power=2000, plus=True,
        number="51", rarity=Rarity.COMMON, emblem="cactus",
        abilities=(Always(Have(THIS, power=2000, condition=AtLeast(1, YOUR_LIGHT_CREATURE))),),
    ),
    Card(
        "Mystic Inscription", CardType.SPELL, 6, (Civilization.NATURE,),
        number="52", rarity=Rarity.RARE, emblem="rune-stone",
        abilities=(OnCast(PutInto(TopOfDeck(), Zone.SHIELDS)),),
    ),
    Card(
        "Sword of Benevolent Life", CardType.SPELL, 2, (Civilization.NATURE,),
        number="53", rarity=Rarity.RARE, emblem="shining-sword",
        abilities=(
            OnCast(Have(All(YOUR_CREATURE), power=Times(1000, Count(YOUR_LIGHT_CREATURE)), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Three-Eyed Dragonfly", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=4000,
        plus=True,
        number="54", rarity=Rarity.UNCOMMON, emblem="dragonfly",
        abilities=(
            When(
                Attacks(THIS),
                May(
                    Then(
                        (
                            Destroy(Chosen(OTHER_CREATURE_OF_YOURS)),
                            Have(THIS, power=2000, abilities=(Breaker(2),), span=Duration.THIS_TURN),
                        )
                    )
                ),
            ),
        ),
    ),
    Card(
        "Torcon", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Beast Folk",), power=1000,
        number="55", rarity=Rarity.COMMON, emblem="pounce",
        abilities=(ShieldTrigger(),),
    ),
)  # fmt: skip
