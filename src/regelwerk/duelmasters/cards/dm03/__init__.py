"""DM-03 Rampage of the Super Warriors (2004), the third set: cards that count on one civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards.dm03 import darkness, fire, light, nature, water
from regelwerk.duelmasters.vocabulary import Card

SET: Final = "dm03"
SET_NAME: Final = "DM-03 Rampage of the Super Warriors"
SIZE: Final = 60
"""How many cards the set has in print: 55, and five with an S before the number."""

CARDS: Final[tuple[Card, ...]] = (
    *light.CARDS,
    *water.CARDS,
    *darkness.CARDS,
    *fire.CARDS,
    *nature.CARDS,
)
