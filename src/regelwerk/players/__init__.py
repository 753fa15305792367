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
from regelwerk.players.greedy import GreedyPlayer
from regelwerk.players.levels import LEVELS
from regelwerk.players.player import Player, StateSampler, UnknownPlayerError
from regelwerk.players.random_player import RandomPlayer
from regelwerk.players.search import SearchPlayer

__all__ = [
    "LEVELS", "NAMES", "BeginnerPlayer", "GreedyPlayer", "Player", "RandomPlayer", "SearchBudget", "SearchPlayer",
    "StateSampler", "UnknownPlayerError", "make",
]  # fmt: skip

NAMES: Final = ("random", *LEVELS)
"""Every player, the weakest first."""


def make(name: str, seed: int, seconds: float | None = None) -> Player:
    """A player by name; what it draws comes from `seed`. Raises UnknownPlayerError with the names there are.

    `seconds` limits how long it thinks about one decision; a player on the clock plays
    differently on a slower machine, so without it the limit is a count.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "beginner":
        return BeginnerPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed, seconds=seconds)
    if name in LEVELS:
        return SearchPlayer(seed, LEVELS[name], seconds=seconds)
    raise UnknownPlayerError(f"unknown player {name!r}; available: {', '.join(NAMES)}")
