"""Guests, rooms and replays over HTTP."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk import rule_scenes
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.persistence.match_record import is_match
from regelwerk.server import guests
from regelwerk.server.api.requests import (
    code_of,
    context_of,
    current_guest,
    json_response,
    new_guest,
    parse_body,
    query_int,
    refuse_seat_token,
    request_language,
    require_guest,
    seat_claim,
    set_guest_cookie,
)
from regelwerk.server.credentials import code as new_code
from regelwerk.server.rooms import branching
from regelwerk.server.rooms import lessons as lesson_rooms
from regelwerk.server.rooms.request_error import RequestError, chosen_name
from regelwerk.server.rooms.room_info import describe
from regelwerk.server.rooms.seating import seat_of
from regelwerk.server.schema.common import RoomInfo
from regelwerk.server.schema.guests import GuestInfo, MoveCode, SetName, UseMoveCode
from regelwerk.server.schema.http_api import (
    BranchReplay,
    JoinRoom,
    OpenLesson,
    OpenRoom,
    PlayRule,
    RoomList,
    SeatGranted,
    SeatRequest,
)
from regelwerk.server.schema.replays import PieceDetails, ReplayFrames, ReplayInfo, ReplayLog, UploadReplay
from regelwerk.server.schema.reviews import ReviewProgress
from regelwerk.server.storage import replays as replay_store
from regelwerk.server.storage import store
from regelwerk.server.storage.replays import ReplayRecord
from regelwerk.server.storage.store import RoomRecord
from regelwerk.server.worker.commands import CommandFailed, PieceInspected
from regelwerk.server.worker.messages import Audience, Reply
from regelwerk.server.worker.pool import WorkerBusyError, WorkerDiedError
from regelwerk.server.worker.reader_commands import (
    InspectReplayPiece,
    RenderReplayFrames,
    RenderReplayLog,
    ReplayRendered,
    ReplayVerified,
    ReviewReplay,
    VerifyReplay,
)

LISTED: Final = 100
"""So many rooms of a kind are listed at most."""
PATIENCE: Final = 20.0
"""Seconds that playing a replay again may take."""


# ------------------------------------------------------------------------------- guests


async def me(request: Request) -> Response:
    """`GET /api/me`: who I am; a new visitor becomes a guest."""
    refuse_seat_token(request)
    guest, name = current_guest(request)
    if not guest:
        guest, name = new_guest(request_language(request))
    response = json_response(GuestInfo(guest, name))
    set_guest_cookie(request, response, guest, name)
    return response


async def name_me(request: Request) -> Response:
    """`POST /api/me`: a name for me."""
    refuse_seat_token(request)
    guest, _ = current_guest(request)
    form = await parse_body(request, SetName)
    name = chosen_name(form.name)
    if not name:
        raise RequestError(400, "bad-request", why="name")
    if not guest:
        guest, _ = new_guest(request_language(request))
    response = json_response(GuestInfo(guest, name))
    set_guest_cookie(request, response, guest, name)
    return response


async def move_code(request: Request) -> Response:
    """`POST /api/me/code`: a code by which I move to another device."""
    guest, name = require_guest(request)
    code = await context_of(request).lobby.guests.make_move_code(guest, name)
    return json_response(MoveCode(code, guests.MOVE_SECONDS))


async def move(request: Request) -> Response:
    """`POST /api/me/move`: this browser belongs from now on to the guest who asked for the code."""
    refuse_seat_token(request)
    form = await parse_body(request, UseMoveCode)
    found = await context_of(request).lobby.guests.take_move_code(form.code)
    if found is None:
        raise RequestError(403, "bad-code")
    response = json_response(GuestInfo(*found))
    set_guest_cookie(request, response, *found)
    return response


async def sign_out(request: Request) -> Response:
    """`POST /api/me/signout`: every other cookie of mine, every seat token and every connection ends."""
    guest, name = require_guest(request)
    lobby = context_of(request).lobby
    await lobby.guests.sign_out(guest)
    lobby.disconnect_withdrawn()
    response = json_response(GuestInfo(guest, name))
    set_guest_cookie(request, response, guest, name)
    return response


# -------------------------------------------------------------------------------- rooms


def room_info(request: Request, record: RoomRecord, guest: str, mine: int = -1) -> RoomInfo:
    """A room as this guest may know it; `mine` is a seat that is his by a token."""
    room = context_of(request).lobby.rooms.get(record.code)
    return (
        describe(record, request_language(request), guest, mine)
        if room is None
        else room.info(request_language(request), guest, mine)
    )


async def rooms(request: Request) -> Response:
    """`GET /api/rooms`."""
    guest, _ = current_guest(request)
    found = await context_of(request).lobby.database.read(store.list_rooms(LISTED))
    shown = [record for record in found if record.status == "waiting" or record.details.spectators]
    return json_response(RoomList([room_info(request, record, guest) for record in shown]))


async def my_rooms(request: Request) -> Response:
    """`GET /api/me/rooms`."""
    guest, _ = require_guest(request)
    found = await context_of(request).lobby.database.read(store.list_guest_rooms(guest, LISTED))
    return json_response(RoomList([room_info(request, record, guest) for record in found]))


async def open_room(request: Request) -> Response:
    """`POST /api/rooms`."""
    guest, name = require_guest(request)
    form = await parse_body(request, OpenRoom)
    record, seat = await context_of(request).lobby.open_room(form, guest, name)
    return seated(request, record, seat, guest)


async def open_lesson(request: Request) -> Response:
    """`POST /api/lessons`."""
    guest, name = require_guest(request)
    form = await parse_body(request, OpenLesson)
    lobby = context_of(request).lobby
    await lobby.check_running(guest)
    record = await lesson_rooms.open_lesson(lobby, form, guest, name)
    if record is None:
        raise RequestError(404, "no-lesson")
    return seated(request, record, 0, guest)


async def play_rule(request: Request) -> Response:
    """`POST /api/rules/play`."""
    guest, name = require_guest(request)
    form = await parse_body(request, PlayRule)
    await asyncio.to_thread(rule_scenes.shown_rules)
    shown = rule_scenes.shown_by(form.game, form.rule)
    if shown is None:
        raise RequestError(404, "no-rule")
    lobby = context_of(request).lobby
    await lobby.check_running(guest)
    seats = [SeatRequest("me"), SeatRequest("computer")]
    position = await asyncio.to_thread(rule_scenes.position, shown)
    branch = BranchReplay(at=0, seats=seats, lang=form.lang)
    record, seat = await branching.play_on(lobby, position, branch, guest, name)
    return seated(request, record, seat, guest)


def seated(request: Request, record: RoomRecord, seat: int, guest: str) -> Response:
    """The reply to a guest who has been given a seat (-1: none)."""
    lobby = context_of(request).lobby
    token = lobby.guests.sign_seat(record.code, seat, guest) if seat >= 0 else ""
    return json_response(SeatGranted(room_info(request, record, guest), seat, token), 201)


async def one_room(request: Request) -> Response:
    """`GET /api/rooms/CODE`."""
    guest, _ = current_guest(request)
    record = await context_of(request).lobby.find(code_of(request))
    return json_response(room_info(request, record, guest, seat_of(record, guest, seat_claim(request))))


async def join(request: Request) -> Response:
    """`POST /api/rooms/CODE/join`."""
    guest, name = require_guest(request)
    form = await parse_body(request, JoinRoom)
    record, seat = await context_of(request).lobby.join(code_of(request), form, guest, name)
    return seated(request, record, seat, guest)


async def leave(request: Request) -> Response:
    """`POST /api/rooms/CODE/leave`."""
    claim = seat_claim(request)
    guest = "" if claim is not None else require_guest(request)[0]
    record = await context_of(request).lobby.leave_seat(code_of(request), guest, claim)
    return json_response(room_info(request, record, guest))


# ------------------------------------------------------------------------------ replays


async def found_replay(request: Request) -> ReplayRecord:
    """The replay in the address. Raises RequestError."""
    found = await context_of(request).lobby.database.read(replay_store.find_replay(code_of(request)))
    if found is None:
        raise RequestError(404, "no-replay")
    return found


async def replay_info(request: Request, replay: ReplayRecord, game: int = 1) -> ReplayInfo:
    """Verify a replay. Raises RequestError for an invalid one."""
    try:
        command = VerifyReplay(room="", text=replay.text, names=replay.names, lang=request_language(request), game=game)
        reply = await context_of(request).lobby.pools.replays.ask(command, PATIENCE)
    except WorkerBusyError:
        raise
    except WorkerDiedError:
        raise RequestError(400, "bad-replay", why="verifying it takes too long") from None
    if isinstance(reply, CommandFailed) or not isinstance(reply, ReplayVerified):
        why = reply.text.strip()[-300:] if isinstance(reply, CommandFailed) else ""
        raise RequestError(400, "bad-replay", why=why)
    return msgspec.convert({**reply.info, "code": replay.code}, ReplayInfo)


async def one_replay(request: Request) -> Response:
    """`GET /api/replays/CODE`."""
    return json_response(await replay_info(request, await found_replay(request), game_of(request)))


def game_of(request: Request) -> int:
    """Which game of the record of a match is looked at."""
    return query_int(request, "game", 1, 1, 5)


def audience_of(request: Request) -> Audience:
    """From which seat a replay is looked at, and in which language."""
    return (query_int(request, "seat", -1, -1, 15), request_language(request))


async def replay_excerpt(request: Request) -> tuple[str, list[str], Audience, int]:
    """The replay in the address (text, names), for whom it is shown, and from which step on. Raises RequestError."""
    replay = await found_replay(request)
    return replay.text, replay.names, audience_of(request), query_int(request, "from", 0, 0, 1_000_000)


async def frames(request: Request) -> Response:
    """`GET /api/replays/CODE/frames`."""
    count = query_int(request, "count", 20, 1, 60)
    text, names, audience, first = await replay_excerpt(request)
    command = RenderReplayFrames("", text, names, audience, first, count, game_of(request))
    return json_response(msgspec.json.decode(await render_replay(request, command), type=ReplayFrames))


async def replay_log(request: Request) -> Response:
    """`GET /api/replays/CODE/log`."""
    text, names, audience, first = await replay_excerpt(request)
    command = RenderReplayLog("", text, names, audience, first, game_of(request))
    return json_response(msgspec.json.decode(await render_replay(request, command), type=ReplayLog))


async def review(request: Request) -> Response:
    """`GET /api/replays/CODE/review`: each request takes it a little further."""
    replay = await found_replay(request)
    audience = (query_int(request, "seat", 0, 0, 15), request_language(request))
    command = ReviewReplay("", replay.text, replay.names, audience, game_of(request))
    return json_response(msgspec.json.decode(await render_replay(request, command), type=ReviewProgress))


async def look(request: Request) -> Response:
    """`GET /api/replays/CODE/look`."""
    replay = await found_replay(request)
    handle = Handle(query_int(request, "handle", 0, -(10**9), 10**9))
    command = InspectReplayPiece(
        room="",
        text=replay.text,
        names=replay.names,
        audience=audience_of(request),
        step=query_int(request, "at", 0, 0, 1_000_000),
        handle=handle,
        game=game_of(request),
    )
    reply = await ask_reader(request, command)
    if not isinstance(reply, PieceInspected):
        raise RequestError(400, "bad-replay", why=reply.text.strip()[-300:] if isinstance(reply, CommandFailed) else "")
    return json_response(PieceDetails(handle, reply.lines, reply.data))


async def render_replay(request: Request, command: RenderReplayFrames | RenderReplayLog | ReviewReplay) -> bytes:
    """The part of a replay that a command asks for, as JSON. Raises RequestError."""
    reply = await ask_reader(request, command)
    if not isinstance(reply, ReplayRendered):
        raise RequestError(400, "bad-replay", why=reply.text.strip()[-300:] if isinstance(reply, CommandFailed) else "")
    return reply.body


async def ask_reader(
    request: Request, command: RenderReplayFrames | RenderReplayLog | InspectReplayPiece | ReviewReplay
) -> Reply:
    """The reply of a worker to a command about a replay. Raises WorkerDiedError."""
    return await context_of(request).lobby.pools.replays.ask(command, PATIENCE)


async def replay_file(request: Request) -> Response:
    """`GET /api/replays/CODE/file`."""
    replay = await found_replay(request)
    name = f'attachment; filename="{replay.code}.{"match" if is_match(replay.text) else "replay"}"'
    return Response(replay.text, headers={"content-disposition": name}, media_type="text/plain")


async def upload(request: Request) -> Response:
    """`POST /api/replays`."""
    guest, _ = require_guest(request)
    form = await parse_body(request, UploadReplay)
    replay = ReplayRecord(new_code(), "", [], form.text)
    info = await replay_info(request, replay)
    add = replay_store.add_replay  # it compresses the text
    kept = await asyncio.to_thread(add, replay.code, "", [], form.text, {-1: guest})
    await context_of(request).lobby.database.write(kept)
    return json_response(info, 201)


async def give_up_replay(request: Request) -> Response:
    """`DELETE /api/replays/CODE`: a replay of mine is mine no longer, and is deleted when it is nobody's."""
    guest, _ = require_guest(request)
    replay = await found_replay(request)
    if not await context_of(request).lobby.database.write(replay_store.give_up_replay(replay.code, guest)):
        raise RequestError(403, "forbidden")
    return Response(status_code=204)


