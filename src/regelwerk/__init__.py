"""Regelwerk: games that are out of print, with every rule enforced.

>>> import regelwerk as rw
>>> game = rw.new_game("wowtcg", decks=["learn-elendril", "learn-radak"], seed=7)
>>> while game.decision is not None:
...     events = game.apply(game.decision.options[0])
>>> rw.Replay.record(game).verify().outcome
'EXACT'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk import catalogue
from regelwerk.catalogue import UnknownGame
from regelwerk.kernel.decision import Option, Refused
from regelwerk.kernel.game import Game
from regelwerk.kernel.replay import FINDERS, VERSION, Replay
from regelwerk.kernel.replay_lines import BadReplay
from regelwerk.kernel.setup import with_lists

__all__ = ["BadReplay", "Game", "Refused", "Replay", "UnknownGame", "new_game", "parse", "parse_set"]

__version__: Final = VERSION

FINDERS.append(catalogue.rules)


def new_game(
    game: str,
    decks: Sequence[object],
    seed: int = 0,
    *,
    edition: str = "",
    teams: Sequence[int] | None = None,
    windows: str = "all",
    folder: str = "",
    open_lists: bool = False,
) -> Game:
    """Begin a game; the first decision is open.

    game     a name in `catalogue.GAMES`
    decks    one for each seat, clockwise: the name of a deck that comes with the game, the text
             of a deck file, or a deck of the game's own class
    seed     of the random numbers; the same seed and the same decisions are the same game
    edition  which rules, the usual ones if empty
    teams    the team of each seat; without, everybody plays for himself
    windows  which empty windows are asked: "all", "public" (what simulation uses) or "meaningful"
    folder   one with files of your own definitions, for games that take them; the game keeps their text
    open_lists  whether everybody may know what is in everybody's deck; without, computer players guess
             what others hold from what the format allows and what they have seen (ruling:closed-lists)

    Raises UnknownGame, and ValueError for what cannot be: decks that are not legal, with everything that is wrong,
    teams that nobody can form, a seed that is no number.
    """
    if isinstance(decks, str):
        raise ValueError(f"decks are a list, one for each seat, not {decks!r} alone")
    if not isinstance(seed, int):
        raise ValueError(f"a seed is a whole number, not {seed!r}")
    rules = catalogue.rules(game, edition)
    own = rules.own_files(folder) if folder else []
    setup = with_lists(rules.prepare_own(decks, seed, teams, windows, own), open_lists)
    return Game(rules, rules.start(setup, None), setup)


def parse(game: Game, seat: int, words: str) -> Option:
    """What a seat wishes with words in English or German, as an intent.

    It can be given to `game.why_not`, and to `game.apply` if it says no more than one
    option does. Names are looked up among what the seat sees. Raises ValueError for words
    that mean nothing.

    >>> game = new_game("wowtcg", decks=["learn-elendril", "learn-radak"], seed=7)
    >>> game.why_not(0, parse(game, 0, "attack radak with elendril"))[0].kind
    'another-seat-is-asked'
    """
    return game.rules.parse(game.state, seat, words)


def parse_set(game: Game, seat: int, words: str) -> list[Option]:
    """All the things that words name for the open choice of several, in the order of the words.

    They can be given to `game.choose` and to `game.why_not_chosen`, in any order. Raises
    ValueError for words that mean nothing, and where no choice of several is open.

    >>> game = new_game("wowtcg", decks=["learn-elendril", "learn-radak"], seed=7)
    >>> parse_set(game, 0, "pay elendril")
    Traceback (most recent call last):
    ...
    regelwerk.kernel.table_orders.Misread: nothing here is called 'pay elendril'
    """
    return game.rules.parse_set(game.state, seat, words)
