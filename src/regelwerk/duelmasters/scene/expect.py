"""What a scene expects: of cards, players, the turn, and of what has happened."""

from __future__ import annotations

from functools import partial
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.paying import cost_of
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.scene.acts import asked, state_of
from regelwerk.duelmasters.scene.names import ZONE_WORDS, Named, Names, everything, matching
from regelwerk.duelmasters.shields import breaks
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.values import keywords, power, sick
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_events import Events
from regelwerk.kernel.scene_expect import (
    PLACES,
    Expected,
    Reading,
    check_result,
    read_happened,
    read_place,
    read_seat,
    read_turn,
    read_zone,
    same_cards,
    split_name,
    wanted,
)
from regelwerk.kernel.scene_text import Text, among, every

EVENTS: Final = Events(c.EVENTS, BOOK, ("dm",))
COUNTED: Final = {
    "hand": c.HAND,
    "deck": c.DECK,
    "graveyard": c.GRAVEYARD,
    "shields": c.SHIELDS,
    "untapped mana": c.MANA,
    "mana": c.MANA,
    "creatures": c.BATTLE,
}
NUMBERS: Final = ("power", "cost", "breaks", "beneath", "copies")
STATES: Final = ("tapped", "untapped", "sick", "attacking", "attacked", "blocking", "gone")
KEYWORDS: Final = {name: 1 << bit for bit, name in enumerate(c.KEYWORDS)}
TOP_FIRST: Final = (c.DECK, c.GRAVEYARD)


# -------------------------------------------------------------------------- reading


def read_expected(text: Text, names: Names) -> Expected:
    """Words to something expected. Raises BadScene."""
    found = read_happened(text, names, EVENTS) or read_turn(text, names, c.PHASES)
    return found or read_player(text, names) or read_card(text, names)


def read_player(text: Text, names: Names) -> Expected | None:
    """`Ben is asked block`, `Anna wins`, `Ben's hand 3`, `Ben's graveyard: A, B`; None: of a card."""
    for seat in names.seats:
        found = read_seat(text, seat, c.DECISIONS) or read_zone(text, seat, names, COUNTED)
        if found is not None:
            return found
    return None


def read_card(text: Text, names: Names) -> Expected:
    """A card, and what it is like: `Aqua Hulcus power 2000, tapped, in Anna's mana`."""
    parts = names.split(text)
    found = split_name(parts[0], names, reading)
    if found is None:
        raise parts[0].problem(f"neither a card nor anything else that can be expected: {parts[0].text!r}")
    first, said = found
    words = (said, *parts[1:]) if said.text else tuple(parts[1:])
    if not words:
        raise text.problem("say what is expected of it: `power 2000`, `tapped`, `in Anna's graveyard`")
    every(lambda word: look(word, names), words)
    return Expected("card", text, named=names.card(first), words=words)


# ------------------------------------------------------------------ looking at a card


def look(text: Text, names: Names) -> Reading:
    """A property in words. Raises BadScene."""
    found = reading(text, names)
    if found is None:
        known = [*NUMBERS, *STATES, *KEYWORDS, "race", "known to", "in", "on top of", "at the bottom of"]
        raise text.problem(f"nothing is known of {text.text!r}{among(text.text, known)}")
    return found


def reading(text: Text, names: Names) -> Reading | None:
    """A property in words, None if the words are none."""
    holds, text = wanted(text)
    said = text.text
    if said in STATES:
        return Reading("state", said, wanted=holds)
    if said in KEYWORDS:
        return Reading("keyword", said, wanted=holds)
    head, _, tail = said.rpartition(" ")
    if head in NUMBERS and tail.isdecimal():
        return Reading("number", head, int(tail), wanted=holds)
    if said.startswith("known to ") and said[9:] in names.seats:
        return Reading("known", seat=said[9:], wanted=holds)
    if said.startswith("race "):
        return Reading("race", said[5:], wanted=holds)
    return read_place(text, names, ZONE_WORDS, holds)


def differs(table: Table, s: DmState, p: DmPiece, r: Reading) -> str:
    """What is different from what is expected, "" if nothing is."""
    if r.sort == "number":
        value = number_of(s, p, r.word)
        return "" if (value == r.number) == r.wanted else f"has {r.word} {value}, not {r.number}"
    if holds(table, s, p, r) == r.wanted:
        return ""
    parts = [r.sort if r.sort not in ("state", "keyword") else "", r.seat, r.word]
    return f"is {'not ' if r.wanted else ''}{' '.join(part for part in parts if part)}"


def number_of(s: DmState, p: DmPiece, what: str) -> int:
    """A number of a card."""
    if what == "power":
        return power(s, p)
    if what == "cost":
        return cost_of(s, p)
    if what == "breaks":
        return breaks(s, p)
    if what == "beneath":
        return len(p.pile)
    return len([q for q in everything(s) if q.card is p.card and s.in_battle(q)])


def holds(table: Table, s: DmState, p: DmPiece, r: Reading) -> bool:
    """Whether something can be said of a card."""
    if r.sort == "state":
        return in_state(s, p, r.word)
    if r.sort == "keyword":
        return keywords(s, p) & KEYWORDS[r.word] != 0
    if r.sort == "race":
        return r.word in p.card.races
    if r.sort == "known":
        return p.knows >> table.seats[r.seat] & 1 == 1
    return stands(table, s, p, r)


