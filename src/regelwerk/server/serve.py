"""Putting the server together, and running it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final, get_args

import uvicorn
from starlette.types import ASGIApp

from regelwerk import game_registry
from regelwerk.server.api.app import MAX_MESSAGE_BYTES, make_app
from regelwerk.server.api.card_search import index
from regelwerk.server.api.catalog_api import info, whole
from regelwerk.server.api.middleware import SPEED as REQUESTS
from regelwerk.server.api.websocket_protocol import TimeoutWebSocketProtocol
from regelwerk.server.credentials import key
from regelwerk.server.rooms.connection import SPEED
from regelwerk.server.rooms.lobby import Lobby
from regelwerk.server.schema.common import Lang
from regelwerk.server.storage.check import expect_database, remember_database
from regelwerk.server.storage.database import Database, address
from regelwerk.server.worker.pool import NICE, InlinePool, ProcessPool, WorkerPool

try:
    import fcntl
except ImportError:  # not on Windows; two servers on one folder are then the user's own affair
    fcntl = None  # type: ignore[assignment]

QUEUE: Final = 32
"""Messages of one connection that may wait to be read; then it has to wait."""
QUEUED: Final = 40
"""Maximum number of replays and decks that wait to be read; further ones are rejected as busy."""
WARM: Final = 2.0
"""Seconds after which a server that has begun makes beforehand what guests will ask for."""
SWITCH: Final = 0.0005
"""Seconds after which the thread that writes gives way to the one that talks to everybody (Python's own: ten times)."""
GRID: Final = 0.02
"""Seconds of whose multiples a decision takes: longer than what a full hand adds to the work of an empty one."""
PING: Final = 20.0
"""Seconds between two looks whether a connection still lives."""


class DataFolderInUseError(Exception):
    """Another server uses this data folder."""


@dataclass(frozen=True)
class ServerSettings:
    """How a server is run.

    data       the folder with the database and the key
    database   address of another database ("postgresql://..."); "" for a file in the folder
    workers    processes that carry out the rules, and one more that reads what people have written: replays, decks;
               0: none, all in this one
    thinkers   processes that think for computer players
    pace       seconds that a computer player takes at least
    origins    where pages may come from, if not from the address of the request
    speed      messages of one client that are read in a second
    requests   requests of one address that are answered in a second
    grid       seconds of whose multiples a decision takes, so that its time tells nothing
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    thinkers: int = 1
    pace: float = 0.4
    origins: frozenset[str] = frozenset()
    speed: float = SPEED
    requests: float = REQUESTS
    grid: float = GRID


def hold(folder: Path) -> IO[str]:
    """Hold the data folder for this server alone, as long as the file is open. Raises DataFolderInUseError."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = (folder / "lock").open("w")
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise DataFolderInUseError(str(folder)) from None
    return lock


def open_lobby(settings: ServerSettings) -> Lobby:
    """Open the database, start the worker pools: the lobby of a server. Raises DatabaseUnusableError."""
    settings.data.mkdir(parents=True, exist_ok=True)
    expect_database(settings.data, settings.database)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    database = Database(address(settings.database, settings.data))
    remember_database(settings.data, settings.database)
    signing = key(settings.data)
    workers: WorkerPool = ProcessPool(settings.workers) if settings.workers else InlinePool()
    thinkers: WorkerPool = ProcessPool(settings.thinkers, NICE) if settings.thinkers else InlinePool()
    readers: WorkerPool = ProcessPool(1, NICE, QUEUED) if settings.workers else InlinePool()
    return Lobby(database, workers, thinkers, readers, signing, settings.pace, settings.grid)


def app_of(settings: ServerSettings) -> ASGIApp:
    """The application of a server."""
    lobby = open_lobby(settings)
    lobby.speed = settings.speed
    return make_app(lobby, settings.origins, settings.requests)


def config_of(settings: ServerSettings, app: ASGIApp) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        ws=TimeoutWebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_max_queue=QUEUE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.origins),  # only then another server stands before it
    )


class WarmServer(uvicorn.Server):
    """A server that is ready for its first guest soon after it has begun."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        thread = threading.Thread(target=warm, name="warm", daemon=True)
        asyncio.get_running_loop().call_later(WARM, thread.start)


def warm() -> None:
    """Make beforehand what is the same for everybody, and let it be: nobody need look whether it is still needed."""
    for game in game_registry.names():
        for lang in get_args(Lang):
            info(game, lang)
            whole(game, lang)
            index(game, lang)
    gc.collect()
    gc.freeze()


def run(settings: ServerSettings) -> None:
    """Serve until somebody stops it. Raises DataFolderInUseError."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    lock = hold(settings.data)
    sys.setswitchinterval(SWITCH)
    try:
        WarmServer(config_of(settings, app_of(settings))).run()
    finally:
        lock.close()


def processors() -> int:
    """How many processes may work at once."""
    return max(os.cpu_count() or 1, 1)
