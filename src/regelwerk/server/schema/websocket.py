"""The messages of the web table: one JSON object each, told apart by `t`. `docs/protocol.md` explains them.

`FromClient` is what a browser or bot sends, `FromServer` what it gets. A message that is
not of exactly one of these shapes is refused and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, field

from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.server.schema.base import ClientMessage, Codes, Id, ServerMessage, SmallHandle, Word
from regelwerk.server.schema.common import (
    ChatLine,
    ClockInfo,
    DecisionInfo,
    EventInfo,
    Lang,
    LessonInfo,
    LogLine,
    PieceAfter,
    PuzzleState,
    ReasonInfo,
    ResultInfo,
    RoomInfo,
    Several,
    StopInfo,
    WaitingInfo,
)
from regelwerk.server.schema.matches import Exchange, ExchangeAsked
from regelwerk.server.schema.words import AskWhy, Explanation, Lines, OrderRead, ReadTable, TypeOrder

PROTOCOL: Final = "regelwerk.v1"
"""Name of the protocol: the sub-protocol that a WebSocket asks for."""

Picks = Annotated[list[Annotated[int, Meta(ge=0, le=65535)]], Meta(max_length=256)]


# ----------------------------------------------------------------------- from a client


class Hello(ClientMessage, tag="hello"):
    """The first message: who is there.

    token  of a seat, for clients without a cookie; with it the connection is that seat's
    watch  to watch although a seat is mine
    seat   with `watch`: the seat to watch from, if its player lets everybody; -1 from nobody's
    """

    lang: Lang = "en"
    token: Annotated[str, Meta(max_length=400)] = ""
    watch: bool = False
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    id: Id = 0


class Answer(ClientMessage, tag="answer"):
    """The number of an option of the question; `seq` is that of a state in which this question stood.

    insist  in a lesson: also if it leads away from it; the game is the learner's own then. In a puzzle it does nothing
    """

    seq: Id
    option: Annotated[int, Meta(ge=0, le=65535)]
    insist: bool = False
    id: Id = 0


class ReadOn(ClientMessage, tag="read-on"):
    """In a lesson or puzzle: what is said has been read."""

    id: Id = 0


class AskPuzzle(ClientMessage, tag="puzzle"):
    """In a puzzle: a right move (`hint`), the solutions with their proof, or one `move` of the solution played."""

    want: Literal["hint", "solution", "move"]
    id: Id = 0


class Choose(ClientMessage, tag="choose"):
    """The answer where `ask.several` is: a whole set, by the numbers of its candidates, in any order."""

    seq: Id
    picks: Picks
    id: Id = 0


class Pick(ClientMessage, tag="pick"):
    """What would go with these picks of a choice of several? All of them each time; nothing is decided by asking."""

    seq: Id
    picks: Picks
    id: Id = 0


class TableAction(ClientMessage, tag="act"):
    """Something nobody asked for. `claim`: the game of a player whose time is up or who has been away for long.

    Between two games of a match `claim` lets who has been away for long keep his deck.
    """

    verb: Literal["concede", "offer draw", "withdraw draw", "claim"]
    id: Id = 0


class AskHint(ClientMessage, tag="hint"):
    """What would a strong player do in my place? Only where no other seat has a person; `seq` as in an answer."""

    seq: Id
    id: Id = 0


class AskPreview(ClientMessage, tag="preview"):
    """What will come of an option, as far as it is certain? `seq` as in an answer.

    handle, seat  whom it is meant for, a piece or a player, where a later question of the announcement asks for it
    """

    seq: Id
    option: Annotated[int, Meta(ge=0, le=65535)]
    handle: SmallHandle = NO_HANDLE
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    id: Id = 0


class Look(ClientMessage, tag="look"):
    """More about a piece: what changes its numbers now, or what the game's table has to say of it."""

    handle: SmallHandle
    id: Id = 0


