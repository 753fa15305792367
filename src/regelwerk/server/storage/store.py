"""What the server keeps: plain operations on the database, each a piece of work for `Database.write` or `read`."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from regelwerk.server.rooms.clock import ClockState
from regelwerk.server.schema.common import ChatLine, ClockRule
from regelwerk.server.storage.damage import DamagedRoomError, read_steps
from regelwerk.server.storage.leases import LeaseLostError
from regelwerk.server.storage.stored_match import StoredMatch
from regelwerk.server.storage.tables import CHAT, DEFINITIONS, ROOMS, SITTERS, SNAPSHOTS, STEPS
from regelwerk.server.worker.commands import pack_entry
from regelwerk.server.worker.seats import AutoPassPlan
from regelwerk.server.worker.values import Snapshot, StoredResult, StoredStep

LOG: Final = logging.getLogger("regelwerk.server")

Draws = list[tuple[str, int, list[int]]]
Status = Literal["waiting", "playing", "over"]

FIRST_LEASE: Final = 1
"""The number of the lease of a room, or event, that is played from the beginning."""
DAY: Final = 24 * 3600 * 1000
"""Milliseconds of a day."""


class SeatRecord(Struct):
    """A seat of a room as it is stored. `deck` is its text, `title` the deck's name."""

    kind: Literal["open", "person", "computer"]
    name: str = ""
    player: str = ""
    guest: str = ""
    team: int = -1
    deck: str = ""
    title: str = ""
    shown: bool = False
    delay: int = 0
    auto: AutoPassPlan = AutoPassPlan()


class RoomNotice(Struct, frozen=True):
    """Something that the record of a room has to say: a key of `i18n`, and what is filled in."""

    key: str
    at: int = 0
    count: int = 0
    number: str = ""
    engine: str = ""


class RoomDetails(Struct):
    """What a room is, beside its record.

    engine           that began the game; after a note "renewed" others have gone on
    header, opening  of its replay
    match            of which the room's game is one; None: it is a game by itself
    event            the code of the sealed event or draft whose decks are played
    tournament       the code of the tournament of whose round it is a match
    seating          number of changes of who sits where; a change is made only to the seating that it was made from
    begun, ended     when the game, or the first and the last one of the match, began and ended; 0: not known
    """

    edition: str
    places: list[SeatRecord]
    spectators: bool = True
    clock: ClockRule = ClockRule()
    windows: str = "all"
    options: dict[str, str] = {}
    engine: str = ""
    header: dict[str, Any] = {}
    opening: Draws = []
    notes: list[RoomNotice] = []
    replay: str = ""
    ending: StoredResult | None = None
    seating: int = 0
    match: StoredMatch | None = None
    event: str = ""
    tournament: str = ""
    begun: int = 0
    ended: int = 0


class RoomRecord(Struct):
    """A room as it is stored. `setup` is empty before the game begins."""

    code: str
    game: str
    status: Status
    private: bool
    created: int
    updated: int
    details: RoomDetails
    setup: dict[str, Any]
    clocks: ClockState
    steps: int


_GO_ON: Final = (
    update(ROOMS)
    .where(ROOMS.c.code == bindparam("room"), ROOMS.c.lease == bindparam("number"))
    .values(steps=bindparam("to"), updated=bindparam("at"), clocks=bindparam("clock_state"))
)
"""What a step changes of its room. Made once: it is done for every decision of every room."""
_ADD_STEPS: Final = insert(STEPS)
_NO_SNAPSHOT: Final = delete(SNAPSHOTS).where(SNAPSHOTS.c.room == bindparam("of"))
_ADD_SNAPSHOT: Final = insert(SNAPSHOTS)

_about = msgspec.json.Decoder(RoomDetails).decode
_read_clocks = msgspec.json.Decoder(ClockState).decode
_encode = msgspec.json.Encoder().encode


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# --------------------------------------------------------------------------- rooms


