"""What is different for players of other games: short sentences, each with the rule that says all of it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

FOLDER: Final = "known_games"


@dataclass(frozen=True)
class Difference:
    """One thing that is different.

    rule   the number of the rule
    texts  a sentence or two, by language
    """

    rule: str
    texts: dict[str, str]


@dataclass(frozen=True)
class KnownGame:
    """A game that a newcomer may know, and what is different from it."""

    game: str
    differences: tuple[Difference, ...]


@cache
def known_games(game: str) -> tuple[KnownGame, ...]:
    """The games that players of a game may know; none where nothing is written about it.

    >>> [known.game for known in known_games("wowminis")], known_games("chess")
    (['Warhammer'], ())
    """
    file = files("regelwerk.lessons") / FOLDER / f"{game}.toml"
    if not file.is_file():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        KnownGame(
            known["game"],
            tuple(Difference(point["rule"], {"en": point["en"], "de": point["de"]}) for point in known["points"]),
        )
        for known in data["known"]
    )
