"""What a scene expects: of cards, players, the chain, the turn, and of what has happened."""

from __future__ import annotations

from functools import partial
from typing import Final

from regelwerk.kernel.scene import Failed, Table
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
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.lowering.descriptions import KEYWORDS as KEYWORD_BITS
from regelwerk.wowtcg.payment import due, ready_resources, strike_cost
from regelwerk.wowtcg.scene.acts import asked, state_of
from regelwerk.wowtcg.scene.cards import KEYWORDS
from regelwerk.wowtcg.scene.events import EVENTS, check_event, means
from regelwerk.wowtcg.scene.names import ZONE_WORDS, Named, Names, everything, matching
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.values import atk, defense, has_tag, health, keywords

COUNTED: Final = ("hand", "deck", "graveyard", "removed", "resources", "ready resources", "party", "allies")
NUMBERS: Final = ("damage", "atk", "health", "def", "strike cost", "cost", "copies")
ANYWHERE: Final = ("cost", "copies")
"""Numbers that a card has wherever it is."""
STATES: Final = (
    "exhausted",
    "ready",
    "face up",
    "face down",
    "attacking",
    "defending",
    "protecting",
    "in combat",
    "gone",
)


# -------------------------------------------------------------------------- reading


def read_expected(text: Text, names: Names) -> Expected:
    """Words to something expected. Raises BadScene."""
    found = read_happened(text, names, EVENTS) or read_turn(text, names, c.PHASES)
    if found is not None:
        return found
    if text.text.startswith("chain"):
        return read_chain(text, names)
    return read_player(text, names) or read_card(text, names)


def read_chain(text: Text, names: Names) -> Expected:
    rest = text.cut(5)
    if rest.text == "empty":
        return Expected("chain", text, number=0)
    if rest.text.isdecimal():
        return Expected("chain", text, number=int(rest.text))
    if rest.text.startswith(":"):
        cards = tuple(names.cards_in(rest.cut(1)))
        return Expected("chain", text, cards=cards, number=len(cards))
    raise text.problem("the chain is `chain empty`, `chain 2`, or `chain: Top Card, Next Card`")


def read_player(text: Text, names: Names) -> Expected | None:
    """`Ben is asked may`, `Ben has priority`, `Anna wins`, `Ben's hand 3`, `Ben's deck: A, B`; None: of a card."""
    for seat in names.seats:
        found = read_seat(text, seat, c.DECISIONS, ("has priority",)) or read_zone(text, seat, names, COUNTED)
        if found is not None:
            return found
    return None


def read_card(text: Text, names: Names) -> Expected:
    """A card, and what it is like: `Fury atk 5, health 3, elusive, in Anna's party`."""
    parts = names.split(text)
    found = split_name(parts[0], names, reading)
    if found is None:
        waits = names.waits(parts[0])
        raise parts[0].problem(waits or f"neither a card nor anything else that can be expected: {parts[0].text!r}")
    first, said = found
    words = tuple([said, *parts[1:]] if said.text else parts[1:])
    if not words:
        raise text.problem("say what is expected of it: `damage 2`, `exhausted`, `in Anna's graveyard`")
    named = names.card(first)
    every(lambda word: look(word, names), words)
    return Expected("card", text, named=named, words=words)


# ------------------------------------------------------------------ looking at a card


def look(text: Text, names: Names) -> Reading:
    """A property in words. Raises BadScene."""
    found = reading(text, names)
    if found is None:
        known = [*NUMBERS, *STATES, *KEYWORDS, "attached to", "controlled by", "counters", "tag", "known to", "in"]
        raise text.problem(f"nothing is known of {text.text!r}{among(text.text, known)}")
    return found


def reading(text: Text, names: Names) -> Reading | None:
    """A property in words, None if the words are none."""
    holds, text = wanted(text)
    said = text.text
    if said in STATES:
        return Reading("state", said, wanted=holds)
    if said.lower() in KEYWORDS:
        return Reading("keyword", said.lower(), wanted=holds)
    head, _, tail = said.rpartition(" ")
    if head in NUMBERS and tail.isdecimal():
        return Reading("number", head, int(tail), wanted=holds)
    return reading_more(text, said, holds, names)


