"""`regelwerk play minis` as people start it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from regelwerk import Replay
from regelwerk.kernel.persistence.replay import EXACT
from regelwerk.terminal.cli import main

ENGLISH = """1
move i4
why attack gorebelly
end
show gorebelly
show f5
help
log
rule p11.taunt
stops
undo
save {file}
concede
yes
"""
GERMAN = """1
ziehe i4
warum greife blutbauch an
ende
zeige blutbauch
zeige f5
hilfe
protokoll
regel Spott
speichern {file}
aufgeben
ja
"""
ENGLISH_SAID = (
    "You play the party “First game: the Alliance, without action cards”: Vindicator Hodoon, Ruby Gemsparkle.",
    "The first player with 11 victory points wins",
    "move, 1 point:",
    "Gorebelly is 8 spaces away  [Range]",
    "Dragonclaw Axe~ — 3 ticks",
    "f5: open · 1 to enter · victory space",
    "attack ruby with gorebelly",
    "[Movement points]",
    "minis08:p11.taunt",
    "there is nothing to set in this game",
    "Saved to",
    "wins.  [The last team left",
)
GERMAN_SAID = (
    "Du spielst die Gruppe „Erstes Spiel: die Allianz, ohne Aktionskarten“: Vindicator Hodoon, Ruby Gemsparkle.",
    "Wer zuerst 11 Siegpunkte (SP) hat, gewinnt",
    "ziehe, 1 Punkt:",
    "Gorebelly ist 8 Felder entfernt",
    "Drachenkrallebeil — 3 Ticks",
    "f5: offen · 1 zum Betreten · SP-Feld",
    "greife ruby mit gorebelly an",
    "Gespeichert in",
    "Du gibst auf",
)


def run(typed: str, *args: str, **env: str) -> tuple[int, str]:
    """Status and everything that was said."""
    done = CliRunner().invoke(main, args, input=typed, env={"LANG": "en_US.UTF-8", "COLUMNS": "100", **env})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert "Internal error" not in done.output, done.output
    return done.exit_code, done.output


@pytest.mark.parametrize(("typed", "phrases", "lang"), [(ENGLISH, ENGLISH_SAID, "en"), (GERMAN, GERMAN_SAID, "de")])
def test_a_game_in_either_language(typed: str, phrases: tuple[str, ...], lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    status, found = run(typed.format(file=file), "play", "minis", "--seed", "4", "--lang", lang)
    assert status == 0
    flowing = " ".join(found.split())
    for expected in phrases:
        assert " ".join(expected.split()) in flowing, expected
    assert file.exists()
    assert Replay.load(file).verify().outcome == EXACT
    assert run("", "replay", "verify", str(file))[0] == 0
    shown = run("", "replay", "show", str(file), "--lang", lang)[1]
    assert "f5" not in shown or "[V]" in shown


def test_whole_games_by_numbers_alone_come_to_their_end() -> None:
    """Always the first option of the list, with and without action cards."""
    for args in ((), ("--deck", "starter-horde"), ("--deck", "duel-gorebelly")):
        _, output = run("1\n" * 900, "play", "minis", "--seed", "3", *args)
        assert " win" in output.splitlines()[-1] or "draw" in output.splitlines()[-1], output[-400:]
        assert "clock to" in output and "points" in output


def test_both_names_and_a_deck_of_ones_own_folder(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "murloc.minis").write_text(
        "figure Big Murloc\n  faction: Monster\n  honor: 5\n  armor: 2\n  resist: 2\n  health: 6\n"
        "  attack: Bite\n    ticks: 2\n    does: Attack(1, PHYSICAL, 4, MELEE)\n"
    )
    party = tmp_path / "murlocs.party"
    party.write_text("# Murlocs\nscenario: starter\n2 Big Murloc\n")
    game = ("--game", "wowminis")
    assert run("", "deck", "check", *game, str(party))[0] == 1
    assert run("", "deck", "check", *game, "--folder", str(folder), str(party))[0] == 0
    assert "Honor: 10" in run("", "deck", "show", *game, str(party), REGELWERK_FOLDER=str(folder))[1]
    status, output = run("1\n", "play", "wowminis", "--folder", str(folder), "--deck", str(party), "--seed", "1")
    assert status == 0
    assert "2 Big Murloc" in output and "[B] Big Murloc #1" in output
    (folder / "wrong.minis").write_text("figure Nobody\n  armor: many\n")
    status, output = run("", "play", "minis", "--folder", str(folder), "--lang", "de")
    assert status == 1
    assert "wrong.minis:2:10" in output


def test_parties_that_cannot_meet_say_why_and_a_rival_is_found() -> None:
    status, output = run("", "play", "minis", "--deck", "five-horde", "--opponent-deck", "three-horde")
    assert status == 1
    assert "These can't play each other" in output and "ruling:party-size" in output
    status, output = run("", "play", "minis", "--deck", "nine-horde")
    assert status == 0
    assert "Nine cards among three of the Alliance" in output.replace("\n", " ")


def test_two_people_at_one_keyboard_do_not_see_each_others_cards() -> None:
    named = ("--opponent", "human", "--name", "Anna", "--name", "Ben")
    _, output = run("\n1\n\n1\n", "play", "minis", "--deck", "starter-alliance", *named, "--seed", "2")
    first = output.partition("is next")[2].partition("is next")[0]
    assert "a face-down card" in first
    assert ("Ice Barrier" in first) != ("Execute" in first)


def test_the_computer_plays_many_games() -> None:
    status, output = run("", "sim", "--game", "minis", "--games", "2", "--players", "greedy,random")
    assert status == 0
    assert "greedy" in output and "2 won" in output
    assert run("", "sim", "--game", "minis", "--laws", "--games", "6")[0] == 0
    assert "starter-horde" in run("", "deck", "list", "--game", "minis")[1]
    assert "Ice Barrier" in run("", "cards", "--game", "minis", "eisbarriere")[1]
