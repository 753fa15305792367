"""A server to be talked to in tests: one in this process, or one in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

import regelwerk
from regelwerk.kernel.chance import Chance
from regelwerk.server.api.middleware import RequestGuard
from regelwerk.server.api.requests import AppContext
from regelwerk.server.schema.websocket import PROTOCOL
from regelwerk.server.serve import ServerSettings, app_of, config_of, open_lobby
from regelwerk.server.worker import process

T = TypeVar("T")

FAST = 1e6
"""Messages and requests in a second that are no limit."""
PATIENCE = 120.0
"""Seconds for which what a server says is waited for: a machine may have much else to do."""
GAME = "wowtcg"
SEED = 20_060_106
"""The seed of every game on a server in this process, so that a test that fails once fails again."""
SOURCE = str(Path(regelwerk.__path__[0]).parent)


class Served:
    """A server in a thread of this process."""

    def __init__(self, settings: ServerSettings, origins: frozenset[str] = frozenset()) -> None:
        self.lobby = open_lobby(settings)
        self.lobby.speed = settings.speed
        self.lobby.seeds = lambda: SEED
        # With the protocol named asyncio knows it for TCP, and sends small messages at once.
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.socket.bind(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        self.app = app_of(dataclasses.replace(settings, port=self.port), self.lobby)
        self.server = uvicorn.Server(config_of(settings, self.app))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)

    def run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve([self.socket])

        asyncio.run(serve())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def context(self) -> AppContext:
        """The context of its endpoints."""
        assert isinstance(self.app, RequestGuard)
        assert isinstance(self.app.app, Starlette)
        found = self.app.app.state.context
        assert isinstance(found, AppContext)
        return found

    def do(self, work: Any) -> Any:
        """Run a coroutine in the server's loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.lobby.database.close()


def settings(folder: Path, **more: Any) -> ServerSettings:
    """Settings for a test: nothing waits, everything in this process."""
    given: dict[str, Any] = {
        "workers": 0,
        "thinkers": 0,
        "pace": 0.0,
        "grid": 0.0,
        "speed": FAST,
        "requests": FAST,
        **more,
    }
    return ServerSettings(folder, port=0, **given)


@contextmanager
def served(folder: Path, **more: Any) -> Iterator[Served]:
    """A server in this process, for as long as it is needed."""
    server = Served(settings(folder, **more))
    try:
        yield server
    finally:
        server.stop()


class Killed:
    """A server in a process of its own, on one data folder and one port, that is killed and started again."""

    def __init__(self, folder: Path, **more: Any) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.folder = folder
        self.more = {"workers": 1, "thinkers": 1, "pace": 0.0, "speed": FAST, "requests": FAST, **more}
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def program(self) -> str:
        """What its process runs, with the data folder as the argument."""
        return (
            "import signal, sys\nfrom pathlib import Path\nfrom regelwerk.server.serve import ServerSettings, run\n"
            "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored where tests run in the background
            f"run(ServerSettings(Path(sys.argv[1]), port={self.port}, **{self.more!r}))\n"
        )

    def start(self) -> None:
        with (self.folder.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program(), str(self.folder)],
                env={**os.environ, "PYTHONPATH": SOURCE},
                stdout=log,
                stderr=log,
            )
        try:
            until(self.answers, 3 * PATIENCE)
        except AssertionError:
            self.kill()
            raise

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder.parent / "server.log").read_text()[-3000:]
        try:
            with urllib.request.urlopen(self.url + "/healthz", timeout=30) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As if somebody had pulled the plug of the program."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def workers(self) -> list[int]:
        """The processes of the server's workers."""
        assert self.process is not None
        found = []
        for entry in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = entry.read_text().rpartition(")")[2].split()
                command = entry.with_name("cmdline").read_text().split("\0")
            except OSError:
                continue
            if int(fields[1]) == self.process.pid and process.__name__ in command:
                found.append(int(entry.parent.name))
        return found

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(20)


def until(holds: Any, seconds: float = 20) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it has not come about in time"
        time.sleep(0.01)


