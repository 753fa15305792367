"""DM-05 Survivors of the Megapocalypse: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Gigakail", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Chimera",), power=4000,
        number="26", rarity=Rarity.UNCOMMON, emblem="grim-reaper", scenes_only=True,
        abilities=(
            Slayer(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.NATURE, Civilization.LIGHT)),))),
        ),
    ),
)  # fmt: skip
