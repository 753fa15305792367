"""Load on the web table: many rooms, many who watch, and how long a decision takes to reach them.

    python -m bench.server_load --rooms 200 --watchers 400 --seconds 300 --write

It starts a server of its own in an empty folder. In each room one seat is played by a bot from
here, over the wire, a decision every `--every` seconds on average, after half to one and a half
of them, against a computer player; the watchers are spread over the rooms. Everybody comes
first; then the time begins to run. A game that is over is followed by a rematch, to which the
watchers go along.

Printed are the times from sending a decision to its acknowledgement (it is durable then), to
the player's next state and to the watchers' states; the memory and the time of the processor
that the server and its workers take; and whether anything was lost: every acknowledged
decision must be in the record, and no watcher may have missed a state. `--write` puts that
into `bench/server_load.md`. With `PYTHONPATH=build/compiled` (`make compiled`) the server runs
the native modules, as it does from `make wheel` and in a container. The exit status is 1 if
something was lost or went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import platform
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

import regelwerk
from regelwerk import game_registry
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.version import form
from regelwerk.server.garbage import collect_only_young
from regelwerk.server.schema.websocket import PROTOCOL

PROGRAM: Final = (
    "import sys\nfrom pathlib import Path\nfrom regelwerk.server.serve import ServerSettings, run\n"
    "run(ServerSettings(Path(sys.argv[1]), port=int(sys.argv[2]), workers=int(sys.argv[3]), pace=0.0, requests=1e6))\n"
)
RESULTS: Final = Path(__file__).parent / "server_load.md"
AT_ONCE: Final = 8
"""So many come at the same moment."""
MIDDLE: Final = 500
"""Thousandths of the usual time that a bot waits at least; at most it waits 1000 more. If all waited equally
long, those who were once late together would act at the same moment ever after."""
BLINK: Final = 0.05
"""Seconds between two looks whether everybody is here."""
SAMPLE: Final = re.compile(r'^regelwerk_decision_part_seconds_(sum|count)\{part="(\w+)"\} (\S+)$', re.M)
"""A line of what the server counts: a sum of seconds or a count, of which part, and the number."""


class Question(msgspec.Struct):
    """Of a question only what a bot needs."""

    options: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """Of a message of the server only what is needed here."""

    t: str
    re: int = 0
    seq: int = 0
    fresh: bool = False
    ask: Question | None = None
    over: dict[str, Any] | None = None
    room: Any = ""
    text: str = ""

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.over is not None


read: Final = msgspec.json.Decoder(Heard).decode


class Load:
    """What is measured. Times in milliseconds.

    answers  how many decisions were acknowledged in each room
    missed   states that a watcher was not sent although a later one came; `resent` whole states in their place
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.watched: list[float] = []
        self.sent: dict[str, float] = {}
        self.answers: dict[str, int] = {}
        self.problems: list[str] = []
        self.over = self.missed = self.resent = 0
        self.end = float("inf")
        self.here = 0
        self.coming = asyncio.Semaphore(AT_ONCE)
        self.begin = asyncio.Event()
        self.addresses = itertools.count()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
        """A request over HTTP."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.url, "Cookie": cookie}
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=60) as answer:
            return json.load(answer), (answer.headers.get("Set-Cookie") or "").split(";")[0]

    def part_means(self) -> dict[str, float]:
        """Where the time of a decision goes inside the server, in milliseconds by part."""
        with urllib.request.urlopen(self.url + "/metrics", timeout=60) as answer:
            found = {(kind, part): float(number) for kind, part, number in SAMPLE.findall(answer.read().decode())}
        return {part: 1000 * seconds / found["count", part] for (kind, part), seconds in found.items() if kind == "sum"}

    def place(self, code: str, cookie: str = "") -> connect:
        """A connection to a room."""
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/{code}",
            subprotocols=[Subprotocol(PROTOCOL)],
            origin=Origin(self.url),
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=1 << 24,
            open_timeout=60,
            proxy=None,
            local_addr=(self.address(), 0),
        )

    def address(self) -> str:
        """The next loopback address: whoever comes has one of his own, as the server limits what one address sends."""
        number = next(self.addresses)
        return f"127.{1 + number // 62_500 % 250}.{number // 250 % 250}.{1 + number % 250}"

    async def arrive(self, table: ClientConnection, lang: str) -> Heard:
        """Say hello and wait for the first state; then for everybody else."""
        async with self.coming:
            await table.send(json.dumps({"t": "hello", "lang": lang}))
            state = await self.state(table)
        self.here += 1
        await self.begin.wait()
        return state

    async def state(self, table: ClientConnection) -> Heard:
        """The next state."""
        while True:
            heard = read(await table.recv())
            if heard.t == "state":
                return heard

    async def play(self, code: str, cookie: str, every: float, chance: Chance) -> None:
        """Play a seat at random, a decision every so often, game after game."""
        while code:
            async with self.place(code, cookie) as table:
                state = await self.arrive(table, "en")
                await asyncio.sleep(every * chance.below(1000) / 1000)
                number = 0
                while not state.ended:
                    if time.monotonic() >= self.end:
                        return
                    if state.ask is None:
                        state = await self.state(table)
                        continue
                    number += 1
                    option = chance.below(len(state.ask.options))
                    sent = self.sent[code] = time.monotonic()
                    await table.send(json.dumps({"t": "answer", "seq": state.seq, "option": option, "id": number}))
                    state = await self.carried_out(table, code, number, sent)
                    pause = every * (MIDDLE + chance.below(1000)) / 1000
                    await asyncio.sleep(max(pause - (time.monotonic() - sent), 0))
                self.over += 1
                code = await self.rematch(table)

    async def rematch(self, table: ClientConnection) -> str:
        """The room of the next game, "" if the time is over."""
        while time.monotonic() < self.end:
            await table.send('{"t": "rematch", "id": 999999}')
            while (heard := read(await table.recv())).t not in ("rematch", "problem"):
                pass
            if heard.t == "rematch":
                return str(heard.room)
            await asyncio.sleep(BLINK)  # the end of the game is just being written down
        return ""

    async def carried_out(self, table: ClientConnection, code: str, number: int, sent: float) -> Heard:
        """Wait until a decision has been carried out; the next state."""
        while True:
            heard = read(await table.recv())
            if heard.t == "done" and heard.re == number:
                self.acknowledged.append((time.monotonic() - sent) * 1000)
                self.answers[code] = self.answers.get(code, 0) + 1
            elif heard.t == "problem":
                self.problems.append(heard.text)
                return await self.state(table)
            elif heard.t == "state":
                self.seen.append((time.monotonic() - sent) * 1000)
                return heard

    async def watch(self, code: str) -> None:
        """Watch a room, and those that follow it."""
        while code:
            async with self.place(code) as table:
                state = await self.arrive(table, "de")
                code = await self.look_on(table, code, state.seq)

    async def look_on(self, table: ClientConnection, code: str, seq: int) -> str:
        """Take what comes until the game is followed by another; its room, "" when the time is over."""
        while (rest := self.end - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(rest):
                    text = await table.recv()
            except TimeoutError:
                break
            heard = read(text)
            if heard.t == "rematch" and heard.room:
                return str(heard.room)
            if heard.t == "state":
                if heard.fresh:
                    self.resent += 1
                else:
                    self.missed += heard.seq != seq + 1
                    self.watched.append((time.monotonic() - self.sent.get(code, time.monotonic())) * 1000)
                seq = heard.seq
        return ""


def processes(pid: int) -> list[Path]:
    """A process and its children, as folders of /proc."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if pid in (int(folder.name), parent):
            found.append(folder)
    return sorted(found, key=lambda folder: folder.name != str(pid))


