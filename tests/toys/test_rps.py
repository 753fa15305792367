"""A whole game in at most 220 lines: in the registry it is played, shown in both languages, saved and replayed."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

import regelwerk as rw
from regelwerk import game_registry, players
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.package import LIST
from regelwerk.kernel.persistence.save import load, save
from regelwerk.kernel.presentation.log_entries import Reasoned
from regelwerk.kernel.presentation.pass_and_undo import PassPlan, passed
from regelwerk.kernel.presentation.text import plain
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, OFFERED
from regelwerk.kernel.state import State
from regelwerk.kernel.undo import revealed_since
from regelwerk.kernel.visibility import SPECTATOR_SEAT
from regelwerk.players.driver import choose_option
from regelwerk.server.api import catalog_api
from regelwerk.server.worker.view_renderer import ViewRenderer
from regelwerk.terminal.cli import main
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import SeatPlayer, TerminalSession
from tests.games import new_game, parse
from tests.laws.common import law_copies_go_on, law_same_game
from tests.terminal_input import Script
from tests.toys.rps.game import NOTHING, RULESET, RpsState
from tests.toys.rps.package import PACKAGE

MOST: Final = 220
NAMES: Final = ("Anna", "Ben", "Cleo")
ROCK, PAPER, SCISSORS = range(3)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with game_registry.added(PACKAGE):
        yield


def game_of(*throws: int, seats: int = 3) -> Game:
    game = new_game("rps", [None] * seats, seed=1)
    for throw in throws:
        game.apply(throw)
    return game


def state_of(game: Game) -> RpsState:
    assert isinstance(game.state, RpsState)
    return game.state


def lines(game: Game, seat: int, lang: str) -> list[str]:
    """All that has happened, as a seat reads it."""
    names = ["" if other == seat else name for other, name in enumerate(NAMES)]
    presenter = PACKAGE.presenter(game, seat, lang, names)
    return [plain(line) for line in [*presenter.summary_lines(game.event_log), *presenter.result_lines()]]


def test_the_whole_game_has_no_more_lines_than_that() -> None:
    files = [file for file in (Path(__file__).parent / "rps").rglob("*") if file.suffix in (".py", ".toml")]
    assert {file.suffix for file in files} == {".py", ".toml"}
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST


def test_it_is_registered_while_it_is_added_and_no_longer() -> None:
    with game_registry.added(PACKAGE):
        assert game_registry.names()[-1] == "rps" and game_registry.editions("rps") == ("plain",)
    assert game_registry.package("rps") is PACKAGE, "what was added before is still there"
    with pytest.raises(game_registry.UnknownGameError, match="no edition 'old'"):
        game_registry.ruleset("rps", "old")


def test_every_beaten_hand_is_a_point_and_three_points_win() -> None:
    game = game_of(ROCK, SCISSORS, SCISSORS)
    assert game.view(0)["points"] == [2, 0, 0]
    for throw in (PAPER, ROCK, SCISSORS):
        game.apply(throw)
    assert game.view(0)["points"] == [3, 1, 1]
    assert game.result is not None and game.result.winners == [0] and game.result.rule.number == "rps:2"


def test_those_who_come_to_three_together_win_together() -> None:
    game = game_of(ROCK, ROCK, SCISSORS, PAPER, PAPER, ROCK, ROCK, ROCK, SCISSORS)
    assert game.result is not None and game.result.winners == [0, 1]
    assert lines(game, 2, "de")[-1].startswith("Anna hat gewonnen. Ben hat gewonnen.")


def test_nobody_sees_a_hand_before_all_have_picked() -> None:
    told = [json.dumps([game_of(throw).view(seat) for seat in (1, 2, SPECTATOR_SEAT)]) for throw in range(3)]
    assert told[0] == told[1] == told[2]
    assert [game_of(throw).view(0)["hand"] for throw in range(3)] == ["rock", "paper", "scissors"]
    assert lines(game_of(ROCK, ROCK), 2, "en") == []


def test_a_guess_makes_up_the_hands_of_others_and_keeps_ones_own() -> None:
    game = game_of(ROCK, PAPER)
    guesses = [RULESET.guess(state_of(game), 1, Chance(number), None).hands for number in range(30)]
    assert {tuple(hands) for hands in guesses} == {(hand, PAPER, NOTHING) for hand in range(3)}


def test_a_throw_is_taken_back_until_it_has_been_shown() -> None:
    game = game_of(ROCK)
    mark = game.checkpoint()
    game.apply(PAPER)
    assert revealed_since(game, mark, 1) == ""
    game.apply(ROCK)
    assert revealed_since(game, mark, 1) == "seen"


def start(seed: int, windows: int) -> State:
    return game_of().state


def test_the_laws_of_every_game_hold() -> None:
    for seed in range(5):
        law_same_game(start, seed)
        law_copies_go_on(start, seed, lambda state: state.fork())


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", ["rock"], ["What do you throw?", "1  rock", "Ben throws", "You throw rock.  [1]", "has 0 points"]),
        ("de", ["Stein"], ["Was zeigst du?", "3  Schere", "Ben zeigt", "Du zeigst Stein.  [1]", "hat 0 Punkte"]),
    ],
)
def test_it_is_played_at_the_terminal(lang: str, typed: list[str], said: list[str]) -> None:
    translate.lang = lang
    shown = played(typed * 3, ("random", "random"))
    for words in said:
        assert words in shown, shown


def test_three_people_play_at_one_keyboard_and_see_no_hand_but_their_own() -> None:
    shown = played(["", "rock", "", "nonsense", "2", "", "scissors", ""], ("", ""))
    before = shown.partition("Anna throws rock.")[0]
    assert "You throw" not in before and translate("no-name", name="nonsense") in before
    assert "Ben throws paper." in shown and "Cleo throws scissors." in shown


def played(typed: Sequence[str], others: Sequence[str]) -> str:
    """What the terminal shows while these lines are typed; `others`: computer players, "" for a person."""
    out = io.StringIO()
    made = [players.make(name, 1) if name else None for name in others]
    sitters = [SeatPlayer("Anna"), *(SeatPlayer(name, player) for name, player in zip(NAMES[1:], made))]
    with suppress(EndOfInput):
        TerminalSession(game_of(), sitters, Screen(True, out, 100), Script(typed)).play()
    return out.getvalue()


def test_the_command_that_plays_knows_it_though_nobody_has_a_deck() -> None:
    args = ["play", "rps", "--seats", "3", "--seed", "2", "--plain", "--lang", "en"]
    run = CliRunner().invoke(main, args, input="paper\n" * 40)
    assert run.exit_code == 0, run.output
    assert "Rock, paper, scissors" in run.output and "You have won.  [2 Scoring]" in run.output


def test_a_game_that_is_saved_goes_on_the_same() -> None:
    game = game_of(ROCK, PAPER)
    data = json.loads(json.dumps(save(game.state, RULESET)))
    again = Game(RULESET, load(data, RULESET, RULESET.defs({})))
    for throw in (SCISSORS, ROCK):
        assert [event.number for event in game.apply(throw)] == [event.number for event in again.apply(throw)]
    assert game.digest() == again.digest()


def test_its_replay_is_read_back_and_verified() -> None:
    game = game_of(ROCK, PAPER, SCISSORS, ROCK)
    game.perform(2, CONCEDE)
    for throw in (SCISSORS, ROCK, SCISSORS):
        game.apply(throw)
    assert game.result is not None
    again = rw.Replay.read(rw.Replay.record(game).text())
    assert again.verify().outcome == "EXACT"


def test_the_others_go_on_without_whoever_leaves() -> None:
    game = game_of(ROCK, PAPER)
    game.perform(1, CONCEDE)
    assert game.decision is not None and game.decision.seat == 2
    game.apply(SCISSORS)
    told = lines(game, 0, "en")
    assert told[0] == "You throw rock.  [1]" and not any("Ben throws" in line for line in told)
    game.perform(0, CONCEDE)
    assert game.result is not None and game.result.winners == [2]


def test_all_agree_on_a_draw() -> None:
    game = game_of()
    for seat in range(3):
        assert game.result is None
        game.perform(seat, OFFER_DRAW)
    assert game.result is not None and game.result.winners == []
    with pytest.raises(IllegalActionError):
        game.perform(0, OFFER_DRAW)


def test_a_refusal_is_said_with_its_rule() -> None:
    game = game_of()
    reasons = game.why_not(1, parse(game, 1, "rock"))
    for lang, said in (
        ("en", "Another player has to decide first."),
        ("de", "Zuerst muss ein anderer Spieler entscheiden."),
    ):
        assert PACKAGE.presenter(game, 1, lang).reasoned(reasons) == [Reasoned(said, OFFERED)]
    shown = plain(PACKAGE.presenter(game, 1, "en").reason_lines(reasons)[0])
    assert shown == "- Another player has to decide first.  [What is offered, proposed]"


def test_a_browser_gets_what_the_game_says_and_defaults_for_the_rest() -> None:
    game = game_of(ROCK)
    body = ViewRenderer(game, 1, "de", NAMES).body([])
    assert body.ask is not None and body.ask.text == ["Was zeigst du?"]
    assert [choice.text for choice in body.ask.options] == ["Stein", "Papier", "Schere"]
    waiting = ViewRenderer(game, 0, "en", NAMES).body([]).waiting
    assert waiting is not None and waiting.text == "Ben has to decide."
    info = catalog_api.info("rps", "en")
    assert (info.title, info.takes, info.seats) == ("Rock, paper, scissors", LIST, (2, 6))
    assert (info.decks, info.own) == ([], False)


def test_computer_players_play_it_to_its_end() -> None:
    game = game_of()
    seated = [players.make(name, 3) for name in ("random", "greedy", "random")]
    while game.decision is not None:
        game.apply(choose_option(RULESET, game.state, seated[game.decision.seat]))
    assert game.result is not None and game.result.winners


def test_nothing_is_ever_passed_for_anybody() -> None:
    plan = PassPlan(until="turn")
    verdict = passed(PACKAGE.presenter(game_of(), 0, "en"), plan, PACKAGE.stop_rule, lambda window: window)
    assert (verdict.option, verdict.until) == (-1, "turn")
