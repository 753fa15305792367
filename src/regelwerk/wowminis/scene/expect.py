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


def check(table: Table, expected: Expected, names: Names) -> str:
    """What is different from what is expected, "" if nothing is."""
    state = state_of(table)
    if expected.event is not None:
        meant = Meant(table, state, names)
        return EVENTS.check(table, expected.event, meant.means)
    if expected.sort == "events":
        return EVENTS.check_order(table, expected.words)
    if isinstance(expected, MinisExpected):
        return (
            check_piece(table, state, expected, names)
            if expected.intent is None
            else check_can(table, state, expected, names)
        )
    if expected.sort in ("count", "cards"):
        return check_figures(table, state, expected, names)
    return check_table(table, state, expected, names)


def check_figures(table: Table, state: MinisState, expected: Expected, names: Names) -> str:
    """How many figures a seat has, or which."""
    pieces = [state.pieces[id] for id in state.squads[table.seats[expected.seat]]]
    if expected.zone == "figures on the board":
        pieces = [piece for piece in pieces if piece.space >= 0]
    if expected.sort == "count":
        return "" if len(pieces) == expected.number else f"{expected.seat} has {len(pieces)} {expected.zone}"
    there = f"{expected.seat}'s {expected.zone}: " + (", ".join(piece.card.name for piece in pieces) or "none")
    fits = partial(fitting, table, state, names)
    return "" if same_cards(expected.cards, pieces, False, fits) else there


def fitting(table: Table, state: MinisState, names: Names, named: Named, pieces: list[MinisPiece]) -> list[MinisPiece]:
    """Those of the pieces that fit a name best."""
    return matching(state, named, pieces, names, table.seats)


class Meant:
    """Whether the piece of a reference is what a name means."""

    def __init__(self, table: Table, state: MinisState, names: Names) -> None:
        self.table = table
        self.s = state
        self.names = names

    def means(self, ref: int, named: Named) -> bool:
        piece = self.s.at(ref)
        return piece is not None and bool(matching(self.s, named, [piece], self.names, self.table.seats))


def check_piece(table: Table, state: MinisState, expected: MinisExpected, names: Names) -> str:
    """A figure goes before a card of that name."""
    assert expected.named is not None
    found = matching(state, expected.named, figures_of(state), names, table.seats)
    found = found or matching(state, expected.named, cards_of(state), names, table.seats)
    found = found or matching(
        state, expected.named, state.pieces, names, table.seats
    )  # those of a seat that has left the game
    if not found:
        return f"there is no {expected.named.at.text}"
    if len(found) > 1:
        which = ", ".join(describe(state, piece, table.names) for piece in found)
        raise Failed(f"{expected.named.at.text!r} is not clear: it could be {which}")
    faults = [differs(table, state, found[0], one, names) for one in expected.readings]
    return "; ".join(f"{expected.named.at.text} {fault}" for fault in faults if fault)


def differs(table: Table, state: MinisState, piece: MinisPiece, reading: Reading, names: Names) -> str:
    """What is different from what is expected, "" if nothing is."""
    if reading.sort == "number":
        if (reading.word == "cost") != isinstance(piece.card, Card):
            return f"has no {reading.word}"
        value = number_of(state, piece, reading.word)
        return (
            "" if (value == reading.number) == reading.wanted else f"has {reading.word} {value}, not {reading.number}"
        )
    if reading.sort == "at":
        where = names.called(piece.space) if piece.space >= 0 else "not on the board"
        return (
            ""
            if (piece.space == reading.number) == reading.wanted
            else f"is {where}, not at {names.called(reading.number)}"
        )
    if reading.sort in ("sees", "distance"):
        assert reading.named is not None
        others = matching(state, reading.named, figures_of(state), names, table.seats)
        if len(others) != 1 or piece.space < 0 or others[0].space < 0:
            raise Failed(f"{reading.named.at.text!r} or {piece.card.name} is not on the board, or not clear")
        field = state.scenario.field
        steps = field.distance[piece.space][others[0].space]
        if reading.sort == "distance":
            return (
                "" if (steps == reading.number) == reading.wanted else f"is {steps} spaces away, not {reading.number}"
            )
        seen = steps < FAR and field.seen(piece.space, steps, state.foes(piece.team)) >> others[0].space & 1 == 1
        return "" if seen == reading.wanted else f"{'sees' if seen else 'does not see'} {reading.named.at.text}"
    holds = (
        piece.knows >> table.seats[reading.seat] & 1 == 1
        if reading.sort == "known"
        else in_state(state, piece, reading.word)
    )
    return (
        ""
        if holds == reading.wanted
        else f"is {'not ' if reading.wanted else ''}{reading.word or 'known to ' + reading.seat}"
    )


