"""Whether a person has to be asked now: options are tried in games that his seat could be in.

For an option three continuations are played: it is taken now; it is left; it is left now and taken at the seat's next
window. Where the first ends like the second but for its cost, or like the third, the person need not be asked yet.
Chance comes from the game's seed, so the same game stops at the same places again; the work is bounded by a count.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final, NamedTuple

from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.pacing import ASKED, QUIETLY, TRIED, StopRule, Window
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import ALL, State
from regelwerk.players.driver import seed_for
from regelwerk.players.settling import STEPS, best_at_once

GUESSES: Final = 2
"""In so many games that the seat could be in; asked if either says so."""
RANDOM_GUESSES: Final = 10
"""The same where what can be done draws from chance (a die): two games show two of its faces."""
BUDGET: Final = 16
"""So many continuations of an option are looked at."""
MAX_OPTIONS: Final = 12
"""Where more can be done than this the person is asked without a trial."""
PACING: Final = 0x5AFE
"""What sets the guesses for pacing apart from those of a computer player in the same seat."""


def window_of(rule: StopRule, game: Game, ignored: Container[str] = ()) -> Window:
    """What the rule of the last moment says of the open decision, with what has to be tried tried."""
    window = rule.window(game.state, ignored)
    return tried(rule, game, window) if window.verdict == TRIED else window


def tried(rule: StopRule, game: Game, window: Window) -> Window:
    """Try what can be done: ASKED for the option that matters now and would be worth less later, else QUIETLY."""
    found = decisive_option(rule, game, window.options)
    return Window(window.passing, QUIETLY, []) if found < 0 else Window(window.passing, ASKED, [found])


def decisive_option(rule: StopRule, game: Game, options: list[int]) -> int:
    """The first of these options for which the person has to be asked now, -1 if none is."""
    decision = game.decision
    assert decision is not None
    if len(options) > MAX_OPTIONS:
        return options[0]
    seed = derive(seed_for(game, decision.seat), PACING)
    number, guesses = 0, GUESSES
    while number < guesses:
        guess = game.ruleset.guess(game.state, decision.seat, Chance(derive(seed, number)), None)
        guess.windows = ALL
        trial = Trial(rule, game.ruleset, guess)
        found = trial.decisive_option(options)
        if found >= 0:
            return found
        number += 1
        if trial.is_random:
            guesses = RANDOM_GUESSES
    return -1


class Course(NamedTuple):
    """How a continuation went: where it ended, whether the option was taken on the way, what the seat answered."""

    state: State
    is_taken: bool
    answers: list[Option]


class Trial:
    """One guessed game in which options are tried.

    seat       who would be asked
    passing    the option that passes
    last       whether there is no later window in this turn
    is_random  whether an option made chance being asked
    """

    def __init__(self, rule: StopRule, ruleset: Ruleset, start: State) -> None:
        assert start.decision is not None
        self.rule = rule
        self.ruleset = ruleset
        self.start = start
        self.seat = start.decision.seat
        self.passing = rule.window(start, ()).passing
        self.last = rule.is_last_chance(start)
        self.is_random = False

    def decisive_option(self, options: list[int]) -> int:
        """The first option that would matter now, and would not come to the same later."""
        decision = self.start.decision
        assert decision is not None
        left = self.play_on(answered(self.start, self.passing), BUDGET).state
        passed, drawn = self.outcome(left), left.chance.drawn
        for index in options:
            option = decision.options[index]
            course = self.play_on(answered(self.start, index), BUDGET)
            self.is_random = self.is_random or course.state.chance.drawn > drawn
            taken = self.outcome(course.state)
            if not self.rule.matters(self.start, option, taken, passed):
                continue
            if self.last:
                return index
            later = self.later_outcome(option, course.answers)
            if later is None or not taken.is_like(later):
                return index
        return -1

    def outcome(self, state: State) -> Any:
        """What lies on the table in the end; `state`, in which nothing is under way, is used up."""
        if self.last:
            for _ in range(STEPS):
                if state.decision is None or self.rule.is_after(self.start, state):
                    break
                self.step(state)
        return self.rule.outcome(state)

    def later_outcome(self, option: Option, answers: list[Option]) -> Any:
        """The same if the seat passes now, takes the option at its next window of this turn and answers as it did.

        None: it has no such window.
        """
        state, is_taken, _ = self.play_on(answered(self.start, self.passing), BUDGET, option, answers)
        for _ in range(STEPS):
            if is_taken:
                return self.outcome(state)
            index = self.rule.same_option(self.start, option, state)
            if index < -1:
                return None
            if index >= 0:
                state, is_taken = self.play_on(answered(state, index), BUDGET, None, answers).state, True
            else:
                self.step(state)
        return None

    def play_on(
        self, state: State, budget: int, option: Option | None = None, answers: Sequence[Option] = ()
    ) -> Course:
        """The position when nothing is under way any more.

        Whoever is asked takes what leaves him best off in the end (`players.settling.play_on`). But where the seat gets
        the chance to take `option` it does, and then gives these answers as long as they are offered.
        """
        is_taken = False
        given: list[Option] = []
        for _ in range(STEPS):
            decision = state.decision
            if decision is None or self.ruleset.is_quiescent(state):
                break
            index = -1 if option is None else self.rule.same_option(self.start, option, state)
            if index >= 0:
                option, is_taken = None, True
            elif option is None and answers and decision.seat == self.seat:
                index = next((i for i, one in enumerate(decision.options) if one.is_same_as(answers[0])), -1)
                answers = answers[1:] if index >= 0 else ()
            if index < 0:
                found = self.ruleset.candidate_options(state, True)
                if len(found) > 1 and budget >= len(found):
                    course = self.branch(state, found, budget // len(found), option, answers)
                    return Course(course.state, is_taken or course.is_taken, [*given, *course.answers])
                index = best_at_once(state, found, self.ruleset.evaluate)
            if decision.seat == self.seat:
                given.append(decision.options[index])
            state.apply(decision.options[index])
        return Course(state, is_taken, given)

    def branch(
        self, state: State, found: list[int], budget: int, option: Option | None, answers: Sequence[Option]
    ) -> Course:
        """The continuation that is best for the seat that is asked."""
        decision = state.decision
        assert decision is not None
        courses = [self.play_on(answered(state, index), budget, option, answers) for index in found]
        values = [self.ruleset.evaluate(course.state, decision.seat) for course in courses]
        best = values.index(max(values))
        mine = [decision.options[found[best]]] if decision.seat == self.seat else []
        return courses[best]._replace(answers=mine + courses[best].answers)

    def step(self, state: State) -> None:
        """Whoever is asked takes what leaves him best off at once."""
        assert state.decision is not None
        found = self.ruleset.candidate_options(state, True)
        state.apply(state.decision.options[best_at_once(state, found, self.ruleset.evaluate)])


def answered(state: State, index: int) -> State:
    """A fork in which the open decision has been answered."""
    assert state.decision is not None
    after = state.fork()
    after.apply(state.decision.options[index])
    return after
