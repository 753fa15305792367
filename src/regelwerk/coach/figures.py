"""The figures of a game over its turns: health or shields or points, cards in hand, what is paid with, what is in play.

They are numbers that everybody at the table could see at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.coach.wording import messages
from regelwerk.kernel.standing import Standing

COUNTS: Final = ("points", "shields", "hand", "resources", "mana")
"""The counts of a standing that are shown, in this order."""


@dataclass(frozen=True)
class Figure:
    """One number over the course of a game.

    values  for each seat one for each moment that was looked at
    """

    key: str
    name: str
    values: list[list[int]]


def figures(moments: Sequence[Standing], seats: int, lang: str) -> list[Figure]:
    """The figures of a game that stood like this, one moment after the other; none that is 0 throughout.

    >>> from regelwerk.kernel.standing import PieceStanding
    >>> before = Standing({1: PieceStanding(0, left=28, chief=True)}, counts={"hand": [7, 6]})
    >>> after = Standing({1: PieceStanding(0, left=21, chief=True)}, counts={"hand": [6, 6]})
    >>> [(one.name, one.values) for one in figures([before, after], 2, "en")]
    [('Health', [[28, 21], [0, 0]]), ('Cards in hand', [[7, 6], [6, 6]])]
    """
    found = {"health": [[health(moment, seat) for moment in moments] for seat in range(seats)]}
    for key in COUNTS:
        if moments and key in moments[0].counts:
            found[key] = [[moment.counts[key][seat] for moment in moments] for seat in range(seats)]
    found["pieces"] = [[moment.in_play(seat) for moment in moments] for seat in range(seats)]
    names = messages(lang).FIGURES
    return [Figure(key, names[key], values) for key, values in found.items() if any(map(any, values))]


def health(moment: Standing, seat: int) -> int:
    """What the seat's hero can still take; of a game without heroes what all its figures can."""
    chiefs = any(piece.chief for piece in moment.pieces.values())
    return sum(piece.left for piece in moment.pieces.values() if piece.seat == seat and (piece.chief or not chiefs))
