"""`regelwerk lab` at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regelwerk import lab
from regelwerk.lab.records import GameRecord
from regelwerk.terminal.cli import main
from regelwerk.terminal.commands import lab as command

DM = ("--game", "dm", "--player", "random")
TWO = "first-spark,green-tide"


def call(*args: str) -> Result:
    result = CliRunner().invoke(main, ["lab", *args], env={"LANG": "en", "LC_ALL": "", "COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    assert "Traceback" not in result.output
    return result


def test_a_round_robin_is_shown_as_a_matrix_with_intervals_and_ratings() -> None:
    output = call("decks", f"{TWO},undertow", *DM, "--games", "10").output
    assert "Round robin of decks · 30 games, seed 0" in output
    matrix = lab.run(lab.decks_round_robin("duelmasters", [*TWO.split(","), "undertow"], "random", 10)).matrix()
    share = matrix[0, 1]
    assert f"{100 * share.rate:.0f} ({100 * share.low:.0f}–{100 * share.high:.0f})" in output
    assert "Ratings" in output and "Whoever begins" in output


def test_a_matrix_that_is_too_wide_becomes_a_list() -> None:
    names = "first-spark,green-tide,undertow,deep-night,dawn-watch,grave-hours,dry-timber,ash-and-bone"
    output = call("decks", names, *DM, "--games", "2").output
    assert "first-spark – green-tide" in output
    assert max(len(line) for line in output.splitlines()) <= 100


def test_results_are_saved_shown_and_continued(tmp_path: Path) -> None:
    json, parquet = str(tmp_path / "r.json"), str(tmp_path / "r.parquet")
    report = tmp_path / "r.html"
    first = call("decks", TWO, *DM, "--games", "4", "--out", json, "--report", str(report))
    assert first.exit_code == 0 and report.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert call("show", json, "--out", parquet).output == first.output
    assert call("decks", TWO, *DM, "--games", "6", "--resume", parquet, "--jobs", "2").exit_code == 0
    assert lab.read(parquet).games == lab.run(lab.decks_round_robin("duelmasters", TWO.split(","), "random", 6)).games


def test_an_interrupted_run_prints_and_saves_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = lab.run

    def run_interrupted(
        experiment: lab.Experiment, jobs: int, done: list[GameRecord], progress: object, on: str
    ) -> lab.Results:
        def interrupt(games: list[GameRecord], total: int) -> None:
            raise KeyboardInterrupt

        return played(experiment, jobs, done, interrupt)

    monkeypatch.setattr(command, "run", run_interrupted)
    path = str(tmp_path / "part.csv")
    result = call("decks", TWO, *DM, "--games", "10", "--out", path)
    assert result.exit_code == 130
    assert "2 of 10 games" in result.output and f"--resume {path}" in result.output
    monkeypatch.undo()
    assert call("decks", TWO, *DM, "--games", "10", "--resume", path).exit_code == 0
    assert lab.read(path).complete


def test_a_swap_says_what_the_exchange_is_worth_in_both_languages() -> None:
    args = ("swap", "first-spark", "meteosaur", "Magma Gazer", "--against", "green-tide", *DM, "--games", "10")
    assert "percentage points per game" in call(*args).output
    assert "Prozentpunkte je Spiel" in call(*args, "--lang", "de").output


def test_a_field_test_lists_the_cards() -> None:
    output = call("field", "first-spark", "--against", "green-tide", *DM, "--games", "20").output
    assert "Bolshack Dragon" in output and "Opening hand" in output


def test_a_duel_ends_with_a_verdict() -> None:
    output = call("duel", "greedy", "random", "--game", "minis", "--until", "5,10").output
    assert "Decided: greedy scores at least 10.0 % against random" in output


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        (["decks", "first-spark,nope", *DM], 1, "nope"),
        (["decks", "first-spark", *DM], 1, "at least two decks"),
        (["players", "random", "--game", "dm"], 1, "at least two players"),
        (["players", "random,god", "--game", "dm"], 1, "no player “god”"),
        (["decks", TWO, *DM, "--out", "no/such/folder/r.json"], 1, "there is no such folder"),
        (["decks", TWO, *DM, "--out", "r.xls"], 1, ".parquet"),
        (["decks", TWO, *DM, "--report", "r.pdf"], 1, ".html"),
        (["decks", TWO, *DM, "--resume", "missing.json"], 1, "there is no such file"),
        (["decks", TWO, *DM, "--games", "0"], 2, "--games"),
        (["decks", "learn-alliance,five-horde", "--game", "minis"], 1, "figures"),
        (["duel", "greedy", "random", "--until", "5"], 1, "0.5,0.55"),
        (["duel", "greedy", "first-spark", "--game", "dm"], 1, "not between a player and a deck"),
        (["swap", "first-spark", "Nothing", "Magma Gazer", *DM], 1, "Its cards: Deadly Fighter"),
        (["swap", "first-spark", "meteosaur", "Magma Gazr", *DM], 1, "Magma Gazer"),
        (["decks", TWO, *DM, "--on", "localhost"], 1, "dask://host:port"),
        (["decks", TWO, *DM, "--on", "dask://localhost:nowhere"], 1, "dask://host:port"),
        (["decks", TWO, *DM, "--on", "ray://localhost"], 1, "ray://host:port"),
        (["decks", TWO, *DM, "--on", "spark://localhost:7077"], 1, "ray://host:port"),
        (["show", "missing.json"], 1, "there is no such file"),
    ],
)
def test_bad_input_gets_a_clear_error(args: list[str], status: int, said: str) -> None:
    result = call(*args)
    assert result.exit_code == status
    assert said in result.output
