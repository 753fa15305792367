"""Taking a lesson up again: where a learner stands follows from the record of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regelwerk.kernel.game import Game
from regelwerk.lessons.guide import FREE, PAUSED, Guide, Host
from regelwerk.lessons.lesson import Lesson


@dataclass(frozen=True)
class FollowedStep:
    """A step of a record: whose, which option, or which act nobody asked for; `own`: whether a person answered."""

    seat: int
    index: int
    act: str = ""
    own: bool = True


class _RecordEnded(Exception):
    """The script goes on where the record does not, or goes another way."""


class _Record:
    """Gives a guide the steps of a record for those that it has carried out."""

    def __init__(self, game: Game, steps: Sequence[FollowedStep]) -> None:
        self.game, self.steps, self.at = game, steps, 0

    def carry_out(self, index: int) -> None:
        if self.at >= len(self.steps) or self.steps[self.at].act or self.steps[self.at].index != index:
            raise _RecordEnded
        self.at += 1
        self.game.apply(index)


def follow(lesson: Lesson, game: Game, steps: Sequence[FollowedStep], host: Host | None = None) -> Guide:
    """Play the steps of a record in a lesson's game that stands at its start; the guide, where the learner stands.

    A record that goes another way than the script is followed all the same: the game is the learner's own then.
    Afterwards the guide goes on with `host` (unless there is one, with the record's game). Raises IllegalActionError
    for steps that cannot be played.
    """
    record = _Record(game, steps)
    guide = Guide(lesson, record)
    advance(guide)
    while record.at < len(steps):
        step = steps[record.at]
        if step.act:
            record.at += 1
            game.perform(step.seat, step.act)
            continue
        while guide.progress.mode == PAUSED:
            try:
                guide.proceed()
            except _RecordEnded:
                guide.release()
        if record.at >= len(steps):
            break
        step = steps[record.at]
        record.at += 1
        if step.seat != lesson.learner or (guide.progress.mode == FREE and not step.own):
            if guide.progress.mode != FREE:
                guide.release()
            game.apply(step.index)
            continue
        guide.remind()
        try:
            guide.answer(step.index, game.apply)
        except _RecordEnded:
            guide.release()
    if host is not None:
        guide.host = host
    return guide


def advance(guide: Guide) -> None:
    """Go on as far as the record does."""
    try:
        guide.advance()
    except _RecordEnded:
        guide.release()
