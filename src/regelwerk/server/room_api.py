"""Guests, rooms and replays over HTTP."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk.server import store
from regelwerk.server.answers import (
    form_of,
    guest_of,
    house,
    lang_of,
    must_be_somebody,
    new_guest,
    number_of,
    plain,
    remember,
)
from regelwerk.server.described import describe
from regelwerk.server.forms import (
    Frames,
    Looked,
    Me,
    Named,
    OpenRoom,
    PlayOn,
    ReplayInfo,
    ReplayLog,
    Rooms,
    Seated,
    SitDown,
    Upload,
)
from regelwerk.server.hall import Wrong, clean
from regelwerk.server.orders import Failed, Inspected, Peek, Reply, Shown, Tell, Verified, Verify, Watch
from regelwerk.server.pool import Died
from regelwerk.server.secret import code as new_code
from regelwerk.server.shapes import Room
from regelwerk.server.store import Kept, KeptReplay

LISTED: Final = 100
"""So many rooms of a kind are listed at most."""
PATIENCE: Final = 60.0
"""Seconds that playing a replay again may take."""


# ------------------------------------------------------------------------------- guests


async def me(request: Request) -> Response:
    """`GET /api/me`: who I am; whoever comes for the first time becomes a guest."""
    guest, name = guest_of(request)
    if not guest:
        guest, name = new_guest(lang_of(request))
    response = plain(Me(guest, name))
    remember(request, response, guest, name)
    return response


async def name_me(request: Request) -> Response:
    """`POST /api/me`: a name for me."""
    guest, _ = guest_of(request)
    form = await form_of(request, Named)
    name = clean(form.name)
    if not name:
        raise Wrong(400, "bad-request", why="name")
    if not guest:
        guest, _ = new_guest(lang_of(request))
    response = plain(Me(guest, name))
    remember(request, response, guest, name)
    return response


# -------------------------------------------------------------------------------- rooms


def shape(request: Request, kept: Kept, guest: str) -> Room:
    """A room as this guest may know it."""
    table = house(request).hall.tables.get(kept.code)
    return describe(kept, lang_of(request), guest) if table is None else table.shape(lang_of(request), guest)


async def rooms(request: Request) -> Response:
    """`GET /api/rooms`."""
    guest, _ = guest_of(request)
    found = await house(request).hall.database.read(store.list_rooms(LISTED))
    shown = [kept for kept in found if kept.status == "waiting" or kept.about.spectators]
    return plain(Rooms([shape(request, kept, guest) for kept in shown]))


async def my_rooms(request: Request) -> Response:
    """`GET /api/me/rooms`."""
    guest, _ = must_be_somebody(request)
    found = await house(request).hall.database.read(store.rooms_of(guest, LISTED))
    return plain(Rooms([shape(request, kept, guest) for kept in found]))


async def open_room(request: Request) -> Response:
    """`POST /api/rooms`."""
    guest, name = must_be_somebody(request)
    form = await form_of(request, OpenRoom)
    kept, seat = await house(request).hall.open_room(form, guest, name)
    return seated(request, kept, seat, guest)


def seated(request: Request, kept: Kept, seat: int, guest: str) -> Response:
    """The seat is theirs."""
    hall = house(request).hall
    token = hall.token(kept.code, seat, guest) if seat >= 0 else ""
    return plain(Seated(shape(request, kept, guest), seat, token), 201)


async def one_room(request: Request) -> Response:
    """`GET /api/rooms/CODE`."""
    guest, _ = guest_of(request)
    return plain(shape(request, await house(request).hall.find(str(request.path_params["code"])), guest))


async def join(request: Request) -> Response:
    """`POST /api/rooms/CODE/join`."""
    guest, name = must_be_somebody(request)
    form = await form_of(request, SitDown)
    kept, seat = await house(request).hall.sit(str(request.path_params["code"]), form, guest, name)
    return seated(request, kept, seat, guest)


async def leave(request: Request) -> Response:
    """`POST /api/rooms/CODE/leave`."""
    guest, _ = must_be_somebody(request)
    kept = await house(request).hall.leave(str(request.path_params["code"]), guest)
    return plain(shape(request, kept, guest))


# ------------------------------------------------------------------------------ replays


async def found_replay(request: Request) -> KeptReplay:
    """The replay in the address. Raises Wrong."""
    found = await house(request).hall.database.read(store.find_replay(str(request.path_params["code"])))
    if found is None:
        raise Wrong(404, "no-replay")
    return found


async def replay_info(request: Request, replay: KeptReplay) -> ReplayInfo:
    """A replay, played again. Raises Wrong for a text that is none."""
    try:
        order = Verify(room="", text=replay.text, names=replay.names, lang=lang_of(request))
        reply = await house(request).hall.readers.ask(order, PATIENCE)
    except Died:
        raise Wrong(400, "bad-replay", why="it takes too long") from None
    if isinstance(reply, Failed) or not isinstance(reply, Verified):
        why = reply.text.strip()[-300:] if isinstance(reply, Failed) else ""
        raise Wrong(400, "bad-replay", why=why)
    return msgspec.convert({**reply.info, "code": replay.code}, ReplayInfo)


async def one_replay(request: Request) -> Response:
    """`GET /api/replays/CODE`."""
    return plain(await replay_info(request, await found_replay(request)))


def audience_of(request: Request) -> tuple[int, str]:
    """From which seat a replay is looked at, and in which language."""
    return (number_of(request, "seat", -1, -1, 15), lang_of(request))


async def frames(request: Request) -> Response:
    """`GET /api/replays/CODE/frames`."""
    replay = await found_replay(request)
    order = Watch(
        room="",
        text=replay.text,
        names=replay.names,
        audience=audience_of(request),
        first=number_of(request, "from", 0, 0, 1_000_000),
        count=number_of(request, "count", 20, 1, 60),
    )
    return plain(msgspec.json.decode(await shown(request, order), type=Frames))


async def replay_log(request: Request) -> Response:
    """`GET /api/replays/CODE/log`."""
    replay = await found_replay(request)
    order = Tell(
        room="",
        text=replay.text,
        names=replay.names,
        audience=audience_of(request),
        first=number_of(request, "from", 0, 0, 1_000_000),
    )
    return plain(msgspec.json.decode(await shown(request, order), type=ReplayLog))


async def look(request: Request) -> Response:
    """`GET /api/replays/CODE/look`."""
    replay = await found_replay(request)
    handle = number_of(request, "handle", 0, -(10**9), 10**9)
    order = Peek(
        room="",
        text=replay.text,
        names=replay.names,
        audience=audience_of(request),
        step=number_of(request, "at", 0, 0, 1_000_000),
        handle=handle,
    )
    reply = await asked(request, order)
    if not isinstance(reply, Inspected):
        raise Wrong(400, "bad-replay", why=reply.text.strip()[-300:] if isinstance(reply, Failed) else "")
    return plain(Looked(handle, reply.lines, reply.data))


async def shown(request: Request, order: Watch | Tell) -> bytes:
    """What of a replay was asked for. Raises Wrong."""
    reply = await asked(request, order)
    if not isinstance(reply, Shown):
        raise Wrong(400, "bad-replay", why=reply.text.strip()[-300:] if isinstance(reply, Failed) else "")
    return reply.body


async def asked(request: Request, order: Watch | Tell | Peek) -> Reply:
    """What a worker says of a replay. Raises Wrong."""
    try:
        return await house(request).hall.readers.ask(order, PATIENCE)
    except Died:
        raise Wrong(503, "busy") from None


async def replay_file(request: Request) -> Response:
    """`GET /api/replays/CODE/file`."""
    replay = await found_replay(request)
    name = f'attachment; filename="{replay.code}.replay"'
    return Response(replay.text, headers={"content-disposition": name}, media_type="text/plain")


async def upload(request: Request) -> Response:
    """`POST /api/replays`."""
    must_be_somebody(request)
    form = await form_of(request, Upload)
    replay = KeptReplay(new_code(), "", [], form.text)
    info = await replay_info(request, replay)
    await house(request).hall.database.write(store.add_replay(replay.code, "", [], form.text))
    return plain(info, 201)


async def play_on(request: Request) -> Response:
    """`POST /api/replays/CODE/play`."""
    guest, name = must_be_somebody(request)
    form = await form_of(request, PlayOn)
    replay = await found_replay(request)
    kept, seat = await house(request).hall.play_on(replay.text, form, guest, name)
    return seated(request, kept, seat, guest)


async def report(request: Request) -> Response:
    """`GET /api/reports/NUMBER`: once its game is over, since it shows every hand."""
    hall = house(request).hall
    found = await hall.database.read(store.find_report(str(request.path_params["number"])))
    if found is None:
        raise Wrong(404, "no-report")
    if (await hall.find(found.room)).status != "over":
        raise Wrong(409, "running")
    position = msgspec.Raw(found.position or b"null")
    return plain(
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
    Route("/api/me/rooms", my_rooms),
    Route("/api/rooms", rooms),
    Route("/api/rooms", open_room, methods=["POST"]),
    Route("/api/rooms/{code}", one_room),
    Route("/api/rooms/{code}/join", join, methods=["POST"]),
    Route("/api/rooms/{code}/leave", leave, methods=["POST"]),
    Route("/api/replays", upload, methods=["POST"]),
    Route("/api/replays/{code}", one_replay),
    Route("/api/replays/{code}/frames", frames),
    Route("/api/replays/{code}/log", replay_log),
    Route("/api/replays/{code}/look", look),
    Route("/api/replays/{code}/file", replay_file),
    Route("/api/replays/{code}/play", play_on, methods=["POST"]),
    Route("/api/reports/{number}", report),
]