def memory(pid: int) -> float:
    """The memory of a process and its children, in megabytes."""
    total = 0.0
    for folder in processes(pid):
        lines = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines() if ":" in line)
        total += int(lines.get("VmRSS", "0 kB").split()[0]) / 1024
    return total


def worked(pid: int) -> list[float]:
    """Seconds of a processor that the process has taken, and that its children have taken together."""
    seconds = []
    for folder in processes(pid):
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        seconds.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return [seconds[0], sum(seconds[1:])]


def told(name: str, times: list[float]) -> str:
    """Median and 99th percentile."""
    ordered = sorted(times) or [0.0]
    middle, late = ordered[len(ordered) // 2], ordered[min(int(len(ordered) * 0.99), len(ordered) - 1)]
    return f"{name:<36} {len(times):>8} times, median {middle:7.1f} ms, 99 % {late:7.1f} ms"


async def run(given: argparse.Namespace, port: int, pid: int) -> tuple[list[str], bool]:
    """Open the rooms, let everybody play and watch; how it went in lines, and whether all is well."""
    # Looking through all objects of so many connections stops them for up to 0.4 s, and all act at once after that.
    collect_only_young()
    loop = type(asyncio.get_running_loop()).__module__.partition(".")[0]
    load = Load(port)
    empty = memory(pid)
    rooms = []
    seats = [{"kind": "me"}, {"kind": "computer", "player": "random"}]
    for _ in range(given.rooms):
        _, cookie = load.ask("/api/me")
        seated, _ = load.ask("/api/rooms", cookie, {"game": given.game, "seats": seats})
        rooms.append((seated["room"]["code"], cookie))
    work = [
        asyncio.ensure_future(load.play(code, cookie, given.every, Chance(derive(given.seed, n))))
        for n, (code, cookie) in enumerate(rooms)
    ]
    work += [asyncio.ensure_future(load.watch(rooms[n % len(rooms)][0])) for n in range(given.watchers)]
    came = time.monotonic()
    while load.here < len(work) and not any(task.done() for task in work):
        await asyncio.sleep(BLINK)
    arrived = time.monotonic() - came
    arrived_with, before, own = memory(pid), worked(pid), time.process_time()
    load.end = time.monotonic() + given.seconds
    load.begin.set()
    done = await asyncio.gather(*work, return_exceptions=True)
    problems = [*load.problems, *(f"{type(found).__name__}: {found}" for found in done if found is not None)]
    busy = os.getloadavg()[0]
    shares = [(b - a) / given.seconds * 100 for a, b in zip(before, worked(pid))]
    mine = (time.process_time() - own) / given.seconds * 100
    full = memory(pid)
    parts = load.part_means()
    lost = missing(load, given.folder)
    lines = [
        f"{given.rooms} rooms ({given.game}), {given.watchers} who watch, {given.seconds:.0f} s, "
        f"a decision every {given.every / 2:g} to {given.every * 1.5:g} s in each room; {os.cpu_count()} processors, "
        f"{given.workers} workers, Python {platform.python_version()}, {form()}, {loop}",
        f"{len(work)} connections came within {arrived:.1f} s, {AT_ONCE} at once",
        told("decision -> durable", load.acknowledged),
        told("decision -> the player's next state", load.seen),
        told("decision -> a watcher's state", load.watched),
        "of a decision inside the server, on average: "
        + ", ".join(f"{part} {mean:.1f} ms" for part, mean in parts.items())
        + "; waiting is for the time to tell nothing",
        f"memory: {empty:.0f} MB empty, {arrived_with:.0f} MB when all had come, {full:.0f} MB at the end; "
        f"{(full - empty) / max(given.rooms, 1):.2f} MB a room",
        f"of one processor: the server {shares[0]:.0f} %, its workers {shares[1]:.0f} %, these bots {mine:.0f} %",
        f"load average of the machine: {given.busy:.1f} before, {busy:.1f} at the end",
        f"games that ended meanwhile and were followed by a rematch: {load.over}; problems: {len(problems)}",
        *(f"  {problem}" for problem in problems[:5]),
        f"acknowledged decisions that are missing: {lost}; states that a watcher missed: {load.missed}, "
        f"whole states sent instead: {load.resent}",
    ]
    return lines, not problems and not lost and not load.missed


def missing(load: Load, folder: str) -> int:
    """How many acknowledged decisions are not in the database."""
    import sqlite3

    from regelwerk.server.worker.commands import read_entry

    connection = sqlite3.connect(Path(folder) / "regelwerk.db")
    lost = 0
    for code, count in load.answers.items():
        (about,) = connection.execute("SELECT about FROM rooms WHERE code = ?", (code,)).fetchone()
        mine = [place["kind"] for place in json.loads(about)["places"]].index("person")
        rows = connection.execute("SELECT data FROM steps WHERE room = ?", (code,)).fetchall()
        kept = [entry for (data,) in rows if (entry := read_entry(data)).seat == mine and not entry.auto]
        lost += max(count - len(kept), 0)
    connection.close()
    return lost


def wanted() -> argparse.Namespace:
    """What is asked for."""
    said = argparse.ArgumentParser(description="puts load on a web table")
    said.add_argument("--game", default=game_registry.GAMES[0], choices=game_registry.GAMES)
    said.add_argument("--rooms", type=int, default=200)
    said.add_argument("--watchers", type=int, default=400)
    said.add_argument("--seconds", type=float, default=300)
    said.add_argument("--every", type=float, default=1.0)
    said.add_argument("--workers", type=int, default=1)
    said.add_argument("--seed", type=int, default=0)
    said.add_argument("--write", action="store_true", help=f"put the result into bench/{RESULTS.name}")
    return said.parse_args()


def main() -> int:
    """Run the load and print what came of it."""
    given = wanted()
    given.busy = os.getloadavg()[0]
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
            for _ in range(300):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                    break
                except OSError:
                    time.sleep(0.1)
            # the event loop that the server takes as well
            with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as bots:
                lines, well = bots.run(run(given, port, server.pid))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    print("\n".join(lines))
    if given.write:
        RESULTS.write_text(HEADER + "\n".join(f"    {line}" for line in lines) + "\n", encoding="utf-8")
    return 0 if well else 1


HEADER: Final = """# Load on the web table

`python -m bench.server_load --write` has written this page. The bots that play run on the same processors as the
server, beside whatever else the machine does: its load average is the number of processes that want to work at once.
A decision is durable when it is written to the disk and will outlive a power failure; nobody is told of it before.

"""

if __name__ == "__main__":
    sys.exit(main())
