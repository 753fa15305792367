"""What a scene expects: of figures, cards, players, the clock, and of what has happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_events import Events, Happened
from regelwerk.kernel.scene_names import Named
from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.hexes import FAR
from regelwerk.wowminis.rules import BOOK
from regelwerk.wowminis.scene.acts import Finder, Intent, acting, asked, read_intent, state_of
from regelwerk.wowminis.scene.names import Names, cards_of, describe, figures_of, matching
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.values import armor, movement, resist, strength

NUMBERS: Final = ("health", "clock", "time", "armor", "resist", "strength", "movement", "cards", "distance to")
STATES: Final = ("on the board", "on its card", "acting", "up", "face down", "exhausted", "ready")
TABLE: Final = ("tick", "round")

EVENTS: Final = Events(c.EVENTS, BOOK, ("minis08", "minis"))


@dataclass(frozen=True)
class Reading:
    """One property of a figure or card: its sort, the word or number, the space, figure or seat it is about."""

    sort: str
    word: str = ""
    number: int = 0
    named: Named | None = None
    seat: str = ""
    wanted: bool = True


@dataclass(frozen=True)
class Expected:
    """One thing that is expected: of which sort, of whom, and the words that say what."""

    sort: str
    at: Text
    named: Named | None = None
    seat: str = ""
    words: tuple[Text, ...] = ()
    readings: tuple[Reading, ...] = ()
    number: int = -1
    event: Happened | None = None
    intent: Intent | None = None


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
    words = said.split()
    if len(words) == 2 and words[0] in TABLE and words[1].isdigit():
        return Expected(words[0], text, number=int(words[1]))
    found = read_player(text, names)
    return found if found is not None else read_piece(text, names)


def read_player(text: Text, names: Names) -> Expected | None:
    """`Ben is asked target`, `Anna wins`, `Anna's points 4`, `Anna can move to b3`; None: of something else."""
    for seat in names.seats:
        if text.text in (f"{seat} wins", f"{seat} has lost", f"{seat} is asked"):
            return Expected(text.text[len(seat) + 1 :], text, seat=seat)
        rest = text.cut(len(seat) + 1)
        if text.text.startswith(f"{seat} is asked "):
            what = text.cut(len(seat) + 10)
            if what.text not in c.DECISIONS[1:]:
                raise what.problem(f"nobody is asked {what.text!r}{nearest(what.text, list(c.DECISIONS[1:]))}")
            return Expected("is asked", text, seat=seat, number=c.DECISIONS.index(what.text))
        for word in ("can", "cannot"):
            if text.text.startswith(f"{seat} {word} "):
                what = rest.cut(len(word))
                counted = what.text.removeprefix("move to ").removesuffix(" spaces")
                if counted.isdigit():
                    return Expected("spaces", text, seat=seat, number=int(counted))
                return Expected(word, text, seat=seat, intent=read_intent(what, seat, names))
        for word in ("points", "goal"):
            tail = text.text.removeprefix(f"{seat}'s {word} ")
            if tail != text.text and tail.isdigit():
                return Expected(word, text, seat=seat, number=int(tail))
    return None


def read_piece(text: Text, names: Names) -> Expected:
    """A figure or card, and what it is like: `Ruby health 1, at b3`."""
    parts = names.split(text)
    first, said = split_name(parts[0], names)
    words = [said, *parts[1:]] if said.text else parts[1:]
    readings = tuple(look(word, names) for word in words)
    return Expected("piece", text, named=names.card(first), words=tuple(words), readings=readings)


def split_name(text: Text, names: Names) -> tuple[Text, Text]:
    """Where a name ends: at the last place before which a name stands and after which something is said."""
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
    raise text.problem(f"neither a figure nor anything else that can be expected: {text.text!r}")


def look(text: Text, names: Names) -> Reading:
    """A property in words. Raises BadScene."""
    found = reading(text, names)
    if found is None:
        known = [*NUMBERS, *STATES, "at", "sees", "known to"]
        raise text.problem(f"nothing is known of {text.text!r}{nearest(text.text, known)}")
    return found


def reading(text: Text, names: Names) -> Reading | None:
    """A property in words, None if the words are none."""
    wanted = True
    for no in ("is not ", "not ", "does not ", "is "):
        if text.text.startswith(no):
            wanted = no == "is "
            text = text.cut(len(no))
            break
    said = text.text
    if said in STATES:
        return Reading("state", said, wanted=wanted)
    head, _, tail = said.rpartition(" ")
    if head in NUMBERS and tail.isdigit():
        return Reading("number", head, int(tail), wanted=wanted)
    if said.startswith("distance to ") and tail.isdigit():
        return Reading("distance", "", int(tail), names.card(text.cut(12, len(said) - len(tail))), wanted=wanted)
    for lead in ("sees ", "see "):
        if said.startswith(lead):
            return Reading("sees", named=names.card(text.cut(len(lead))), wanted=wanted)
    if said.startswith("at "):
        return Reading("at", number=names.space(text.cut(3)), wanted=wanted)
    if said.startswith("known to ") and said[9:] in names.seats:
        return Reading("known", seat=said[9:], wanted=wanted)
    return None


# ------------------------------------------------------------------------- checking


def check(table: Table, e: Expected, names: Names) -> str:
    """What is different from what is expected, "" if nothing is."""
    s = state_of(table)
    if e.event is not None:
        meant = Meant(table, s, names)
        return EVENTS.check(table, e.event, meant.means)
    if e.sort == "events":
        return EVENTS.check_order(table, e.words)
    if e.sort == "piece":
        return check_piece(table, s, e, names)
    if e.intent is not None:
        return check_can(table, s, e, names)
    return check_table(table, s, e, names)


class Meant:
    """Whether the piece of a reference is what a name means."""

    def __init__(self, table: Table, s: MinisState, names: Names) -> None:
        self.table = table
        self.s = s
        self.names = names

    def means(self, ref: int, named: Named) -> bool:
        p = self.s.at(ref)
        return p is not None and bool(matching(self.s, named, [p], self.names, self.table.seats))


def check_piece(table: Table, s: MinisState, e: Expected, names: Names) -> str:
    """A figure goes before a card of that name."""
    assert e.named is not None
    found = matching(s, e.named, figures_of(s), names, table.seats)
    found = found or matching(s, e.named, cards_of(s), names, table.seats)
    found = found or matching(s, e.named, s.pieces, names, table.seats)  # those of a seat that has left the game
    if not found:
        return f"there is no {e.named.at.text}"
    if len(found) > 1:
        which = ", ".join(describe(s, p, table.names) for p in found)
        raise Failed(f"{e.named.at.text!r} is not clear: it could be {which}")
    faults = [differs(table, s, found[0], one, names) for one in e.readings]
    return "; ".join(f"{e.named.at.text} {fault}" for fault in faults if fault)


def differs(table: Table, s: MinisState, p: MinisPiece, r: Reading, names: Names) -> str:
    """What is different from what is expected, "" if nothing is."""
    if r.sort == "number":
        value = number_of(s, p, r.word)
        return "" if (value == r.number) == r.wanted else f"has {r.word} {value}, not {r.number}"
    if r.sort == "at":
        where = names.called(p.space) if p.space >= 0 else "not on the board"
        return "" if (p.space == r.number) == r.wanted else f"is {where}, not at {names.called(r.number)}"
    if r.sort in ("sees", "distance"):
        assert r.named is not None
        others = matching(s, r.named, figures_of(s), names, table.seats)
        if len(others) != 1 or p.space < 0 or others[0].space < 0:
            raise Failed(f"{r.named.at.text!r} or {p.card.name} is not on the board, or not clear")
        field = s.scenario.field
        steps = field.distance[p.space][others[0].space]
        if r.sort == "distance":
            return "" if (steps == r.number) == r.wanted else f"is {steps} spaces away, not {r.number}"
        seen = steps < FAR and field.seen(p.space, steps, s.foes(p.team)) >> others[0].space & 1 == 1
        return "" if seen == r.wanted else f"{'sees' if seen else 'does not see'} {r.named.at.text}"
    holds = p.knows >> table.seats[r.seat] & 1 == 1 if r.sort == "known" else in_state(s, p, r.word)
    return "" if holds == r.wanted else f"is {'not ' if r.wanted else ''}{r.word or 'known to ' + r.seat}"


def number_of(s: MinisState, p: MinisPiece, what: str) -> int:
    if what == "health":
        return p.health
    if what == "clock":
        return c.dial(p.time)
    if what == "time":
        return p.time
    if what == "armor":
        return armor(s, p)
    if what == "resist":
        return resist(s, p)
    if what == "movement":
        return movement(s, p)
    if what == "cards":
        return len(p.bar)
    strike = p.figure.abilities[0].strike
    assert strike is not None
    return strength(s, p, strike.strength, True)


def in_state(s: MinisState, p: MinisPiece, word: str) -> bool:
    if word in ("on the board", "on its card"):
        return (p.space >= 0) == (word == "on the board")
    if word == "acting":
        who = acting(s)
        return who is not None and who.id == p.id
    if word in ("up", "face down"):
        return p.up == (word == "up")
    return p.exhausted == (word == "exhausted")


def check_can(table: Table, s: MinisState, e: Expected, names: Names) -> str:
    """Whether a seat can do something now."""
    assert e.intent is not None
    finder = Finder(names, table.seats)
    ready = s.decision is not None and s.decision.seat == table.seats[e.seat]
    path = finder.path(s, table.seats[e.seat], e.intent) if ready else None
    if (path is not None) == (e.sort == "can"):
        return ""
    return "this can be done" if path is not None else finder.stuck or "another is asked"


def check_table(table: Table, s: MinisState, e: Expected, names: Names) -> str:
    d = s.decision
    if e.sort in TABLE:
        shown = c.dial(s.master) if e.sort == "tick" else c.round_of(s.master)
        return "" if shown == e.number else f"it is {e.sort} {shown}"
    if e.sort in ("points", "goal"):
        of = s.points if e.sort == "points" else s.goals
        number = of[s.teams[table.seats[e.seat]]]
        return "" if number == e.number else f"{e.seat} has {e.sort} {number}"
    if e.sort == "spaces":
        count = len([option for option in d.options if option.verb == c.MOVE]) if d is not None else 0
        return "" if count == e.number else f"there are {count} spaces to move to"
    if e.sort == "is asked":
        if d is not None and d.seat == table.seats[e.seat] and e.number in (-1, d.kind):
            return ""
        return asked(s, d, names, table.names) if d is not None else "the game is over"
    return check_result(table, s, e)


def check_result(table: Table, s: MinisState, e: Expected) -> str:
    result = s.result
    if e.sort == "game goes on":
        return "" if result is None else "the game is over"
    if e.sort == "has lost":
        seat = table.seats[e.seat]
        return "" if not s.in_game(seat) or (result is not None and seat not in result.winners) else "has not lost"
    if result is None:
        return "the game goes on"
    winners = ", ".join(table.names[seat] for seat in result.winners) or "nobody"
    if e.sort == "draw game":
        return "" if not result.winners else f"{winners} won"
    return "" if table.seats[e.seat] in result.winners else f"{winners} won"
