"""A player that looks one action ahead and takes what leaves it best off.

For every option it plays a guessed game on until nothing is under way any more (the
announcement complete, the chain empty, the combat over), everybody choosing what suits
him best on the way, and asks the game what the position is worth. Several guesses keep
it from trusting one. The work is bounded by a count, not by a clock, so that the same
seed plays the same game on every machine.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import ALL, State
from regelwerk.players.leanings import NONE, Leanings, by_liking
from regelwerk.players.player import Player, StateSampler
from regelwerk.players.settling import GAIN, play_on

CLOSE: Final = 4.0
"""After the first guess only options that are no further than this behind the best are looked at again."""


class GreedyPlayer(Player):
    """Looks one action ahead.

    guesses  in how many guessed games
    budget   about how many continuations to look at for one decision
    seconds  for one decision, after which it takes the best found so far; None: no limit
    leanings what it likes
    """

    name = "greedy"
    reads_view = False

    def __init__(
        self,
        seed: int,
        guesses: int = 3,
        budget: int = 400,
        seconds: float | None = None,
        leanings: Leanings = NONE,
    ) -> None:
        if guesses < 1 or budget < 1:
            raise ValueError("at least one guess and one continuation are needed")
        self.chance = Chance(seed)
        self.guesses = guesses
        self.budget = budget
        self.seconds = seconds
        self.leanings = leanings

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        self.considered = ()
        if len(decision["options"]) == 1:
            return 0
        until = None if self.seconds is None else monotonic() + self.seconds
        game = guess(self.chance)
        rated = by_liking(game.ruleset, game.state, self.rate(game, guess, until), self.leanings)
        self.considered = [option for option, _ in rated]
        return self.considered[0]

    def rate(self, game: Game, guess: StateSampler, until: float | None) -> list[tuple[int, float]]:
        """Options of the open decision with what they came to, the best first; those without a chance are left out.

        `game` is the first guess. Of options that came to the same, the one that the game lists first comes first.
        """
        look = _Lookahead(self, game, until)
        if look.values is not None:
            return sorted(enumerate(look.values), key=lambda rated: -rated[1])
        if len(look.open) > 1:
            look.judge()
            for _ in range(self.guesses - 1):
                look.drop_hopeless()
                if len(look.open) < 2 or look.is_out_of_time():
                    break
                look.evaluate_sample(guess(self.chance))
        return sorted(((index, look.mean(index)) for index in look.open), key=lambda rated: -rated[1])


class _Lookahead:
    """One decision being thought about: the options still open, and what each came to so far.

    values   what each option is worth where the game can tell by itself
    neutral  the option after which all stays as it is; -1 if there is none
    """

    def __init__(self, player: GreedyPlayer, game: Game, until: float | None) -> None:
        self.rules: Ruleset = game.ruleset
        self.until = until
        self.budget = player.budget
        self.rounds = player.guesses
        self.values = self.rules.option_values(game.state)
        self.state = self.ready(game)
        self.open = self.rules.candidate_options(self.state, False)
        self.sums = dict.fromkeys(self.open, 0.0)
        self.times = dict.fromkeys(self.open, 0)
        self.neutral = self.rules.neutral_option(self.state)

    def ready(self, game: Game) -> State:
        """A guessed state in which every window is asked, so that a pass cannot run on into the next step."""
        state = game.state
        state.windows = ALL
        return state

    def is_out_of_time(self) -> bool:
        return self.until is not None and monotonic() > self.until

    def evaluate_sample(self, game: Game) -> None:
        """Judge the options that are still open in another guessed game."""
        self.state = self.ready(game)
        self.judge()

    def judge(self) -> None:
        state = self.state
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        budget = max(self.budget // (self.rounds * len(self.open)), 4)
        for index in self.open:
            if index == self.neutral:
                value = self.rules.evaluate(state, seat) + GAIN
            else:
                after = state.fork()
                after.apply(decision.options[index])
                value = self.rules.evaluate(play_on(self.rules, after, budget), seat)
            self.sums[index] += value
            self.times[index] += 1
            # Only in the first guess: later ones would leave sums over different guesses to compare.
            if self.times[index] == 1 and self.is_out_of_time():
                break

    def mean(self, index: int) -> float:
        return self.sums[index] / self.times[index] if self.times[index] else -1e9

    def drop_hopeless(self) -> None:
        """Drop what cannot catch up any more."""
        best = max(self.mean(index) for index in self.open)
        self.open = [index for index in self.open if self.mean(index) >= best - CLOSE]
