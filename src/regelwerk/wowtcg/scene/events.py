"""What a scene of this game expects to have happened."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.scene import Table
from regelwerk.kernel.scene_events import Events, Happened
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.rules import BOOK
from regelwerk.wowtcg.scene.names import Named, Names, matching
from regelwerk.wowtcg.state import WowState

EVENTS: Final = Events(c.EVENTS, BOOK, ("wow", "wow7.4"))


def means(table: Table, state: WowState, ref: int, named: Named, names: Names) -> bool:
    """Whether the piece of a reference is what a name means."""
    if ref <= 0:
        return False
    piece = state.pieces[(ref & ID_MASK) - 1]
    return bool(matching(state, Named(named.at, named.name, named.owner, named.number), [piece], names, table.seats))


def check_event(table: Table, state: WowState, expected: Happened, names: Names) -> str:
    """What is different, "" if nothing is."""
    return EVENTS.check(table, expected, lambda ref, named: means(table, state, ref, named, names))
