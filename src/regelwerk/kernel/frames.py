"""Frames: where the rules stand, as data.

The state holds a stack of frames, one class for each procedure of a rule book
(turn, window, announcement, combat ...). The machine steps the top frame until a
player must decide or the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from regelwerk.kernel.decision import Option
from regelwerk.kernel.mypyc_compat import mypyc_attr

if TYPE_CHECKING:
    from regelwerk.kernel.state import State

RUN: Final = 0
"""Status of a step: go on (with whatever frame is on top now)."""
ASK: Final = 1
"""Status of a step: a seat has been asked."""
DONE: Final = 2
"""Status of a step: this frame, which is on top, is finished."""

STEPS: Final = 200_000
"""How many steps may lie between two decisions; more means that the rules turn in a circle."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One procedure under way."""

    __slots__ = ()

    def step(self, state: S) -> int:
        """Go on as far as one step of the rule book: RUN, ASK or DONE."""
        raise NotImplementedError

    def apply_answer(self, state: S, option: Option) -> None:
        """Take the answer to the decision this frame asked for."""
        raise NotImplementedError

    def copy(self) -> Frame[Any]:
        """A copy that shares nothing that may change."""
        raise NotImplementedError


class EndlessLoopError(Exception):
    """The rules went on for `STEPS` steps without a decision: a fault in rules or definitions."""


def advance(state: State) -> None:
    """Step frames until a seat is asked or the game is over; the game must be on."""
    frames = state.frames
    steps = 0
    while steps < STEPS:  # few steps lie between two decisions: less than a range takes to be made
        steps += 1
        status = frames[-1].step(state)
        if status == ASK or state.result is not None:
            return
        if status == DONE:
            frames.pop()
    raise EndlessLoopError(f"no decision after {STEPS} steps in {type(frames[-1]).__name__}")
