"""What a scene expects: of cards, players, the chain, the turn, and of what has happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_events import Happened
from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.lowering.descriptions import KEYWORDS as KEYWORD_BITS
from regelwerk.wowtcg.payment import ready_resources, strike_cost
from regelwerk.wowtcg.scene.acts import asked, state_of
from regelwerk.wowtcg.scene.cards import KEYWORDS
from regelwerk.wowtcg.scene.events import EVENTS, check_event, means
from regelwerk.wowtcg.scene.names import ZONE_WORDS, Named, Names, everything, matching
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.values import atk, defense, has_tag, health, keywords

COUNTED: Final = ("hand", "deck", "graveyard", "removed", "resources", "ready resources", "party", "allies")
NUMBERS: Final = ("damage", "atk", "health", "def", "strike cost", "copies")
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


@dataclass(frozen=True)
class Expected:
    """One thing that is expected: of which sort, of whom, and the words that say what."""

    sort: str
    at: Text
    named: Named | None = None
    seat: str = ""
    words: tuple[Text, ...] = ()
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
    if said == "draw game" or said == "game goes on":
        return Expected(said, text)
    if said.startswith("chain"):
        return read_chain(text, names)
    if said.startswith(("phase ", "turn of ", "turn ")):
        return read_time(text, names)
    found = read_player(text, names)
    return found if found is not None else read_card(text, names)


def read_chain(text: Text, names: Names) -> Expected:
    rest = text.cut(5)
    if rest.text == "empty":
        return Expected("chain", text, number=0)
    if rest.text.isdigit():
        return Expected("chain", text, number=int(rest.text))
    if rest.text.startswith(":"):
        cards = tuple(names.cards_in(rest.cut(1)))
        return Expected("chain", text, cards=cards, number=len(cards))
    raise text.problem("the chain is `chain empty`, `chain 2`, or `chain: Top Card, Next Card`")


def read_time(text: Text, names: Names) -> Expected:
    if text.text.startswith("phase "):
        what = text.cut(6)
        if what.text not in c.PHASES:
            raise what.problem(f"no step is called {what.text!r}{nearest(what.text, list(c.PHASES))}")
        return Expected("phase", text, number=c.PHASES.index(what.text))
    what = text.cut(5)
    if what.text.startswith("of "):
        what = what.cut(3)
    if what.text not in names.seats:
        raise what.problem(f"no seat is called {what.text!r}{nearest(what.text, names.seats)}")
    return Expected("turn", text, seat=what.text)


def read_player(text: Text, names: Names) -> Expected | None:
    """`Ben is asked may`, `Ben has priority`, `Anna wins`, `Ben's hand 3`, `Ben's deck: A, B`; None: of a card."""
    for seat in names.seats:
        for words in ("wins", "has lost", "has priority", "is asked"):
            if text.text == f"{seat} {words}":
                return Expected(words, text, seat=seat)
        if text.text.startswith(f"{seat} is asked "):
            what = text.cut(len(seat) + 10)
            if what.text not in c.DECISIONS[1:]:
                raise what.problem(f"nobody is asked {what.text!r}{nearest(what.text, list(c.DECISIONS[1:]))}")
            return Expected("is asked", text, seat=seat, number=c.DECISIONS.index(what.text))
        if not text.text.startswith(seat + "'s "):
            continue
        rest = text.cut(len(seat) + 3)
        for zone in COUNTED:
            tail = rest.text[len(zone) :]
            if rest.text.startswith(zone) and tail[:1] == ":":
                listed = rest.cut(len(zone) + 1)
                cards = () if listed.text in ("none", "empty") else tuple(names.cards_in(listed))
                return Expected("cards", text, seat=seat, words=(rest.cut(0, len(zone)),), cards=cards)
            if rest.text.startswith(zone + " ") and (tail.strip() == "empty" or tail.strip().isdigit()):
                number = 0 if tail.strip() == "empty" else int(tail)
                return Expected("count", text, seat=seat, words=(rest.cut(0, len(zone)),), number=number)
    return None


def read_card(text: Text, names: Names) -> Expected:
    """A card, and what it is like: `Fury atk 5, health 3, elusive, in Anna's party`."""
    parts = names.split(text)
    first, said = split_name(parts[0], names)
    words = tuple([said, *parts[1:]] if said.text else parts[1:])
    if not words:
        raise text.problem("say what is expected of it: `damage 2`, `exhausted`, `in Anna's graveyard`")
    named = names.card(first)
    for word in words:
        look(word, names)
    return Expected("card", text, named=named, words=words)


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

Looking = Callable[[Table, WowState, WowPiece], str]


@dataclass(frozen=True)
class Reading:
    """One property: its sort, and the word, number, card, seat it is about."""

    sort: str
    word: str = ""
    number: int = 0
    named: Named | None = None
    seat: str = ""
    wanted: bool = True


def look(text: Text, names: Names) -> Reading:
    """A property in words. Raises BadScene."""
    found = reading(text, names)
    if found is None:
        known = [*NUMBERS, *STATES, *KEYWORDS, "attached to", "controlled by", "counters", "tag", "known to", "in"]
        raise text.problem(f"nothing is known of {text.text!r}{nearest(text.text, known)}")
    return found


def reading(text: Text, names: Names) -> Reading | None:
    """A property in words, None if the words are none."""
    said = text.text
    wanted = True
    for no in ("not ", "no ", "is not "):
        if said.startswith(no):
            wanted = False
            said = said[len(no) :]
            text = text.cut(len(no))
    if said.startswith("is "):
        text = text.cut(3)
        said = text.text
    if said in STATES:
        return Reading("state", said, wanted=wanted)
    if said.lower() in KEYWORDS:
        return Reading("keyword", said.lower(), wanted=wanted)
    head, _, tail = said.rpartition(" ")
    if head in NUMBERS and tail.isdigit():
        return Reading("number", head, int(tail), wanted=wanted)
    return reading_more(text, said, wanted, names)


def reading_more(text: Text, said: str, wanted: bool, names: Names) -> Reading | None:
    words = said.split()
    if said.startswith("controlled by ") and said[14:] in names.seats:
        return Reading("controlled", seat=said[14:], wanted=wanted)
    if said.startswith("known to ") and said[9:] in names.seats:
        return Reading("known", seat=said[9:], wanted=wanted)
    if said.startswith("attached to "):
        return Reading("attached", named=names.card(text.cut(12)), wanted=wanted)
    if said.startswith("tag ") and len(words) > 1:
        return Reading("tag", said[4:], wanted=wanted)
    if len(words) == 3 and words[0] == "counters" and words[2].isdigit():
        return Reading("counters", words[1], int(words[2]), wanted=wanted)
    for lead in ("in ", "on top of ", "at the bottom of "):
        if said.startswith(lead):
            seat, zone = names.whose(text.cut(len(lead)))
            if zone.text in ZONE_WORDS:
                return Reading(lead.strip(), zone.text, seat=seat, wanted=wanted)
    return None


def differs(table: Table, s: WowState, p: WowPiece, r: Reading, names: Names) -> str:
    """What is different from what is expected, "" if nothing is. Values and states are those of cards in play."""
    if not s.in_play(p) and (r.sort in ("number", "keyword", "tag") or r.word in ("exhausted", "ready")):
        if r.word != "copies":
            return "is not in play"
    if r.sort == "number":
        value = number_of(s, p, r.word)
        return "" if (value == r.number) == r.wanted else f"has {r.word} {value}, not {r.number}"
    holds = holds_for(table, s, p, r, names)
    if holds == r.wanted:
        return ""
    return f"is {'not ' if r.wanted else ''}{wording(r)}"


def wording(r: Reading) -> str:
    parts = [r.sort if r.sort in ("in", "on top of", "at the bottom of", "attached") else "", r.seat, r.word]
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
    return len([q for q in everything(s) if q.card is p.card and s.in_play(q)])


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
    ref = p.ref()
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
    zones = [r for r in readings if r.sort in ("in", "on top of", "at the bottom of") and r.wanted]
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
    word = e.words[0].text
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
    there = ", ".join(p.card.name for p in (reversed(pieces) if word in ("deck", "graveyard") else pieces)) or "none"
    if word in ("deck", "graveyard"):
        pieces.reverse()
        pieces = pieces[: len(e.cards)] if word == "deck" else pieces
        same = [p for n, p in zip(e.cards, pieces) if matching(s, n, [p], names, table.seats)]
        return "" if len(same) == len(pieces) == len(e.cards) else f"{e.seat}'s {word}: {there}"
    for named in e.cards:
        found = matching(s, named, pieces, names, table.seats)
        if not found:
            return f"{e.seat}'s {word}: {there}"
        pieces.remove(found[0])
    return f"{e.seat}'s {word}: {there}" if pieces else ""


def check_table(table: Table, s: WowState, e: Expected) -> str:
    seat = table.seats[e.seat] if e.seat else -1
    d = s.decision
    if e.sort == "phase":
        return "" if s.phase == e.number else f"it is the {c.PHASES[s.phase]}"
    if e.sort == "turn":
        return "" if s.active == seat else f"it is {table.names[s.active]}'s turn"
    if e.sort == "game goes on":
        return "" if s.result is None else "the game is over"
    if e.sort == "has lost":
        lost = s.left >> seat & 1 or (s.result is not None and seat not in s.result.winners)
        return "" if lost else f"{e.seat} is in the game"
    if e.sort in ("wins", "draw game"):
        if s.result is None:
            return "the game is not over"
        names = [table.names[w] for w in s.result.winners]
        good = e.seat in names if e.sort == "wins" else not names
        return "" if good else f"won by {', '.join(names) or 'nobody'} ({s.result.rule.number})"
    if d is None:
        return "the game is over"
    now = asked(s, d, table.names)
    if d.seat != seat:
        return now
    if e.sort == "has priority":
        return "" if d.kind == c.PRIORITY else now
    return "" if e.number < 0 or d.kind == e.number else now
