"""The application: its routes, the WebSocket of a room, the client's files."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regelwerk.server import catalog_api, lists_api, messages, room_api
from regelwerk.server.answers import House, busy, guest_of, house, plain, refused
from regelwerk.server.database import NotWritten
from regelwerk.server.guard import SPEED, Guard
from regelwerk.server.hall import Hall, Wrong
from regelwerk.server.line import Bucket, Line
from regelwerk.server.messages import (
    PROTOCOL,
    Again,
    AskWhy,
    Auto,
    Back,
    Hello,
    Look,
    Pick,
    Problem,
    Report,
    Speak,
    Unreadable,
)
from regelwerk.server.orders import Close
from regelwerk.server.pool import Died
from regelwerk.server.room import Table
from regelwerk.server.say import say
from regelwerk.server.schema import json_schema

LARGEST: Final = 64 << 10
"""No message of a client is longer than this."""
COSTLY: Final = (Again, Auto, AskWhy, Back, Look, Pick, Report, Speak)
COST: Final = 4.0
"""Messages that keep a worker busy without the game going on, and for how many others each of them counts besides."""
MOST_HERE: Final = 300
"""So many connections may one address have."""
LOOPBACK: Final = ("127.0.0.1", "::1", "")
"""This machine itself, which may have more: a server before this one may hide many behind it."""
GOODBYE: Final = 1.0
"""Seconds in which a client can be told why its connection ends."""
HELLO: Final = 10.0
"""Seconds in which a client has to say who it is."""
PAGES: Final = Path(__file__).parent / "static"
"""Where the built client lies."""
ANY: Final = ["GET", "POST", "PUT", "DELETE"]
RESTART: Final = 1012
"""The code with which everybody is let go when the server stops."""


async def health(request: Request) -> Response:
    """`GET /healthz`: whether the server can write, and its workers answer."""
    hall = house(request).hall
    await hall.database.write(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    await hall.workers.ask(Close(room=""))  # there is no such room; the answer says that somebody works
    return PlainTextResponse("ok")


async def schema(request: Request) -> Response:
    """`GET /api/protocol.schema.json`."""
    return plain(json_schema())


async def nothing(request: Request) -> Response:
    """Anything else under `/api/`."""
    raise Wrong(404, "no-such")


async def page(request: Request) -> Response:
    """Every page of the client is the same file, which looks at the address itself; beside it lie a few others."""
    name = str(request.path_params.get("page", ""))
    if name in beside():
        return FileResponse(PAGES / name)
    file = PAGES / "index.html"
    if not file.is_file():
        return PlainTextResponse("The client is not built; the protocol is at /api/protocol.schema.json.", 404)
    return FileResponse(file, headers={"cache-control": "no-cache"})


@cache
def beside() -> frozenset[str]:
    """The files beside the page: icons, a manifest."""
    return frozenset(file.name for file in PAGES.glob("*") if file.is_file() and file.name != "index.html")


class Assets(StaticFiles):
    """The client's scripts, styles and fonts: their names change whenever they do, so they may be kept."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


# ------------------------------------------------------------------------- a place at a table


async def place(socket: WebSocket) -> None:
    """`/ws/CODE`: one connection to a room, from hello to goodbye."""
    if socket.scope["state"].get("own") is False or PROTOCOL not in socket.scope.get("subprotocols", []):
        await socket.close(4003)
        return
    address = socket.client.host if socket.client is not None else ""
    here = house(socket).here
    if here[address] >= MOST_HERE and address not in LOOPBACK:
        await socket.close(4009)
        return
    here[address] += 1
    try:
        await enter(socket, address)
    finally:
        here[address] -= 1
        if not here[address]:
            del here[address]


