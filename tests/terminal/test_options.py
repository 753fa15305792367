"""`--folder` and `--edition`: one's own definitions and other editions where cards are looked up or games counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regelwerk.terminal.cli import main
from tests.custom_figure import MIRELLE

FIGURE = MIRELLE.replace("  faction", "  german: Mirelle Dämmerhand\n  faction", 1)
PARTY = """\
# Mine
scenario: Starter

Mirelle Dawnhand
Ruby Gemsparkle
"""
FORTY_ONE = "# Big\n" + "".join(
    f"4x {name}\n"
    for name in (
        "Bolshack Dragon", "Holy Awe", "Solar Ray", "Terror Pit", "Crimson Hammer", "Bloody Squito", "Aqua Hulcus",
        "Unicorn Fish", "Emerald Grass", "Marine Flower",
    )
) + "1x Frei, Vizier of Air\n"  # fmt: skip


def call(*args: str, **env: str) -> Result:
    result = CliRunner().invoke(main, list(args), env={"LANG": "en", "LC_ALL": "", "COLUMNS": "200", **env})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "priests.minis").write_text(FIGURE, encoding="utf-8")
    (tmp_path / "mine.party").write_text(PARTY, encoding="utf-8")
    (tmp_path / "big.deck").write_text(FORTY_ONE, encoding="utf-8")
    return mine


def test_cards_of_ones_own_are_found(folder: Path) -> None:
    assert call("cards", "--game", "minis", "mirelle").exit_code == 1
    found = call("cards", "--game", "minis", "mirelle", "--folder", str(folder))
    assert found.exit_code == 0
    assert "Mirelle Dawnhand" in found.output
    assert "Shadow Bolt" in found.output
    german = call("cards", "--game", "minis", "dämmerhand", "--lang", "de", REGELWERK_FOLDER=str(folder))
    assert "Mirelle Dämmerhand" in german.output
    # A game that reads no such files goes on without them.
    assert call("cards", "leeroy", REGELWERK_FOLDER=str(folder)).exit_code == 0


def test_computers_play_with_figures_of_ones_own(folder: Path) -> None:
    party = str(folder.parent / "mine.party")
    args = ("sim", "--game", "minis", "--decks", f"{party},learn-horde", "--players", "random,random", "--games", "4")
    without = call(*args)
    assert without.exit_code == 1
    assert "Mirelle Dawnhand" in without.output
    tally = call(*args, "--folder", str(folder))
    assert tally.exit_code == 0, tally.output
    assert "4 games, seed 0" in tally.output
    assert "random, Mine: " in tally.output
    laws = call(*args, "--folder", str(folder), "--laws")
    assert "The invariants hold in 4 games." in laws.output


def test_a_folder_with_faults_says_them_all(folder: Path) -> None:
    (folder / "bad.minis").write_text("figure Nobody\n  honour: 3\n", encoding="utf-8")
    for command in (["cards", "mirelle"], ["sim", "--games", "1"]):
        for lang, said in (("en", "can't be used"), ("de", "nicht")):
            run = call(*command, "--game", "minis", "--folder", str(folder), "--lang", lang)
            assert run.exit_code == 1
            assert "bad.minis" in run.output
            assert said in run.output


def test_an_edition_is_simulated(folder: Path) -> None:
    big = str(folder.parent / "big.deck")
    args = ("sim", "--game", "dm", "--players", "random,random", "--games", "20", "--seed", "4")
    twenty = (*args, "--decks", "dawn-watch,summer-guard")
    usual, modern = call(*twenty), call(*twenty, "--edition", "modern")
    assert usual.exit_code == modern.exit_code == 0
    # The same seeds, and other games: the rules are others.
    assert usual.output.split(" decisions")[0] != modern.output.split(" decisions")[0]
    assert call(*twenty, "--edition", "2004").output.split(" decisions")[0] == usual.output.split(" decisions")[0]
    assert "The invariants hold in 2 games." in call(*args[:3], "--edition", "modern", "--laws", "--games", "2").output
    # A deck that is legal in one edition and not in the other.
    decks = ("--decks", f"{big},first-spark")
    assert call(*args, *decks).exit_code == 0
    refused = call(*args, *decks, "--edition", "modern")
    assert refused.exit_code == 1
    assert "exactly 40" in refused.output
    assert "dm:12.1" in refused.output


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Unknown edition “2019”; available: 2004, modern."), ("de", "Unbekannte Ausgabe „2019“")]
)
def test_an_edition_that_there_is_not_is_said(lang: str, said: str) -> None:
    for command in (["play", "dm"], ["sim", "--game", "dm", "--games", "1"]):
        run = call(*command, "--edition", "2019", "--lang", lang)
        assert run.exit_code == 1
        assert said in run.output


def test_parties_that_cannot_meet_are_not_drawn_together(folder: Path) -> None:
    drawn = call("sim", "--game", "minis", "--decks", "all", "--games", "12", "--players", "random,random")
    assert drawn.exit_code == 0, drawn.output
    assert "12 games" in drawn.output
    apart = call("sim", "--game", "minis", "--decks", "learn-alliance,five-horde", "--games", "1")
    assert apart.exit_code == 1
    assert "These can't play each other: learn-alliance, five-horde." in apart.output
