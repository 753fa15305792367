"""The database underneath: SQLite in the data folder by default, PostgreSQL by its address.

All writing is done by one thread. It takes what has come together meanwhile, writes it in one
transaction and only then tells each who asked: what is told is durable, and a busy server
commits for many rooms at once.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from regelwerk.server.migrations import upgrade

Value = TypeVar("Value")
Work = Callable[[Connection], Value]

TOGETHER: Final = 64
"""So many pieces of work at most are written in one transaction."""
KNOWN: Final = ("sqlite", "postgresql")
"""The kinds of database that we write for."""
MIGRATING: Final = 0x72656765
"""The number of the lock of PostgreSQL under which a server brings the tables up to date, one at a time."""
BUSY: Final = 10_000
"""Milliseconds that SQLite waits for somebody else's lock."""


class WriteFailedError(Exception):
    """The database did not take it; nothing of it is kept."""


class DatabaseUnusableError(Exception):
    """There is no such database, or none that this version can use; `why` is the original error.

    key  "driver" (a package is missing), "address" (it names no database that we know), "newer" (a newer version
         has used it), "closed" (it cannot be reached or read)
    """

    def __init__(self, key: str, why: object) -> None:
        super().__init__(f"{key}: {why}")
        self.key = key
        self.why = str(why).strip().partition("\n")[0]


@dataclass
class DatabaseJob:
    """A piece of work for the writing thread, and who waits for it."""

    work: Work[Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: Exception | None = field(default=None)

    def tell(self) -> None:
        """Report the result, in the event loop of the caller."""
        with suppress(RuntimeError):  # that loop has ended meanwhile; what was handed in is written all the same
            self.loop.call_soon_threadsafe(self.answer)

    def answer(self) -> None:
        if self.done.done():
            return
        if isinstance(self.error, WriteFailedError):
            self.done.set_exception(self.error)
        elif self.error is not None:
            self.done.set_exception(WriteFailedError(str(self.error)))
        else:
            self.done.set_result(self.result)


def address(given: str, folder: Path) -> str:
    """The address of the database: the given one, or a file in the data folder.

    >>> address("", Path("data")), address("postgresql://table@db/x", Path("data"))
    ('sqlite:///data/regelwerk.db', 'postgresql+psycopg://table@db/x')
    """
    if not given:
        return f"sqlite:///{folder / 'regelwerk.db'}"
    scheme, mark, rest = given.partition("://")
    return f"postgresql+psycopg{mark}{rest}" if scheme in ("postgresql", "postgres") else given


def sqlite_file(given: str) -> Path | None:
    """The file of an SQLite database by its address, None for another one.

    >>> sqlite_file("sqlite:////var/games.db"), sqlite_file("postgresql://db/x"), sqlite_file("sqlite://")
    (PosixPath('/var/games.db'), None, None)
    """
    try:
        url = make_url(given)
    except SQLAlchemyError:
        return None  # whoever opens it says what is wrong
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def engine(url: str) -> Engine:
    """What connects to the database. Raises DatabaseUnusableError."""
    try:
        kind = make_url(url).get_backend_name()
    except SQLAlchemyError as error:
        raise DatabaseUnusableError("address", error) from error
    if kind not in KNOWN:
        raise DatabaseUnusableError("address", kind)
    try:
        # A PostgreSQL that was restarted is noticed before anything is entrusted to an old connection.
        found = create_engine(url, pool_pre_ping=kind != "sqlite")
    except ImportError as error:
        raise DatabaseUnusableError("driver", error.name or error) from error
    if kind == "sqlite":
        event.listen(found, "connect", prepare_sqlite)
        event.listen(found, "begin", begin_sqlite)
    return found


class Database:
    """A database, open, with its writing thread.

    is_shared  whether several servers may use it at the same time
    """

    def __init__(self, url: str) -> None:
        """Open it and bring its tables up to date. Raises DatabaseUnusableError if that cannot be."""
        self.engine = engine(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        try:
            with self.engine.begin() as connection:
                if self.is_shared:
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                upgrade(connection)
        except CommandError as error:
            raise DatabaseUnusableError("newer", error) from error
        except SQLAlchemyError as error:
            raise DatabaseUnusableError("closed", getattr(error, "orig", None) or error) from error
        self.jobs: queue.SimpleQueue[DatabaseJob | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work[Value]) -> Value:
        """Do the work in a transaction; when this returns, it is durable. Raises WriteFailedError."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Value] = loop.create_future()
        self.jobs.put(DatabaseJob(work, done, loop))
        # The caller may be cancelled; what was submitted is written all the same.
        return await asyncio.shield(done)

    async def read(self, work: Work[Value]) -> Value:
        """Do work that only reads."""
        return await asyncio.to_thread(self.reading, work)

    def reading(self, work: Work[Value]) -> Value:
        with self.engine.connect() as connection:
            return work(connection)

    # ---------------------------------------------------------------- the thread

    def write_all(self) -> None:
        """Write whatever comes, until the database is closed."""
        while True:
            job = self.jobs.get()
            if job is None:
                return
            jobs = [job]
            closing = False
            while len(jobs) < TOGETHER and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    closing = True
                    break
                jobs.append(more)
            self.write_some(jobs)
            if closing:
                return

    def write_some(self, jobs: list[DatabaseJob]) -> None:
        """Several pieces of work in one transaction; if one of them fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    job.result = job.work(connection)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
            else:
                for job in jobs:
                    self.write_some([job])
                return
        for job in jobs:
            job.tell()

    def close(self) -> None:
        """Write what is waiting, and close."""
        self.jobs.put(None)
        self.thread.join(30)
        self.engine.dispose()


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Settings of every connection: readers do not wait for the writer, and a commit is on the disk."""
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin for real."""
    connection.exec_driver_sql("BEGIN")
