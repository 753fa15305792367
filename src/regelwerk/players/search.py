"""A player that plays its best options on in guessed games, and leaves the quick answer only for a surer one.

The options that a look ahead rates best are candidates. Each is played on by the quick policy, for everybody, in the
same guessed games with the same chance, up to the same point of a later turn, where the game says how likely a win is.
What counts is the difference to the answer of the look ahead, game by game: another option is taken only if it is
better by more than the differences scatter. The work is bounded by a count, so the same seed plays the same game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from time import monotonic
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.search_budget import SearchBudget
from regelwerk.players.greedy import GreedyPlayer
from regelwerk.players.leanings import NONE, Leanings, by_liking, leaning
from regelwerk.players.levels import LEVELS, SEARCHING
from regelwerk.players.player import Player, StateSampler
from regelwerk.players.policy import play_to
from regelwerk.players.turn_plan import play_turn

ALIKE: Final = 0.002
"""Candidates whose chances can hardly differ by more than that are alike: to play them on would change nothing."""


@dataclass
class CandidateTrace:
    """One option that was played on: its index, its rating in the look ahead, and its chances in each guessed game.

    chances  the chance to win, 0 to 1, by the number of the guessed game
    liking   what the player would give of it for an option of this kind
    """

    option: int
    rating: float
    chances: list[float] = field(default_factory=list)
    liking: float = 0.0

    @property
    def mean(self) -> float:
        """The mean of its chances; 0.5 where there is none."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.5


@dataclass
class SearchTrace:
    """What a player thought about one decision; the first candidate is the look ahead's answer."""

    candidates: list[CandidateTrace]
    chosen: int


class SearchPlayer(Player):
    """Plays candidates on in guessed games.

    level    how much it thinks, by game (`Ruleset.search_budgets`); `budget` in its place, if one is given
    seconds  for one decision, after which it takes the best found so far; None: no limit
    leanings what it likes
    trace    what it thought about its last decision; None: there was nothing to think about
    """

    reads_view = False

    def __init__(
        self,
        seed: int,
        level: int = 5,
        budget: SearchBudget | None = None,
        seconds: float | None = None,
        leanings: Leanings = NONE,
    ) -> None:
        self.name = next(name for name, number in LEVELS.items() if number == level)
        self.chance = Chance(seed)
        self.quick = GreedyPlayer(seed, guesses=1)
        self.level = level
        self.budget = budget
        self.seconds = seconds
        self.leanings = leanings
        self.trace: SearchTrace | None = None

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        self.trace = self.outlook = None
        self.considered = ()
        if len(decision["options"]) == 1:
            return 0
        until = None if self.seconds is None else monotonic() + self.seconds
        game = guess(self.chance)
        budget = self.budget or budget_for(game.ruleset, self.level)
        rated = self.quick.rate(game, guess, until)
        liked = by_liking(game.ruleset, game.state, rated, self.leanings)
        # What is liked is looked at, but the benefit of the doubt is with what is good.
        ratings = [rated[0], *(one for one in liked if one[0] != rated[0][0])]
        candidates = [
            CandidateTrace(option, rating, liking=leaning(game.ruleset, game.state, option, self.leanings))
            for option, rating in ratings[: budget.candidates]
        ]
        if len(candidates) == 1:
            return candidates[0].option
        self.sample(game, guess, candidates, budget, until)
        self.trace = SearchTrace(candidates, best(candidates, budget.caution))
        self.outlook = max(max(candidate.chances, default=0.0) for candidate in candidates)
        options = [candidate.option for candidate in candidates]
        self.considered = [self.trace.chosen, *(option for option in options if option != self.trace.chosen)]
        return self.trace.chosen

    def sample(
        self,
        game: Game,
        guess: StateSampler,
        candidates: list[CandidateTrace],
        budget: SearchBudget,
        until: float | None,
    ) -> None:
        """Play the candidates on in one guessed game after another; `game` is the first."""
        moves = 0
        for number in range(1, budget.samples + 1):
            if number > 1:
                game = guess(self.chance)
            for candidate in candidates:
                moves += play_candidate(game, candidate, budget)
                if until is not None and monotonic() > until:
                    # They are compared by the same games: what some were played on in alone does not count.
                    for other in candidates:
                        del other.chances[max(number - 1, 1) :]
                    return
            if number >= budget.race:
                candidates = still_in(candidates, budget.behind)
            if len(candidates) == 1 or moves >= budget.moves:
                break


def budget_for(ruleset: Ruleset, level: int) -> SearchBudget:
    """How much a level thinks in a game; the usual budget where the game says nothing of it."""
    budgets = ruleset.search_budgets
    return budgets[level - SEARCHING] if level - SEARCHING < len(budgets) else SearchBudget()


def play_candidate(game: Game, candidate: CandidateTrace, budget: SearchBudget) -> int:
    """Play a candidate on in this guessed game and note the chance to win of who is asked; how many moves that took."""
    ruleset: Ruleset = game.ruleset
    decision = game.state.decision
    assert decision is not None
    state = game.state.fork()
    turn = ruleset.turn(state)[0] + budget.horizon
    state.apply(decision.options[candidate.option])
    if budget.plans:
        state = play_turn(ruleset, state, decision.seat)
    end = play_to(ruleset, state, turn)
    candidate.chances.append(ruleset.win_chance(end, decision.seat))
    return end.public_decision_count - game.state.public_decision_count


def difference(one: CandidateTrace, other: CandidateTrace) -> tuple[float, float]:
    """Mean and standard error of the difference of two candidates over the guessed games that both were played in.

    What the player likes counts as won.

    >>> difference(CandidateTrace(0, 0.0, [0.6, 0.8]), CandidateTrace(1, 0.0, [0.5, 0.5]))
    (0.2, 0.1)
    """
    liked = one.liking - other.liking
    both = [mine - theirs + liked for mine, theirs in zip(one.chances, other.chances, strict=False)]
    count = len(both)
    mean = sum(both) / count
    if count < 2:
        return mean, 1.0
    spread = sum((value - mean) ** 2 for value in both) / (count - 1)
    return round(mean, 12), round(sqrt(spread / count), 12)


def still_in(running: list[CandidateTrace], behind: float) -> list[CandidateTrace]:
    """The candidates that are not worse than the best so far by so many standard errors, and that one."""
    leader = max(running, key=lambda candidate: candidate.mean + candidate.liking)
    kept = []
    for candidate in running:
        mean, error = difference(candidate, leader)
        if candidate is leader or mean + behind * error > ALIKE:
            kept.append(candidate)
    return kept


def best(candidates: list[CandidateTrace], caution: float) -> int:
    """The option to take: the first candidate's, unless another is better by more than chance explains."""
    first = candidates[0]
    chosen = first
    highest = 0.0
    for candidate in candidates[1:]:
        if len(candidate.chances) < len(first.chances):
            continue  # it was dropped while the first was still in
        mean, error = difference(candidate, first)
        if mean > caution * error and mean > highest:
            chosen = candidate
            highest = mean
    return chosen.option
