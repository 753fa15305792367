"""Rooms that are closed before their game is over: by an operator, or because their match was decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

from regelwerk.server.storage import leases, store
from regelwerk.server.storage.damage import DamagedRoomError
from regelwerk.server.storage.store import RoomNotice, RoomRecord
from regelwerk.server.storage.tables import ROOMS

BY_OPERATOR: Final = RoomNotice("closed")


def close(record: RoomRecord, notice: RoomNotice = BY_OPERATOR) -> None:
    """Nobody plays on there, and who comes back reads why; what is over already keeps its end. Changes the record.

    The seating is a new one, so that no older record is written over this one.
    """
    if record.status != "over":
        record.status = "over"
        record.details.notes.append(notice)
        record.clocks = msgspec.structs.replace(record.clocks, interval=None)
    record.details.seating += 1


def close_room(code: str, notice: RoomNotice) -> Callable[[Connection], None]:
    """Close a room, whichever server plays it; one that cannot be read, or is not there, stays as it is.

    Its server finds that it has lost the lease, and lets everybody come back to what has become of the room.
    """

    def work(connection: Connection) -> None:
        leases.withdraw(connection, ROOMS, code)
        try:
            record = store.find_room(code)(connection)
        except DamagedRoomError:
            return
        if record is not None and record.status != "over":
            close(record, notice)
            store.change_room(record)(connection)

    return work
