"""What somebody at the table wants to know: why not, what comes of a move, more about a piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.replies import (
    reject_failed_command,
    reject_failed_question,
    sees_question,
    send_message,
)
from regelwerk.server.schema import websocket
from regelwerk.server.schema.websocket import (
    AskPreview,
    Look,
    PieceDetailsMessage,
    Previewed,
)
from regelwerk.server.schema.words import AskWhy, Explanation, Lines, ReadTable, TypeOrder
from regelwerk.server.worker.commands import (
    DescribeTable,
    ExplainIntent,
    InspectPiece,
    IntentExplained,
    OptionPreviewed,
    OrderUnderstood,
    PieceInspected,
    PreviewOption,
    ReadOrder,
    TableDescribed,
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


async def handle_read(room: Room, connection: Connection, message: ReadTable) -> None:
    """The table in words."""
    reply = await room.request(DescribeTable(room.record.code, connection.audience, message.what, message.name))
    if isinstance(reply, TableDescribed):
        room.send_game_data(connection, websocket.write(Lines(reply.lines, message.id)))
    else:
        await reject_failed_command(room, connection, message.id, reply)


async def handle_order(room: Room, connection: Connection, message: TypeOrder) -> None:
    """What does a typed line mean?"""
    if not sees_question(room, connection, message.seq, message.id):
        return
    reply = await room.request(
        ReadOrder(
            room=room.record.code,
            step_count=room.at,
            audience=(connection.seat, connection.lang),
            words=message.words,
            pending=message.pending,
            x=message.x,
        )
    )
    if isinstance(reply, OrderUnderstood):
        reply.order.re = message.id
        send_message(connection, reply.order)
    else:
        await reject_failed_question(room, connection, message.id, reply)


async def handle_preview(room: Room, connection: Connection, message: AskPreview) -> None:
    """What will come of an option?"""
    if sees_question(room, connection, message.seq, message.id):
        command = PreviewOption(
            room=room.record.code,
            step_count=room.at,
            audience=(connection.seat, connection.lang),
            option=message.option,
            aim=(message.handle, message.seat),
        )
        reply = await room.request(command)
        if isinstance(reply, OptionPreviewed):
            said = Previewed(reply.told, reply.unless, reply.pieces, reply.idle, reply.steppers, message.id)
            send_message(connection, said)
        else:
            await reject_failed_question(room, connection, message.id, reply)
