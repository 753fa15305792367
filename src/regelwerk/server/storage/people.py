"""Everything that is kept of one guest: giving it out, and deleting it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from regelwerk.server.storage import store
from regelwerk.server.storage.closing import close
from regelwerk.server.storage.guests import sign_out
from regelwerk.server.storage.leases import note_change, withdraw
from regelwerk.server.storage.limited import export_events, forget_in_events
from regelwerk.server.storage.results import forget_results
from regelwerk.server.storage.store import RoomRecord, SeatRecord
from regelwerk.server.storage.tables import (
    CHAT,
    DECKS,
    GUESTS,
    REPLAY_OWNERS,
    REPLAYS,
    REPORTS,
    ROOMS,
    SITTERS,
)
from regelwerk.server.storage.tournaments import export_tournaments, forget_in_tournaments

NOBODY: Final = "–"
"""Instead of the name of a guest who was deleted."""


def rooms_of(connection: Connection, guest: str) -> list[RoomRecord]:
    """The rooms in which a guest has a seat, but those that are damaged."""
    return store.readable_rooms(connection, find_room_codes(guest)(connection))


def find_room_codes(guest: str) -> Callable[[Connection], list[str]]:
    """The codes of the rooms in which a guest has a seat."""

    def work(connection: Connection) -> list[str]:
        return list(connection.scalars(select(SITTERS.c.room).where(SITTERS.c.guest == guest).distinct()))

    return work


def export_guest(guest: str) -> Callable[[Connection], dict[str, Any] | None]:
    """All that is kept of a guest, None if nothing is. Times are milliseconds since 1970."""

    def work(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(select(GUESTS).where(GUESTS.c.guest == guest)).one_or_none()
        decks = connection.execute(select(DECKS).where(DECKS.c.guest == guest)).all()
        rooms = [_exported_room(connection, record, guest) for record in rooms_of(connection, guest)]
        events = export_events(connection, guest)
        tournaments = export_tournaments(connection, guest)
        owned = select(REPLAYS.c.code, REPLAYS.c.created, REPLAYS.c.names, REPLAY_OWNERS.c.seat)
        replays = connection.execute(
            owned.join(REPLAY_OWNERS, REPLAY_OWNERS.c.replay == REPLAYS.c.code).where(REPLAY_OWNERS.c.guest == guest)
        ).all()
        if row is None and not decks and not rooms and not replays and not events and not tournaments:
            return None
        return {
            "guest": guest,
            "seen": row.seen if row is not None else 0,
            "muted": row.muted if row is not None else False,
            "decks": [
                {"game": deck.game, "name": deck.name, "updated": deck.updated, "text": deck.text} for deck in decks
            ],
            "rooms": rooms,
            "events": events,
            "tournaments": tournaments,
            "replays": [
                {"code": one.code, "created": one.created, "seat": one.seat, "names": msgspec.json.decode(one.names)}
                for one in replays
            ],
        }

    return work


def _exported_room(connection: Connection, record: RoomRecord, guest: str) -> dict[str, Any]:
    """What a room keeps of a guest."""
    seats = seats_of(record, guest)
    chat = select(CHAT).where(CHAT.c.room == record.code, CHAT.c.seat.in_(seats)).order_by(CHAT.c.number)
    notes = select(REPORTS).where(REPORTS.c.room == record.code, REPORTS.c.seat.in_(seats))
    places = [record.details.places[seat] for seat in seats]
    return {
        "code": record.code,
        "game": record.game,
        "status": record.status,
        "created": record.created,
        "updated": record.updated,
        "seats": [
            {"seat": seat, "name": place.name, "title": place.title, "deck": place.deck}
            for seat, place in zip(seats, places)
        ],
        "exchanges": _exported_exchanges(record, seats),
        "chat": [line.text or line.phrase for line in connection.execute(chat).all()],
        "reports": [
            {"number": note.number, "created": note.created, "note": note.note}
            for note in connection.execute(notes).all()
        ],
    }


def _exported_exchanges(record: RoomRecord, seats: list[int]) -> list[dict[str, Any]]:
    """What these seats have exchanged in a match, by the number of the game (from 1) behind which they have."""
    match = record.details.match
    behind = [] if match is None else [*match.past, match.given]
    return [
        {"game": number, "seat": one.seat, "out": one.out, "in": one.into}
        for number, exchanges in enumerate(behind, 1)
        for one in exchanges
        if one.seat in seats and one.out
    ]


def seats_of(record: RoomRecord, guest: str) -> list[int]:
    """The seats of a guest in a room."""
    return [seat for seat, place in enumerate(record.details.places) if place.guest == guest]


def forget_guest(guest: str) -> Callable[[Connection], bool]:
    """Delete all that is kept of a guest; False if nothing is.

    Rooms that are not over are closed. What others need to look at a finished game stays: its steps and its decks,
    without the name. Of the guest itself a number stays, by which its old cookies are known to be worthless.
    """

    def work(connection: Connection) -> bool:
        if export_guest(guest)(connection) is None:
            return False
        for code in find_room_codes(guest)(connection):
            withdraw(connection, ROOMS, code)
        for record in rooms_of(connection, guest):
            _leave_no_name(connection, record, guest)
        forget_in_events(guest, NOBODY)(connection)
        forget_in_tournaments(guest, NOBODY)(connection)
        damaged = select(SITTERS.c.room).where(SITTERS.c.guest == guest)  # nobody can take a name out of those
        connection.execute(delete(ROOMS).where(ROOMS.c.code.in_(damaged)))
        owned = select(REPLAY_OWNERS.c.replay, REPLAY_OWNERS.c.seat).where(REPLAY_OWNERS.c.guest == guest)
        for replay, seat in connection.execute(owned).all():
            _leave_no_name_in_replay(connection, replay, seat)
        connection.execute(delete(REPLAY_OWNERS).where(REPLAY_OWNERS.c.guest == guest))
        connection.execute(delete(DECKS).where(DECKS.c.guest == guest))
        forget_results(guest, NOBODY)(connection)
        sign_out(guest)(connection)
        connection.execute(update(GUESTS).where(GUESTS.c.guest == guest).values(seen=0))
        return True

    return work


def _leave_no_name(connection: Connection, record: RoomRecord, guest: str) -> None:
    """Close a room that is not over, and take a guest out of it with all that it has said there."""
    seats = seats_of(record, guest)
    connection.execute(delete(CHAT).where(CHAT.c.room == record.code, CHAT.c.seat.in_(seats)))
    connection.execute(delete(REPORTS).where(REPORTS.c.room == record.code, REPORTS.c.seat.in_(seats)))
    for seat in seats:
        old = record.details.places[seat]
        record.details.places[seat] = SeatRecord("person", NOBODY, "", "", old.team, old.deck)
        record.details.notes = [
            msgspec.structs.replace(note, number=NOBODY) if note.number == old.name else note
            for note in record.details.notes
        ]
    close(record)
    store.change_room(record)(connection)


def _leave_no_name_in_replay(connection: Connection, replay: str, seat: int) -> None:
    """Take the name of a guest out of a replay; one that it had uploaded goes."""
    if seat < 0:
        connection.execute(delete(REPLAYS).where(REPLAYS.c.code == replay))
        return
    names = msgspec.json.decode(
        connection.scalar(select(REPLAYS.c.names).where(REPLAYS.c.code == replay)) or b"[]", type=list[str]
    )
    if seat < len(names):
        names[seat] = NOBODY
    connection.execute(update(REPLAYS).where(REPLAYS.c.code == replay).values(names=msgspec.json.encode(names)))


def set_muted(guest: str, muted: bool) -> Callable[[Connection], bool]:
    """Let a guest say nothing any more, or speak again; False if nothing is kept of it."""

    def work(connection: Connection) -> bool:
        if export_guest(guest)(connection) is None:
            return False
        if connection.execute(update(GUESTS).where(GUESTS.c.guest == guest).values(muted=muted)).rowcount == 0:
            connection.execute(insert(GUESTS).values(guest=guest, generation=0, seen=store.now(), muted=muted))
        note_change(connection)
        return True

    return work