async def play_on(request: Request) -> Response:
    """`POST /api/replays/CODE/play`."""
    guest, name = require_guest(request)
    form = await parse_body(request, BranchReplay)
    replay = await found_replay(request)
    record, seat = await branching.play_on(context_of(request).lobby, replay.text, form, guest, name)
    return seated(request, record, seat, guest)


async def report(request: Request) -> Response:
    """`GET /api/reports/NUMBER`: once its game is over, since it shows every hand."""
    lobby = context_of(request).lobby
    found = await lobby.database.read(replay_store.find_report(str(request.path_params["number"])))
    if found is None:
        raise RequestError(404, "no-report")
    if (await lobby.find(found.room)).status != "over":
        raise RequestError(409, "running")
    position = msgspec.Raw(found.position or b"null")
    return json_response(
        {
            "room": found.room,
            "step": found.step,
            "seat": found.seat,
            "note": found.note,
            "replay": found.replay,
            "position": position,
        }
    )


ROUTES: Final = [
    Route("/api/me", me),
    Route("/api/me", name_me, methods=["POST"]),
    Route("/api/me/code", move_code, methods=["POST"]),
    Route("/api/me/move", move, methods=["POST"]),
    Route("/api/me/signout", sign_out, methods=["POST"]),
    Route("/api/me/rooms", my_rooms),
    Route("/api/rooms", rooms),
    Route("/api/rooms", open_room, methods=["POST"]),
    Route("/api/lessons", open_lesson, methods=["POST"]),
    Route("/api/rules/play", play_rule, methods=["POST"]),
    Route("/api/rooms/{code}", one_room),
    Route("/api/rooms/{code}/join", join, methods=["POST"]),
    Route("/api/rooms/{code}/leave", leave, methods=["POST"]),
    Route("/api/replays", upload, methods=["POST"]),
    Route("/api/replays/{code}", one_replay),
    Route("/api/replays/{code}", give_up_replay, methods=["DELETE"]),
    Route("/api/replays/{code}/frames", frames),
    Route("/api/replays/{code}/log", replay_log),
    Route("/api/replays/{code}/look", look),
    Route("/api/replays/{code}/review", review),
    Route("/api/replays/{code}/file", replay_file),
    Route("/api/replays/{code}/play", play_on, methods=["POST"]),
    Route("/api/reports/{number}", report),
]
