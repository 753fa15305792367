"""Computer players: each gets what a person in its seat would get, and answers with one of the options.

>>> make("random", 7).name
'random'
>>> make("cheater", 7)
Traceback (most recent call last):
regelwerk.players.player.UnknownPlayerError: unknown player 'cheater'; available: random, greedy
"""

from __future__ import annotations

from typing import Final

from regelwerk.players.greedy import GreedyPlayer
from regelwerk.players.player import Player, StateSampler, UnknownPlayerError
from regelwerk.players.random_player import RandomPlayer

__all__ = ["NAMES", "GreedyPlayer", "StateSampler", "Player", "RandomPlayer", "UnknownPlayerError", "make"]

NAMES: Final = ("random", "greedy")


def make(name: str, seed: int, seconds: float | None = None) -> Player:
    """A player by name; what it draws comes from `seed`. Raises UnknownPlayerError with the names there are.

    `seconds` limits how long it thinks about one decision; a player on the clock plays
    differently on a slower machine, so without it the limit is a count.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed, seconds=seconds)
    raise UnknownPlayerError(f"unknown player {name!r}; available: {', '.join(NAMES)}")
