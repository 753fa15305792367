"""The canonical position of a game: how every field of every class enters it, or why it does not."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.persistence.position import (
    BY_POSITION,
    FRAME_OF_A_TEXT,
    ID,
    IDS,
    IMPLIED,
    NAME,
    OTHERS,
    PARTS,
    PIECE,
    PLAIN,
    REBUILT,
    REF,
    STATE,
    PositionEncoder,
)
from regelwerk.wowminis import codes
from regelwerk.wowminis.state import MinisState

FIELDS: Final[dict[str, dict[str, str]]] = {
    **OTHERS,
    "AttackFrame": {
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
    "MasterClockFrame": {},
    "HealFrame": {"by": ID, "chosen": PLAIN, "mend": NAME, "source": REF, "targets": IDS},
    "MinisPiece": {
        **PIECE,
        "bar": IDS,
        "exhausted": PLAIN,
        "health": PLAIN,
        "host": ID,
        "space": PLAIN,
        "team": IMPLIED,
        "time": PLAIN,
        "up": PLAIN,
    },
    "MinisScope": {**FRAME_OF_A_TEXT, "who": ID},
    "MinisState": {
        **STATE,
        "aura_ids_by_value": IMPLIED,
        "occupied_cache": REBUILT,
        "figures": BY_POSITION,
        "goals": PLAIN,
        "loadout_cache": REBUILT,
        "last_seat": PLAIN,
        "master_time": PLAIN,
        "modifiers": PARTS,
        "points": PLAIN,
        "scenario": NAME,
        "sides": PLAIN,
        "figure_ids_by_seat": BY_POSITION,
    },
    "Modifier": {"figure": ID, "gain": NAME, "source": REF},
    "SetupFrame": {"chooser": PLAIN, "lost": PLAIN},
    "TurnFrame": {
        "acted": PLAIN,
        "begun": PLAIN,
        "moved": PLAIN,
        "must": PLAIN,
        "has_played_instant": PLAIN,
        "since": PLAIN,
        "who": ID,
    },
}
"""For every class that can stand in a state, how each field enters the position."""


def position(state: MinisState) -> dict[str, Any]:
    """The position as plain data."""
    return teller(state).encode()


def teller(state: MinisState) -> PositionEncoder:
    """Who tells the position."""
    return PositionEncoder(state, FIELDS, codes.ZONES)
