"""What a scene expects: of cards, players, the turn, and of what has happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.paying import cost_of
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.scene.acts import asked, state_of
from regelwerk.duelmasters.scene.names import ZONE_WORDS, Named, Names, everything, matching
from regelwerk.duelmasters.shields import breaks
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.values import keywords, power, sick
from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_events import Events, Happened
from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.kernel.state import ID_MASK

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


@dataclass(frozen=True)
class Expected:
    """One thing that is expected: of which sort, of whom, and the words that say what."""

    sort: str
    at: Text
    named: Named | None = None
    seat: str = ""
    words: tuple[Text, ...] = ()
    zone: str = ""
    cards: tuple[Named, ...] = ()
    number: int = -1
    event: Happened | None = None


# -------------------------------------------------------------------------- reading


def read_expected(text: Text, names: Names) -> Expected:
    """Words to something expected. Raises BadScene."""
    said = text.text
    for lead in ("no event ", "event "):
        if said.startswith(lead):
            return Expected("event", text, event=EVENTS.read(text.cut(len(lead)), names, lead == "no event "))
    if said.startswith("events "):
        kinds = tuple(text.cut(7).split(","))
        for kind in kinds:
            EVENTS.kind(kind)
        return Expected("events", text, words=kinds)
    if said in ("draw game", "game goes on"):
        return Expected(said, text)
    if said.startswith("phase "):
        what = text.cut(6)
        if what.text not in c.PHASES:
            raise what.problem(f"no step is called {what.text!r}{nearest(what.text, list(c.PHASES))}")
        return Expected("phase", text, number=c.PHASES.index(what.text))
    if said.startswith("turn "):
        what = text.cut(5)
        if what.text not in names.seats:
            raise what.problem(f"no seat is called {what.text!r}{nearest(what.text, names.seats)}")
        return Expected("turn", text, seat=what.text)
    return read_player(text, names) or read_card(text, names)


def read_player(text: Text, names: Names) -> Expected | None:
    """`Ben is asked block`, `Anna wins`, `Ben's hand 3`, `Ben's graveyard: A, B`; None: of a card."""
    for seat in names.seats:
        for words in ("wins", "has lost", "is asked"):
            if text.text == f"{seat} {words}":
                return Expected(words, text, seat=seat)
        if text.text.startswith(f"{seat} is asked "):
            what = text.cut(len(seat) + 10)
            if what.text not in c.DECISIONS[1:]:
                raise what.problem(f"nobody is asked {what.text!r}{nearest(what.text, list(c.DECISIONS[1:]))}")
            return Expected("is asked", text, seat=seat, number=c.DECISIONS.index(what.text))
        if text.text.startswith(seat + "'s "):
            found = read_zone(text, text.cut(len(seat) + 3), seat, names)
            if found is not None:
                return found
    return None


def read_zone(text: Text, rest: Text, seat: str, names: Names) -> Expected | None:
    """`hand 3`, `hand empty`, `graveyard: A, B`; None if no zone is spoken of."""
    for zone in COUNTED:
        tail = rest.text[len(zone) :]
        if rest.text.startswith(zone) and tail[:1] == ":":
            listed = rest.cut(len(zone) + 1)
            cards = () if listed.text in ("none", "empty") else tuple(names.cards_in(listed))
            return Expected("cards", text, seat=seat, zone=zone, cards=cards)
        if rest.text.startswith(zone + " ") and (tail.strip() == "empty" or tail.strip().isdigit()):
            return Expected("count", text, seat=seat, zone=zone, number=0 if tail.strip() == "empty" else int(tail))
    return None


def read_card(text: Text, names: Names) -> Expected:
    """A card, and what it is like: `Aqua Hulcus power 2000, tapped, in Anna's mana`."""
    parts = names.split(text)
    first, said = split_name(parts[0], names)
    words = (said, *parts[1:]) if said.text else tuple(parts[1:])
    if not words:
        raise text.problem("say what is expected of it: `power 2000`, `tapped`, `in Anna's graveyard`")
    for word in words:
        look(word, names)
    return Expected("card", text, named=names.card(first), words=words)


def split_name(text: Text, names: Names) -> tuple[Text, Text]:
    """Where the name of a card ends: at the last place before which a name stands and after which something is said."""
    for at in range(len(text.text) - 1, 0, -1):
        if text.text[at] != " ":
            continue
        head, tail = text.cut(0, at), text.cut(at)
        _, name = names.whose(head)
        plain = name.text.strip('"').lower()
        before, _, digits = plain.rpartition(" ")
        if digits.isdigit():
            plain = before
        if names.known(plain) and reading(tail, names) is not None:
            return head, tail
    raise text.problem(f"neither a card nor anything else that can be expected: {text.text!r}")


# ------------------------------------------------------------------ looking at a card


@dataclass(frozen=True)
class Reading:
    """One property: its sort, and the word, number, seat it is about."""

    sort: str
    word: str = ""
    number: int = 0
    seat: str = ""
    wanted: bool = True


def look(text: Text, names: Names) -> Reading:
    """A property in words. Raises BadScene."""
    found = reading(text, names)
    if found is None:
        known = [*NUMBERS, *STATES, *KEYWORDS, "race", "known to", "in", "on top of", "at the bottom of"]
        raise text.problem(f"nothing is known of {text.text!r}{nearest(text.text, known)}")
    return found


def reading(text: Text, names: Names) -> Reading | None:
    """A property in words, None if the words are none."""
    said = text.text
    wanted = True
    for no in ("is not ", "not ", "no "):
        if said.startswith(no):
            wanted = False
            text = text.cut(len(no))
            said = text.text
            break
    if said.startswith("is "):
        text = text.cut(3)
        said = text.text
    if said in STATES:
        return Reading("state", said, wanted=wanted)
    if said in KEYWORDS:
        return Reading("keyword", said, wanted=wanted)
    head, _, tail = said.rpartition(" ")
    if head in NUMBERS and tail.isdigit():
        return Reading("number", head, int(tail), wanted=wanted)
    if said.startswith("known to ") and said[9:] in names.seats:
        return Reading("known", seat=said[9:], wanted=wanted)
    if said.startswith("race "):
        return Reading("race", said[5:], wanted=wanted)
    for lead in ("in ", "on top of ", "at the bottom of "):
        if said.startswith(lead):
            seat, zone = names.whose(text.cut(len(lead)))
            if zone.text in ZONE_WORDS:
                return Reading(lead.strip(), zone.text, seat=seat, wanted=wanted)
    return None


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
    return p.ref() == {"attacking": fight.attacker, "attacked": fight.target}.get(word, fight.blocker)


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
    zones = [r for r in readings if r.sort in ("in", "on top of", "at the bottom of") and r.wanted]
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
    if kind in TOP_FIRST:
        if kind == c.DECK:
            pieces = pieces[: len(e.cards)]
        same = [p for n, p in zip(e.cards, pieces) if matching(s, n, [p], names, table.seats)]
        return "" if len(same) == len(pieces) == len(e.cards) else there
    for named in e.cards:
        found = matching(s, named, pieces, names, table.seats)
        if not found:
            return there
        pieces.remove(found[0])
    return there if pieces else ""


def check_table(table: Table, s: DmState, e: Expected) -> str:
    """The turn, who is asked, how it ended."""
    seat = table.seats[e.seat] if e.seat else -1
    d = s.decision
    if e.sort == "phase":
        return "" if s.phase == e.number else f"it is the {c.PHASES[s.phase]}"
    if e.sort == "turn":
        return "" if s.active == seat else f"it is {table.names[s.active]}'s turn"
    if e.sort == "game goes on":
        return "" if s.result is None else "the game is over"
    if e.sort == "has lost":
        return "" if s.left >> seat & 1 else f"{e.seat} is in the game"
    if e.sort in ("wins", "draw game"):
        if s.result is None:
            return "the game is not over"
        names = [table.names[winner] for winner in s.result.winners]
        good = e.seat in names if e.sort == "wins" else not names
        return "" if good else f"won by {', '.join(names) or 'nobody'} ({s.result.rule.number})"
    if d is None:
        return "the game is over"
    fits = d.seat == seat and (e.number < 0 or d.kind == e.number)
    return "" if fits else asked(s, d, table.names)