async def enter(socket: WebSocket, address: str) -> None:
    """Let a connection in and talk with it."""
    await socket.accept(PROTOCOL)
    hall = house(socket).hall
    line = Line(sender(socket), guest_of(socket)[0], hall.speed)
    try:
        await hall.find(str(socket.path_params["code"]))
        hello = await first_message(socket)
        table = await hall.table(str(socket.path_params["code"]))
    except Wrong:
        await close(socket, 4004)
        return
    except (TimeoutError, ValueError, KeyError):
        await close(socket, 4001)
        return
    except WebSocketDisconnect:
        return
    # Between waking the room and entering it nothing else can happen, so it cannot have gone to sleep again.
    code = await hall.enter(table, line, hello)
    if code:
        await close(socket, code)
        return
    await talk(socket, hall, table, line, house(socket).buckets.of(address))


def sender(socket: WebSocket) -> Callable[[bytes], Awaitable[None]]:
    """How a message is sent: as text, so that it can be read in the browser's tools."""

    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode()})

    return send


async def first_message(socket: WebSocket) -> Hello:
    """The hello. Raises ValueError or KeyError (no text) for anything else, TimeoutError, WebSocketDisconnect."""
    async with asyncio.timeout(HELLO):
        text = await socket.receive_text()
    message = messages.read(text)
    if not isinstance(message, Hello):
        raise Unreadable("hello expected")
    return message


async def talk(socket: WebSocket, hall: Hall, table: Table, line: Line, shared: Bucket) -> None:
    """Let a connection speak and listen until one side ends it; `shared` counts for all of its address."""

    async def caught_up(slow: Line) -> None:
        await table.put("behind", slow)

    pouring = asyncio.create_task(line.pour(caught_up))
    listening = asyncio.create_task(listen(socket, table, line, shared))
    try:
        done, _ = await asyncio.wait({pouring, listening}, return_when=asyncio.FIRST_COMPLETED)
        code = 1000
        for task in done:
            error = task.exception()
            if error is None and task.result():
                code = task.result()
        with suppress(TimeoutError):  # who takes nothing cannot be told either
            async with asyncio.timeout(GOODBYE):
                await close(socket, code)
    finally:
        for task in (pouring, listening):
            task.cancel()
        line.closed = line.closed or 1000
        line.forget_late()
        table = hall.tables.get(table.kept.code, table)
        await table.put("gone", line)


async def listen(socket: WebSocket, table: Table, line: Line, shared: Bucket) -> int:
    """Read what a client sends, no faster than `line.bucket` and `shared` allow; the code with which to close."""
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError):
            return 0
        await its_turn(line.bucket, shared)
        try:
            message = messages.read(text)
        except Unreadable as error:
            line.post(messages.write(Problem("bad-message", say(line.lang, "bad-message", why=error))))
            continue
        if isinstance(message, Hello):
            line.post(messages.write(Problem("bad-message", say(line.lang, "bad-message", why="hello"), message.id)))
            continue
        if isinstance(message, COSTLY):
            await its_turn(line.bucket, shared, COST)
        line.heard = table.now()
        await table.put("said", line, message)


async def its_turn(own: Bucket, shared: Bucket, cost: float = 1.0) -> None:
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


def make_app(hall: Hall, key: str, origins: frozenset[str] = frozenset(), requests: float = SPEED) -> ASGIApp:
    """The application on a hall. It wakes the rooms when it starts, and lets everybody go when it ends."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.stop(RESTART)

    routes: list[BaseRoute] = [
        *catalog_api.ROUTES,
        *room_api.ROUTES,
        *lists_api.ROUTES,
        Route("/api/protocol.schema.json", schema),
        Route("/healthz", health),
        Route("/api", nothing, methods=ANY),
        Route("/api/{rest:path}", nothing, methods=ANY),
        WebSocketRoute("/ws/{code}", place),
    ]
    if (PAGES / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=PAGES / "assets")))
    routes += [Route("/", page), Route("/{page:path}", page)]
    refusals: dict[Any, Any] = {Wrong: refused, Died: busy, NotWritten: busy}
    packed = [Middleware(GZipMiddleware, minimum_size=1000)]
    app = Starlette(routes=routes, lifespan=life, exception_handlers=refusals, middleware=packed)
    app.state.house = House(hall, key)
    return Guard(app, origins, requests)
