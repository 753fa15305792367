"""From what a line of a script wants to the options that carry it out.

A line may need several decisions (`play X targeting Y, Z x 3 paying W`). The path is found by trying on forks; the
first one that uses everything the line says is taken, so that a line need not follow the order in which the game
happens to ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from regelwerk.kernel.chance import DictationError
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.scene.names import SceneNames
from regelwerk.kernel.state import State

S = TypeVar("S", bound=State)
N = TypeVar("N", bound=SceneNames)
L = TypeVar("L")
"""What a line wants; what has been used of it is taken away as the path grows."""


class OptionSearch(Generic[S, L, N]):
    """Finds the options that carry out an intent, and remembers where it got stuck.

    names        the names that the scene knows; `seats` the numbers of its seats, `words` their names by number
    failure      why there is no way, "" if there is one
    stuck_at     the furthest position that was reached, and `left` what of the line was left there
    depth        after so many decisions
    path_events  the events of the path that is being tried, and `trail` the options taken on it
    recent       what happened just before and has not yet shown what a line names
    """

    def __init__(self, names: N, seats: dict[str, int]) -> None:
        self.names = names
        self.seats = seats
        self.words = {number: name for name, number in seats.items()}
        self.failure = ""
        self.depth = -1
        self.path_events: list[Event] = []
        self.trail: Sequence[Option] = ()
        self.recent: list[Event] = []
        self.stuck_at: S | None = None
        self.left: L | None = None

    # ------------------------------------------------------- what a game says

    def continuations(self, state: S, decision: Decision, intent: L, first: bool) -> list[tuple[Option, L]]:
        """Options that take the intent on, best first, each with what is left of it."""
        raise NotImplementedError

    def is_continuation(self, state: S, decision: Decision, intent: L) -> bool:
        """Whether the open decision is another step of what the line has begun."""
        raise NotImplementedError

    def is_complete(self, state: S, intent: L) -> bool:
        """Whether everything the line says has found its place; `state` is where the path has led."""
        raise NotImplementedError

    def asked(self, state: S, decision: Decision) -> str:
        """Who is asked what, in words."""
        raise NotImplementedError

    def unused_words(self, intent: L) -> str:
        """What of the line has found no place, in words; "" if nothing can be named."""
        raise NotImplementedError

    # ---------------------------------------------------------------- the way

    def ended_in(self) -> tuple[S, L] | None:
        """Where something could be begun that could not go on as the line says, and what of the line was left there."""
        state = self.stuck_at
        if state is None or self.left is None or self.depth <= 0 or state.decision is None:
            return None
        return state, self.left

    def path(self, state: S, seat: int, intent: L) -> list[Option] | None:
        """The options in order, None if there is no way; then `stuck` says where it ended."""
        trail: list[Option] = []
        if self.search(_fork(state), seat, intent, trail, True, []):
            return trail
        return None

    def search(
        self, state: S, seat: int, intent: L, trail: list[Option], first: bool, path_events: list[Event]
    ) -> bool:
        """Whether there is a way from here; its options stand in `trail` then."""
        decision = state.decision
        self.path_events, self.trail = path_events, trail
        if decision is None or decision.seat != seat or not (first or self.is_continuation(state, decision, intent)):
            if self.is_complete(state, intent):
                return True
            self.note_failure(
                trail, state, intent, "the line says more than the game asks for" + self.unused_words(intent)
            )
            return False
        moves = self.continuations(state, decision, intent, first)
        if not moves:
            self.note_failure(trail, state, intent, self.asked(state, decision))
        for option, left in moves:
            fork = _fork(state)
            trail.append(option)
            try:
                events = fork.apply(option)
            except DictationError:
                self.path_events = path_events
                return self.is_complete(fork, left)
            if self.search(fork, seat, left, trail, False, [*path_events, *events]):
                return True
            trail.pop()
        return False

    def note_failure(self, trail: list[Option], state: S, left: L, message: str) -> None:
        """Remember the furthest place at which it got stuck, and what of the line was left there."""
        if len(trail) > self.depth:
            self.depth = len(trail)
            self.failure = message
            self.stuck_at = state
            self.left = left


def _fork(state: S) -> S:
    fork = state.fork()
    assert isinstance(fork, type(state))
    return fork
