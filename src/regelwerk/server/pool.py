"""The workers as the server sees them: processes that it can lose, and start again.

An order goes to one worker and is answered in its turn. A worker that dies or takes too long
is replaced; whoever waited for it gets `Died` and may ask again, the game's record is safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Final, Protocol

from regelwerk.server.desk import Desk
from regelwerk.server.orders import Order, Reply, pack, read_reply
from regelwerk.server.worker import HEAD

PATIENCE: Final = 30.0
"""Seconds that an order may take; then its worker is taken for stuck."""
NICE: Final = 5
"""Workers that think stand back behind those that answer people."""


class Died(Exception):
    """The worker has died or hung over an order; nothing that it did counts."""


class Workers(Protocol):
    """Somebody who carries out orders."""

    async def ask(self, order: Order, patience: float = PATIENCE) -> Reply:
        """Carry out an order. Orders of one room are carried out one after the other. Raises Died."""

    def forget(self, room: str) -> None:
        """The room is closed."""

    async def stop(self) -> None:
        """Let all workers go."""


class Inline:
    """Carries orders out in this very process: for tests and for very small tables."""

    def __init__(self) -> None:
        self.desk = Desk()

    async def ask(self, order: Order, patience: float = PATIENCE) -> Reply:
        return self.desk.handle(order)

    def forget(self, room: str) -> None:
        self.desk.sittings.pop(room, None)

    async def stop(self) -> None:
        self.desk.sittings.clear()


class Worker:
    """One process, with the orders that wait for it."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, order: Order, patience: float) -> Reply:
        """Send an order and wait for the answer; if whoever asks goes away, the answer is still waited for."""
        return await asyncio.shield(asyncio.ensure_future(self.in_turn(order, patience)))

    async def in_turn(self, order: Order, patience: float) -> Reply:
        self.waiting += 1
        try:
            async with self.turn:
                return await self._ask(pack(order), patience)
        finally:
            self.waiting -= 1

    async def _ask(self, data: bytes, patience: float) -> Reply:
        process = await self.running()
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                process.stdin.write(len(data).to_bytes(HEAD, "big") + data)
                await process.stdin.drain()
                head = await process.stdout.readexactly(HEAD)
                return read_reply(await process.stdout.readexactly(int.from_bytes(head, "big")))
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError, BrokenPipeError) as error:
            await self.end()
            raise Died(f"no answer after {patience} s" if isinstance(error, TimeoutError) else "") from error

    async def running(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        process = self.process
        if process is None or process.returncode is not None:
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "regelwerk.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
                env=environment(),
                start_new_session=True,  # Ctrl+C at the server is the server's affair
            )
            if self.niceness:
                with contextlib.suppress(OSError, AttributeError):
                    os.setpriority(os.PRIO_PROCESS, process.pid, self.niceness)
        return process

    async def end(self) -> None:
        """Kill the process; the next order starts another one."""
        process = self.process
        self.process = None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def environment() -> dict[str, str]:
    """The environment of a worker: this one's, with the way to the package."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class Pool:
    """Several workers. A room stays with the worker that has its game; thinking goes to whoever is free."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.workers: Sequence[Worker] = [Worker(niceness) for _ in range(max(count, 1))]
        self.homes: dict[str, int] = {}
        self.next = 0

    async def ask(self, order: Order, patience: float = PATIENCE) -> Reply:
        return await self.worker(order.room).ask(order, patience)

    def worker(self, room: str) -> Worker:
        """The worker of a room; without a room, the one with the fewest orders waiting."""
        if not room:
            return min(self.workers, key=waiting)
        home = self.homes.get(room)
        if home is None:
            home = self.next
            self.next = (self.next + 1) % len(self.workers)
            self.homes[room] = home
        return self.workers[home]

    def forget(self, room: str) -> None:
        self.homes.pop(room, None)

    def processes(self) -> list[int]:
        """The numbers of the processes that run."""
        return [worker.process.pid for worker in self.workers if worker.process is not None]

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.end()


def waiting(worker: Worker) -> int:
    """How many orders wait for a worker."""
    return worker.waiting
