"""What one connection of a room is sent about a message of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.server.i18n import translate
from regelwerk.server.rooms import reports
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.schema import websocket
from regelwerk.server.schema.base import ServerMessage
from regelwerk.server.schema.websocket import Acknowledged, ActionRefused, MessageRejected
from regelwerk.server.worker.commands import CommandFailed
from regelwerk.server.worker.messages import Command, Reply

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room


def send_message(connection: Connection, message: ServerMessage) -> None:
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


async def reject_failed_question(room: Room, connection: Connection, re: int, reply: Reply) -> None:
    """Something about the open question did not work: another one is asked by now, or there is no such option."""
    if isinstance(reply, CommandFailed) and reply.code in ("stale", "no-such"):
        reject_message(connection, reply.code, re)
    else:
        await reject_failed_command(room, connection, re, reply)


def sees_question(room: Room, connection: Connection, seq: int, re: int) -> bool:
    """Whether the open question is this connection's and stood in that state of it; if not, it is told so."""
    stream = room.streams.get(connection.audience)
    if room.asked != connection.seat or not room.is_on:
        reject_message(connection, "no-question", re)
    elif stream is None or not stream.asked <= seq <= stream.seq:
        reject_message(connection, "stale", re)
    else:
        return True
    return False


async def apply_command(room: Room, connection: Connection, re: int, command: Command) -> None:
    """Let something be done for a seat, and tell it how that went before what came of it."""
    reply = await room.request(command)
    if isinstance(reply, CommandFailed):
        if reply.code == "refused":
            send_message(connection, ActionRefused(reply.reasons, re))
        elif reply.code == "error":
            await reports.report_failure(room, reply, connection.seat)
            reject_message(connection, "not-now", re)
        else:
            reject_message(connection, "stale", re)
        return
    connection.done_id = re
    await room.commit_and_send(reply)
