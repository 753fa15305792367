"""A review of a recorded game: how the chance to win went, what decided it, and what would have been better.

Every number is judged by what players could know at that moment: the curve by what the reader knew, a move by what
its player knew. The work is counted, not timed, and every draw comes from the seed, so a replay has one review.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from typing import Final

from regelwerk.coach.judgement import Judgement, judge
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay, follow
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.players.levels import LEVELS
from regelwerk.players.policy import play_to
from regelwerk.players.search import budget_for

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

SAMPLES: Final = 16
"""Guessed games behind each point of the curve."""
POINTS: Final = 40
"""So many points at most; of a longer game every second or third turn is looked at."""
MOMENTS: Final = 3
FIRST_LOOK: Final = 4
"""Guessed games in which every decision of a moment is judged first."""
LAST_LOOK: Final = 24
"""Guessed games for those that seemed worst then."""
DECISIONS: Final = 16
"""Of one moment so many decisions at most are judged."""
CLOSER: Final = 2
"""So many of them are looked at again."""


@dataclass(frozen=True)
class CurvePoint:
    """How the reader stood at the start of a turn.

    step    after how many steps of the record
    turn    the number of the turn, as the game counts; `seat` whose turn it is, -1 where it is nobody's
    chance  to win, 0 to 1; `error` its standard error
    """

    step: int
    turn: int
    seat: int
    chance: float
    error: float


@dataclass(frozen=True)
class BetterMove:
    """A decision in which another move would have been better for the seat that made it."""

    step: int
    seat: int
    judgement: Judgement


@dataclass(frozen=True)
class Moment:
    """A stretch of the game in which much changed: from one point of the curve to the next.

    better  what one of the players should have done in it; None where nothing surely better was found
    """

    before: CurvePoint
    after: CurvePoint
    better: BetterMove | None

    @property
    def swing(self) -> float:
        """How much the reader's chance changed."""
        return self.after.chance - self.before.chance


@dataclass(frozen=True)
class Review:
    """What a review has found, without words.

    game    at its end, with its record
    seat    the reader
    states  before each decision that had a choice, by step
    lengths how long the event log was after so many steps
    """

    game: Game
    seat: int
    curve: list[CurvePoint]
    moments: list[Moment]
    states: dict[int, State] = field(repr=False)
    lengths: list[int] = field(repr=False)


def review(replay: Replay, seat: int = 0, seed: int = 0, progress: Progress | None = None) -> Review:
    """Review a recorded game for a seat.

    Raises ReplayFormatError for a replay that cannot be followed, ValueError for a seat that there is not.
    """
    work = review_in_parts(replay, seat, seed)
    while True:
        try:
            done, total = next(work)
        except StopIteration as end:
            found: Review = end.value
            return found
        if progress is not None:
            progress(done, total)


def review_in_parts(replay: Replay, seat: int = 0, seed: int = 0) -> Generator[tuple[int, int], None, Review]:
    """`review`, which after each part of the work says how much is done, and of how much."""
    game = replay.resume()
    if not 0 <= seat < game.state.seats:
        raise ValueError(f"there is no seat {seat}")
    states, starts, lengths = walk(replay, game)
    total = len(starts) + MOMENTS * (DECISIONS + CLOSER)
    curve = []
    for number, step in enumerate(starts):
        curve.append(point(game.ruleset, states[step], step, seat, derive(seed, step)))
        yield number + 1, total
    if game.state.result is not None:
        won = game.ruleset.win_chance(game.state, seat)
        curve.append(CurvePoint(len(game.steps), game.ruleset.turn(game.state)[0], -1, won, 0.0))
    moments = []
    for number, (before, after) in enumerate(decisive(curve)):
        better: BetterMove | None = None
        done = len(starts) + number * (DECISIONS + CLOSER)
        for found in better_moves(game, states, before, after, seed):
            better = found
            done += 1
            yield done, total
        moments.append(Moment(before, after, better))
    yield total, total
    return Review(game, seat, curve, moments, states, lengths)


