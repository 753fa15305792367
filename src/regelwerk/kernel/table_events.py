"""Events and mentions as a table reads them from what a seat is sent, and lines of a log."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.table_text import Line, rule_mark, rule_title

Data = dict[str, Any]


@dataclass
class Mention:
    """A piece that is spoken of: its handle, its face if known; or a seat."""

    handle: int = 0
    face: Data | None = None
    seat: int = -1


def mention(data: Data | None) -> Mention | None:
    """Read `{"handle", "face"}` or `{"seat"}`, as `kernel.sight.card_of` gives it."""
    if data is None:
        return None
    if "handle" not in data:
        return Mention(seat=data["seat"])
    return Mention(data["handle"], data["face"])


@dataclass
class Happening:
    """An event as `kernel.sight.event_for` gives it."""

    kind: str
    rule: str
    batch: int
    seat: int
    n: int
    about: Mention | None
    other: Mention | None
    source: Mention | None


def happening(data: Data) -> Happening:
    """Read an event."""
    return Happening(
        kind=data["kind"],
        rule=data["rule"],
        batch=data["batch"],
        seat=data["seat"],
        n=data["n"],
        about=mention(data["about"]),
        other=mention(data["other"]),
        source=mention(data["source"]),
    )


@dataclass
class Entry:
    """A line of the log: what is said, by which rule, of which kind, and the events it stands for."""

    text: str
    rule: str
    kind: str
    seat: int = -1
    targets: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Reasoned:
    """A sentence and the rule it rests on: why something cannot be done, or how the game has ended."""

    text: str
    rule: str


def sentence(entry: Entry) -> str:
    """What an entry says, with its targets."""
    return entry.text + (" -> " + ", ".join(entry.targets) if entry.targets else "")


def style_of(entry: Entry, grave: Container[str]) -> str:
    """How an entry stands out: "heading" for a turn, "bad" for `grave` kinds, "" for others."""
    return "heading" if entry.kind == "turn" else "bad" if entry.kind in grave else ""


# What a screen of text makes of them: with the rule in brackets at the end.


def shown(entry: Entry, book: Rulebook, grave: Container[str]) -> Line:
    """An entry as a line."""
    return [(sentence(entry), style_of(entry, grave)), (f"  [{rule_mark(book, entry.rule)}]", "rule")]


def reason_line(reason: Reasoned, book: Rulebook, lang: str) -> Line:
    """A reason as a line of a list; the rule with its title and standing."""
    return [(f"- {reason.text}", ""), (f"  [{rule_title(book, reason.rule, lang)}]", "rule")]


def face_of(event: Happening) -> Data | None:
    """The face that an event is about, None if the reader does not know it."""
    return event.about.face if event.about is not None else None


def same(a: Mention | None, b: Mention | None) -> bool:
    """Whether two mentions are of one piece, as far as the reader can tell."""
    if a is None or b is None:
        return False
    return a.handle == b.handle if a.handle else a.face == b.face
