"""The scenarios that come with the game. Points, ticks and goal of the starter are from its rulebook; its scenario
card and its board were not to be had."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.vocabulary import *

STARTER: Final = Scenario(
    "Starter",
    board="Clearing",
    name_de="Starter",
    proposed=("board", "rounds"),
)
"""The rulebook's own game: parties of any size, as many cards under each figure as the players agree on."""

VALLEY: Final = Scenario(
    "Fight for the Valley",
    board="Broad Valley",
    figures=(3, 4, 5),
    name_de="Kampf um das Tal",
    proposed=(EVERYTHING,),
)

KEEP: Final = Scenario(
    "Hold the Keep",
    board="Ruined Keep",
    points_held=2,
    points_destroyed=3,
    name_de="Haltet die Burg",
    proposed=(EVERYTHING,),
)

DUEL: Final = Scenario(
    "Duel",
    board="Clearing",
    figures=(1,),
    cards=(4, 7),
    name_de="Duell",
    rule="minis08:p17.duel",
    proposed=("board", "rounds"),
)
"""One against one, each with four to seven cards (minis08:p17.duel)."""

ORGANISED: Final = Scenario(
    "Organised Play 2008",
    board="Clearing",
    figures=(3,),
    cards=(2, 2),
    name_de="Organized Play 2008",
    rule="minis08:p17.organised-play",
    proposed=("board", "rounds"),
)
"""Three figures with two cards each (minis08:p17.organised-play)."""

CONSTRUCTED: Final = Scenario(
    "Constructed 2009",
    board="Clearing",
    figures=(3,),
    same_cards=False,
    cards_in_all=9,
    name_de="Constructed 2009",
    rule="minis:constructed-2009",
    proposed=("board", "rounds"),
)
"""Three figures and nine cards among them, spread freely (minis:constructed-2009)."""

SEALED: Final = Scenario(
    "Sealed Pack",
    board="Clearing",
    cards=(2, 2),
    mixed_factions=True,
    name_de="Sealed Pack",
    rule="minis:limited",
    proposed=("board", "rounds"),
)
"""Figures of several factions, two cards for each (minis:limited)."""

DRAFT: Final = Scenario(
    "Booster Draft",
    board="Clearing",
    same_cards=False,
    mixed_factions=True,
    name_de="Booster Draft",
    rule="minis:limited",
    proposed=("board", "rounds"),
)
"""Figures of several factions, any number of cards for each (minis:limited)."""

SCENARIOS: Final = (STARTER, VALLEY, KEEP, DUEL, ORGANISED, CONSTRUCTED, SEALED, DRAFT)
