"""What a scene expects: of cards, players, the turn, and of what has happened."""

from __future__ import annotations

from functools import partial
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.derived_values import has_summoning_sickness, keywords, power
from regelwerk.duelmasters.payment import cost_of
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.scene.intents import asked, typed_state
from regelwerk.duelmasters.scene.names import ZONE_WORDS, NameRef, SceneNames, all_pieces, best_fitting, matching
from regelwerk.duelmasters.shields import breaks
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.scene.events import EventExpectations
from regelwerk.kernel.scene.expectations import (
    PLACES,
    Expectation,
    ExpectedProperty,
    check_result,
    check_turn,
    read_happened,
    read_place,
    read_properties,
    read_seat,
    read_turn,
    read_zone,
    same_cards,
    wanted,
)
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.source_text import SourceText

EVENTS: Final = EventExpectations(codes.EVENTS, BOOK, ("dm",))
COUNTED: Final = {
    "hand": codes.ZONE_HAND,
    "deck": codes.ZONE_DECK,
    "graveyard": codes.ZONE_GRAVEYARD,
    "shields": codes.ZONE_SHIELDS,
    "untapped mana": codes.ZONE_MANA,
    "mana": codes.ZONE_MANA,
    "creatures": codes.ZONE_BATTLE,
}
NUMBERS: Final = ("power", "cost", "breaks", "beneath", "copies")
STATES: Final = ("tapped", "untapped", "sick", "attacking", "attacked", "blocking", "gone")
KEYWORDS: Final = {name: 1 << bit for bit, name in enumerate(codes.KEYWORDS)}
TOP_FIRST: Final = (codes.ZONE_DECK, codes.ZONE_GRAVEYARD)
PROPERTIES: Final = (*NUMBERS, *STATES, *KEYWORDS, "race", "known to", "in", "on top of", "at the bottom of")
"""Words with which a property begins."""


# -------------------------------------------------------------------------- reading


def read_expected(text: SourceText, names: SceneNames) -> Expectation:
    """Words to something expected. Raises SceneFormatError."""
    found = read_happened(text, names, EVENTS) or read_turn(text, names, codes.PHASES)
    return found or read_player(text, names) or read_card(text, names)


def read_player(text: SourceText, names: SceneNames) -> Expectation | None:
    """`Ben is asked block`, `Anna wins`, `Ben's hand 3`, `Ben's graveyard: A, B`; None: of a card."""
    for seat in names.seats:
        found = read_seat(text, seat, codes.DECISIONS) or read_zone(text, seat, names, COUNTED)
        if found is not None:
            return found
    return None


def read_card(text: SourceText, names: SceneNames) -> Expectation:
    """A card, and what it is like: `Aqua Hulcus power 2000, tapped, in Anna's mana`."""
    found = read_properties(text, names, "card", property_or_none, PROPERTIES)
    if found is None:
        first = names.split(text)[0]
        raise first.problem(f"neither a card nor anything else that can be expected: {first.text!r}")
    return found


# ------------------------------------------------------------------ looking at a card


def property_or_none(text: SourceText, names: SceneNames) -> ExpectedProperty | None:
    """A property in words, None if the words are none."""
    holds, text = wanted(text)
    words = text.text
    if words in STATES:
        return ExpectedProperty("state", words, wanted=holds)
    if words in KEYWORDS:
        return ExpectedProperty("keyword", words, wanted=holds)
    head, _, tail = words.rpartition(" ")
    if head in NUMBERS and tail.isdecimal():
        return ExpectedProperty("number", head, int(tail), wanted=holds)
    if words.startswith("known to ") and words[9:] in names.seats:
        return ExpectedProperty("known", seat=words[9:], wanted=holds)
    if words.startswith("race "):
        return ExpectedProperty("race", words[5:], wanted=holds)
    return read_place(text, names, ZONE_WORDS, holds)


def difference(table: SceneRun, state: DmState, piece: DmPiece, reading: ExpectedProperty) -> str:
    """What is different from what is expected, "" if nothing is."""
    if reading.sort == "number":
        value = number_of(state, piece, reading.word)
        return (
            "" if (value == reading.number) == reading.wanted else f"has {reading.word} {value}, not {reading.number}"
        )
    if holds(table, state, piece, reading) == reading.wanted:
        return ""
    parts = [reading.sort if reading.sort not in ("state", "keyword") else "", reading.seat, reading.word]
    return f"is {'not ' if reading.wanted else ''}{' '.join(part for part in parts if part)}"


def number_of(state: DmState, piece: DmPiece, what: str) -> int:
    """A number of a card."""
    if what == "power":
        return power(state, piece)
    if what == "cost":
        return cost_of(state, piece)
    if what == "breaks":
        return breaks(state, piece)
    if what == "beneath":
        return len(piece.pile)
    return len([other for other in all_pieces(state) if other.card is piece.card and state.in_battle(other)])


def holds(table: SceneRun, state: DmState, piece: DmPiece, reading: ExpectedProperty) -> bool:
    """Whether something can be said of a card."""
    if reading.sort == "state":
        return in_state(state, piece, reading.word)
    if reading.sort == "keyword":
        return keywords(state, piece) & KEYWORDS[reading.word] != 0
    if reading.sort == "race":
        return reading.word in piece.card.races
    if reading.sort == "known":
        return piece.known_to >> table.seats[reading.seat] & 1 == 1
    return is_in_zone(table, state, piece, reading)


