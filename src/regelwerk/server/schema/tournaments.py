"""Tournaments: what is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from regelwerk.server.schema.common import Lang, Name, Schema, SetCode

DeckText = Annotated[str, Meta(max_length=100_000)]
PlayerKey = Annotated[str, Meta(max_length=20)]
Games = Annotated[int, Meta(ge=0, le=5)]


class OpenTournament(Schema):
    """A tournament to be opened; I take the first place.

    format   where decks come from: brought along, from boosters that are opened or drafted
    match    best of how many games
    rounds   of a Swiss tournament, 0 for as many as leave one player without a defeat
    minutes  of a round, 0 for no limit: each player of a match then has a clock of its own (`TournamentState.clock`)
    size     how many play; computers take the places that stay free
    deck     with which I play, as in `JoinRoom`; not with sealed or draft
    set      the code of the set whose boosters are opened with these (`LimitedInfo.sets`), "" for the usual one
    """

    game: Annotated[str, Meta(max_length=20)]
    system: Literal["swiss", "single", "double", "round-robin"] = "swiss"
    format: Literal["constructed", "sealed", "draft"] = "constructed"
    match: Literal[1, 3, 5] = 1
    rounds: Annotated[int, Meta(ge=0, le=63)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    size: Annotated[int, Meta(ge=4, le=64)] = 8
    deck: DeckText = ""
    set: SetCode = ""
    edition: Annotated[str, Meta(max_length=20)] = ""
    name: Name = ""
    lang: Lang = "en"


class JoinTournament(Schema):
    """Take a free place, with a deck as in `JoinRoom`."""

    deck: DeckText = ""
    name: Name = ""
    lang: Lang = "en"


class BeginTournament(Schema):
    """Begin a tournament: computers take the places that are free, `player` in all of them or quick ones in turn."""

    player: PlayerKey = ""
    lang: Lang = "en"


class DecideTable(Schema):
    """The host says how a match of this round went that nobody plays to its end: the games that each side has won."""

    table: Annotated[int, Meta(ge=0, le=63)]
    first: Games
    second: Games
    drawn: Games = 0


class DropOut(Schema):
    """Play no further: I (-1), or a player whom the host takes out."""

    player: Annotated[int, Meta(ge=-1, le=63)] = -1
    lang: Lang = "en"


class TournamentPlayer(Schema):
    """Somebody who plays. `ready`: whether there is a deck; dropped: whether it plays no further."""

    number: int
    name: str
    kind: Literal["open", "person", "computer"]
    mine: bool
    ready: bool
    dropped: bool


class TournamentTable(Schema):
    """A pairing: players by number, `second` is -1 for a bye. `score`: games of each side, drawn; null while open."""

    table: int
    first: int
    second: int
    score: list[int] | None


class TournamentStanding(Schema):
    """Where a player stands: matches by result; `shares`: what decides after the points, as printed (`deciding`).

    out_in  the round in which it was knocked out or had dropped out, 0 for not at all
    """

    player: int
    rank: int
    points: int
    won: int
    lost: int
    drawn: int
    byes: int
    shares: list[str]
    out_in: int


class ExplainedWord(Schema):
    """Something that decides the standings: its name, the head of its column, and what it means."""

    name: str
    short: str
    about: str


class TournamentState(Schema):
    """A tournament, as one guest may know it.

    status       "waiting" for players, "building" decks from cards that are opened or drafted, "playing", or "over"
    system_name  in words, with what it means in `system_about`; format_name: where decks come from
    match        best of how many games; minutes: of a round, 0 for no limit; clock: seconds of each player in a game
    mine         my number, -1 for none; host: whether I may begin it, and each round
    event        where I open or draft cards and build my deck (`LimitedState.code`), "" for nowhere
    table        the table in this round at which I sit, -1 for none
    rounds       the pairings of each round; planned: how many rounds there will be, 0 while that depends on results
    open         whether a match of the last round is still to be played
    left         milliseconds that are left of the round, null without a limit
    deciding     what decides the standings, in order; empty in an elimination: who stays in longer stands higher
    """

    code: str
    game: str
    title: str
    plays: str
    system: str
    system_name: str
    system_about: str
    format: str
    format_name: str
    match: int
    minutes: int
    clock: int
    status: Literal["waiting", "building", "playing", "over"]
    players: list[TournamentPlayer]
    mine: int
    host: bool
    event: str
    table: int
    rounds: list[list[TournamentTable]]
    planned: int
    open: bool
    left: int | None
    standings: list[TournamentStanding]
    deciding: list[ExplainedWord]
    ranking: str
    winners: list[int]


class TournamentList(Schema):
    """The tournaments in which I play, the latest first."""

    tournaments: list[TournamentState]


TOURNAMENTS = (
    OpenTournament | JoinTournament | BeginTournament | DecideTable | DropOut | TournamentState | TournamentList
)
"""Everything above that is a whole request or answer, for the schema."""
