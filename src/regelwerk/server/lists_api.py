"""The lists of a room that plays with open ones, over HTTP (ruling:closed-lists)."""

from __future__ import annotations

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk import catalogue
from regelwerk.kernel.setup import has_open_lists
from regelwerk.kernel.table_text import plain as plain_line
from regelwerk.server.answers import guest_of, house, lang_of, plain
from regelwerk.server.described import describe
from regelwerk.server.forms import OpenLists, SeatList
from regelwerk.server.hall import Wrong
from regelwerk.server.room_options import open_lists
from regelwerk.server.store import Kept


async def lists(request: Request) -> Response:
    """`GET /api/rooms/CODE/lists`: for those who may watch. Closed lists are sent to nobody, not even one's own."""
    hall = house(request).hall
    kept = await hall.find(str(request.path_params["code"]))
    guest, _ = guest_of(request)
    if not kept.about.spectators and hall.seat_of(kept, guest, "") < 0:
        raise Wrong(403, "forbidden")
    if not open_lists(kept.about.options):
        raise Wrong(403, "closed-lists")
    if not has_open_lists(kept.setup):
        raise Wrong(409, "not-yet")
    return plain(await run_in_threadpool(read_lists, kept, lang_of(request)))


def read_lists(kept: Kept, lang: str) -> OpenLists:
    """The lists by seat. Definitions of a player's own are read for that, so it may take a moment."""
    library = catalogue.package(kept.game).library()
    return OpenLists(
        [
            SeatList(
                seat.seat, seat.name, [plain_line(line) for line in library.list_lines(kept.setup, seat.seat, lang)]
            )
            for seat in describe(kept, lang, "").seats
        ]
    )


ROUTES: Final = [Route("/api/rooms/{code}/lists", lists)]
