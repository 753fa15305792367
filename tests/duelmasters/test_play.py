"""Playing at the terminal: whole games, taking back, several people, saving, what is typed in advance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from regelwerk import Replay
from regelwerk.duelmasters.ruleset import RULESET_MODERN
from regelwerk.terminal.cli import main
from regelwerk.terminal.i18n import translate
from tests.duelmasters.table_positions import duel, position, typed
from tests.laws.duelmasters_games import new_game
from tests.terminal_input import OptionChooser, session_of


@pytest.mark.parametrize("lang", ["en", "de"])
def test_whole_games_at_the_table_end_by_a_rule(lang: str) -> None:
    asked: set[str] = set()
    for seed in range(4):
        translate.lang = lang
        game = new_game(seed, 0, None, None, *([RULESET_MODERN] if seed == 3 else []))
        chooser = OptionChooser(seed)
        session, out = session_of(game, chooser)
        chooser.session = session
        session.play()
        assert game.result is not None
        assert re.search(r"\[[^\]]+\]$", out.getvalue().strip())
        assert "{" not in out.getvalue() and "None" not in out.getvalue()
        asked |= set(chooser.asked)
    assert {"mana", "main", "attack", "block", "may"} <= asked
    assert "shield" not in asked  # which of several that nobody can tell apart


def test_a_turn_is_played_in_words() -> None:
    lines = ["cast crimson hammer on marine flower", "fire", "attack ben with bolshack", "break 1"]
    out = typed(duel("main step"), *lines)
    assert "You cast Crimson Hammer" in out
    assert "Marine Flower is destroyed" in out
    assert "Bolshack Dragon attacks Ben" in out
    assert "Bolshack Dragon breaks Ben’s shield #1" in out


def test_an_attack_named_in_the_main_step_goes_on_to_it() -> None:
    out = typed(duel("main step"), "attack ben with vorg")
    assert "Immortal Baron, Vorg attacks Ben" in out


def test_end_in_any_step_ends_the_turn_but_for_what_must_be_done() -> None:
    assert "Turn 11: Ben" in typed(duel("mana step"), "ask off", "end")
    bound = position("seat Anna\n  creatures: Deadly Fighter Braid Claw\nseat Ben\n")
    out = typed(bound, "end")
    assert "must attack: Deadly Fighter Braid Claw" in out
    assert "Turn 11" not in out


def test_a_choice_can_be_taken_back_until_something_hidden_was_seen() -> None:
    out = typed(duel("main step"), "summon fear fang", "undo", "undo")
    assert translate("undone") in out
    assert translate("undo-none") in out
    game = duel("main step")
    out = typed(game, "attack ben with vorg", "break 1", "end", "yes", "undo")
    assert translate("undo-seen") in out


def test_a_payment_half_made_is_taken_back_whole() -> None:
    game = duel("main step", "Fear Fang, Crimson Hammer, Brawler Zyler")
    out = typed(game, "summon zyler", "cancel", "table")
    assert "Which mana cards do you tap?" in out
    assert translate("cancelled") in out


def test_two_at_one_keyboard_do_not_see_each_other() -> None:
    out = typed(duel(), "", "attack ben with vorg", "", "no", "", "break 1", people=2)
    between = out[out.index("Ben is next") : out.index("Anna is next", out.index("Ben is next"))]
    assert "Tornado Flame" not in between
    assert "Block?" in between


def test_a_refusal_names_every_rule() -> None:
    out = typed(duel(), "summon gatling skyterror", "attack marine flower with zyler")
    assert "the main step of this turn is over" in out.lower()
    assert "[6.1 Paying]" in out
    assert "Brawler Zyler is tapped" in out
    assert "Marine Flower is untapped" in out


def test_a_number_is_no_name() -> None:
    assert "“7” is not a name" in typed(duel("mana step"), "mana 7")


def test_help_tells_what_can_be_typed_in_this_game() -> None:
    translate.lang = "de"
    out = typed(duel(), "hilfe")
    assert "greife zyler mit vorg an" in out
    assert "leeroy" not in out


def run(*args: str, typing: str = "") -> str:
    result = CliRunner().invoke(main, list(args), input=typing)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def test_a_game_is_saved_shown_verified_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    out = run("play", "duelmasters", "--seed", "15", typing=f"mana tornado flame\nsave {file}\nquit\n")
    assert "You play the deck “First Spark” (fire)." in out
    assert Replay.load(file).verify().outcome == "EXACT"
    assert "First Spark" in run("replay", "show", str(file), "--lang", "de")
    again = run("replay", "resume", str(file), typing="mana crimson\nquit\n")
    assert "You put Crimson Hammer into the mana zone" in again


def test_the_modern_edition_can_be_chosen_and_no_other() -> None:
    assert "Duel Masters, modern rules" in run("play", "duelmasters", "--edition", "modern", typing="quit\n")
    assert "Duel Masters, rules of 2004" in run("play", "duelmasters", typing="quit\n")
    assert "Unknown edition “1999”" in run("play", "duelmasters", "--edition", "1999")


def test_decks_cards_and_rules_of_this_game_are_found() -> None:
    assert "First Spark · fire · 40 cards" in run("deck", "list", "--game", "duelmasters")
    assert "is legal" in run("deck", "check", "green-tide", "--game", "duelmasters")
    assert "Doppelbrecher" in run("cards", "bolshack", "--game", "duelmasters", "--lang", "de")
    assert "8.4.1" in run("rules", "8.4.1", "--game", "duelmasters")


def test_computer_players_play_series_with_decks_drawn_from_all() -> None:
    out = run("sim", "--game", "duelmasters", "--decks", "all", "--games", "6", "--players", "greedy,random", "--plain")
    assert "6 games" in out and "any ready deck" in out
    laws = run("sim", "--game", "duelmasters", "--laws", "--decks", "all", "--games", "4", "--plain")
    assert "The invariants hold in 4 games" in laws
