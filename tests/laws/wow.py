"""The World of Warcraft TCG as the laws take it: how its games start, and what is no part of the value."""

from __future__ import annotations

from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.state import WINDOWS
from regelwerk.wowtcg.state import WowState
from tests.laws.common import at_random

RULESET: Final = game_registry.ruleset("wowtcg")
LEARNING: Final = ("learn-elendril", "learn-radak")
BIG: Final = ("frost-and-flame", "call-of-the-storm")
BUILT: Final = frozenset(name for names in RULESET.derived_fields().values() for name in names)
"""Fields that are built again from the rest."""


def new_game(seed: int, windows: int = 1, decks: tuple[str, ...] = LEARNING) -> Game:
    """A game between these decks."""
    setup = RULESET.prepare(decks, seed, None, WINDOWS[windows])
    return Game(RULESET, RULESET.start(setup, None), setup)


def start(seed: int, windows: int = 1) -> WowState:
    """A game between two learning decks."""
    state = new_game(seed, windows).state
    assert isinstance(state, WowState)
    return state


def start_big(seed: int, windows: int = 1) -> WowState:
    """A game between two whole decks."""
    state = new_game(seed, windows, BIG).state
    assert isinstance(state, WowState)
    return state


def start_three(seed: int, windows: int = 1) -> WowState:
    """A game of three, everybody against everybody."""
    state = new_game(seed, windows, (*LEARNING, BIG[seed % 2])).state
    assert isinstance(state, WowState)
    return state


def random_play(game: Game, seed: int, steps: int = 100_000) -> Game:
    """Answer at random, through `Game.apply`, until the game is over or for so many steps; the same game."""
    pick = at_random(seed)
    while game.decision is not None and steps > 0:
        game.apply(pick(game.decision))
        steps -= 1
    return game
