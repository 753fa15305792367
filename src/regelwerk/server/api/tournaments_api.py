"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk.server.api.requests import (
    code_of,
    context_of,
    current_guest,
    json_response,
    parse_body,
    request_language,
    require_guest,
)
from regelwerk.server.rooms.room_info import describe as describe_room
from regelwerk.server.schema.http_api import SeatGranted
from regelwerk.server.schema.tournaments import (
    BeginTournament,
    DecideTable,
    DropOut,
    JoinTournament,
    OpenTournament,
    TournamentList,
)
from regelwerk.server.storage import tournaments as tournament_store
from regelwerk.server.tournaments.describe import describe
from regelwerk.server.tournaments.event_file import event_file
from regelwerk.server.tournaments.tournaments import Tournaments


def tournaments_of(request: Request) -> Tournaments:
    """All tournaments of the server."""
    return context_of(request).tournaments


async def told(request: Request, code: str, guest: str, status: int = 200) -> Response:
    """A tournament as a guest may know it now. Raises RequestError."""
    record = await tournaments_of(request).find(code)
    return json_response(describe(record, guest, request_language(request)), status)


async def my_tournaments(request: Request) -> Response:
    """`GET /api/me/tournaments`."""
    guest, _ = require_guest(request)
    lang = request_language(request)
    found = await tournaments_of(request).database.read(
        lambda connection: tournament_store.readable_tournaments(
            connection, tournament_store.tournament_codes(guest)(connection)
        )
    )
    return json_response(TournamentList([describe(record, guest, lang) for record in found]))


async def open_tournament(request: Request) -> Response:
    """`POST /api/tournaments`."""
    guest, name = require_guest(request)
    form = await parse_body(request, OpenTournament)
    return await told(request, await tournaments_of(request).open(form, guest, name), guest, 201)


async def one_tournament(request: Request) -> Response:
    """`GET /api/tournaments/CODE`."""
    return await told(request, code_of(request), current_guest(request)[0])


async def join(request: Request) -> Response:
    """`POST /api/tournaments/CODE/join`."""
    guest, name = require_guest(request)
    form = await parse_body(request, JoinTournament)
    await tournaments_of(request).join(code_of(request), form, guest, name)
    return await told(request, code_of(request), guest)


async def begin(request: Request) -> Response:
    """`POST /api/tournaments/CODE/begin`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, BeginTournament)
    await tournaments_of(request).begin(code_of(request), form, guest)
    return await told(request, code_of(request), guest)


async def next_round(request: Request) -> Response:
    """`POST /api/tournaments/CODE/round`."""
    guest, _ = require_guest(request)
    await tournaments_of(request).next_round(code_of(request), guest)
    return await told(request, code_of(request), guest)


async def play(request: Request) -> Response:
    """`POST /api/tournaments/CODE/play`."""
    guest, _ = require_guest(request)
    tournaments = tournaments_of(request)
    record, seat = await tournaments.play(code_of(request), guest)
    token = tournaments.lobby.guests.sign_seat(record.code, seat, guest)
    return json_response(SeatGranted(describe_room(record, request_language(request), guest), seat, token), 201)


async def decide(request: Request) -> Response:
    """`POST /api/tournaments/CODE/result`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, DecideTable)
    await tournaments_of(request).decide(code_of(request), form, guest)
    return await told(request, code_of(request), guest)


async def drop(request: Request) -> Response:
    """`POST /api/tournaments/CODE/drop`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, DropOut)
    await tournaments_of(request).drop(code_of(request), form.player, guest)
    return Response(status_code=204)


async def record_file(request: Request) -> Response:
    """`GET /api/tournaments/CODE/file`: the record, for `regelwerk event`."""
    tournaments = tournaments_of(request)
    record = await tournaments.find(code_of(request))
    text = await event_file(tournaments.database, record)
    name = f'attachment; filename="{record.code}.event"'
    return Response(text, headers={"content-disposition": name}, media_type="text/plain")


ROUTES: Final = [
    Route("/api/me/tournaments", my_tournaments),
    Route("/api/tournaments", open_tournament, methods=["POST"]),
    Route("/api/tournaments/{code}", one_tournament),
    Route("/api/tournaments/{code}/join", join, methods=["POST"]),
    Route("/api/tournaments/{code}/begin", begin, methods=["POST"]),
    Route("/api/tournaments/{code}/round", next_round, methods=["POST"]),
    Route("/api/tournaments/{code}/play", play, methods=["POST"]),
    Route("/api/tournaments/{code}/result", decide, methods=["POST"]),
    Route("/api/tournaments/{code}/drop", drop, methods=["POST"]),
    Route("/api/tournaments/{code}/file", record_file),
]
