"""Recorded games over HTTP: uploading them, watching them, reading their log."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from regelwerk.kernel.ids import Handle
from regelwerk.server.schema.common import Face, LogLine, ResultInfo, Schema
from regelwerk.server.schema.matches import ReplayMatch


class UploadReplay(Schema):
    """A replay file to be read and played again."""

    text: Annotated[str, Meta(max_length=2_000_000)]


class ReplayTurn(Schema):
    """A turn of a replay.

    at     the step after which it has begun
    text   whose it is, in words
    group  what it stands under with others, in words (a round and a tick); "" where turns stand alone
    """

    at: int
    text: str
    group: str


class ReplayFigure(Schema):
    """A number over the course of a game: health, shields, cards in hand.

    name    in words
    values  for each seat one for each of the turns as it begins, then one for the end
    """

    key: str
    name: str
    values: list[list[int]]


class ReplayInfo(Schema):
    """A replay: what it is of, and what playing it again has shown (EXACT, UNVERIFIED, DIVERGED).

    steps  how many answers and acts it has; step 0 is the start
    turns  every turn, in the order in which they were taken
    cards  definitions of their own that the players had brought along
    match  of which match it is a game, null for a game by itself
    figures  how everybody stood over the turns, in numbers that all could see
    """

    code: str
    game: str
    edition: str
    title: str
    names: list[str]
    decks: list[str]
    steps: int
    turns: list[ReplayTurn]
    verdict: str
    why: list[str]
    over: ResultInfo | None
    cards: list[Face]
    match: ReplayMatch | None
    figures: list[ReplayFigure]


class ReplayFrame(Schema):
    """A replay after so many steps as one seat saw it (-1: a spectator), with what the last step brought."""

    at: int
    view: dict[str, Any]
    names: dict[str, str]
    worded: dict[str, list[str]]
    asked: int
    text: list[str]
    chosen: str
    news: list[LogLine]


class ReplayFrames(Schema):
    """Frames of a replay, one after the other."""

    seat: int
    frames: list[ReplayFrame]


class PieceDetails(Schema):
    """More about a piece as it was after a step: lines to be read, and data of the game's own, as in `details`."""

    handle: Handle
    lines: list[str]
    data: dict[str, Any]


class ReplayLine(LogLine):
    """A line of a replay's log, and the step that brought it."""

    at: int


class ReplayLog(Schema):
    """The log of a replay as one seat saw it (-1: a spectator), without the views; from the start, or from a step on.

    next  the step from which to ask on; null if nothing is left
    """

    seat: int
    lines: list[ReplayLine]
    next: int | None
