"""Who calls a server from outside: somebody with an address and a cookie, and his connections to rooms."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from regelwerk.server.schema.websocket import PROTOCOL


class Caller:
    """Somebody with an address and a cookie. `retry`: when to come back, as the last answer said (seconds; "": not)."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.cookie = self.retry = ""
        status, _ = self.ask("/api/me", {"name": "Anna"})
        assert status == 200, status

    def ask(self, path: str, body: object = None, **more: str) -> tuple[int, Any]:
        """A request over HTTP, with further headers: status and answer."""
        with ExitStack() as stack:
            asking = HTTPConnection("127.0.0.1", self.port, timeout=120, source_address=(self.address, 0))
            stack.callback(asking.close)
            headers = {"Origin": f"http://127.0.0.1:{self.port}", "Cookie": self.cookie, **more}
            data = body if body is None or isinstance(body, bytes) else json.dumps(body)
            asking.request("GET" if body is None else "POST", path, data, headers)
            answer = asking.getresponse()
            said = answer.read()
            self.retry = answer.headers["Retry-After"] or ""
            if answer.headers["Set-Cookie"]:
                self.cookie = answer.headers["Set-Cookie"].split(";")[0]
            return answer.status, read_json(said)

    def connected(self) -> socket.socket:
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.port), 10, (self.address, 0))

    def at(self, code: str, token: str = "", origin: str = "", first: str = "hello") -> Table:
        """A connection to a room, by the cookie unless a token is given; `first`: the kind of its first message."""
        return Table(self, code, token, origin, first)


def read_json(said: bytes) -> Any:
    """What was answered, as it is if it is no JSON."""
    try:
        return json.loads(said or b"null")
    except ValueError:
        return said.decode(errors="replace")


class Table:
    """A connection to a room: what it was sent, and with which code it was closed (0: it is open)."""

    def __init__(self, caller: Caller, code: str, token: str, origin: str, first: str) -> None:
        own = f"http://127.0.0.1:{caller.port}"
        self.ending = ExitStack()
        self.socket: ClientConnection = self.ending.enter_context(
            connect(
                f"ws://127.0.0.1:{caller.port}/ws/{code}",
                subprotocols=[Subprotocol(PROTOCOL)],
                origin=None if token else Origin(origin or own),
                additional_headers={} if token else {"Cookie": caller.cookie},
                max_size=1 << 24,
                proxy=None,
            )
        )
        self.seen: list[dict[str, Any]] = []
        self.closed = 0
        self.number = 0
        self.send(first, **({"token": token} if first == "hello" else {}))

    def send(self, kind: str, **fields: object) -> int:
        """Send a message; its number."""
        self.number += 1
        try:
            self.socket.send(json.dumps({"t": kind, "id": self.number, **fields}))
        except ConnectionClosed as end:
            self.closed = end.rcvd.code if end.rcvd is not None else 1006
        return self.number

    def hear(self, seconds: float = 0.5) -> list[dict[str, Any]]:
        """What comes within some time without anything new; all that has come with this."""
        try:
            while not self.closed:
                self.seen.append(json.loads(self.socket.recv(seconds)))
        except TimeoutError:
            pass
        except ConnectionClosed as end:
            self.closed = end.rcvd.code if end.rcvd is not None else 1006
        return self.seen

    def wait(self, kind: str, re: int = 0, seconds: float = 30) -> dict[str, Any]:
        """The next message of a kind, or the one that answers that number. Raises ConnectionClosed, TimeoutError."""
        end = time.monotonic() + seconds
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(max(end - time.monotonic(), 0)))
            self.seen.append(message)
            if message["re"] == re if re else message["t"] == kind:
                return message

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind, {} if there was none."""
        return next((message for message in reversed(self.seen) if message["t"] == kind), {})

    def close(self) -> None:
        """Hang up."""
        self.ending.close()


def next_state(table: Any) -> dict[str, Any]:
    """The next state that a connection is sent."""
    while True:
        message: dict[str, Any] = json.loads(table.recv(120))
        if message["t"] == "state":
            return message
