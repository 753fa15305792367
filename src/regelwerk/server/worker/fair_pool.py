"""Workers for what guests send: each address gets its turn after the others, and never all workers.

Who has sent more than the others waits behind himself only. A process works on one command at a
time, so that whose turn is next is decided as late as possible.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final

from regelwerk.server.worker.messages import Command, Reply
from regelwerk.server.worker.pool import PATIENCE, WorkerBusyError, WorkerProcess

CLIENT: Final[ContextVar[str]] = ContextVar("client", default="")
"""For whom something is done: the address of the request or connection, "" for the server's own purposes.

Tasks inherit it: a room thinks for the address that has loaded it.
"""
MOST_OF_ONE: Final = 8
"""So many commands of one address wait at most."""
MOST: Final = 200
"""So many commands wait at most."""
LATEST: Final = 120
"""Seconds after which whoever is refused is told to come back, at most."""
BLEND: Final = 0.2
"""How much the last command counts for how long one usually takes."""


class FairPool:
    """Several workers that carry out one command each, in turn for every address.

    share  how many of them one address may keep busy: not all, if there are several
    """

    def __init__(
        self, count: int, niceness: int = 0, memory: int = 0, most_of_one: int = MOST_OF_ONE, most: int = MOST
    ) -> None:
        """So many workers, with so much memory each (bytes; 0: the usual bound).

        Of one address at most `most_of_one` commands wait, of all `most`.
        """
        self.workers: Sequence[WorkerProcess] = [WorkerProcess(niceness, memory) for _ in range(max(count, 1))]
        self.idle: list[WorkerProcess] = [*self.workers]
        self.most_of_one = most_of_one
        self.most = most
        self.waiting: OrderedDict[str, deque[asyncio.Future[WorkerProcess]]] = OrderedDict()
        self.running: Counter[str] = Counter()
        self.usual = 0.1
        self.share = max(count - 1, 1)

    async def ask(self, command: Command, patience: float = PATIENCE) -> Reply:
        """Carry out a command when it is its turn. Raises WorkerDiedError, or WorkerBusyError if too many wait."""
        client = CLIENT.get()
        if len(self.waiting.get(client, ())) >= self.most_of_one or self.queued >= self.most:
            raise WorkerBusyError(f"{self.queued} commands wait", self.retry_after(client))
        turn: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        self.give_turns()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release(client, turn.result())
            raise
        began = time.monotonic()
        work = asyncio.ensure_future(worker.ask(command, patience))
        work.add_done_callback(lambda done: self.finish(client, worker, began, done))
        return await asyncio.shield(work)  # who no longer waits keeps his turn until the worker is free again

    @property
    def queued(self) -> int:
        """How many commands wait for their turn."""
        return sum(len(turns) for turns in self.waiting.values())

    def retry_after(self, client: str) -> int:
        """Seconds after which a client that is refused has a place again, as far as one can tell."""
        ahead = min(len(self.waiting.get(client, ())) + 1, self.most_of_one) * max(len(self.waiting), 1)
        return min(max(math.ceil(ahead * self.usual / len(self.workers)), 1), LATEST)

    def give_turns(self) -> None:
        """Give every idle worker to the address that has waited for longest since its last turn."""
        while self.idle:
            client = next((one for one in self.waiting if self.running[one] < self.share), None)
            if client is None:
                return
            turns = self.waiting[client]
            turn = turns.popleft()
            if turns:
                self.waiting.move_to_end(client)
            else:
                del self.waiting[client]
            if not turn.done():  # else nobody waits for it any longer
                self.running[client] += 1
                turn.set_result(self.idle.pop(0))

    def finish(self, client: str, worker: WorkerProcess, began: float, done: asyncio.Future[Reply]) -> None:
        """A command is done, or has failed."""
        if not done.cancelled():
            done.exception()
        self.usual += BLEND * (time.monotonic() - began - self.usual)
        self.release(client, worker)

    def release(self, client: str, worker: WorkerProcess) -> None:
        """A worker is idle again; the first ones are used first, so that the others need not be started."""
        self.running[client] -= 1
        if not self.running[client]:
            del self.running[client]
        self.idle.append(worker)
        self.idle.sort(key=self.workers.index)
        self.give_turns()

    async def tell_all(self, command: Command) -> None:
        """Let every worker carry out a command beside its turns; what it replies does not matter."""
        await asyncio.gather(*(worker.ask(command, PATIENCE) for worker in self.workers), return_exceptions=True)

    def forget(self, room: str) -> None:
        """Nothing is kept for a room."""

    def processes(self) -> list[int]:
        """The numbers of the processes that run."""
        return [worker.process.pid for worker in self.workers if worker.process is not None]

    async def stop(self) -> None:
        """Let all workers go; who still waits for his turn waits no longer."""
        waiting, self.waiting = self.waiting, OrderedDict()
        for turns in waiting.values():
            for turn in turns:
                turn.cancel()
        for worker in self.workers:
            await worker.end()
