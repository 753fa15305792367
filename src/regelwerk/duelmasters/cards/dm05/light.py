"""DM-05 Survivors of the Megapocalypse: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Ballus, Dogfight Enforcer Q", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Survivor", "Berserker"),
        power=3000,
        number="6", rarity=Rarity.UNCOMMON, emblem="jetpack", scenes_only=True,
        abilities=(Survivor(When(EndOfTurn(), Untap(THIS))),),
    ),
)  # fmt: skip
