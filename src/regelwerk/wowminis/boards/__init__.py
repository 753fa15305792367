"""The boards that come with the game. The printed ones were not to be had: all three are ours."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.vocabulary import *

CLEARING: Final = Board(
    "Clearing",
    (
        " . . . . H . . .",
        ". . . . . . . . .",
        " . . % . . % . .",
        ". . . . . . . ^ .",
        " . . ^ . . % . .",
        ". . . . V . . . .",
        " . . % . . ^ . .",
        ". ^ . . . . . . .",
        " . . % . . % . .",
        ". . . . . . . . .",
        " . . . A . . . .",
    ),
    name_de="Lichtung",
    proposed=(EVERYTHING,),
)
"""For parties of one to three: one victory space in the middle, five steps from either start space."""

VALLEY: Final = Board(
    "Broad Valley",
    (
        " . . . . . . . . . . . .",
        ". . . . . . . . . . . . .",
        " . ^ . . % . 2 . . % . .",
        ". . % . . . . . . . . ^ .",
        " . . . . . . . % . . . .",
        ". . . . % . . . . . . . .",
        " % . . . . ^ . . . ^ . .",
        ". . . V . . V . . V . . .",
        " . . ^ . . . ^ . . . . %",
        ". . . . . . . . % . . . .",
        " . . . . % . . . . . . .",
        ". ^ . . . . . . . . % . .",
        " . . % . . 1 . % . . ^ .",
        ". . . . . . . . . . . . .",
        " . . . . . . . . . . . .",
    ),
    name_de="Weites Tal",
    proposed=(EVERYTHING,),
)
"""For parties of five: three victory spaces in a row, and room around the start spaces."""

KEEP: Final = Board(
    "Ruined Keep",
    (
        " . . . . H . . . . .",
        ". . . . . . . . . . .",
        " . % . . . . . . ^ .",
        ". . . # # . # # . . .",
        " . . # . . . . . . .",
        ". . . # . V . # . . .",
        " . . . . . . . # . .",
        ". . . # # . # # . . .",
        " . ^ . . . . . . % .",
        ". . . . . . . . . . .",
        " . . . . . A . . . .",
    ),
    name_de="Burgruine",
    proposed=(EVERYTHING,),
)
"""With walls: the victory space lies in a court with four ways in, and sight goes through the gaps only."""

BOARDS: Final = (CLEARING, VALLEY, KEEP)
