"""What a scene expects: of figures, cards, players, the clock, and of what has happened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.scene.events import EventExpectations
from regelwerk.kernel.scene.expectations import (
    Expectation,
    ExpectedProperty,
    read_happened,
    read_properties,
    read_seat,
    read_zone,
    same_cards,
    wanted,
)
from regelwerk.kernel.scene.names import NameRef
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.wowminis import codes
from regelwerk.wowminis.derived_values import armor, movement, resist, strength
from regelwerk.wowminis.hex_grid import FAR
from regelwerk.wowminis.lowered import CardDefinition
from regelwerk.wowminis.rules import BOOK
from regelwerk.wowminis.scene.intents import (
    MinisOptionSearch,
    MinisScriptIntent,
    acting,
    asked,
    read_intent,
    typed_state,
)
from regelwerk.wowminis.scene.names import MinisSceneNames, cards_of, describe, figures_of, matching
from regelwerk.wowminis.state import MinisPiece, MinisState

NUMBERS: Final = ("health", "clock", "time", "armor", "resist", "strength", "movement", "cards", "cost", "distance to")
COUNTED: Final = ("figures on the board", "figures")
STATES: Final = ("on the board", "on its card", "acting", "up", "face down", "exhausted", "ready")
TABLE: Final = ("tick", "round")
PROPERTIES: Final = (*NUMBERS, *STATES, "at", "sees", "known to")
"""Words with which a property begins."""

EVENTS: Final = EventExpectations(codes.EVENTS, BOOK, ("minis08", "minis"))


@dataclass(frozen=True)
class MinisExpectation(Expectation):
    """What is expected that a seat can do."""

    intent: MinisScriptIntent | None = None


# -------------------------------------------------------------------------- reading


def read_expected(text: SourceText, names: MinisSceneNames) -> Expectation:
    """Words to something expected. Raises SceneFormatError."""
    happened = read_happened(text, names, EVENTS)
    if happened is not None:
        return happened
    words = text.text.split()
    if len(words) == 2 and words[0] in TABLE and words[1].isdecimal():
        return Expectation(words[0], text, number=int(words[1]))
    return read_player(text, names) or read_piece(text, names)


def read_player(text: SourceText, names: MinisSceneNames) -> Expectation | None:
    """`Ben is asked target`, `Anna wins`, `Anna's points 4`, `Anna can move to b3`; None: of something else."""
    for seat in names.seats:
        found = read_seat(text, seat, codes.DECISIONS) or read_zone(text, seat, names, COUNTED)
        if found is not None:
            return found
        rest = text.slice(len(seat) + 1)
        for word in ("can", "cannot"):
            if text.text.startswith(f"{seat} {word} "):
                what = rest.slice(len(word))
                counted = what.text.removeprefix("move to ").removesuffix(" spaces")
                if counted.isdecimal():
                    return Expectation("spaces", text, seat=seat, number=int(counted))
                return MinisExpectation(word, text, seat=seat, intent=read_intent(what, seat, names))
        for word in ("points", "goal"):
            tail = text.text.removeprefix(f"{seat}'s {word} ")
            if tail != text.text and tail.isdecimal():
                return Expectation(word, text, seat=seat, number=int(tail))
    return None


def read_piece(text: SourceText, names: MinisSceneNames) -> Expectation:
    """A figure or card, and what it is like: `Ruby health 1, at b3`."""
    found = read_properties(text, names, "piece", property_or_none, PROPERTIES)
    if found is None:
        first = names.split(text)[0]
        raise first.problem(f"neither a figure nor anything else that can be expected: {first.text!r}")
    return found


def property_or_none(text: SourceText, names: MinisSceneNames) -> ExpectedProperty | None:
    """A property in words, None if the words are none."""
    holds, text = wanted(text)
    words = text.text
    if words in STATES:
        return ExpectedProperty("state", words, wanted=holds)
    head, _, tail = words.rpartition(" ")
    if head in NUMBERS and tail.isdecimal():
        return ExpectedProperty("number", head, int(tail), wanted=holds)
    if words.startswith("distance to ") and tail.isdecimal():
        return ExpectedProperty(
            "distance", "", int(tail), names.card(text.slice(12, len(words) - len(tail))), wanted=holds
        )
    for lead in ("sees ", "see "):
        if words.startswith(lead):
            return ExpectedProperty("sees", named=names.card(text.slice(len(lead))), wanted=holds)
    if words.startswith("at "):
        return ExpectedProperty("at", number=names.space(text.slice(3)), wanted=holds)
    if words.startswith("known to ") and words[9:] in names.seats:
        return ExpectedProperty("known", seat=words[9:], wanted=holds)
    return None


# ------------------------------------------------------------------------- checking


def check(table: SceneRun, expected: Expectation, names: MinisSceneNames) -> str:
    """What is different from what is expected, "" if nothing is."""
    state = typed_state(table)
    if expected.event is not None:
        meant = NameMatcher(table, state, names)
        return EVENTS.check(table, expected.event, meant.is_named)
    if expected.sort == "events":
        return EVENTS.check_order(table, expected.words)
    if expected.sort == "piece":
        return check_piece(table, state, expected, names)
    if isinstance(expected, MinisExpectation):
        return check_can(table, state, expected, names)
    if expected.sort in ("count", "cards"):
        return check_figures(table, state, expected, names)
    return check_table(table, state, expected, names)


def check_figures(table: SceneRun, state: MinisState, expected: Expectation, names: MinisSceneNames) -> str:
    """How many figures a seat has, or which."""
    pieces = [state.pieces[id] for id in state.figure_ids_by_seat[table.seats[expected.seat]]]
    if expected.zone == "figures on the board":
        pieces = [piece for piece in pieces if piece.space >= 0]
    if expected.sort == "count":
        return "" if len(pieces) == expected.number else f"{expected.seat} has {len(pieces)} {expected.zone}"
    there = f"{expected.seat}'s {expected.zone}: " + (", ".join(piece.card.name for piece in pieces) or "none")
    fits = partial(best_fitting, table, state, names)
    return "" if same_cards(expected.cards, pieces, False, fits) else there


def best_fitting(
    table: SceneRun, state: MinisState, names: MinisSceneNames, named: NameRef, pieces: list[MinisPiece]
) -> list[MinisPiece]:
    """Those of the pieces that fit a name best."""
    return matching(state, named, pieces, names, table.seats)


class NameMatcher:
    """Whether the piece of a reference is what a name means."""

    def __init__(self, table: SceneRun, state: MinisState, names: MinisSceneNames) -> None:
        self.table = table
        self.state = state
        self.names = names

    def is_named(self, ref: Ref, named: NameRef) -> bool:
        piece = self.state.piece_or_none(ref)
        return piece is not None and bool(matching(self.state, named, [piece], self.names, self.table.seats))


def check_piece(table: SceneRun, state: MinisState, expected: Expectation, names: MinisSceneNames) -> str:
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
        raise ScriptError(f"{expected.named.at.text!r} is ambiguous: it could be {which}")
    faults = [difference(table, state, found[0], reading, names) for reading in expected.properties]
    return "; ".join(f"{expected.named.at.text} {fault}" for fault in faults if fault)


def difference(
    table: SceneRun, state: MinisState, piece: MinisPiece, reading: ExpectedProperty, names: MinisSceneNames
) -> str:
    """What is different from what is expected, "" if nothing is."""
    if reading.sort == "number":
        if (reading.word == "cost") != isinstance(piece.card, CardDefinition):
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
            raise ScriptError(f"{reading.named.at.text!r} or {piece.card.name} is not on the board, or not clear")
        field = state.scenario.field
        steps = field.distance[piece.space][others[0].space]
        if reading.sort == "distance":
            return (
                "" if (steps == reading.number) == reading.wanted else f"is {steps} spaces away, not {reading.number}"
            )
        seen = (
            steps < FAR and field.visible_spaces(piece.space, steps, state.foes(piece.team)) >> others[0].space & 1 == 1
        )
        return "" if seen == reading.wanted else f"{'sees' if seen else 'does not see'} {reading.named.at.text}"
    holds = (
        piece.known_to >> table.seats[reading.seat] & 1 == 1
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
        return codes.dial(piece.time)
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
    strike = piece.figure.abilities[0].attack
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


def check_can(table: SceneRun, state: MinisState, expected: MinisExpectation, names: MinisSceneNames) -> str:
    """Whether a seat can do something now."""
    assert expected.intent is not None
    finder = MinisOptionSearch(names, table.seats)
    path = finder.path(state, table.seats[expected.seat], expected.intent)
    if (path is not None) == (expected.sort == "can"):
        return ""
    return "this can be done" if path is not None else finder.failure or "another is asked"


def check_table(table: SceneRun, state: MinisState, expected: Expectation, names: MinisSceneNames) -> str:
    decision = state.decision
    if expected.sort in TABLE:
        shown = codes.dial(state.master_time) if expected.sort == "tick" else codes.round_of(state.master_time)
        return "" if shown == expected.number else f"it is {expected.sort} {shown}"
    if expected.sort in ("points", "goal"):
        of = state.points if expected.sort == "points" else state.goals
        number = of[state.teams[table.seats[expected.seat]]]
        return "" if number == expected.number else f"{expected.seat} has {expected.sort} {number}"
    if expected.sort == "spaces":
        count = (
            len([option for option in decision.options if option.verb == codes.VERB_MOVE])
            if decision is not None
            else 0
        )
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


def check_result(table: SceneRun, state: MinisState, expected: Expectation) -> str:
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