def reading_more(text: Text, said: str, holds: bool, names: Names) -> Reading | None:
    words = said.split()
    if said.startswith("controlled by ") and said[14:] in names.seats:
        return Reading("controlled", seat=said[14:], wanted=holds)
    if said.startswith("known to ") and said[9:] in names.seats:
        return Reading("known", seat=said[9:], wanted=holds)
    if said.startswith("attached to "):
        return Reading("attached", named=names.card(text.cut(12)), wanted=holds)
    if said.startswith("tag ") and len(words) > 1:
        return Reading("tag", said[4:], wanted=holds)
    if len(words) == 3 and words[0] == "counters" and words[2].isdecimal():
        return Reading("counters", words[1], int(words[2]), wanted=holds)
    return read_place(text, names, ZONE_WORDS, holds)


def differs(table: Table, s: WowState, p: WowPiece, r: Reading, names: Names) -> str:
    """What is different from what is expected, "" if nothing is. Values and states are those of cards in play."""
    if not s.in_play(p) and (r.sort in ("number", "keyword", "tag") or r.word in ("exhausted", "ready")):
        if r.word not in ANYWHERE:
            return "is not in play"
    if r.sort == "number":
        value = number_of(s, p, r.word)
        return "" if (value == r.number) == r.wanted else f"has {r.word} {value}, not {r.number}"
    holds = holds_for(table, s, p, r, names)
    if holds == r.wanted:
        return ""
    return f"is {'not ' if r.wanted else ''}{wording(r)}"


def wording(r: Reading) -> str:
    parts = [r.sort if r.sort in (*PLACES, "attached") else "", r.seat, r.word]
    return " ".join(part for part in parts if part) or r.sort


def number_of(s: WowState, p: WowPiece, what: str) -> int:
    if what == "damage":
        return p.damage
    if what == "atk":
        return atk(s, p)
    if what == "health":
        return health(s, p)
    if what == "def":
        return defense(s, p)
    if what == "strike cost":
        return strike_cost(s, p)
    if what == "cost":
        return cost_of(s, p)
    return len([q for q in everything(s) if q.card is p.card and s.in_play(q)])


def cost_of(s: WowState, p: WowPiece) -> int:
    """What playing a card would take its owner in resources now, with an X of 0; else what is printed on it."""
    if p.card.play is not None and s.place(p) == c.HAND:
        return due(s, p.owner, p.ref, p.card.play, 0)
    return p.card.cost


def holds_for(table: Table, s: WowState, p: WowPiece, r: Reading, names: Names) -> bool:
    if r.sort == "state":
        return in_state(s, p, r.word)
    if r.sort == "keyword":
        return s.in_play(p) and keywords(s, p) & KEYWORD_BITS[KEYWORDS[r.word]] != 0
    if r.sort == "tag":
        return has_tag(s, p, r.word)
    if r.sort == "counters":
        return sum(number for name, number in p.counters if name == r.word) == r.number
    if r.sort == "controlled":
        return p.control == table.seats[r.seat]
    if r.sort == "known":
        return p.knows >> table.seats[r.seat] & 1 == 1
    if r.sort == "attached":
        host = s.at(p.host)
        if host is None or r.named is None:
            return False
        return host.id in [q.id for q in matching(s, r.named, everything(s), names, table.seats)]
    return stands(table, s, p, r)


def stands(table: Table, s: WowState, p: WowPiece, r: Reading) -> bool:
    """Whether it is in that zone (at that end)."""
    outside = r.word == "party" and not p.card.kind & (c.HERO | c.ALLY)
    if outside or s.place(p) not in ZONE_WORDS[r.word]:
        return False
    seat = p.control if s.in_play(p) or s.place(p) == c.CHAIN else p.owner
    if r.seat and table.seats[r.seat] != seat:
        return False
    if r.sort == "in":
        return True
    ids = s.zones[p.zone]
    return ids[-1 if r.sort == "on top of" else 0] == p.id


def in_state(s: WowState, p: WowPiece, word: str) -> bool:
    fight = s.combat
    ref = p.ref
    if word in ("exhausted", "ready"):
        return p.exhausted == (word == "exhausted") and s.in_play(p)
    if word in ("face up", "face down"):
        return p.face_down == (word == "face down")
    if word == "gone":
        return not s.in_play(p)
    if fight is None:
        return False
    if word == "attacking":
        return fight.attacker == ref
    if word == "defending":
        return fight.defender == ref
    if word == "protecting":
        return fight.protector == ref
    return fight.attacker != 0 and fight.defender != 0 and ref in (fight.attacker, fight.defender)


