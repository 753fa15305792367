"""Load on the web table: many rooms, many who watch, and how long a decision takes to reach them.

    python -m bench.table_load --rooms 200 --watchers 400 --seconds 300

It starts a server of its own in an empty folder. In each room one seat is played from here, a
decision every `--every` seconds, against a computer player; the watchers are spread over the
rooms. Printed are the times from sending a decision to its acknowledgement (it is durable
then), to the player's next state and to the watchers' states, the memory of the server and its
workers, and whether every acknowledged decision is in the record at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

import regelwerk
from regelwerk import catalogue
from regelwerk.kernel.chance import Chance, derive
from regelwerk.server.messages import PROTOCOL

PROGRAM: Final = (
    "import sys\nfrom pathlib import Path\nfrom regelwerk.server.serve import Settings, run\n"
    "run(Settings(Path(sys.argv[1]), port=int(sys.argv[2]), workers=int(sys.argv[3]), pace=0.0, requests=1e6))\n"
)


class Load:
    """What is measured. Times in milliseconds."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.watched: list[float] = []
        self.sent: dict[str, float] = {}
        self.answers: dict[str, int] = {}
        self.problems: list[str] = []
        self.over = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
        """A request over HTTP."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.url, "Cookie": cookie}
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=60) as answer:
            return json.load(answer), (answer.headers.get("Set-Cookie") or "").split(";")[0]

    def place(self, code: str, cookie: str = "") -> connect:
        """A connection to a room."""
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/{code}",
            subprotocols=[Subprotocol(PROTOCOL)],
            origin=Origin(self.url),
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=1 << 24,
            proxy=None,
        )

    async def play(self, code: str, cookie: str, every: float, end: float, chance: Chance) -> None:
        """Play a seat at random, a decision every so often; a game that is over is not begun again."""
        async with self.place(code, cookie) as table:
            await table.send('{"t": "hello"}')
            await asyncio.sleep(every * chance.below(1000) / 1000)
            state: dict[str, Any] = {}
            number = 0
            while time.monotonic() < end:
                while not state or (state["ask"] is None and state["over"] is None):
                    message = json.loads(await table.recv())
                    state = message if message["t"] == "state" else state
                if state["over"] is not None:
                    self.over += 1
                    return
                number += 1
                option = chance.below(len(state["ask"]["options"]))
                sent = self.sent[code] = time.monotonic()
                await table.send(json.dumps({"t": "answer", "seq": state["seq"], "option": option, "id": number}))
                state = await self.carried_out(table, code, number, sent)
                await asyncio.sleep(max(every - (time.monotonic() - sent), 0))

    async def carried_out(self, table: ClientConnection, code: str, number: int, sent: float) -> dict[str, Any]:
        """Wait until a decision has been carried out; the next state."""
        while True:
            message = json.loads(await table.recv())
            if message["t"] == "done" and message["re"] == number:
                self.acknowledged.append((time.monotonic() - sent) * 1000)
                self.answers[code] = self.answers.get(code, 0) + 1
            elif message["t"] == "problem":
                self.problems.append(message["text"])
                return {}
            elif message["t"] == "state":
                self.seen.append((time.monotonic() - sent) * 1000)
                found: dict[str, Any] = message
                return found

    async def watch(self, code: str, end: float) -> None:
        """Watch a room."""
        async with self.place(code) as table:
            await table.send('{"t": "hello", "lang": "de"}')
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + end - time.monotonic()):
                    async for text in table:
                        if str(text).startswith('{"t":"state"') and '"fresh":false' in str(text)[:60]:
                            self.watched.append((time.monotonic() - self.sent.get(code, time.monotonic())) * 1000)
            except TimeoutError:
                return


def memory(pid: int) -> float:
    """The memory of a process and its children, in megabytes."""
    total = 0.0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
        except OSError:
            continue
        if int(lines["Pid"]) == pid or int(lines["PPid"]) == pid:
            total += int(lines.get("VmRSS", "0 kB").split()[0]) / 1024
    return total


def told(name: str, times: list[float]) -> str:
    """Median and 99th percentile."""
    ordered = sorted(times) or [0.0]
    middle, late = ordered[len(ordered) // 2], ordered[min(int(len(ordered) * 0.99), len(ordered) - 1)]
    return f"{name:<34} {len(times):>8} times, median {middle:7.1f} ms, 99 % {late:7.1f} ms"


async def run(load: Load, given: argparse.Namespace, pid: int) -> None:
    """Open the rooms, let everybody play and watch, and say how it went."""
    empty = memory(pid)
    rooms = []
    seats = [{"kind": "me"}, {"kind": "computer", "player": "random"}]
    for _ in range(given.rooms):
        _, cookie = load.ask("/api/me")
        seated, _ = load.ask("/api/rooms", cookie, {"game": given.game, "seats": seats})
        rooms.append((seated["room"]["code"], cookie))
    end = time.monotonic() + given.seconds
    work = [
        load.play(code, cookie, given.every, end, Chance(derive(given.seed, n)))
        for n, (code, cookie) in enumerate(rooms)
    ]
    work += [load.watch(rooms[n % len(rooms)][0], end) for n in range(given.watchers)]
    problems = [str(found) for found in await asyncio.gather(*work, return_exceptions=True) if found is not None]
    full = memory(pid)
    print(told("decision -> durable", load.acknowledged))
    print(told("decision -> the player's next state", load.seen))
    print(told("decision -> a watcher's state", load.watched))
    print(f"memory: {empty:.0f} MB empty, {full:.0f} MB full, {(full - empty) / max(given.rooms, 1):.2f} MB a room")
    print(f"games that ended meanwhile: {load.over}; problems: {len(problems) + len(load.problems)}")
    for problem in [*problems, *load.problems][:5]:
        print("  ", problem)
    print(f"acknowledged decisions that are missing: {missing(load, given.folder)}")


def missing(load: Load, folder: str) -> int:
    """How many acknowledged decisions are not in the database."""
    import sqlite3

    from regelwerk.server.orders import read_entry

    connection = sqlite3.connect(Path(folder) / "regelwerk.db")
    lost = 0
    for code, count in load.answers.items():
        rows = connection.execute("SELECT data FROM steps WHERE room = ?", (code,)).fetchall()
        mine = [entry for (data,) in rows if (entry := read_entry(data)).seat == 0 and not entry.auto]
        lost += max(count - len(mine), 0)
    connection.close()
    return lost


def main() -> int:
    """Run the load and print what came of it."""
    said = argparse.ArgumentParser(description="puts load on a web table")
    said.add_argument("--game", default=catalogue.GAMES[0], choices=catalogue.GAMES)
    said.add_argument("--rooms", type=int, default=200)
    said.add_argument("--watchers", type=int, default=400)
    said.add_argument("--seconds", type=float, default=300)
    said.add_argument("--every", type=float, default=1.0)
    said.add_argument("--workers", type=int, default=1)
    said.add_argument("--seed", type=int, default=0)
    given = said.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        given.folder = folder
        source = str(Path(regelwerk.__path__[0]).parent)
        server = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, folder, str(port), str(given.workers)],
            env={**os.environ, "PYTHONPATH": source},
            stderr=subprocess.DEVNULL,
        )
        try:
            load = Load(port)
            for _ in range(300):
                try:
                    urllib.request.urlopen(load.url + "/healthz", timeout=5).close()
                    break
                except OSError:
                    time.sleep(0.1)
            asyncio.run(run(load, given, server.pid))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
