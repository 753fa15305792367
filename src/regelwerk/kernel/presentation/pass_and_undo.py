"""What every client does for a player: automatic passing, and how far the player can undo."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from regelwerk.kernel.game import Checkpoint, Game
from regelwerk.kernel.pacing import ASKED, OPENLY, TRIED, StopRule, Window, has_other_options, wanted_option
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.undo import revealed_since
from regelwerk.kernel.visibility import why_not_undoable

ONCE: Final = "once"
"""A long pass that is none: only the next question is passed."""
STEP: Final = "step"
ANNOUNCEMENT: Final = "announcement"
TURN: Final = "turn"
PASS: Final = "pass"
WAYS_BACK: Final = (STEP, ANNOUNCEMENT, TURN, PASS)
"""Where taking back may lead: before the last answer, before the announcement under way, before the turn's first
answer, to the last question that has been passed for the player since he answered one himself."""


class PassPlan(NamedTuple):
    """Where a person is asked, and what is passed for him.

    on      pass by the game's rule; without it every question is asked
    stops   where he is asked besides, if he can do anything but pass
    until   a long pass: until the "chain" is empty, the turn's "end", his "turn"; ONCE; "" for none
    since   the turn in which it began
    full    ask him wherever he can do anything but pass
    soon    the same once: at the next such question
    always  codes of cards that he is asked about whenever something can be done with them
    never   codes of cards that he is not asked for; they can be used at any question that he is asked
    """

    on: bool = True
    stops: Container[str] = ()
    until: str = ""
    since: int = 0
    full: bool = False
    soon: bool = False
    always: Container[str] = ()
    never: Container[str] = ()


class PassVerdict(NamedTuple):
    """What is done about an open question.

    option   the option that passes for the person, -1: he is asked
    until    what his long pass goes on until from now on
    quietly  others must not notice that he was not asked: to them it has to look like a pass by hand
    because  where he is asked, the options that are the reason, if any are
    """

    option: int
    until: str
    quietly: bool = False
    because: Sequence[int] = ()


def passed(presenter: GamePresenter, plan: PassPlan, rule: StopRule, tried: Callable[[Window], Window]) -> PassVerdict:
    """Whether the open question is passed for the person who reads; `tried` tries what the rule alone cannot say."""
    passing = presenter.pass_option()
    if passing >= 0 and plan.until == ONCE:
        return PassVerdict(passing, "")
    until = plan.until
    if passing >= 0 and until and presenter.is_long_pass_over(until, plan.since):
        until = ""
    if passing >= 0 and until:
        return PassVerdict(passing, until)
    state = presenter.game.state
    if not plan.on:
        return PassVerdict(-1, until)
    window = rule.window(state, plan.never)
    if window.passing < 0 or window.verdict == ASKED:
        return PassVerdict(-1, until, False, window.options)
    if has_other_options(state, window):
        if plan.full or plan.soon or presenter.stop_key() in plan.stops:
            return PassVerdict(-1, until)
        wanted = wanted_option(rule, state, window, plan.always)
        if wanted >= 0:
            return PassVerdict(-1, until, False, [wanted])
    if window.verdict == TRIED:
        window = tried(window)
        if window.verdict == ASKED:
            return PassVerdict(-1, until, False, window.options)
    return PassVerdict(window.passing, until, window.verdict != OPENLY)


# -------------------------------------------------------------------- taking back


@dataclass
class UndoStep:
    """A step of the record, with what undoing it needs.

    number      of its decision; steps of one announcement share it
    checkpoint  the state before it, None for one that lies too far back
    auto        whether nobody was asked
    announcing  whether it was a step of an announcement under way
    inside      whether it was a further step of a choice of several, which is taken back as a whole
    turn        number of the turn it was in; of steps of which that is not known, one that no other step has
    """

    seat: int
    number: int
    auto: bool
    announcing: bool
    turn: int
    checkpoint: Checkpoint | None
    inside: bool = False


def last_of(past: Sequence[UndoStep], seat: int, first: int = 1) -> int:
    """Counted from the end and from `first` on, the last step that this person made; 0 if there is none."""
    for back in range(first, len(past) + 1):
        step = past[-back]
        if step.seat == seat and not step.auto:
            return back
    return 0


def last_pass(past: Sequence[UndoStep], seat: int) -> int:
    """Counted from the end, the last question passed for this seat since its person answered one; 0 for none."""
    for back, step in enumerate(reversed(past), 1):
        if step.seat == seat:
            return back if step.auto else 0
    return 0


def steps_back(past: Sequence[UndoStep], seat: int, to: str, going_on: bool) -> int:
    """How many steps have to go so that the game stands where the seat wants it; 0 if there is no such place.

    `to` is one of WAYS_BACK; `going_on`: whether the seat is in the middle of an announcement.
    """
    if to == PASS:
        return last_pass(past, seat)
    back = last_of(past, seat)
    if to == STEP:
        while 0 < back < len(past) and past[-back].inside and past[-back - 1].seat == seat:
            back += 1
    if back == 0 or to == STEP:
        return back
    if to == ANNOUNCEMENT:
        if not going_on:
            return 0
        while back < len(past) and past[-back].announcing and past[-back - 1].seat == seat:
            back += 1
        return back
    turn = past[-back].turn
    while (before := last_of(past, seat, back + 1)) and past[-before].turn == turn:
        back = before
    return back


def revealed_to_any(game: Game, checkpoint: Checkpoint, seats: Iterable[int], at_once: bool = False) -> str:
    """What has been revealed to any of these seats since a checkpoint: "drawn", "seen", or "" for nothing.

    `at_once`: only what shows at a glance is looked at.
    """
    for seat in seats:
        revealed = (
            why_not_undoable(checkpoint.state, game.state, seat) if at_once else revealed_since(game, checkpoint, seat)
        )
        if revealed:
            return revealed
    return ""
