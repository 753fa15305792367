"""DM-02 Evo-Crushinators of Doom: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Chaos Worm", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Parasite Worm",), power=5000,
        number="24", rarity=Rarity.UNCOMMON, emblem="worm-mouth", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Parasite Worm"),), whose=YOU),)),
            When(EntersBattle(THIS), May(Destroy(Chosen(OPPOSING_CREATURE)))),
        ),
    ),
    Card(
        "General Dark Fiend", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Dark Lord",), power=6000,
        number="27", rarity=Rarity.RARE, emblem="daemon-skull", scenes_only=True,
        abilities=(
            When(Attacks(THIS), PutInto(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=YOU)), Zone.GRAVEYARD)),
            Breaker(2),
        ),
    ),
)  # fmt: skip
