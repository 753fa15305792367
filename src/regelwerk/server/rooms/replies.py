"""What one connection of a room is sent about a message of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.server.i18n import translate
from regelwerk.server.rooms import reports
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.schema import websocket
from regelwerk.server.schema.websocket import Acknowledged, MessageRejected
from regelwerk.server.worker.commands import CommandFailed
from regelwerk.server.worker.messages import Reply

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room


def send_message(connection: Connection, message: websocket.ServerMessage) -> None:
    """Send one connection a message. A client that does not number its messages gets no `done`."""
    if isinstance(message, Acknowledged):
        if not message.re:
            return
        connection.last_done_id = message.re
    connection.enqueue(websocket.write(message))


def reject_message(connection: Connection, code: Any, re: int, key: str = "", **values: object) -> None:
    """Tell one connection that what it sent cannot be used."""
    send_message(connection, MessageRejected(code, translate(connection.lang, key or code, **values), re))


async def reject_failed_command(room: Room, connection: Connection, re: int, reply: Reply) -> None:
    """Something that changes nothing did not work."""
    if isinstance(reply, CommandFailed) and reply.code == "error":
        await reports.report_failure(room, reply, connection.seat)
    reject_message(connection, "not-now", re)
