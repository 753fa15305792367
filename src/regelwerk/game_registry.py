"""The games by name, each as one `GamePackage`. The only place that names them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regelwerk.kernel.package import GamePackage
    from regelwerk.kernel.ruleset import Ruleset

GAMES: Final = ("wowtcg", "duelmasters", "wowminis")
"""The games that come with the package, by the name they have in replays, addresses and commands."""
FIRST: Final = GAMES[0]
"""The game that is meant where none is named."""
ALIASES: Final = {"wow": "wowtcg", "dm": "duelmasters", "minis": "wowminis"}
"""What people call them at a command line."""
_MORE: Final[dict[str, GamePackage]] = {}
"""Games that were added while the program runs."""


class UnknownGameError(ValueError):
    """A game or an edition that there is not; the message names those that there are."""


def names() -> tuple[str, ...]:
    """The games that can be played, by name.

    >>> names()
    ('wowtcg', 'duelmasters', 'wowminis')
    """
    return (*GAMES, *(name for name in _MORE if name not in GAMES))


def package(game: str) -> GamePackage:
    """All there is of a game; its modules are loaded when it is first asked for. Raises UnknownGameError.

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
    raise UnknownGameError(f"unknown game {game!r}; available: {', '.join(names())}")


@contextmanager
def added(more: GamePackage) -> Iterator[GamePackage]:
    """Register one more game for a while, or another one in the place of one that has its name."""
    before = _MORE.get(more.name)
    _MORE[more.name] = more
    try:
        yield more
    finally:
        del _MORE[more.name]
        if before is not None:
            _MORE[more.name] = before


def ruleset(game: str, edition: str = "") -> Ruleset:
    """The rules of a game; its usual edition unless another one is named. Raises UnknownGameError.

    >>> ruleset("wowtcg").edition
    '2006'
    """
    found = package(game)
    if edition and edition not in found.editions:
        raise UnknownGameError(f"{game} has no edition {edition!r}; available: {', '.join(found.editions)}")
    return found.rules(edition)


def editions(game: str) -> tuple[str, ...]:
    """The editions of a game, the usual one first.

    >>> editions("wowtcg"), editions("duelmasters")
    (('2006',), ('2004', 'modern'))
    """
    return tuple(package(game).editions)
