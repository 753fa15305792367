"""Matches: what is exchanged between their games, and what a recorded one is. `MatchInfo` says how one stands."""

from __future__ import annotations

from msgspec import field

from regelwerk.server.schema.base import ClientMessage, Codes, Id, ServerMessage
from regelwerk.server.schema.common import CardRef, Schema


class DeckCount(Schema):
    """A card of a deck: how often it is there, and how many of them begin the next game in play and have to stay."""

    code: str
    count: int
    stays: int


class Exchange(ClientMessage, tag="exchange"):
    """Between two games of a match: what I exchange, and that I am ready; without cards I keep my deck.

    Codes of cards that leave my main deck, and of as many that come in from my side deck, each copy once. Until the
    next game begins, another one takes the place of it.
    """

    out: Codes = field(default_factory=list)
    into: Codes = field(default_factory=list)
    id: Id = 0


class ExchangeAsked(ServerMessage, tag="exchange"):
    """Between two games of a match, to a seat alone: its deck, and what it has said. It is sent anew when it says so.

    game   number of the next game
    can    whether it has a side deck; who has none says that he is ready all the same
    main   its main deck as it was in the last game, `side` its side deck
    out    what it has said that leaves the main deck, and `into` what comes in
    done   whether it has said anything; nobody else learns that
    left   milliseconds left; who says nothing in time keeps his deck. null: there is no limit
    """

    game: int
    can: bool
    main: list[DeckCount]
    side: list[DeckCount]
    out: list[str]
    into: list[str]
    done: bool
    left: int | None
    re: int = 0


class RecordedExchange(Schema):
    """What a seat has exchanged behind a game of a recorded match, each copy once."""

    seat: int
    out: list[CardRef]
    into: list[CardRef]


class ReplayMatch(Schema):
    """A recorded match, of which one game is looked at.

    game       the number of that game, counted from 1, of so many `games`
    won        for each game that is over the team that won it, -1 for none; `teams` has the team of each seat
    winners    the seats of the side that has won the match, null for one that is not over
    exchanges  what was exchanged behind each game
    verdict    what playing the whole match again has shown (EXACT, UNVERIFIED, DIVERGED), and `why` what is wrong
    """

    length: int
    game: int
    games: int
    won: list[int]
    teams: list[int]
    winners: list[int] | None
    exchanges: list[list[RecordedExchange]]
    verdict: str
    why: list[str]