def number_of(state: MinisState, piece: MinisPiece, what: str) -> int:
    if what == "health":
        return piece.health
    if what == "clock":
        return c.dial(piece.time)
    if what == "time":
        return piece.time
    if what == "armor":
        return armor(state, piece)
    if what == "resist":
        return resist(state, piece)
    if what == "movement":
        return movement(state, piece)
    if what == "cards":
        return len(piece.bar)
    if what == "cost":
        return piece.action.ability.ticks
    strike = piece.figure.abilities[0].strike
    assert strike is not None
    return strength(state, piece, strike.attack.strength, True)


def in_state(state: MinisState, piece: MinisPiece, word: str) -> bool:
    if word in ("on the board", "on its card"):
        return (piece.space >= 0) == (word == "on the board")
    if word == "acting":
        who = acting(state)
        return who is not None and who.id == piece.id
    if word in ("up", "face down"):
        return piece.up == (word == "up")
    return piece.exhausted == (word == "exhausted")


def check_can(table: Table, state: MinisState, expected: MinisExpected, names: Names) -> str:
    """Whether a seat can do something now."""
    assert expected.intent is not None
    finder = Finder(names, table.seats)
    path = finder.path(state, table.seats[expected.seat], expected.intent)
    if (path is not None) == (expected.sort == "can"):
        return ""
    return "this can be done" if path is not None else finder.stuck or "another is asked"


def check_table(table: Table, state: MinisState, expected: Expected, names: Names) -> str:
    decision = state.decision
    if expected.sort in TABLE:
        shown = c.dial(state.master) if expected.sort == "tick" else c.round_of(state.master)
        return "" if shown == expected.number else f"it is {expected.sort} {shown}"
    if expected.sort in ("points", "goal"):
        of = state.points if expected.sort == "points" else state.goals
        number = of[state.teams[table.seats[expected.seat]]]
        return "" if number == expected.number else f"{expected.seat} has {expected.sort} {number}"
    if expected.sort == "spaces":
        count = len([option for option in decision.options if option.verb == c.MOVE]) if decision is not None else 0
        return "" if count == expected.number else f"there are {count} spaces to move to"
    if expected.sort == "is asked":
        if (
            decision is not None
            and decision.seat == table.seats[expected.seat]
            and expected.number in (-1, decision.kind)
        ):
            return ""
        return asked(state, decision, names, table.names) if decision is not None else "the game is over"
    return check_result(table, state, expected)


def check_result(table: Table, state: MinisState, expected: Expected) -> str:
    result = state.result
    if expected.sort == "game goes on":
        return "" if result is None else "the game is over"
    if expected.sort == "has lost":
        seat = table.seats[expected.seat]
        return "" if not state.in_game(seat) or (result is not None and seat not in result.winners) else "has not lost"
    if result is None:
        return "the game goes on"
    winners = ", ".join(table.names[seat] for seat in result.winners) or "nobody"
    if expected.sort == "draw game":
        return "" if not result.winners else f"{winners} won"
    return "" if table.seats[expected.seat] in result.winners else f"{winners} won"
