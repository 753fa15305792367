"""The guided first games: each is played to its end along what it awaits, in every way that it accepts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from regelwerk import game_registry, lessons
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.lessons import FREE, PAUSED, SCRIPT, Guide, Lesson, marks

MOST = 300
each_game = pytest.mark.parametrize("name", lessons.names())


class Table:
    """A game of a lesson, with its guide."""

    def __init__(self, lesson: Lesson, seed: int = 7) -> None:
        self.game: Game = lesson.start(seed)
        self.guide = Guide(lesson, self)
        self.guide.advance()

    def carry_out(self, index: int) -> None:
        self.game.apply(index)

    def answer(self, index: int) -> None:
        self.guide.answer(index, self.carry_out)

    def presenter(self) -> GamePresenter:
        return game_registry.package(self.game.ruleset.name).presenter(self.game, 0, "en", ["", "Pip"])


def to_the_next(table: Table) -> bool:
    """Read on to the next act that is awaited; whether there is one."""
    while table.guide.progress.mode == PAUSED:
        assert table.guide.progress.says, "it waits for something to be read, and says nothing"
        table.guide.proceed()
    return table.guide.progress.mode == SCRIPT


def play(table: Table, choose: Callable[[list[int]], int] = lambda expected: expected[0]) -> Iterator[None]:
    """Play along what is awaited up to where the lesson lets go; stops before each answer."""
    for _ in range(MOST):
        if not to_the_next(table):
            return
        yield
        table.answer(choose(table.guide.expected()))
    raise AssertionError("the lesson does not end")


@each_game
def test_the_scene_of_a_lesson_passes(name: str) -> None:
    outcome = lessons.first_game(name).scene.run()
    assert outcome.has_passed, str(outcome)


@each_game
def test_a_lesson_is_led_to_where_it_lets_go(name: str) -> None:
    lesson = lessons.first_game(name)
    table = Table(lesson)
    answers = sum(1 for _ in play(table))
    assert answers >= lesson.length() > 5
    assert table.guide.progress.mode == FREE and table.guide.progress.at == len(lesson.steps)
    assert table.game.decision is not None, "the learner's own half has to be played"
    assert {step.name for step in lesson.steps if step.name} <= table.guide.progress.told


@each_game
def test_whatever_else_a_step_accepts_leads_on(name: str) -> None:
    """Each other choice once: with the script's first choices wherever they are still possible."""
    lesson = lessons.first_game(name)
    others = [(at, step.awaited) for at, step in enumerate(lesson.steps) if step.awaited is not None]
    taken = 0
    for at, awaited in others:
        for other in awaited.choices[1:]:
            table = Table(lesson)
            for _ in play(table):
                if table.guide.progress.at != at:
                    continue
                tracks = [track for track in table.guide.progress.tracks if track.choice is other]
                if tracks:
                    assert table.game.decision is not None
                    options = table.game.decision.options
                    index = next(i for i, one in enumerate(options) if table.guide.continued(tracks[0], one))
                    table.answer(index)
                    taken += 1
                    break
            for _ in play(table):
                pass
            assert table.guide.progress.at == len(lesson.steps), other.act.text
    assert taken


@each_game
def test_every_wrong_move_is_answered_and_leaves_the_lesson_only_if_it_is_made(name: str) -> None:
    lesson = lessons.first_game(name)
    table = Table(lesson)
    objections = 0
    for _ in play(table):
        guide = table.guide
        assert table.game.decision is not None
        right = guide.expected()
        assert right, "nothing leads on"
        before = table.game.digest()
        for index in range(len(table.game.decision.options)):
            objection = guide.objection(index)
            assert (objection is None) == (index in right)
            if objection is not None:
                assert objection.text("en") and objection.text("de")
                objections += 1
        assert table.game.digest() == before, "asking changes nothing"
        wrong = next((i for i in range(len(table.game.decision.options)) if i not in right), -1)
        if wrong >= 0:
            checkpoint = table.game.checkpoint()
            table.answer(wrong)
            assert guide.progress.mode == FREE
            table.game.restore(checkpoint)
            guide.rewind(checkpoint.steps)
            assert guide.expected() == right, "taken back, the lesson asks for the same again"
    assert objections > 10


@each_game
def test_texts_are_there_in_both_languages_and_lights_can_be_found(name: str) -> None:
    lesson = lessons.first_game(name)
    for speech in [*lesson.texts, lesson.aim, lesson.won, lesson.lost]:
        for lang in lessons.LANGUAGES:
            assert 0 < len(speech.text(lang).split()) <= lessons.LONGEST
    table = Table(lesson)
    lit = 0
    for _ in play(table):
        view = table.presenter().to_data()
        for speech in table.guide.progress.says[-1:]:
            for mark in speech.marks:
                found = marks.found(mark, view, lesson.scene.plan.names)
                assert found, f"{mark} cannot be seen when it is spoken of: {speech.text('en')}"
                lit += 1
    assert lit > 10


@each_game
def test_the_same_moves_are_the_same_lesson(name: str) -> None:
    """Chance falls as the lesson says as long as it leads, whatever the seed; afterwards as the seed says."""
    lesson = lessons.first_game(name)
    first, second = Table(lesson, 1), Table(lesson, 2)
    for _ in play(first):
        pass
    for _ in play(second):
        pass
    assert [step.index for step in first.game.steps] == [step.index for step in second.game.steps]
    assert not first.game.state.chance.dictating
    assert first.game.state.chance.below(1 << 30) != second.game.state.chance.below(1 << 30)
