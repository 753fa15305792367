"""The game of a room is over: its replay, and what it counts for those who sat there."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from regelwerk.server.credentials import code as new_code
from regelwerk.server.rooms import matches, reports
from regelwerk.server.rooms.clock import NOBODY
from regelwerk.server.storage import replays, results, store
from regelwerk.server.worker.values import StoredResult

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

LOG: Final = logging.getLogger("regelwerk.server")


async def end_game(room: Room, ending: StoredResult) -> None:
    """The game is over: the next one of its match follows, or its replay can be had from now on.

    If that cannot be written down it is tried again.
    """
    record = room.record
    details, match = record.details, record.details.match
    room.clock.ask(NOBODY, -1, room.now())
    if match is not None and not await matches.end_game(room, ending):
        return
    details.ending = ending
    code = new_code()
    names = [place.name for place in details.places]
    owners = {seat: place.guest for seat, place in enumerate(details.places) if place.guest}
    try:
        if match is not None:
            text = await matches.record_text(room)
        else:
            text = await reports.sealed_replay_of(room)
        await room.write(replays.add_replay(code, record.code, names, text, owners))
        record.status = "over"
        details.ended = store.now()
        details.replay = code  # only now: clients may request it as soon as they are told
        await room.write(results.finish_room(record, matches.winners_of(record)))
        room.broadcast_room()
    except Exception:
        record.status, details.ending, details.replay, details.match = "playing", None, "", match
        raise
    LOG.info("room %s: finished", record.code)
    room.services.room_over(record)
