"""The clocks of a room: how much time each seat has left, and whose runs.

Times are milliseconds; `now` is what a clock that never goes back says. A clock runs for the
one person who is asked, and counts decisions that everybody may count: the clicks of one
announcement are one decision.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from regelwerk.server.schema.common import ClockInfo, ClockRule

NOBODY: Final = -1
GRACE: Final = 60_000
"""After a restart of the server a clock stands still until its player is back, at most for so long."""


class ClockState(Struct):
    """What of a clock is stored: the time left for each seat; of the running one, without what is running now.

    interval  milliseconds left for exchanging cards between two games of a match, None where no time runs for that
    asked     the seat that was asked last, whether its time counts or not
    since     since when, in milliseconds since 1970
    """

    left: list[int]
    interval: int | None = None
    asked: int = NOBODY
    since: int = 0


class RoomClock:
    """The clock of one room."""

    def __init__(self, rule: ClockRule, seats: int, stored: ClockState | None = None) -> None:
        self.rule = rule
        full = rule.seconds * 1000
        self.left = list(stored.left) if stored is not None and len(stored.left) == seats else [full] * seats
        self.seat = NOBODY
        self.number = -1
        self.since = 0
        self.free = 0
        self.is_paused = False
        self.is_held = False
        kept = stored.interval if stored is not None else None
        self.interval = None if kept is None else max(kept, GRACE)
        self.interval_since: int | None = None
        self.asked = stored.asked if stored is not None else NOBODY
        self.asked_since = stored.since if stored is not None else 0

    def note_asked(self, seat: int, at: int) -> bool:
        """This seat is asked, at that time of day; whether it is another one than before."""
        if seat == self.asked:
            return False
        self.asked, self.asked_since = seat, at
        return True

    @property
    def timed(self) -> bool:
        """Whether there is a clock at all."""
        return self.rule.kind != "none"

    def ask(self, seat: int, number: int, now: int) -> None:
        """This seat is asked now (-1: nobody whose time counts)."""
        if not self.timed or (seat == self.seat and number == self.number):
            return
        self.charge(now)
        self.seat, self.number, self.since = seat, number, now
        self.is_paused = False
        if seat < 0:
            return
        if self.rule.kind == "move":
            self.left[seat] = self.rule.seconds * 1000
        self.free = self.rule.increment * 1000 if self.rule.kind == "game" else 0

    def charge(self, now: int) -> None:
        """Take what has run from the running clock."""
        if self.seat < 0 or self.is_paused or self.is_held:
            self.since = now
            return
        spent = max(now - self.since, 0)
        given = min(spent, self.free)
        self.free -= given
        self.left[self.seat] = max(self.left[self.seat] - (spent - given), 0)
        self.since = now

    def pause(self, now: int) -> None:
        """The clock stands still (the server was away)."""
        self.charge(now)
        self.is_paused = True

    def resume(self, now: int) -> None:
        """It runs again."""
        if self.is_paused:
            self.is_paused = False
            self.since = now

    def restart(self, now: int) -> None:
        """It runs from now on: the player is only sent now what he is asked."""
        self.since = max(self.since, now)

    def hold(self, when: int) -> None:
        """What the player whose clock runs has sent came then: from there until `release` the server takes its time."""
        self.charge(max(when, self.since))
        self.is_held = True

    def release(self, now: int) -> None:
        """The server has done what it was sent."""
        if self.is_held:
            self.is_held = False
            self.since = now

    def until_flag(self, now: int) -> int | None:
        """Milliseconds until the running clock is at zero; None if none runs."""
        if not self.timed or self.seat < 0 or self.is_paused:
            return None
        return max(self.left[self.seat] + self.free - (now - self.since), 0)

    def begin_interval(self, milliseconds: int | None, now: int) -> None:
        """From now on there is so much time for exchanging cards between two games (None: as much as it takes)."""
        self.interval, self.interval_since = milliseconds, now

    def interval_left(self, now: int) -> int | None:
        """Milliseconds left for that, None where no time runs. Of a stored clock it runs from the first look on."""
        if self.interval is None:
            return None
        if self.interval_since is None:
            self.interval_since = now
        return max(self.interval - (now - self.interval_since), 0)

    def to_record(self, now: int) -> ClockState:
        """What is stored."""
        self.charge(now)
        return ClockState(list(self.left), self.interval_left(now), self.asked, self.asked_since)

    def to_wire(self, now: int) -> ClockInfo | None:
        """What is sent."""
        if not self.timed:
            return None
        self.charge(now)
        return ClockInfo(list(self.left), NOBODY if self.is_paused else self.seat)
