"""What people type that is no order does nothing; Ctrl-C costs nobody a game; bad files are told, never suffered."""

from __future__ import annotations

import io
import json
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

import regelwerk as rw
from regelwerk.kernel.game import Game
from regelwerk.terminal.cli import main
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput, InputInterrupted, LineInput
from regelwerk.terminal.localized_click import CommandError
from regelwerk.terminal.save_game import save_game
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import LeaveGame, TerminalSession
from regelwerk.wowtcg import scene
from tests.games import new_game
from tests.terminal_input import session_of

FIRE = """scene: x
seat Anna
  party: Leeroy Jenkins
  resources: 5
seat Ben
"""


def attacking() -> Game:
    """The attack window after Leeroy's attack: his power is the only thing to do besides passing."""
    begun = scene.read(FIRE).start()
    begun.state.chance.dictating = False
    game = Game(begun.ruleset, begun.state)
    play_on(session_of(game, ["attack ben with leeroy"])[0])
    return game


def play_on(session: TerminalSession) -> None:
    with suppress(EndOfInput, LeaveGame):
        session.play()


def learning(seed: int = 11) -> Game:
    return new_game("wowtcg", ["learn-elendril", "learn-radak"], seed)


@pytest.mark.parametrize("line", [":)", "(x)", "[1/2]", "the", "with", "mit", "on", "...", "the the", "🙂"])
def test_a_line_without_a_name_does_nothing_even_where_only_one_thing_can_be_done(line: str) -> None:
    game = attacking()
    before = len(game.steps)
    session, _ = session_of(game, [line])
    play_on(session)
    assert len(game.steps) == before


@pytest.mark.parametrize(
    "line",
    [
        "with leeroy attack ben",
        "leeroy attack ben",
        "Mit Leeroy greife Ben an",
        "please attack ben with leeroy",
        "I attack ben with leeroy, please",
        "ich greife ben mit leeroy an",
    ],
)
def test_an_attack_is_understood_in_another_order_of_words(line: str) -> None:
    begun = scene.read(FIRE.replace("Leeroy Jenkins", "Kor Cindervein, Leeroy Jenkins")).start()
    begun.state.chance.dictating = False
    session, out = session_of(Game(begun.ruleset, begun.state), [line])
    play_on(session)
    assert "Leeroy Jenkins attacks" in out.getvalue()


@pytest.mark.parametrize("line", ["pass until", "pass until he attacks", "pass until his turn", "passe bis morgen"])
def test_a_long_pass_without_an_end_that_is_known_is_no_pass(line: str) -> None:
    game = learning()
    session, out = session_of(game, ["1", "1", line])
    play_on(session)
    done = len(game.steps)
    again = learning()
    play_on(session_of(again, ["1", "1"])[0])
    assert done == len(again.steps) and "Pass until when?" in out.getvalue()


def test_a_number_is_understood_as_people_write_it() -> None:
    for line in ("2.", "(2)", "#2", "2)"):
        game = learning()
        play_on(session_of(game, [line])[0])
        assert game.steps[0].index == 1, line
    game = learning()
    session, out = session_of(game, ["-2", "+2", "2 3"])
    play_on(session)
    assert not game.steps and out.getvalue().count("No option") == 2 and "is not a name" in out.getvalue()


def test_a_whole_question_may_stand_behind_why() -> None:
    session, out = session_of(learning(), ["1", "1", "why can't I play kena?", "warum kann ich kena nicht spielen?"])
    play_on(session)
    assert out.getvalue().count("Kena Shadowbrand costs 3 resources") == 2


def test_the_help_says_what_the_brackets_are() -> None:
    for lang, said in (
        ("en", "[..] after a line is the rule"),
        ("de", "[..] hinter einer Zeile ist die angewandte Regel"),
    ):
        translate.lang = lang
        session, out = session_of(learning(), ["help"])
        play_on(session)
        assert said in out.getvalue() and "*" in out.getvalue()


