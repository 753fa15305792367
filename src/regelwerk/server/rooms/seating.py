"""Who holds which seat of a room, and what a connection is therefore shown."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from regelwerk.server.rooms.connection import Connection
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.storage.store import RoomRecord

TokenMaker = Callable[[str, int, str], str]
"""Signs a token for a room, a seat and a guest."""


class SeatClaim(Struct, frozen=True):
    """What a seat token says: this guest was given this seat of this room."""

    room: str
    seat: int
    guest: str


def seat_of(record: RoomRecord, guest: str, claim: SeatClaim | None = None) -> int:
    """The seat that a token claims, or else that of a guest; -1 for none.

    A token counts for as long as its guest holds that seat.
    """
    places = record.details.places
    if claim is not None and claim.room == record.code and 0 <= claim.seat < len(places):
        return claim.seat if claim.guest and places[claim.seat].guest == claim.guest else -1
    for seat, place in enumerate(places):
        if guest and place.guest == guest:
            return seat
    return -1


def assign_seat(connection: Connection, record: RoomRecord, sign: TokenMaker) -> int:
    """Give a connection the seat that is its own now, and the view that goes with it.

    Return 0, or the code with which it is refused: it has no seat, and nobody may watch.
    """
    details = record.details
    seat = -1 if connection.watch else seat_of(record, connection.guest, connection.claim)
    connection.seat = connection.view_seat = seat
    connection.delay = 0
    connection.token = sign(record.code, seat, details.places[seat].guest) if seat >= 0 else ""
    if seat < 0:
        if not details.spectators:
            return CloseCode.FORBIDDEN
        if 0 <= connection.watched_seat < len(details.places) and details.places[connection.watched_seat].shown:
            connection.view_seat = connection.watched_seat
            connection.delay = details.places[connection.watched_seat].delay
    return 0


def changed_seats(old: RoomRecord, new: RoomRecord) -> list[int]:
    """The seats that somebody else holds now."""
    pairs = zip(old.details.places, new.details.places)
    return [seat for seat, (before, after) in enumerate(pairs) if before.guest != after.guest]
