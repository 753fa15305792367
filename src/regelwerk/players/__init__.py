"""Computer players: each gets what a person in its seat would get, and answers with one of the options.

>>> make("random", 7).name
'random'
>>> make("cheater", 7)
Traceback (most recent call last):
regelwerk.players.player.UnknownPlayerError: unknown player 'cheater'; available: random, beginner, greedy, club, ...
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.search_budget import SearchBudget
from regelwerk.players.beginner import BeginnerPlayer
from regelwerk.players.goldfish import GoldfishPlayer
from regelwerk.players.greedy import GreedyPlayer
from regelwerk.players.leanings import NONE, Leanings
from regelwerk.players.levels import LEVELS, SEARCHING
from regelwerk.players.opponents import BY_KEY, OPPONENTS, Opponent
from regelwerk.players.player import Player, StateSampler, UnknownPlayerError
from regelwerk.players.random_player import RandomPlayer
from regelwerk.players.search import SearchPlayer
from regelwerk.players.tree_search import TreeSearchPlayer

__all__ = [
    "ALL_NAMES", "BY_KEY", "LEVELS", "MEASURED", "NAMES", "OPPONENTS", "BeginnerPlayer", "GoldfishPlayer",
    "GreedyPlayer", "Opponent", "Player", "RandomPlayer", "SearchBudget", "SearchPlayer", "StateSampler",
    "TreeSearchPlayer", "UnknownPlayerError", "at_level", "make",
]  # fmt: skip

NAMES: Final = ("random", *LEVELS)
"""A player without a character for each level, the weakest first."""
ALL_NAMES: Final = (*NAMES, *BY_KEY, GoldfishPlayer.name)
"""Every player that may sit at a table."""
MEASURED: Final = (*ALL_NAMES, TreeSearchPlayer.name)
"""The same with yardsticks: whom `make` makes, and who plays in simulations and in the lab."""


def make(name: str, seed: int, seconds: float | None = None) -> Player:
    """A player by the name of its level or of an opponent; what it draws comes from `seed`.

    Raises UnknownPlayerError with the names there are. `seconds` limits how long it thinks about one decision; a player
    on the clock plays differently on a slower machine, so without it the limit is a count.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == GoldfishPlayer.name:
        return GoldfishPlayer()
    opponent = BY_KEY.get(name)
    if opponent is not None:
        player = at_level(opponent.level, seed, seconds, opponent.leanings)
        player.name = name
        return player
    if name == TreeSearchPlayer.name:
        return TreeSearchPlayer(seed)
    if name in LEVELS:
        return at_level(LEVELS[name], seed, seconds)
    raise UnknownPlayerError(f"unknown player {name!r}; available: {', '.join(ALL_NAMES)}")


def at_level(level: int, seed: int, seconds: float | None = None, leanings: Leanings = NONE) -> Player:
    """A player of a level, 1 to 5, that likes some things."""
    if level == LEVELS["beginner"]:
        return BeginnerPlayer(seed, leanings)
    if level < SEARCHING:
        return GreedyPlayer(seed, seconds=seconds, leanings=leanings)
    return SearchPlayer(seed, level, seconds=seconds, leanings=leanings)