def stands(table: Table, s: DmState, p: DmPiece, r: Reading) -> bool:
    """Whether it is in that zone (at that end)."""
    if s.place(p) != ZONE_WORDS[r.word] or (r.seat and table.seats[r.seat] != p.owner):
        return False
    return r.sort == "in" or s.zones[p.zone][-1 if r.sort == "on top of" else 0] == p.id


def in_state(s: DmState, p: DmPiece, word: str) -> bool:
    """Whether a card is in a state; attacks look at the attack under way."""
    fight = s.combat
    if word in ("tapped", "untapped"):
        return p.tapped == (word == "tapped")
    if word == "sick":
        return s.in_battle(p) and sick(s, p)
    if word == "gone":
        return not s.in_battle(p)
    if fight is None:
        return False
    return p.ref == {"attacking": fight.attacker, "attacked": fight.target}.get(word, fight.blocker)


# ------------------------------------------------------------------------- checking


def check(table: Table, e: Expected, names: Names) -> str:
    """What is different from what is expected, "" if nothing is."""
    s = state_of(table)
    if e.event is not None:
        return EVENTS.check(table, e.event, lambda ref, named: means(table, s, ref, named, names))
    if e.sort == "events":
        return EVENTS.check_order(table, e.words)
    if e.sort == "card":
        return check_card(table, s, e, names)
    if e.sort in ("count", "cards"):
        return check_zone(table, s, e, names)
    return check_table(table, s, e)


def means(table: Table, s: DmState, ref: int, named: Named, names: Names) -> bool:
    """Whether the piece of a reference is what a name means."""
    if ref <= 0:
        return False
    p = s.pieces[(ref & ID_MASK) - 1]
    said = Named(named.at, named.name, named.owner, named.number)
    return any(matching(s, said, [one], names, table.seats) for one in (s.last(ref), p))


def check_card(table: Table, s: DmState, e: Expected, names: Names) -> str:
    """A card and everything said of it."""
    assert e.named is not None
    readings = [look(word, names) for word in e.words]
    found = matching(s, e.named, everything(s), names, table.seats)
    zones = [r for r in readings if r.sort in PLACES and r.wanted]
    if len(found) > 1 and zones:
        found = [p for p in found if stands(table, s, p, zones[0])] or found[:1]
    if len(found) > 1 and any(s.in_battle(p) for p in found):
        found = [p for p in found if s.in_battle(p)]
    if not found:
        gone = [r for r in readings if r.word == "gone" and r.wanted]
        return "" if gone else f"there is no {e.named.at.text}"
    if len(found) > 1 and len({(p.card.index, p.zone, p.tapped) for p in found}) > 1:
        raise Failed(f"{e.named.at.text!r} is not clear: {len(found)} cards are called that; number them or say whose")
    faults = [differs(table, s, found[0], r) for r in readings]
    differences = "; ".join(f"{e.named.at.text} {fault}" for fault in faults if fault)
    if differences and not s.in_battle(found[0]):
        differences += f" (it is in {table.names[found[0].owner]}'s {c.ZONES[s.place(found[0])]})"
    return differences


def check_zone(table: Table, s: DmState, e: Expected, names: Names) -> str:
    """How many, or which: all of them in any order, of a deck and a graveyard the top ones in order."""
    kind = COUNTED[e.zone]
    pieces = [s.pieces[id] for id in s.zone(kind, table.seats[e.seat])]
    if e.zone == "untapped mana":
        pieces = [p for p in pieces if not p.tapped]
    if kind in TOP_FIRST:
        pieces.reverse()
    if e.sort == "count":
        return "" if len(pieces) == e.number else f"{e.seat} has {len(pieces)} in {e.zone}"
    there = f"{e.seat}'s {e.zone}: " + (", ".join(p.card.name for p in pieces) or "none")
    if kind == c.DECK:
        pieces = pieces[: len(e.cards)]
    fits = partial(fitting, table, s, names)
    return "" if same_cards(e.cards, pieces, kind in TOP_FIRST, fits) else there


def fitting(table: Table, s: DmState, names: Names, named: Named, pieces: list[DmPiece]) -> list[DmPiece]:
    """Those of the pieces that fit a name best."""
    return matching(s, named, pieces, names, table.seats)


def check_table(table: Table, s: DmState, e: Expected) -> str:
    """The turn, who is asked, how it ended."""
    ended = check_result(table, e, s.result)
    if ended is not None:
        return ended
    seat = table.seats[e.seat] if e.seat else -1
    d = s.decision
    if e.sort == "phase":
        return "" if s.phase == e.number else f"it is the {c.PHASES[s.phase]}"
    if e.sort == "turn":
        return "" if s.active == seat else f"it is {table.names[s.active]}'s turn"
    if e.sort == "has lost":
        return "" if s.left >> seat & 1 else f"{e.seat} is in the game"
    if d is None:
        return "the game is over"
    fits = d.seat == seat and (e.number < 0 or d.kind == e.number)
    return "" if fits else asked(s, d, table.names)
