"""What is done with a position so that it becomes a puzzle: of cards on a table, and of figures on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from regelwerk.puzzles import figure_text, position_text
from regelwerk.puzzles.position_text import PositionText


@dataclass(frozen=True)
class Opening:
    """How positions of one kind are opened, made harder and smaller.

    opened     the position as a puzzle shows it, for the name of its solver and a task
    harder     the same harder and easier, the hardest first
    thinned    a few things of it that a chance picks
    smaller    the same with one thing less, in every way
    tidied     the same as it is written down in the end
    count      how many things there are that do something
    most       a position with more things than that is not looked at whole
    solutions  a position with more lines of the fewest moves is no puzzle
    tries      so many times a few things are left of the positions of a turn
    turns      so many turns before the end of a game are looked at
    limit      so many positions a proof may look at while puzzles are looked for
    """

    opened: Callable[[PositionText, str, str], PositionText]
    harder: Callable[[PositionText, str], list[PositionText]]
    thinned: Callable[[PositionText, str, Callable[[int], int]], PositionText]
    smaller: Callable[[PositionText], Iterator[PositionText]]
    tidied: Callable[[PositionText], PositionText]
    count: Callable[[PositionText], int]
    most: int
    solutions: int
    tries: int
    turns: int
    limit: int


CARDS: Final = Opening(
    position_text.opened,
    position_text.harder,
    position_text.thinned,
    position_text.smaller,
    position_text.tidied,
    position_text.count,
    most=10,
    solutions=2,
    tries=4,
    turns=8,
    limit=500,
)
FIGURES: Final = Opening(
    figure_text.opened,
    figure_text.harder,
    figure_text.thinned,
    figure_text.smaller,
    figure_text.tidied,
    figure_text.count,
    most=4,
    solutions=4,  # of several spaces often more than one will do
    tries=12,
    turns=60,
    limit=800,
)


def opening_of(position: PositionText) -> Opening:
    """How a position is opened."""
    return FIGURES if any(row.key == figure_text.FIGURES for _, rows in position.seats for row in rows) else CARDS
