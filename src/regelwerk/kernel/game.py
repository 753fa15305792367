"""A game being played: the state, and beside it the record of what was decided, drawn and done.

The state is the value; everything else here is kept outside it, so that a fork copies
none of it. What belongs to one game (its start, its views, its acts) is a `Ruleset`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.kernel.chance import Chance, RandomDraw
from regelwerk.kernel.decision import Decision, IllegalActionError, Option, Reason
from regelwerk.kernel.event import Event
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.persistence.save import digest
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.ruleset import OFFERED, OVER, TABLE_ACTIONS, Ruleset
from regelwerk.kernel.set_choice import Draft, SetChoice
from regelwerk.kernel.state import GameResult, State


class RecordedStep:
    """One line of a record: an answer or an act, with the draws that followed it.

    seat, number, index   of an answer: whose, the decision's number, which option
    option                of an answer
    act                   of an act: its verb (then index is -1)
    draws                 what chance gave until the next decision
    """

    __slots__ = ("act", "draws", "index", "number", "option", "seat")

    def __init__(
        self, seat: int, number: int, index: int, option: Option | None, act: str, draws: list[RandomDraw]
    ) -> None:
        self.seat = seat
        self.number = number
        self.index = index
        self.option = option
        self.act = act
        self.draws = draws


class Checkpoint:
    """Where a game stood: a fork of its state, and how long its record was."""

    __slots__ = ("events", "state", "steps")

    def __init__(self, state: State, steps: int, events: int) -> None:
        self.state = state
        self.steps = steps
        self.events = events


class Game:
    """A game being played.

    ruleset        whose game it is
    state          the value
    steps          what was answered and done, from the start or from where the record begins
    event_log      every event so far
    opening_draws  the draws before the first decision
    setup          what `Ruleset.start` made it of, None for a game whose record does not go back to its start
    """

    def __init__(self, ruleset: Ruleset, state: State, setup: dict[str, Any] | None = None) -> None:
        self.ruleset = ruleset
        self.state = state
        self.setup = setup
        self.steps: list[RecordedStep] = []
        self.event_log: list[Event] = list(state.events)
        self.opening_draws: list[RandomDraw] = list(state.chance.log)

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        return self.state.decision

    @property
    def result(self) -> GameResult | None:
        """How it ended; None while it is on."""
        return self.state.result

    def apply(self, answer: Option | int) -> list[Event]:
        """Answer the open decision, by an option or its index; the events up to the next one.

        Raises IllegalActionError with the reasons if it is not among the options, and changes nothing then.
        """
        state = self.state
        decision = state.decision
        if decision is None:
            raise IllegalActionError([Reason(self.cite(OVER), "game-over")])
        options = decision.options
        index = -1
        if isinstance(answer, int):
            if 0 <= answer < len(options):
                index = answer
        else:
            for i, option in enumerate(options):
                if option is answer or option.is_same_as(answer):
                    index = i
                    break
        if index < 0:
            if isinstance(answer, Option):
                reasons = self.ruleset.why_not(state, decision.seat, answer)
            else:
                reasons = [Reason(self.cite(OFFERED), "no-such-option", NO_REF, answer)]
            raise IllegalActionError(reasons or [Reason(self.cite(OFFERED), "not-offered")])
        option = options[index]
        seat, number = decision.seat, decision.number
        state.draw_offers &= ~(1 << seat)  # an offer lapses when its player acts again (ruling:draw-agreement)
        events = state.apply(option)
        self.steps.append(RecordedStep(seat, number, index, option, "", list(state.chance.log)))
        self.event_log += events
        return events

    @property
    def set_choice(self) -> SetChoice | None:
        """The open choice of several things, which people make in any order; None if none is open."""
        return self.ruleset.set_choice(self.state) if self.state.decision is not None else None

    def choose(self, picks: Sequence[Option]) -> list[Event]:
        """Answer the open choice of several with a whole set, in any order; the events up to the next decision.

        Raises IllegalActionError with the reasons if that is no set that can be chosen, and changes nothing then. The
        record has the engine's steps.
        """
        draft, reasons = self.drafted(picks)
        if draft is not None and not reasons:
            reasons = draft.why_not_done(self.cite(OFFERED))
        if draft is None or reasons:
            raise IllegalActionError(reasons)
        events: list[Event] = []
        for option in draft.steps():
            events += self.apply(option)
        return events

    def why_not_chosen(self, picks: Sequence[Option]) -> list[Reason]:
        """Why these cannot be chosen together, in whatever order; empty if they are part of some set."""
        return self.drafted(picks)[1]

    def drafted(self, picks: Sequence[Option]) -> tuple[Draft | None, list[Reason]]:
        """These picks for the open choice of several as far as they go together, and what speaks against the rest."""
        choice = self.set_choice
        if choice is None or self.state.decision is None:
            return None, [Reason(self.cite(OFFERED), "no-set-is-chosen")]
        draft = Draft(choice)
        reasons: list[Reason] = []
        for option in picks:
            candidate = draft.find(option)
            if candidate < 0:
                found = self.ruleset.why_not(self.state, self.state.decision.seat, option)
                reasons += found or [Reason(self.cite(OFFERED), "not-offered")]
                continue
            against = draft.why_not(candidate, self.cite(OFFERED))
            reasons += against
            if not against:
                draft = Draft(choice, [*draft.picks, candidate])
        return draft, reasons

    def perform(self, seat: int, verb: str) -> list[Event]:
        """An act nobody asked for: legal for every seat in the game at any time. Raises IllegalActionError."""
        state = self.state
        if state.result is not None:
            raise IllegalActionError([Reason(self.cite(OVER), "game-over")])
        if not 0 <= seat < state.seats or not state.in_game(seat):
            raise IllegalActionError([Reason(self.cite(OVER), "not-in-game", NO_REF, seat)])
        if verb not in TABLE_ACTIONS:
            raise IllegalActionError([Reason(self.cite(OFFERED), "no-such-act")])
        state.events = []
        state.chance.log = []
        self.ruleset.perform(state, seat, verb)
        self.steps.append(RecordedStep(seat, state.public_decision_count, -1, None, verb, list(state.chance.log)))
        self.event_log += state.events
        return state.events

    def cite(self, number: str) -> RuleCitation:
        """A rule of the game's book."""
        return self.ruleset.book().citation(number)

    def why_not(self, seat: int, intent: Option, more: Sequence[Ref] = ()) -> list[Reason]:
        """Why the seat cannot do that now, every reason with its rule; empty if it can.

        `more` are the targets behind the one that the intent names, as references.
        """
        found = self.ruleset.why_not(self.state, seat, intent)
        return found if found or not more else self.ruleset.why_not_further(self.state, seat, intent, more)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat may know; -1 for a spectator."""
        return self.ruleset.view(self.state, seat)

    def guess(self, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> State:
        """A state the seat cannot tell from the real one; see `Ruleset.guess`."""
        return self.ruleset.guess(self.state, seat, chance, unseen)

    def digest(self) -> str:
        """A short hash over the canonical position: equal for games that continue identically."""
        return digest(self.state, self.ruleset)

    def checkpoint(self) -> Checkpoint:
        """Where the game stands, so that it can be taken back to here."""
        return Checkpoint(self.state.fork(), len(self.steps), len(self.event_log))

    def restore(self, checkpoint: Checkpoint) -> None:
        """Go back to a mark of this game: the record is cut there, as if nothing had followed.

        Whether that is allowed (something hidden may have been seen since) is for the
        table to say. Marks made after that one are void. Raises ValueError for those.
        """
        if checkpoint.steps > len(self.steps) or checkpoint.events > len(self.event_log):
            raise ValueError("the game has been taken back to before that checkpoint")
        self.state = checkpoint.state.fork()
        del self.steps[checkpoint.steps :]
        del self.event_log[checkpoint.events :]

    def fork(self) -> Game:
        """A game that goes on by itself from here, with an empty record of its own."""
        return Game(self.ruleset, self.state.fork())
