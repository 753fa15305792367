"""DM-05 Survivors of the Megapocalypse (2004), the fifth set, which brought survivors."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards.dm05 import darkness, fire, light, nature, water
from regelwerk.duelmasters.vocabulary import Card

SET: Final = "dm05"
SET_NAME: Final = "DM-05 Survivors of the Megapocalypse"
SIZE: Final = 60
"""How many cards the set has in print: 55, and five with an S before the number."""

CARDS: Final[tuple[Card, ...]] = (
    *light.CARDS,
    *water.CARDS,
    *darkness.CARDS,
    *fire.CARDS,
    *nature.CARDS,
)
