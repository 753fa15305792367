"""The leases that this server holds: of rooms, and of sealed events and drafts.

Whatever is written about one of them goes through its lease. Without several servers on one
database nobody contends for them; two that share one by mistake still cannot write over each other.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, Table

from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.storage import leases as lease_store
from regelwerk.server.storage.database import Database, WriteFailedError
from regelwerk.server.storage.leases import LeaseLostError

Value = TypeVar("Value")

IDLE_SECONDS: Final = 60.0
"""Seconds after which a lease is given back of what was changed, and is not in memory."""
LED_SECONDS: Final = 1
"""Seconds after which whoever was led to the owner may ask here again."""


class PlayedElsewhereError(RequestError):
    """Another server plays this room or event; its address."""

    def __init__(self, address: str) -> None:
        super().__init__(421, "elsewhere", retry=LED_SECONDS)
        self.address = address


class Leases:
    """The leases of one kind of thing that this server holds.

    missing  the key of `i18n` for one that there is not
    held     their numbers
    used     when each was used last, by `time.monotonic`
    """

    def __init__(self, database: Database, table: Table, server: str, missing: str) -> None:
        self.database = database
        self.table = table
        self.server = server
        self.missing = missing
        self.held: dict[str, int] = {}
        self.used: dict[str, float] = {}
        self.claiming: dict[str, asyncio.Task[int]] = {}
        self.releasing: set[asyncio.Task[None]] = set()

    async def hold(self, code: str) -> None:
        """Hold the lease of something. Raises PlayedElsewhereError, RequestError, WriteFailedError."""
        self.used[code] = time.monotonic()
        if code not in self.held:
            claiming = self.claiming.get(code)
            if claiming is None:
                claiming = self.claiming[code] = asyncio.create_task(self.claim(code))
                claiming.add_done_callback(lambda done: self.claiming.pop(code, None))
            await asyncio.shield(claiming)

    async def claim(self, code: str) -> int:
        """Ask the database for a lease; its number."""
        work = lease_store.claim(self.table, code, self.server, self.database.is_shared)
        taken = await self.database.write(work)
        if taken is None or taken.address:
            self.used.pop(code, None)
            raise RequestError(404, self.missing) if taken is None else PlayedElsewhereError(taken.address)
        self.held[code] = taken.number
        return taken.number

    async def try_hold(self, code: str) -> bool:
        """Hold the lease of something; False if another server does, or there is no such thing."""
        try:
            await self.hold(code)
        except RequestError:
            return False
        return True

    def note_new(self, code: str, number: int) -> None:
        """Something was made with a lease of ours."""
        self.held[code] = number
        self.used[code] = time.monotonic()

    async def write(self, code: str, work: Callable[[Connection], Value]) -> Value:
        """Write under the lease of something. Raises LeaseLostError, WriteFailedError."""
        return await self.write_numbered(code, lambda number: lease_store.fenced(self.table, code, number, work))

    async def write_numbered(self, code: str, make: Callable[[int], Callable[[Connection], Value]]) -> Value:
        """Write what is made for the number of a lease, and checks it. Raises LeaseLostError, WriteFailedError."""
        number = self.held.get(code)
        if number is None:
            raise LeaseLostError(code)
        self.used[code] = time.monotonic()
        try:
            return await self.database.write(make(number))
        except LeaseLostError:
            if self.held.get(code) == number:
                self.forget(code)
            raise

    def forget(self, code: str) -> None:
        """Hold the lease no longer: it was lost, or what it was of is not there any more."""
        self.held.pop(code, None)
        self.used.pop(code, None)

    def give_back(self, code: str) -> None:
        """Let others have it."""
        number = self.held.get(code)
        self.forget(code)
        if number is not None and self.database.is_shared:
            task = asyncio.get_running_loop().create_task(self.release(code, number))
            self.releasing.add(task)
            task.add_done_callback(self.releasing.discard)

    async def release(self, code: str, number: int) -> None:
        """Tell the database. If it is away, the lease is this server's until it is buried or holds it again."""
        try:
            await self.database.write(lease_store.release(self.table, code, number))
        except WriteFailedError:
            return

    async def find_lost(self) -> list[str]:
        """The codes of those that others have meanwhile."""
        before = dict(self.held)
        owned = await self.database.read(lease_store.owned_codes(self.table, self.server))
        return [code for code, number in before.items() if code not in owned and self.held.get(code) == number]

    def idle(self) -> list[str]:
        """Those that nobody has used for long."""
        since = time.monotonic() - IDLE_SECONDS
        return [code for code, used in self.used.items() if used < since and code in self.held]

    async def other_owner(self, code: str) -> str:
        """The address of the other server that plays something, "" if none does."""
        if code in self.held or not self.database.is_shared:
            return ""
        return await self.database.read(lease_store.find_other_owner(self.table, code, self.server))
