"""DM-05 Survivors of the Megapocalypse: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Lurking Eel", CardType.CREATURE, 6, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="18", rarity=Rarity.COMMON, emblem="eel", scenes_only=True,
        abilities=(
            Blocker(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE, Civilization.NATURE)),))),
        ),
    ),
    Card(
        "Spikestrike Ichthys Q", CardType.CREATURE, 6, (Civilization.WATER,), races=("Survivor", "Fish"), power=3000,
        number="23", rarity=Rarity.COMMON, emblem="spiked-shell", scenes_only=True,
        abilities=(Survivor(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED))),),
    ),
    Card(
        "Split-Head Hydroturtle Q", CardType.CREATURE, 5, (Civilization.WATER,), races=("Survivor", "Gel Fish"),
        power=2000,
        number="24", rarity=Rarity.UNCOMMON, emblem="sea-turtle", scenes_only=True,
        abilities=(Survivor(When(Attacks(THIS), May(Draw(1)))),),
    ),
    Card(
        "Steel-Turret Cluster", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Cluster",), power=3000,
        number="25", rarity=Rarity.COMMON, emblem="turret", scenes_only=True,
        abilities=(
            Always(
                Cannot(
                    THIS,
                    RestrictedAction.BE_ATTACKED,
                    by=CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE, Civilization.NATURE)),)),
                ),
            ),
        ),
    ),
)  # fmt: skip
