"""When a computer player gives up: not before it is certain, and not for one bad moment.

What it goes by is its own thinking (`Player.outlook`): no idea that it had, in no game that it thought possible, kept
as much as a trace of a chance, over several turns. A player that does not play its ideas on plays to the end, and none
ever offers a draw.
"""

from __future__ import annotations

from typing import Final

HOPELESS: Final = 0.02
"""The best chance to win, 0 to 1, below which nothing is left to hope for."""
TURNS: Final = 3
"""In so many turns, all that one has thought in them."""


class Resignation:
    """What one seat has thought of its chances since it last had hope: the turns in which it had none."""

    def __init__(self) -> None:
        self.turns: set[int] = set()

    def hears(self, turn: int, outlook: float | None) -> bool:
        """Whether to give up after a decision in that turn; without an outlook nothing changes.

        >>> seat = Resignation()
        >>> [seat.hears(turn, 0.01) for turn in (5, 5, 7, 9)]
        [False, False, False, True]
        >>> seat.hears(9, 0.3), seat.hears(11, 0.0)
        (False, False)
        """
        if outlook is None:
            return False
        if outlook >= HOPELESS:
            self.turns.clear()
            return False
        self.turns.add(turn)
        return len(self.turns) >= TURNS