class SendChat(ClientMessage, tag="say"):
    """Say something: words, or the key of a quick phrase."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Word = ""
    id: Id = 0


class SetAutoPass(ClientMessage, tag="auto"):
    """Where the server passes for me.

    on       pass where nothing that I could do would matter now, or would not come to the same at my next question
    stops    where I want to be asked besides, if I can do anything
    until    a long pass: until the "chain" is empty, the turn's "end", my "turn", or "once": the next question only
    full     ask me wherever I can do anything; `soon`: only at the next such question
    always   codes of cards: ask me whenever something can be done with them
    never    codes of cards: don't ask me for their sake; `ignored`: in the turn that is on
    """

    on: bool
    stops: Annotated[list[Word], Meta(max_length=64)] = field(default_factory=list)
    until: Literal["", "chain", "end", "turn", "once"] = ""
    full: bool = False
    soon: bool = False
    always: Codes = field(default_factory=list)
    never: Codes = field(default_factory=list)
    ignored: Codes = field(default_factory=list)
    id: Id = 0


class TakeBack(ClientMessage, tag="back"):
    """Take back: the last step of mine, the whole announcement under way, or to where this turn of mine began.

    `pass`: to the last question that was passed for me since I answered one; I am asked there then.
    """

    to: Literal["step", "announcement", "turn", "pass"] = "step"
    id: Id = 0


class AnswerRequest(ClientMessage, tag="agree"):
    """Yes or no to what another player asks (`Request`)."""

    yes: bool
    id: Id = 0


class ShareView(ClientMessage, tag="show"):
    """Let everybody watch from my seat, so many seconds later; or no longer."""

    on: bool
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    id: Id = 0


class AskRematch(ClientMessage, tag="rematch"):
    """Another game (or match) of the same players, with the seats turned. It begins when all persons want it."""

    id: Id = 0


class Report(ClientMessage, tag="report"):
    """Something is wrong: keep the game and this moment on the server, and give me a number."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    id: Id = 0


class SetLanguage(ClientMessage, tag="lang"):
    """Another language from now on; a fresh `state` follows."""

    lang: Lang
    id: Id = 0


class Resync(ClientMessage, tag="again"):
    """Send me the whole `state` again."""

    id: Id = 0


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""

    id: Id = 0


FromClient = (
    Hello
    | Answer
    | ReadOn
    | AskPuzzle
    | Choose
    | Pick
    | TableAction
    | AskWhy
    | ReadTable
    | TypeOrder
    | AskHint
    | AskPreview
    | Look
    | SendChat
    | SetAutoPass
    | TakeBack
    | AnswerRequest
    | ShareView
    | AskRematch
    | Exchange
    | Report
    | SetLanguage
    | Resync
    | Ping
)


# ----------------------------------------------------------------------- from the server


class Welcome(ServerMessage, tag="welcome"):
    """The first message: the room, and which seat this connection is (-1: it watches).

    token   of the seat: with it another device may sit down there; "" for who watches
    stops   where a seat of this game can stop; `phrases` the quick phrases by key
    takes   what this game's client must be able to draw: "cards" or "hexes"
    """

    protocol: str
    room: RoomInfo
    seat: int
    watches: int
    token: str
    stops: list[StopInfo]
    phrases: dict[str, str]
    takes: str
    re: int = 0


class StateMessage(ServerMessage, tag="state"):
    """The game as this seat sees it now, and what has happened since the last one.

    seq      counts the states of this connection's seat; one that is missing means: ask `again`
    fresh    forget what was before: `events` is empty and `news` the end of the log
    view     what the seat may know: the game's own shape, see its README
    names    by handle what a piece is called here ("Ogre #2")
    worded   sentences for what waits in the view (what it does, at what it is aimed), by the list's name, in its order
    ask      the question to this seat, null if it is not asked
    waiting  who is asked, null when the game is over
    back     what may be taken back now: some of "step", "announcement", "turn", "pass"
    lesson   where the lesson stands, null in every other game
    puzzle   where the puzzle stands, null in every other game
    """

    seq: int
    fresh: bool
    view: dict[str, Any]
    names: dict[str, str]
    worded: dict[str, list[str]]
    ask: DecisionInfo | None
    waiting: WaitingInfo | None
    events: list[EventInfo]
    news: list[LogLine]
    back: list[str]
    over: ResultInfo | None
    lesson: LessonInfo | None
    puzzle: PuzzleState | None
    clocks: ClockInfo | None
    re: int = 0


class Acknowledged(ServerMessage, tag="done"):
    """What was sent has been done, and is durable."""

    re: int = 0


