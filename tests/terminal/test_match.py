"""Matches at the terminal: games, exchanges, saving, going on, and what is told of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regelwerk import game_registry
from regelwerk.terminal.cli import main

SIDE = "\nside:\n4 Shattering Blow\n4 Burn Away\n2 Hearthstone\n"
LOSE = ["concede", "yes"]


def call(*words: str, typed: list[str] | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input="\n".join(typed or []) + "\n")


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A deck file with a side deck."""
    file = tmp_path / "side.deck"
    text = game_registry.package("wowtcg").web.deck_text("frost-and-flame").partition("\nside:")[0]
    file.write_text(text + SIDE, encoding="utf-8")
    return str(file)


def play(deck: str, *typed: str, lang: str = "en") -> str:
    """A match against the computer, with these lines typed."""
    words = ("play", "--deck", deck, "--opponent-deck", "learn-radak", "--opponent", "random", "--match", "3")
    found = call(*words, "--seed", "4", "--plain", "--lang", lang, typed=list(typed))
    assert found.exit_code == 0, found.output
    return found.output


def test_a_match_is_played_with_exchanges_between_its_games(deck: str) -> None:
    exchange = ["fireball for burn away", "nonsense", "fireball for leeroy", "fireball for hearthstone", "done"]
    told = play(deck, *LOSE, *exchange, *LOSE)
    assert "Game 1, best of 3" in told and "Game 2, best of 3" in told
    assert "Main deck (60)" in told and "Side deck (10)" in told
    assert "Burn Away for Fireball" in told and "Hearthstone for Fireball" in told
    assert "“leeroy” is not exactly one card there" in told
    assert "The match stands at Player 1 0, Computer 1." in told
    assert "Computer wins the match." in told


def test_the_match_speaks_german(deck: str) -> None:
    told = play(deck, "aufgeben", "ja", "feuerball gegen hearthstone", "zurück", "fertig", "aufgeben", "ja", lang="de")
    assert "Es wird nichts getauscht." in told and "Computer gewinnt das Match." in told
    assert "Hauptdeck (60)" in told and "Spiel 2, höchstens 3 Spiele" in told


def test_a_match_is_saved_between_games_and_goes_on(deck: str, tmp_path: Path) -> None:
    file = tmp_path / "my.match"
    play(deck, *LOSE, f"save {file}", "quit")
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["match"] == 1
    typed = ["fireball for burn away", "done", f"save {file}", "yes"]
    told = call("replay", "resume", str(file), "--plain", typed=typed)
    assert "The match stands at Player 1 0, Computer 1." in told.output and "Game 2, best of 3" in told.output
    verified = call("replay", "verify", str(file))
    assert verified.exit_code == 0
    assert "EXACT, 2 games." in verified.output and "Game 2: EXACT" in verified.output
    shown = call("replay", "show", str(file), "--plain").output
    assert "Game 1: won by Player 2" in shown and "Burn Away for Fireball" in shown and "Game 2: not finished" in shown
    one = call("replay", "show", str(file), "--game", "1", "--plain").output
    assert "steps, seed 4" in one
    assert "has only 2 games" in call("replay", "show", str(file), "--game", "3").output
    assert "with --game one of its games" in call("replay", "resume", str(file), "--at", "3").output


def test_a_match_that_was_changed_is_told_so_in_both_languages(deck: str, tmp_path: Path) -> None:
    file = tmp_path / "my.match"
    play(deck, *LOSE, "fireball for burn away", "done", f"save {file}", "quit")
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if '"exchange"' not in line]
    file.write_text("\n".join(lines), encoding="utf-8")
    told = call("replay", "verify", str(file))
    assert told.exit_code == 1
    assert "game 2 is not the next one of this match: seat 1 plays with another deck" in told.output
    german = call("replay", "verify", str(file), "--lang", "de").output
    assert "Spiel 2 ist nicht das nächste dieses Matches: Platz 1 spielt mit einem anderen Deck" in german
    file.write_text("\n".join(lines[:-1]), encoding="utf-8")
    assert "das Match hat kein Ergebnis" in call("replay", "verify", str(file), "--lang", "de").output


def test_two_people_do_not_see_what_the_other_exchanges(deck: str) -> None:
    words = ("play", "--deck", deck, "--opponent-deck", deck, "--opponent", "human", "--match", "3", "--plain")
    typed = ["", *LOSE, "", "fireball for burn away", "done", "", "save x.match", "done"]
    told = call(*words, typed=typed).output
    first = told.index("Burn Away for Fireball")
    after = told[first:]
    assert "Player 2 is next" in after and after.index("\n" * 40) < after.index("Player 2 is next")
    assert "Burn Away for Fireball" not in after[after.index("Player 2 is next") :]
    assert "A save file reveals every hand" in after


def test_matches_without_side_decks_go_straight_on() -> None:
    told = call("play", "duelmasters", "--match", "3", "--plain", typed=[*LOSE, "begin computer", *LOSE]).output
    assert "You choose who goes first." in told and "exchange>" not in told and "wins the match" in told


def test_a_match_has_two_sides() -> None:
    told = call("play", "--seats", "3", "--match", "3")
    assert told.exit_code == 1 and "a match has two sides" in told.output


def test_sim_plays_matches() -> None:
    words = ("sim", "--games", "4", "--players", "random,random", "--match", "3", "--plain", "--game", "duelmasters")
    told = call(*words).output
    assert "matches best of 3" in told
    games = int(told.partition("matches best of 3, ")[2].split()[0])
    assert 8 <= games <= 12
    assert call(*words).output.partition("game")[0] == told.partition("game")[0]
