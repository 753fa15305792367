"""Games from Python: forks, guesses, and all the ways to keep a game."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any, Final

import pytest

import regelwerk as rw
from regelwerk.kernel.persistence.save import load as load_state
from tests.custom_figure import MIRELLE
from tests.games import new_game
from tests.play.tables import TABLES, begun, each_game, open_decision, play


@each_game
def test_copies_go_on_alike(name: str, tmp_path: Path) -> None:
    game = begun(name, steps=25)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.save()), encoding="utf-8")
    copies = {
        "fork": game.fork(),
        "saved": rw.load(json.loads(file.read_text(encoding="utf-8"))),
        "pickled": pickle.loads(pickle.dumps(game)),
        "deep": copy.deepcopy(game),
        "shallow": copy.copy(game),
    }
    before = game.digest()
    for how, one in copies.items():
        assert one.digest() == before and one.decision == game.decision and one.event_count == 0, how
    ends = {play(one, random.Random(9)).digest() for one in copies.values()}
    assert game.digest() == before
    assert ends == {play(game, random.Random(9)).digest()}


@each_game
def test_decisions_can_be_kept_without_the_game(name: str) -> None:
    game = begun(name, steps=25)
    decision = open_decision(game)
    data = pickle.dumps(decision)
    again = pickle.loads(data)
    assert again == decision and repr(again) == repr(decision)
    assert [option.text("de") for option in again.options] == [option.text("de") for option in decision.options]
    assert {again.options[0]: 1}[decision.options[0]] == 1
    assert len(data) < 40_000 and b"chance" not in data, "the whole game is kept with it"
    assert pickle.loads(pickle.dumps(game.events(0))) == game.events(0)
    error = pickle.loads(pickle.dumps(rw.IllegalActionError("no", [rw.Reason("no", "wow:1")])))
    assert (str(error), error.reasons) == ("no", [rw.Reason("no", "wow:1")])


@each_game
def test_a_guess_asks_the_same_and_deals_otherwise(name: str) -> None:
    """A search may answer in a guess what it wants to answer in the game; the game itself stays."""
    game = begun(name, seed=3, steps=18)
    seat = open_decision(game).seat
    before = game.digest()
    guesses = [game.guess(seat, seed) for seed in range(6)]
    assert all(guess.decision == game.decision and guess.view(seat).data == game.view(seat).data for guess in guesses)
    assert len({guess.digest() for guess in guesses}) > 1
    assert game.guess(seat, 4).digest() == guesses[4].digest()
    assert game.guess(seat, random.Random(4)).digest() == game.guess(seat, random.Random(4)).digest()
    guesses[0].apply(open_decision(game).options[0])
    assert game.digest() == before


def test_a_guess_forgets_what_the_game_was_made_of() -> None:
    guess = begun("duelmasters").guess(0, 1)
    for copied in (guess, begun("duelmasters").fork(), rw.load(begun("duelmasters").save())):
        with pytest.raises(ValueError, match="does not go back to its start"):
            copied.replay()
    assert "seed" not in json.dumps(guess.save()) and guess.event_count == 0


def test_the_replay_of_a_game() -> None:
    game = play(begun("wowminis"), random.Random(2))
    replay = game.replay()
    assert replay.verify().outcome == "EXACT"
    again = rw.Game(rw.Replay.read(replay.text()).resume())
    assert again.digest() == game.digest() and again.event_count == game.event_count


def test_a_game_with_figures_of_ones_own_is_kept_whole(tmp_path: Path) -> None:
    (tmp_path / "mine.minis").write_text(MIRELLE, encoding="utf-8")
    game = rw.new_game("minis", TABLES["wowminis"], 5, folder=str(tmp_path))
    play(game, random.Random(1), 20)
    own = game.save()["setup"]["own"]
    assert own == [["mine.minis", MIRELLE]]
    for one in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game.fork()), rw.load(game.guess(0).fork().save())):
        assert one.save()["setup"]["own"] == own
        play(one, random.Random(1), 20)
    assert rw.load(game.save()).digest() == game.digest()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": 3}, "not a saved game"),
        ({"edition": "3000"}, "no edition '3000'"),
        ({"setup": 3}, "setup: 3 is not a setup"),
        ({"setup": {"own": 3}}, "setup: the definitions cannot be read"),
        ({"state": None}, "no state"),
        ({"regelwerk": 99}, "form 99"),
    ],
)
def test_what_cannot_be_loaded_says_why(change: dict[str, Any], message: str) -> None:
    with pytest.raises(rw.SaveFormatError, match=message):
        rw.load({**begun("wowminis").save(), **change})


ODD: Final[tuple[Any, ...]] = ({}, 3, None, [], "game")


def test_what_is_no_saved_game() -> None:
    for data in (*ODD, {"game": ["dm"]}):
        with pytest.raises(rw.SaveFormatError, match="not a saved game"):
            rw.load(data)


def test_the_kernel_reads_what_the_door_has_saved() -> None:
    inner = new_game("duelmasters", TABLES["duelmasters"], 7)
    state = load_state(rw.Game(inner).save(), inner.ruleset, inner.state.defs)
    assert state.public_decision_count == inner.state.public_decision_count
