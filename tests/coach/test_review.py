"""A review is repeatable, judges moves by what their players knew, and tells the moments in which most changed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from regelwerk.coach import review as review_replay
from regelwerk.coach import review_data
from regelwerk.coach.judgement import judge
from regelwerk.coach.review import CurvePoint, Review, decisive
from regelwerk.duelmasters import scene as duel
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.players import make
from regelwerk.players.driver import choose_option
from regelwerk.terminal.cli import main
from tests.games import new_game

NAMES = ["Anna", "Ben"]


@pytest.fixture(scope="module", autouse=True)
def few_samples() -> Iterator[None]:
    """Fewer guessed games than usual: what a review is made of is tested here, not how well."""
    module = sys.modules["regelwerk.coach.review"]
    with pytest.MonkeyPatch.context() as patch:
        for name, count in (("SAMPLES", 2), ("FIRST_LOOK", 2), ("LAST_LOOK", 3), ("DECISIONS", 4)):
            patch.setattr(module, name, count)
        yield


@pytest.fixture(scope="module")
def replay() -> Replay:
    game = new_game("duelmasters", ("first-spark", "dawn-watch"), 4)
    player = make("greedy", 4)
    for _ in range(45):
        assert game.decision is not None
        game.apply(choose_option(game.ruleset, game.state, player))
    game.perform(1, "concede")
    return Replay.read(Replay.record(game).text())


@pytest.fixture(scope="module")
def found(replay: Replay) -> Review:
    return review_replay(replay, 0)


def test_the_same_replay_has_the_same_review(replay: Replay, found: Review) -> None:
    told: list[tuple[int, int]] = []
    again = review_replay(Replay.read(replay.text()), 0, progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told) and told[-1][0] == told[-1][1]
    assert again.curve == found.curve and again.moments == found.moments


def test_the_curve_begins_each_turn_and_ends_with_the_result(replay: Replay, found: Review) -> None:
    steps = [point.step for point in found.curve]
    assert steps == sorted(steps) and steps[-1] == len(replay.entries)
    turns = [point.turn for point in found.curve[:-1]]
    assert turns == list(range(1, len(turns) + 1))
    assert all(0 <= point.chance <= 1 for point in found.curve)
    assert found.game.result is not None
    assert found.curve[-1].chance == (1.0 if 0 in found.game.result.winners else 0.0)


def test_the_moments_are_those_in_which_most_changed() -> None:
    chances = [0.5, 0.6, 0.2, 0.25, 0.9, 1.0]
    curve = [CurvePoint(10 * number, number, 0, chance, 0.0) for number, chance in enumerate(chances)]
    assert [(before.step, after.step) for before, after in decisive(curve)] == [(0, 10), (10, 20), (30, 40)]
    assert decisive(curve[:1]) == []


def test_what_is_better_stands_at_a_decision_of_the_moment(found: Review) -> None:
    assert len(found.moments) == 3
    for moment in found.moments:
        better = moment.better
        if better is not None:
            assert moment.before.step <= better.step < moment.after.step
            assert found.game.steps[better.step].index == better.judgement.played != better.judgement.best
            assert better.judgement.is_sure


def test_a_win_that_was_missed_is_judged_as_one() -> None:
    text = (
        "scene: x\nturn: Anna, attack step\nseat Anna\n  creatures: Immortal Baron, Vorg\n  shields: none\nseat Ben\n"
    )
    begun = duel.read(text + "  creatures: Aqua Hulcus\n  shields: none\n  deck: 5 Aqua Hulcus\n").start()
    begun.state.chance.dictating = False
    game = Game(begun.ruleset, begun.state)
    assert game.decision is not None
    end = game.ruleset.neutral_option(game.state)
    told = judge(game.ruleset, game.state, end, 3, 6)
    assert told.better == 1.0 and told.best != end and told.is_sure
    right = judge(game.ruleset, game.state, told.best, 3, 6)
    assert right.best == told.best and right.worth == 0 and not right.is_sure


def test_a_review_is_told_in_either_language_to_its_reader(found: Review) -> None:
    english, german = (review_data(found, lang, NAMES) for lang in ("en", "de"))
    assert english["curve"][0]["label"] == "Turn 1: you" and german["curve"][0]["label"] == "Zug 1: du"
    assert english["curve"][1]["label"] == "Turn 2: Ben"
    assert len(english["moments"]) == len(german["moments"]) == 3
    for moment, other in zip(english["moments"], german["moments"]):
        assert moment["log"] and moment["text"] != other["text"]
        assert (moment["better"] is None) == (other["better"] is None)


def test_the_command_tells_a_review_as_text_and_as_json(replay: Replay, tmp_path: Path) -> None:
    path = tmp_path / "a.replay"
    replay.write(path)
    shown = CliRunner().invoke(main, ["review", str(path), "--plain", "--lang", "de"], catch_exceptions=False)
    assert shown.exit_code == 0
    assert "Zug 1: du" in shown.output and "replay resume" in shown.output
    data = json.loads(CliRunner().invoke(main, ["review", str(path), "--format", "json"]).output)
    assert data["steps"] == len(replay.entries) and len(data["moments"]) == 3
    wrong = CliRunner().invoke(main, ["review", str(path), "--seat", "7", "--lang", "en"])
    assert wrong.exit_code != 0 and "There are 2 seats." in wrong.output


def test_a_game_that_ended_before_its_first_turn_has_an_empty_review() -> None:
    game = new_game("wowtcg", ("learn-elendril", "learn-radak"), 3)
    game.perform(0, "concede")
    told = review_replay(Replay.record(game), 0)
    assert told.moments == [] and [point.chance for point in told.curve] == [0.0]
