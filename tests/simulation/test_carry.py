"""Points of computer players that are carried over a change which should change no game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import carry, first_greedy, points
from regelwerk.lab.experiment import conditions

GAME = "duelmasters"
BEFORE = {"rules": "before the change"}


@pytest.fixture
def played(tmp_path: Path) -> dict[points.Pair, dict[int, float]]:
    """Two rows of six games each, played by today's code and said to be of another day's."""
    pairs: list[points.Pair] = [("greedy", "beginner"), ("greedy", first_greedy.NAME)]
    found = {pair: carry.replayed(GAME, pair, range(6), 1) for pair in pairs}
    for pair, row in found.items():
        points.write(tmp_path, GAME, pair, BEFORE, row.items())
    return found


def test_rows_of_which_all_games_end_as_before_are_kept(
    tmp_path: Path, played: dict[points.Pair, dict[int, float]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert {len(row) for row in played.values()} == {6}
    assert carry.main(["--game", GAME, "--games", "3", "--folder", str(tmp_path)]) == 0
    for pair, row in played.items():
        assert points.read(tmp_path, GAME, pair, conditions(GAME, "")) == row
    assert "greedy-beginner: 3 of 6 games end as before" in capsys.readouterr().out


def test_a_row_in_which_a_game_ends_otherwise_counts_no_more(
    tmp_path: Path, played: dict[points.Pair, dict[int, float]], capsys: pytest.CaptureFixture[str]
) -> None:
    pair = ("greedy", "beginner")
    wrong = played[pair] | {5: 1.0 - played[pair][5]}
    points.write(tmp_path, GAME, pair, BEFORE, wrong.items())
    assert carry.main(["--game", GAME, "--games", "2", "--folder", str(tmp_path)]) == 1
    assert "greedy-beginner: game 5 ends otherwise now" in capsys.readouterr().out
    assert points.read(tmp_path, GAME, pair, conditions(GAME, "")) == {}
    assert points.rows(tmp_path, GAME)[pair] == (BEFORE, wrong)
    assert (
        points.read(tmp_path, GAME, ("greedy", first_greedy.NAME), conditions(GAME, ""))
        == played["greedy", first_greedy.NAME]
    )


def test_at_least_one_game_of_a_row_is_played_again(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        carry.main(["--games", "0", "--folder", str(tmp_path)])
