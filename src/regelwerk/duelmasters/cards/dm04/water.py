"""DM-04 Shadowclash of Blinding Night: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "King Aquakamui", CardType.CREATURE, 7, (Civilization.WATER,), races=("Leviathan",), power=5000,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="sea-creature",
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    PutInto(
                        All(
                            CardFilter(
                                (), (OfRace("Angel Command", ("Demon Command",)),), zone=Zone.GRAVEYARD, whose=YOU
                            )
                        ),
                        Zone.HAND,
                    )
                ),
            ),
            Always(Have(All(CardFilter((), (OfRace("Angel Command", ("Demon Command",)),))), power=2000)),
        ),
    ),
    Card(
        "Astral Warper", CardType.CREATURE, 6, (Civilization.WATER,), races=("Cyber Virus",), power=5000,
        number="2", rarity=Rarity.VERY_RARE, emblem="warp-pipe",
        abilities=(
            Evolution((CardFilter((), (OfRace("Cyber Virus"),), whose=YOU),)),
            When(EntersBattle(THIS), Draw(3, up_to=True)),
        ),
    ),
    Card(
        "Aqua Guard", CardType.CREATURE, 1, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="19", rarity=Rarity.COMMON, emblem="trident-shield",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "Aqua Jolter", CardType.CREATURE, 3, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="20", rarity=Rarity.COMMON, emblem="splash",
        abilities=(ShieldTrigger(),),
    ),
    Card(
        "Clone Factory", CardType.SPELL, 3, (Civilization.WATER,),
        number="21", rarity=Rarity.COMMON, emblem="dna1",
        abilities=(OnCast(PutInto(Chosen(CARD_IN_YOUR_MANA, 2, up_to=True), Zone.HAND)),),
    ),
    Card(
        "Hunter Cluster", CardType.CREATURE, 4, (Civilization.WATER,), races=("Cyber Cluster",), power=1000,
        number="22", rarity=Rarity.UNCOMMON, emblem="ringed-tentacle",
        abilities=(
            Blocker(),
            ShieldTrigger(),
        ),
    ),
    Card(
        "Hydro Hurricane", CardType.SPELL, 6, (Civilization.WATER,),
        number="23", rarity=Rarity.RARE, emblem="whirlpool-shuriken",
        abilities=(
            OnCast(PutInto(Chosen(CARD_IN_OPPOSING_MANA, Count(YOUR_LIGHT_CREATURE), up_to=True), Zone.HAND)),
            OnCast(PutInto(Chosen(OPPOSING_CREATURE, Count(YOUR_DARKNESS_CREATURE), up_to=True), Zone.HAND)),
        ),
    ),
    Card(
        "Keeper of the Sunlit Abyss", CardType.CREATURE, 4, (Civilization.WATER,), races=("Cyber Virus",), power=2000,
        plus=True,
        number="24", rarity=Rarity.COMMON, emblem="sun-spear",
        abilities=(
            Always(
                Have(
                    All(
                        CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.LIGHT, Civilization.DARKNESS)),))
                    ),
                    power=1000,
                )
            ),
        ),
    ),
    Card(
        "Marinomancer", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Lord",), power=2000,
        number="25", rarity=Rarity.RARE, emblem="hooded-figure",
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    Then(
                        (
                            Reveal(TopOfDeck(3)),
                            And(
                                (
                                    PutInto(
                                        Among(OfCivilization((Civilization.LIGHT, Civilization.DARKNESS))), Zone.HAND
                                    ),
                                    PutInto(TheRest(), Zone.GRAVEYARD),
                                )
                            ),
                        )
                    )
                ),
            ),
        ),
    ),
    Card(
        "Smile Angler", CardType.CREATURE, 6, (Civilization.WATER,), races=("Gel Fish",), power=3000,
        number="26", rarity=Rarity.RARE, emblem="circling-fish",
        abilities=(When(Attacks(THIS), May(PutInto(Chosen(CARD_IN_OPPOSING_MANA), Zone.HAND))),),
    ),
)  # fmt: skip
