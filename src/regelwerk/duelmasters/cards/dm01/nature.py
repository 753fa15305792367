"""DM-01 Base Set: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Deathblade Beetle", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=3000,
        plus=True,
        number="S9", rarity=Rarity.SUPER_RARE, emblem="stag-head",
        abilities=(PowerAttacker(4000), Breaker(2)),
    ),
    Card(
        "Roaring Great-Horn", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Horned Beast",), power=8000,
        plus=True,
        number="S10", rarity=Rarity.SUPER_RARE, emblem="minotaur",
        abilities=(PowerAttacker(2000), Breaker(2)),
    ),
    Card(
        "Aura Blast", CardType.SPELL, 4, (Civilization.NATURE,),
        number="89", rarity=Rarity.RARE, emblem="aura",
        abilities=(OnCast(Have(All(YOUR_CREATURE), abilities=(PowerAttacker(2000),), span=Duration.THIS_TURN)),),
    ),
    Card(
        "Bronze-Arm Tribe", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",), power=1000,
        number="90", rarity=Rarity.COMMON, emblem="biceps",
        abilities=(When(EntersBattle(THIS), PutInto(TopOfDeck(1), Zone.MANA)),),
    ),
    Card(
        "Burning Mane", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Beast Folk",), power=2000,
        number="91", rarity=Rarity.COMMON, emblem="fire-tail",
    ),
    Card(
        "Coiling Vines", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Tree Folk",), power=3000,
        number="92", rarity=Rarity.UNCOMMON, emblem="vines",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.MANA)),),
    ),
    Card(
        "Dimension Gate", CardType.SPELL, 3, (Civilization.NATURE,),
        number="93", rarity=Rarity.COMMON, emblem="magic-gate",
        abilities=(ShieldTrigger(), OnCast(Search(CREATURE_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True))),
    ),
    Card(
        "Dome Shell", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Colony Beetle",), power=3000, plus=True,
        number="94", rarity=Rarity.UNCOMMON, emblem="beetle-shell",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Fear Fang", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",), power=3000,
        number="95", rarity=Rarity.COMMON, emblem="fangs",
    ),
    Card(
        "Forest Hornet", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Giant Insect",), power=4000,
        number="96", rarity=Rarity.UNCOMMON, emblem="wasp-sting",
    ),
    Card(
        "Golden Wing Striker", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",), power=2000,
        plus=True,
        number="97", rarity=Rarity.COMMON, emblem="hawk-emblem",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Mighty Shouter", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",), power=2000,
        number="98", rarity=Rarity.COMMON, emblem="shouting",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.MANA)),),
    ),
    Card(
        "Natural Snare", CardType.SPELL, 6, (Civilization.NATURE,),
        number="99", rarity=Rarity.RARE, emblem="root-tip",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(OPPOSING_CREATURE), Zone.MANA))),
    ),
    Card(
        "Pangaea's Song", CardType.SPELL, 1, (Civilization.NATURE,),
        number="100", rarity=Rarity.UNCOMMON, emblem="musical-notes",
        abilities=(OnCast(PutInto(Chosen(YOUR_CREATURE), Zone.MANA)),),
    ),
    Card(
        "Poisonous Dahlia", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Tree Folk",), power=5000,
        number="101", rarity=Rarity.UNCOMMON, emblem="twirly-flower",
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),),
    ),
    Card(
        "Poisonous Mushroom", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Balloon Mushroom",), power=1000,
        number="102", rarity=Rarity.UNCOMMON, emblem="mushroom",
        abilities=(When(EntersBattle(THIS), May(PutInto(Chosen(CARD_IN_HAND), Zone.MANA))),),
    ),
    Card(
        "Red-Eye Scorpion", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=4000,
        number="103", rarity=Rarity.RARE, emblem="scorpion",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.MANA)),),
    ),
    Card(
        "Stampeding Longhorn", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Horned Beast",), power=4000,
        number="104", rarity=Rarity.RARE, emblem="bull-horns",
        abilities=(
            Always(
                Cannot(THIS, RestrictedAction.BE_BLOCKED, by=CardFilter((CardType.CREATURE,), (PowerAtMost(3000),)))
            ),
        ),
    ),
    Card(
        "Steel Smasher", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Beast Folk",), power=3000,
        number="105", rarity=Rarity.COMMON, emblem="bear-head",
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),),
    ),
    Card(
        "Storm Shell", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Colony Beetle",), power=2000,
        number="106", rarity=Rarity.RARE, emblem="snail",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(HIS_CREATURE, by=OPPONENT), Zone.MANA)),),
    ),
    Card(
        "Thorny Mandra", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Tree Folk",), power=4000,
        number="107", rarity=Rarity.VERY_RARE, emblem="thorny-vine",
        abilities=(When(EntersBattle(THIS), May(PutInto(Chosen(CREATURE_IN_YOUR_GRAVEYARD), Zone.MANA))),),
    ),
    Card(
        "Tower Shell", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Colony Beetle",), power=5000,
        number="108", rarity=Rarity.VERY_RARE, emblem="turtle-shell",
        abilities=(
            Always(
                Cannot(THIS, RestrictedAction.BE_BLOCKED, by=CardFilter((CardType.CREATURE,), (PowerAtMost(4000),)))
            ),
        ),
    ),
    Card(
        "Tri-horn Shepherd", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Horned Beast",), power=5000,
        number="109", rarity=Rarity.RARE, emblem="goat",
    ),
    Card(
        "Ultimate Force", CardType.SPELL, 5, (Civilization.NATURE,),
        number="110", rarity=Rarity.COMMON, emblem="forest",
        abilities=(OnCast(PutInto(TopOfDeck(2), Zone.MANA)),),
    ),
)  # fmt: skip
