"""Loading the game of a room in a worker, from its record and its last snapshot."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from regelwerk.server.rooms import reports
from regelwerk.server.rooms.reports import BY_ITSELF
from regelwerk.server.storage import store
from regelwerk.server.storage.damage import is_damaged
from regelwerk.server.storage.store import RoomNotice
from regelwerk.server.worker.commands import CommandFailed, GameLoaded, LoadGame, SnapshotTaken, TakeSnapshot
from regelwerk.server.worker.game_loader import format_replay
from regelwerk.server.worker.values import StoredStep

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

LOG: Final = logging.getLogger("regelwerk.server")


async def load_in_worker(room: Room) -> None:
    """Load the room in its worker, from its record and its last snapshot."""
    record = room.record
    entries, snapshot = await room.services.database.read(store.load_record(record.code))
    renewed = [note for note in record.details.notes if note.key == "renewed"]
    command = LoadGame(
        room=record.code,
        game=record.game,
        edition=record.details.edition,
        setup=record.setup,
        engine=record.details.engine if not renewed else "",
        defs=str(record.details.header.get("defs", "")),
        definitions=None,
        snapshot=snapshot,
        entries=entries,
        chairs=room.seat_configs(),
    )
    reply = await room.workers.ask(command)
    if isinstance(reply, CommandFailed) and reply.code == "definitions":
        command.definitions = await room.services.database.read(store.find_definitions(command.defs)) or b""
        reply = await room.workers.ask(command)
    if not isinstance(reply, GameLoaded):
        raise RuntimeError(f"room {record.code} cannot be opened: {reply}")
    room.is_loaded = True
    room.at = record.steps = reply.step_count
    room.asked, room.number = reply.seat, reply.number
    last = renewed[-1].engine if renewed else record.details.engine
    if is_damaged(entries):
        LOG.error("room %s: damaged steps, %d of them lost", record.code, reply.lost)
        if not reply.lost and all(note.key != "damaged-steps" for note in record.details.notes):
            record.details.notes.append(RoomNotice("damaged-steps", reply.step_count))
            await room.change()
    if reply.lost:
        await record_lost_steps(room, entries, reply)
    if reply.engine != last:
        await adopt_engine(room, reply.engine)


async def record_lost_steps(room: Room, entries: list[StoredStep], reply: GameLoaded) -> None:
    """The last steps are damaged, or a renewed engine cannot follow them: a report keeps them, and a note says so."""
    details = room.record.details
    text = format_replay(details.header, details.opening, entries, [])
    number = await reports.save_report(room, BY_ITSELF, f"{reply.lost} steps cannot be followed", reply.why, text)
    details.notes.append(
        RoomNotice("lost-damaged" if is_damaged(entries) else "lost", reply.step_count, reply.lost, number)
    )
    taken = await room.workers.ask(TakeSnapshot(room=room.record.code))
    assert isinstance(taken, SnapshotTaken)
    await room.write(store.truncate_record(room.record, reply.step_count, taken.snapshot))


async def adopt_engine(room: Room, engine: str) -> None:
    """Another engine plays the game from here on; its snapshot begins a new part of the record."""
    room.record.details.notes.append(RoomNotice("renewed", room.at, engine=engine))
    reply = await room.workers.ask(TakeSnapshot(room=room.record.code))
    assert isinstance(reply, SnapshotTaken)
    await room.write(store.truncate_record(room.record, room.at, reply.snapshot))
