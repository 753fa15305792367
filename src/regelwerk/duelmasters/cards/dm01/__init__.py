"""DM-01 Base Set (2004), the first set: 120 cards, all of them defined here."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards.dm01 import darkness, fire, light, nature, water
from regelwerk.duelmasters.vocabulary import Card

SET: Final = "dm01"
SET_NAME: Final = "DM-01 Base Set"
SIZE: Final = 120
"""How many cards the set has in print: 110, and ten with an S before the number."""

CARDS: Final[tuple[Card, ...]] = (
    *light.CARDS,
    *water.CARDS,
    *darkness.CARDS,
    *fire.CARDS,
    *nature.CARDS,
)
