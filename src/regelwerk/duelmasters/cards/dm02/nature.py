"""DM-02 Evo-Crushinators of Doom: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Barkwhip, the Smasher", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Beast Folk",), power=5000,
        number="45", rarity=Rarity.UNCOMMON, emblem="whiplash", scenes_only=True,
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
        number="46", rarity=Rarity.RARE, emblem="elf-ear", scenes_only=True,
        abilities=(Always(CostChange(CardFilter((CardType.CREATURE,), zone=Zone.HAND, whose=YOU), -1, floor=1)),),
    ),
    Card(
        "Silver Axe", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",), power=1000,
        number="53", rarity=Rarity.COMMON, emblem="battle-axe", scenes_only=True,
        abilities=(When(Attacks(THIS), May(PutInto(TopOfDeck(1), Zone.MANA))),),
    ),
)  # fmt: skip
