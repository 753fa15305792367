"""Taking back in a room: at once, or when the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.server.i18n import translate
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.replies import reject_failed_command, reject_message, send_message
from regelwerk.server.rooms.services import TakeBackRequest
from regelwerk.server.schema.common import ReasonInfo
from regelwerk.server.schema.websocket import Acknowledged, ActionRefused, AnswerRequest, TakeBack, TakeBackAsked
from regelwerk.server.storage import store
from regelwerk.server.worker.commands import (
    CommandFailed,
    FindUndoPoint,
    SnapshotTaken,
    TakeSnapshot,
    TruncateRecord,
    UndoPointFound,
)

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room


async def handle_take_back(room: Room, connection: Connection, message: TakeBack) -> None:
    """Take back, at once or when the others agree."""
    if not room.is_on:
        reject_message(connection, "not-now", message.id)
        return
    free = room.person_seats() == [connection.seat]
    command = FindUndoPoint(room=room.record.code, step_count=room.at, seat=connection.seat, to=message.to, free=free)
    reply = await room.request(command)
    if not isinstance(reply, UndoPointFound):
        await reject_failed_command(room, connection, message.id, reply)
    elif reply.to < 0:
        send_message(connection, ActionRefused([ReasonInfo(translate(connection.lang, reply.why), "", "")], message.id))
    elif not reply.consent:
        await take_back_to(room, reply.to, False, connection, message.id)
    else:
        await request_take_back(room, connection, reply.to)
        send_message(connection, Acknowledged(message.id))


async def request_take_back(room: Room, connection: Connection, to: int) -> None:
    """Ask the other persons."""
    room.take_back_request = TakeBackRequest(connection.seat, room.at, to, {connection.seat})
    name = room.record.details.places[connection.seat].name
    room.send_all(
        lambda other: TakeBackAsked(
            "back", connection.seat, True, False, [connection.seat], translate(other.lang, "back-asks", name=name)
        )
    )


async def handle_take_back_answer(room: Room, connection: Connection, message: AnswerRequest) -> None:
    """Yes or no to what another player asks."""
    request = room.take_back_request
    if request is None or connection.seat == request.seat or request.at != room.at:
        reject_message(connection, "not-now", message.id)
        return
    send_message(connection, Acknowledged(message.id))
    if not message.yes:
        room.close_take_back_request(False)
        return
    request.yes.add(connection.seat)
    if request.yes >= set(room.person_seats()):
        room.close_take_back_request(True)
        await take_back_to(room, request.to, True)
    else:
        room.send_all(lambda other: TakeBackAsked("back", request.seat, True, False, sorted(request.yes), ""))


async def take_back_to(room: Room, to: int, careful: bool, connection: Connection | None = None, re: int = 0) -> None:
    """Cut the record; what was is gone for everybody as soon as that is written down.

    The player who did it alone (`connection`, by its message `re`) gets the result.
    """
    code = room.record.code
    reply = await room.request(
        TruncateRecord(room=code, step_count=room.at, to=to, careful=careful, audiences=room.audiences())
    )
    if isinstance(reply, CommandFailed):
        room.problem_to_all("not-now", reply.text if reply.code == "bad" else "not-now", connection, re)
        return
    snap = await room.request(TakeSnapshot(room=code))
    if not isinstance(snap, SnapshotTaken) or snap.snapshot.step != to:
        room.is_loaded = False  # its worker has died meanwhile: nothing is taken back
        room.problem_to_all("not-now", "not-now", connection, re)
        return
    room.record.steps = to
    room.record.clocks = room.clock.to_record(room.now())
    await room.write(store.truncate_record(room.record, to, snap.snapshot))
    if connection is not None:
        connection.done_id = re
    await room.commit_and_send(reply)
