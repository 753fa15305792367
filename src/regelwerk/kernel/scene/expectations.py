"""What scenes of any game can expect: events, whose turn it is, who is asked what, how it ended, what lies where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from regelwerk.kernel.scene.events import EventExpectations, ExpectedEvent
from regelwerk.kernel.scene.names import NameRef, SceneNames
from regelwerk.kernel.scene.scene import SceneRun
from regelwerk.kernel.scene.source_text import SourceText, among, did_you_mean, every
from regelwerk.kernel.state import GameResult

N = TypeVar("N", bound=SceneNames)
P = TypeVar("P")

NEGATIONS: Final = ("is not ", "does not ", "not ", "no ")
PLACES: Final = ("in", "on top of", "at the bottom of")
"""Where a card can be expected in a zone."""


@dataclass(frozen=True)
class ExpectedProperty:
    """One property of a thing: its sort, and the word, number, other thing, seat it is about."""

    sort: str
    word: str = ""
    number: int = 0
    named: NameRef | None = None
    seat: str = ""
    wanted: bool = True


@dataclass(frozen=True)
class Expectation:
    """One thing that is expected: of which sort, of whom, and the words that say what; of a thing its `properties`."""

    sort: str
    at: SourceText
    named: NameRef | None = None
    seat: str = ""
    words: tuple[SourceText, ...] = ()
    zone: str = ""
    cards: tuple[NameRef, ...] = ()
    number: int = -1
    event: ExpectedEvent | None = None
    properties: tuple[ExpectedProperty, ...] = ()


PropertyReader = Callable[[SourceText, N], ExpectedProperty | None]
"""A property in words, None if the words are none."""


# -------------------------------------------------------------------------- reading


def read_happened(text: SourceText, names: SceneNames, events: EventExpectations) -> Expectation | None:
    """`event attack`, `no event attack`, `events attack, block`, and how the game stands; None: something else."""
    for lead in ("no event ", "event "):
        if text.text.startswith(lead):
            return Expectation("event", text, event=events.read(text.slice(len(lead)), names, lead == "no event "))
    if text.text.startswith("events "):
        kinds = tuple(text.slice(7).split(","))
        every(events.kind, kinds)
        return Expectation("events", text, words=kinds)
    return Expectation(text.text, text) if text.text in ("draw game", "game goes on") else None


def read_turn(text: SourceText, names: SceneNames, phases: Sequence[str]) -> Expectation | None:
    """`phase end phase`, `turn Anna`, `turn of Anna`; None: something else."""
    if text.text.startswith("phase "):
        what = text.slice(6)
        if what.text not in phases:
            raise what.problem(f"unknown step {what.text!r}{did_you_mean(what.text, list(phases))}")
        return Expectation("phase", text, number=list(phases).index(what.text))
    if not text.text.startswith("turn "):
        return None
    what = text.slice(5)
    if what.text.startswith("of "):
        what = what.slice(3)
    if what.text not in names.seats:
        raise what.problem(f"unknown seat {what.text!r}{did_you_mean(what.text, names.seats)}")
    return Expectation("turn", text, seat=what.text)


def read_seat(text: SourceText, seat: str, decisions: Sequence[str], more: Sequence[str] = ()) -> Expectation | None:
    """`Ben wins`, `Ben has lost`, `Ben is asked`, `Ben is asked may`, and `more` like that; None: something else."""
    for words in ("wins", "has lost", "is asked", *more):
        if text.text == f"{seat} {words}":
            return Expectation(words, text, seat=seat)
    if not text.text.startswith(f"{seat} is asked "):
        return None
    return Expectation("is asked", text, seat=seat, number=asked_kind(text.slice(len(seat) + 10), decisions))


def asked_kind(what: SourceText, decisions: Sequence[str]) -> int:
    """The number of a kind of question. Raises SceneFormatError, which lists those that there are."""
    if what.text not in decisions[1:]:
        raise what.problem(f"unknown kind of decision {what.text!r}{among(what.text, list(decisions[1:]))}")
    return list(decisions).index(what.text)


def read_zone(text: SourceText, seat: str, names: SceneNames, zones: Iterable[str]) -> Expectation | None:
    """`Ben's hand 3`, `Ben's hand empty`, `Ben's graveyard: A, B`; None if no zone is spoken of."""
    if not text.text.startswith(seat + "'s "):
        return None
    rest = text.slice(len(seat) + 3)
    for zone in zones:
        tail = rest.text[len(zone) :]
        if rest.text.startswith(zone) and tail[:1] == ":":
            listed = rest.slice(len(zone) + 1)
            cards = () if listed.text in ("none", "empty") else tuple(names.read_cards(listed))
            return Expectation("cards", text, seat=seat, zone=zone, cards=cards)
        if rest.text.startswith(zone + " ") and (tail.strip() == "empty" or tail.strip().isdecimal()):
            return Expectation("count", text, seat=seat, zone=zone, number=0 if tail.strip() == "empty" else int(tail))
    return None


def read_properties(
    text: SourceText, names: N, sort: str, read: PropertyReader[N], known: Sequence[str]
) -> Expectation | None:
    """A thing and what it is like, `Aqua Hulcus power 2000, tapped`; None: it does not begin with a name.

    known  the words with which a property can begin
    Raises SceneFormatError.
    """
    parts = names.split(text)
    found = split_name(parts[0], names, read)
    if found is None:
        return None
    name, first = found
    properties = every(lambda word: read_property(word, names, read, known), (first, *parts[1:]))
    return Expectation(sort, text, named=names.card(name), properties=tuple(properties))


def read_property(text: SourceText, names: N, read: PropertyReader[N], known: Sequence[str]) -> ExpectedProperty:
    """A property in words. Raises SceneFormatError."""
    found = read(text, names)
    if found is None:
        raise text.problem(f"unknown property {text.text!r}{among(text.text, [*known])}")
    return found


def split_name(text: SourceText, names: N, read: PropertyReader[N]) -> tuple[SourceText, SourceText] | None:
    """Where a name ends: the last place before which a name stands and after which something is said; None: nowhere."""
    for at in range(len(text.text) - 1, 0, -1):
        if text.text[at] != " ":
            continue
        head, tail = text.slice(0, at), text.slice(at)
        _, name = names.split_owner(head)
        plain = name.text.strip('"').lower()
        before, _, digits = plain.rpartition(" ")
        if digits.isdecimal():
            plain = before
        if names.known(plain) and read(tail, names) is not None:
            return head, tail
    return None


def wanted(text: SourceText) -> tuple[bool, SourceText]:
    """Whether a property is expected to hold, and the property.

    >>> wanted(SourceText("is not tapped", 1, 1))[0], wanted(SourceText("is tapped", 1, 1))[1].text
    (False, 'tapped')
    """
    holds = True
    for no in NEGATIONS:
        if text.text.startswith(no):
            holds, text = False, text.slice(len(no))
            break
    return holds, text.slice(3) if text.text.startswith("is ") else text


def read_place(text: SourceText, names: SceneNames, zones: Iterable[str], holds: bool) -> ExpectedProperty | None:
    """`in Anna's hand`, `on top of Ben's deck`; None: something else."""
    for place in PLACES:
        if text.text.startswith(place + " "):
            seat, zone = names.split_owner(text.slice(len(place) + 1))
            if zone.text in zones:
                return ExpectedProperty(place, zone.text, seat=seat, wanted=holds)
    return None


# ------------------------------------------------------------------------- checking


def check_result(table: SceneRun, expected: Expectation, result: GameResult | None) -> str | None:
    """`wins`, `draw game`, `game goes on`: what is different, "" if nothing is; None: something else is expected."""
    if expected.sort == "game goes on":
        return "" if result is None else "the game is over"
    if expected.sort not in ("wins", "draw game"):
        return None
    if result is None:
        return "the game is not over"
    names = [table.names[winner] for winner in result.winners]
    good = expected.seat in names if expected.sort == "wins" else not names
    return "" if good else f"won by {', '.join(names) or 'nobody'} ({result.rule.number})"


def check_turn(
    table: SceneRun, expected: Expectation, phases: Sequence[str], phase: int, turn_player: int
) -> str | None:
    """`phase end phase`, `turn Anna`: what is different, "" if nothing is; None: something else is expected."""
    if expected.sort == "phase":
        return "" if phase == expected.number else f"it is the {phases[phase]}"
    if expected.sort == "turn":
        return "" if turn_player == table.seats[expected.seat] else f"it is {table.names[turn_player]}'s turn"
    return None


Fits = Callable[[NameRef, list[P]], list[P]]
"""Which of some pieces fit a name best."""


def same_cards(cards: Sequence[NameRef], pieces: list[P], ordered: bool, fits: Fits[P]) -> bool:
    """Whether these are the pieces, all of them; `ordered`: one after the other."""
    if ordered:
        return len(cards) == len(pieces) and all(fits(named, [p]) for named, p in zip(cards, pieces))
    left = pieces[:]
    for named in cards:
        found = fits(named, left)
        if not found:
            return False
        left.remove(found[0])
    return not left
