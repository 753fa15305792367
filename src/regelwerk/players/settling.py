"""Playing what is under way to its end: the small choices that a move brings with it, for a look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import UNANSWERED, State

STEPS: Final = 200
"""So many answers at most until a position is judged as it stands."""
GAIN: Final = 0.1
"""An action must be better than leaving all as it is by this much."""


def play_on(ruleset: Ruleset, state: State, budget: int) -> State:
    """The position when nothing is under way any more; `state` itself is used up.

    Whoever is asked takes what leaves him best off in the end, as long as `budget`, a number of
    continuations, allows; after that what leaves him best off at once. Nobody answers.
    """
    windows = state.windows
    if ruleset.can_leave_unanswered:
        state.windows = windows | UNANSWERED
    end = settle(ruleset, state, budget)
    end.windows = windows
    return end


def settle(ruleset: Ruleset, state: State, budget: int) -> State:
    """The same, with the windows as they are."""
    steps = 0
    while state.decision is not None and steps < STEPS and not ruleset.is_quiescent(state):
        steps += 1
        options = state.decision.options
        found = ruleset.candidate_options(state, True)
        if len(found) > 1 and budget >= len(found):
            return branch(ruleset, state, found, budget // len(found))
        state.apply(options[best_at_once(state, found, ruleset.evaluate)])
    return state


def best_at_once(state: State, found: list[int], value: Callable[[State, int], float]) -> int:
    """Of these options what leaves the one who is asked best off at once by that measure; of equals the first.

    Looking at the first few would not do: the first of a list of targets are one's own characters.
    """
    decision = state.decision
    assert decision is not None
    best = found[0]
    highest = 0.0
    for index in found if len(found) > 1 else ():
        after = state.fork()
        after.apply(decision.options[index])
        worth = value(after, decision.seat)
        if index == found[0] or worth > highest:
            best = index
            highest = worth
    return best


def branch(ruleset: Ruleset, state: State, found: list[int], budget: int) -> State:
    """The continuation that is best for the seat that is asked."""
    decision = state.decision
    assert decision is not None
    best: State | None = None
    highest = 0.0
    for index in found:
        after = state.fork()
        after.apply(decision.options[index])
        end = settle(ruleset, after, budget)
        value = ruleset.evaluate(end, decision.seat)
        if best is None or value > highest:
            best = end
            highest = value
    assert best is not None
    return best
