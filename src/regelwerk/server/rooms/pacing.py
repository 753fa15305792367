"""How long an answer takes, so that nobody can read a hand from it.

A computer player with one option has nothing to think about, and a player whose hand holds nothing is offered less:
both would be quicker. So a computer takes as long in one case as in the other, and what the server has worked out is
sent at multiples of a fixed time after the message that it replies to. It is put into its final form before: how long
that takes depends on what others hold. What is left (a timer is exact to a millisecond, and late by a fraction that
depends on when it was set) disappears in a random delay.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from typing import Final

from regelwerk.server.credentials import jitter

REMEMBERED: Final = 16
"""So many decisions are looked back on for how long thinking takes."""
JITTER: Final = 0.2
"""Part of a computer's pace, and of the grid, by which an answer is late at random."""
MAX_PAUSE: Final = 1.5
"""Seconds that a computer player waits at most for having thought longer before."""

MAKING: Final = 0.002
"""Seconds that are left for putting into their final form what is sent then."""
REMEMBERED_ANSWERS: Final = 8
"""So many answers are looked back on for how long they take."""
MAX_ANSWER: Final = 0.06
"""Seconds that an answer waits at most for others having taken longer before: more would be felt."""

ENOUGH_PASSES: Final = 10
"""So many passes by hand say how fast the people of a room are."""
REMEMBERED_PASSES: Final = 32
MAX_PASS: Final = 4.0
"""Seconds: who thought longer was not just passing."""
FOLLOWING: Final = 0.3
"""Part of the time that a pass takes which follows another: one looks up once for several."""


class ThinkingTime:
    """How long the computer players of one room take: the same for every decision, as far as they can.

    pace  seconds that a decision takes at least; 0: as long as it takes
    """

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.recent: deque[float] = deque(maxlen=REMEMBERED)

    def pause(self, thought: float) -> float:
        """Seconds to wait after having thought for so many.

        >>> time = ThinkingTime(0.4)
        >>> [round(time.pause(thought), 2) for thought in (0.3, 0.0, 0.6, 0.0)]
        [0.1, 0.4, 0.0, 0.6]
        >>> ThinkingTime(0.0).pause(0.2)
        0.0
        """
        if self.pace <= 0:
            return 0.0
        self.recent.append(min(thought, MAX_PAUSE))
        return max(self.pace - thought, max(self.recent) - thought, 0.0)


class PassingTimes:
    """How long a pass that is not asked for takes in one room: as long as one by hand.

    Until so many have been seen it is drawn between two bounds that a game has, mostly near the lower; a pass that
    follows another is quicker. by_hand  the seconds of passes by hand, those that follow another apart
    """

    def __init__(self) -> None:
        self.by_hand: dict[bool, deque[float]] = {follows: deque(maxlen=REMEMBERED_PASSES) for follows in (False, True)}

    def note(self, seconds: float, follows: bool) -> None:
        """A person has passed after so many seconds."""
        self.by_hand[follows].append(min(max(seconds, 0.0), MAX_PASS))

    def draw(self, bounds: tuple[float, float], follows: bool) -> float:
        """Seconds to wait before a pass."""
        known = self.by_hand[follows]
        if len(known) >= ENOUGH_PASSES:
            return known[int(jitter(len(known)))]
        shortest, longest = bounds
        share = FOLLOWING if follows else 1.0
        return share * (shortest + (longest - shortest) * jitter(1.0) ** 2)


class AnswerTimes:
    """When what one room has worked out is sent: at multiples of a fixed time, as late as the slowest of the last ones.

    A busy machine takes more than one of them now and then, and more often for more work.

    grid  seconds of whose multiples an answer takes; 0: as long as it takes
    """

    def __init__(self, grid: float) -> None:
        self.grid = grid
        self.recent: deque[float] = deque(maxlen=REMEMBERED_ANSWERS)

    def moment(self, since: float) -> float:
        """When it is sent what has been worked out since then, both of `time.monotonic`."""
        self.recent.append(min(time.monotonic() - since + MAKING, MAX_ANSWER))
        return next_moment(since, self.grid, max(self.recent))


def next_moment(since: float, grid: float, least: float = 0.0) -> float:
    """A multiple of `grid` seconds after `since`, and a little: not before now, nor `least` seconds after `since`."""
    now = time.monotonic()
    if grid <= 0:
        return now
    return since + math.ceil(max(now - since, least) / grid) * grid + jitter(JITTER * grid)


async def sleep_until(moment: float) -> None:
    """Wait until then (of `time.monotonic`), if it is to come."""
    left = moment - time.monotonic()
    if left > 0:
        await asyncio.sleep(left)
