"""DM-02 Evo-Crushinators of Doom: the cards of the fire civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Armored Blaster Valdios", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Human",), power=6000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="laser-blast",
        abilities=(
            Evolution((CardFilter((), (OfRace("Human"),), whose=YOU),)),
            Always(Have(All(CardFilter((), (OfRace("Human"), Other()), whose=YOU)), power=1000)),
            Breaker(2),
        ),
    ),
    Card(
        "Armored Cannon Balbaro", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=3000, plus=True,
        number="34", rarity=Rarity.UNCOMMON, emblem="cannon",
        abilities=(
            Evolution((CardFilter((), (OfRace("Human"),), whose=YOU),)),
            Always(
                Have(
                    THIS,
                    power=Times(2000, Count(CardFilter((), (OfRace("Human"), Other())))),
                    condition=WhileAttacking(THIS),
                ),
            ),
        ),
    ),
    Card(
        "Bolzard Dragon", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Armored Dragon",), power=5000,
        number="35", rarity=Rarity.VERY_RARE, emblem="double-dragon",
        abilities=(When(Attacks(THIS), PutInto(Chosen(CARD_IN_OPPOSING_MANA), Zone.GRAVEYARD)),),
    ),
    Card(
        "Bombersaur", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Rock Beast",), power=5000,
        number="36", rarity=Rarity.RARE, emblem="stegosaurus-scales",
        abilities=(When(IsDestroyed(THIS), PutInto(Chosen(CARD_IN_HIS_MANA, 2, by=EachPlayer()), Zone.GRAVEYARD)),),
    ),
    Card(
        "Burst Shot", CardType.SPELL, 6, (Civilization.FIRE,),
        number="37", rarity=Rarity.UNCOMMON, emblem="bright-explosion",
        abilities=(ShieldTrigger(), OnCast(Destroy(All(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),)))))),
    ),
    Card(
        "Cavalry General Curatops", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Dragonoid",), power=2000,
        number="38", rarity=Rarity.UNCOMMON, emblem="cavalry",
        abilities=(Always(CanAttack(THIS, UNTAPPED_CREATURE)),),
    ),
    Card(
        "Dogarn, the Marauder", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Armorloid",), power=2000, plus=True,
        number="39", rarity=Rarity.RARE, emblem="robot-grab",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=Times(2000, Count(CardFilter((CardType.CREATURE,), (Other(), Tapped()), whose=YOU))),
                    condition=WhileAttacking(THIS),
                ),
            ),
        ),
    ),
    Card(
        "Engineer Kipo", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Machine Eater",), power=2000,
        number="40", rarity=Rarity.COMMON, emblem="monkey-wrench",
        abilities=(When(IsDestroyed(THIS), PutInto(Chosen(CARD_IN_HIS_MANA, by=EachPlayer()), Zone.GRAVEYARD)),),
    ),
    Card(
        "Galsaur", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Rock Beast",), power=4000, plus=True,
        number="41", rarity=Rarity.COMMON, emblem="dinosaur-rex",
        abilities=(
            Always(
                Have(THIS, abilities=(PowerAttacker(4000), Breaker(2)), condition=AtMost(0, OTHER_CREATURE_OF_YOURS)),
            ),
        ),
    ),
    Card(
        "Metalwing Skyterror", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Wyvern",), power=6000,
        number="42", rarity=Rarity.RARE, emblem="evil-wings",
        abilities=(When(Attacks(THIS), May(Destroy(Chosen(OPPOSING_CREATURE_WITH_BLOCKER)))), Breaker(2)),
    ),
    Card(
        "Mini Titan Gett", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Human",), power=2000, plus=True,
        number="43", rarity=Rarity.COMMON, emblem="fist",
        abilities=(Always(MustAttack(THIS)), PowerAttacker(1000)),
    ),
    Card(
        "Rumble Gate", CardType.SPELL, 4, (Civilization.FIRE,),
        number="44", rarity=Rarity.COMMON, emblem="triple-gate",
        abilities=(
            OnCast(Have(All(YOUR_CREATURE), power=1000, span=Duration.THIS_TURN)),
            OnCast(CanAttack(All(YOUR_CREATURE), UNTAPPED_CREATURE, span=Duration.THIS_TURN)),
        ),
    ),
)  # fmt: skip
