"""The rest of a turn, planned: how the strongest player thinks that it will go on where an idea of its own begins.

The quick policy of `policy` takes what leaves it best off at once, so an idea that only pays together with the moves
after it looks worse than it is. Here the seat's next moves of the turn are each chosen from a few by how the game goes
on after them, with the quick policy for everybody; what is left of the turn is the quick policy's again.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import MEANINGFUL, State
from regelwerk.players.policy import MOVES, best_outcome, move, play_to, played_out
from regelwerk.players.settling import GAIN

WIDTH: Final = 3
"""So many moves at most are compared each time, those that leave the seat best off at once."""
AHEAD: Final = 2
"""So many turns each of them is played on."""
PLANNED: Final = 2
"""So many moves of a turn are planned, the others left to the quick policy: there are turns of forty."""
MANY: Final = 10
"""Among more moves than that the quick policy chooses: on a crowded board each of them takes long to play out."""


def play_turn(ruleset: Ruleset, state: State, seat: int) -> State:
    """The position after this turn, the seat's moves planned; `state` is used up."""
    state.windows = MEANINGFUL
    turn = ruleset.turn(state)[0]
    planned = 0
    for _ in range(MOVES):
        decision = state.decision
        if decision is None or ruleset.turn(state)[0] != turn:
            break
        plans = decision.seat == seat and planned < PLANNED and ruleset.is_quiescent(state)
        planned += plans
        state = move(ruleset, state, best_plan if plans else None)
    return state


def best_plan(ruleset: Ruleset, state: State, found: list[int]) -> State:
    """Where the best of these options ends, as the game goes on after it; `state` is used up."""
    if len(found) > MANY:
        return best_outcome(ruleset, state, found)
    decision = state.decision
    assert decision is not None
    turn = ruleset.turn(state)[0] + AHEAD
    best = state
    highest = -1.0
    for outcome in best_outcomes(ruleset, state, found):
        chance = ruleset.win_chance(play_to(ruleset, outcome.fork(), turn), decision.seat)
        if chance > highest:
            best = outcome
            highest = chance
    return best


def best_outcomes(ruleset: Ruleset, state: State, found: list[int]) -> list[State]:
    """Where these options end: the few that are best at once, the best first."""
    decision = state.decision
    assert decision is not None
    neutral = ruleset.neutral_option(state)
    rated: list[tuple[State, float]] = []
    for index in found:
        if index == neutral:
            # Judged by the position as it is, not by what the next step brings.
            after = state.fork()
            after.apply(decision.options[index])
            rated.append((after, ruleset.evaluate(state, decision.seat) + GAIN))
        else:
            rated.append(played_out(ruleset, state, index))
    rated.sort(key=lambda one: -one[1])
    return [after for after, _ in rated[:WIDTH]]
