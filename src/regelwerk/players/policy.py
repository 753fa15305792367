"""A quick policy: what anybody would do in a moment, to play a guessed game on to a point where it can be judged.

It is the greedy look ahead with next to no budget. Whoever is asked takes what leaves them best off when nothing is
under way any more; where the game knows what its options are worth (`Ruleset.option_values`), the best of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import ALL, MEANINGFUL, State
from regelwerk.players.settling import GAIN, play_on

MOVES: Final = 400
"""So many moves at most until a position is judged as it stands."""
POLICY_BUDGET: Final = 4
"""So many continuations of an option are looked at while what it begins is played out."""

Choice = Callable[[Ruleset, State, list[int]], State]
"""Leads from a state in which several options may be chosen to where the chosen one ends."""


def move(ruleset: Ruleset, state: State, choose: Choice | None = None) -> State:
    """The state after the next move of whoever is asked; `state` itself is used up.

    `choose` decides between several options where nothing is under way, and leads to where the chosen one ends; None:
    `best_outcome`.
    """
    decision = state.decision
    assert decision is not None
    if len(decision.options) == 1:
        state.apply(decision.options[0])
        return state
    values = ruleset.option_values(state)
    if values is not None:
        state.apply(decision.options[values.index(max(values))])
        return state
    if not ruleset.is_quiescent(state):
        return play_on(ruleset, state, POLICY_BUDGET)
    found = ruleset.policy_options(state)
    if len(found) == 1:
        state.apply(decision.options[found[0]])
        return state
    return (choose or best_outcome)(ruleset, state, found)


def played_out(ruleset: Ruleset, state: State, option: int) -> tuple[State, float]:
    """Where an option ends with all that it begins, and what that is worth to who is asked; `state` stays."""
    decision = state.decision
    assert decision is not None
    after = state.fork()
    after.apply(decision.options[option])
    after = play_on(ruleset, after, POLICY_BUDGET)
    return after, ruleset.evaluate(after, decision.seat)


def best_outcome(ruleset: Ruleset, state: State, found: list[int]) -> State:
    """The state in which the best of these options ends, with all that it begins played out."""
    decision = state.decision
    assert decision is not None
    neutral = ruleset.neutral_option(state)
    best: State | None = None
    highest = 0.0
    if neutral in found:
        highest = ruleset.evaluate(state, decision.seat) + GAIN
    for index in found:
        if index == neutral:
            continue
        after, value = played_out(ruleset, state, index)
        if value > highest or (best is None and neutral not in found):
            best = after
            highest = value
    if best is None:
        state.apply(decision.options[neutral])
        return state
    return best


def play_to(ruleset: Ruleset, state: State, turn: int) -> State:
    """The first moment of that turn at which nothing is under way, or the end of the game; `state` is used up.

    Positions are compared at the same point of the turn, so every window of the turn before is asked: without, one
    game would stop at its start and another in the middle of it.
    """
    state.windows = MEANINGFUL
    for _ in range(MOVES):
        now = ruleset.turn(state)[0]
        if state.decision is None or (now >= turn and ruleset.is_quiescent(state)):
            break
        if now >= turn - 1:
            state.windows = ALL
        state = move(ruleset, state)
    return state
