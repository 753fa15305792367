"""What a scene expects: of cards, players, the chain, the turn, and of what has happened."""

from __future__ import annotations

from functools import partial
from typing import Final

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
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import atk, defense, has_tag, health, keywords
from regelwerk.wowtcg.payment import ready_resources, resource_cost_due, strike_cost
from regelwerk.wowtcg.scene.cards import KEYWORDS
from regelwerk.wowtcg.scene.events import EVENTS, check_event, means
from regelwerk.wowtcg.scene.intents import asked, typed_state
from regelwerk.wowtcg.scene.names import ZONE_WORDS, SceneNames, all_pieces, best_fitting, matching
from regelwerk.wowtcg.state import WowPiece, WowState

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
PROPERTIES: Final = (*NUMBERS, *STATES, *KEYWORDS, "attached to", "controlled by", "counters", "tag", "known to", "in")
"""Words with which a property begins."""


# -------------------------------------------------------------------------- reading


def read_expected(text: SourceText, names: SceneNames) -> Expectation:
    """Words to something expected. Raises SceneFormatError."""
    found = read_happened(text, names, EVENTS) or read_turn(text, names, codes.PHASES)
    if found is not None:
        return found
    if text.text.startswith("chain"):
        return read_chain(text, names)
    return read_player(text, names) or read_card(text, names)


def read_chain(text: SourceText, names: SceneNames) -> Expectation:
    rest = text.slice(5)
    if rest.text == "empty":
        return Expectation("chain", text, number=0)
    if rest.text.isdecimal():
        return Expectation("chain", text, number=int(rest.text))
    if rest.text.startswith(":"):
        cards = tuple(names.read_cards(rest.slice(1)))
        return Expectation("chain", text, cards=cards, number=len(cards))
    raise text.problem("the chain is `chain empty`, `chain 2`, or `chain: Top Card, Next Card`")


def read_player(text: SourceText, names: SceneNames) -> Expectation | None:
    """`Ben is asked may`, `Ben has priority`, `Anna wins`, `Ben's hand 3`, `Ben's deck: A, B`; None: of a card."""
    for seat in names.seats:
        found = read_seat(text, seat, codes.DECISIONS, ("has priority",)) or read_zone(text, seat, names, COUNTED)
        if found is not None:
            return found
    return None


def read_card(text: SourceText, names: SceneNames) -> Expectation:
    """A card, and what it is like: `Fury atk 5, health 3, elusive, in Anna's party`."""
    found = read_properties(text, names, "card", property_or_none, PROPERTIES)
    if found is None:
        first = names.split(text)[0]
        raise first.problem(
            names.waits(first) or f"neither a card nor anything else that can be expected: {first.text!r}"
        )
    return found


# ------------------------------------------------------------------ looking at a card


def property_or_none(text: SourceText, names: SceneNames) -> ExpectedProperty | None:
    """A property in words, None if the words are none."""
    holds, text = wanted(text)
    phrase = text.text
    if phrase in STATES:
        return ExpectedProperty("state", phrase, wanted=holds)
    if phrase.lower() in KEYWORDS:
        return ExpectedProperty("keyword", phrase.lower(), wanted=holds)
    head, _, tail = phrase.rpartition(" ")
    if head in NUMBERS and tail.isdecimal():
        return ExpectedProperty("number", head, int(tail), wanted=holds)
    return reading_more(text, phrase, holds, names)


def reading_more(text: SourceText, phrase: str, holds: bool, names: SceneNames) -> ExpectedProperty | None:
    words = phrase.split()
    if phrase.startswith("controlled by ") and phrase[14:] in names.seats:
        return ExpectedProperty("controlled", seat=phrase[14:], wanted=holds)
    if phrase.startswith("known to ") and phrase[9:] in names.seats:
        return ExpectedProperty("known", seat=phrase[9:], wanted=holds)
    if phrase.startswith("attached to "):
        return ExpectedProperty("attached", named=names.card(text.slice(12)), wanted=holds)
    if phrase.startswith("tag ") and len(words) > 1:
        return ExpectedProperty("tag", phrase[4:], wanted=holds)
    if len(words) == 3 and words[0] == "counters" and words[2].isdecimal():
        return ExpectedProperty("counters", words[1], int(words[2]), wanted=holds)
    return read_place(text, names, ZONE_WORDS, holds)


