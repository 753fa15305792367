"""Positions for the tests of the table: random games stopped on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.wowtcg.presentation.presenter import WowPresenter
from tests.games import at_random, new_game

BIG = ("frost-and-flame", "call-of-the-storm")
LEARNING = ("learn-elendril", "learn-radak")


def random_game(seed: int, decks: tuple[str, str] = BIG) -> Iterator[Game]:
    """The same game at every decision with something to decide, played at random."""
    for game in at_random(new_game("wowtcg", list(decks), seed), Chance(seed)):
        if game.decision is not None and len(game.decision.options) > 1:
            yield game


@cache
def some_positions(games: int = 6, every: int = 9) -> tuple[Game, ...]:
    """Forks of random games at every so many decisions."""
    found = []
    for seed in range(games):
        for number, game in enumerate(random_game(seed, BIG if seed % 3 else LEARNING)):
            if number % every == seed % every:
                fork = game.fork()
                fork.event_log = list(game.event_log)
                found.append(fork)
    return tuple(found)


def table_of(game: Game, lang: str = "en", width: int = 100, seat: int = -2) -> WowPresenter:
    """The table of the seat that is asked (or of `seat`), with the reader as "you"."""
    assert game.decision is not None or seat != -2
    reader = game.decision.seat if seat == -2 and game.decision is not None else seat
    names = ["Anna", "Ben"]
    if reader >= 0:
        names[reader] = ""
    return WowPresenter(game, reader, lang, names, width)
