"""What is asked and answered over HTTP about puzzles. No solution is among it: that is asked for at the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from regelwerk.server.schema.common import Face, Lang, Schema


class PuzzleInfo(Schema):
    """A puzzle that can be solved here.

    name    of the puzzle: its game and its number
    task    what is asked for, in words
    depth   the fewest moves that do it: how hard it is
    """

    name: str
    game: str
    number: int
    task: str
    depth: int


class PuzzleList(Schema):
    """All puzzles, game by game, the easier ones first.

    day    the date (UTC) of which these are the puzzles of the day: the same for everybody
    today  the puzzle of the day; the games take turns
    daily  the puzzle of the day of each game that has any
    faces  for each of these a card or figure of the solver's that stands in it, by the name of the puzzle
    """

    day: str
    today: str
    daily: list[str]
    faces: dict[str, Face]
    puzzles: list[PuzzleInfo]


class OpenPuzzle(Schema):
    """A puzzle in a private room of its own. The guest's unfinished one before it is given up."""

    puzzle: Annotated[str, Meta(max_length=40)]
    lang: Lang = "en"
