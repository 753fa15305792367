"""The games by name, each as one `GamePackage`. The only place in the house that names them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from regelwerk.kernel.game import Rules
from regelwerk.kernel.package import GamePackage

GAMES: Final = ("wowtcg", "duelmasters", "wowminis")
"""The games that come with the house, by the name they have in replays, addresses and commands."""
FIRST: Final = GAMES[0]
"""The game that is meant where none is named."""
SHORT: Final = {"wow": "wowtcg", "dm": "duelmasters", "minis": "wowminis"}
"""What people call them at a command line."""
_MORE: Final[dict[str, GamePackage]] = {}
"""Games that were added while the program runs."""


class UnknownGame(ValueError):
    """A game or an edition that is not in the house; the message names those that are."""


def names() -> tuple[str, ...]:
    """The games that can be played, by name.

    >>> names()
    ('wowtcg', 'duelmasters', 'wowminis')
    """
    return (*GAMES, *(name for name in _MORE if name not in GAMES))


def package(game: str) -> GamePackage:
    """All there is of a game; its modules are loaded when it is first asked for. Raises UnknownGame.

    >>> package("duelmasters").seats
    (2, 6)
    """
    if game in _MORE:
        return _MORE[game]
    if game == "wowtcg":
        from regelwerk.wowtcg.package import PACKAGE as WOWTCG

        return WOWTCG
    if game == "duelmasters":
        from regelwerk.duelmasters.package import PACKAGE as DUELMASTERS

        return DUELMASTERS
    if game == "wowminis":
        from regelwerk.wowminis.package import PACKAGE as WOWMINIS

        return WOWMINIS
    raise UnknownGame(f"there is no game {game!r}; there is {', '.join(names())}")


@contextmanager
def added(more: GamePackage) -> Iterator[GamePackage]:
    """Have one more game in the house for a while, or another one in the place of one that has its name."""
    before = _MORE.get(more.name)
    _MORE[more.name] = more
    try:
        yield more
    finally:
        del _MORE[more.name]
        if before is not None:
            _MORE[more.name] = before


def rules(game: str, edition: str = "") -> Rules:
    """The rules of a game; its usual edition unless another one is named. Raises UnknownGame.

    >>> rules("wowtcg").edition
    '2006'
    """
    found = package(game)
    if edition and edition not in found.editions:
        raise UnknownGame(f"{game} has no edition {edition!r}; it has {', '.join(found.editions)}")
    return found.rules(edition)


def editions(game: str) -> tuple[str, ...]:
    """The editions of a game, the usual one first.

    >>> editions("wowtcg"), editions("duelmasters")
    (('2006',), ('2004', 'modern'))
    """
    return tuple(package(game).editions)
