"""`regelwerk event`: tournaments in files, played by computers and people, resumed, verified, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regelwerk.terminal.cli import main
from regelwerk.tournaments import record

DM = ("--game", "duelmasters", "--plain", "--seed", "5", "--computers", "random")


def call(*words: str, typed: list[str] | None = None) -> Result:
    return CliRunner().invoke(main, ["event", *words], input="\n".join(typed or []) + "\n")


def told(*words: str, typed: list[str] | None = None) -> str:
    found = call(*words, typed=typed)
    assert found.exit_code == 0, found.output
    return found.output


def refused(*words: str) -> str:
    found = call(*words)
    assert found.exit_code != 0, found.output
    return found.output


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "cup.event")


def test_eight_computers_play_to_the_end_and_the_file_verifies(file: str) -> None:
    told("new", file, *DM)
    played = told("play", file, "--to-end", "--plain")
    assert "Round 3 of 3" in played and "Final standings" in played and "wins the tournament." in played
    assert "verified, 3 rounds, the tournament is over" in told("verify", file, "--games")
    shown = told("show", file, "--explain", "--lang", "de", "--plain")
    assert "Schweizer System: Alle spielen jede Runde" in shown and "Match-Quote der Gegner (Gegner)" in shown
    assert "Round 1 of 3" in told("show", file, "--round", "1", "--plain")
    assert "there is no further round" in refused("next", file)


def test_a_result_that_was_not_played_is_found_out(file: str) -> None:
    """`--games` plays the matches between computers again; a corrected result is another one."""
    told("new", file, *DM, "--players", "4", "--rounds", "1")
    told("play", file, "--plain")
    first = record.load(file).rounds[0][0].score
    assert first is not None
    told("result", file, "1", "-".join(map(str, first.turned[:2])), "--plain")
    told("verify", file)
    assert "round 1, table 1: played again, the match ends" in refused("verify", file, "--games")


def test_people_play_at_the_keyboard_and_leaving_loses_nothing(file: str) -> None:
    """The computers' matches are kept; the match that was left is open, and is conceded the next time."""
    told("new", file, *DM, "--players", "4", "--people", "Anna", "--system", "single")
    ready = told("deck", file, "Anna", ready_deck(), "--plain")
    assert "Anna plays with" in ready
    left = told("play", file, "--plain", typed=["quit", "yes"])
    assert "Round 1 of 2" in left
    held = record.load(file)
    assert sum(pairing.is_open for pairing in held.rounds[0]) == 1
    assert "verified, 1 round, the tournament is not over" in told("verify", file, "--games")
    assert "results are missing" in refused("next", file)
    told("play", file, "--plain", typed=["concede", "yes"])
    held = record.load(file)
    assert held.rounds[0][held.table_of(held.number_of("Anna"))].winner != held.number_of("Anna")
    assert "wins the tournament" in told("play", file, "--to-end", "--plain")


def ready_deck() -> str:
    from regelwerk import game_registry

    return game_registry.package("duelmasters").card_library().learning_decks()[0]


def test_a_tournament_of_the_miniatures_asks_for_parties_in_sentences(file: str) -> None:
    made = told("--lang", "de", "new", file, "--game", "minis", "--people", "Anna", "--players", "4")
    assert f"NochohneGruppe:Anna.„regelwerkeventdeck{file}NAMEGRUPPE“" in "".join(made.split())
    assert refused("--lang", "de", "play", file).startswith("Noch ohne Deck oder Gruppe: Anna")
    assert refused("--lang", "de", "drop", file, "Zoe").startswith("Niemand heißt hier „Zoe“; es gibt: Anna")


def test_a_tournament_is_held_by_hand(file: str) -> None:
    """People play elsewhere: rounds are paired, results entered, somebody drops out."""
    told("new", file, *DM, "--people", "Anna,Ben,Cora,Dirk,Eva", "--players", "5", "--match", "3", "--minutes", "50")
    assert "No deck or party yet: Anna, Ben, Cora, Dirk, Eva" in refused("next", file)
    for name in ("Anna", "Ben", "Cora", "Dirk", "5"):
        told("deck", file, name, ready_deck(), "--plain")
    assert "has a bye" in told("next", file, "--plain")
    assert "2-1" in told("result", file, "1", "2-1", "--plain")
    held = record.load(file)
    leaving = held.entrants[held.rounds[0][1].first].name
    assert f"{leaving} has dropped out." in told("drop", file, leaving)
    assert "Round 2 of 3" in told("next", file, "--plain")
    for words, why in (
        (("result", file, "1", "3-0"), "3-0 is no result of a match that is best of 3"),
        (("result", file, "1", "x"), "'x' is no result: write 2-1"),
        (("result", file, "9", "2-0"), "has tables 1 to"),
        (("drop", file, leaving), "has dropped out already"),
        (("drop", file, "Zoe"), "Nobody here is called 'Zoe'; there are: Anna, Ben"),
        (("deck", file, "Anna", ready_deck()), "decks stay as they are"),
        (("show", file, "--round", "7"), "There is no round 7: 2 have been paired."),
        (("draft", file), "Nothing is drafted in this tournament"),
        (("new", file), "exists already"),
    ):
        before = Path(file).read_bytes()
        assert why in refused(*words)
        assert Path(file).read_bytes() == before


def test_a_draft_with_one_person_goes_on_where_it_was_left(file: str) -> None:
    made = told("new", file, *DM, "--format", "draft", "--people", "Anna", "--players", "4", "--seed", "15")
    assert "Anna still have to draft" in made
    assert "are still drafted" in refused("deck", file, "Anna")
    told("draft", file, "--plain", typed=["1", "1", "quit", "yes"])
    (pod,) = record.load(file).pods
    seat = pod.entrants.index(0)
    assert sum(by == seat for by, _ in pod.picks) == 2
    drafted = told("draft", file, "--plain", typed=["1"] * 60)
    assert "All cards have been drafted." in drafted and "Still without a deck: Anna" in drafted
    assert "Anna plays with Draft" in told("deck", file, "Anna", "--plain", typed=["play"])
    assert "the tournament is not over" in told("verify", file)


def test_bad_files_and_bad_plans_are_refused_in_both_languages(file: str, tmp_path: Path) -> None:
    assert "a whole number from 4 to 64" in refused("new", file, "--players", "3")
    assert "Only a Swiss tournament" in refused("new", file, *DM, "--system", "single", "--rounds", "2")
    assert "Nur im Schweizer System" in refused("new", file, *DM, "--system", "single", "--rounds", "2", "--lang", "de")
    assert "The tournament has 4 players, and 5 are named." in refused(
        "new", file, "--players", "4", "--people", "a,b,c,d,e"
    )
    assert not Path(file).exists()
    assert "no boosters of 'wowminis'" in refused("new", file, "--game", "wowminis", "--format", "sealed")
    told("new", file, *DM)
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace('"seed": 5', '"seed": 6'), encoding="utf-8")
    for lang, why in (("en", "a line of the tournament was changed"), ("de", "Eine Zeile des Turniers wurde geändert")):
        assert why in refused("play", file, "--lang", lang)
    (tmp_path / "none").write_bytes(b"\xff")
    refused("show", str(tmp_path / "none"))
    refused("show", str(tmp_path / "nothing"))
