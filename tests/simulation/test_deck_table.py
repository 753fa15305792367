"""The ready decks are even, and the table that says so is of today's decks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import decks
from bench.decks import LEAST, MOST, Conditions, Field, fields

TABLE = decks.RESULTS.read_text(encoding="utf-8")
ROW = re.compile(r"^\| \d+ \| `([a-z-]+)` \| .* \| (\d+) \| ([0-9.]+) % ", re.MULTILINE)
FIELDS = [field for game in decks.GAMES for field in fields(game) if field.heading() in TABLE]
"""Those that have been measured."""
each_field = pytest.mark.parametrize("field", FIELDS, ids=lambda field: f"{field.game}-{field.size}")


@each_field
def test_no_ready_deck_is_above_seventy_or_below_thirty_percent(field: Field) -> None:
    assert f"`{field.digest()}`" in TABLE, "a deck has changed: play the table again (python -m bench.decks --write)"
    of_field = {name: float(rate) / 100 for name, _, rate in ROW.findall(TABLE) if name in field.decks}
    assert sorted(of_field) == sorted(field.decks)
    assert {name: rate for name, rate in of_field.items() if not LEAST <= rate <= MOST} == {}


def test_a_pairing_goes_on_where_it_was_and_is_played_again_for_another_deck(tmp_path: Path) -> None:
    game, pair, changed = "duelmasters", ("first-spark", "green-tide"), ("first-spark", "undertow")
    two, four = (Conditions("random", games, 1, tmp_path) for games in (2, 4))
    decks.play(two, game, pair, float("inf"))
    first = decks.played(two, game, pair)
    decks.play(four, game, pair, float("inf"))
    both = decks.played(four, game, pair)
    assert len(first) == 2 and both[:2] == first and len(both) == 4
    four.file(game, pair).rename(four.file(game, changed))
    assert decks.played(four, game, changed) == []


def test_a_changed_deck_has_deals_of_its_own_whatever_the_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def dealt_from(seed: int) -> int:
        return Conditions("random", 2, seed, tmp_path).experiment("wowtcg", ("deep-roots", "wild-pack"), 2).seed

    before = [dealt_from(1), dealt_from(2)]
    monkeypatch.setitem(decks.CHANGED, "wild-pack", 500)
    assert len({*before, dealt_from(1), dealt_from(2)}) == 4


def test_the_page_marks_who_is_out_of_the_band_and_shows_every_pairing(tmp_path: Path) -> None:
    field = Field("duelmasters", 40, ("first-spark", "green-tide", "undertow"))
    under = Conditions("random", 2, 1, tmp_path)
    for pair in field.pairings():
        decks.play(under, field.game, pair, float("inf"))
    lines = list(decks.page(under, field))
    rows = [ROW.match(line) for line in lines]
    rates = [float(row[3]) for row in rows if row is not None]
    assert len(rates) == 3 and rates == sorted(rates, reverse=True) and sum(rates) == pytest.approx(150)
    marked = [" !" in line for line in lines if ROW.match(line)]
    assert marked == [not 30 <= rate <= 70 for rate in rates]
    assert list(decks.page(Conditions("random", 0, 2, tmp_path), field)) == []


def test_the_page_shows_the_strongest_player_that_has_played_every_pairing(tmp_path: Path) -> None:
    field = Field("duelmasters", 40, ("first-spark", "green-tide", "undertow"))
    weak, strong = (Conditions(player, 2, 1, tmp_path) for player in ("random", "beginner"))
    assert decks.strongest(weak, field) == weak
    for pair in field.pairings():
        decks.play(weak, field.game, pair, float("inf"))
    first, *others = field.pairings()
    decks.play(strong, field.game, first, float("inf"))
    assert decks.strongest(strong, field) == weak
    for pair in others:
        decks.play(strong, field.game, pair, float("inf"))
    assert decks.strongest(weak, field) == strong
    assert "player `beginner`" in "\n".join(decks.page(decks.strongest(weak, field), field))
