"""Reports: what is kept when the rules break off, or when somebody says that something is wrong.

A report is the replay of the game so far and the position that it stands in. Both show every
hand, so that nobody gets them before the game is over; until then there is only the number.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from regelwerk.server.credentials import code as new_code
from regelwerk.server.storage import replays as replay_store
from regelwerk.server.storage import store
from regelwerk.server.worker.commands import CommandFailed, ExportPosition, PositionExported
from regelwerk.server.worker.game_loader import format_replay
from regelwerk.server.worker.pool import WorkerDiedError
from regelwerk.server.worker.reader_commands import ReplaySealed, SealReplay

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

LOG: Final = logging.getLogger("regelwerk.server")
BY_ITSELF: Final = -2
"""The seat of a report that the server has made."""
SEALING: Final = 20.0
"""Seconds that adding digests to a replay may take; without them it is as good, but for what could be compared."""
SPEED: Final = (0.05, 20.0)
"""Reports of one room by those who are there: so many in a second, and so many at once."""


async def replay_of(room: Room) -> str:
    """The replay of the game so far, as it is stored: without digests."""
    entries, _ = await room.services.database.read(store.load_record(room.record.code))
    details = room.record.details
    epochs = [{"at": note.at, "engine": note.engine} for note in details.notes if note.key == "renewed"]
    return format_replay(details.header, details.opening, entries, epochs, details.ending)


async def sealed_replay_of(room: Room) -> str:
    """The replay of a game that is over, with digests where it goes as it is stored under today's rules.

    It is played again for that, which takes as long as many decisions: not where games are played.
    """
    text = await replay_of(room)
    try:
        reply = await room.services.pools.replays.ask(SealReplay(room="", text=text), SEALING)
    except WorkerDiedError:
        return text
    return reply.text if isinstance(reply, ReplaySealed) else text


async def replay_and_position(room: Room) -> tuple[str, bytes]:
    """The replay of the game so far, and the position it stands in as JSON (empty if the game cannot be had)."""
    reply = await room.request(ExportPosition(room=room.record.code))
    return await replay_of(room), reply.position if isinstance(reply, PositionExported) else b""


async def save_report(room: Room, seat: int, note: str, trace: str, replay: str, position: bytes = b"") -> str:
    """Keep a report; its number."""
    number = new_code(8)
    LOG.warning("room %s: report %s: %s %s", room.record.code, number, note, trace)
    report = replay_store.ReportRecord(number, room.record.code, room.at, seat, note, trace, replay, position)
    await room.services.database.write(replay_store.add_report(report))
    return number


async def report_failure(room: Room, failed: CommandFailed, seat: int = BY_ITSELF) -> None:
    """The rules broke off. Nothing has changed; the report says where."""
    number = await save_report(room, seat, "the rules broke off", failed.text, *await replay_and_position(room))
    room.problem_to_all("error-in-rules", "error-in-rules", number=number)
