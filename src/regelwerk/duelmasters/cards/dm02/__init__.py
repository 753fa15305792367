"""DM-02 Evo-Crushinators of Doom (2004), the second set, which brought evolution."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards.dm02 import darkness, fire, light, nature, water
from regelwerk.duelmasters.vocabulary import Card

SET: Final = "dm02"
SET_NAME: Final = "DM-02 Evo-Crushinators of Doom"
SIZE: Final = 60
"""How many cards the set has in print: 55, and five with an S before the number."""

CARDS: Final[tuple[Card, ...]] = (
    *light.CARDS,
    *water.CARDS,
    *darkness.CARDS,
    *fire.CARDS,
    *nature.CARDS,
)
