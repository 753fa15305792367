"""The match of a room as it is stored with it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from regelwerk.server.worker.match_commands import StoredKept


class StoredExchange(Struct, frozen=True):
    """What a seat exchanges behind a game: codes that leave the main deck, and as many that come in."""

    seat: int
    out: list[str] = []
    into: list[str] = []


class StoredMatch(Struct):
    """A match, as far as it is not in the record of the game that was begun last.

    length   best of how many games
    setup    what its first game was made of, without what only a game of a match has; empty before it
    won      for each game that is over the team that won it, -1 for none
    decks    the deck of each seat in the game that was begun last
    kept     for each seat the cards that begin the next game in play, once a game is over
    seen     for each seat the cards of the other side that it knew when games were over
    between  whether the game that was begun last is over and the next one has yet to begin
    given    what persons exchange before the next game; who is not in it has not said so yet
    past     behind each game before the one that was begun last what was exchanged
    steps    how many steps the games before that one had
    """

    length: int
    setup: dict[str, Any] = {}
    won: list[int] = []
    decks: list[Any] = []
    kept: list[StoredKept] = []
    seen: list[list[str]] = []
    between: bool = False
    given: list[StoredExchange] = []
    past: list[list[StoredExchange]] = []
    steps: int = 0