def walk(replay: Replay, played: Game) -> tuple[dict[int, State], list[int], list[int]]:
    """States before decisions with a choice, the steps at which turns start, and how long the event log was when."""
    game = replay.begin(True)
    game.state.chance.dictating = False
    ruleset = game.ruleset
    states: dict[int, State] = {}
    starts: list[int] = []
    lengths = [len(game.event_log)]
    turn: tuple[int, int] | None = None
    for step, recorded in enumerate(played.steps):
        decision = game.state.decision
        if decision is not None and not recorded.act:
            now = ruleset.turn(game.state)
            starts_turn = now != turn and now[0] > 0 and ruleset.is_quiescent(game.state)
            if starts_turn or len(decision.options) > 1:
                states[step] = game.state.fork()
            if starts_turn:
                turn = now
                starts.append(step)
        follow(game, recorded)
        lengths.append(len(game.event_log))
    every = -(-len(starts) // POINTS)
    return states, starts[:: max(every, 1)], lengths


def point(ruleset: Ruleset, state: State, step: int, seat: int, seed: int) -> CurvePoint:
    """How a seat stands, in guesses of what it knows, played on by the quick policy for everybody."""
    turn, whose = ruleset.turn(state)
    horizon = budget_for(ruleset, LEVELS["expert"]).horizon
    chance = Chance(seed)
    found = []
    for _ in range(SAMPLES):
        end = play_to_own(ruleset, ruleset.guess(state, seat, chance, None), turn + horizon, seat)
        found.append(ruleset.win_chance(end, seat))
    mean = sum(found) / SAMPLES
    spread = sum((value - mean) ** 2 for value in found) / (SAMPLES - 1)
    return CurvePoint(step, turn, whose, mean, sqrt(spread / SAMPLES))


def play_to_own(ruleset: Ruleset, state: State, turn: int, seat: int) -> State:
    """The first start of a turn of the seat from that turn on; `state` is used up.

    A player stands better at the start of the own turn than of another's; points are compared where all are the same.
    """
    for later in range(state.seats):
        state = play_to(ruleset, state, turn + later)
        if state.decision is None or ruleset.turn(state)[1] in (seat, -1):
            break
    return state


def decisive(curve: list[CurvePoint]) -> list[tuple[CurvePoint, CurvePoint]]:
    """The stretches between two points in which most changed, in the order of the game."""
    stretches = list(pairwise(curve))
    stretches.sort(key=by_swing)
    return sorted(stretches[:MOMENTS], key=by_step)


def by_swing(stretch: tuple[CurvePoint, CurvePoint]) -> tuple[float, int]:
    """The largest change first, of equal ones the earlier."""
    return -abs(stretch[1].chance - stretch[0].chance), stretch[0].step


def by_step(stretch: tuple[CurvePoint, CurvePoint]) -> int:
    """The earlier first."""
    return stretch[0].step


def better_moves(
    game: Game, states: dict[int, State], before: CurvePoint, after: CurvePoint, seed: int
) -> Iterator[BetterMove | None]:
    """The decision of a stretch in which most was given away, as far as it is known after each that was judged.

    None where no move was surely better than the one made. The last one is what counts.
    """
    ruleset = game.ruleset
    steps = [step for step in range(before.step, after.step) if is_choice(ruleset, states.get(step))]
    looked = []
    for step in steps[-DECISIONS:]:
        found = judge(ruleset, states[step], game.steps[step].index, derive(seed, 1_000_000 + step), FIRST_LOOK)
        looked.append((step, found))
        yield None
    looked.sort(key=by_worth)
    best: BetterMove | None = None
    for step, first in looked[:CLOSER]:
        if first.worth <= 0:
            break
        found = judge(ruleset, states[step], first.played, derive(seed, 2_000_000 + step), LAST_LOOK)
        if found.is_sure and (best is None or found.worth > best.judgement.worth):
            best = BetterMove(step, game.steps[step].seat, found)
        yield best


def is_choice(ruleset: Ruleset, state: State | None) -> bool:
    """Whether there are several moves worth a look."""
    return state is not None and len(ruleset.candidate_options(state, False)) > 1


def by_worth(looked: tuple[int, Judgement]) -> tuple[float, int]:
    """What gave most away first."""
    return -looked[1].worth, looked[0]
