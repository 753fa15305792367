"""What the time of an answer could tell: how long a computer was waited for, and whether two samples differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import erf, sqrt
from typing import NamedTuple

from regelwerk.kernel.persistence.replay import Replay, follow


class Shown(NamedTuple):
    """What a state said of whom everybody waits for, as everybody counts decisions, and when it came (seconds)."""

    number: int
    is_computer: bool
    came: float


def decisions_of(replay: str, seat: int) -> list[tuple[int, bool]]:
    """The decisions of a seat in the text of a replay: the number of each, and whether there was one option."""
    recorded = Replay.read(replay)
    game, found = recorded.begin(True), []
    for step in recorded.resume().steps:
        decision = game.decision
        if decision is not None and decision.seat == seat and not step.act:
            found.append((decision.number, len(decision.options) == 1))
        follow(game, step)
    return found


def waits_of(shown: Sequence[Shown], decided: Sequence[tuple[int, bool]]) -> Iterator[tuple[bool, float]]:
    """How long a computer was waited for (seconds) where it decided once between two states, and whether it had to.

    >>> states = [Shown(1, True, 0.0), Shown(2, True, 0.4), Shown(4, False, 0.9)]
    >>> list(waits_of(states, [(1, True), (2, False), (3, True)]))
    [(True, 0.4)]
    """
    for this, after in pairwise(shown):
        between = [is_one for number, is_one in decided if this.number <= number < after.number]
        if this.is_computer and len(between) == 1:
            yield between[0], after.came - this.came


def chance_of_such_ranks(first: Sequence[float], second: Sequence[float]) -> float:
    """How likely two samples of the same thing differ at least as much in rank (Mann and Whitney, two-sided).

    >>> chance_of_such_ranks([1.0, 2.0, 3.0] * 9, [1.0, 2.0, 3.0] * 9) > 0.9
    True
    >>> chance_of_such_ranks([1.0, 2.0, 3.0] * 9, [2.5, 3.5, 4.5] * 9) < 0.001
    True
    """
    n, m = len(first), len(second)
    if not n or not m:
        return 1.0
    wins = sum((a > b) + 0.5 * (a == b) for a in first for b in second)
    return 1 - erf(abs(wins - n * m / 2) / sqrt(n * m * (n + m + 1) / 12) / sqrt(2))
