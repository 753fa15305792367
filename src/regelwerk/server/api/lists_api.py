"""The lists of a room that plays with open ones, over HTTP (ruling:closed-lists)."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk.kernel.setup import has_open_lists
from regelwerk.server.api.requests import (
    code_of,
    context_of,
    current_guest,
    json_response,
    request_language,
    seat_claim,
)
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.rooms.room_info import describe
from regelwerk.server.rooms.room_options import open_lists
from regelwerk.server.rooms.seating import seat_of
from regelwerk.server.schema.http_api import OpenLists, SeatList
from regelwerk.server.worker.reader_commands import ListsRead, ReadLists


async def lists(request: Request) -> Response:
    """`GET /api/rooms/CODE/lists`: for those who may watch. Closed lists are sent to nobody, not even one's own."""
    lobby = context_of(request).lobby
    record = await lobby.find(code_of(request))
    guest, _ = current_guest(request)
    if not record.details.spectators and seat_of(record, guest, seat_claim(request)) < 0:
        raise RequestError(403, "forbidden")
    if not open_lists(record.details.options):
        raise RequestError(403, "closed-lists")
    if not has_open_lists(record.setup):
        raise RequestError(409, "not-yet")
    lang = request_language(request)
    seats = describe(record, lang, "").seats
    command = ReadLists(room="", game=record.game, setup=record.setup, seats=len(seats), lang=lang)
    reply = await lobby.readers.ask(command)
    if not isinstance(reply, ListsRead):
        raise RequestError(503, "busy")
    return json_response(OpenLists([SeatList(seat.seat, seat.name, lines) for seat, lines in zip(seats, reply.lists)]))


ROUTES: Final = [Route("/api/rooms/{code}/lists", lists)]
