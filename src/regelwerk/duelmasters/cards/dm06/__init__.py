"""DM-06 Stomp-A-Trons of Invincible Wrath (2005), a large set, which brought tap abilities."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards.dm06 import darkness, fire, light, nature, water
from regelwerk.duelmasters.vocabulary import Card, Rarity

SET: Final = "dm06"
SET_NAME: Final = "DM-06 Stomp-A-Trons of Invincible Wrath"
SIZE: Final = 120
"""How many cards the set has in print: 110, and ten with an S before the number."""

CARDS: Final[tuple[Card, ...]] = (
    *light.CARDS,
    *water.CARDS,
    *darkness.CARDS,
    *fire.CARDS,
    *nature.CARDS,
)

REPRINTS: Final = {
    "dm01/spiral-gate": ("47", Rarity.COMMON),
    "dm01/death-smoke": ("53", Rarity.COMMON),
    "dm01/dimension-gate": ("96", Rarity.COMMON),
}
"""Cards of the base set that were printed again: their number and rarity in this set."""
