"""What nobody asked for: conceding, offering a draw, claiming the game of somebody who has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.server.rooms import matches
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.replies import apply_command, reject_message
from regelwerk.server.schema.websocket import TableAction
from regelwerk.server.worker.commands import PerformTableAction

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

AWAY: Final = 300.0
"""Seconds after which the game of somebody who is away may be claimed."""


async def handle_table_action(room: Room, connection: Connection, message: TableAction) -> None:
    """Something nobody asked for."""
    seat, verb = connection.seat, str(message.verb)
    if verb == "claim" and matches.is_between(room.record):
        await claim_between_games(room, connection, message)
        return
    if not room.is_on:
        reject_message(connection, "not-now", message.id)
        return
    if verb == "claim":
        seat, verb = room.asked, "time out"
        if seat < 0 or not has_left(room, connection, seat):
            name = room.record.details.places[seat].name if seat >= 0 else ""
            reject_message(connection, "not-now", message.id, "not-away", name=name)
            return
    command = PerformTableAction(
        room=room.record.code,
        step_count=room.at,
        seat=seat,
        verb=verb,
        lang=connection.lang,
        audiences=room.audiences(),
    )
    await apply_command(room, connection, message.id, command)


async def claim_between_games(room: Room, connection: Connection, message: TableAction) -> None:
    """Between two games of a match: who has been away for long keeps his deck.

    Whether he had said what he exchanges makes no difference to what is told.
    """
    places = room.record.details.places
    gone = [seat for seat in range(len(places)) if has_left(room, connection, seat)]
    if not gone:
        others = (seat for seat in room.person_seats() if seat != connection.seat)
        name = next((places[seat].name for seat in others), "")
        reject_message(connection, "not-now", message.id, "not-away", name=name)
        return
    await matches.keep_decks(room, gone, connection, message.id)


def has_left(room: Room, connection: Connection, seat: int) -> bool:
    """Whether the person in another seat has been away for so long that his game may be claimed."""
    away = room.away(seat) if seat != connection.seat else None
    return away is not None and away >= AWAY and room.record.details.places[seat].kind == "person"
