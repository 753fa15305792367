"""Computer players: each gets what a person in its seat would get, and answers with one of the options.

>>> make("random", 7).name
'random'
>>> make("cheater", 7)
Traceback (most recent call last):
regelwerk.players.player.UnknownPlayer: there is no player 'cheater'; there are random, greedy
"""

from __future__ import annotations

from typing import Final

from regelwerk.players.greedy import Greedy
from regelwerk.players.player import Guess, Player, UnknownPlayer
from regelwerk.players.random_player import RandomPlayer

__all__ = ["NAMES", "Greedy", "Guess", "Player", "RandomPlayer", "UnknownPlayer", "make"]

NAMES: Final = ("random", "greedy")


def make(name: str, seed: int, seconds: float | None = None) -> Player:
    """A player by name; what it draws comes from `seed`. Raises UnknownPlayer with the names there are.

    `seconds` limits how long it thinks about one decision; a player on the clock plays
    differently on a slower machine, so without it the limit is a count.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return Greedy(seed, seconds=seconds)
    raise UnknownPlayer(f"there is no player {name!r}; there are {', '.join(NAMES)}")
