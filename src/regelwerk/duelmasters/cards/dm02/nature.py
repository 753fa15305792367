"""DM-02 Evo-Crushinators of Doom: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Fighter Dual Fang", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Beast Folk",), power=8000,
        number="S5", rarity=Rarity.SUPER_RARE, emblem="saber-toothed-cat-head",
        abilities=(
            Evolution((CardFilter((), (OfRace("Beast Folk"),), whose=YOU),)),
            When(EntersBattle(THIS), PutInto(TopOfDeck(2), Zone.MANA)),
            Breaker(2),
        ),
    ),
    Card(
        "Barkwhip, the Smasher", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Beast Folk",), power=5000,
        number="45", rarity=Rarity.UNCOMMON, emblem="whiplash",
        abilities=(
            Evolution((CardFilter((), (OfRace("Beast Folk"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((), (OfRace("Beast Folk"), Other()), whose=YOU)),
                    power=2000,
                    condition=Matches(THIS, CardFilter((), (Tapped(),))),
                ),
            ),
        ),
    ),
    Card(
        "Elf-X", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Tree Folk",), power=2000,
        number="46", rarity=Rarity.RARE, emblem="elf-ear",
        abilities=(Always(CostChange(CardFilter((CardType.CREATURE,), zone=Zone.HAND, whose=YOU), -1, floor=1)),),
    ),
    Card(
        "Essence Elf", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Tree Folk",), power=1000,
        number="47", rarity=Rarity.COMMON, emblem="woman-elf-face",
        abilities=(Always(CostChange(CardFilter((CardType.SPELL,), zone=Zone.HAND, whose=YOU), -1, floor=1)),),
    ),
    Card(
        "Fortress Shell", CardType.CREATURE, 9, (Civilization.NATURE,), races=("Colony Beetle",), power=5000,
        number="48", rarity=Rarity.RARE, emblem="armoured-shell",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CARD_IN_OPPOSING_MANA, 2, up_to=True), Zone.GRAVEYARD)),),
    ),
    Card(
        "Leaping Tornado Horn", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Horned Beast",), power=2000,
        plus=True,
        number="49", rarity=Rarity.COMMON, emblem="stomp-tornado",
        abilities=(
            Always(Have(THIS, power=Times(1000, Count(OTHER_CREATURE_OF_YOURS)), condition=WhileAttacking(THIS))),
        ),
    ),
    Card(
        "Mana Crisis", CardType.SPELL, 4, (Civilization.NATURE,),
        number="50", rarity=Rarity.UNCOMMON, emblem="earth-crack",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(CARD_IN_OPPOSING_MANA), Zone.GRAVEYARD))),
    ),
    Card(
        "Rainbow Stone", CardType.SPELL, 4, (Civilization.NATURE,),
        number="51", rarity=Rarity.COMMON, emblem="rainbow-star",
        abilities=(OnCast(Search(CardFilter((), zone=Zone.DECK, whose=YOU), PutInto(THEM, Zone.MANA))),),
    ),
    Card(
        "Rumbling Terahorn", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Horned Beast",), power=3000,
        number="52", rarity=Rarity.RARE, emblem="rhinoceros-horn",
        abilities=(When(EntersBattle(THIS), Search(CREATURE_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True)),),
    ),
    Card(
        "Silver Axe", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",), power=1000,
        number="53", rarity=Rarity.COMMON, emblem="battle-axe",
        abilities=(When(Attacks(THIS), May(PutInto(TopOfDeck(1), Zone.MANA))),),
    ),
    Card(
        "Silver Fist", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Beast Folk",), power=3000, plus=True,
        number="54", rarity=Rarity.UNCOMMON, emblem="thor-fist",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Xeno Mantis", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant Insect",), power=6000,
        number="55", rarity=Rarity.VERY_RARE, emblem="praying-mantis",
        abilities=(
            Always(
                Cannot(THIS, RestrictedAction.BE_BLOCKED, by=CardFilter((CardType.CREATURE,), (PowerAtMost(5000),)))
            ),
            Breaker(2),
        ),
    ),
)  # fmt: skip
