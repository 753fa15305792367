"""The lists of a room that plays with open ones, over HTTP (ruling:closed-lists)."""

from __future__ import annotations

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk import game_registry
from regelwerk.kernel.presentation.text import plain as plain_line
from regelwerk.kernel.setup import has_open_lists
from regelwerk.server.api.requests import context_of, current_guest, json_response, request_language, seat_claim
from regelwerk.server.rooms.lobby import RequestError
from regelwerk.server.rooms.room_info import describe
from regelwerk.server.rooms.room_options import open_lists
from regelwerk.server.rooms.seating import seat_of
from regelwerk.server.schema.http_api import OpenLists, SeatList
from regelwerk.server.storage.store import RoomRecord


async def lists(request: Request) -> Response:
    """`GET /api/rooms/CODE/lists`: for those who may watch. Closed lists are sent to nobody, not even one's own."""
    lobby = context_of(request).lobby
    record = await lobby.find(str(request.path_params["code"]))
    guest, _ = current_guest(request)
    if not record.details.spectators and seat_of(record, guest, seat_claim(request)) < 0:
        raise RequestError(403, "forbidden")
    if not open_lists(record.details.options):
        raise RequestError(403, "closed-lists")
    if not has_open_lists(record.setup):
        raise RequestError(409, "not-yet")
    return json_response(await run_in_threadpool(read_lists, record, request_language(request)))


def read_lists(record: RoomRecord, lang: str) -> OpenLists:
    """The lists by seat. Definitions of a player's own are read for that, so it may take a moment."""
    library = game_registry.package(record.game).card_library()
    return OpenLists(
        [
            SeatList(
                seat.seat, seat.name, [plain_line(line) for line in library.list_lines(record.setup, seat.seat, lang)]
            )
            for seat in describe(record, lang, "").seats
        ]
    )


ROUTES: Final = [Route("/api/rooms/{code}/lists", lists)]