# ------------------------------------------------------------------------- checking


def check(table: Table, e: Expected, names: Names) -> str:
    """What is different from what is expected, "" if nothing is."""
    s = state_of(table)
    if e.event is not None:
        return check_event(table, s, e.event, names)
    if e.sort == "events":
        return EVENTS.check_order(table, e.words)
    if e.sort == "card":
        return check_card(table, s, e, names)
    if e.sort == "chain":
        return check_chain(table, s, e, names)
    if e.sort in ("count", "cards"):
        return check_zone(table, s, e, names)
    return check_table(table, s, e)


def check_card(table: Table, s: WowState, e: Expected, names: Names) -> str:
    assert e.named is not None
    readings = [look(word, names) for word in e.words]
    pieces = everything(s)
    found = matching(s, e.named, pieces, names, table.seats)
    zones = [r for r in readings if r.sort in PLACES and r.wanted]
    if len(found) > 1 and zones:
        found = [p for p in found if stands(table, s, p, zones[0])] or found[:1]
    if len(found) > 1 and any(s.in_play(p) for p in found):
        found = [p for p in found if s.in_play(p)]
    if not found:
        gone = [r for r in readings if r.sort == "state" and r.word == "gone"]
        return "" if gone else f"there is no {e.named.at.text}"
    if len(found) > 1 and len({(p.card.index, p.zone) for p in found}) > 1:
        raise Failed(f"{e.named.at.text!r} is not clear: {len(found)} cards are called that; number them or say whose")
    faults = [differs(table, s, found[0], r, names) for r in readings]
    differences = "; ".join(f"{e.named.at.text} {fault}" for fault in faults if fault)
    if differences and not s.in_play(found[0]):
        differences += f" (it is in {table.names[found[0].owner]}'s {c.ZONES[s.place(found[0])]})"
    return differences


def check_chain(table: Table, s: WowState, e: Expected, names: Names) -> str:
    there = ", ".join(s.last(link.source).card.name or c.LINKS[link.kind] for link in reversed(s.chain)) or "nothing"
    if len(s.chain) != e.number:
        return f"on the chain is {there}"
    for named, link in zip(e.cards, reversed(s.chain)):
        if not means(table, s, link.source or link.a, named, names):
            return f"on the chain is {there}"
    return ""


def check_zone(table: Table, s: WowState, e: Expected, names: Names) -> str:
    """How many, or which: all of them in any order, of a deck and a graveyard the top ones in order."""
    seat = table.seats[e.seat]
    word = e.zone
    if word == "ready resources":
        count = ready_resources(s, seat)
        return "" if count == e.number else f"{e.seat} has {count} ready resources, not {e.number}"
    kinds = (c.ALLIES,) if word == "allies" else ZONE_WORDS[word]
    ids = [id for kind in kinds for id in s.zone(kind, seat)]
    if word == "party":
        ids = [id for id in ids if s.pieces[id].card.kind & (c.HERO | c.ALLY)]
    if e.sort == "count":
        return "" if len(ids) == e.number else f"{e.seat}'s {word}: {len(ids)} cards, not {e.number}"
    pieces = [s.pieces[id] for id in ids]
    if word in ("deck", "graveyard"):
        pieces.reverse()
    there = f"{e.seat}'s {word}: " + (", ".join(p.card.name for p in pieces) or "none")
    if word == "deck":
        pieces = pieces[: len(e.cards)]
    fits = partial(fitting, table, s, names)
    return "" if same_cards(e.cards, pieces, word in ("deck", "graveyard"), fits) else there


def fitting(table: Table, s: WowState, names: Names, named: Named, pieces: list[WowPiece]) -> list[WowPiece]:
    """Those of the pieces that fit a name best."""
    return matching(s, named, pieces, names, table.seats)


def check_table(table: Table, s: WowState, e: Expected) -> str:
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
        lost = s.left >> seat & 1 or (s.result is not None and seat not in s.result.winners)
        return "" if lost else f"{e.seat} is in the game"
    if d is None:
        return "the game is over"
    now = asked(s, d, table.names)
    if d.seat != seat:
        return now
    if e.sort == "has priority":
        return "" if d.kind == c.PRIORITY else now
    return "" if e.number < 0 or d.kind == e.number else now
