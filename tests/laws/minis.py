"""The Miniatures as the laws take them: how their games start, and what is no part of the value."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.game import Game
from regelwerk.kernel.state import WINDOWS
from regelwerk.wowminis.ruleset import RULESET
from regelwerk.wowminis.state import MinisState
from tests.laws.common import at_random

BUILT: Final = frozenset(RULESET.derived_fields()["MinisState"])
"""Fields that are built again from the rest."""


def new_game(
    seed: int, windows: int = 1, parties: tuple[str, ...] = ("starter-alliance", "starter-horde"), teams: object = None
) -> Game:
    """A game between these parties."""
    assert teams is None or isinstance(teams, list)
    setup = RULESET.prepare(parties, seed, teams, WINDOWS[windows])
    return Game(RULESET, RULESET.start(setup, None), setup)


def state_of(game: Game) -> MinisState:
    assert isinstance(game.state, MinisState)
    return game.state


def start(seed: int, windows: int = 1) -> MinisState:
    """The starter's parties with their action cards."""
    return state_of(new_game(seed, windows))


def start_plain(seed: int, windows: int = 1) -> MinisState:
    """The starter's parties without cards."""
    return state_of(new_game(seed, windows, ("learn-alliance", "learn-horde")))


def start_duel(seed: int, windows: int = 1) -> MinisState:
    """One against one with many cards."""
    names = ("duel-ruby", "duel-gorebelly", "duel-hodoon", "duel-lotherin")
    return state_of(new_game(seed, windows, (names[seed % 4], names[(seed + 1 + seed // 4 % 3) % 4])))


def start_five(seed: int, windows: int = 1) -> MinisState:
    """Five figures each, on the largest board."""
    return state_of(new_game(seed, windows, ("five-alliance", "five-horde")))


def start_keep(seed: int, windows: int = 1) -> MinisState:
    """On the board with walls."""
    return state_of(new_game(seed, windows, ("keep-alliance", "keep-horde")))


def start_nine(seed: int, windows: int = 1) -> MinisState:
    """Three figures and nine cards each."""
    return state_of(new_game(seed, windows, ("nine-alliance", "nine-horde")))


def start_three(seed: int, windows: int = 1) -> MinisState:
    """Three seats, everybody against everybody: two of them share a start space."""
    names = ("starter-alliance", "starter-horde", ("starter-alliance", "starter-horde")[seed % 2])
    return state_of(new_game(seed, windows, names))


def start_four(seed: int, windows: int = 1) -> MinisState:
    """Four seats in two teams."""
    names = ("starter-alliance", "starter-horde", "starter-alliance", "starter-horde")
    return state_of(new_game(seed, windows, names, [0, 1, 0, 1]))


STARTS: Final = (start, start_plain, start_duel, start_five, start_keep, start_nine, start_three, start_four)


def random_play(game: Game, seed: int, steps: int = 100_000) -> Game:
    """Answer at random, through `Game.apply`, until the game is over or for so many steps; the same game."""
    pick = at_random(seed)
    while game.decision is not None and steps > 0:
        game.apply(pick(game.decision))
        steps -= 1
    return game
