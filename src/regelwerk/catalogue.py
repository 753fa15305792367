"""The games by name. The only place in the house that names them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.game import Rules

GAMES: Final = ("wowtcg", "duelmasters", "wowminis")
"""The games that can be played, by the name they have in replays, addresses and commands."""
SHORT: Final = {"wow": "wowtcg", "dm": "duelmasters", "minis": "wowminis"}
"""What people call them at a command line."""


class UnknownGame(ValueError):
    """A game or an edition that is not in the house; the message names those that are."""


def rules(game: str, edition: str = "") -> Rules:
    """The rules of a game; its usual edition unless another one is named. Raises UnknownGame.

    A game's modules are loaded when it is first asked for.

    >>> rules("wowtcg").edition
    '2006'
    """
    if game == "wowtcg":
        from regelwerk.wowtcg.game import RULES

        found: Rules = RULES
    elif game == "duelmasters":
        from regelwerk.duelmasters.defs import EDITIONS
        from regelwerk.duelmasters.game import rules as duelmasters

        found = duelmasters(edition if edition in EDITIONS else "")
    elif game == "wowminis":
        from regelwerk.wowminis.game import RULES as MINIS

        found = MINIS
    else:
        raise UnknownGame(f"there is no game {game!r}; there is {', '.join(GAMES)}")
    if edition and edition != found.edition:
        raise UnknownGame(f"{game} has no edition {edition!r}; it has {', '.join(editions(game))}")
    return found


def editions(game: str) -> tuple[str, ...]:
    """The editions of a game, the usual one first.

    >>> editions("wowtcg"), editions("duelmasters")
    (('2006',), ('2004', 'modern'))
    """
    if game == "duelmasters":
        from regelwerk.duelmasters.defs import EDITIONS

        return tuple(EDITIONS)
    return (rules(game).edition,)
