"""A worker process: reads commands from its standard input, writes replies to its standard output.

    python -m regelwerk.server.worker.process [BYTES OF MEMORY]

Each message is four bytes of length (big-endian) and so many bytes of msgpack. An empty one says that it is ready: what
a process takes to start is no command's time. It ends when its input does, so that none is left behind by a server that
was killed.
"""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from typing import BinaryIO, Final

from regelwerk.server.garbage import collect_only_young
from regelwerk.server.worker.commands import CommandFailed, pack, read_command
from regelwerk.server.worker.service import WorkerService

HEAD: Final = 4
"""Bytes of a length."""
MEMORY: Final = 6 << 30
"""Bytes that one worker may have; thousands of games need far less."""
RARELY: Final = 200_000
"""After so many commands all objects are looked through once."""
LONGEST: Final = 64 << 20
"""A longer message is an error of its sender."""


def receive(source: BinaryIO) -> bytes | None:
    """The next message, None at the end of the input."""
    head = source.read(HEAD)
    if len(head) < HEAD:
        return None
    length = int.from_bytes(head, "big")
    if length > LONGEST:
        return None
    data = source.read(length)
    return data if len(data) == length else None


def send(sink: BinaryIO, data: bytes) -> None:
    """Write a message."""
    sink.write(len(data).to_bytes(HEAD, "big") + data)
    sink.flush()


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Say that it is ready, then reply to every command until the input ends."""
    service = WorkerService()
    collect_only_young()
    send(sink, b"")
    done = 0
    while True:
        if done % RARELY == 0:
            gc.collect()
            gc.freeze()
        done += 1
        data = receive(source)
        if data is None:
            return
        try:
            command = read_command(data)
        except Exception as error:  # a command of another version of the server
            send(sink, pack(CommandFailed("error", [], f"{type(error).__name__}: {error}")))
            continue
        send(sink, pack(service.handle(command)))


def bound(memory: int) -> None:
    """Let this process never have more than so many bytes of memory, whatever somebody has made up to be read."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def main() -> int:
    """Serve over the standard streams; whatever prints meanwhile goes to the error output."""
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    bound(int(sys.argv[1]) if len(sys.argv) > 1 else MEMORY)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(source, sink)
    return 0


if __name__ == "__main__":
    sys.exit(main())
