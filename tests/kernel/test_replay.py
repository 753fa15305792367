"""Replays: recorded, read, verified and resumed; what is wrong with one is said in words, with the line."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regelwerk as rw
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import DIVERGED, EXACT, UNVERIFIED, Replay, fingerprint, open_game
from regelwerk.kernel.persistence.replay_format import ReplayFormatError
from regelwerk.kernel.version import VERSION
from regelwerk.kernel.vocabulary.words import to_text
from tests.laws.common import told_event
from tests.laws.wow import BIG, LEARNING, RULESET, new_game, random_play

Lines = list[dict[str, Any]]


def lines_of(game: Game) -> Lines:
    return [json.loads(line) for line in Replay.record(game).text().splitlines()]


def read(lines: Lines) -> Replay:
    return Replay.read("".join(json.dumps(line) + "\n" for line in lines))


def played(seed: int = 1, steps: int = 100_000) -> Game:
    return random_play(new_game(seed), seed, steps)


# ---------------------------------------------------------------- what goes well


def test_a_whole_game_is_exact(tmp_path: Path) -> None:
    game = played()
    file = tmp_path / "game.replay"
    Replay.record(game).write(file)
    replay = rw.Replay.load(file)
    verdict = replay.verify()
    assert (verdict.outcome, verdict.step, verdict.why) == (EXACT, len(game.steps), [])
    assert replay.text() == file.read_text(encoding="utf-8")
    assert replay.result == {"winners": game.result.winners, "rule": game.result.rule.number} if game.result else False


def test_the_header_says_what_was_played() -> None:
    header = lines_of(played(2, 3))[0]
    assert [deck["hero"].split("/")[0] for deck in header["decks"]] == ["hoa", "hoa"]
    assert (header["game"], header["edition"], header["seed"]) == ("wowtcg", "2006", 2)
    assert (header["seats"], header["teams"], header["windows"]) == (2, [0, 1], "public")
    assert (header["regelwerk"], header["engine"]) == (VERSION, fingerprint(RULESET))


def test_the_version_is_the_version_of_the_package() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION == rw.__version__


def test_a_shuffle_is_one_line() -> None:
    lines = lines_of(played(3, 3))
    shuffles = [line["draw"] for line in lines if "draw" in line and line["draw"][0] == "order"]
    assert len(shuffles) >= 2
    assert all(sorted(values) == list(range(n)) for _, n, values in shuffles)


def test_a_digest_every_twenty_steps_and_at_the_end() -> None:
    lines = lines_of(played(4, 50))
    assert [line["at"] for line in lines if "digest" in line] == [20, 40, 50]
    assert lines[-1] == {"result": None}


def test_a_replay_without_digests_is_sealed_with_the_same_ones() -> None:
    for game in (played(3), played(4, 50), played(6, 40)):
        lines = lines_of(game)
        sealed = read([line for line in lines if "digest" not in line]).sealed()
        assert [json.loads(line) for line in sealed.text().splitlines()] == lines


@pytest.mark.parametrize("wrong", ["engine", "defs", "i"])
def test_a_replay_that_does_not_go_as_written_is_not_sealed(wrong: str) -> None:
    lines = [line for line in lines_of(played(3)) if "digest" not in line]
    spoilt = next(line for line in lines if wrong in line)
    spoilt[wrong] = 99 if wrong == "i" else "another"
    if wrong == "i":
        spoilt["o"] = "no such option"
    with pytest.raises(ReplayFormatError):
        read(lines).sealed()


def test_every_option_of_a_decision_has_a_name_of_its_own() -> None:
    game = new_game(5, 1, BIG)
    while game.decision is not None:
        keys = [RULESET.option_key(game.state, option) for option in game.decision.options]
        assert len(set(keys)) == len(keys)
        random_play(game, len(game.steps), 1)


def test_any_step_can_be_gone_on_from() -> None:
    """Also in the middle of an announcement or an effect: the game goes on as it did."""
    game = played(6)
    replay = read(lines_of(game))
    for at in range(0, len(game.steps), 23):
        again = replay.resume(at)
        assert len(again.steps) == at
        while again.decision is not None:
            again.apply(game.steps[len(again.steps)].index)
        assert [told_event(event) for event in again.event_log] == [told_event(event) for event in game.event_log]


def test_a_resumed_game_is_alive_and_has_a_record() -> None:
    game = read(lines_of(played(7))).resume(30)
    random_play(game, 99)
    assert Replay.record(game).verify().outcome == EXACT
    assert len(game.steps) > 30


def test_a_game_may_begin_in_a_position() -> None:
    middle = played(8, 41)
    game = open_game(RULESET, middle.state)
    random_play(game, 1)
    assert read(lines_of(game)).verify().outcome == EXACT
    assert [step.index for step in game.steps] == [step.index for step in random_play(middle, 1).steps[41:]]


def test_a_game_with_cards_of_ones_own() -> None:
    """They stand in the header in their text form, so the replay needs nothing beside it."""
    card = RULESET.defs({}).by_code["hoa/parvink"].word  # type: ignore[attr-defined]  # a card of this game
    text = to_text(card).replace("'Parvink'", "'Parvink Again'")
    setup = {**(new_game(9).setup or {}), "own": [text]}
    setup["decks"] = [{**deck, "main": ["own/parvink-again"] * 30} for deck in setup["decks"]]
    game = random_play(Game(RULESET, RULESET.start(setup, None), setup), 9, 60)
    lines = lines_of(game)
    assert read(lines).verify().outcome == EXACT
    assert any(piece.card.name == "Parvink Again" for piece in read(lines).resume().state.pieces)


def test_acts_are_part_of_the_record() -> None:
    game = new_game(10, 1, (*LEARNING, *BIG))
    random_play(game, 10, 30)
    game.perform(2, "offer draw")
    random_play(game, 11, 5)
    game.perform(0, "concede")
    random_play(game, 12, 40)
    game.perform(3, "time out")
    random_play(game, 13)
    lines = lines_of(game)
    assert [line["act"] for line in lines if "act" in line] == ["offer draw", "concede", "time out"]
    replay = read(lines)
    assert replay.verify().outcome == EXACT
    again = replay.resume(37)
    assert not again.state.in_game(0) and again.state.in_game(3)


# --------------------------------------------------------- what has changed since


def test_another_engine_that_agrees_is_unverified() -> None:
    lines = lines_of(played(11, 30))
    lines[0]["engine"] = "0" * 16
    verdict = read(lines).verify()
    assert verdict.outcome == UNVERIFIED
    assert "another engine" in verdict.why[0]


def test_other_definitions_that_agree_are_unverified() -> None:
    lines = lines_of(played(12, 30))
    lines[0]["defs"] = "0" * 16
    assert read(lines).verify().why == ["the definitions of the cards have changed"]


def test_digests_of_another_version_are_not_compared() -> None:
    lines = lines_of(played(13, 30))
    for line in lines:
        if "digest" in line:
            line.update(digest="f" * 16, version=0)
    verdict = read(lines).verify()
    assert verdict.outcome == UNVERIFIED
    assert "version 0" in verdict.why[0]


def test_options_in_another_order_are_found_by_what_they_say() -> None:
    lines = lines_of(played(14, 60))
    step = next(line for line in lines if line.get("i", 0) > 0)
    step["i"] -= 1
    verdict = read(lines).verify()
    assert (verdict.outcome, verdict.why) == (UNVERIFIED, ["options are listed in a different order"])


def test_random_numbers_that_are_not_of_the_seed_are_dictated() -> None:
    """A game whose coin was dictated: what is written down agrees, but it does not follow from the seed."""
    setup = new_game(15).setup
    assert setup is not None
    fallen = new_game(15).opening_draws[0].value[0]
    state = RULESET.start(setup, [[(fallen + 1) % 2]])
    state.chance.dictating = False
    game = random_play(Game(RULESET, state, setup), 15, 50)
    replay = read(lines_of(game))
    verdict = replay.verify()
    assert verdict.outcome == UNVERIFIED
    assert "not those of the seed" in verdict.why[0]
    again = replay.resume(20)
    random_play(again, 1, 60)
    assert len(again.steps) == 80


# ------------------------------------------------------------ what does not agree


def spoiled(seed: int, spoil: Callable[[Lines], None]) -> rw.Replay:
    lines = lines_of(played(seed, 100))
    spoil(lines)
    return read(lines)


def _entries(lines: Lines) -> Lines:
    return [line for line in lines if "o" in line]


def _set(line: dict[str, Any], **changed: Any) -> None:
    line.update(changed)


DIFFERENT: list[tuple[Callable[[Lines], None], int, str]] = [
    (lambda lines: _set(_entries(lines)[7], o="attack 0:99.9"), 8, "that option is not available"),
    (lambda lines: _set(_entries(lines)[0], seat=2), 1, "the decision is a different one"),
    (lambda lines: _set(_entries(lines)[9], kind="mulligan"), 10, "the decision is a different one"),
    (lambda lines: _set(next(x for x in lines if x.get("at") == 40), digest="0" * 16), 40, "an earlier step"),
    (lambda lines: _set(lines[-1], result={"winners": [0], "rule": "wow:102.1"}), 100, "it ends differently"),
    (lambda lines: lines.insert(-1, {"n": 1, "seat": 5, "act": "concede"}), 101, "not-in-game"),
    (lambda lines: lines.insert(-1, {"n": 1, "seat": 0, "act": "sing"}), 101, "no-such-act"),
    (lambda lines: _set(lines[0], decks=[]), 0, "the game cannot be started"),
    (lambda lines: _set(lines[0], seed="seven"), 0, "the game cannot be started"),
    (lambda lines: _set(lines[0], own=["Draw()"]), 0, "the game cannot be started"),
    (lambda lines: _set(lines[0], state={"regelwerk": 1}), 0, "the position it starts from is broken"),
]


@pytest.mark.parametrize(("spoil", "step", "why"), DIFFERENT)
def test_a_game_that_goes_otherwise_diverges(spoil: Callable[[Lines], None], step: int, why: str) -> None:
    verdict = spoiled(16, spoil).verify()
    assert (verdict.outcome, verdict.step) == (DIVERGED, step)
    assert why in verdict.why[-1]
    assert verdict.expected and verdict.found and str(verdict).startswith(f"DIVERGED at step {step}: ")


def test_draws_that_the_game_does_not_make() -> None:
    def one_more(lines: Lines) -> None:
        lines.insert(lines.index(_entries(lines)[5]) + 1, {"draw": ["number", 6, [3]]})

    verdict = spoiled(17, one_more).verify()
    assert (verdict.outcome, verdict.step) == (DIVERGED, 6)


def test_a_game_that_diverges_is_not_gone_on_from_after_that() -> None:
    replay = spoiled(18, DIFFERENT[0][0])
    assert len(replay.resume(7).steps) == 7
    with pytest.raises(ReplayFormatError, match="DIVERGED at step 8"):
        replay.resume(8)
    with pytest.raises(ValueError, match="100 steps, not 101"):
        replay.resume(101)


def test_an_engine_that_breaks_off_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = read(lines_of(played(19, 30)))

    def broken(game: Game, answer: object) -> None:
        if len(game.steps) == 12:
            raise IndexError("list index out of range")
        original(game, answer)  # type: ignore[arg-type]  # as it was called

    original = Game.apply
    monkeypatch.setattr(Game, "apply", broken)
    verdict = replay.verify()
    assert (verdict.outcome, verdict.step) == (DIVERGED, 13)
    assert verdict.why == ["IndexError: list index out of range"]


# --------------------------------------------------------------- what is no replay

BROKEN: list[tuple[Callable[[list[str]], object], int, str]] = [
    (lambda lines: lines.clear(), 0, "the file is empty"),
    (lambda lines: lines.__setitem__(0, "{}"), 1, "this is not a replay"),
    (lambda lines: lines.__setitem__(0, '{"replay": 9}'), 1, "written in format 9"),
    (lambda lines: lines.__setitem__(0, '{"replay": 1}'), 1, "'regelwerk'"),
    (lambda lines: lines.__setitem__(0, lines[0].replace('"wowtcg"', '"chess"')), 1, "unknown game 'chess'"),
    (lambda lines: lines.__setitem__(0, lines[0].replace('"2006"', '"1999"')), 1, "no edition '1999'"),
    (lambda lines: lines.__setitem__(3, "{what"), 4, "invalid JSON"),
    (lambda lines: lines.__setitem__(3, "[1]"), 4, "one JSON object"),
    (lambda lines: lines.__setitem__(3, "9" * 5000), 4, "too long"),
    (lambda lines: lines.__setitem__(3, '{"x": 1}'), 4, "unexpected line with x"),
    (lambda lines: lines.__setitem__(3, '{"draw": 3}'), 4, "a draw is"),
    (lambda lines: lines.__setitem__(3, '{"draw": ["number", 6, [6]]}'), 4, "[6] is impossible"),
    (lambda lines: lines.__setitem__(3, '{"draw": ["order", 3, [0, 1, 1]]}'), 4, "is impossible where"),
    (lambda lines: lines.__setitem__(3, '{"draw": ["order", 3, ["a"]]}'), 4, "whole numbers"),
    (lambda lines: lines.__setitem__(3, '{"seat": 0}'), 4, "the number of its decision"),
    (lambda lines: lines.__setitem__(3, '{"seat": 0, "n": 1}'), 4, 'an answer has "i"'),
    (lambda lines: lines.__setitem__(3, '{"seat": 0, "n": 1, "act": 3}'), 4, "a table action needs a name"),
    (lambda lines: lines.__setitem__(3, '{"digest": "0", "at": 99, "version": 1}'), 4, "digest is for step 99"),
    (lambda lines: lines.__setitem__(3, '{"digest": 5}'), 4, "a digest is a text"),
    (lambda lines: lines.__setitem__(-1, '{"result": 5}'), -1, "a result has winners and a rule"),
    (lambda lines: lines.append('{"seat": 0}'), -1, "the result must be the last line"),
    (lambda lines: lines.pop(), -1, "the file is truncated here"),
]


@pytest.mark.parametrize(("spoil", "line", "what"), BROKEN)
def test_a_broken_file_says_line_and_what(spoil: Callable[[list[str]], object], line: int, what: str) -> None:
    lines = Replay.record(played(20, 10)).text().splitlines()
    spoil(lines)
    with pytest.raises(ReplayFormatError) as caught:
        Replay.read("\n".join(lines))
    assert caught.value.line == (line if line >= 0 else len(lines))
    assert what in caught.value.what
    assert not line or str(caught.value).startswith(f"line {caught.value.line}: ")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ReplayFormatError, match="cannot read"):
        rw.Replay.load(tmp_path / "none")
    picture = tmp_path / "picture"
    picture.write_bytes(b"\xff\xd8\xff")
    with pytest.raises(ReplayFormatError, match="is not a text"):
        rw.Replay.load(picture)


# --------------------------------------------------------------- what is no record


def test_a_fork_has_no_record_of_its_start() -> None:
    with pytest.raises(ValueError, match="forked"):
        Replay.record(played(21, 20).fork())


def test_a_state_changed_behind_the_back_of_the_game_is_not_recorded() -> None:
    game = played(22, 20)
    game.state.draw_offers = 1
    with pytest.raises(ValueError, match="changed otherwise"):
        Replay.record(game)


def test_what_is_refused_is_not_part_of_the_record() -> None:
    game = played(23, 20)
    with pytest.raises(IllegalActionError):
        game.apply(999)
    with pytest.raises(IllegalActionError):
        game.perform(7, "concede")
    assert Replay.record(game).verify().step == 20


def test_another_chance_is_another_game() -> None:
    game = played(24, 20)
    game.state.chance = Chance(5)
    random_play(game, 24)
    assert Replay.record(game).verify().outcome == UNVERIFIED
