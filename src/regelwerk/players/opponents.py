"""Six opponents with names, faces and characters, at home in every game.

Each is a level of strength and what it likes. Nothing else sets them apart: no one of them sees more than another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.purpose import Purpose
from regelwerk.players.leanings import NONE, Leanings

FOND: Final = 0.01
"""The chance to win that a player gives up for what it likes."""


@dataclass(frozen=True)
class Opponent:
    """A computer player with a name.

    key       as it is asked for on a command line; its texts go by it
    name      as it is called, in every language
    emblem    its face: the name of an emblem
    level     how strong it is, 1 to 5
    leanings  what it likes
    about     its character in a few words, by language
    """

    key: str
    name: str
    emblem: str
    level: int
    leanings: Leanings
    about: Mapping[str, str]


OPPONENTS: Final = (
    Opponent(
        "pip",
        "Pip",
        emblem="rabbit",
        level=1,
        leanings={Purpose.BUILD: FOND},
        about={"en": "plays whatever glows, and hopes", "de": "spielt alles, was leuchtet, und hofft"},
    ),
    Opponent(
        "wren",
        "Wren",
        emblem="owl",
        level=1,
        leanings={Purpose.ATTACK: -FOND},
        about={"en": "new to the game and shy of attacking", "de": "neu im Spiel, greift ungern an"},
    ),
    Opponent(
        "mirel",
        "Mirel",
        emblem="lantern-flame",
        level=2,
        leanings={Purpose.BUILD: FOND, Purpose.ATTACK: -FOND},
        about={"en": "steady: builds first, attacks late", "de": "beständig: baut zuerst auf, greift spät an"},
    ),
    Opponent(
        "corvin",
        "Corvin",
        emblem="fox-head",
        level=3,
        leanings={Purpose.ATTACK: FOND},
        about={"en": "when in doubt, attacks", "de": "greift im Zweifel an"},
    ),
    Opponent(
        "sable",
        "Sable",
        emblem="raven",
        level=4,
        leanings=NONE,
        about={"en": "weighs what you may be holding", "de": "wägt ab, was du auf der Hand haben könntest"},
    ),
    Opponent(
        "orsa",
        "Orsa",
        emblem="tortoise",
        level=5,
        leanings={Purpose.WAIT: FOND},
        about={"en": "would rather wait than waste, then wins", "de": "wartet lieber ab und gewinnt dann"},
    ),
)
"""The weakest first."""

BY_KEY: Final = {opponent.key: opponent for opponent in OPPONENTS}
