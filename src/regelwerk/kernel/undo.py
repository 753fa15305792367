"""Whether a step may be taken back: not after anything hidden has been shown, by whatever means.

The kernel finds out by itself. Faces and draws stand in the state (`visibility.why_not_undoable`). Everything else that
may be hidden (an answer given in secret that a frame holds, a deck that was looked through) a guess draws anew, since
it is made of nothing but what the seat knows. So the same steps are taken once more in games that the seat could have
been in, answers of others that it could not tell from different ones replaced by those: if it observes anything else
there, it has been shown something that was hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Checkpoint, Game, RecordedStep
from regelwerk.kernel.visibility import told_of, why_not_undoable

GUESSES: Final = 16
"""In so many games the steps are taken once more. A secret coin shows the same side in all of them once in 65 536
times; what has more than two sides, or is shown more than once, hardly ever."""
LONGEST: Final = 100
"""An answer of another seat has no more parts than this, or it is not tried otherwise."""


def revealed_since(game: Game, checkpoint: Checkpoint, seat: int) -> str:
    """What has come out to a seat since a checkpoint of the game, so that it may not go back there; "" if nothing has.

    "drawn": chance has spoken. "seen": something hidden has been shown.
    """
    out = why_not_undoable(checkpoint.state, game.state, seat)
    return out or ("seen" if secret_shown(game, checkpoint, seat) else "")


def secret_shown(game: Game, checkpoint: Checkpoint, seat: int) -> bool:
    """Whether a seat has been shown something since the checkpoint that it could not have known.

    That is something of what had been hidden then, or of what others have answered in secret since.
    """
    answers = grouped(game.steps[checkpoint.steps :], seat)
    if answers and is_half_given(game, answers[-1], seat):
        answers.pop()  # nobody else can see it yet
    true = Game(game.ruleset, checkpoint.state.fork())
    course = []
    for answer in answers:
        kind = kind_asked(true)
        observations = retake(true, answer, seat)
        assert observations is not None, "what has happened can happen"
        course.append((kind, answer, observations))
    for number in range(GUESSES):
        chance = Chance(number)
        guessed = Game(game.ruleset, game.ruleset.guess(checkpoint.state, seat, chance, None))
        if tells_otherwise(guessed, course, seat, chance):
            return True
    return False


def grouped(steps: Sequence[RecordedStep], seat: int) -> list[list[RecordedStep]]:
    """Steps as answers: what another seat answers in several steps that nobody can count is one answer."""
    found: list[list[RecordedStep]] = []
    for step in steps:
        last = found[-1][-1] if found else None
        if last is not None and not last.act and not step.act and last.seat == step.seat != seat:
            if last.number == step.number:
                found[-1].append(step)
                continue
        found.append([step])
    return found


def is_half_given(game: Game, answer: Sequence[RecordedStep], seat: int) -> bool:
    """Whether another seat is still answering the question that it has begun to answer."""
    decision, last = game.decision, answer[-1]
    if decision is None or last.act or last.seat == seat:
        return False
    return decision.seat == last.seat and decision.number == last.number


def kind_asked(game: Game) -> int:
    """The kind of the open question, -1 if there is none."""
    return -1 if game.decision is None else game.decision.kind


def tells_otherwise(
    guessed: Game, course: Sequence[tuple[int, list[RecordedStep], list[Any]]], seat: int, chance: Chance
) -> bool:
    """Whether the seat observes something else where the true answers are given in a guessed game."""
    for kind, answer, observations in course:
        if kind_asked(guessed) != kind:
            return False  # another seat has something else to answer there: that alone tells nobody anything
        if answer[0].seat != seat and not answer[0].act:
            other = guessed.fork()
            if answer_somehow(other, seat, chance) == observations:
                guessed = other
                continue
        found = retake(guessed, answer, seat)
        if found is None:
            return False
        if found != observations:
            return True
    return False


def retake(game: Game, answer: Sequence[RecordedStep], seat: int) -> list[Any] | None:
    """Give an answer once more; what the seat observes of it, None if that answer is not possible."""
    observations: list[Any] = []
    for step in answer:
        if step.option is None:
            try:
                game.perform(step.seat, step.act)
            except IllegalActionError:
                return None
        else:
            index = place_of(game, step, seat)
            if index < 0:
                return None
            game.apply(index)
        observations += last_observations(game, seat)
    return [*observations, game.view(seat)]


def place_of(game: Game, step: RecordedStep, seat: int) -> int:
    """Which of the options is that of a step, -1 for none: one's own by its place, that of others by what it is."""
    decision = game.decision
    if decision is None or decision.seat != step.seat or step.option is None:
        return -1
    if step.seat == seat:
        return step.index if step.index < len(decision.options) else -1
    for index, option in enumerate(decision.options):
        if option.is_same_as(step.option):
            return index
    return -1


def answer_somehow(game: Game, seat: int, chance: Chance) -> list[Any] | None:
    """Give any answer to the open question of another seat; what the seat observes of it, None if it takes too long."""
    decision = game.decision
    if decision is None:
        return None
    asked, number = decision.seat, decision.number
    observations: list[Any] = []
    for _ in range(LONGEST):
        game.apply(chance.below(len(decision.options)))
        observations += last_observations(game, seat)
        decision = game.decision
        if decision is None or decision.seat != asked or decision.number != number:
            return [*observations, game.view(seat)]
    return None


def last_observations(game: Game, seat: int) -> list[Any]:
    """What the seat observes of the last step's events."""
    return [(event.kind, told_of(game.state, event, seat)) for event in game.state.events]
