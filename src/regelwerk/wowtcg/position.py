"""The canonical position: everything that decides how a game goes on, and nothing else.

Cards are named by where they lie (`hand 0.3` is the fourth card of seat 0's hand), so no
number of a piece, no handle and no count of past events is in it. Two games with equal
positions, chance included, go on alike. The digest of a game is taken over it.

How every field of every class enters is a table; a field that does not enter says why.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.program import Program, Scope
from regelwerk.kernel.state import ID_MASK, OPEN, OWN
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.state import WowPiece, WowState

PLAIN: Final = "as it is"
REF: Final = "a reference: a card, a seat, or what a card was"
REFS: Final = "a list of references"
REF_LISTS: Final = "a list of lists of references"
NAME: Final = "by its name: a path, a code, a number of the rules"
PC: Final = "the place in the program"
LINK: Final = "its place in the chain"
PART: Final = "with its own fields"
PARTS: Final = "a list of things with their own fields"
TIME: Final = "a timestamp: only what is older and what newer counts"
TIMES: Final = "a list of timestamps"
HERE: Final = "whether there is one"
SINCE: Final = "whether it came after the start of its controller's most recent turn"
IDS: Final = "a list of ids of pieces"
USES: Final = "a list of (reference, number)"

# ------------------------------------------------- fields that do not enter, and why
COUNTER: Final = "-counts what has been; nothing is decided by it"
MOMENT: Final = "-belongs to the moment, not to the value"
BUILT: Final = "-built again from the rest"
FIXED: Final = "-the same in every game of this kind"
STANDS: Final = "-said by where it stands in the position"
FOLLOWS: Final = "-follows from the rest"
TOGETHER: Final = "-the links of this turn enter: the difference of the two"
NAMED: Final = "-named by its card and place instead"

FRAME_OF_A_TEXT: Final[dict[str, str]] = {
    "about": REF,
    "aside": REFS,
    "asked": REFS,
    "by": REF,
    "chosen": REFS,
    "dealt": REFS,
    "flag": PLAIN,
    "link": LINK,
    "n": PLAIN,
    "pc": PC,
    "program": NAME,
    "said": PLAIN,
    "source": REF,
    "targets": REF_LISTS,
    "them": REFS,
    "x": PLAIN,
    "you": PLAIN,
}

FIELDS: Final[dict[str, dict[str, str]]] = {
    "Announce": {
        "begun": PLAIN,
        "kind": PLAIN,
        "mode": PLAIN,
        "number": PLAIN,
        "paid": REF_LISTS,
        "part": PLAIN,
        "play": NAME,
        "ref": REF,
        "resources": PLAIN,
        "seat": PLAIN,
        "slot": PLAIN,
        "spent": REFS,
        "stage": PLAIN,
        "targets": REF_LISTS,
        "waiting": PART,
        "x": PLAIN,
    },
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
    "Decision": {
        "about": REF,
        "kind": PLAIN,
        "number": COUNTER,
        "options": FOLLOWS,
        "public": PLAIN,
        "seat": PLAIN,
    },
    "Gone": {"piece": PART, "ref": NAMED, "values": PLAIN},
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
    "Option": {"n": FOLLOWS, "object": FOLLOWS, "subject": FOLLOWS, "verb": FOLLOWS},
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
    "Resolving": {**FRAME_OF_A_TEXT, "host": REF, "stage": PLAIN},
    "Result": {"rule": NAME, "winners": PLAIN},
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
    "Window": {"closed": PLAIN, "holder": PLAIN, "kind": PLAIN, "passes": PLAIN},
    "WowPiece": {
        "card": NAME,
        "control": PLAIN,
        "counters": PLAIN,
        "damage": PLAIN,
        "exhausted": PLAIN,
        "face_down": PLAIN,
        "first": PLAIN,
        "handle": HERE,
        "host": REF,
        "id": NAMED,
        "knows": PLAIN,
        "own": BUILT,
        "owner": PLAIN,
        "private": HERE,
        "since": SINCE,
        "stamp": NAMED,
        "time": TIME,
        "token": PLAIN,
        "used": PLAIN,
        "zone": STANDS,
    },
    "WowScope": FRAME_OF_A_TEXT,
    "WowState": {
        "active": PLAIN,
        "asked": COUNTER,
        "batch": COUNTER,
        "chain": PARTS,
        "chance": PART,
        "combat": PART,
        "crowded": PLAIN,
        "decision": PART,
        "defs": FIXED,
        "dirty": PLAIN,
        "drained": PLAIN,
        "events": MOMENT,
        "extra": PLAIN,
        "frames": PARTS,
        "gone": NAMED,
        "handles": COUNTER,
        "heroes": IDS,
        "holder": PLAIN,
        "idle": USES,
        "kinds": FIXED,
        "left": PLAIN,
        "lent": FOLLOWS,
        "limited": FOLLOWS,
        "links": TOGETHER,
        "links_before": TOGETHER,
        "instants": BUILT,
        "spare": BUILT,
        "modifiers": PARTS,
        "notes": PARTS,
        "offers": PLAIN,
        "own": BUILT,
        "passed": PLAIN,
        "phase": PLAIN,
        "pieces": STANDS,
        "placed": PLAIN,
        "powers": BUILT,
        "privates": COUNTER,
        "result": PART,
        "seats": FOLLOWS,
        "started": FOLLOWS,
        "stray": IDS,
        "teams": PLAIN,
        "time": COUNTER,
        "turn": PLAIN,
        "values": BUILT,
        "waiting": PARTS,
        "windows": PLAIN,
        "zones": STANDS,
    },
}
"""For every class that can stand in a state, how each field enters the position."""


def position(s: WowState) -> dict[str, Any]:
    """The position as plain data."""
    return _Teller(s).whole()


class _Teller:
    """Tells one position. `names` by piece id, `times` the rank of every timestamp in use."""

    def __init__(self, s: WowState) -> None:
        self.s = s
        self.names: dict[int, str] = {}
        for zone, ids in enumerate(s.zones):
            where = f"{c.ZONES[zone // s.seats]} {zone % s.seats}"
            for i, id in enumerate(ids):
                self.names[id] = f"{where}.{i}"
        used = {s.pieces[id].time // MOMENTS for zone in s.zones[c.ALLIES * s.seats :] for id in zone}
        used |= {m.time // MOMENTS for m in s.modifiers}
        self.times = {time: i for i, time in enumerate(sorted(used))}

    def whole(self) -> dict[str, Any]:
        s = self.s
        told = self.fields(s)
        told["links"] = s.links - s.links_before
        told["zones"] = {
            f"{c.ZONES[zone // s.seats]} {zone % s.seats}": [self.piece(s.pieces[id]) for id in ids]
            for zone, ids in enumerate(s.zones)
            if ids
        }
        return told

    def fields(self, thing: object) -> dict[str, Any]:
        """The fields of a thing that enter; those that say nothing are left out."""
        told: dict[str, Any] = {}
        for field, how in FIELDS[type(thing).__name__].items():
            if not how.startswith("-"):
                value = self.value(thing, how, getattr(thing, field))
                if value is not None and value is not False and value != 0 and value != []:
                    told[field] = value
        return told

    def value(self, thing: object, how: str, value: Any) -> Any:
        if value is None or how == PLAIN:
            return value
        if how == REF:
            return self.ref(value)
        if how == REFS:
            return [self.ref(ref) for ref in value]
        if how == REF_LISTS:
            return [[self.ref(ref) for ref in refs] for refs in value]
        if how == PART:
            return self.part(value)
        if how == PARTS:
            return [self.part(part) for part in value]
        if how == TIME:
            return self.time(value)
        if how == TIMES:
            return [self.time(time) for time in value]
        return self.special(thing, how, value)

    def special(self, thing: object, how: str, value: Any) -> Any:
        if how == NAME:
            return name_of(value)
        if how == PC:
            return self.place(thing)
        if how == LINK:
            return self.s.chain.index(value) + 1 if value in self.s.chain else -1
        if how == HERE:
            return value != 0
        if how == SINCE:
            assert isinstance(thing, WowPiece)
            return value >= self.s.started[thing.control]
        if how == IDS:
            return [self.names.get(id, "") for id in value]
        return [[self.ref(ref), number] for ref, number in value]

    def part(self, thing: Any) -> dict[str, Any]:
        if isinstance(thing, WowPiece):
            return self.piece(thing)
        return {"is": type(thing).__name__, **self.fields(thing)}

    def place(self, thing: object) -> str:
        assert isinstance(thing, Scope)
        program: Program = thing.program
        return program.paths[thing.pc]

    def time(self, time: int) -> list[int] | int:
        """The rank of the moment among those in use, and the number within it; -1 and the like as they are."""
        if time <= 0:
            return time
        return [self.times.get(time // MOMENTS, -1), time % MOMENTS]

    def ref(self, ref: int) -> Any:
        """None, a seat, a card by its place, or what a card was that is not the same any more."""
        if ref == 0:
            return None
        if ref < 0:
            return f"seat {-1 - ref}"
        s = self.s
        p = s.at(ref)
        if p is not None:
            return self.names.get(p.id, "nowhere")
        gone = s.gone.get(ref)
        if gone is not None:
            return self.part(gone)
        p = s.pieces[(ref & ID_MASK) - 1]
        return {"was": p.card.code, "owner": p.owner}

    def piece(self, p: WowPiece) -> dict[str, Any]:
        """A card; what is as it usually is in its zone is left out."""
        told = self.fields(p)
        for field in ("control", "first"):
            if told.get(field, 0) == p.owner:
                told.pop(field, None)
            else:
                told[field] = told.get(field, 0)
        sight = c.ZONE_SIGHT[p.zone // self.s.seats] if p.zone >= 0 else OPEN
        usual = EVERYONE if sight == OPEN else 1 << p.owner if sight == OWN else 0
        told["knows"] = p.knows
        if p.knows == usual:
            del told["knows"]
        if not self.s.in_play(p):
            told.pop("since", None)
        return told


def name_of(value: Any) -> str:
    """The name of something that has one."""
    for field in ("path", "code", "number"):
        if hasattr(value, field):
            return str(getattr(value, field))
    raise TypeError(f"{type(value).__name__} has no name")


MOMENTS: Final = 16
"""Timestamps of one moment: see `WowState.moment`."""
