"""A game being played: the state, and beside it the record of what was decided, drawn and done.

The state is the value; everything else here is kept outside it, so that a fork copies
none of it. What belongs to one game (its start, its views, its acts) is a `Rules`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from regelwerk.kernel.chance import Chance, Draw
from regelwerk.kernel.decision import Decision, Option, Reason, Refused
from regelwerk.kernel.defs import Defs
from regelwerk.kernel.event import Event
from regelwerk.kernel.piece import ID_BITS, ID_MASK, as_seat
from regelwerk.kernel.rulebook import Rule, Rulebook
from regelwerk.kernel.save import digest
from regelwerk.kernel.set_choice import Draft, SetChoice
from regelwerk.kernel.state import Result, State

CONCEDE: Final = "concede"
OFFER_DRAW: Final = "offer draw"
WITHDRAW_DRAW: Final = "withdraw draw"
TIME_OUT: Final = "time out"
ACTS: Final = (CONCEDE, OFFER_DRAW, WITHDRAW_DRAW, TIME_OUT)
"""What a seat may do at any moment, asked or not (ruling:acts-nobody-asked-for)."""


class Rules:
    """What the kernel must know of one game. A game has one instance, found through `catalogue`.

    Every `state` is one of the game's own class: a game names that class where it overrides a method.
    """

    name: str = ""
    edition: str = ""
    decisions: Sequence[str] = ()
    """The names of the kinds of decisions, by number."""
    verbs: Sequence[str] = ()
    """The names of the verbs of options, by number."""
    deck_type: type = object
    """What a deck is in a setup."""

    def book(self) -> Rulebook:
        """The rule book, for citations and their texts."""
        raise NotImplementedError

    def classes(self) -> Sequence[type]:
        """Every class of the game whose instances may stand in a state; saving and loading go by it."""
        raise NotImplementedError

    def derived(self) -> Mapping[str, Sequence[str]]:
        """By class name the fields that are built again when they are None, and so are not saved."""
        return {}

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """The setup of a game as plain data, from which `start` makes the same game again and again.

        It holds at least `decks`, `teams`, `seed` and `windows`. Raises ValueError with all that is wrong.
        """
        raise NotImplementedError

    def own_files(self, folder: str) -> list[tuple[str, str]]:
        """Name and text of every file in a user's folder that defines something for this game.

        Raises ValueError with all that cannot be read.
        """
        return []

    def prepare_own(
        self,
        decks: Sequence[object],
        seed: int,
        teams: Sequence[int] | None,
        windows: str,
        own: Sequence[tuple[str, str]],
    ) -> dict[str, Any]:
        """`prepare` with definitions of a user's own: files of (name, text), which the setup keeps as `own`."""
        if own:
            raise ValueError(f"{self.name} takes no files of your own")
        return self.prepare(decks, seed, teams, windows)

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        """The game of a setup up to its first decision; `dictated`: the draws up to there, None for random ones."""
        raise NotImplementedError

    def defs(self, setup: Mapping[str, Any]) -> Defs:
        """The definitions that a game of this setup uses."""
        raise NotImplementedError

    def act(self, state: Any, seat: int, verb: str) -> None:
        """Carry out an act nobody asked for, up to the next decision; raises Refused."""
        raise NotImplementedError

    def why_not(self, state: Any, seat: int, intent: Option) -> list[Reason]:
        """Every reason why the seat cannot do that now; empty if it can."""
        raise NotImplementedError

    def why_not_further(self, state: Any, seat: int, intent: Option, more: Sequence[int]) -> list[Reason]:
        """Why what may begin with `intent` cannot go on with these further references; a game may know none."""
        return []

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What the seat may know, as plain data; seat -1 is a spectator."""
        raise NotImplementedError

    def turn(self, state: Any) -> tuple[int, int]:
        """The number of the turn, 0 before the first, and the seat whose turn it is, -1 where it is nobody's."""
        raise NotImplementedError

    def position(self, state: Any) -> dict[str, Any]:
        """The canonical position: what a scene would say, no ids. The digest is taken over it."""
        raise NotImplementedError

    def guess(self, state: Any, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        """A state the seat cannot tell from the real one; a function of its view, `unseen` and `chance`."""
        raise NotImplementedError

    def evaluate(self, state: Any, seat: int) -> float:
        """How well a seat stands, for players that look ahead: higher is better, in a unit of the game's own."""
        raise NotImplementedError

    def settled(self, state: Any) -> bool:
        """Whether nothing is under way, so that the position may be judged by `evaluate`."""
        raise NotImplementedError

    def sensible(self, state: Any, quick: bool) -> list[int]:
        """Which options of the open decision deserve a look, by index, the usual answer first; never empty.

        Only doubles are left out, unless `quick`: then only what matters while a look ahead plays on.
        """
        raise NotImplementedError

    def standing(self, state: Any) -> int:
        """The index of the option after which all stays as it is (a pass with nothing under way); -1 if none does."""
        raise NotImplementedError

    def set_choice(self, state: Any) -> SetChoice | None:
        """The open choice of several things, which people make in any order; None if none is open."""
        return None

    def is_inside_set(self, state: Any) -> bool:
        """Whether the open decision goes on with a choice of several of which something has been picked."""
        return False

    def worth(self, state: Any) -> list[float] | None:
        """What each option of the open decision is worth to the seat that is asked, for a game that can tell without
        playing on (from exact odds, say); None: look ahead with `evaluate`. `state` may be a guess."""
        return None

    def parse(self, state: Any, seat: int, line: str) -> Option:
        """What a seat wishes with words typed in English or German; raises ValueError for words that mean nothing."""
        raise NotImplementedError

    def parse_set(self, state: Any, seat: int, line: str) -> list[Option]:
        """All the things that a line names for the open choice of several; raises ValueError like `parse`."""
        return [self.parse(state, seat, line)]

    def option_key(self, state: Any, option: Option) -> str:
        """A stable description of an option, for records: the same in every run of the same game.

        Like `play 0:17.2`: the verb, then subject and object (see `piece_key`); a number stands behind `#`.
        """
        said = [self.verbs[option.verb]]
        if option.subject or option.object:
            said.append(piece_key(state, option.subject))
        if option.object:
            said.append(piece_key(state, option.object))
        if option.n:
            said.append(f"#{option.n}")
        return " ".join(said)

    def kind_key(self, kind: int) -> str:
        """The name of a kind of decision, for records."""
        return self.decisions[kind] if self.decisions else str(kind)

    def home(self) -> Path:
        """The folder with the sources of the game; records name a hash over them."""
        where = sys.modules[type(self).__module__].__file__
        assert where is not None
        return Path(where).parent


def piece_number(state: State, ref: int) -> str:
    """A piece in a record, whatever its incarnation: seat:number (number among that seat's pieces)."""
    id = (ref & ID_MASK) - 1
    owner = state.pieces[id].owner
    number = 0
    for piece in state.pieces[:id]:
        if piece.owner == owner:
            number += 1
    return f"{owner}:{number}"


def piece_key(state: State, ref: int) -> str:
    """A reference in a record: seat:number.incarnation (number among that seat's pieces), `seat1`, `-` for nothing."""
    if ref == 0:
        return "-"
    if ref < 0:
        return f"seat{as_seat(ref)}"
    return f"{piece_number(state, ref)}.{ref >> ID_BITS}"


class Step:
    """One line of a record: an answer or an act, with the draws that followed it.

    seat, number, index   of an answer: whose, the decision's number, which option
    option                of an answer
    act                   of an act: its verb (then index is -1)
    draws                 what chance gave until the next decision
    """

    __slots__ = ("act", "draws", "index", "number", "option", "seat")

    def __init__(self, seat: int, number: int, index: int, option: Option | None, act: str, draws: list[Draw]) -> None:
        self.seat = seat
        self.number = number
        self.index = index
        self.option = option
        self.act = act
        self.draws = draws


class Mark:
    """Where a game stood: a fork of its state, and how long its record was."""

    __slots__ = ("events", "state", "steps")

    def __init__(self, state: State, steps: int, events: int) -> None:
        self.state = state
        self.steps = steps
        self.events = events


class Game:
    """A game being played.

    rules    whose game it is
    state    the value
    steps    what was answered and done, from the start or from where the record begins
    journal  every event so far
    opening  the draws before the first decision
    setup    what `Rules.start` made it of, None for a game whose record does not go back to its start
    """

    def __init__(self, rules: Rules, state: State, setup: dict[str, Any] | None = None) -> None:
        self.rules = rules
        self.state = state
        self.setup = setup
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
        state.offers &= ~(1 << seat)  # an offer lapses when its player acts again (ruling:draw-agreement)
        events = state.apply(option)
        self.steps.append(Step(seat, number, index, option, "", state.chance.log))
        self.journal += events
        return events

    @property
    def set_choice(self) -> SetChoice | None:
        """The open choice of several things, which people make in any order; None if none is open."""
        return self.rules.set_choice(self.state) if self.state.decision is not None else None

    def choose(self, picks: Sequence[Option]) -> list[Event]:
        """Answer the open choice of several with a whole set, in any order; the events up to the next decision.

        Raises Refused with the reasons if that is no set that can be chosen, and changes nothing then. The record
        has the engine's steps.
        """
        draft, reasons = self.drafted(picks)
        if draft is not None and not reasons:
            reasons = draft.why_not_done(self.cite(OFFERED))
        if draft is None or reasons:
            raise Refused(reasons)
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
                found = self.rules.why_not(self.state, self.state.decision.seat, option)
                reasons += found or [Reason(self.cite(OFFERED), "not-offered")]
                continue
            against = draft.why_not(candidate, self.cite(OFFERED))
            reasons += against
            if not against:
                draft = Draft(choice, [*draft.picks, candidate])
        return draft, reasons

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

    def why_not(self, seat: int, intent: Option, more: Sequence[int] = ()) -> list[Reason]:
        """Why the seat cannot do that now, every reason with its rule; empty if it can.

        `more` are the targets behind the one that the intent names, as references.
        """
        found = self.rules.why_not(self.state, seat, intent)
        return found if found or not more else self.rules.why_not_further(self.state, seat, intent, more)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat may know; -1 for a spectator."""
        return self.rules.view(self.state, seat)

    def guess(self, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> State:
        """A state the seat cannot tell from the real one; see `Rules.guess`."""
        return self.rules.guess(self.state, seat, chance, unseen)

    def digest(self) -> str:
        """A short hash over the canonical position: equal for games that go on alike."""
        return digest(self.state, self.rules)

    def mark(self) -> Mark:
        """Where the game stands, so that it can be taken back to here."""
        return Mark(self.state.fork(), len(self.steps), len(self.journal))

    def take_back(self, mark: Mark) -> None:
        """Go back to a mark of this game: the record is cut there, as if nothing had followed.

        Whether that is allowed (something hidden may have been seen since) is for the
        table to say. Marks made after that one are void. Raises ValueError for those.
        """
        if mark.steps > len(self.steps) or mark.events > len(self.journal):
            raise ValueError("the game has been taken back to before that mark")
        self.state = mark.state.fork()
        del self.steps[mark.steps :]
        del self.journal[mark.events :]

    def fork(self) -> Game:
        """A game that goes on by itself from here, with an empty record of its own."""
        return Game(self.rules, self.state.fork())


OVER: Final = "ruling:acts-nobody-asked-for"
OFFERED: Final = "ruling:announcement-can-be-finished"
"""Rules of the table itself: every game's book has them."""