def add_room(record: RoomRecord, owner: str = "") -> Callable[[Connection], None]:
    """A new room with its seats, and the server that plays it under the first number of its lease ("": none does)."""
    lease = {"owner": owner, "lease": FIRST_LEASE} if owner else {}

    def work(connection: Connection) -> None:
        connection.execute(
            insert(ROOMS).values(
                code=record.code,
                game=record.game,
                status=record.status,
                private=record.private,
                created=record.created,
                updated=record.updated,
                about=_encode(record.details),
                setup=_encode(record.setup),
                clocks=_encode(record.clocks),
                steps=record.steps,
                **lease,
            )
        )
        _sitters(connection, record)

    return work


class StaleSeatingError(Exception):
    """Seats have changed hands since this record of a room was read."""


class _Seating(Struct):
    """Of the details of a room, the number of changes of its seats."""

    seating: int = 0


_read_seating = msgspec.json.Decoder(_Seating).decode


def change_seats(record: RoomRecord) -> Callable[[Connection], bool]:
    """Other players sit in a room that waits, and its game may begin with that.

    Return False, with nothing changed, if the game has begun or a seat has changed hands since the record was read:
    this decides between those who come and go at the same time.
    """
    change = change_room(record)

    def work(connection: Connection) -> bool:
        wanted = select(ROOMS.c.status, ROOMS.c.about).where(ROOMS.c.code == record.code).with_for_update()
        row = connection.execute(wanted).one_or_none()
        if row is None or row.status != "waiting" or _read_seating(row.about).seating != record.details.seating - 1:
            return False
        change(connection)
        return True

    return work


def change_room(record: RoomRecord) -> Callable[[Connection], None]:
    """What a room is, beside its record, has changed. Raises StaleSeatingError if others sit there meanwhile."""
    values: dict[str, Any] = {
        "status": record.status,
        "private": record.private,
        "updated": now(),
        "about": _encode(record.details),
        "setup": _encode(record.setup),
        "clocks": _encode(record.clocks),
    }
    sitters = {seat: place.guest for seat, place in enumerate(record.details.places) if place.guest}

    def work(connection: Connection) -> None:
        about = connection.scalar(select(ROOMS.c.about).where(ROOMS.c.code == record.code).with_for_update())
        if about is not None and _read_seating(about).seating > record.details.seating:
            raise StaleSeatingError(record.code)
        connection.execute(update(ROOMS).where(ROOMS.c.code == record.code).values(values))
        rows = connection.execute(select(SITTERS.c.seat, SITTERS.c.guest).where(SITTERS.c.room == record.code)).all()
        if {row.seat: row.guest for row in rows} != sitters:
            _sitters(connection, record)

    return work


def _sitters(connection: Connection, record: RoomRecord) -> None:
    connection.execute(delete(SITTERS).where(SITTERS.c.room == record.code))
    for seat, place in enumerate(record.details.places):
        if place.guest:
            connection.execute(insert(SITTERS).values(room=record.code, seat=seat, guest=place.guest))


def append(
    code: str, at: int, entries: list[StoredStep], snapshot: Snapshot | None, clocks: ClockState, lease: int = 0
) -> Callable[[Connection], None]:
    """Steps that follow the first `at` of a room's record, with a snapshot if one is given.

    It checks the number of the lease itself, in the statement that it makes anyway, and raises LeaseLostError.
    """
    rows = [{"room": code, "n": at + i, "data": pack_entry(entry)} for i, entry in enumerate(entries)]
    values = {"room": code, "number": lease, "to": at + len(entries), "at": now(), "clock_state": _encode(clocks)}

    def work(connection: Connection) -> None:
        if connection.execute(_GO_ON, values).rowcount == 0:
            raise LeaseLostError(code)
        if rows:
            connection.execute(_ADD_STEPS, rows)
        if snapshot is not None:
            _save_snapshot(connection, code, snapshot)

    return work


def _save_snapshot(connection: Connection, code: str, snapshot: Snapshot) -> None:
    """Keep a snapshot, in place of those before it."""
    connection.execute(_NO_SNAPSHOT, {"of": code})
    values = {"room": code, "step": snapshot.step, "engine": snapshot.engine, "data": snapshot.data}
    connection.execute(_ADD_SNAPSHOT, values)


