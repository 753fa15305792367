"""What somebody at the table wants to know: why not, what comes of a move, more about a piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.replies import reject_failed_command, reject_message, send_message
from regelwerk.server.schema import websocket
from regelwerk.server.schema.websocket import (
    AskPreview,
    AskWhy,
    Explanation,
    Look,
    PieceDetailsMessage,
    Previewed,
)
from regelwerk.server.worker.commands import (
    CommandFailed,
    ExplainIntent,
    InspectPiece,
    IntentExplained,
    OptionPreviewed,
    PieceInspected,
    PreviewOption,
)

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room


async def handle_why(room: Room, connection: Connection, message: AskWhy) -> None:
    """Why can't I?"""
    intent = msgspec.to_builtins(message.intent) if message.intent is not None else None
    command = ExplainIntent(
        room=room.record.code, audience=(connection.seat, connection.lang), intent=intent, words=message.words
    )
    reply = await room.request(command)
    if isinstance(reply, IntentExplained):
        send_message(connection, Explanation(reply.reasons, reply.unknown, message.id))
    else:
        await reject_failed_command(room, connection, message.id, reply)


async def handle_look(room: Room, connection: Connection, message: Look) -> None:
    """More about a piece."""
    reply = await room.request(InspectPiece(room=room.record.code, audience=connection.audience, handle=message.handle))
    if isinstance(reply, PieceInspected):  # as late as the view in which the piece stands: it tells how it is now
        room.send_game_data(
            connection, websocket.write(PieceDetailsMessage(message.handle, reply.lines, reply.data, message.id))
        )
    else:
        await reject_failed_command(room, connection, message.id, reply)


async def handle_preview(room: Room, connection: Connection, message: AskPreview) -> None:
    """What will come of an option?"""
    stream = room.streams.get(connection.audience)
    if room.asked != connection.seat or room.record.status != "playing":
        reject_message(connection, "no-question", message.id)
    elif stream is None or not stream.asked <= message.seq <= stream.seq:
        reject_message(connection, "stale", message.id)
    else:
        command = PreviewOption(
            room=room.record.code,
            step_count=room.at,
            audience=(connection.seat, connection.lang),
            option=message.option,
            aim=(message.handle, message.seat),
        )
        reply = await room.request(command)
        if isinstance(reply, OptionPreviewed):
            send_message(connection, Previewed(reply.told, reply.unless, reply.pieces, message.id))
        elif isinstance(reply, CommandFailed) and reply.code in ("stale", "no-such"):
            reject_message(connection, "stale" if reply.code == "stale" else "no-such", message.id)
        else:
            await reject_failed_command(room, connection, message.id, reply)
