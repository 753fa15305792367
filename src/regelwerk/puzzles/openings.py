"""What is done with a position so that it becomes a puzzle: of cards on a table, and of figures on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.puzzles import figure_text, position_text
from regelwerk.puzzles.position_text import PositionText
from regelwerk.puzzles.prover import SURVIVE, WIN


@dataclass(frozen=True)
class Opening:
    """How positions of one kind are opened, made harder and smaller.

    opened     the position as a puzzle shows it, for the name of its solver and a task
    harder     the same harder and easier, the hardest first
    sharper    one that can be won harder in one more way, of those that are numbered, the hardest first
    usable     the same without what the solver can do nothing with, by the words of his options
    thinned    a few things of it that a chance picks
    smaller    the same with one thing less, in every way
    tidied     the same as it is written down in the end
    count      how many things there are that do something
    tasks      what is asked for, by what is looked for
    most       a position with more things than that is not looked at whole
    solutions  a position with more lines of the fewest moves is no puzzle
    tries      so many times a few things are left of the positions of a turn
    turns      so many turns before the end of a game are looked at
    limit      so many positions a proof may look at while puzzles are looked for
    """

    opened: Callable[[PositionText, str, str], PositionText]
    harder: Callable[[PositionText, str], list[PositionText]]
    sharper: Callable[[PositionText, str, int], list[PositionText]]
    usable: Callable[[PositionText, str, Sequence[str]], PositionText]
    thinned: Callable[[PositionText, str, Callable[[int], int]], PositionText]
    smaller: Callable[[PositionText], Iterator[PositionText]]
    tidied: Callable[[PositionText], PositionText]
    count: Callable[[PositionText], int]
    tasks: Mapping[str, str]
    most: int
    solutions: int
    tries: int
    turns: int
    limit: int


CARDS: Final = Opening(
    position_text.opened,
    position_text.harder,
    position_text.sharper,
    position_text.usable,
    position_text.thinned,
    position_text.smaller,
    position_text.tidied,
    position_text.count,
    {WIN: WIN, SURVIVE: SURVIVE},
    most=10,
    solutions=2,
    tries=8,
    turns=40,
    limit=500,
)
FIGURES: Final = Opening(
    figure_text.opened,
    figure_text.harder,
    figure_text.sharper,
    figure_text.usable,
    figure_text.thinned,
    figure_text.smaller,
    figure_text.tidied,
    figure_text.count,
    figure_text.TASKS,
    most=0,  # a few figures with all their cards take their time already
    solutions=4,  # of several spaces often more than one will do
    tries=12,
    turns=60,
    limit=800,
)


def opening_of(position: PositionText) -> Opening:
    """How a position is opened."""
    return FIGURES if any(row.key == figure_text.FIGURES for _, rows in position.seats for row in rows) else CARDS
