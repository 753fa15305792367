"""The boosters of the sets: fifteen cards each (ruling:booster). Heroes lie among the cards of their rarity."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from regelwerk.kernel.boosters import Booster, Contents
from regelwerk.wowtcg.cards import hoa
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.enums import Rarity
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.rules import rule

PACK: Final = rule("ruling:booster")

HEROES_OF_AZEROTH: Final = hoa.SET
CONTENTS: Final = (
    Contents(7, {"common": 10, "uncommon": 4, "rare": 1}),
    Contents(1, {"common": 10, "uncommon": 4, "epic": 1}),
)
SHEETS: Final = (Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE, Rarity.EPIC)


@cache
def boosters() -> Mapping[str, Booster]:
    """The boosters by the code of their set."""
    cards = [card for card in standard().cards if isinstance(card, CardDefinition)]
    in_set = [
        card
        for card in cards
        # no tokens: the code of one is a place in the code of the card that makes it
        if card.code.startswith(f"{HEROES_OF_AZEROTH}/") and card.code.count("/") == 1 and not card.word.scenes_only
    ]
    sheets = {
        rarity.name.lower(): tuple(card.code for card in in_set if card.word.rarity is rarity) for rarity in SHEETS
    }
    return {HEROES_OF_AZEROTH: Booster(HEROES_OF_AZEROTH, hoa.SET_NAME, PACK.number, sheets, CONTENTS)}
