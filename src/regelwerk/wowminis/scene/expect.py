"""What a scene expects: of figures, cards, players, the clock, and of what has happened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_events import Events
from regelwerk.kernel.scene_expect import (
    Expected,
    Reading,
    read_happened,
    read_seat,
    read_zone,
    same_cards,
    split_name,
    wanted,
)
from regelwerk.kernel.scene_names import Named
from regelwerk.kernel.scene_text import Text, among, every
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.hexes import FAR
from regelwerk.wowminis.meaning import Card
from regelwerk.wowminis.rules import BOOK
from regelwerk.wowminis.scene.acts import Finder, Intent, acting, asked, read_intent, state_of
from regelwerk.wowminis.scene.names import Names, cards_of, describe, figures_of, matching
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.values import armor, movement, resist, strength

NUMBERS: Final = ("health", "clock", "time", "armor", "resist", "strength", "movement", "cards", "cost", "distance to")
COUNTED: Final = ("figures on the board", "figures")
STATES: Final = ("on the board", "on its card", "acting", "up", "face down", "exhausted", "ready")
TABLE: Final = ("tick", "round")

EVENTS: Final = Events(c.EVENTS, BOOK, ("minis08", "minis"))


@dataclass(frozen=True)
class MinisExpected(Expected):
    """One thing that is expected: of a figure or card its readings, of a seat what it can do."""

    readings: tuple[Reading, ...] = ()
    intent: Intent | None = None


# -------------------------------------------------------------------------- reading


def read_expected(text: Text, names: Names) -> Expected:
    """Words to something expected. Raises BadScene."""
    happened = read_happened(text, names, EVENTS)
    if happened is not None:
        return happened
    words = text.text.split()
    if len(words) == 2 and words[0] in TABLE and words[1].isdecimal():
        return Expected(words[0], text, number=int(words[1]))
    return read_player(text, names) or read_piece(text, names)


def read_player(text: Text, names: Names) -> Expected | None:
    """`Ben is asked target`, `Anna wins`, `Anna's points 4`, `Anna can move to b3`; None: of something else."""
    for seat in names.seats:
        found = read_seat(text, seat, c.DECISIONS) or read_zone(text, seat, names, COUNTED)
        if found is not None:
            return found
        rest = text.cut(len(seat) + 1)
        for word in ("can", "cannot"):
            if text.text.startswith(f"{seat} {word} "):
                what = rest.cut(len(word))
                counted = what.text.removeprefix("move to ").removesuffix(" spaces")
                if counted.isdecimal():
                    return Expected("spaces", text, seat=seat, number=int(counted))
                return MinisExpected(word, text, seat=seat, intent=read_intent(what, seat, names))
        for word in ("points", "goal"):
            tail = text.text.removeprefix(f"{seat}'s {word} ")
            if tail != text.text and tail.isdecimal():
                return Expected(word, text, seat=seat, number=int(tail))
    return None


def read_piece(text: Text, names: Names) -> MinisExpected:
    """A figure or card, and what it is like: `Ruby health 1, at b3`."""
    parts = names.split(text)
    found = split_name(parts[0], names, reading)
    if found is None:
        raise parts[0].problem(f"neither a figure nor anything else that can be expected: {parts[0].text!r}")
    first, said = found
    words = [said, *parts[1:]] if said.text else parts[1:]
    readings = tuple(every(lambda word: look(word, names), words))
    return MinisExpected("piece", text, named=names.card(first), words=tuple(words), readings=readings)


def look(text: Text, names: Names) -> Reading:
    """A property in words. Raises BadScene."""
    found = reading(text, names)
    if found is None:
        known = [*NUMBERS, *STATES, "at", "sees", "known to"]
        raise text.problem(f"nothing is known of {text.text!r}{among(text.text, known)}")
    return found


def reading(text: Text, names: Names) -> Reading | None:
    """A property in words, None if the words are none."""
    holds, text = wanted(text)
    said = text.text
    if said in STATES:
        return Reading("state", said, wanted=holds)
    head, _, tail = said.rpartition(" ")
    if head in NUMBERS and tail.isdecimal():
        return Reading("number", head, int(tail), wanted=holds)
    if said.startswith("distance to ") and tail.isdecimal():
        return Reading("distance", "", int(tail), names.card(text.cut(12, len(said) - len(tail))), wanted=holds)
    for lead in ("sees ", "see "):
        if said.startswith(lead):
            return Reading("sees", named=names.card(text.cut(len(lead))), wanted=holds)
    if said.startswith("at "):
        return Reading("at", number=names.space(text.cut(3)), wanted=holds)
    if said.startswith("known to ") and said[9:] in names.seats:
        return Reading("known", seat=said[9:], wanted=holds)
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
    if isinstance(e, MinisExpected):
        return check_piece(table, s, e, names) if e.intent is None else check_can(table, s, e, names)
    if e.sort in ("count", "cards"):
        return check_figures(table, s, e, names)
    return check_table(table, s, e, names)


def check_figures(table: Table, s: MinisState, e: Expected, names: Names) -> str:
    """How many figures a seat has, or which."""
    pieces = [s.pieces[id] for id in s.squads[table.seats[e.seat]]]
    if e.zone == "figures on the board":
        pieces = [p for p in pieces if p.space >= 0]
    if e.sort == "count":
        return "" if len(pieces) == e.number else f"{e.seat} has {len(pieces)} {e.zone}"
    there = f"{e.seat}'s {e.zone}: " + (", ".join(p.card.name for p in pieces) or "none")
    fits = partial(fitting, table, s, names)
    return "" if same_cards(e.cards, pieces, False, fits) else there


def fitting(table: Table, s: MinisState, names: Names, named: Named, pieces: list[MinisPiece]) -> list[MinisPiece]:
    """Those of the pieces that fit a name best."""
    return matching(s, named, pieces, names, table.seats)


class Meant:
    """Whether the piece of a reference is what a name means."""

    def __init__(self, table: Table, s: MinisState, names: Names) -> None:
        self.table = table
        self.s = s
        self.names = names

    def means(self, ref: int, named: Named) -> bool:
        p = self.s.at(ref)
        return p is not None and bool(matching(self.s, named, [p], self.names, self.table.seats))


def check_piece(table: Table, s: MinisState, e: MinisExpected, names: Names) -> str:
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
        if (r.word == "cost") != isinstance(p.card, Card):
            return f"has no {r.word}"
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
    if what == "cost":
        return p.action.ability.ticks
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


def check_can(table: Table, s: MinisState, e: MinisExpected, names: Names) -> str:
    """Whether a seat can do something now."""
    assert e.intent is not None
    finder = Finder(names, table.seats)
    path = finder.path(s, table.seats[e.seat], e.intent)
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
