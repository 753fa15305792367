"""HTTP as uvicorn serves it, except that nobody keeps a connection for nothing.

Head and body of a request have to come within some time, an answer has to be taken, and one
address has so many connections. There are never more than there are file descriptors for: where
all are taken, the oldest one that has not yet said what it wants is dropped for the next.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from regelwerk.server.api.addresses import LOOPBACK, counted_address
from regelwerk.server.api.websocket_protocol import TimeoutWebSocketProtocol

try:
    import resource
except ImportError:  # not on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

LOG: Final = logging.getLogger("regelwerk.server")
HEAD_SECONDS: Final = 10.0
"""Seconds from the connection, or the first byte of a further request, to the end of its head."""
BODY_SECONDS: Final = 60.0
"""Seconds from the end of the head to the end of the body."""
STUCK_SECONDS: Final = 30.0
"""Seconds after which a client that takes nothing of an answer is dropped."""
MOST_OF_ADDRESS: Final = 60
"""Connections of one address at once, besides its WebSockets; a browser opens six."""
RESERVED: Final = 256
"""File descriptors that are kept for the database, the workers, files and logs."""
MOST_DESCRIPTORS: Final = 65_536
"""More file descriptors than this are not asked for."""
REFUSALS: Final = {
    408: b"HTTP/1.1 408 Request Timeout\r\n",
    429: b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\n",
    503: b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n",
}
END: Final = b"Connection: close\r\nContent-Length: 0\r\n\r\n"


def most_connections() -> int:
    """How many connections there may be: as many file descriptors as this process may get, less those kept back."""
    if resource is None:
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max((wanted if soft == resource.RLIM_INFINITY else soft) - RESERVED, 64)


class ConnectionTable:
    """Every connection of a server.

    most       how many there may be
    addresses  how many each address has, WebSockets apart
    half_open  those that have not yet said what they want, the oldest first
    refused    how many were refused or dropped so far
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.addresses: Counter[str] = Counter()
        self.half_open: OrderedDict[asyncio.BaseTransport, asyncio.Transport] = OrderedDict()
        self.refused = 0

    def admit(self, transport: asyncio.Transport, address: str) -> int:
        """Take a connection in; 0, or the status with which it is refused."""
        if self.addresses[address] >= MOST_OF_ADDRESS and address not in LOOPBACK:
            self.refused += 1
            return 429
        if len(self.open) >= self.most:
            self.refused += 1
            if not self.half_open:
                return 503
            _, oldest = self.half_open.popitem(last=False)
            self.remove(oldest)
            oldest.abort()
        self.open[transport] = address
        self.addresses[address] += 1
        self.half_open[transport] = transport
        return 0

    def upgrade(self, transport: asyncio.BaseTransport) -> None:
        """It is a WebSocket from now on."""
        self.half_open.pop(transport, None)
        address = self.open.get(transport)
        if address is not None:
            self.open[transport] = ""
            self.discount(address)

    def remove(self, transport: asyncio.BaseTransport) -> None:
        """It has ended."""
        self.half_open.pop(transport, None)
        address = self.open.pop(transport, "")
        if address:
            self.discount(address)

    def discount(self, address: str) -> None:
        """An address has one less."""
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]


class GuardedHttpProtocol(H11Protocol):
    """A connection over HTTP that has to get on.

    phase  what it is waited for: "head", "body", or "" (nothing, or the server)
    """

    table: ClassVar[ConnectionTable]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's says the same
        super().connection_made(transport)
        self.phase = ""
        self.timer: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None
        self.is_refused = False
        status = self.table.admit(transport, counted_address(self.client[0] if self.client else ""))
        if status:
            self.refuse(status)
        else:
            self.wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_for("")
        self.resume_writing()
        self.table.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:  # else it is a WebSocket now, and has said all that it has to
            self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait_for("")
        self.table.upgrade(self.transport)
        super().handle_websocket_upgrade(event)

    def look(self) -> None:
        """Find out what is waited for now."""
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            self.wait_for("body")
        elif theirs is h11.IDLE and (self.conn.trailing_data[0] or self.cycle is None):
            self.wait_for("head")
        else:
            self.wait_for("")

    def wait_for(self, phase: str) -> None:
        """Wait for the head or body of a request, but not for ever."""
        if phase == self.phase:
            return
        self.phase = phase
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if phase:
            self.timer = self.loop.call_later(HEAD_SECONDS if phase == "head" else BODY_SECONDS, self.give_up)
        if phase == "head" and self.transport in self.table.open:
            self.table.half_open[self.transport] = self.transport
        else:
            self.table.half_open.pop(self.transport, None)

    def give_up(self) -> None:
        """The client has let the server wait for too long."""
        self.table.refused += 1
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if answering:
            self.transport.abort()
        else:
            self.refuse(408)

    def refuse(self, status: int) -> None:
        """End the connection with a status."""
        self.is_refused = True
        self.transport.write(REFUSALS[status] + END)
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stuck is None:
            self.stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        super().resume_writing()


class CountedWebSocketProtocol(TimeoutWebSocketProtocol):
    """A WebSocket whose end is noted."""

    table: ClassVar[ConnectionTable]

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.remove(self.transport)
        super().connection_lost(exc)


def protocols(table: ConnectionTable) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How connections of one server are served: over HTTP, and as WebSockets."""
    namespace: dict[str, Any] = {"table": table}
    http = type("Http", (GuardedHttpProtocol,), namespace)
    return http, type("WebSockets", (CountedWebSocketProtocol,), namespace)
