"""DM-03 Rampage of the Super Warriors: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Emeral", CardType.CREATURE, 2, (Civilization.WATER,), races=("Cyber Lord",), power=1000,
        number="14", rarity=Rarity.COMMON, emblem="emerald", scenes_only=True,
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    Then(
                        (
                            PutInto(Chosen(CARD_IN_HAND), Zone.SHIELDS),
                            PutInto(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=YOU)), Zone.HAND, no_trigger=True),
                        ),
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip
