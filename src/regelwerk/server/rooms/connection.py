"""One connection to a room: who it is, what waits to be sent to it.

A connection that reads too slowly never holds anybody up: what waits for it is thrown away,
and it gets a whole `state` when it reads again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.worker.messages import Audience

if TYPE_CHECKING:
    from regelwerk.server.rooms.seating import SeatClaim

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 2 << 20
"""More than this never waits for one connection."""
MOST_LATE: Final = 10_000
"""So many messages at most wait for the delay of one connection."""
STUCK: Final = 20.0
"""Seconds after which a connection that takes nothing is given up."""

SPEED: Final = 30.0
BURST: Final = 100.0
"""Messages of a client that are read in a second, and how many at once; what it sends faster has to wait."""
TOGETHER: Final = 8
"""All connections of one address together may send so many times as much as one of them."""
ADDRESSES: Final = 20_000
"""So many addresses are counted at most."""
CHAT_RATE: Final = 0.5
CHAT_BURST: Final = 6.0
"""Things that somebody may say or report in a second, and at once."""


class TokenBucket:
    """Counts how often something is done; `take` says whether it may be done once more. Times in seconds."""

    def __init__(self, speed: float, burst: float) -> None:
        self.speed = speed
        self.burst = burst
        self.level = burst
        self.since = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether it may be done now.

        >>> bucket = TokenBucket(1.0, 2.0)
        >>> [bucket.take(10.0), bucket.take(10.0), bucket.take(10.0), bucket.take(11.0)]
        [True, True, False, True]
        """
        self.level = min(self.burst, self.level + (now - self.since) * self.speed)
        self.since = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds after which something of that cost may be done, as of the last `take`."""
        return max(cost - self.level, 0.0) / self.speed


class RateLimiter:
    """A bucket for each address; of those not seen for longest, the counts are dropped."""

    def __init__(self, speed: float, burst: float, most: int = ADDRESSES) -> None:
        self.speed = speed
        self.burst = max(speed, burst)
        self.most = most
        self.found: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        """What is counted for an address."""
        bucket = self.found.pop(address, None) or TokenBucket(self.speed, self.burst)
        self.found[address] = bucket
        if len(self.found) > self.most:
            self.found.popitem(last=False)
        return bucket


class Connection:
    """A connection.

    address       from where it was opened
    guest         who it is by its cookie, "" for nobody in particular
    claim         what its seat token says, None if it has sent none
    opened_by     the guests by whose cookie or token it was opened, with the generation of those
    watch         whether it wants only to watch
    watched_seat  the seat whose view it asks for when it watches
    seat          its own seat, -1 for who watches
    view_seat     the seat whose view it gets; its own, or -1, or one whose player lets everybody watch
    delay         seconds by which what it gets is late
    token         of its seat
    last_done_id  `id` of the message that was answered with `done_id` last
    last_read_ms  when what it has sent last was read, in milliseconds of `Room.now`
    done_id       `id` of a message that has just been carried out: it is answered before what came of it
    """

    def __init__(
        self, send: Callable[[bytes], Awaitable[None]], guest: str = "", speed: float = SPEED, address: str = ""
    ) -> None:
        self.send = send
        self.address = address
        self.guest = guest
        self.claim: SeatClaim | None = None
        self.opened_by: dict[str, int] = {}
        self.watch = False
        self.watched_seat = -1
        self.seat = -1
        self.view_seat = -1
        self.lang = "en"
        self.delay = 0
        self.token = ""
        self.done_id = 0
        self.last_done_id = 0
        self.last_read_ms = 0
        self.needs_resync = False
        self.closed = 0
        self.is_refused = False
        self.waiting: deque[bytes] = deque()
        self.delayed: deque[tuple[asyncio.TimerHandle, bytes]] = deque()
        self.size = 0
        self.news = asyncio.Event()
        self.bucket = TokenBucket(speed, max(speed, BURST))
        self.chat_bucket = TokenBucket(CHAT_RATE, CHAT_BURST)

    @property
    def audience(self) -> Audience:
        """Who it is as far as views go."""
        return (self.view_seat, self.lang)

    def enqueue(self, data: bytes) -> None:
        """Let this be sent; never waits."""
        if self.closed or self.needs_resync:
            return
        if len(self.waiting) >= MOST_MESSAGES or self.size + len(data) > MOST_BYTES:
            self.waiting.clear()
            self.size = 0
            self.needs_resync = True
        else:
            self.waiting.append(data)
            self.size += len(data)
        self.news.set()

    def enqueue_delayed(self, data: bytes) -> None:
        """Let this be sent after the delay, in the order in which it came."""
        if self.closed:
            return
        if len(self.delayed) >= MOST_LATE:
            self.drop_delayed()
            self.needs_resync = True
            self.news.set()
            return
        self.delayed.append((asyncio.get_running_loop().call_later(self.delay, self.release_delayed), data))

    def release_delayed(self) -> None:
        """What has waited for longest is late enough."""
        self.enqueue(self.delayed.popleft()[1])

    def drop_delayed(self) -> None:
        """What still waits for the delay is not sent: something else is watched from now on, or nothing."""
        while self.delayed:
            self.delayed.popleft()[0].cancel()

    def close(self, code: int) -> None:
        """Send what waits, then close with that code."""
        self.closed = code
        self.news.set()

    def refuse(self, code: int) -> None:
        """Close with that code at once: what still waits, and what it has sent, is not for it any longer."""
        self.is_refused = True
        self.drop_delayed()
        self.waiting.clear()
        self.size = 0
        self.close(code)

    async def send_loop(self, caught_up: Callable[[Connection], Awaitable[None]]) -> int:
        """Send what waits until the connection is to be closed; the code.

        `caught_up` is called when a connection that had fallen behind reads again.
        """
        while True:
            while self.waiting:
                data = self.waiting.popleft()
                self.size -= len(data)
                try:
                    async with asyncio.timeout(STUCK):
                        await self.send(data)
                except TimeoutError:
                    self.closed = self.closed or CloseCode.TOO_SLOW
                    return CloseCode.TOO_SLOW
            if self.closed:
                return self.closed
            if self.needs_resync:
                self.needs_resync = False
                await caught_up(self)
            self.news.clear()
            if not self.waiting and not self.closed and not self.needs_resync:
                await self.news.wait()
