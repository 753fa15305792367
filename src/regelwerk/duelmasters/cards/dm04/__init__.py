"""DM-04 Shadowclash of Blinding Night (2004), in which light and darkness turn against each other."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards.dm04 import darkness, fire, light, nature, water
from regelwerk.duelmasters.vocabulary import Card

SET: Final = "dm04"
SET_NAME: Final = "DM-04 Shadowclash of Blinding Night"
SIZE: Final = 60
"""How many cards the set has in print: 55, and five with an S before the number."""

CARDS: Final[tuple[Card, ...]] = (
    *light.CARDS,
    *water.CARDS,
    *darkness.CARDS,
    *fire.CARDS,
    *nature.CARDS,
)
