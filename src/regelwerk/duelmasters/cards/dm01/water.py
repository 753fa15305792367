"""DM-01 Base Set: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Aqua Sniper", CardType.CREATURE, 8, (Civilization.WATER,), races=("Liquid People",), power=5000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="on-target",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CREATURE, 2, up_to=True), Zone.HAND)),),
    ),
    Card(
        "King Depthcon", CardType.CREATURE, 7, (Civilization.WATER,), races=("Leviathan",), power=6000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="sea-serpent",
        abilities=(Breaker(2), Always(Cannot(THIS, RestrictedAction.BE_BLOCKED))),
    ),
    Card(
        "Aqua Hulcus", CardType.CREATURE, 3, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="23", rarity=Rarity.COMMON, emblem="drop",
        abilities=(When(EntersBattle(THIS), May(Draw(1))),),
    ),
    Card(
        "Aqua Knight", CardType.CREATURE, 5, (Civilization.WATER,), races=("Liquid People",), power=4000,
        number="24", rarity=Rarity.RARE, emblem="mounted-knight",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND)),),
    ),
    Card(
        "Aqua Soldier", CardType.CREATURE, 3, (Civilization.WATER,), races=("Liquid People",), power=1000,
        number="25", rarity=Rarity.UNCOMMON, emblem="trident",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND)),),
    ),
    Card(
        "Aqua Vehicle", CardType.CREATURE, 2, (Civilization.WATER,), races=("Liquid People",), power=1000,
        number="26", rarity=Rarity.COMMON, emblem="submarine",
    ),
    Card(
        "Brain Serum", CardType.SPELL, 4, (Civilization.WATER,),
        number="27", rarity=Rarity.UNCOMMON, emblem="brain",
        abilities=(ShieldTrigger(), OnCast(Draw(2, up_to=True))),
    ),
    Card(
        "Candy Drop", CardType.CREATURE, 3, (Civilization.WATER,), races=("Cyber Virus",), power=1000,
        number="28", rarity=Rarity.COMMON, emblem="wrapped-sweet",
        abilities=(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED)),),
    ),
    Card(
        "Crystal Memory", CardType.SPELL, 4, (Civilization.WATER,),
        number="29", rarity=Rarity.RARE, emblem="crystal-growth",
        abilities=(
            ShieldTrigger(),
            OnCast(Search(CardFilter((), zone=Zone.DECK, whose=YOU), PutInto(THEM, Zone.HAND))),
        ),
    ),
    Card(
        "Faerie Child", CardType.CREATURE, 4, (Civilization.WATER,), races=("Cyber Virus",), power=2000,
        number="30", rarity=Rarity.UNCOMMON, emblem="fairy",
        abilities=(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED)),),
    ),
    Card(
        "Hunter Fish", CardType.CREATURE, 2, (Civilization.WATER,), races=("Fish",), power=3000,
        number="31", rarity=Rarity.COMMON, emblem="piranha",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK))),
    ),
    Card(
        "Illusionary Merfolk", CardType.CREATURE, 5, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="32", rarity=Rarity.UNCOMMON, emblem="mermaid",
        abilities=(
            When(
                EntersBattle(THIS),
                Draw(3, up_to=True),
                condition=AtLeast(1, CardFilter((), (OfRace("Cyber Lord"),), whose=YOU)),
            ),
        ),
    ),
    Card(
        "King Coral", CardType.CREATURE, 3, (Civilization.WATER,), races=("Leviathan",), power=1000,
        number="33", rarity=Rarity.UNCOMMON, emblem="coral",
        abilities=(Blocker(),),
    ),
    Card(
        "King Ripped-Hide", CardType.CREATURE, 7, (Civilization.WATER,), races=("Leviathan",), power=5000,
        number="34", rarity=Rarity.VERY_RARE, emblem="sperm-whale",
        abilities=(When(EntersBattle(THIS), Draw(2, up_to=True)),),
    ),
    Card(
        "Marine Flower", CardType.CREATURE, 1, (Civilization.WATER,), races=("Cyber Virus",), power=2000,
        number="35", rarity=Rarity.COMMON, emblem="lotus-flower",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK))),
    ),
    Card(
        "Phantom Fish", CardType.CREATURE, 3, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="36", rarity=Rarity.COMMON, emblem="angler-fish",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK))),
    ),
    Card(
        "Revolver Fish", CardType.CREATURE, 4, (Civilization.WATER,), races=("Gel Fish",), power=5000,
        number="37", rarity=Rarity.UNCOMMON, emblem="revolver",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK))),
    ),
    Card(
        "Saucer-Head Shark", CardType.CREATURE, 5, (Civilization.WATER,), races=("Gel Fish",), power=3000,
        number="38", rarity=Rarity.RARE, emblem="shark-jaws",
        abilities=(
            When(EntersBattle(THIS), PutInto(All(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),))), Zone.HAND)),
        ),
    ),
    Card(
        "Seamine", CardType.CREATURE, 6, (Civilization.WATER,), races=("Fish",), power=4000,
        number="39", rarity=Rarity.VERY_RARE, emblem="sea-urchin",
        abilities=(Blocker(),),
    ),
    Card(
        "Spiral Gate", CardType.SPELL, 2, (Civilization.WATER,),
        number="40", rarity=Rarity.COMMON, emblem="portal",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(CREATURE), Zone.HAND))),
    ),
    Card(
        "Teleportation", CardType.SPELL, 5, (Civilization.WATER,),
        number="41", rarity=Rarity.RARE, emblem="teleport",
        abilities=(OnCast(PutInto(Chosen(CREATURE, 2, up_to=True), Zone.HAND)),),
    ),
    Card(
        "Tropico", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Lord",), power=3000,
        number="42", rarity=Rarity.RARE, emblem="island",
        abilities=(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED, condition=AtLeast(2, OTHER_CREATURE_OF_YOURS))),),
    ),
    Card(
        "Unicorn Fish", CardType.CREATURE, 4, (Civilization.WATER,), races=("Fish",), power=1000,
        number="43", rarity=Rarity.RARE, emblem="unicorn",
        abilities=(When(EntersBattle(THIS), May(PutInto(Chosen(CREATURE), Zone.HAND))),),
    ),
    Card(
        "Virtual Tripwire", CardType.SPELL, 3, (Civilization.WATER,),
        number="44", rarity=Rarity.COMMON, emblem="tripwire",
        abilities=(OnCast(Tap(Chosen(OPPOSING_CREATURE))),),
    ),
)  # fmt: skip
