"""What workers are asked about a match: what a game of it has left, an exchange, the setup of its next game."""

from __future__ import annotations

from typing import Any

from regelwerk.server.worker.messages import Command, Reply, WireTuple

StoredKept = list[tuple[str, list[tuple[str, int]]]]
"""Cards that begin the next game in play: the code and the counters of each."""
Exchanged = tuple[list[str], list[str]]
"""Codes of cards that leave a main deck, and of those that come in."""


class MatchFacts(WireTuple):
    """Where a match stands between two games: `kernel.match.BetweenGames` as plain data."""

    length: int
    setup: dict[str, Any]
    won: list[int]
    decks: list[Any]
    kept: list[StoredKept]
    seen: list[list[str]]


class SettleGame(Command, tag="settle"):
    """What does the game that is over leave to its match? `seen`: what the seats knew before it.

    The reply is GameSettled.
    """

    step_count: int
    seen: list[list[str]]


class CheckExchange(Command, tag="check-exchange"):
    """May a seat exchange these cards? The reply is CommandDone, or CommandFailed with the reason in words."""

    game: str
    edition: str
    match: MatchFacts
    seat: int
    cards: Exchanged
    lang: str


class PrepareNextGame(Command, tag="next-game"):
    """The setup of the next game of a match. The reply is NextGamePrepared.

    given      what the persons exchange, by seat
    computers  the seats for which the worker chooses
    """

    game: str
    edition: str
    match: MatchFacts
    given: dict[int, Exchanged]
    computers: list[int]


class GameSettled(Reply, tag="settled"):
    """The team that has won the game (-1: none), the cards that begin the next one, and what each seat has seen."""

    won: int
    kept: list[StoredKept]
    seen: list[list[str]]


class NextGamePrepared(Reply, tag="next-game-prepared"):
    """What all seats exchange, and the next game as in GamePrepared."""

    exchanges: dict[int, Exchanged]
    setup: dict[str, Any]
    header: dict[str, Any]
    opening: list[tuple[str, int, list[int]]]
    engine: str
