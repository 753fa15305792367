"""Positions and sessions for the tests of the table: scenes, and random games stopped on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache

from regelwerk.duelmasters import scene
from regelwerk.duelmasters.presentation.presenter import DmPresenter
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.text import StyledLine, plain
from regelwerk.terminal.line_input import EndOfInput
from regelwerk.terminal.terminal_session import LeaveGame
from tests.games import at_random
from tests.laws.duelmasters_games import new_game, start_every_card, start_three
from tests.terminal_input import session_of

DUEL = """turn: Anna, {step}

seat Anna
  hand: {hand}
  mana: 4 fire, 1 fire tapped, 2 nature
  creatures: Immortal Baron, Vorg, Brawler Zyler tapped, Bolshack Dragon
  graveyard: Crimson Hammer
seat Ben
  mana: 3 water
  creatures: Marine Flower, Aqua Hulcus tapped, Aqua Hulcus
"""
HAND = "Crimson Hammer, Fear Fang, Crimson Hammer, Gatling Skyterror, Tornado Flame"


def position(text: str) -> Game:
    """A game that stands as a scene says, its chance free."""
    begun = scene.read("scene: x\ngame: duelmasters\n" + text).start()
    begun.state.chance.dictated = []
    begun.state.chance.dictating = False
    return Game(begun.ruleset, begun.state)


def duel(step: str = "attack step", hand: str = HAND) -> Game:
    """Anna's turn in the middle of a game."""
    return position(DUEL.format(step=step, hand=hand))


def table_of(game: Game, lang: str = "en", width: int = 100, seat: int = -2) -> DmPresenter:
    """The table of the seat that is asked (or of `seat`), with the reader as "you"."""
    assert game.decision is not None or seat != -2
    reader = game.decision.seat if seat == -2 and game.decision is not None else seat
    names = ["Anna", "Ben", "Cleo", "Dora"][: game.state.seats]
    if reader >= 0:
        names[reader] = ""
    return DmPresenter(game, reader, lang, names, width)


def text(lines: Sequence[StyledLine]) -> list[str]:
    """Lines without their styles."""
    return [plain(line) for line in lines]


def random_game(seed: int) -> Iterator[Game]:
    """The same game at every decision, played at random: ready decks, decks of all cards, three seats by turns."""
    game = new_game(seed, 0)
    if seed % 3:
        game = Game(game.ruleset, (start_three if seed % 3 == 1 else start_every_card)(seed, 0))
    yield from at_random(game, Chance(seed))


@cache
def some_positions(games: int = 12, every: int = 9) -> tuple[Game, ...]:
    """Forks of random games at every so many decisions."""
    found = []
    for seed in range(games):
        for number, game in enumerate(random_game(seed)):
            if number % every == seed % every:
                fork = game.fork()
                fork.event_log = list(game.event_log)
                found.append(fork)
    return tuple(found)


def typed(game: Game, *lines: str, people: int = 1) -> str:
    """What is shown while these lines are typed."""
    session, out = session_of(game, lines, people)
    with suppress(EndOfInput, LeaveGame):
        session.play()
    return out.getvalue()
