"""Whether a lesson can be played: it is led along what it awaits, in every way that it accepts."""

from __future__ import annotations

from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.source_text import SceneProblem
from regelwerk.lessons.guide import FREE, PAUSED, Guide
from regelwerk.lessons.lesson import Choice, Lesson, Step

MOST = 1000
"""So many answers at the most are given before a lesson must have let go."""


class CheckedGame:
    """A game of a lesson that plays itself."""

    def __init__(self, lesson: Lesson) -> None:
        self.game: Game = lesson.start()
        self.guide = Guide(lesson, self)
        self.guide.advance()

    def carry_out(self, index: int) -> None:
        self.game.apply(index)

    def answer(self, index: int) -> None:
        """The learner answers."""
        self.guide.answer(index, self.carry_out)

    def read_on(self) -> bool:
        """Read to where the learner is asked for something; whether he is."""
        while self.guide.progress.mode == PAUSED:
            self.guide.proceed()
        return self.guide.progress.mode != FREE

    def play_on(self, wanted: Choice | None = None) -> bool:
        """Answer along the script up to where it lets go; whether `wanted` was possible and has been chosen."""
        chosen = False
        for _ in range(MOST):
            if not self.read_on():
                break
            answers = self.guide.expected()
            tracks = [track for track in self.guide.progress.tracks if track.choice is wanted]
            if tracks and self.game.decision is not None:
                options = self.game.decision.options
                answers = [i for i, one in enumerate(options) if self.guide.continued(tracks[0], one) is not None]
                chosen = True
            self.answer(answers[0])
        return chosen


def faults(lesson: Lesson) -> list[SceneProblem]:
    """What is wrong with a lesson that could be read: what its scene expects in vain, and where it cannot go on."""
    found = list(lesson.scene.run().faults)
    if found:
        return found
    plain = CheckedGame(lesson)
    plain.play_on()
    if plain.guide.progress.at < len(lesson.steps):
        return [stuck(lesson.steps[plain.guide.progress.at])]
    for step in lesson.steps:
        for choice in step.awaited.choices[1:] if step.awaited is not None else ():
            trial = CheckedGame(lesson)
            trial.play_on(choice)
            if trial.guide.progress.at < len(lesson.steps):
                at = lesson.steps[trial.guide.progress.at]
                message = f"after {choice.act.text!r} the lesson cannot go on: see line {at.line}"
                found.append(SceneProblem(choice.act.line, choice.act.column, message))
    return found


def stuck(step: Step) -> SceneProblem:
    """That the script ends too early."""
    return SceneProblem(step.line, 1, "the lesson cannot go on here: nothing that it awaits can be done")
