"""Replays and reports of problems: operations on the database, each a piece of work for `Database.write` or `read`."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from regelwerk.server.storage.store import now
from regelwerk.server.storage.tables import REPLAY_OWNERS, REPLAYS, REPORTS, ROOMS

HEAD_BYTES: Final = 400
"""So much of a replay is read to tell of which game it is."""
_GAME: Final = re.compile(r'"game": *"([a-z]+)"')
UPLOADS: Final = 2000
"""So many uploaded replays are kept."""


class ReplayRecord(Struct):
    """A replay as it is kept."""

    code: str
    room: str
    names: list[str]
    text: str


def add_replay(
    code: str, room: str, names: list[str], text: str, owners: Mapping[int, str] | None = None
) -> Callable[[Connection], None]:
    """A replay, and the guests who own it, by their seats (-1: has uploaded it).

    Of those that were uploaded (no `room`) only the latest are kept.
    """
    data = zlib.compress(text.encode(), 6)

    def work(connection: Connection) -> None:
        connection.execute(
            insert(REPLAYS).values(code=code, room=room, created=now(), names=msgspec.json.encode(names), text=data)
        )
        for seat, guest in (owners or {}).items():
            connection.execute(insert(REPLAY_OWNERS).values(replay=code, seat=seat, guest=guest))
        if not room:
            latest = select(REPLAYS.c.created).where(REPLAYS.c.room == "").order_by(REPLAYS.c.created.desc())
            oldest = connection.scalar(latest.offset(UPLOADS).limit(1))
            if oldest is not None:
                connection.execute(delete(REPLAYS).where(REPLAYS.c.room == "", REPLAYS.c.created <= oldest))

    return work


class OwnedReplay(Struct, frozen=True):
    """A replay of a guest; `room` is "" when the room of its game is not kept any more."""

    code: str
    game: str
    names: list[str]
    created: int
    uploaded: bool
    room: str


def list_owned(guest: str, first: int, count: int) -> Callable[[Connection], tuple[int, list[OwnedReplay]]]:
    """A part of the replays of a guest, the latest first, and how many there are."""
    mine = REPLAYS.c.code.in_(select(REPLAY_OWNERS.c.replay).where(REPLAY_OWNERS.c.guest == guest))

    def work(connection: Connection) -> tuple[int, list[OwnedReplay]]:
        total = connection.scalar(select(func.count()).select_from(REPLAYS).where(mine)) or 0
        columns = select(REPLAYS, ROOMS.c.code.label("kept")).outerjoin(ROOMS, ROOMS.c.code == REPLAYS.c.room)
        latest = columns.where(mine).order_by(REPLAYS.c.created.desc(), REPLAYS.c.code)
        rows = connection.execute(latest.offset(first).limit(count)).all()
        return total, [
            OwnedReplay(
                row.code, _game_of(row.text), msgspec.json.decode(row.names), row.created, not row.room, row.kept or ""
            )
            for row in rows
        ]

    return work


def _game_of(data: bytes) -> str:
    """Of which game a replay is, as its first line says; "" where that is written otherwise."""
    head = zlib.decompressobj().decompress(data, HEAD_BYTES).decode(errors="replace")
    named = _GAME.search(head.partition("\n")[0])
    return named[1] if named else ""


def find_replay(code: str) -> Callable[[Connection], ReplayRecord | None]:
    """A replay by its code."""

    def work(connection: Connection) -> ReplayRecord | None:
        row = connection.execute(select(REPLAYS).where(REPLAYS.c.code == code)).one_or_none()
        if row is None:
            return None
        return ReplayRecord(row.code, row.room, msgspec.json.decode(row.names), zlib.decompress(row.text).decode())

    return work


def give_up_replay(code: str, guest: str) -> Callable[[Connection], bool]:
    """A guest gives a replay up, which is deleted when nobody owns it any more; False if it was not the guest's."""

    def work(connection: Connection) -> bool:
        mine = (REPLAY_OWNERS.c.replay == code) & (REPLAY_OWNERS.c.guest == guest)
        if connection.execute(delete(REPLAY_OWNERS).where(mine)).rowcount == 0:
            return False
        left = select(func.count()).select_from(REPLAY_OWNERS).where(REPLAY_OWNERS.c.replay == code)
        if not connection.scalar(left):
            connection.execute(delete(REPLAYS).where(REPLAYS.c.code == code))
        return True

    return work


def delete_replay(code: str) -> Callable[[Connection], bool]:
    """Delete a replay for everybody; False if there is none."""

    def work(connection: Connection) -> bool:
        return connection.execute(delete(REPLAYS).where(REPLAYS.c.code == code)).rowcount > 0

    return work


class ReportRecord(Struct, frozen=True):
    """A problem that somebody, or the server itself (seat -2), reports. `position`: JSON or nothing."""

    number: str
    room: str
    step: int
    seat: int
    note: str
    trace: str
    replay: str
    position: bytes = b""


def add_report(report: ReportRecord) -> Callable[[Connection], None]:
    """Keep a report."""
    values = {**msgspec.structs.asdict(report), "created": now()}
    values["replay"] = zlib.compress(report.replay.encode(), 6)
    values["position"] = zlib.compress(report.position, 6)

    def work(connection: Connection) -> None:
        connection.execute(insert(REPORTS).values(values))

    return work


def find_report(number: str) -> Callable[[Connection], ReportRecord | None]:
    """A report by its number."""

    def work(connection: Connection) -> ReportRecord | None:
        row = connection.execute(select(REPORTS).where(REPORTS.c.number == number)).one_or_none()
        if row is None:
            return None
        replay = zlib.decompress(row.replay).decode()
        position = zlib.decompress(row.position) if row.position else b""
        return ReportRecord(row.number, row.room, row.step, row.seat, row.note, row.trace, replay, position)

    return work
