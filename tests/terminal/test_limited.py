"""`regelwerk sealed` and `regelwerk draft`: pools, decks, drafts, their files, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regelwerk import game_registry
from regelwerk.limited.pools import sealed_pool
from regelwerk.terminal.cli import main

DM = ("--game", "duelmasters", "--plain")


def call(*words: str, typed: list[str] | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input="\n".join(typed or []) + "\n")


def sealed(*typed: str, words: tuple[str, ...] = ()) -> str:
    found = call("sealed", *words, *DM, "--seed", "3", "--opponent", "random", typed=list(typed))
    assert found.exit_code == 0, found.output
    return found.output


def test_a_sealed_game_is_played_at_once() -> None:
    told = sealed("play", "concede", "yes")
    assert "6 boosters of DM-01 Base Set, seed 3" in told
    assert (
        "Suggested: " in told and "Curve (cost: cards): " in told and "cards fight" in told and "Best rated: " in told
    )
    assert "The deck is legal, with 30 cards." in told
    assert "Computer wins" in told


def test_boosters_of_a_later_set_are_opened_by_its_code() -> None:
    found = call("sealed", *DM, "--seed", "3", "--set", "DM06", typed=["quit"])
    assert "6 boosters of DM-06" in found.output
    found = call("sealed", *DM, "--set", "dm99")
    assert found.exit_code != 0 and "dm01, dm02, dm03, dm04, dm05, dm06" in found.output


def test_a_deck_is_edited_and_saved_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    play = game_registry.package("duelmasters").limited
    assert play is not None
    name = game_registry.package("duelmasters").card_name({}, sealed_pool(play, 3)[0], "en")
    told = sealed(
        f"add {name}", f"remove {name}", f"save {file}", "leader light/water/fire", "leader", "deck", "what", "quit"
    )
    assert f"{name} is in the deck now: 31 cards." in told or "has no card" in told
    assert "Suggested: light/water/fire, 30 cards" in told
    assert "build (suggest a deck)" in told and "You leave" in told
    assert "format: sealed" in file.read_text(encoding="utf-8")
    assert "Computer wins" in sealed("concede", "yes", words=(str(file),))


def test_a_deck_from_another_pool_is_refused_with_every_card(tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    file.write_text("# x\nformat: sealed\n10x Bolshack Dragon\n20x Aqua Hulcus\n", encoding="utf-8")
    found = call("sealed", str(file), *DM, "--seed", "3")
    assert found.exit_code != 0
    assert "needs 10 of Bolshack Dragon, and the pool holds" in found.output
    assert "needs 20 of Aqua Hulcus, and the pool holds" in found.output
    german = call("sealed", str(file), *DM, "--seed", "3", "--lang", "de")
    assert "das Deck braucht 10 von Bolshack Dragon, der Vorrat enthält" in german.output


def test_a_deck_that_is_too_small_is_not_played() -> None:
    told = sealed("remove " + "x", "leader fire/nature", "play", "quit")
    assert "at least 30" in told and "are missing" in told


def test_a_game_without_boosters_says_so() -> None:
    for command in (("sealed",), ("draft", "start")):
        found = call(*command, "--game", "wowminis", "--lang", "de")
        assert found.exit_code != 0 and "gibt es keine Booster" in found.output


# ------------------------------------------------------------------------------ drafts


def draft(*typed: str, words: tuple[str, ...] = ()) -> str:
    found = call("draft", "start", "--seats", "4", *DM, "--seed", "5", *words, typed=list(typed))
    assert found.exit_code == 0, found.output
    return found.output


def test_a_draft_is_saved_verified_shown_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "my.draft"
    told = draft("1", "2", "hint", "pool", "pack", "0", "nothing like it", f"save {file}", "quit")
    assert "Booster 1 of 4, pick 1 of 40; the rest goes to the left" in told
    assert "A computer would take" in told and "exactly one card of the pack" in told
    assert "verified, 11 picks, the draft is not over" in call("draft", "verify", str(file)).output
    shown = call("draft", "show", str(file), "--seat", "1", "--plain").output
    assert "Pick 1, Player 1" in shown and "Computer 2" not in shown and "Creature (" in shown
    typed = ["1"] * 38 + ["play", "2", "concede", "yes", "quit"]
    went_on = call("draft", "go", str(file), "--plain", "--opponent", "random", typed=typed)
    assert went_on.exit_code == 0, went_on.output
    assert "The draft is over" in went_on.output and "Computer wins" in went_on.output
    assert "  4 Computer 4: " in went_on.output


def test_a_damaged_draft_is_refused_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "my.draft"
    draft("1", f"save {file}", "quit")
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), "seat": json.loads(lines[1])["seat"]})
    file.write_text("\n".join(lines), encoding="utf-8")
    for lang, said in (("en", "has made pick 1 already"), ("de", "hat Wahl 1 schon getroffen")):
        found = call("draft", "verify", str(file), "--lang", lang)
        assert found.exit_code == 1 and said in found.output
        assert call("draft", "go", str(file), "--lang", lang).exit_code != 0
    assert call("draft", "verify", str(tmp_path / "none")).exit_code == 1


def test_a_fork_takes_another_card(tmp_path: Path) -> None:
    file, to = tmp_path / "my.draft", tmp_path / "other.draft"
    draft("1", "1", f"save {file}", "quit")
    words = ("draft", "fork", str(file))
    made = call(*words, "2", "--pick", "2", "--to", str(to), "--finish")
    assert made.exit_code == 0, made.output
    assert "verified, 160 picks, the draft is over" in call("draft", "verify", str(to)).output
    assert "exists already" in call(*words, "3", "--pick", "1", "--to", str(to)).output
    wrong = call(*words, "nothing", "--pick", "1", "--to", str(tmp_path / "x"))
    assert wrong.exit_code != 0 and "there is no card “nothing”" in wrong.output
    assert "no seat 5" in call(*words, "1", "--pick", "1", "--seat", "5", "--to", str(tmp_path / "x")).output


def test_several_people_pick_in_secret(tmp_path: Path) -> None:
    told = draft("", "1", "", f"save {tmp_path / 'x'}", "2", "", "quit", words=("--people", "2"))
    assert "Player 1 is next" in told and "Player 2 is next" in told
    assert "can be saved only after it is over" in " ".join(told.split())
    assert not (tmp_path / "x").exists()
    assert "5 people can't sit in 4 seats" in call("draft", "start", "--seats", "4", "--people", "5", *DM).output


def test_when_the_time_is_up_a_computer_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 31.0, 100.0, 101.0, 200.0, 201.0])
    monkeypatch.setattr("regelwerk.terminal.draft_session.time.monotonic", lambda: next(clock))
    told = draft("1", "1", "quit", words=("--seconds", "30"))
    assert "30 seconds" in told and "27 seconds" in told
    assert told.count("a computer has picked") == 1 and told.count("You take") == 1


def test_draft_without_a_command_begins_one() -> None:
    found = call("draft", typed=["quit"])
    assert found.exit_code == 0, found.output
    assert "Draft of Heroes of Azeroth, 8 seats" in found.output
