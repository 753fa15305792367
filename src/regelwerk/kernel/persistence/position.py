"""The canonical position: everything that decides how a game goes on, and nothing else.

Pieces are named by where they lie (`hand 0.3` is the fourth piece of seat 0's hand), so no number of a piece, no
handle and no count of past events is in it. Two games with equal positions, chance included, continue identically. The
digest of a game is taken over it.

How every field of every class enters is a table of the game's; a field that does not enter says why.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import ID_MASK, Piece, as_seat
from regelwerk.kernel.program import Program, Scope
from regelwerk.kernel.state import VISIBLE_TO_ALL, VISIBLE_TO_OWNER, State

FieldEncodings = Mapping[str, Mapping[str, str]]
"""For every class that can stand in a state, how each field enters the position."""

PLAIN: Final = "as it is"
REF: Final = "a reference: a piece, a seat, or what a piece was"
REFS: Final = "a list of references"
REF_LISTS: Final = "a list of lists of references"
NAME: Final = "by its name: a path, a code, a number of the rules"
PC: Final = "the place in the program"
PART: Final = "with its own fields"
PARTS: Final = "a list of things with their own fields"
FACTS: Final = "a list of things with their own fields, of which only is asked whether one is there"
ID: Final = "the id of a piece, below zero for none"
IDS: Final = "a list of ids of pieces"

# ------------------------------------------------- fields that do not enter, and why
COUNTER: Final = "-counts what has been; nothing is decided by it"
MOMENT: Final = "-belongs to the moment, not to the value"
REBUILT: Final = "-built again from the rest"
AGREED: Final = "-agreed before the game; what happens does not depend on it"
FIXED: Final = "-the same in every game of this kind"
BY_POSITION: Final = "-said by where it stands in the position"
IMPLIED: Final = "-follows from the rest"
BY_PIECE_ENCODER: Final = "-said by `Teller.piece`"
BY_CARD_AND_PLACE: Final = "-named by its card and place instead"

FRAME_OF_A_TEXT: Final[dict[str, str]] = {
    "event_about": REF,
    "pending": REFS,
    "event_other": REF,
    "flag": PLAIN,
    "mentioned_number": PLAIN,
    "pc": PC,
    "program": NAME,
    "source": REF,
    "targets": REF_LISTS,
    "mentioned": REFS,
    "x": PLAIN,
    "you": PLAIN,
}
"""The fields of `Scope`."""

PIECE: Final[dict[str, str]] = {
    "identity": BY_PIECE_ENCODER,
    "card": NAME,
    "id": BY_CARD_AND_PLACE,
    "write_token": REBUILT,
    "owner": PLAIN,
    "ref": BY_CARD_AND_PLACE,
    "zone": BY_POSITION,
}
"""The fields of `Piece`."""

STATE: Final[dict[str, str]] = {
    "public_decision_count": COUNTER,
    "batch": COUNTER,
    "chance": PART,
    "decision": PART,
    "defs": FIXED,
    "events": MOMENT,
    "frames": PARTS,
    "last_known_pieces": BY_CARD_AND_PLACE,
    "handle_count": COUNTER,
    "zone_visibility": FIXED,
    "left_seats": PLAIN,
    "draw_offers": PLAIN,
    "open_lists": AGREED,
    "shared_zones": REBUILT,
    "write_token": REBUILT,
    "pieces": BY_POSITION,
    "owner_handle_counts": COUNTER,
    "result": PART,
    "seats": IMPLIED,
    "teams": PLAIN,
    "windows": PLAIN,
    "zones": BY_POSITION,
}
"""The fields of `State`."""

OTHERS: Final[dict[str, dict[str, str]]] = {
    "Chance": {
        "a": PLAIN,
        "b": PLAIN,
        "c": PLAIN,
        "d": PLAIN,
        "dictated": PLAIN,
        "dictating": PLAIN,
        "drawn": COUNTER,
        "log": MOMENT,
    },
    "Decision": {
        "asking_ref": REF,
        "kind": PLAIN,
        "number": COUNTER,
        "options": IMPLIED,
        "public_kind": PLAIN,
        "seat": PLAIN,
    },
    "LastKnown": {"piece": PART, "ref": BY_CARD_AND_PLACE, "values": PLAIN},
    "Option": {"number": IMPLIED, "object": IMPLIED, "subject": IMPLIED, "verb": IMPLIED},
    "GameResult": {"rule": NAME, "winners": PLAIN},
}
"""The kernel's other classes that stand in every game's states (`save.KERNEL_CLASSES`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionEncoder:
    """Tells one position. Games subclass it for ways of entering that only they have (`encode_special`).

    s        the state
    table    how every field of every class enters
    zones    names of the kinds of zones
    enter    the fields that enter, by class
    leading  those of a piece in which another may show, by class
    """

    def __init__(self, state: State, table: FieldEncodings, zones: Sequence[str]) -> None:
        self.state = state
        self.table = table
        self.zones = zones
        self.enter: dict[type, list[tuple[str, str]]] = {}
        self.leading: dict[type, list[tuple[str, str]]] = {}

    def zone(self, zone: int) -> str:
        """What a zone is called: its kind and whose it is."""
        return f"{self.zones[zone // self.state.seats]} {zone % self.state.seats}"

    def name(self, id: int) -> str | None:
        """What a piece is called: its zone and its place there; None for one that is in no zone."""
        zone = self.state.pieces[id].zone if id >= 0 else -1
        if zone < 0 or id not in self.state.zones[zone]:
            return None
        return f"{self.zone(zone)}.{self.state.zones[zone].index(id)}"

    def encode(self) -> dict[str, Any]:
        """The position as plain data."""
        data = self.fields(self.state)
        data["zones"] = {
            self.zone(zone): [self.piece(self.state.pieces[id]) for id in ids]
            for zone, ids in enumerate(self.state.zones)
            if ids
        }
        return data

    def fields(self, thing: object) -> dict[str, Any]:
        """The fields of a thing that enter; those that say nothing are left out."""
        data: dict[str, Any] = {}
        for field, how in self.entering(type(thing)):
            value = getattr(thing, field)
            if how != PLAIN:
                value = self.value(thing, how, value)
            if value is not None and value is not False and value != 0 and value != []:
                data[field] = value
        return data

    def entering(self, kind: type) -> list[tuple[str, str]]:
        """The fields of a class that enter, and how: found once, as there are many things of few classes."""
        found = self.enter.get(kind)
        if found is None:
            found = [(field, how) for field, how in self.table[kind.__name__].items() if not how.startswith("-")]
            self.enter[kind] = found
        return found

    def value(self, thing: object, how: str, value: Any) -> Any:
        """One field as it enters."""
        if value is None or how == PLAIN:
            return value
        if how == REF:
            return self.ref(value)
        if how == REFS:
            return [self.ref(ref) for ref in value]
        if how == REF_LISTS:
            return [[self.ref(ref) for ref in refs] for refs in value]
        if how == PART:
            return self.encode_object(value)
        if how == PARTS:
            return [self.encode_object(part) for part in value]
        if how == FACTS:
            told = {json.dumps(part, sort_keys=True): part for part in map(self.encode_object, value)}
            return [told[text] for text in sorted(told)]
        if how == NAME:
            return name_of(value)
        if how == PC:
            assert isinstance(thing, Scope)
            program: Program = thing.program
            return program.paths[thing.pc]
        if how == ID:
            return self.name(value)
        if how == IDS:
            return [self.name(id) or "" for id in value]
        return self.encode_special(thing, how, value)

    def encode_special(self, thing: object, how: str, value: Any) -> Any:
        """One field that enters in a way that only this game has."""
        raise ValueError(f"no field enters {how!r}")

    def encode_object(self, thing: Any) -> dict[str, Any]:
        """A thing with its fields, and what it is."""
        if isinstance(thing, Piece):
            return self.piece(thing)
        return {"is": type(thing).__name__, **self.fields(thing)}

    def ref(self, ref: Ref) -> Any:
        """None, a seat, a piece by its place, or what a piece was that is not the same any more."""
        if ref == 0:
            return None
        if ref < 0:
            return f"seat {as_seat(ref)}"
        state = self.state
        piece = state.piece_or_none(ref)
        if piece is not None:
            return self.name(piece.id) or "nowhere"
        gone = state.last_known_pieces.get(ref)
        if gone is not None:
            return self.encode_object(gone)
        piece = state.pieces[(ref & ID_MASK) - 1]
        return {"was": piece.card.code, "owner": piece.owner}

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        """A piece; who knows its face is left out where it is as usual in its zone.

        Whether others and its owner can follow it enters; the names by which they do count what has been.
        """
        data = self.fields(piece)
        if piece.handle:
            data["handle"] = True
        if piece.owner_handle:
            data["private"] = True
        data["knows"] = piece.known_to
        sight = self.state.zone_visibility[piece.zone // self.state.seats] if piece.zone >= 0 else VISIBLE_TO_ALL
        if piece.known_to == (
            EVERYONE if sight == VISIBLE_TO_ALL else 1 << piece.owner if sight == VISIBLE_TO_OWNER else 0
        ):
            del data["knows"]
        return data

    def may_name(self, how: str) -> bool:
        """Whether another piece may be named in what enters like this. Games say it of their own ways."""
        return how != PLAIN and how != NAME

    def leads_elsewhere(self, piece: Piece[Any]) -> bool:
        """Whether the piece holds anything in which the place of another may show."""
        leading = self.leading.get(type(piece))
        if leading is None:
            entering = self.entering(type(piece))
            leading = [(field, how) for field, how in entering if self.may_name(how)]
            self.leading[type(piece)] = leading
        for field, how in leading:
            value = getattr(piece, field)
            if (value is not None and value >= 0) if how == ID else value:
                return True
        return False


def name_of(value: Any) -> str:
    """The name of something that has one."""
    for field in ("path", "code", "number"):
        if hasattr(value, field):
            return str(getattr(value, field))
    raise TypeError(f"{type(value).__name__} has no name")
