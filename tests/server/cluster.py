"""Several servers on one database, in processes of their own, and clients that find their way by themselves."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from regelwerk.server.api.requests import OWNER
from tests.server.common import PATIENCE, Guest, Killed, Player, Served


class Cluster:
    """So many servers on one database and one data folder."""

    def __init__(self, folder: Path, database: str, size: int = 3, **more: Any) -> None:
        self.servers: list[Killed] = []
        with ThreadPoolExecutor(size) as starting:
            started = [starting.submit(Killed, folder, database=database, **more) for _ in range(size)]
        try:
            self.servers += [one.result() for one in started]
        finally:
            if not self.servers:
                for one in started:
                    if one.exception() is None:
                        one.result().stop()

    @property
    def living(self) -> list[Killed]:
        """Those that have not been killed."""
        return [server for server in self.servers if server.process is not None and server.process.poll() is None]

    def at(self, port: int) -> Killed:
        """The server with that port."""
        return next(server for server in self.servers if server.port == port)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


def seen(
    servers: list[Killed] | list[Served], guest: Guest, code: str, first: int = 0, seconds: float = PATIENCE
) -> Player:
    """A connection to a room with its state, wherever it is played: led there, and tried again while it is nowhere."""
    end = time.monotonic() + seconds
    turn, led = first, 0
    while True:
        server = next((one for one in servers if one.port == led), servers[turn % len(servers)])
        led, turn = 0, turn + 1
        try:
            player = Player(server, code, guest.cookie)
            while not player.state:
                player.next()
            return player
        except InvalidStatus as refused:
            led = owner_port(refused)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            pass
        assert time.monotonic() < end, "nobody plays the room"
        time.sleep(0.02)


def owner_port(refused: InvalidStatus) -> int:
    """Where a server that does not play the room has led."""
    assert refused.response.status_code == 421, refused.response
    return int(refused.response.headers[OWNER].rpartition(":")[2])
