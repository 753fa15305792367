"""Hints: what a strong player would do in a person's place; only where nobody else at the table is a person.

The room's worker says what there is to think about, and a worker that thinks does so beside everything else, so that
the table goes on meanwhile. What it comes to is sent only while the question is still the same.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.replies import reject_failed_question, reject_message, sees_question, send_message
from regelwerk.server.schema.websocket import AskHint, Hinted
from regelwerk.server.worker.commands import GiveHint, HintGiven, HintPrepared, PrepareHint
from regelwerk.server.worker.pool import WorkerDiedError

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

LOG: Final = logging.getLogger("regelwerk.server")
PATIENCE: Final = 30.0
"""Seconds after which no hint is expected any more: other thoughts may come first."""


async def handle_hint(room: Room, connection: Connection, message: AskHint) -> None:
    """What would you do?"""
    if room.person_seats() != [connection.seat]:
        reject_message(connection, "not-now", message.id, "hint-people")
    elif not sees_question(room, connection, message.seq, message.id):
        return
    elif room.hinting is not None and not room.hinting.done():
        reject_message(connection, "too-fast", message.id)
    else:
        command = PrepareHint(room=room.record.code, step_count=room.at, audience=(connection.seat, connection.lang))
        reply = await room.request(command)
        if isinstance(reply, HintPrepared):
            room.hinting = asyncio.create_task(send_hint(room, connection, message.id, reply.hint))
        else:
            await reject_failed_question(room, connection, message.id, reply)


async def send_hint(room: Room, connection: Connection, re: int, hint: GiveHint) -> None:
    """Let it be thought about, and send what came of it."""
    at = room.at
    try:
        # No room: thinking needs nothing but the command, so any worker will do.
        reply = await room.services.thinkers.ask(msgspec.structs.replace(hint, room=""), PATIENCE)
    except WorkerDiedError as error:
        LOG.error("room %s: worker died over a hint: %s", room.record.code, error)
        reject_message(connection, "not-now", re)
        return
    if not isinstance(reply, HintGiven):
        LOG.error("room %s: no hint: %s", room.record.code, reply)
        reject_message(connection, "not-now", re)
    elif room.at != at:
        reject_message(connection, "stale", re)
    else:
        send_message(connection, Hinted(reply.option, reply.reason, reply.odds, re))