def save_clocks(clocks: dict[str, ClockState]) -> Callable[[Connection], None]:
    """The clocks of these rooms."""
    values = [(code, _encode(clock_state)) for code, clock_state in clocks.items()]

    def work(connection: Connection) -> None:
        for code, data in values:
            connection.execute(update(ROOMS).where(ROOMS.c.code == code).values(clocks=data))

    return work


def save_snapshot(code: str, snapshot: Snapshot) -> Callable[[Connection], None]:
    """A snapshot of a room."""

    def work(connection: Connection) -> None:
        _save_snapshot(connection, code, snapshot)

    return work


def truncate_record(record: RoomRecord, to: int, snapshot: Snapshot) -> Callable[[Connection], None]:
    """Take a room's record back to so many steps; the snapshot is of then."""

    def work(connection: Connection) -> None:
        connection.execute(delete(STEPS).where(STEPS.c.room == record.code, STEPS.c.n >= to))
        connection.execute(update(ROOMS).where(ROOMS.c.code == record.code).values(steps=to))
        _save_snapshot(connection, record.code, snapshot)
        change_room(record)(connection)

    return work


def find_room(code: str) -> Callable[[Connection], RoomRecord | None]:
    """A room by its code. Raises DamagedRoomError."""

    def work(connection: Connection) -> RoomRecord | None:
        row = connection.execute(select(ROOMS).where(ROOMS.c.code == code)).one_or_none()
        return None if row is None else _room_record(row)

    return work


def readable_rooms(connection: Connection, codes: Iterable[str]) -> list[RoomRecord]:
    """The rooms of those codes, but for those that are damaged or gone."""
    found = []
    for code in codes:
        try:
            record = find_room(code)(connection)
        except DamagedRoomError:
            continue
        if record is not None:
            found.append(record)
    return found


def _room_record(row: Any) -> RoomRecord:
    """The record of a row. Raises DamagedRoomError."""
    try:
        return RoomRecord(
            code=row.code,
            game=row.game,
            status=row.status,
            private=row.private,
            created=row.created,
            updated=row.updated,
            details=_about(row.about),
            setup=msgspec.json.decode(row.setup, type=dict[str, Any]),
            clocks=_read_clocks(row.clocks),
            steps=row.steps,
        )
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        LOG.error("room %s is damaged: %s", row.code, error)
        raise DamagedRoomError(row.code) from error


def _room_records(rows: Iterable[Any]) -> list[RoomRecord]:
    """The records of these rows but those that are damaged."""
    found = []
    for row in rows:
        with suppress(DamagedRoomError):
            found.append(_room_record(row))
    return found


def list_rooms(most: int) -> Callable[[Connection], list[RoomRecord]]:
    """Rooms that anybody may see: those that wait first, then those that people play, the latest first.

    Where nothing has happened for a day, nobody waits any longer.
    """
    since = now() - DAY

    def work(connection: Connection) -> list[RoomRecord]:
        found = []
        for status in ("waiting", "playing"):
            rows = connection.execute(
                select(ROOMS)
                .where(ROOMS.c.status == status, ROOMS.c.private.is_(False), ROOMS.c.updated >= since)
                .where((ROOMS.c.status == "waiting") | ROOMS.c.code.in_(select(SITTERS.c.room)))
                .order_by(ROOMS.c.updated.desc())
                .limit(most)
            ).all()
            found += _room_records(rows)
        return found

    return work


def list_guest_rooms(guest: str, most: int) -> Callable[[Connection], list[RoomRecord]]:
    """The rooms in which a guest has a seat, the latest first."""

    def work(connection: Connection) -> list[RoomRecord]:
        mine = select(SITTERS.c.room).where(SITTERS.c.guest == guest)
        rows = connection.execute(
            select(ROOMS).where(ROOMS.c.code.in_(mine)).order_by(ROOMS.c.updated.desc()).limit(most)
        ).all()
        return _room_records(rows)

    return work


