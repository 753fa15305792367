"""How a move that was made compares with others, judged by what its player could know then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.search_budget import SearchBudget
from regelwerk.kernel.state import State
from regelwerk.players.driver import state_sampler
from regelwerk.players.greedy import GreedyPlayer
from regelwerk.players.levels import LEVELS
from regelwerk.players.player import StateSampler
from regelwerk.players.search import CandidateTrace, budget_for, difference, play_candidate

RIVALS: Final = 3
"""So many other moves are played on beside the one that was made."""
CAUTION: Final = 1.5
"""By so many standard errors another move must be better to be told."""
LEAST: Final = 0.03
"""And by so much of the chance to win."""


@dataclass(frozen=True)
class Judgement:
    """A move that was made, and the best other one.

    played, best    indices of options of the decision
    chance, better  the chance to win after each of them, 0 to 1
    error           the standard error of their difference
    samples         in how many guessed games both were played on
    """

    played: int
    best: int
    chance: float
    better: float
    error: float
    samples: int

    @property
    def worth(self) -> float:
        """How much the other move is better."""
        return self.better - self.chance

    @property
    def is_sure(self) -> bool:
        """Whether it is better by more than chance explains."""
        return self.worth >= LEAST and self.worth > CAUTION * self.error


def judge(ruleset: Ruleset, state: State, played: int, seed: int, samples: int, rivals: int = RIVALS) -> Judgement:
    """Play the move that was made and its rivals on in the same guessed games of whoever made it.

    `state` stands before the move. The work is bounded by counts: the same seed gives the same judgement.
    """
    decision = state.decision
    assert decision is not None
    guess = state_sampler(ruleset, state, decision.seat)
    chance = Chance(seed)
    rated = GreedyPlayer(derive(seed, 1), guesses=1).rate(guess(chance), guess, None)
    made = CandidateTrace(played, 0.0)
    others = [CandidateTrace(option, rating) for option, rating in rated if option != played][:rivals]
    play_all(guess, chance, [made, *others], budget_for(ruleset, LEVELS["expert"]), samples)
    best = made
    gain = error = 0.0
    for other in others:
        mean, spread = difference(other, made)
        if mean > gain:
            best, gain, error = other, mean, spread
    return Judgement(played, best.option, made.mean, made.mean + gain, error, samples)


def play_all(
    guess: StateSampler, chance: Chance, candidates: list[CandidateTrace], budget: SearchBudget, samples: int
) -> None:
    """Play each candidate on in each guessed game, as far as the budget says."""
    for _ in range(samples):
        game = guess(chance)
        for candidate in candidates:
            play_candidate(game, candidate, budget)