def difference(table: SceneRun, state: WowState, piece: WowPiece, reading: ExpectedProperty, names: SceneNames) -> str:
    """What is different from what is expected, "" if nothing is. Values and states are those of cards in play."""
    if not state.in_play(piece) and (
        reading.sort in ("number", "keyword", "tag") or reading.word in ("exhausted", "ready")
    ):
        if reading.word not in ANYWHERE:
            return "is not in play"
    if reading.sort == "number":
        value = number_of(state, piece, reading.word)
        return (
            "" if (value == reading.number) == reading.wanted else f"has {reading.word} {value}, not {reading.number}"
        )
    holds = holds_for(table, state, piece, reading, names)
    if holds == reading.wanted:
        return ""
    return f"is {'not ' if reading.wanted else ''}{wording(reading)}"


def wording(reading: ExpectedProperty) -> str:
    parts = [reading.sort if reading.sort in (*PLACES, "attached") else "", reading.seat, reading.word]
    return " ".join(part for part in parts if part) or reading.sort


def number_of(state: WowState, piece: WowPiece, what: str) -> int:
    if what == "damage":
        return piece.damage
    if what == "atk":
        return atk(state, piece)
    if what == "health":
        return health(state, piece)
    if what == "def":
        return defense(state, piece)
    if what == "strike cost":
        return strike_cost(state, piece)
    if what == "cost":
        return cost_of(state, piece)
    return len([other for other in all_pieces(state) if other.card is piece.card and state.in_play(other)])


def cost_of(state: WowState, piece: WowPiece) -> int:
    """What playing a card would take its owner in resources now, with an X of 0; else what is printed on it."""
    if piece.card.play is not None and state.zone_kind(piece) == codes.ZONE_HAND:
        return resource_cost_due(state, piece.owner, piece.ref, piece.card.play, 0)
    return piece.card.cost


def holds_for(table: SceneRun, state: WowState, piece: WowPiece, reading: ExpectedProperty, names: SceneNames) -> bool:
    if reading.sort == "state":
        return in_state(state, piece, reading.word)
    if reading.sort == "keyword":
        return state.in_play(piece) and keywords(state, piece) & KEYWORDS[reading.word].value != 0
    if reading.sort == "tag":
        return has_tag(state, piece, reading.word)
    if reading.sort == "counters":
        return sum(number for name, number in piece.counters if name == reading.word) == reading.number
    if reading.sort == "controlled":
        return piece.control == table.seats[reading.seat]
    if reading.sort == "known":
        return piece.known_to >> table.seats[reading.seat] & 1 == 1
    if reading.sort == "attached":
        host = state.piece_or_none(piece.host)
        if host is None or reading.named is None:
            return False
        return host.id in [other.id for other in matching(state, reading.named, all_pieces(state), names, table.seats)]
    return is_in_zone(table, state, piece, reading)


def is_in_zone(table: SceneRun, state: WowState, piece: WowPiece, reading: ExpectedProperty) -> bool:
    """Whether it is in that zone (at that end)."""
    outside = reading.word == "party" and not piece.card.kind & (codes.TYPE_HERO | codes.TYPE_ALLY)
    if outside or state.zone_kind(piece) not in ZONE_WORDS[reading.word]:
        return False
    seat = piece.control if state.in_play(piece) or state.zone_kind(piece) == codes.ZONE_CHAIN else piece.owner
    if reading.seat and table.seats[reading.seat] != seat:
        return False
    if reading.sort == "in":
        return True
    ids = state.zones[piece.zone]
    return ids[-1 if reading.sort == "on top of" else 0] == piece.id


def in_state(state: WowState, piece: WowPiece, word: str) -> bool:
    fight = state.combat
    ref = piece.ref
    if word in ("exhausted", "ready"):
        return piece.exhausted == (word == "exhausted") and state.in_play(piece)
    if word in ("face up", "face down"):
        return piece.face_down == (word == "face down")
    if word == "gone":
        return not state.in_play(piece)
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


def check(table: SceneRun, expected: Expectation, names: SceneNames) -> str:
    """What is different from what is expected, "" if nothing is."""
    state = typed_state(table)
    if expected.event is not None:
        return check_event(table, state, expected.event, names)
    if expected.sort == "events":
        return EVENTS.check_order(table, expected.words)
    if expected.sort == "card":
        return check_card(table, state, expected, names)
    if expected.sort == "chain":
        return check_chain(table, state, expected, names)
    if expected.sort in ("count", "cards"):
        return check_zone(table, state, expected, names)
    return check_table(table, state, expected)


