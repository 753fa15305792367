"""Opening a room that goes on from a step of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk import players
from regelwerk.server.rooms.clock import ClockState
from regelwerk.server.rooms.lobby import DEFAULT_PLAYER, computer_name
from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.rooms.request_error import RequestError, chosen_name
from regelwerk.server.schema.http_api import BranchReplay
from regelwerk.server.storage import store
from regelwerk.server.storage.store import RoomDetails, RoomRecord, SeatRecord
from regelwerk.server.worker.commands import CommandFailed
from regelwerk.server.worker.reader_commands import GamePrepared, PrepareBranch

if TYPE_CHECKING:
    from regelwerk.server.rooms.lobby import Lobby

READING: Final = 20.0
"""Seconds that playing a replay up to a step may take."""


async def play_on(lobby: Lobby, text: str, form: BranchReplay, guest: str, name: str) -> tuple[RoomRecord, int]:
    """A new room that goes on from a step of a replay. Raises RequestError."""
    reply = await lobby.pools.replays.ask(PrepareBranch(room="", text=text, step=form.at, game=form.game), READING)
    if isinstance(reply, CommandFailed):
        raise RequestError(400, "bad-replay", why=reply.text.strip()[-300:])
    assert isinstance(reply, GamePrepared)
    game = str(reply.header["game"])
    seats = int(reply.header["seats"])
    own_seats = [seat for seat, request in enumerate(form.seats) if request.kind == "me"]
    if len(form.seats) != seats or len(own_seats) > 1 or any(request.kind == "open" for request in form.seats):
        raise RequestError(400, "bad-seats", least=seats, most=seats)
    places = []
    for request in form.seats:
        player = request.player or DEFAULT_PLAYER
        if request.kind == "me":
            places.append(SeatRecord("person", chosen_name(request.name) or name, "", guest))
        elif player in players.ALL_NAMES:
            called = chosen_name(request.name) or computer_name(player, form.lang)
            places.append(SeatRecord("computer", called, player))
        else:
            raise RequestError(400, "bad-player")
    details = RoomDetails("", make_names_distinct(places), True, form.clock)
    at = store.now()
    record = RoomRecord(lobby.codes(), game, "waiting", form.private, at, at, details, {}, ClockState([]), 0)
    lobby.on_game_prepared(record, reply)
    await lobby.store_definitions(record)
    await lobby.add_room(record)
    return record, own_seats[0] if own_seats else -1