def is_in_zone(table: SceneRun, state: DmState, piece: DmPiece, reading: ExpectedProperty) -> bool:
    """Whether it is in that zone (at that end)."""
    if state.zone_kind(piece) != ZONE_WORDS[reading.word] or (
        reading.seat and table.seats[reading.seat] != piece.owner
    ):
        return False
    return reading.sort == "in" or state.zones[piece.zone][-1 if reading.sort == "on top of" else 0] == piece.id


def in_state(state: DmState, piece: DmPiece, word: str) -> bool:
    """Whether a card is in a state; attacks look at the attack under way."""
    fight = state.current_attack
    if word in ("tapped", "untapped"):
        return piece.tapped == (word == "tapped")
    if word == "sick":
        return state.in_battle(piece) and has_summoning_sickness(state, piece)
    if word == "gone":
        return not state.in_battle(piece)
    if fight is None:
        return False
    return piece.ref == {"attacking": fight.attacker, "attacked": fight.target}.get(word, fight.blocker)


# ------------------------------------------------------------------------- checking


def check(table: SceneRun, expected: Expectation, names: SceneNames) -> str:
    """What is different from what is expected, "" if nothing is."""
    state = typed_state(table)
    if expected.event is not None:
        return EVENTS.check(table, expected.event, lambda ref, named: is_named(table, state, ref, named, names))
    if expected.sort == "events":
        return EVENTS.check_order(table, expected.words)
    if expected.sort == "card":
        return check_card(table, state, expected, names)
    if expected.sort in ("count", "cards"):
        return check_zone(table, state, expected, names)
    return check_table(table, state, expected)


def is_named(table: SceneRun, state: DmState, ref: Ref, named: NameRef, names: SceneNames) -> bool:
    """Whether the piece of a reference is what a name means."""
    if ref <= 0:
        return False
    piece = state.pieces[(ref & ID_MASK) - 1]
    name = NameRef(named.at, named.name, named.owner, named.number)
    return any(matching(state, name, [candidate], names, table.seats) for candidate in (state.last_known(ref), piece))


def check_card(table: SceneRun, state: DmState, expected: Expectation, names: SceneNames) -> str:
    """A card and everything said of it."""
    assert expected.named is not None
    found = matching(state, expected.named, all_pieces(state), names, table.seats)
    zones = [reading for reading in expected.properties if reading.sort in PLACES and reading.wanted]
    if len(found) > 1 and zones:
        found = [piece for piece in found if is_in_zone(table, state, piece, zones[0])] or found[:1]
    if len(found) > 1 and any(state.in_battle(piece) for piece in found):
        found = [piece for piece in found if state.in_battle(piece)]
    if not found:
        gone = [reading for reading in expected.properties if reading.word == "gone" and reading.wanted]
        return "" if gone else f"there is no {expected.named.at.text}"
    if len(found) > 1 and len({(piece.card.index, piece.zone, piece.tapped) for piece in found}) > 1:
        raise ScriptError(
            f"{expected.named.at.text!r} is ambiguous: {len(found)} cards have that name; number them or name the owner"
        )
    faults = [difference(table, state, found[0], reading) for reading in expected.properties]
    differences = "; ".join(f"{expected.named.at.text} {fault}" for fault in faults if fault)
    if differences and not state.in_battle(found[0]):
        differences += f" (it is in {table.names[found[0].owner]}'s {codes.ZONES[state.zone_kind(found[0])]})"
    return differences


def check_zone(table: SceneRun, state: DmState, expected: Expectation, names: SceneNames) -> str:
    """How many, or which: all of them in any order, of a deck and a graveyard the top ones in order."""
    kind = COUNTED[expected.zone]
    pieces = [state.pieces[id] for id in state.zone_ids(kind, table.seats[expected.seat])]
    if expected.zone == "untapped mana":
        pieces = [piece for piece in pieces if not piece.tapped]
    if kind in TOP_FIRST:
        pieces.reverse()
    if expected.sort == "count":
        return "" if len(pieces) == expected.number else f"{expected.seat} has {len(pieces)} in {expected.zone}"
    there = f"{expected.seat}'s {expected.zone}: " + (", ".join(piece.card.name for piece in pieces) or "none")
    if kind == codes.ZONE_DECK:
        pieces = pieces[: len(expected.cards)]
    fits = partial(best_fitting, state, names, table.seats)
    return "" if same_cards(expected.cards, pieces, kind in TOP_FIRST, fits) else there


def check_table(table: SceneRun, state: DmState, expected: Expectation) -> str:
    """The turn, who is asked, how it ended."""
    standing = check_result(table, expected, state.result)
    if standing is None:
        standing = check_turn(table, expected, codes.PHASES, state.phase, state.turn_player)
    if standing is not None:
        return standing
    seat = table.seats[expected.seat] if expected.seat else -1
    decision = state.decision
    if expected.sort == "has lost":
        return "" if state.left_seats >> seat & 1 else f"{expected.seat} is in the game"
    if decision is None:
        return "the game is over"
    fits = decision.seat == seat and (expected.number < 0 or decision.kind == expected.number)
    return "" if fits else asked(state, decision, table.names)
