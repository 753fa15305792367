"""How long an answer takes, so that nobody can read a hand from it.

A computer player with one option has nothing to think about, and a player whose hand holds nothing is offered less:
both would be quicker. So a computer takes as long in one case as in the other, and what the server has worked out is
sent at multiples of a fixed time after the message that it replies to. What is left (a timer is exact to a
millisecond, and late by a fraction that depends on when it was set) disappears in a random delay.
"""

from __future__ import annotations

import asyncio
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


async def align(since: float, grid: float) -> None:
    """Wait until a multiple of `grid` seconds after `since` (of `time.monotonic`), and a little; 0: do not wait."""
    if grid > 0:
        await asyncio.sleep(-(time.monotonic() - since) % grid + jitter(JITTER * grid))
