"""Cards of other sets: one or a few for everything that the sets from DM-07 on brought. None of these sets is complete
here, so they are for scenes and legal in no deck; each of them is whole."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards.later.dm07_to_dm09 import DM07, DM08, DM09
from regelwerk.duelmasters.cards.later.dm10_to_dm12 import DM10, DM11, DM12, PROMO
from regelwerk.duelmasters.vocabulary import Card

SETS: Final[tuple[tuple[str, tuple[Card, ...]], ...]] = (
    ("dm07", DM07),
    ("dm08", DM08),
    ("dm09", DM09),
    ("dm10", DM10),
    ("dm11", DM11),
    ("dm12", DM12),
    ("promo", PROMO),
)
