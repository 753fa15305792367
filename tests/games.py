"""Games as the engine plays them: tests look further than `regelwerk.Game` shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import regelwerk as rw
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game


def new_game(game: str, decks: Sequence[object], seed: int = 0, **options: Any) -> Game:
    """What `regelwerk.new_game` begins."""
    return rw.new_game(game, decks, seed, **options)._inner


def parse(game: Game, seat: int, words: str) -> Option:
    """What a seat wishes with words in English or German."""
    return game.ruleset.parse(game.state, seat, words)


def parse_set(game: Game, seat: int, words: str) -> list[Option]:
    """All the things that words name for the open choice of several."""
    return game.ruleset.parse_set(game.state, seat, words)
