"""The application: its routes, the WebSocket of a room, the client's files."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regelwerk.server.api import (
    catalog_api,
    deck_test_api,
    limited_api,
    lists_api,
    my_games_api,
    puzzle_api,
    room_api,
    tournaments_api,
)
from regelwerk.server.api.addresses import LOOPBACK
from regelwerk.server.api.middleware import SPEED, RequestGuard, client_of
from regelwerk.server.api.owners import LeadToOwner
from regelwerk.server.api.requests import (
    AppContext,
    context_of,
    current_guest,
    json_response,
    on_damaged_room,
    on_request_error,
    on_unavailable,
)
from regelwerk.server.i18n import translate
from regelwerk.server.leases import PlayedElsewhereError
from regelwerk.server.rooms.connection import Connection, TokenBucket
from regelwerk.server.rooms.heartbeat import LEASE_SECONDS, Heartbeat
from regelwerk.server.rooms.housekeeping import Housekeeper
from regelwerk.server.rooms.lobby import Lobby
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.rooms.room import Room
from regelwerk.server.schema import websocket
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.schema.export import json_schema
from regelwerk.server.schema.websocket import (
    PROTOCOL,
    AskHint,
    AskPreview,
    Hello,
    Look,
    MessageFormatError,
    MessageRejected,
    Pick,
    Report,
    Resync,
    SetAutoPass,
    SetLanguage,
    TakeBack,
)
from regelwerk.server.schema.words import AskWhy, ReadTable, TypeOrder
from regelwerk.server.storage.damage import DamagedRoomError, check_writing
from regelwerk.server.storage.database import WriteFailedError
from regelwerk.server.storage.retention import KEEP_ALL, Retention
from regelwerk.server.worker.commands import UnloadGame
from regelwerk.server.worker.pool import WorkerDiedError

LOG: Final = logging.getLogger("regelwerk.server")
MAX_MESSAGE_BYTES: Final = 64 << 10
"""No message of a client is longer than this."""
EXPENSIVE_MESSAGES: Final = (
    Resync,
    SetAutoPass,
    AskWhy,
    AskHint,
    AskPreview,
    ReadTable,
    TypeOrder,
    TakeBack,
    Look,
    Pick,
    Report,
    SetLanguage,
)
COST: Final = 4.0
"""Messages that keep a worker busy without the game going on, and for how many others each of them counts besides."""
MAX_CONNECTIONS_PER_IP: Final = 300
"""So many connections may one address have."""
CLOSE_SECONDS: Final = 1.0
"""Seconds in which a client can be told why its connection ends."""
HELLO_SECONDS: Final = 10.0
"""Seconds in which a client has to say who it is."""
PAGES: Final = Path(__file__).parents[1] / "static"
"""Where the built client lies."""
ANY: Final = ["GET", "POST", "PUT", "DELETE"]


async def health(request: Request) -> Response:
    """`GET /healthz`: whether the server can write, and its workers answer."""
    lobby = context_of(request).lobby
    await lobby.database.write(check_writing())
    await lobby.workers.ask(UnloadGame(room=""))  # there is no such room; the answer says that somebody works
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """`GET /readyz`: whether the server takes new guests."""
    lobby = context_of(request).lobby
    if lobby.closing:
        raise RequestError(503, "busy", retry=5)
    await lobby.database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return PlainTextResponse("ready")


async def metrics(request: Request) -> Response:
    """`GET /metrics`, for this machine only."""
    if client_of(request.scope) not in LOOPBACK:
        raise RequestError(404, "no-such")
    lobby = context_of(request).lobby
    return Response(lobby.metrics.text(lobby), media_type="text/plain; version=0.0.4; charset=utf-8")


async def schema(request: Request) -> Response:
    """`GET /api/protocol.schema.json`."""
    return json_response(json_schema())


async def nothing(request: Request) -> Response:
    """Anything else under `/api/`."""
    raise RequestError(404, "no-such")


async def page(request: Request) -> Response:
    """Every page of the client is the same file, which looks at the address itself; beside it lie a few others."""
    name = str(request.path_params.get("page", ""))
    if name in root_files():
        return FileResponse(PAGES / name)
    file = PAGES / "index.html"
    if not file.is_file():
        return PlainTextResponse("The client is not built; the protocol is at /api/protocol.schema.json.", 404)
    return FileResponse(file, headers={"cache-control": "no-cache"})


@cache
def root_files() -> frozenset[str]:
    """The files beside the page: icons, a manifest."""
    return frozenset(file.name for file in PAGES.glob("*") if file.is_file() and file.name != "index.html")


class ClientAssets(StaticFiles):
    """The client's scripts, styles and fonts: their names change whenever they do, so they may be kept."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


