"""Booster packs: contents, odds, and that a seed opens the same packs (ruling:booster)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from regelwerk import game_registry
from regelwerk.kernel.boosters import (
    Booster,
    Contents,
    chance_of_card,
    chance_of_rarity,
    expected_cards,
    open_pack,
)
from regelwerk.kernel.chance import Chance

BOOSTERS = [
    (game, booster) for game in game_registry.names() for booster in game_registry.package(game).boosters().values()
]
SIZES = {"wowtcg": 15, "duelmasters": 10}


@pytest.mark.parametrize(("game", "booster"), BOOSTERS, ids=[booster.code for _, booster in BOOSTERS])
def test_every_pack_has_one_of_the_contents_and_no_card_twice(game: str, booster: Booster) -> None:
    sheet_of = {card: sheet for sheet, cards in booster.sheets.items() for card in cards}
    allowed = [dict(contents.counts) for contents in booster.contents]
    found = Counter[int]()
    for seed in range(600):
        cards = open_pack(booster, Chance(seed))
        assert len(cards) == len(set(cards)) == SIZES[game]
        found[allowed.index(dict(Counter(sheet_of[card] for card in cards)))] += 1
    for number, contents in enumerate(booster.contents):  # within four standard deviations
        share = contents.weight / booster.weight
        assert abs(found[number] - 600 * share) < 4 * (600 * share * (1 - share)) ** 0.5


@pytest.mark.parametrize(("game", "booster"), BOOSTERS, ids=[booster.code for _, booster in BOOSTERS])
def test_the_odds_of_all_cards_add_up_to_a_pack(game: str, booster: Booster) -> None:
    cards = [card for sheet in booster.sheets.values() for card in sheet]
    assert sum(chance_of_card(booster, card) for card in cards) == SIZES[game]
    assert sum(expected_cards(booster, sheet) for sheet in booster.sheets) == SIZES[game]


def test_every_card_of_heroes_of_azeroth_is_in_its_boosters() -> None:
    booster = game_registry.package("wowtcg").boosters()["hoa"]
    codes = game_registry.ruleset("wowtcg").defs({}).by_code
    defined = [code for code in codes if code.startswith("hoa/") and code.count("/") == 1]  # not the tokens
    assert sorted(card for sheet in booster.sheets.values() for card in sheet) == sorted(defined)


def test_the_odds_are_exact() -> None:
    booster = game_registry.package("wowtcg").boosters()["hoa"]
    assert chance_of_rarity(booster, "epic") == Fraction(1, 8)
    assert chance_of_rarity(booster, "common") == 1
    assert chance_of_card(booster, "no/such-card") == 0


def test_a_seed_opens_the_same_pack_and_another_seed_another() -> None:
    booster = game_registry.package("duelmasters").boosters()["dm01"]
    assert open_pack(booster, Chance(3)) == open_pack(booster, Chance(3)) != open_pack(booster, Chance(4))


def test_contents_that_a_sheet_cannot_fill_are_refused() -> None:
    with pytest.raises(ValueError, match="a pack of toy needs 3 cards of 'common'"):
        Booster("toy", "Toy", "ruling:booster", {"common": ("a", "b")}, (Contents(1, {"common": 3}),))
