"""The canonical position: everything that decides how a game goes on, and nothing else (see `kernel.position`)."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.piece import Piece
from regelwerk.kernel.position import (
    BUILT,
    COUNTER,
    FOLLOWS,
    FRAME_OF_A_TEXT,
    IDS,
    NAME,
    OTHERS,
    PART,
    PARTS,
    PIECE,
    PLAIN,
    REF,
    REF_LISTS,
    REFS,
    STANDS,
    STATE,
    Teller,
)
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.state import WowPiece, WowState

LINK: Final = "its place in the chain"
TIME: Final = "a timestamp: only what is older and what newer counts"
TIMES: Final = "a list of timestamps"
SINCE: Final = "whether it came after the start of its controller's most recent turn"
USES: Final = "a list of (reference, number)"
TOGETHER: Final = "-the links of this turn enter: the difference of the two"

SCOPE: Final[dict[str, str]] = {
    **FRAME_OF_A_TEXT,
    "aside": REFS,
    "chosen": REFS,
    "dealt": REFS,
    "link": LINK,
    "said": PLAIN,
}

FIELDS: Final[dict[str, dict[str, str]]] = {
    **OTHERS,
    "Announce": {
        "begun": PLAIN,
        "kind": PLAIN,
        "mode": PLAIN,
        "number": PLAIN,
        "paid": REF_LISTS,
        "part": PLAIN,
        "play": NAME,
        "ref": REF,
        "seat": PLAIN,
        "slot": PLAIN,
        "spent": REFS,
        "stage": PLAIN,
        "targets": REF_LISTS,
        "waiting": PART,
        "x": PLAIN,
    },
    "Combat": {
        "attacker": REF,
        "defender": REF,
        "proposed": REF,
        "protector": REF,
        "sabotage": PLAIN,
        "struck": REFS,
    },
    "CombatStep": {"asking": PLAIN, "at": PLAIN, "seats": PLAIN},
    "Crowded": {"seat": PLAIN},
    "Damage": {"at": PLAIN, "packets": PARTS, "source": REF},
    "Link": {
        "a": REF,
        "about": REF,
        "b": REF,
        "by": REF,
        "kind": PLAIN,
        "mode": PLAIN,
        "n": PLAIN,
        "number": STANDS,
        "play": NAME,
        "source": REF,
        "targets": REF_LISTS,
        "them": REFS,
        "x": PLAIN,
        "you": PLAIN,
    },
    "Modifier": {
        "frozen": REFS,
        "left": PLAIN,
        "scope": PART,
        "seat": PLAIN,
        "time": TIME,
        "trigger": NAME,
        "until": PLAIN,
        "what": NAME,
    },
    "Note": {"a": REF, "b": REF, "flag": PLAIN, "kind": PLAIN, "seat": PLAIN},
    "Packet": {
        "amount": PLAIN,
        "applied": TIMES,
        "by": REF,
        "combat": PLAIN,
        "elements": PLAIN,
        "sure": PLAIN,
        "to": REF,
        "via": REFS,
        "you": PLAIN,
    },
    "Resolving": {**SCOPE, "host": REF, "stage": PLAIN},
    "Setup": {"at": PLAIN, "first": PLAIN, "seats": PLAIN},
    "Turn": {"at": PLAIN, "first": PLAIN},
    "Waiting": {
        "about": REF,
        "by": REF,
        "n": PLAIN,
        "source": REF,
        "them": REFS,
        "trigger": NAME,
        "you": PLAIN,
    },
    "Window": {"holder": PLAIN, "kind": PLAIN, "passes": PLAIN},
    "WowPiece": {
        **PIECE,
        "control": PLAIN,
        "counters": PLAIN,
        "damage": PLAIN,
        "exhausted": PLAIN,
        "face_down": PLAIN,
        "first": PLAIN,
        "host": REF,
        "since": SINCE,
        "time": TIME,
        "token": PLAIN,
        "used": PLAIN,
    },
    "WowScope": SCOPE,
    "WowState": {
        **STATE,
        "active": PLAIN,
        "chain": PARTS,
        "combat": PART,
        "crowded": PLAIN,
        "dirty": PLAIN,
        "drained": PLAIN,
        "extra": PLAIN,
        "heroes": IDS,
        "holder": PLAIN,
        "idle": USES,
        "instants": BUILT,
        "lent": FOLLOWS,
        "limited": FOLLOWS,
        "links": TOGETHER,
        "links_before": TOGETHER,
        "modifiers": PARTS,
        "notes": PARTS,
        "passed": PLAIN,
        "phase": PLAIN,
        "placed": PLAIN,
        "powers": BUILT,
        "spare": BUILT,
        "started": FOLLOWS,
        "stray": IDS,
        "time": COUNTER,
        "turn": PLAIN,
        "values": BUILT,
        "waiting": PARTS,
    },
}
"""For every class that can stand in a state, how each field enters the position."""


def position(state: WowState) -> dict[str, Any]:
    """The position as plain data."""
    return WowTeller(state).whole()


class WowTeller(Teller):
    """Tells a position of this game. `times`: the rank of every timestamp in use."""

    def __init__(self, state: WowState) -> None:
        super().__init__(state, FIELDS, c.ZONES)
        self.wow = state
        used = {state.pieces[id].time // MOMENTS for zone in state.zones[c.ALLIES * state.seats :] for id in zone}
        used |= {modifier.time // MOMENTS for modifier in state.modifiers}
        self.times = {time: i for i, time in enumerate(sorted(used))}

    def whole(self) -> dict[str, Any]:
        told = super().whole()
        told["links"] = self.wow.links - self.wow.links_before
        return told

    def special(self, thing: object, how: str, value: Any) -> Any:
        if how == TIME:
            return self.time(value)
        if how == TIMES:
            return [self.time(time) for time in value]
        if how == LINK:
            chain = self.wow.chain
            return chain.index(value) + 1 if value in chain else -1
        if how == SINCE:
            assert isinstance(thing, WowPiece)
            return value >= self.wow.started[thing.control]
        if how == USES:
            return [[self.ref(ref), number] for ref, number in value]
        return super().special(thing, how, value)

    def time(self, time: int) -> list[int] | int:
        """The rank of the moment among those in use, and the number within it; -1 and the like as they are."""
        if time <= 0:
            return time
        return [self.times.get(time // MOMENTS, -1), time % MOMENTS]

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        """A card; what is as it usually is in its zone is left out."""
        told = super().piece(piece)
        for field in ("control", "first"):
            if told.get(field, 0) == piece.owner:
                told.pop(field, None)
            else:
                told[field] = told.get(field, 0)
        assert isinstance(piece, WowPiece)
        if not self.wow.in_play(piece):
            told.pop("since", None)
        return told


class Untimed(WowTeller):
    """Tells whether two cards could change places: which of them is older does not tell them apart."""

    def time(self, time: int) -> list[int] | int:
        return min(time, 0)

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        told = super().piece(piece)
        told.pop("since", None)
        return told


MOMENTS: Final = 16
"""Timestamps of one moment: see `WowState.moment`."""