class Guest:
    """Somebody with a browser: a cookie, requests, connections."""

    def __init__(self, server: Served | Killed, name: str = "") -> None:
        self.server = server
        self.cookie = ""
        if name:
            status, _ = self.request("/api/me", {"name": name})
            assert status == 200

    def request(
        self, path: str, body: object = None, method: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """A request over HTTP: the status and the answer."""
        data = None if body is None else json.dumps(body).encode()
        said = {"Origin": self.server.url, "Cookie": self.cookie, "Content-Type": "application/json", **(headers or {})}
        if data is None and not method:
            del said["Origin"]  # a browser sends none where nothing is changed
            said["Sec-Fetch-Site"] = "same-origin"
        sent = {key: value for key, value in said.items() if value}
        request = urllib.request.Request(self.server.url + path, data, sent, method=method or None)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                status, text, cookie = answer.status, answer.read(), answer.headers.get("Set-Cookie")
        except urllib.error.HTTPError as error:
            with error:
                status, text, cookie = error.code, error.read(), None
        if cookie:
            self.cookie = cookie.split(";")[0]
        try:
            return status, json.loads(text or b"null")
        except ValueError:
            return status, text.decode()

    def insist(self, path: str, body: object) -> tuple[int, Any]:
        """A request that is made again as long as the answer is to try later; the status and the last answer."""
        end = time.monotonic() + PATIENCE
        while (answer := self.request(path, body))[0] == 503 and time.monotonic() < end:
            time.sleep(0.2)
        return answer

    def open_room(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a room, as soon as the server is not overloaded; what came back."""
        status, seated = self.insist("/api/rooms", {"game": GAME, "seats": list(seats), **more})
        assert status == 201, seated
        assert isinstance(seated, dict)
        return seated

    def at(self, code: str, **hello: Any) -> Player:
        """A connection to a room, with the cookie."""
        return Player(self.server, code, self.cookie, **hello)


ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "computer", "player": "random"}
GREEDY = {"kind": "computer", "player": "greedy"}


class Player:
    """One connection to a room. Keeps what it was sent."""

    def __init__(self, server: Served | Killed, code: str, cookie: str = "", first: str = "", **hello: Any) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/{code}"
        headers = {"Cookie": cookie} if cookie else {}
        origin = server.url if cookie else None
        self.server = server
        self.ending = ExitStack()
        self.socket: ClientConnection = self.ending.enter_context(
            connect(
                address,
                subprotocols=[Subprotocol(PROTOCOL)],
                additional_headers=headers,
                origin=Origin(origin) if origin else None,
                max_size=1 << 24,
                proxy=None,
                open_timeout=PATIENCE,
            )
        )
        self.state: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.all: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.last = 0
        self.came = 0.0  # when the last state came, by `time.monotonic`
        with suppress(ConnectionClosed):  # a room that there is not is refused before anything is said
            if first:
                self.socket.send(first)
            else:
                self.send("hello", **hello)

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message; its number."""
        self.last += 1
        self.socket.send(json.dumps({"t": kind, "id": self.last, **fields}))
        return self.last

    def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(seconds)
        came = time.monotonic()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.all.append(message)
        if message["t"] == "state":
            assert message["fresh"] or message["seq"] == self.state["seq"] + 1, "a state is missing"
            self.state, self.came = message, came
        if message["t"] in ("people", "welcome"):
            self.room = message["room"]
        if message["t"] == "welcome":
            self.welcome = message
        return message

    def wait(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.next(seconds)
            if message["t"] == kind:
                return message

    def answer_to(self, number: int) -> dict[str, Any]:
        """What answers the message of that number."""
        while True:
            message = self.next()
            if message["re"] == number:
                return message

    def asked(self) -> dict[str, Any] | None:
        """The question to me, as soon as there is one; None if the game is over first."""
        while not self.state or (self.state["ask"] is None and self.state["over"] is None):
            self.next()
        ask = self.state["ask"]
        assert ask is None or isinstance(ask, dict)
        return ask

    def answer(self, option: int) -> dict[str, Any]:
        """Answer the open question; how that went."""
        seq = self.state["seq"]
        self.state = {**self.state, "ask": None}
        return self.answer_to(self.send("answer", seq=seq, option=option))

    def play(self, chance: Chance, steps: int = 100_000) -> int:
        """Answer at random, for so many questions or to the end; how many were answered."""
        done = 0
        while done < steps and (ask := self.asked()) is not None:
            got = self.answer(chance.below(len(ask["options"])))
            assert got["t"] == "done", got
            done += 1
        return done

    def drain(self) -> Player:
        """Take what has come; itself."""
        try:
            while True:
                self.next(0)
        except TimeoutError:
            return self

    def close(self) -> None:
        self.ending.close()

    def closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.next(20)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006
        finally:
            self.close()


def run_apart(work: Coroutine[Any, Any, T], run: Callable[[Coroutine[Any, Any, T]], T] = asyncio.run) -> T:
    """Run something to its end in a thread: in this one a browser of other tests may keep a loop that runs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run, work).result()


def two_at_a_table(server: Served) -> tuple[Player, Player]:
    """Two persons in a game that has begun: who is asked, and who waits."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    assert ben.request(f"/api/rooms/{code}/join", {})[0] == 201
    players = [anna.at(code), ben.at(code)]
    for player in players:
        player.wait("state")
    asked, waiting = sorted(players, key=lambda player: player.state["ask"] is None)
    return asked, waiting


def duel(players: list[Player], chance: Chance, steps: int = 100_000) -> int:
    """Let several players of one room answer at random; how many questions were answered."""
    done = 0
    while done < steps:
        until(lambda: drained(players))
        asked = [player for player in players if player.state["ask"]]
        if not asked:
            break
        assert len(asked) == 1, "two seats are asked at once"
        got = asked[0].answer(chance.below(len(asked[0].state["ask"]["options"])))
        assert got["t"] == "done", got
        done += 1
    return done


def drained(players: list[Player]) -> bool:
    """Whether all have taken what came, and one of them is asked or the game is over."""
    for player in players:
        player.drain()
    return all(player.state for player in players) and any(
        player.state["ask"] or player.state["over"] for player in players
    )
