"""DM-01 Base Set: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.words import *

CARDS: Final = (
    Card(
        "Aqua Sniper", Kind.CREATURE, 8, (Civilization.WATER,), races=("Liquid People",), power=5000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="on-target",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CREATURE, 2, up_to=True), Zone.HAND)),),
    ),
    Card(
        "King Depthcon", Kind.CREATURE, 7, (Civilization.WATER,), races=("Leviathan",), power=6000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="sea-serpent",
        abilities=(Breaker(2), Always(Cannot(THIS, Act.BE_BLOCKED))),
    ),
    Card(
        "Aqua Hulcus", Kind.CREATURE, 3, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="23", rarity=Rarity.COMMON, emblem="drop",
        abilities=(When(EntersBattle(THIS), May(Draw(1))),),
    ),
    Card(
        "Aqua Knight", Kind.CREATURE, 5, (Civilization.WATER,), races=("Liquid People",), power=4000,
        number="24", rarity=Rarity.RARE, emblem="mounted-knight",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND)),),
    ),
    Card(
        "Aqua Soldier", Kind.CREATURE, 3, (Civilization.WATER,), races=("Liquid People",), power=1000,
        number="25", rarity=Rarity.UNCOMMON, emblem="trident",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND)),),
    ),
    Card(
        "Aqua Vehicle", Kind.CREATURE, 2, (Civilization.WATER,), races=("Liquid People",), power=1000,
        number="26", rarity=Rarity.COMMON, emblem="submarine",
    ),
    Card(
        "Brain Serum", Kind.SPELL, 4, (Civilization.WATER,),
        number="27", rarity=Rarity.UNCOMMON, emblem="brain",
        abilities=(ShieldTrigger(), OnCast(Draw(2, up_to=True))),
    ),
    Card(
        "Candy Drop", Kind.CREATURE, 3, (Civilization.WATER,), races=("Cyber Virus",), power=1000,
        number="28", rarity=Rarity.COMMON, emblem="wrapped-sweet",
        abilities=(Always(Cannot(THIS, Act.BE_BLOCKED)),),
    ),
    Card(
        "Crystal Memory", Kind.SPELL, 4, (Civilization.WATER,),
        number="29", rarity=Rarity.RARE, emblem="crystal-growth",
        abilities=(ShieldTrigger(), OnCast(Search(Noun((), zone=Zone.DECK, whose=YOU), PutInto(THEM, Zone.HAND)))),
    ),
    Card(
        "Faerie Child", Kind.CREATURE, 4, (Civilization.WATER,), races=("Cyber Virus",), power=2000,
        number="30", rarity=Rarity.UNCOMMON, emblem="fairy",
        abilities=(Always(Cannot(THIS, Act.BE_BLOCKED)),),
    ),
    Card(
        "Hunter Fish", Kind.CREATURE, 2, (Civilization.WATER,), races=("Fish",), power=3000,
        number="31", rarity=Rarity.COMMON, emblem="piranha",
        abilities=(Blocker(), Always(Cannot(THIS, Act.ATTACK))),
    ),
    Card(
        "Illusionary Merfolk", Kind.CREATURE, 5, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="32", rarity=Rarity.UNCOMMON, emblem="mermaid",
        abilities=(
            When(
                EntersBattle(THIS),
                Draw(3, up_to=True),
                condition=AtLeast(1, Noun((), (OfRace("Cyber Lord"),), whose=YOU)),
            ),
        ),
    ),
    Card(
        "King Coral", Kind.CREATURE, 3, (Civilization.WATER,), races=("Leviathan",), power=1000,
        number="33", rarity=Rarity.UNCOMMON, emblem="coral",
        abilities=(Blocker(),),
    ),
    Card(
        "King Ripped-Hide", Kind.CREATURE, 7, (Civilization.WATER,), races=("Leviathan",), power=5000,
        number="34", rarity=Rarity.VERY_RARE, emblem="sperm-whale",
        abilities=(When(EntersBattle(THIS), Draw(2, up_to=True)),),
    ),
    Card(
        "Marine Flower", Kind.CREATURE, 1, (Civilization.WATER,), races=("Cyber Virus",), power=2000,
        number="35", rarity=Rarity.COMMON, emblem="lotus-flower",
        abilities=(Blocker(), Always(Cannot(THIS, Act.ATTACK))),
    ),
    Card(
        "Phantom Fish", Kind.CREATURE, 3, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="36", rarity=Rarity.COMMON, emblem="angler-fish",
        abilities=(Blocker(), Always(Cannot(THIS, Act.ATTACK))),
    ),
    Card(
        "Revolver Fish", Kind.CREATURE, 4, (Civilization.WATER,), races=("Gel Fish",), power=5000,
        number="37", rarity=Rarity.UNCOMMON, emblem="revolver",
        abilities=(Blocker(), Always(Cannot(THIS, Act.ATTACK))),
    ),
    Card(
        "Saucer-Head Shark", Kind.CREATURE, 5, (Civilization.WATER,), races=("Gel Fish",), power=3000,
        number="38", rarity=Rarity.RARE, emblem="shark-jaws",
        abilities=(When(EntersBattle(THIS), PutInto(All(Noun((Kind.CREATURE,), (PowerAtMost(2000),))), Zone.HAND)),),
    ),
    Card(
        "Seamine", Kind.CREATURE, 6, (Civilization.WATER,), races=("Fish",), power=4000,
        number="39", rarity=Rarity.VERY_RARE, emblem="sea-urchin",
        abilities=(Blocker(),),
    ),
    Card(
        "Spiral Gate", Kind.SPELL, 2, (Civilization.WATER,),
        number="40", rarity=Rarity.COMMON, emblem="portal",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(CREATURE), Zone.HAND))),
    ),
    Card(
        "Teleportation", Kind.SPELL, 5, (Civilization.WATER,),
        number="41", rarity=Rarity.RARE, emblem="teleport",
        abilities=(OnCast(PutInto(Chosen(CREATURE, 2, up_to=True), Zone.HAND)),),
    ),
    Card(
        "Tropico", Kind.CREATURE, 5, (Civilization.WATER,), races=("Cyber Lord",), power=3000,
        number="42", rarity=Rarity.RARE, emblem="island",
        abilities=(Always(Cannot(THIS, Act.BE_BLOCKED, condition=AtLeast(2, OTHER_CREATURE_OF_YOURS))),),
    ),
    Card(
        "Unicorn Fish", Kind.CREATURE, 4, (Civilization.WATER,), races=("Fish",), power=1000,
        number="43", rarity=Rarity.RARE, emblem="unicorn",
        abilities=(When(EntersBattle(THIS), May(PutInto(Chosen(CREATURE), Zone.HAND))),),
    ),
    Card(
        "Virtual Tripwire", Kind.SPELL, 3, (Civilization.WATER,),
        number="44", rarity=Rarity.COMMON, emblem="tripwire",
        abilities=(OnCast(Tap(Chosen(OPPOSING_CREATURE))),),
    ),
)  # fmt: skip