class Interrupted(LineInput):
    """Lines, and Ctrl-C where a line is None."""

    def __init__(self, lines: list[str | None]) -> None:
        self.lines = lines

    def line(self, prompt: str) -> str:
        line = self.lines.pop(0)
        if line is None:
            raise InputInterrupted
        return line


def test_one_ctrl_c_costs_nobody_a_game_and_a_second_one_leaves() -> None:
    game = learning()
    session, out = session_of(game, Interrupted([None, "concede", None, "1", None, None]))
    with pytest.raises(LeaveGame):
        session.play()
    assert game.result is None and game.steps and "“save FILE” to save first" in out.getvalue()


@pytest.mark.parametrize(("name", "said"), [("{}", "is a folder"), ("{}/no/x.replay", "Folder .* not found")])
def test_a_game_is_saved_only_where_that_can_be(tmp_path: Path, name: str, said: str) -> None:
    session, _ = session_of(learning(), [])
    with pytest.raises(CommandError, match=said):
        save_game(session, name.format(tmp_path), lambda question: True)


def test_what_is_played_on_from_a_scene_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "x.scene"
    file.write_text(FIRE, encoding="utf-8")
    saved = tmp_path / "x.replay"
    CliRunner().invoke(main, ["scene", "show", str(file)], input=f"attack ben with leeroy\nsave {saved}\n")
    assert rw.Replay.load(saved).verify().outcome == "EXACT"


def test_a_terminal_that_knows_no_umlauts_is_told_all_the_same() -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, "ascii", errors="plainer", write_through=True)
    Screen(True, file, 80).line("„Größe“ · 1")
    assert raw.getvalue() == b'"Groesse" | 1\n'


def test_what_a_terminal_would_obey_is_not_shown() -> None:
    out = io.StringIO()
    Screen(True, out, 80).line("a\x1b[31m\x07b")
    assert out.getvalue() == "a[31mb\n"


# ------------------------------------------------------------------------ files


def call(*args: str) -> str:
    return str(CliRunner().invoke(main, list(args)).output)


def test_a_folder_among_decks_does_not_hide_the_others(tmp_path: Path) -> None:
    said = call("deck", "check", str(tmp_path), "learn-radak")
    assert "is a folder" in said and "learn-radak is legal" in said


