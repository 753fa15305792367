"""What came of a decision, as each audience of a room is sent it, with the clocks as they are then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regelwerk.server.rooms.services import AudienceCursor
from regelwerk.server.schema import websocket
from regelwerk.server.worker.messages import Audience
from regelwerk.server.worker.values import AudienceUpdate

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room


def state_message(room: Room, update: AudienceUpdate, seq: int, now: int) -> bytes:
    """A `state` message from what the worker made; `now` in milliseconds of the room's clock."""
    clocks = websocket.write(room.clock.to_wire(now))
    head = b'{"t":"state","seq":%d,"fresh":%s,' % (seq, b"true" if update.fresh else b"false")
    return head + update.body + b',"clocks":' + clocks + b',"re":0}'


def state_messages(room: Room, updates: Iterable[AudienceUpdate], now: int) -> list[tuple[Audience, bytes]]:
    """What each audience is sent, with the clocks as they are then."""
    found = []
    for update in updates:
        stream = room.streams.setdefault(update.audience, AudienceCursor())
        stream.seq += 1
        if update.asked:
            stream.asked = stream.seq
        found.append((update.audience, state_message(room, update, stream.seq, now)))
    return found
