"""Somebody plays the match of a room no further, because he has dropped out of its tournament.

The seat concedes the game that is on and each that its match would still have: so the record is that of any match, the
other side reads in words why it has won, and nobody plays on without a result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.server.rooms import matches
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.storage.store import RoomNotice

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

MOST_STEPS: Final = 12
"""A match has five games at most, and before each but the first one an exchange: more steps would be a fault."""


async def on_withdraw(room: Room, connection: Connection | None, seat: int) -> None:
    """The person in a seat has dropped out. What is over stays as it is."""
    for _ in range(MOST_STEPS):
        if room.record.status != "playing":
            return
        if matches.is_between(room.record):
            await matches.begin_next_game(room)
        else:
            name = room.record.details.places[seat].name
            room.record.details.notes.append(RoomNotice("dropped-out", room.at, number=name))
            await room.act_unasked(seat, "concede")
