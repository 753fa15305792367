"""The canonical position of a game: how every field of every class enters it, or why it does not."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.position import (
    BUILT,
    FOLLOWS,
    FRAME_OF_A_TEXT,
    ID,
    IDS,
    NAME,
    OTHERS,
    PARTS,
    PIECE,
    PLAIN,
    REF,
    STANDS,
    STATE,
    Teller,
)
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.state import MinisState

FIELDS: Final[dict[str, dict[str, str]]] = {
    **OTHERS,
    "Attack": {
        "again": PLAIN,
        "at": PLAIN,
        "by": ID,
        "critical": PLAIN,
        "dice": PLAIN,
        "hits": PLAIN,
        "left": PLAIN,
        "source": REF,
        "stage": PLAIN,
        "strike": NAME,
        "targets": IDS,
        "used": PLAIN,
        "waiting": PLAIN,
    },
    "Clock": {},
    "Healing": {"by": ID, "chosen": PLAIN, "mend": NAME, "source": REF, "targets": IDS},
    "MinisPiece": {
        **PIECE,
        "bar": IDS,
        "exhausted": PLAIN,
        "health": PLAIN,
        "host": ID,
        "space": PLAIN,
        "team": FOLLOWS,
        "time": PLAIN,
        "up": PLAIN,
    },
    "MinisScope": {**FRAME_OF_A_TEXT, "who": ID},
    "MinisState": {
        **STATE,
        "auras": FOLLOWS,
        "crowd": BUILT,
        "figures": STANDS,
        "goals": PLAIN,
        "kits": BUILT,
        "last": PLAIN,
        "master": PLAIN,
        "modifiers": PARTS,
        "moves_differ": FOLLOWS,
        "points": PLAIN,
        "scenario": NAME,
        "sides": PLAIN,
        "squads": STANDS,
    },
    "Modifier": {"figure": ID, "gain": NAME, "source": REF},
    "Setup": {"chooser": PLAIN},
    "Turn": {
        "acted": PLAIN,
        "begun": PLAIN,
        "moved": PLAIN,
        "must": PLAIN,
        "quick": PLAIN,
        "since": PLAIN,
        "who": ID,
    },
}
"""For every class that can stand in a state, how each field enters the position."""


def position(state: MinisState) -> dict[str, Any]:
    """The position as plain data."""
    return teller(state).whole()


def teller(state: MinisState) -> Teller:
    """Who tells the position."""
    return Teller(state, FIELDS, c.ZONES)
