"""Rooms of computers alone: few at once, and played only while somebody watches, or has until lately.

They cost what every room does, and nobody is there whose patience would end them.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.storage.store import RoomRecord, SeatRecord

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

MOST_OF_ADDRESS: Final = 6
MOST: Final = 40
"""So many of them are played at once for one address, and for all."""
UNWATCHED_SECONDS: Final = 600.0
"""Seconds for which they are played on without anybody who watches."""


def computers_alone(places: Iterable[SeatRecord]) -> bool:
    """Whether nobody but computers sits there."""
    return all(place.kind == "computer" for place in places)


def is_played_by_computers(room: Room) -> bool:
    """Whether computers play here among themselves."""
    return room.record.status == "playing" and computers_alone(room.record.details.places)


def check_room_for_computers(rooms: Iterable[Room], address: str) -> None:
    """Raise RequestError if no further room of computers alone can be played for this address."""
    played = [room for room in rooms if is_played_by_computers(room)]
    if sum(room.address == address for room in played) >= MOST_OF_ADDRESS or len(played) >= MOST:
        raise RequestError(429, "too-many-computer-rooms", retry=UNWATCHED_SECONDS, most=MOST_OF_ADDRESS)


def must_be_playable(record: RoomRecord, rooms: Iterable[Room], address: str) -> None:
    """Raise RequestError if this is a room of computers alone and there are too many already."""
    if record.status == "playing" and computers_alone(record.details.places):
        check_room_for_computers(rooms, address)


def is_left_alone(room: Room) -> bool:
    """Whether computers play here and nobody has watched for long; called whenever one of them is to think."""
    if room.connections or not is_played_by_computers(room):
        room.watched_at = time.monotonic()
        return False
    return time.monotonic() - room.watched_at > UNWATCHED_SECONDS
