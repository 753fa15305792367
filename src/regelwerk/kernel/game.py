"""A game being played: the state, and beside it the record of what was decided, drawn and done.

The state is the value; everything else here is kept outside it, so that a fork copies
none of it. What belongs to one game (its start, its views, its acts) is a `Rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.chance import Chance, Draw
from regelwerk.kernel.decision import Decision, Option, Reason, Refused
from regelwerk.kernel.event import Event
from regelwerk.kernel.rulebook import Rule, Rulebook
from regelwerk.kernel.state import Result, State

CONCEDE: Final = "concede"
OFFER_DRAW: Final = "offer draw"
WITHDRAW_DRAW: Final = "withdraw draw"
TIME_OUT: Final = "time out"
ACTS: Final = (CONCEDE, OFFER_DRAW, WITHDRAW_DRAW, TIME_OUT)
"""What a seat may do at any moment, asked or not (ruling:acts-nobody-asked-for)."""


class Rules:
    """What the kernel must know of one game. A game has one instance, found through `catalogue`."""

    name: str = ""
    edition: str = ""

    def book(self) -> Rulebook:
        """The rule book, for citations and their texts."""
        raise NotImplementedError

    def classes(self) -> Sequence[type]:
        """Every class whose instances may stand in a state; saving and loading go by it."""
        raise NotImplementedError

    def act(self, s: State, seat: int, verb: str) -> None:
        """Carry out an act nobody asked for, up to the next decision; raises Refused."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, intent: Option) -> list[Reason]:
        """Every reason why the seat cannot do that now; empty if it can."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """What the seat may know, as plain data; seat -1 is a spectator."""
        raise NotImplementedError

    def position(self, s: State) -> dict[str, Any]:
        """The canonical position: what a scene would say, no ids. The digest is taken over it."""
        raise NotImplementedError

    def guess(self, s: State, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        """A state the seat cannot tell from the real one; a function of its view, `unseen` and `chance`."""
        raise NotImplementedError

    def option_key(self, s: State, option: Option) -> str:
        """A stable description of an option, for records: the same in every run of the same game."""
        raise NotImplementedError


class Step:
    """One line of a record: an answer or an act, with the draws that followed it.

    seat, number, index   of an answer: whose, the decision's number, which option
    option                of an answer
    act                   of an act: its verb (then index is -1)
    draws                 what chance gave until the next decision
    """

    __slots__ = ("act", "draws", "index", "number", "option", "seat")

    def __init__(
        self, seat: int, number: int, index: int, option: Option | None, act: str, draws: list[Draw]
    ) -> None:
        self.seat = seat
        self.number = number
        self.index = index
        self.option = option
        self.act = act
        self.draws = draws


class Game:
    """A game being played.

    rules    whose game it is
    state    the value
    steps    what was answered and done, from the start or from where the record begins
    journal  every event so far
    opening  the draws before the first decision
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.steps: list[Step] = []
        self.journal: list[Event] = list(state.events)
        self.opening: list[Draw] = list(state.chance.log)

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        return self.state.decision

    @property
    def result(self) -> Result | None:
        """How it ended; None while it is on."""
        return self.state.result

    def apply(self, answer: Option | int) -> list[Event]:
        """Answer the open decision, by an option or its index; the events up to the next one.

        Raises Refused with the reasons if it is not among the options, and changes nothing then.
        """
        state = self.state
        decision = state.decision
        if decision is None:
            raise Refused([Reason(self.cite(OVER), "game-over")])
        options = decision.options
        index = -1
        if isinstance(answer, int):
            if 0 <= answer < len(options):
                index = answer
        else:
            for i, option in enumerate(options):
                if option is answer or option.same(answer):
                    index = i
                    break
        if index < 0:
            if isinstance(answer, Option):
                reasons = self.rules.why_not(state, decision.seat, answer)
            else:
                reasons = [Reason(self.cite(OFFERED), "no-such-option", 0, answer)]
            raise Refused(reasons or [Reason(self.cite(OFFERED), "not-offered")])
        option = options[index]
        seat, number = decision.seat, decision.number
        events = state.apply(option)
        self.steps.append(Step(seat, number, index, option, "", state.chance.log))
        self.journal += events
        return events

    def act(self, seat: int, verb: str) -> list[Event]:
        """An act nobody asked for: legal for every seat in the game at any time. Raises Refused."""
        state = self.state
        if state.result is not None:
            raise Refused([Reason(self.cite(OVER), "game-over")])
        if not 0 <= seat < state.seats or not state.in_game(seat):
            raise Refused([Reason(self.cite(OVER), "not-in-game", 0, seat)])
        if verb not in ACTS:
            raise Refused([Reason(self.cite(OFFERED), "no-such-act")])
        state.events = []
        state.chance.log = []
        self.rules.act(state, seat, verb)
        self.steps.append(Step(seat, state.asked, -1, None, verb, state.chance.log))
        self.journal += state.events
        return state.events

    def cite(self, number: str) -> Rule:
        """A rule of the game's book."""
        return self.rules.book().cite(number)

    def why_not(self, seat: int, intent: Option) -> list[Reason]:
        """Why the seat cannot do that now, every reason with its rule; empty if it can."""
        return self.rules.why_not(self.state, seat, intent)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat may know; -1 for a spectator."""
        return self.rules.view(self.state, seat)

    def fork(self) -> Game:
        """A game that goes on by itself from here, with an empty record of its own."""
        return Game(self.rules, self.state.fork())


OVER: Final = "ruling:acts-nobody-asked-for"
OFFERED: Final = "ruling:announcement-can-be-finished"
"""Rules of the table itself: every game's book has them."""
