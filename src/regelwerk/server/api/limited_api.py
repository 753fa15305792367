"""Sealed events and drafts over HTTP."""

from __future__ import annotations

import time
from contextlib import nullcontext
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
from regelwerk.server.limited import building
from regelwerk.server.limited.describe import describe, describe_to_seat
from regelwerk.server.limited.events import LimitedEvents
from regelwerk.server.rooms.pacing import next_moment, sleep_until
from regelwerk.server.rooms.room_info import describe as describe_room
from regelwerk.server.schema.http_api import DeckFaults, SeatGranted
from regelwerk.server.schema.limited import (
    BeginLimited,
    JoinLimited,
    LimitedList,
    OpenLimited,
    PlayLimited,
    PoolDeck,
    SuggestDeck,
    TakeCard,
)
from regelwerk.server.storage import limited as event_store
from regelwerk.server.storage.tournaments import with_fixed_decks


def events_of(request: Request) -> LimitedEvents:
    """All events of the server."""
    return context_of(request).events


async def told(request: Request, code: str, guest: str, status: int = 200) -> Response:
    """An event as a guest may know it now. Raises RequestError."""
    events = events_of(request)
    async with events.held(code) as event:
        details = event.record.details
        rooms = await building.event_rooms(events, details.games)
        fixed = bool(details.tournament and await events.database.read(with_fixed_decks([details.tournament])))
        return json_response(describe_to_seat(event, guest, request_language(request), rooms, fixed), status)


async def my_events(request: Request) -> Response:
    """`GET /api/me/limited`."""
    guest, _ = require_guest(request)
    lang = request_language(request)
    database = events_of(request).database
    found = await database.read(
        lambda connection: event_store.readable_events(connection, event_store.event_codes(guest)(connection))
    )
    fixed = await database.read(with_fixed_decks(record.details.tournament for record in found))
    return json_response(
        LimitedList([describe(one, None, guest, lang, {}, one.details.tournament in fixed) for one in found])
    )


async def open_event(request: Request) -> Response:
    """`POST /api/limited`."""
    guest, name = require_guest(request)
    form = await parse_body(request, OpenLimited)
    return await told(request, await events_of(request).open(form, guest, name), guest, 201)


async def one_event(request: Request) -> Response:
    """`GET /api/limited/CODE`."""
    return await told(request, code_of(request), current_guest(request)[0])


async def join(request: Request) -> Response:
    """`POST /api/limited/CODE/join`."""
    guest, name = require_guest(request)
    form = await parse_body(request, JoinLimited)
    await events_of(request).join(code_of(request), form.name, guest, name)
    return await told(request, code_of(request), guest)


async def leave(request: Request) -> Response:
    """`POST /api/limited/CODE/leave`."""
    guest, _ = require_guest(request)
    await events_of(request).leave(code_of(request), guest, request_language(request))
    return Response(status_code=204)


async def begin(request: Request) -> Response:
    """`POST /api/limited/CODE/begin`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, BeginLimited)
    await events_of(request).begin(code_of(request), form.player, guest, form.lang)
    return await told(request, code_of(request), guest)


async def pick(request: Request) -> Response:
    """`POST /api/limited/CODE/pick`."""
    began = time.monotonic()
    guest, _ = require_guest(request)
    form = await parse_body(request, TakeCard)
    events = events_of(request)
    await events.pick(code_of(request), form.pick, form.card, guest)
    answer = await told(request, code_of(request), guest)
    await sleep_until(
        next_moment(began, events.lobby.services.grid)
    )  # how long computers think tells nothing of what they hold
    return answer


async def suggest(request: Request) -> Response:
    """`POST /api/limited/CODE/suggest`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, SuggestDeck)
    async with events_of(request).held(code_of(request)) as event:
        return json_response(building.suggest(event, guest, form.leader))


async def check(request: Request) -> Response:
    """`POST /api/limited/CODE/check`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, PoolDeck)
    async with events_of(request).held(code_of(request)) as event:
        return json_response(DeckFaults(building.check(event, guest, form, request_language(request))))


async def keep_deck(request: Request) -> Response:
    """`PUT /api/limited/CODE/deck`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, PoolDeck)
    events, code = events_of(request), code_of(request)
    async with events.held(code) as event:
        tournament = event.record.details.tournament
    async with context_of(request).tournaments.decks_open(tournament) if tournament else nullcontext():
        await building.keep_deck(events, code, form, guest, request_language(request))
    return await told(request, code, guest)


async def play(request: Request) -> Response:
    """`POST /api/limited/CODE/play`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, PlayLimited)
    events = events_of(request)
    record, seat = await building.play(events, code_of(request), form, guest)
    token = events.lobby.guests.sign_seat(record.code, seat, guest)
    info = describe_room(record, request_language(request), guest)
    return json_response(SeatGranted(info, seat, token), 201)


ROUTES: Final = [
    Route("/api/me/limited", my_events),
    Route("/api/limited", open_event, methods=["POST"]),
    Route("/api/limited/{code}", one_event),
    Route("/api/limited/{code}/join", join, methods=["POST"]),
    Route("/api/limited/{code}/leave", leave, methods=["POST"]),
    Route("/api/limited/{code}/begin", begin, methods=["POST"]),
    Route("/api/limited/{code}/pick", pick, methods=["POST"]),
    Route("/api/limited/{code}/suggest", suggest, methods=["POST"]),
    Route("/api/limited/{code}/check", check, methods=["POST"]),
    Route("/api/limited/{code}/deck", keep_deck, methods=["PUT"]),
    Route("/api/limited/{code}/play", play, methods=["POST"]),
]
