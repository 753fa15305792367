"""Events and mentions as a table reads them from what a seat is sent, and lines of a log."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any, Final

from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation.text import StyledLine, rule_mark, rule_title
from regelwerk.kernel.rulebook import Rulebook

Data = dict[str, Any]


@dataclass
class PieceMention:
    """A piece that is spoken of: its handle, its face if known; or a seat."""

    handle: Handle = NO_HANDLE
    face: Data | None = None
    seat: int = -1


def read_mention(data: Data | None) -> PieceMention | None:
    """Read `{"handle", "face"}` or `{"seat"}`, as `kernel.visibility.card_of` gives it."""
    if data is None:
        return None
    if "handle" not in data:
        return PieceMention(seat=data["seat"])
    return PieceMention(data["handle"], data["face"])


@dataclass
class EventView:
    """An event as `kernel.visibility.event_for` gives it."""

    kind: str
    rule: str
    batch: int
    seat: int
    n: int
    about: PieceMention | None
    other: PieceMention | None
    source: PieceMention | None


def read_event(data: Data) -> EventView:
    """Read an event."""
    return EventView(
        kind=data["kind"],
        rule=data["rule"],
        batch=data["batch"],
        seat=data["seat"],
        n=data["n"],
        about=read_mention(data["about"]),
        other=read_mention(data["other"]),
        source=read_mention(data["source"]),
    )


@dataclass
class LogEntry:
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


def sentence(entry: LogEntry) -> str:
    """What an entry says, with its targets."""
    return entry.text + (" -> " + ", ".join(entry.targets) if entry.targets else "")


def style_of(entry: LogEntry, highlighted: Container[str]) -> str:
    """How an entry stands out: "heading" for a turn, "bad" for `highlighted` kinds, "" for others."""
    return "heading" if entry.kind == "turn" else "bad" if entry.kind in highlighted else ""


# What a screen of text makes of them: with the rule in brackets at the end.


def render_entry(entry: LogEntry, book: Rulebook, lang: str, highlighted: Container[str]) -> StyledLine:
    """An entry as a line."""
    return [(sentence(entry), style_of(entry, highlighted)), (f"  [{rule_mark(book, entry.rule, lang)}]", "rule")]


def reason_line(reason: Reasoned, book: Rulebook, lang: str) -> StyledLine:
    """A reason as a line of a list; the rule with its title and standing."""
    return [(f"- {reason.text}", ""), (f"  [{rule_title(book, reason.rule, lang)}]", "rule")]


TIME_OUT: Final = "ruling:time-out"
"""By this rule somebody has lost whose time is up; it is no giving up."""


def default_message_key(event: EventView) -> str:
    """The key of the sentence for an event: its kind; a draw and a player whose time is up have their own."""
    if event.kind == "over" and event.seat < 0:
        return "over:draw"
    if event.kind == "concede" and event.rule == TIME_OUT:
        return "concede:time"
    return event.kind


def face_of(event: EventView) -> Data | None:
    """The face that an event is about, None if the reader does not know it."""
    return event.about.face if event.about is not None else None


def is_same_piece(a: PieceMention | None, b: PieceMention | None) -> bool:
    """Whether two mentions are of one piece, as far as the reader can tell."""
    if a is None or b is None:
        return False
    return a.handle == b.handle if a.handle else a.face == b.face
