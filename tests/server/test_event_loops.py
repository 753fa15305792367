"""A server runs on uvloop where it is installed, and on asyncio's own loop elsewhere; neither makes a difference."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.server.schema.close_codes import CloseCode
from tests.server.common import ME, RANDOM, Guest, Killed

STEPS = 12
"""So many decisions are made on a loop, before and after a worker is lost."""


class WithoutUvloop(Killed):
    """A server that finds no uvloop."""

    def program(self) -> str:
        return "import sys\nsys.modules['uvloop'] = None\n" + super().program()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop for Windows")
@pytest.mark.parametrize("kind", [Killed, WithoutUvloop])
def test_a_game_is_played_on_either_event_loop(tmp_path: Path, kind: type[Killed]) -> None:
    """Also over the death of its workers; who wants a room that is not there, or talks nonsense, is refused."""
    server = kind(tmp_path / "data")
    try:
        assert server.process is not None
        assert ("uvloop" in Path(f"/proc/{server.process.pid}/maps").read_text()) == (kind is Killed)
        anna = Guest(server, "Anna")
        code = anna.open_room(ME, RANDOM)["room"]["code"]
        player = anna.at(code)
        assert player.play(Chance(3), STEPS) == STEPS
        for worker in server.workers():
            os.kill(worker, signal.SIGKILL)
        assert player.play(Chance(4), STEPS) == STEPS
        assert anna.at("7hq2mzk4w9xp").closed() == CloseCode.NO_ROOM
        with socket.create_connection(("127.0.0.1", server.port)) as other:
            other.sendall(b"nonsense\r\n\r\n")
            assert other.recv(100).startswith(b"HTTP/1.1 400")
        player.close()
    finally:
        server.stop()
    assert server.process.returncode == -signal.SIGINT, "it had to be killed"
