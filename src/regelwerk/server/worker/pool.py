"""The workers as the server sees them: processes that it can lose, and start again.

A command goes to one worker and is answered in its turn. A worker that dies or takes too long
is replaced; its callers get `Died` and may ask again, the game's record is safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from regelwerk.server.worker.commands import pack, read_reply
from regelwerk.server.worker.messages import Command, Reply
from regelwerk.server.worker.process import HEAD
from regelwerk.server.worker.service import WorkerService

PATIENCE: Final = 30.0
"""Seconds that a command may take; then its worker is taken for stuck."""
START_PATIENCE: Final = 120.0
"""Seconds that a worker may take to start: it is a new Python, and its machine may have much else to do."""
AHEAD: Final = 32
AHEAD_BYTES: Final = 256 << 10
"""So many commands, and so much of them, are under way to a process; one command always may be, however large."""
NICE: Final = 5
"""Workers that think stand back behind those that answer people."""


class WorkerDiedError(Exception):
    """The worker has died or hung over a command; nothing that it did counts."""


class WorkerBusyError(WorkerDiedError):
    """So much waits already that it was not even taken; `retry`: seconds after which it may be."""

    def __init__(self, why: str, retry: int) -> None:
        super().__init__(why)
        self.retry = retry


class WorkerPool(Protocol):
    """Somebody who carries out commands."""

    async def ask(self, command: Command, patience: float = PATIENCE) -> Reply:
        """Carry out a command. Commands of one room are carried out one after the other. Raises WorkerDiedError."""

    def forget(self, room: str) -> None:
        """The room is closed."""

    async def stop(self) -> None:
        """Let all workers go."""


class InlinePool:
    """Carries commands out in this very process: for tests and for very small tables."""

    def __init__(self) -> None:
        self.service = WorkerService()

    async def ask(self, command: Command, patience: float = PATIENCE) -> Reply:
        return self.service.handle(command)

    def forget(self, room: str) -> None:
        self.service.sessions.pop(room, None)

    async def stop(self) -> None:
        self.service.sessions.clear()


@dataclass
class PendingCommand:
    """A command that is not answered yet. `patience`: seconds that it may take once it is its turn."""

    data: bytes
    patience: float
    answer: asyncio.Future[Reply]


class WorkerProcess:
    """One process, with the commands that wait for it.

    Several commands are under way to the process at once, so that it need not wait for this side
    between two of them; it carries them out and answers them in their order. When it dies, the
    first one that is not answered was its death; the others go to its successor unchanged.
    """

    def __init__(self, niceness: int, memory: int = 0) -> None:
        self.niceness = niceness
        self.memory = memory
        self.deaths = 0
        self.process: asyncio.subprocess.Process | None = None
        self.pending: deque[PendingCommand] = deque()
        self.sent = 0
        self.size = 0
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def ask(self, command: Command, patience: float) -> Reply:
        """Hand in a command and wait for the answer; if the caller is cancelled, it is carried out all the same."""
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(heard)
        self.pending.append(PendingCommand(pack(command), patience, answer))
        self.hand_over()
        self.news.set()
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.listen(), name="worker")
        return await asyncio.shield(answer)

    def hand_over(self) -> None:
        """Send what waits, as far as so much may be under way. Never waits: the reader is not blocked."""
        process = self.process
        if process is None or process.stdin is None or deaf(process) or (not self.sent and ended(process)):
            return
        while self.sent < len(self.pending) and (not self.sent or (self.sent < AHEAD and self.size < AHEAD_BYTES)):
            data = self.pending[self.sent].data
            process.stdin.write(len(data).to_bytes(HEAD, "big") + data)
            self.sent += 1
            self.size += len(data)

    async def listen(self) -> None:
        """Take the answers as they come, and put another process in the place of one that dies."""
        while True:
            if not self.pending:
                self.news.clear()
                await self.news.wait()
                continue
            try:
                process = await self.running()
                self.hand_over()
                async with asyncio.timeout(self.pending[0].patience):
                    reply = await answer_of(process)
            except Exception as error:  # it has died, hangs, or says what nobody can read
                waiting = self.pending.popleft()
                await self.kill()
                self.deaths += 1
                why = f"no answer after {waiting.patience} s" if isinstance(error, TimeoutError) else ""
                if not waiting.answer.done():
                    waiting.answer.set_exception(WorkerDiedError(why))
                continue
            waiting = self.pending.popleft()
            self.sent -= 1
            self.size -= len(waiting.data)
            if not waiting.answer.done():
                waiting.answer.set_result(reply)

    async def running(self) -> asyncio.subprocess.Process:
        """The process, ready for commands, started if there is none.

        For one that has ended with nothing to do no command is blamed, and what starting takes is no command's time.
        """
        process = self.process
        if process is not None and not self.sent and ended(process):
            await self.kill()
            process = None
        if process is None:
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "regelwerk.server.worker.process",
                *([str(self.memory)] if self.memory else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
                env=environment(),
                start_new_session=True,  # Ctrl+C at the server is the server's affair
            )
            if self.niceness:
                with contextlib.suppress(OSError, AttributeError):
                    os.setpriority(os.PRIO_PROCESS, process.pid, self.niceness)
            assert process.stdout is not None
            async with asyncio.timeout(START_PATIENCE):
                await process.stdout.readexactly(HEAD)  # the empty message that says it
        return process

    async def kill(self) -> None:
        """Kill the process; the next command starts another one."""
        process = self.process
        self.process = None
        self.sent = self.size = 0
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def end(self) -> None:
        """Kill the process; pending callers get `Died`."""
        if self.task is not None:
            self.task.cancel()
            self.task = None
        while self.pending:
            waiting = self.pending.popleft()
            if not waiting.answer.done():
                waiting.answer.set_exception(WorkerDiedError("let go"))
        await self.kill()


def ended(process: asyncio.subprocess.Process) -> bool:
    """Whether a process is known to have ended."""
    return deaf(process) or process.returncode is not None or process.stdout is None or process.stdout.at_eof()


def deaf(process: asyncio.subprocess.Process) -> bool:
    """Whether nothing can be sent to a process any more; uvloop raises an error where asyncio drops what is written."""
    return process.stdin is None or process.stdin.is_closing()


async def answer_of(process: asyncio.subprocess.Process) -> Reply:
    """The next answer of a process. Raises EOFError if there is none any more."""
    assert process.stdout is not None
    head = await process.stdout.readexactly(HEAD)
    return read_reply(await process.stdout.readexactly(int.from_bytes(head, "big")))


def heard(answer: asyncio.Future[Reply]) -> None:
    """An answer that nobody waits for any longer needs no complaint."""
    if not answer.cancelled():
        answer.exception()


def environment() -> dict[str, str]:
    """The environment of a worker: this one's, with the way to the package."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class ProcessPool:
    """Several workers. A room stays with the worker that has its game."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.workers: Sequence[WorkerProcess] = [WorkerProcess(niceness) for _ in range(max(count, 1))]
        self.homes: dict[str, int] = {}
        self.next = 0

    async def ask(self, command: Command, patience: float = PATIENCE) -> Reply:
        return await self.worker(command.room).ask(command, patience)

    def worker(self, room: str) -> WorkerProcess:
        """The worker of a room; without a room, the one with the fewest commands waiting."""
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


def waiting(worker: WorkerProcess) -> int:
    """How many commands wait for a worker."""
    return len(worker.pending)
