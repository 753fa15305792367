"""What a player asks or orders in words: why not, what there is to see, what a typed line means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from regelwerk.kernel.ids import NO_HANDLE
from regelwerk.server.schema.base import ClientMessage, Id, ServerMessage, Small, SmallHandle, Word
from regelwerk.server.schema.common import ReasonInfo, Schema

Line = Annotated[str, Meta(max_length=200)]


class Intent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a player wishes, in the shape of an option; what is left out is open."""

    verb: Word
    subject: SmallHandle = NO_HANDLE
    object: SmallHandle = NO_HANDLE
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    n: Small = 0


class AskWhy(ClientMessage, tag="why"):
    """Why can't I? With an intent (a card clicked), or in words ("attack kena with leeroy")."""

    intent: Intent | None = None
    words: Line = ""
    id: Id = 0


class ReadTable(ClientMessage, tag="read"):
    """What there is to see, in lines of text, as the terminal shows it.

    what  the `table`, the `piles` that it does not show, or a `card`: the one of that `name`
    """

    what: Literal["table", "piles", "card"] = "table"
    name: Line = ""
    id: Id = 0


class TypeOrder(ClientMessage, tag="type"):
    """What does a typed line mean at the question ("attack kena with leeroy")? Nothing is decided by asking.

    seq      as in an answer
    pending  without `words`: the names for the choices that follow, as the answer to the order before gave them
    x        the X that was said with them, -1 for none
    """

    seq: Id
    words: Line = ""
    pending: Annotated[list[Line], Meta(max_length=16)] = field(default_factory=list)
    x: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    id: Id = 0


class Explanation(ServerMessage, tag="whynot"):
    """The answer to `why`: no reasons mean that it can be done. `unknown`: words that were not understood."""

    reasons: list[ReasonInfo]
    unknown: str = ""
    re: int = 0


class LineSpan(Schema):
    """A part of a line, and what it is: "heading", "name", "quiet", "mine", "theirs" ... or ""."""

    text: str
    style: str


class Lines(ServerMessage, tag="lines"):
    """The answer to `read`; no lines where there is nothing of that name."""

    lines: list[list[LineSpan]]
    re: int = 0


class OrderRead(ServerMessage, tag="typed"):
    """The answer to `type`.

    option   the option that is meant, -1 if not exactly one is
    choices  the options that it might mean, if there are several
    until    until what is to be passed: "chain", "end", "turn", "" for a single pass or none
    pending  names for the choices that follow, to be sent with the next question; `x` goes with them
    reasons  why it cannot be done now, and `unknown` the words that were not understood
    """

    option: int
    choices: list[int]
    until: str
    pending: list[str]
    x: int
    reasons: list[ReasonInfo]
    unknown: str
    re: int = 0
