"""What a scene of this game expects to have happened."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.scene.events import EventExpectations, ExpectedEvent
from regelwerk.kernel.scene.scene import SceneRun
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.rules import BOOK
from regelwerk.wowtcg.scene.names import NameRef, SceneNames, matching
from regelwerk.wowtcg.state import WowState

EVENTS: Final = EventExpectations(codes.EVENTS, BOOK, ("wow", "wow7.4"))


def means(table: SceneRun, state: WowState, ref: Ref, named: NameRef, names: SceneNames) -> bool:
    """Whether the piece of a reference is what a name means."""
    if ref <= 0:
        return False
    piece = state.pieces[(ref & ID_MASK) - 1]
    return bool(matching(state, NameRef(named.at, named.name, named.owner, named.number), [piece], names, table.seats))


def check_event(table: SceneRun, state: WowState, expected: ExpectedEvent, names: SceneNames) -> str:
    """What is different, "" if nothing is."""
    return EVENTS.check(table, expected, lambda ref, named: means(table, state, ref, named, names))
