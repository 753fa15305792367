"""The canonical position: everything that decides how a game goes on, and nothing else (see `kernel.position`)."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.piece import Piece
from regelwerk.kernel.position import (
    BUILT,
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
    REFS,
    STATE,
    Teller,
)

MANY: Final = "whether there were so many that loops are watched for"
SINCE: Final = "whether it came after the start of its owner's most recent turn"

FIELDS: Final[dict[str, dict[str, str]]] = {
    **OTHERS,
    "Attack": {"stage": PLAIN},
    "Breaking": {
        "against": PLAIN,
        "by": REF,
        "declined": PLAIN,
        "left": PLAIN,
        "numbers": PLAIN,
        "picked": REFS,
        "seat": PLAIN,
        "text": PLAIN,
    },
    "Combat": {
        "against": PLAIN,
        "attacker": REF,
        "blocked": PLAIN,
        "blocker": REF,
        "seat": PLAIN,
        "target": REF,
    },
    "Destroying": {
        "at": PLAIN,
        "cite": NAME,
        "declined": PLAIN,
        "fates": PARTS,
        "refs": REFS,
        "source": REF,
    },
    "Did": {"n": PLAIN, "object": REF, "position": PLAIN, "subject": REF, "verb": PLAIN},
    "DmPiece": {
        **PIECE,
        "host": REF,
        "kept": PLAIN,
        "pile": IDS,
        "place": PLAIN,
        "since": SINCE,
        "tapped": PLAIN,
    },
    "DmScope": {**FRAME_OF_A_TEXT, "chosen": REFS, "order": PLAIN, "rounds": PLAIN, "said": PLAIN},
    "DmState": {
        **STATE,
        "active": PLAIN,
        "acts": MANY,
        "charged": PLAIN,
        "combat": PART,
        "did": PARTS,
        "extra": PLAIN,
        "modifiers": PARTS,
        "notes": PARTS,
        "phase": PLAIN,
        "places": PLAIN,
        "powers": BUILT,
        "started": FOLLOWS,
        "turn": PLAIN,
        "values": BUILT,
        "waiting": PARTS,
    },
    "Fate": {"replacement": NAME, "source": REF, "you": PLAIN},
    "Modifier": {"frozen": REFS, "scope": PART, "trigger": NAME, "until": PLAIN, "what": NAME},
    "Note": {"a": REF, "b": REF, "kind": PLAIN, "seat": PLAIN},
    "Playing": {
        "bases": REFS,
        "free": PLAIN,
        "picked": PLAIN,
        "put": PLAIN,
        "ref": REF,
        "seat": PLAIN,
        "stage": PLAIN,
    },
    "Settling": {"count": PLAIN, "declared": REFS},
    "Turn": {"at": PLAIN, "first": PLAIN, "kept": REFS, "skills": REFS},
    "Waiting": {
        "about": REF,
        "by": REF,
        "n": PLAIN,
        "said": PLAIN,
        "source": REF,
        "trigger": NAME,
        "you": PLAIN,
    },
}
"""For every class that can stand in a state, how each field enters the position."""


def position(state: DmState) -> dict[str, Any]:
    """The position as plain data."""
    return DmTeller(state, FIELDS, c.ZONES).whole()


WATCHED: Final = 50
"""After so many attacks and tap abilities in one turn the game watches for loops (ruling:loop-limit)."""


class DmTeller(Teller):
    """Tells a position of this game."""

    def special(self, thing: object, how: str, value: Any) -> Any:
        if how == SINCE and isinstance(thing, DmPiece):
            state = self.s
            assert isinstance(state, DmState)
            return value >= state.started[thing.owner]
        if how == MANY:
            return value >= WATCHED
        return super().special(thing, how, value)

    def part(self, thing: Any) -> dict[str, Any]:
        """A thing with its fields; something that is not there is said so, as its place counts."""
        return {"is": None} if thing is None else super().part(thing)

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        """A card; since when a creature is there counts in the battle zone only, and nobody knows a new shield."""
        told = super().piece(piece)
        kind = piece.zone // self.s.seats
        if kind != c.BATTLE:
            told.pop("since", None)
        if kind == c.SHIELDS:
            told.pop("knows", None)
            if piece.knows:
                told["knows"] = "all" if piece.knows == EVERYONE else piece.knows
        return told


class Untimed(DmTeller):
    """Tells whether two creatures could change places: which of them is older does not tell them apart."""

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        told = super().piece(piece)
        told.pop("since", None)
        return told


def untimed(state: DmState) -> Untimed:
    """Who tells whether two cards could change places."""
    return Untimed(state, FIELDS, c.ZONES)