# ------------------------------------------------------------------------- a place at a table


async def room_socket(socket: WebSocket) -> None:
    """`/ws/CODE`: one connection to a room, from hello to goodbye."""
    ours = PROTOCOL in socket.scope.get("subprotocols", [])
    await socket.accept(PROTOCOL if ours else None)  # also one that is refused: only then is the code sent
    if socket.scope["state"].get("own") is False or not ours:
        await close(socket, CloseCode.FORBIDDEN)
        return
    address = client_of(socket.scope)
    counts = context_of(socket).connections_by_ip
    if counts[address] >= MAX_CONNECTIONS_PER_IP and address not in LOOPBACK:
        await close(socket, CloseCode.TOO_MANY)
        return
    counts[address] += 1
    try:
        await accept_connection(socket, address)
    finally:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


async def accept_connection(socket: WebSocket, address: str) -> None:
    """Let a connection in and talk with it."""
    lobby = context_of(socket).lobby
    connection = Connection(sender(socket), current_guest(socket)[0], lobby.speed, address)
    try:
        await lobby.find(str(socket.path_params["code"]))
        hello = await first_message(socket)
        room = await lobby.room(str(socket.path_params["code"]))
    except PlayedElsewhereError:
        await close(socket, CloseCode.RESTART)  # another server has taken it in this moment
        return
    except RequestError as error:
        await close(socket, CloseCode.NO_ROOM if error.status == 404 else CloseCode.TOO_MANY)
        return
    except DamagedRoomError:
        await close(socket, CloseCode.DAMAGED)
        return
    except (WriteFailedError, SQLAlchemyError) as error:
        LOG.error("%s: %s", socket.url.path, str(error).partition("\n")[0])
        await close(socket, CloseCode.UNAVAILABLE)
        return
    except (TimeoutError, ValueError, KeyError):
        await close(socket, CloseCode.NO_HELLO)
        return
    except WebSocketDisconnect:
        return
    # Between loading the room and entering it nothing else can happen, so it cannot have been unloaded again.
    code = await lobby.enter(room, connection, hello)
    if code:
        await close(socket, code)
        return
    await talk(socket, lobby, room, connection, context_of(socket).buckets.of(address))


def sender(socket: WebSocket) -> Callable[[bytes], Awaitable[None]]:
    """How a message is sent: as text, so that it can be read in the browser's tools."""

    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode()})

    return send


async def first_message(socket: WebSocket) -> Hello:
    """The hello. Raises ValueError or KeyError (no text) for anything else, TimeoutError, WebSocketDisconnect."""
    async with asyncio.timeout(HELLO_SECONDS):
        text = await socket.receive_text()
    message = websocket.read(text)
    if not isinstance(message, Hello):
        raise MessageFormatError("expected hello")
    return message


async def talk(socket: WebSocket, lobby: Lobby, room: Room, connection: Connection, shared: TokenBucket) -> None:
    """Let a connection speak and listen until one side ends it; `shared` counts for all of its address."""

    async def caught_up(slow: Connection) -> None:
        await room.enqueue("resync", slow)

    sending = asyncio.create_task(connection.send_loop(caught_up))
    receiving = asyncio.create_task(receive_loop(socket, room, connection, shared))
    try:
        done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        code = 1000
        for task in done:
            error = task.exception()
            if error is None and task.result():
                code = task.result()
        with suppress(TimeoutError):  # who takes nothing cannot be told either
            async with asyncio.timeout(CLOSE_SECONDS):
                await close(socket, code)
    finally:
        for task in (sending, receiving):
            task.cancel()
        connection.closed = connection.closed or 1000
        connection.drop_delayed()
        room = lobby.rooms.get(room.record.code, room)
        await room.enqueue("disconnect", connection)


