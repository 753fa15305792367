"""The games of matches that are over while their match is on: operations on the database."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from regelwerk.server.storage import store
from regelwerk.server.storage.store import RoomRecord
from regelwerk.server.storage.tables import MATCH_GAMES, ROOMS, SNAPSHOTS, STEPS

MISSING: Final = ""
"""In place of a game that is missing or cannot be read."""


def begin_next_game(record: RoomRecord, number: int, replay: str) -> Callable[[Connection], None]:
    """A game of a match (`number` from 0) becomes a replay, and the room's record that of the next game."""
    text = zlib.compress(replay.encode(), 6)
    change = store.change_room(record)

    def work(connection: Connection) -> None:
        old = (MATCH_GAMES.c.room == record.code) & (MATCH_GAMES.c.n >= number)
        connection.execute(delete(MATCH_GAMES).where(old))
        connection.execute(insert(MATCH_GAMES).values(room=record.code, n=number, text=text))
        connection.execute(delete(STEPS).where(STEPS.c.room == record.code))
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.room == record.code))
        connection.execute(update(ROOMS).where(ROOMS.c.code == record.code).values(steps=0))
        change(connection)

    return work


def load_games(code: str) -> Callable[[Connection], list[str]]:
    """The replays of a room's games but the last; MISSING for one that is missing or cannot be read."""

    def work(connection: Connection) -> list[str]:
        rows = connection.execute(
            select(MATCH_GAMES.c.n, MATCH_GAMES.c.text).where(MATCH_GAMES.c.room == code).order_by(MATCH_GAMES.c.n)
        ).all()
        found: list[str] = []
        for row in rows:
            while len(found) < row.n:
                found.append(MISSING)
            found.append(_read(row.text))
        return found

    return work


def _read(data: bytes) -> str:
    try:
        return zlib.decompress(data).decode()
    except (zlib.error, UnicodeDecodeError):
        return MISSING


def damaged_games(record: RoomRecord) -> Callable[[Connection], int]:
    """How many games of the match of a room are missing or cannot be read."""

    def work(connection: Connection) -> int:
        match = record.details.match
        if match is None:
            return 0
        games = load_games(record.code)(connection)
        return max(len(match.past) - len(games), 0) + games.count(MISSING)

    return work
