"""Games for the tests of the door, and players that take any option."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

import regelwerk as rw

TABLES: Final = {
    "wowtcg": ["learn-elendril", "learn-radak"],
    "duelmasters": ["dawn-watch", "deep-night"],
    "wowminis": ["starter-alliance", "starter-horde"],
}
each_game = pytest.mark.parametrize("name", TABLES)


def begun(name: str, seed: int = 7, steps: int = 0, **options: Any) -> rw.Game:
    """A game after so many answers of players that take any option."""
    game = rw.new_game(name, TABLES[name], seed, **options)
    return play(game, random.Random(seed), steps)


def play(game: rw.Game, player: random.Random, steps: int = 100_000) -> rw.Game:
    while game.decision is not None and steps > 0:
        game.apply(player.choice(game.decision.options))
        steps -= 1
    return game


def open_decision(game: rw.Game) -> rw.Decision:
    assert game.decision is not None
    return game.decision