class ActionRefused(ServerMessage, tag="refused"):
    """It is not possible, and nothing has changed: every reason with its rule."""

    reasons: list[ReasonInfo]
    re: int = 0


class Picked(ServerMessage, tag="picked"):
    """The answer to `pick`: the choice with these picks, null if none is open."""

    several: Several | None
    re: int = 0


class Hinted(ServerMessage, tag="hinted"):
    """The answer to `hint`: an option, what it leads to as far as the seat may know, and how it compares."""

    option: int
    reason: str
    odds: str
    re: int = 0


class Thoughts(ServerMessage, tag="thoughts"):
    """What the computer player in a seat has weighed, its next move first, in words that name nothing hidden.

    Only where `RoomInfo.thinking` is "shown", and where it had several ideas; the move follows shortly.
    """

    seat: int
    ideas: list[str]
    re: int = 0


class Previewed(ServerMessage, tag="previewed"):
    """The answer to `preview`, made of nothing but what the seat may know.

    told      what happens if nobody steps in, in sentences; none where nothing can be told
    unless    what stays open: who may step in and what happens then, who may answer unseen
    pieces    the same in numbers
    idle      whether a card would be played for nothing, as things stand
    steppers  pieces in play that may step in, as `unless` tells
    """

    told: list[str]
    unless: list[str]
    pieces: list[PieceAfter]
    idle: bool
    steppers: list[Handle]
    re: int = 0


class PieceDetailsMessage(ServerMessage, tag="details"):
    """The answer to `look`: lines to be read, and data of the game's own."""

    handle: Handle
    lines: list[str]
    data: dict[str, Any]
    re: int = 0


class RoomChanged(ServerMessage, tag="people"):
    """Who is here has changed, or what the room is."""

    room: RoomInfo
    re: int = 0


class ChatMessages(ServerMessage, tag="chat"):
    """What has been said since."""

    lines: list[ChatLine]
    re: int = 0


class TakeBackAsked(ServerMessage, tag="request"):
    """A player asks the others for something (to take back); `open` false: it is settled. `yes`: who agrees so far."""

    what: Literal["back"]
    seat: int
    open: bool
    granted: bool
    yes: list[int]
    text: str
    re: int = 0


class Rematch(ServerMessage, tag="rematch"):
    """Who wants another game; `room` is its code once it has begun."""

    wanting: list[int]
    room: str
    re: int = 0


class Reported(ServerMessage, tag="reported"):
    """The report has this number; the file behind it can be had when the game is over."""

    number: str
    re: int = 0


class MessageRejected(ServerMessage, tag="problem"):
    """What was sent cannot be used. `code` is for programs, `text` for people."""

    code: Literal[
        "bad-message",
        "not-yet",
        "not-seated",
        "stale",
        "no-question",
        "not-now",
        "no-such",
        "error-in-rules",
        "gone",
        "too-fast",
    ]
    text: str
    re: int = 0


class Pong(ServerMessage, tag="pong"):
    """I am."""

    re: int = 0


FromServer = (
    Welcome
    | StateMessage
    | Acknowledged
    | ActionRefused
    | Picked
    | Explanation
    | Lines
    | OrderRead
    | Hinted
    | Thoughts
    | Previewed
    | PieceDetailsMessage
    | RoomChanged
    | ChatMessages
    | TakeBackAsked
    | Rematch
    | ExchangeAsked
    | Reported
    | MessageRejected
    | Pong
)

_decode: Final[Callable[[str], ClientMessage]] = msgspec.json.Decoder(FromClient).decode


NOTHING: Final = "\\u0000"
"""A character that no database of ours can keep as a part of a text, as JSON writes it."""


class MessageFormatError(ValueError):
    """A text that is no message of a client; says why."""


def read(text: str) -> ClientMessage:
    """A message of a client from its text. Raises MessageFormatError.

    >>> read('{"t": "ping", "id": 7}')
    Ping(id=7)
    """
    if NOTHING in text:
        raise MessageFormatError("invalid character")
    try:
        return _decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise MessageFormatError(str(error)[:200]) from None


write: Final = msgspec.json.Encoder().encode
"""A message as its text."""
