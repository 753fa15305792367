"""Putting the server together, and running it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final, get_args

import uvicorn
from starlette.types import ASGIApp

from regelwerk import game_registry
from regelwerk.server.api.app import MAX_MESSAGE_BYTES, make_app
from regelwerk.server.api.catalog_api import info, rules_of, whole
from regelwerk.server.api.http_protocol import ConnectionTable, most_connections, protocols
from regelwerk.server.api.middleware import SPEED as REQUESTS
from regelwerk.server.credentials import key, key_digest
from regelwerk.server.garbage import collect_only_young, collect_rarely
from regelwerk.server.logs import log_to_stderr
from regelwerk.server.rooms.connection import SPEED
from regelwerk.server.rooms.heartbeat import LEASE_SECONDS
from regelwerk.server.rooms.lobby import Lobby
from regelwerk.server.schema.common import Lang
from regelwerk.server.storage import leases
from regelwerk.server.storage.background_check import check_in_background
from regelwerk.server.storage.check import expect_database, remember_database
from regelwerk.server.storage.database import Database, DatabaseUnusableError, address, sqlite_file
from regelwerk.server.storage.retention import USUAL, Retention
from regelwerk.server.worker.pools import WorkerPools, make_pools

try:
    import fcntl
except ImportError:  # not on Windows; two servers on one folder are then the user's own affair
    fcntl = None  # type: ignore[assignment]

QUEUE: Final = 32
"""Messages of one connection that may wait to be read; then it has to wait."""
WARM: Final = 2.0
"""Seconds after which a server that has begun makes beforehand what guests will ask for."""
SWITCH: Final = 0.0005
"""Seconds after which the thread that writes gives way to the one that talks to everybody (Python's own: ten times)."""
GRID: Final = 0.02
"""Seconds of whose multiples a decision takes: longer than what a full hand adds to the work of an empty one."""
ANY_HOST: Final = ("", "0.0.0.0", "::")
"""Hosts that stand for every address of this machine."""
LOOPBACK_HOST: Final = "127.0.0.1"
PING: Final = 20.0
"""Seconds between two looks whether a connection still lives."""


class DataFolderInUseError(Exception):
    """Another server uses this data folder."""


@dataclass(frozen=True)
class ServerSettings:
    """How a server is run.

    data       the folder with the database and the key
    database   address of another database ("postgresql://..."); "" for a file in the folder
    workers    processes that carry out the rules; others read what guests send; 0: none, all in this one
    thinkers   processes that think for computer players
    pace       seconds that a computer player takes at least
    origins    where pages may come from, if not from the address of the request
    speed      messages of one client that are read in a second
    requests   requests of one address that are answered in a second
    grid       seconds of whose multiples a decision takes, so that its time tells nothing
    connections  how many there may be at once; 0: as many as there are file descriptors for
    keep       for how long what is kept
    address    where a proxy reaches this server if others share its database; "" for host and port
    lease      seconds after which such a server counts as dead if it is not heard of
    quiet      whether only what is wrong is logged
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
    connections: int = 0
    keep: Retention = USUAL
    address: str = ""
    lease: float = LEASE_SECONDS
    quiet: bool = False

    @property
    def own_address(self) -> str:
        """Where a proxy reaches this server."""
        host = LOOPBACK_HOST if self.host in ANY_HOST else self.host
        return self.address or f"{f'[{host}]' if ':' in host else host}:{self.port}"


def hold(folder: Path, shared: bool = False) -> IO[str]:
    """Hold the data folder, as long as the file is open. Raises DataFolderInUseError.

    shared  together with others that hold it so, for the games are in a database that they share
    """
    folder.mkdir(parents=True, exist_ok=True)
    return lock_file(folder / "lock", shared)


def lock_file(file: Path, shared: bool = False) -> IO[str]:
    """Lock a file that is there for it. Raises DataFolderInUseError."""
    lock = file.open("w")
    try:
        if fcntl is not None:
            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise DataFolderInUseError(str(file.parent)) from None
    return lock


@contextmanager
def held(settings: ServerSettings) -> Iterator[None]:
    """Hold what only this server may use: the data folder, or an SQLite file elsewhere. Raises DataFolderInUseError."""
    file = sqlite_file(settings.database) if settings.database else None
    with ExitStack() as locks:
        locks.enter_context(hold(settings.data, shared=bool(settings.database) and file is None))
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            locks.enter_context(lock_file(file.with_name(file.name + ".lock")))
        yield


def open_lobby(settings: ServerSettings) -> Lobby:
    """Open the database, start the worker pools: the lobby of a server. Raises DatabaseUnusableError."""
    settings.data.mkdir(parents=True, exist_ok=True)
    expect_database(settings.data, settings.database)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    database = Database(address(settings.database, settings.data))
    remember_database(settings.data, settings.database)
    signing = key(settings.data)
    expect_own_key(database, signing)
    pools = make_pools(settings.workers, settings.thinkers)
    return Lobby(database, pools, signing, settings.pace, settings.grid)


def expect_own_key(database: Database, signing: str) -> None:
    """Raise DatabaseUnusableError if servers with another key use the database: guests would be unknown to either."""
    other = database.reading(leases.find_other_key(key_digest(signing))) if database.is_shared else None
    if other is not None:
        database.close()
        raise DatabaseUnusableError("key", other)


def app_of(settings: ServerSettings, lobby: Lobby) -> ASGIApp:
    """The application of a server."""
    lobby.speed = settings.speed
    return make_app(lobby, settings.origins, settings.requests, settings.keep, settings.own_address, settings.lease)


def config_of(settings: ServerSettings, app: ASGIApp) -> uvicorn.Config:
    """How the application is served."""
    http, websockets = protocols(ConnectionTable(settings.connections or most_connections()))
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="warning",
        access_log=False,  # ours says less about people
        http=http,
        ws=websockets,
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

    def __init__(self, config: uvicorn.Config, pools: WorkerPools, settings: ServerSettings) -> None:
        super().__init__(config)
        self.pools = pools
        self.settings = settings
        self.later: list[asyncio.Future[object]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        thread = threading.Thread(target=warm, name="warm", daemon=True)
        loop = asyncio.get_running_loop()
        loop.call_later(WARM, thread.start)
        loop.call_later(WARM, self.begin_rest)

    def begin_rest(self) -> None:
        """Start the readers, so that nobody waits for that later, and check what is stored."""
        self.later.append(asyncio.ensure_future(self.pools.start_readers()))
        self.later.append(asyncio.ensure_future(collect_rarely()))
        self.later.append(asyncio.ensure_future(check_in_background(self.settings.data, self.settings.database)))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for work in self.later:
            work.cancel()
        await super().shutdown(sockets)


def warm() -> None:
    """Make beforehand what is the same for everybody, and let it be: nobody need look whether it is still needed."""
    for game in game_registry.names():
        for lang in get_args(Lang):
            info(game, lang)
            whole(game, lang)
            rules_of(game, lang)
    gc.collect()
    gc.freeze()


def run(settings: ServerSettings) -> None:
    """Serve until somebody stops it. Raises DataFolderInUseError."""
    log_to_stderr(logging.WARNING if settings.quiet else logging.INFO)
    os.umask(0o077)  # what is stored is for this user alone
    sys.setswitchinterval(SWITCH)
    collect_only_young()
    with held(settings):
        lobby = open_lobby(settings)
        WarmServer(config_of(settings, app_of(settings, lobby)), lobby.pools, settings).run()


def processors() -> int:
    """How many processes may work at once."""
    return max(os.cpu_count() or 1, 1)