def list_unfinished_rooms(guest: str, most: int) -> Callable[[Connection], list[RoomRecord]]:
    """The rooms in which a guest has a seat and whose game is not over, the latest first."""

    def work(connection: Connection) -> list[RoomRecord]:
        mine = select(SITTERS.c.room).where(SITTERS.c.guest == guest)
        unfinished = select(ROOMS).where(ROOMS.c.code.in_(mine), ROOMS.c.status != "over")
        return _room_records(connection.execute(unfinished.order_by(ROOMS.c.updated.desc()).limit(most)).all())

    return work


def count_running_rooms(guest: str) -> Callable[[Connection], int]:
    """In how many rooms that are not over a guest has a seat."""

    def work(connection: Connection) -> int:
        mine = select(SITTERS.c.room).where(SITTERS.c.guest == guest)
        return (
            connection.scalar(
                select(func.count()).select_from(ROOMS).where(ROOMS.c.code.in_(mine), ROOMS.c.status != "over")
            )
            or 0
        )

    return work


def list_running_rooms(owner: str = "") -> Callable[[Connection], list[RoomRecord]]:
    """Every room that is being played, of one server if that is named."""
    wanted = select(ROOMS).where(ROOMS.c.status == "playing")
    if owner:
        wanted = wanted.where(ROOMS.c.owner == owner)

    def work(connection: Connection) -> list[RoomRecord]:
        return _room_records(connection.execute(wanted).all())

    return work


def load_record(code: str) -> Callable[[Connection], tuple[list[StoredStep], Snapshot | None]]:
    """The record of a room, and its last snapshot."""

    def work(connection: Connection) -> tuple[list[StoredStep], Snapshot | None]:
        rows = connection.execute(select(STEPS.c.n, STEPS.c.data).where(STEPS.c.room == code).order_by(STEPS.c.n)).all()
        last = connection.execute(
            select(SNAPSHOTS).where(SNAPSHOTS.c.room == code).order_by(SNAPSHOTS.c.step.desc()).limit(1)
        ).one_or_none()
        snapshot = None if last is None else Snapshot(last.step, last.engine, last.data)
        return read_steps([(row.n, row.data) for row in rows]), snapshot

    return work


# ---------------------------------------------------------------------------- chat


def add_chat(code: str, line: ChatLine) -> Callable[[Connection], None]:
    """Something said in a room."""

    def work(connection: Connection) -> None:
        connection.execute(
            insert(CHAT).values(
                room=code, number=line.number, seat=line.seat, name=line.name, text=line.text, phrase=line.phrase
            )
        )

    return work


def load_chat(code: str, most: int) -> Callable[[Connection], list[ChatLine]]:
    """The last things said in a room."""

    def work(connection: Connection) -> list[ChatLine]:
        rows = connection.execute(
            select(CHAT).where(CHAT.c.room == code).order_by(CHAT.c.number.desc()).limit(most)
        ).all()
        return [ChatLine(row.number, row.seat, row.name, row.text, row.phrase) for row in reversed(rows)]

    return work


# -------------------------------------------------------------------- definitions


def save_definitions(digest: str, game: str, data: bytes) -> Callable[[Connection], None]:
    """Definitions, unless they are kept already."""

    def work(connection: Connection) -> None:
        if connection.scalar(select(DEFINITIONS.c.digest).where(DEFINITIONS.c.digest == digest)) is None:
            # Another server may be keeping the same ones at this moment.
            with suppress(IntegrityError), connection.begin_nested():
                connection.execute(insert(DEFINITIONS).values(digest=digest, game=game, data=data))

    return work


def find_definitions(digest: str) -> Callable[[Connection], bytes | None]:
    """Definitions by their digest."""

    def work(connection: Connection) -> bytes | None:
        return connection.scalar(select(DEFINITIONS.c.data).where(DEFINITIONS.c.digest == digest))

    return work
