"""`regelwerk puzzle`: what a solver sees and types."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner

from regelwerk import puzzles
from regelwerk.terminal.cli import main


def run(*args: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, ["puzzle", *args], input=typed, env={"LC_ALL": "en_US.UTF-8"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.exit_code, " ".join(result.output.split())


def test_the_list_has_every_puzzle() -> None:
    status, said = run("list", "--plain")
    assert status == 0
    assert all(one.name in said for one in puzzles.shipped())


@pytest.mark.parametrize(("lang", "expected"), [("en", "solution"), ("de", "Lösung")])
def test_whoever_gives_up_sees_the_proof(lang: str, expected: str) -> None:
    one = puzzles.shipped()[0]
    status, said = run("play", one.name, "--plain", "--lang", lang, typed="solution\n")
    assert status == 0
    assert expected in said
    assert lang != "en" or one.solutions[0].split("; ")[0] in said


def test_whoever_follows_the_hints_solves_it() -> None:
    one = puzzles.shipped()[0]
    typed = ""
    for _ in range(12):
        said = run("play", one.name, "--plain", typed=typed + "hint\n")[1]
        if "Solved!" in said:
            break
        typed += said.rpartition("Type: ")[2].partition(" > ")[0].partition(" That was the last line")[0].strip() + "\n"
    assert "Solved!" in said and "The proof" in said


def test_ending_the_turn_is_refuted_and_taken_back() -> None:
    one = puzzles.shipped()[0]
    said = run("play", one.name, "--plain", typed="end turn\nend turn\n")[1]
    assert "Taken back." in said


@pytest.mark.parametrize("args", [("play", "duelmasters/nothing"), ("play", "chess"), ("check", "nowhere.scene")])
def test_what_is_not_there_is_said(args: tuple[str, ...]) -> None:
    status, said = run(*args)
    assert status != 0
    assert "Traceback" not in said and args[1] in said


@pytest.mark.parametrize("game", ["wowtcg", "duelmasters", "wowminis"])
def test_survival_is_looked_for_in_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def find(*given: object) -> list[object]:
        asked.append(given)
        return []

    monkeypatch.setattr(puzzles, "find", find)
    status, said = run("find", game, "--survive")
    assert status == 0 and "0 puzzles" in said
    assert asked == [(game, 10, 0, "survive", "greedy")]


def test_a_scene_without_a_task_is_no_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "a.scene"
    file.write_text("scene: x\ngame: duelmasters\nseat Anna\nseat Ben\n", encoding="utf-8")
    status, said = run("check", str(file))
    assert status != 0 and "task" in said


def test_a_puzzle_that_was_found_is_played_from_its_file(tmp_path: Path) -> None:
    one = puzzles.by_name("wowminis/08")
    file = tmp_path / "9-1.scene"
    file.write_text(Path(str(files("regelwerk.puzzles") / "wowminis" / "08.scene")).read_text("utf-8"), "utf-8")
    for given in ([str(file)], ["--file", str(file)]):
        status, said = run("play", *given, "--plain", typed="solution\n")
        assert status == 0
        assert one.solutions[0].split("; ")[0] in said
    status, said = run("play", str(tmp_path / "nothing.scene"), "--plain")
    assert status == 1
    assert "nothing.scene" in said
