"""A player that errs as beginners err, and not at random.

It looks one action ahead, in one guessed game, and hopes: nobody blocks, protects or answers, and dice fall as they
fell there. It values what strikes the eye (`Ruleset.first_impression`): the big card, the blow that lands, and not
what threatens it in return. So it attacks too early, forgets blockers, and plays its dearest card because it can.
"""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import MEANINGFUL, State
from regelwerk.players.leanings import NONE, Leanings, leaning_lead
from regelwerk.players.player import Player, StateSampler
from regelwerk.players.settling import STEPS, best_at_once


class BeginnerPlayer(Player):
    """Takes what makes the best impression at once."""

    name = "beginner"
    reads_view = False

    def __init__(self, seed: int, leanings: Leanings = NONE) -> None:
        self.chance = Chance(seed)
        self.leanings = leanings

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        self.considered = ()
        if len(decision["options"]) == 1:
            return 0
        game = guess(self.chance)
        ruleset, state = game.ruleset, game.state
        state.windows = MEANINGFUL
        open_decision = state.decision
        assert open_decision is not None
        neutral = ruleset.neutral_option(state)
        seen: list[tuple[float, int]] = []
        for index in ruleset.candidate_options(state, False):
            after = state.fork()
            if index != neutral:
                after.apply(open_decision.options[index])
                after = hope(ruleset, after, open_decision.seat)
            value = ruleset.first_impression(after, open_decision.seat)
            value += leaning_lead(ruleset, state, index, self.leanings)
            seen.append((value, index))
        seen.sort(key=by_look)
        self.considered = [index for _, index in seen]
        return self.considered[0]


def by_look(seen: tuple[float, int]) -> float:
    """What looks best first; of equals what came first."""
    return -seen[0]


def hope(ruleset: Ruleset, state: State, seat: int) -> State:
    """What becomes of an action if nobody does anything about it; `state` is used up."""
    for _ in range(STEPS):
        decision = state.decision
        if decision is None or ruleset.is_quiescent(state):
            break
        found = ruleset.candidate_options(state, True)
        index = found[0]
        if state.teams[decision.seat] == state.teams[seat]:
            index = best_at_once(state, found, ruleset.first_impression)
        state.apply(decision.options[index])
    return state
