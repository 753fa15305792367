"""Games as the engine plays them: tests look further than `regelwerk.Game` shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import regelwerk as rw
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game


def new_game(game: str, decks: Sequence[object], seed: int = 0, **options: Any) -> Game:
    """What `regelwerk.new_game` begins."""
    return rw.new_game(game, decks, seed, **options)._inner


def at_random(game: Game, chance: Chance) -> Iterator[Game]:
    """The same game at every decision, played at random to its end."""
    while game.decision is not None:
        yield game
        game.apply(chance.below(len(game.decision.options)))


def parse(game: Game, seat: int, words: str) -> Option:
    """What a seat wishes with words in English or German."""
    return game.ruleset.parse(game.state, seat, words)


def parse_set(game: Game, seat: int, words: str) -> list[Option]:
    """All the things that words name for the open choice of several."""
    return game.ruleset.parse_set(game.state, seat, words)
