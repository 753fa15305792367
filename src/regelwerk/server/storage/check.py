"""Checking a data folder: whether its database is there, whole, and readable row by row."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from regelwerk.server.storage import limited as event_store
from regelwerk.server.storage import matches as match_store
from regelwerk.server.storage import replays as replay_store
from regelwerk.server.storage import store
from regelwerk.server.storage import tournaments as tournament_store
from regelwerk.server.storage.damage import DamagedRoomError, is_damaged
from regelwerk.server.storage.database import DatabaseUnusableError, address, engine
from regelwerk.server.storage.tables import LIMITED_EVENTS, REPLAYS, ROOMS, TOURNAMENTS

MARKER: Final = "databases"
"""The file in the data folder that names the databases in which games were kept."""
DEFAULT: Final = "regelwerk.db"
"""The name of the database in the folder."""


class Finding(Struct, frozen=True):
    """Something that is damaged.

    kind  "missing", "integrity" (the database itself), "room", "steps", "games" (of a match), "snapshot", "event" or
          "replay"
    name  the code of the room, event or replay, else ""
    why   what the database says, or how many
    """

    kind: str
    name: str = ""
    why: str = ""


def has_rooms_table(folder: Path, database: str) -> bool:
    """Whether there is a database with our tables. Makes none. Raises DatabaseUnusableError."""
    url = address(database, folder)
    if not database and not ((folder / DEFAULT).is_file() and (folder / DEFAULT).stat().st_size):
        return False
    found = engine(url)
    try:
        return inspect(found).has_table("rooms")
    except SQLAlchemyError as error:
        raise DatabaseUnusableError("closed", getattr(error, "orig", None) or error) from error
    finally:
        found.dispose()


def expect_database(folder: Path, database: str) -> None:
    """Raise DatabaseUnusableError if games were kept in this database and it is missing or empty now."""
    marker = folder / MARKER
    name = database or DEFAULT
    known = marker.read_text(encoding="utf-8").splitlines() if marker.is_file() else []
    if label(name) in known and not has_rooms_table(folder, database):
        raise DatabaseUnusableError("missing", label(name))


def remember_database(folder: Path, database: str) -> None:
    """Note that games are kept in this database from now on."""
    marker = folder / MARKER
    name = label(database or DEFAULT)
    known = marker.read_text(encoding="utf-8").splitlines() if marker.is_file() else []
    if name not in known:
        marker.write_text("".join(f"{line}\n" for line in [*known, name]), encoding="utf-8")


def label(database: str) -> str:
    """How a database is named, without the user and password of its address.

    >>> label("regelwerk.db"), label("postgresql://anna:secret@db/games")
    ('regelwerk.db', 'postgresql://db/games')
    """
    scheme, mark, rest = database.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}" if mark else database


def check_folder(folder: Path, database: str = "") -> list[Finding]:
    """Everything that is damaged. Changes nothing. Raises DatabaseUnusableError where nothing can be read."""
    if not has_rooms_table(folder, database):
        return [Finding("missing", why=label(database or DEFAULT))]
    opened = engine(address(database, folder))
    try:
        with opened.connect() as connection:
            checks = (check_database, check_rooms, check_events, check_tournaments, check_replays)
            return [finding for check in checks for finding in check(connection)]
    except SQLAlchemyError as error:
        return [Finding("integrity", why=str(getattr(error, "orig", None) or error).partition("\n")[0])]
    finally:
        opened.dispose()


def check_database(connection: Connection) -> Iterator[Finding]:
    """What SQLite's own check finds; PostgreSQL has its own tools."""
    if connection.dialect.name == "sqlite":
        for (line,) in connection.exec_driver_sql("PRAGMA integrity_check").all():
            if line != "ok":
                yield Finding("integrity", why=str(line))


def check_rooms(connection: Connection) -> Iterator[Finding]:
    """Rooms, steps and snapshots that cannot be read."""
    for code in connection.scalars(select(ROOMS.c.code).order_by(ROOMS.c.code)).all():
        try:
            record = store.find_room(code)(connection)
        except DamagedRoomError:
            yield Finding("room", code)
            continue
        steps, snapshot = store.load_record(code)(connection)
        missing = max(record.steps - len(steps), 0) if record is not None else 0
        if missing or is_damaged(steps):
            yield Finding("steps", code, str(missing + sum(is_damaged([step]) for step in steps)))
        damaged = match_store.damaged_games(record)(connection) if record is not None else 0
        if damaged:
            yield Finding("games", code, str(damaged))
        if snapshot is not None:
            try:
                msgspec.json.decode(zlib.decompress(snapshot.data))
            except (zlib.error, msgspec.DecodeError):
                yield Finding("snapshot", code)


def check_events(connection: Connection) -> Iterator[Finding]:
    """Sealed events and drafts that cannot be read."""
    for code in connection.scalars(select(LIMITED_EVENTS.c.code).order_by(LIMITED_EVENTS.c.code)).all():
        try:
            event_store.find_event(code)(connection)
        except DamagedRoomError:
            yield Finding("event", code)


def check_tournaments(connection: Connection) -> Iterator[Finding]:
    """Tournaments that cannot be read."""
    for code in connection.scalars(select(TOURNAMENTS.c.code).order_by(TOURNAMENTS.c.code)).all():
        try:
            tournament_store.find_tournament(code)(connection)
        except DamagedRoomError:
            yield Finding("event", code)


def check_replays(connection: Connection) -> Iterator[Finding]:
    """Replays that cannot be read."""
    for code in connection.scalars(select(REPLAYS.c.code).order_by(REPLAYS.c.code)).all():
        try:
            replay_store.find_replay(code)(connection)
        except (zlib.error, msgspec.DecodeError, UnicodeDecodeError):
            yield Finding("replay", code)
