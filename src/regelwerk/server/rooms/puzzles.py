"""Opening a puzzle: a private room for one person, whose other seats answer as the proof says.

Who goes on to another puzzle leaves the one before for good, unless it is over: a guest has one unfinished at most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk import puzzles
from regelwerk.puzzles import PUZZLE_KEY
from regelwerk.server.rooms.housekeeping import retire
from regelwerk.server.rooms.lobby import DEFAULT_PLAYER
from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.schema.puzzles import OpenPuzzle
from regelwerk.server.storage import retention, store
from regelwerk.server.storage.store import RoomDetails, RoomRecord, SeatRecord

if TYPE_CHECKING:
    from regelwerk.server.rooms.lobby import Lobby

LOOKED_AT = 100
"""Among so many of a guest's latest rooms an unfinished puzzle is looked for."""


async def open_puzzle(lobby: Lobby, form: OpenPuzzle, guest: str, name: str) -> tuple[RoomRecord, int]:
    """A room with a puzzle for that guest, and his seat. Raises UnknownPuzzleError, RequestError."""
    puzzle = puzzles.by_name(form.puzzle)
    await leave_unfinished(lobby, guest)
    await lobby.check_running(guest)
    solver = puzzle.solver
    places = [
        SeatRecord("person", name, "", guest) if seat == solver else SeatRecord("computer", called, DEFAULT_PLAYER)
        for seat, called in enumerate(puzzle.scene.seats)
    ]
    details = RoomDetails("", make_names_distinct(places), False, options={PUZZLE_KEY: puzzle.name})
    return await lobby.store_room(puzzle.game, details, True), solver


async def leave_unfinished(lobby: Lobby, guest: str) -> None:
    """Delete the puzzles that a guest has not finished: they begin anew with one request."""
    found = await lobby.database.read(store.list_guest_rooms(guest, LOOKED_AT))
    for record in found:
        if PUZZLE_KEY in record.details.options and record.status != "over":
            await retire(lobby, [record.code])
            await lobby.database.write(retention.delete_room(record.code))  # wherever it is played
            await retire(lobby, [record.code])  # somebody may have come back in between
