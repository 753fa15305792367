"""What a guest plays and has played, as it is told over HTTP. Times are seconds since 1970."""

from __future__ import annotations

from typing import Literal

from regelwerk.server.schema.common import RoomInfo, Schema


class RunningGame(Schema):
    """A game of mine that is not over.

    seat   mine
    asked  the seat that is asked; -1 for nobody, before the game begins, and where it is not known.
           Between two games of a match it is mine until I have said what I exchange, and never another one
    since  since when that seat is asked, to the minute; 0 where it is not known
    """

    room: RoomInfo
    seat: int
    asked: int
    since: int


class RunningGames(Schema):
    """My games that are not over: those in which I am asked first, in the order in which I was asked."""

    games: list[RunningGame]


class FinishedGame(Schema):
    """A game of mine that is over; a match is one.

    seat       mine
    begun      0 where it is not known
    decisions  how many have been made by all players together, in all games of a match
    replay     the code of its replay; "" when it is mine no longer
    """

    room: RoomInfo
    seat: int
    outcome: Literal["won", "lost", "drawn"]
    begun: int
    ended: int
    decisions: int
    replay: str


class OutcomeTally(Schema):
    """How often I have won, lost and drawn, with a deck or against somebody.

    game    of a deck its game, "" for an opponent
    player  of an opponent which computer player, "" for a person
    """

    name: str
    game: str
    player: str
    won: int
    lost: int
    drawn: int


class FinishedGames(Schema):
    """My games that are over, the latest first, from the one that was asked for on; and all of them in figures.

    total      how many there are
    decks      the decks that I have played most often
    opponents  those whom I have met most often, in games of two
    """

    total: int
    games: list[FinishedGame]
    decks: list[OutcomeTally]
    opponents: list[OutcomeTally]


class OwnReplay(Schema):
    """A replay of mine: I sat there, or have uploaded it.

    game  "" where it cannot be told
    room  the room of the game, as long as it is kept, "" else
    """

    code: str
    game: str
    names: list[str]
    created: int
    uploaded: bool
    room: str


class OwnReplays(Schema):
    """My replays, the latest first, from the one that was asked for on; `total`: how many there are."""

    total: int
    replays: list[OwnReplay]
