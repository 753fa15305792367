"""What every client does for a player: automatic passing, and how far the player can undo."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from regelwerk.kernel.game import Checkpoint, Game
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.undo import revealed_since
from regelwerk.kernel.visibility import why_not_undoable

ONCE: Final = "once"
"""A long pass that is none: only the next question is passed."""
STEP: Final = "step"
ANNOUNCEMENT: Final = "announcement"
TURN: Final = "turn"
WAYS_BACK: Final = (STEP, ANNOUNCEMENT, TURN)
"""Where taking back may lead: before the last answer, before the announcement under way, before the turn's first."""


class PassPlan(NamedTuple):
    """What a person wants passed.

    on     wherever he could pass and does not want to be asked (`stops`)
    until  a long pass: until the "chain" is empty, the turn's "end", his "turn"; ONCE; "" for none
    since  the turn in which it began
    empty  also where he wants to be asked, if passing is all he can do
    """

    on: bool
    stops: Container[str]
    until: str
    since: int
    empty: bool


def passed(presenter: GamePresenter, plan: PassPlan) -> tuple[int, str]:
    """The option that passes for the person (-1: he is asked), and what his long pass goes on until from now on."""
    passing = presenter.pass_option()
    if passing < 0:
        return -1, plan.until
    if plan.until == ONCE:
        return passing, ""
    until = "" if plan.until and presenter.is_long_pass_over(plan.until, plan.since) else plan.until
    wanted = until or (plan.on and presenter.stop_key() not in plan.stops) or (plan.empty and presenter.can_only_pass())
    return passing if wanted else -1, until


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


def steps_back(past: Sequence[UndoStep], seat: int, to: str, going_on: bool) -> int:
    """How many steps have to go so that the game stands where the seat wants it; 0 if there is no such place.

    `to` is one of WAYS_BACK; `going_on`: whether the seat is in the middle of an announcement.
    """
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
