"""What comes of an option as far as it is certain: played out in guessed games with nobody stepping in.

Every guessed game is one that the seat could be in, made of nothing but what it knows. What happens in all of them is
certain as long as nothing hidden comes out: with the first event that tells the seat something else in one of them,
certainty ends. Where another seat could step in with what lies open, that is played out as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import NOBODY, Option
from regelwerk.kernel.ids import NO_HANDLE, Handle, Ref
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.standing import Standing
from regelwerk.kernel.state import ALL, State
from regelwerk.kernel.visibility import CodeNames, events_for, is_known_to, ref_handle

GUESSES: Final = 8
"""In so many guessed games an option is tried."""
STEPS: Final = 60
"""So many answers at most until a trial ends."""
MOST: Final = 4
"""So many ways of another seat to step in are played out."""
TIME: Final = ("begin", "phase", "turn")
"""Events that tell that a game, step or turn begins."""

Data = dict[str, Any]


@dataclass(frozen=True)
class Aim:
    """What the option is meant for, where a later question of the same announcement asks for it: a piece or a seat."""

    handle: Handle = NO_HANDLE
    seat: int = -1


@dataclass
class Course:
    """What one guessed game comes to.

    events     what the seat is told of it
    before     how the game stood; `after` how it stands
    surprises  seats that may answer unseen on the way, each with the kind of its question
    asked      the seat that has to choose before it can go on, NOBODY if none has
    branches   by question and option what comes of it where another seat steps in
    state      the game at its end
    is_over    whether the turn is over by it
    """

    events: list[Data]
    before: Standing
    state: State
    surprises: list[tuple[int, str]] = field(default_factory=list)
    asked: int = NOBODY
    branches: dict[tuple[int, int], Course] = field(default_factory=dict)
    after: Standing = field(default_factory=Standing)
    is_over: bool = False


@dataclass(frozen=True)
class Certain:
    """What all guessed games have in common.

    events   what the seat is told in each of them
    kinds    the kinds of the events that come after it in any of them: something comes out there that nobody can tell
    courses  the games
    """

    events: list[Data]
    kinds: frozenset[str]
    courses: list[Course]


class Trial:
    """An option of the open decision, tried in one guessed game after another."""

    def __init__(self, ruleset: Ruleset, state: State, seat: int, terms: CodeNames, aim: Aim) -> None:
        self.ruleset = ruleset
        self.state = state
        self.seat = seat
        self.terms = terms
        self.aim = aim

    def courses(self, option: int) -> list[Course]:
        """What the option comes to in each guessed game."""
        return [self.course(option, Chance(number)) for number in range(GUESSES)]

    def course(self, option: int, chance: Chance) -> Course:
        """What it comes to in one of them."""
        state = self.ruleset.guess(self.state, self.seat, chance, None)
        state.windows = ALL
        assert state.decision is not None
        course = Course([], self.ruleset.standing(state), state)
        self.take(course, state.decision.options[option])
        self.go_on(course, True)
        return course

    def take(self, course: Course, option: Option) -> None:
        """Answer the open question of the course."""
        state = course.state
        turn = self.ruleset.turn(state)
        events = events_for(state, state.apply(option), self.seat, self.terms)
        if self.ruleset.turn(state) != turn:  # the next turn begins in any case: nothing comes of that
            course.is_over = True
            events = list(takewhile(is_in_turn, events))
        course.events += events

    def go_on(self, course: Course, branching: bool) -> None:
        """Let everything under way take its course, up to where nothing is, or somebody has to choose."""
        state = course.state
        for step in range(STEPS):
            decision = state.decision
            if decision is None or course.is_over or self.ruleset.is_quiescent(state):
                break
            option = self.next_option(state)
            if option < 0:
                course.asked = decision.seat
                break
            if decision.seat != self.seat:
                self.look_around(course, step, option, branching)
            self.take(course, decision.options[option])
        course.after = self.ruleset.standing(state)

    def next_option(self, state: State) -> int:
        """How the open question is answered where nobody steps in; -1 if there is a choice to be made."""
        decision = state.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        found = self.ruleset.course_option(state, self.seat)
        if found >= 0 or decision.seat != self.seat:
            return found
        for index, option in enumerate(decision.options):
            if option.object < 0 and as_seat(option.object) == self.aim.seat:
                return index
            if option.object > 0 and self.aim.handle and ref_handle(state, option.object, self.seat) == self.aim.handle:
                return index
        return -1

    def look_around(self, course: Course, step: int, passing: int, branching: bool) -> None:
        """How another seat could step in here: with something that nobody sees, or with what lies open."""
        state = course.state
        decision = state.decision
        assert decision is not None
        kind = self.ruleset.kind_key(decision.kind)
        others = [index for index, option in enumerate(decision.options) if index != passing and self.is_open(option)]
        priority = self.ruleset.may_surprise(state)
        if priority or (others and len(others) < len(decision.options) - 1):
            if (decision.seat, kind) not in course.surprises:
                course.surprises.append((decision.seat, kind))
        elif branching:
            for index in others[:MOST]:
                branch = Course([], self.ruleset.standing(state), state.fork())
                self.take(branch, decision.options[index])
                self.go_on(branch, False)
                course.branches[step, index] = branch

    def is_open(self, option: Option) -> bool:
        """Whether the seat sees what an option of another is about."""
        return self.sees(option.subject) and self.sees(option.object)

    def sees(self, ref: Ref) -> bool:
        """Whether the seat knows that piece, from before the option was taken; what is no piece everybody knows."""
        if ref <= 0:
            return True
        piece = self.state.piece_or_none(ref)
        return piece is not None and is_known_to(piece.known_to, self.seat)


def is_in_turn(event: Data) -> bool:
    """Whether an event does not tell that time goes on."""
    return event["kind"] not in TIME


def certain(courses: Sequence[Course]) -> Certain:
    """What these guessed games have in common, up to the first event that tells something hidden.

    That one is told without what it shows, if that is the same in all of them, and so are the next of its kind.
    """
    lists = [course.events for course in courses]
    least = min(len(events) for events in lists)
    at = agreed(lists, 0, least, same)
    whole = at == least and all(len(events) == least for events in lists)
    events = lists[0][:at]
    if not whole:
        end = agreed(lists, at, least, masked)
        kind = lists[0][at]["kind"] if at < least else ""
        while at < end and lists[0][at]["kind"] == kind:
            events.append(masked(lists[0][at]))
            at += 1
    return Certain(events, frozenset(event["kind"] for told in lists for event in told[at:]), list(courses))


def agreed(lists: Sequence[Sequence[Data]], start: int, end: int, key: Callable[[Data], Data]) -> int:
    """Up to where all these lists hold the same from `start` on."""
    for at in range(start, end):
        first = key(lists[0][at])
        if any(key(events[at]) != first for events in lists):
            return at
    return end


def same(event: Data) -> Data:
    """An event as it is told."""
    return event


def masked(event: Data) -> Data:
    """An event without the cards that it shows."""
    hidden = {name: {"handle": 0, "face": None} for name in ("about", "other") if event[name] is not None}
    return {**event, **hidden}
