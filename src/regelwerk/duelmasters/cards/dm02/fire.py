"""DM-02 Evo-Crushinators of Doom: the cards of the fire civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Armored Cannon Balbaro", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=3000, plus=True,
        number="34", rarity=Rarity.UNCOMMON, emblem="cannon", scenes_only=True,
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
        "Galsaur", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Rock Beast",), power=4000, plus=True,
        number="41", rarity=Rarity.COMMON, emblem="dinosaur-rex", scenes_only=True,
        abilities=(
            Always(
                Have(THIS, abilities=(PowerAttacker(4000), Breaker(2)), condition=AtMost(0, OTHER_CREATURE_OF_YOURS)),
            ),
        ),
    ),
)  # fmt: skip
