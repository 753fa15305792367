"""DM-05 Survivors of the Megapocalypse: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Ambush Scorpion", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=3000, plus=True,
        number="46", rarity=Rarity.COMMON, emblem="scorpion-tail", scenes_only=True,
        abilities=(
            PowerAttacker(3000),
            When(
                IsDestroyed(THIS),
                May(PutIntoBattle(Chosen(CardFilter((), (Named("Ambush Scorpion"),), zone=Zone.MANA, whose=YOU)))),
            ),
        ),
    ),
    Card(
        "Balloonshroom Q", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Survivor", "Balloon Mushroom"),
        power=2000,
        number="47", rarity=Rarity.UNCOMMON, emblem="mushroom-gills", scenes_only=True,
        abilities=(Survivor(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.MANA))),),
    ),
    Card(
        "Nocturnal Giant", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant",), power=7000, plus=True,
        number="53", rarity=Rarity.RARE, emblem="giant", scenes_only=True,
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK_CREATURES)), PowerAttacker(7000), Breaker(3)),
    ),
    Card(
        "Smash Horn Q", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Survivor", "Horned Beast"), power=2000,
        plus=True,
        number="55", rarity=Rarity.COMMON, emblem="horned-helm", scenes_only=True,
        abilities=(Survivor(Always(Have(THIS, power=1000))),),
    ),
)  # fmt: skip