def check_card(table: SceneRun, state: WowState, expected: Expectation, names: SceneNames) -> str:
    assert expected.named is not None
    pieces = all_pieces(state)
    found = matching(state, expected.named, pieces, names, table.seats)
    zones = [reading for reading in expected.properties if reading.sort in PLACES and reading.wanted]
    if len(found) > 1 and zones:
        found = [piece for piece in found if is_in_zone(table, state, piece, zones[0])] or found[:1]
    if len(found) > 1 and any(state.in_play(piece) for piece in found):
        found = [piece for piece in found if state.in_play(piece)]
    if not found:
        gone = [reading for reading in expected.properties if reading.sort == "state" and reading.word == "gone"]
        return "" if gone else f"there is no {expected.named.at.text}"
    if len(found) > 1 and len({(piece.card.index, piece.zone) for piece in found}) > 1:
        raise ScriptError(
            f"{expected.named.at.text!r} is ambiguous: {len(found)} cards have that name; number them or name the owner"
        )
    faults = [difference(table, state, found[0], reading, names) for reading in expected.properties]
    differences = "; ".join(f"{expected.named.at.text} {fault}" for fault in faults if fault)
    if differences and not state.in_play(found[0]):
        differences += f" (it is in {table.names[found[0].owner]}'s {codes.ZONES[state.zone_kind(found[0])]})"
    return differences


def check_chain(table: SceneRun, state: WowState, expected: Expectation, names: SceneNames) -> str:
    there = (
        ", ".join(state.last_known(link.source).card.name or codes.LINKS[link.kind] for link in reversed(state.chain))
        or "nothing"
    )
    if len(state.chain) != expected.number:
        return f"on the chain is {there}"
    for named, link in zip(expected.cards, reversed(state.chain)):
        if not means(table, state, link.source or link.a, named, names):
            return f"on the chain is {there}"
    return ""


def check_zone(table: SceneRun, state: WowState, expected: Expectation, names: SceneNames) -> str:
    """How many, or which: all of them in any order, of a deck and a graveyard the top ones in order."""
    seat = table.seats[expected.seat]
    word = expected.zone
    if word == "ready resources":
        count = ready_resources(state, seat)
        return "" if count == expected.number else f"{expected.seat} has {count} ready resources, not {expected.number}"
    kinds = (codes.ZONE_ALLIES,) if word == "allies" else ZONE_WORDS[word]
    ids = [id for kind in kinds for id in state.zone_ids(kind, seat)]
    if word == "party":
        ids = [id for id in ids if state.pieces[id].card.kind & (codes.TYPE_HERO | codes.TYPE_ALLY)]
    if expected.sort == "count":
        return (
            "" if len(ids) == expected.number else f"{expected.seat}'s {word}: {len(ids)} cards, not {expected.number}"
        )
    pieces = [state.pieces[id] for id in ids]
    if word in ("deck", "graveyard"):
        pieces.reverse()
    there = f"{expected.seat}'s {word}: " + (", ".join(piece.card.name for piece in pieces) or "none")
    if word == "deck":
        pieces = pieces[: len(expected.cards)]
    fits = partial(best_fitting, state, names, table.seats)
    return "" if same_cards(expected.cards, pieces, word in ("deck", "graveyard"), fits) else there


def check_table(table: SceneRun, state: WowState, expected: Expectation) -> str:
    standing = check_result(table, expected, state.result)
    if standing is None:
        standing = check_turn(table, expected, codes.PHASES, state.phase, state.turn_player)
    if standing is not None:
        return standing
    seat = table.seats[expected.seat] if expected.seat else -1
    decision = state.decision
    if expected.sort == "has lost":
        lost = state.left_seats >> seat & 1 or (state.result is not None and seat not in state.result.winners)
        return "" if lost else f"{expected.seat} is in the game"
    if decision is None:
        return "the game is over"
    now = asked(state, decision, table.names)
    if decision.seat != seat:
        return now
    if expected.sort == "has priority":
        return "" if decision.kind == codes.DECISION_PRIORITY else now
    return "" if expected.number < 0 or decision.kind == expected.number else now