def test_a_deck_with_an_unreadable_line_is_told_all_its_faults(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_text(
        "hero: Elendril\nhero: Radak Doombringer\n5 Bloodclaw\n4 Kor\nfoo: bar\nside: 2 Vanquish\n", encoding="utf-8"
    )
    said = call("deck", "check", str(file))
    for part in (
        "line 2: “hero:” appears here a second time",
        "did you mean “Kor Cindervein”",
        "line 5: “foo: bar” is neither",
        "a side deck has exactly 10 cards or none; this one has 2",
        "at least 60 cards; this one has 9",
        "at most 4 copies of Bloodclaw",
    ):
        assert part in said, said


@pytest.fixture(scope="module")
def replay() -> list[str]:
    game = learning(3)
    for _ in range(30):
        assert game.decision is not None
        game.apply(game.decision.options[0])
    return rw.Replay.record(game).text().splitlines()


def header(lines: list[str], **changed: object) -> list[str]:
    return [json.dumps({**json.loads(lines[0]), **changed}), *lines[1:]]


def test_the_number_of_seats_that_is_written_down_is_held_to(replay: list[str]) -> None:
    for seats in (3, 10**12, -1, "2"):
        verdict = rw.Replay.read("\n".join(header(replay, seats=seats))).verify()
        assert (verdict.outcome, verdict.step) == ("DIVERGED", 0)


def test_the_numbers_of_decisions_are_held_to(replay: list[str]) -> None:
    at = next(i for i, line in enumerate(replay) if '"kind"' in line)
    odd = [*replay[:at], json.dumps({**json.loads(replay[at]), "n": 77}), *replay[at + 1 :]]
    assert rw.Replay.read("\n".join(odd)).verify().outcome == "UNVERIFIED"


def test_a_draw_of_a_thousand_million_things_costs_nothing(replay: list[str]) -> None:
    odd = [replay[0], json.dumps({"draw": ["order", 10**9, [0]]}), *replay[1:]]
    with pytest.raises(rw.ReplayFormatError, match="is impossible where"):
        rw.Replay.read("\n".join(odd))


@pytest.mark.parametrize("changed", [{"seed": "x"}, {"seed": 1.5}, {"teams": "zz"}, {"decks": "x"}, {"windows": 5}])
def test_a_header_that_cannot_be_is_told_in_words(replay: list[str], changed: dict[str, object]) -> None:
    verdict = rw.Replay.read("\n".join(header(replay, **changed))).verify()
    assert verdict.outcome == "DIVERGED"
    for word in ("operand", "indices", "tuple"):
        assert word not in str(verdict)


def test_verdicts_are_told_in_german(replay: list[str], tmp_path: Path) -> None:
    file = tmp_path / "x.replay"
    file.write_text("\n".join(header(replay, seats=3)), encoding="utf-8-sig")
    said = call("--lang", "de", "replay", "verify", str(file))
    assert "erwartet 3 Plätze, tatsächlich 2 Plätze." in said and "die Plätze sind nicht dieselben" in said
    missing = "line 347: the file is truncated here: the line with the result is missing"
    assert translated(missing, "de").startswith("Zeile 347: die Datei ist hier abgeschnitten")
    assert translated("line 1, column 2: unknown action 'attak'; did you mean \"attack\"?", "de") == (
        "Zeile 1, Spalte 2: unbekannte Aktion „attak“; war „attack“ gemeint?"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seat A\n  deck: 999999999\nseat B\n", "at most 1000"),
        ("seat A\n  hand: ² Kor\nseat B\n", "unknown card"),
        ("seat A\n  party: Kor damage " + "9" * 5000 + "\nseat B\n", "too long"),
        ("seat A\n  hero: Graccus, Elendril\nseat B\n", "a seat has only one hero"),
        ("edition: 1999\nseat A\nseat B\n", "unknown edition '1999'"),
        ("seat A\nseat B\n  party: Kor owner Zoe\n", "unknown seat 'Zoe'"),
        ("seat A\nseat B\n  grant hero: Always(Draw(1))\n", "line 4, column 22"),
        ("seat A\nseat B\nexpect A's hand 3 (\n", "x.scene: line 4"),
    ],
)
def test_a_mistake_in_a_scene_is_told_at_once_and_where_it_is(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "x.scene"
    file.write_text("scene: x\n" + text, encoding="utf-8")
    assert said in call("scene", "run", str(file))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "--seed", "-1"], "from 0 to"),
        (["serve", "--pace", "99"], "a number from 0 to 10"),
        (["play", "--deck"], "--deck needs a value."),
        (["play", "--deck"], "regelwerk play --help"),
        (["sim", "--players", "random", "--decks", "all"], "At least two players"),
        (["play", "wowtcg", "now"], "Unexpected argument: now"),
        (["help"], "Commands"),
        (["--lang", "en"], "Commands"),
        (["rules", "wow:1.."], "wow:100.1"),
        (["rules", "6"], "wow:600.1"),
        (["rules", "5"], "wow7.4:500.1"),
        (["sim", "--games", "1", "--players", "RANDOM,Random"], "One game"),
    ],
)
def test_a_wrong_call_says_what_would_be_right(args: list[str], said: str) -> None:
    assert said in call("--lang", "en", *args).replace("main ", "regelwerk ")


def test_no_english_stands_in_a_german_help() -> None:
    for command in (["play"], ["sim"], ["serve"], ["replay", "resume"], ["cards"], ["deck", "check"]):
        said = call("--lang", "de", *command, "--help")
        for word in ("INTEGER", "RANGE", " FILE", "--folder FOLDER", "QUERY", "ADDRESS"):
            assert word not in said, (command, word)
