"""What scenes of any game can expect: events, whose turn it is, who is asked what, how it ended, what lies where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from regelwerk.kernel.scene import Table
from regelwerk.kernel.scene_events import Events, Happened
from regelwerk.kernel.scene_names import Named, Names
from regelwerk.kernel.scene_text import Text, among, every, nearest
from regelwerk.kernel.state import Result

N = TypeVar("N", bound=Names)
P = TypeVar("P")

NEGATIONS: Final = ("is not ", "does not ", "not ", "no ")
PLACES: Final = ("in", "on top of", "at the bottom of")
"""Where a card can be expected in a zone."""


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


@dataclass(frozen=True)
class Reading:
    """One property of a thing: its sort, and the word, number, other thing, seat it is about."""

    sort: str
    word: str = ""
    number: int = 0
    named: Named | None = None
    seat: str = ""
    wanted: bool = True


# -------------------------------------------------------------------------- reading


def read_happened(text: Text, names: Names, events: Events) -> Expected | None:
    """`event attack`, `no event attack`, `events attack, block`, and how the game stands; None: something else."""
    for lead in ("no event ", "event "):
        if text.text.startswith(lead):
            return Expected("event", text, event=events.read(text.cut(len(lead)), names, lead == "no event "))
    if text.text.startswith("events "):
        kinds = tuple(text.cut(7).split(","))
        every(events.kind, kinds)
        return Expected("events", text, words=kinds)
    return Expected(text.text, text) if text.text in ("draw game", "game goes on") else None


def read_turn(text: Text, names: Names, phases: Sequence[str]) -> Expected | None:
    """`phase end phase`, `turn Anna`, `turn of Anna`; None: something else."""
    if text.text.startswith("phase "):
        what = text.cut(6)
        if what.text not in phases:
            raise what.problem(f"no step is called {what.text!r}{nearest(what.text, list(phases))}")
        return Expected("phase", text, number=list(phases).index(what.text))
    if not text.text.startswith("turn "):
        return None
    what = text.cut(5)
    if what.text.startswith("of "):
        what = what.cut(3)
    if what.text not in names.seats:
        raise what.problem(f"no seat is called {what.text!r}{nearest(what.text, names.seats)}")
    return Expected("turn", text, seat=what.text)


def read_seat(text: Text, seat: str, decisions: Sequence[str], more: Sequence[str] = ()) -> Expected | None:
    """`Ben wins`, `Ben has lost`, `Ben is asked`, `Ben is asked may`, and `more` like that; None: something else."""
    for words in ("wins", "has lost", "is asked", *more):
        if text.text == f"{seat} {words}":
            return Expected(words, text, seat=seat)
    if not text.text.startswith(f"{seat} is asked "):
        return None
    return Expected("is asked", text, seat=seat, number=asked_kind(text.cut(len(seat) + 10), decisions))


def asked_kind(what: Text, decisions: Sequence[str]) -> int:
    """The number of a kind of question. Raises BadScene, which lists those that there are."""
    if what.text not in decisions[1:]:
        raise what.problem(f"nobody is asked {what.text!r}{among(what.text, list(decisions[1:]))}")
    return list(decisions).index(what.text)


def read_zone(text: Text, seat: str, names: Names, zones: Iterable[str]) -> Expected | None:
    """`Ben's hand 3`, `Ben's hand empty`, `Ben's graveyard: A, B`; None if no zone is spoken of."""
    if not text.text.startswith(seat + "'s "):
        return None
    rest = text.cut(len(seat) + 3)
    for zone in zones:
        tail = rest.text[len(zone) :]
        if rest.text.startswith(zone) and tail[:1] == ":":
            listed = rest.cut(len(zone) + 1)
            cards = () if listed.text in ("none", "empty") else tuple(names.cards_in(listed))
            return Expected("cards", text, seat=seat, zone=zone, cards=cards)
        if rest.text.startswith(zone + " ") and (tail.strip() == "empty" or tail.strip().isdecimal()):
            return Expected("count", text, seat=seat, zone=zone, number=0 if tail.strip() == "empty" else int(tail))
    return None


def split_name(text: Text, names: N, reading: Callable[[Text, N], Reading | None]) -> tuple[Text, Text] | None:
    """Where a name ends: the last place before which a name stands and after which something is said; None: nowhere."""
    for at in range(len(text.text) - 1, 0, -1):
        if text.text[at] != " ":
            continue
        head, tail = text.cut(0, at), text.cut(at)
        _, name = names.whose(head)
        plain = name.text.strip('"').lower()
        before, _, digits = plain.rpartition(" ")
        if digits.isdecimal():
            plain = before
        if names.known(plain) and reading(tail, names) is not None:
            return head, tail
    return None


def wanted(text: Text) -> tuple[bool, Text]:
    """Whether a property is expected to hold, and the property.

    >>> wanted(Text("is not tapped", 1, 1))[0], wanted(Text("is tapped", 1, 1))[1].text
    (False, 'tapped')
    """
    holds = True
    for no in NEGATIONS:
        if text.text.startswith(no):
            holds, text = False, text.cut(len(no))
            break
    return holds, text.cut(3) if text.text.startswith("is ") else text


def read_place(text: Text, names: Names, zones: Iterable[str], holds: bool) -> Reading | None:
    """`in Anna's hand`, `on top of Ben's deck`; None: something else."""
    for place in PLACES:
        if text.text.startswith(place + " "):
            seat, zone = names.whose(text.cut(len(place) + 1))
            if zone.text in zones:
                return Reading(place, zone.text, seat=seat, wanted=holds)
    return None


# ------------------------------------------------------------------------- checking


def check_result(table: Table, expected: Expected, result: Result | None) -> str | None:
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


Fits = Callable[[Named, list[P]], list[P]]
"""Which of some pieces fit a name best."""


def same_cards(cards: Sequence[Named], pieces: list[P], ordered: bool, fits: Fits[P]) -> bool:
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