async def receive_loop(socket: WebSocket, room: Room, connection: Connection, shared: TokenBucket) -> int:
    """Read what a client sends, no faster than `connection.bucket` and `shared` allow; the code with which to close."""
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError):
            return 0
        await await_turn(connection.bucket, shared)
        try:
            message = websocket.read(text)
        except MessageFormatError as error:
            connection.enqueue(
                websocket.write(MessageRejected("bad-message", translate(connection.lang, "bad-message", why=error)))
            )
            continue
        if isinstance(message, Hello):
            connection.enqueue(
                websocket.write(
                    MessageRejected("bad-message", translate(connection.lang, "bad-message", why="hello"), message.id)
                )
            )
            continue
        if isinstance(message, EXPENSIVE_MESSAGES):
            await await_turn(connection.bucket, shared, COST)
        connection.last_read_ms = room.now()
        await room.enqueue("message", connection, message)


async def await_turn(own: TokenBucket, shared: TokenBucket, cost: float = 1.0) -> None:
    """Wait until a connection, and its address, may have something done again."""
    for bucket in (own, shared):
        while not bucket.take(time.monotonic(), cost):
            await asyncio.sleep(cost / bucket.speed)


async def close(socket: WebSocket, code: int) -> None:
    """Close a connection, unless it is."""
    if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
        try:
            await socket.close(code)
        except (RuntimeError, WebSocketDisconnect):
            return


# --------------------------------------------------------------------------------- the whole


def make_app(
    lobby: Lobby,
    origins: frozenset[str] = frozenset(),
    requests: float = SPEED,
    keep: Retention = KEEP_ALL,
    address: str = "",
    lease: float = LEASE_SECONDS,
) -> ASGIApp:
    """The application. It starts the lobby, and stops it when it ends.

    keep     for how long what is kept
    address  where a proxy reaches this server among others; lease: seconds after which it counts as dead
    """

    context = AppContext(lobby)
    heartbeat = Heartbeat(lobby, context.events, context.tournaments, address, lease)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await heartbeat.start()
        await lobby.start()
        await context.events.start()
        await context.tournaments.start()
        housekeeper = Housekeeper(lobby, context.events, keep)
        housekeeper.start()
        yield
        await housekeeper.stop()
        await context.tournaments.stop()
        await context.events.stop()
        await lobby.stop(CloseCode.RESTART)
        await heartbeat.stop()

    routes: list[BaseRoute] = [
        *catalog_api.ROUTES,
        *room_api.ROUTES,
        *lists_api.ROUTES,
        *limited_api.ROUTES,
        *tournaments_api.ROUTES,
        *my_games_api.ROUTES,
        *puzzle_api.ROUTES,
        *deck_test_api.ROUTES,
        Route("/api/protocol.schema.json", schema),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", metrics),
        Route("/api", nothing, methods=ANY),
        Route("/api/{rest:path}", nothing, methods=ANY),
        WebSocketRoute("/ws/{code}", room_socket),
    ]
    if (PAGES / "assets").is_dir():
        routes.append(Mount("/assets", ClientAssets(directory=PAGES / "assets")))
    routes += [Route("/", page), Route("/{page:path}", page)]
    refusals: dict[Any, Any] = {
        RequestError: on_request_error,
        WorkerDiedError: on_unavailable,
        WriteFailedError: on_unavailable,
        SQLAlchemyError: on_unavailable,
        DamagedRoomError: on_damaged_room,
    }
    middleware = [Middleware(GZipMiddleware, minimum_size=1000), Middleware(LeadToOwner)]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=refusals, middleware=middleware)
    app.state.context = context
    return RequestGuard(app, origins, requests, lobby.metrics, lobby.guests.banned)
