"""The boosters of the sets that can be played whole: ten cards (ruling:booster)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from regelwerk.duelmasters.cards import WHOLE, dm06
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.enums import Rarity
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.rules import rule
from regelwerk.kernel.boosters import Booster, Contents

PACK: Final = rule("ruling:booster")

SETS: Final[dict[str, str]] = {of.SET: of.SET_NAME for of in WHOLE}
"""The names of the sets by their codes."""
CONTENTS: Final = (
    Contents(18, {"common": 6, "uncommon": 3, "rare": 1}),
    Contents(4, {"common": 5, "uncommon": 3, "rare": 1, "very_rare": 1}),
    Contents(2, {"common": 5, "uncommon": 3, "rare": 1, "super_rare": 1}),
)
"""Weights out of the 24 packs of a box."""

SHEETS: Final = (Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE, Rarity.VERY_RARE, Rarity.SUPER_RARE)


@cache
def boosters() -> Mapping[str, Booster]:
    """The boosters by the code of their set."""
    cards = [card for card in standard().cards if isinstance(card, CardDefinition)]
    return {code: _of_set(code, cards) for code in SETS}


def _of_set(code: str, cards: list[CardDefinition]) -> Booster:
    in_set = [card for card in cards if card.code.startswith(f"{code}/") and not card.word.scenes_only]
    rarities = {card.code: card.word.rarity for card in in_set}
    if code == dm06.SET:
        rarities |= {again: rarity for again, (_, rarity) in dm06.REPRINTS.items()}
    sheets = {rarity.name.lower(): tuple(one for one, its in rarities.items() if its is rarity) for rarity in SHEETS}
    return Booster(code, SETS[code], PACK.number, sheets, CONTENTS)
