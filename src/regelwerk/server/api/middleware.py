"""What stands before every request: who may ask at all, how much, how often; and the headers of every answer."""

from __future__ import annotations

import logging
import time
from asyncio import sleep
from collections.abc import Set
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regelwerk.server.api.addresses import counted_address
from regelwerk.server.api.requests import error_body, request_language
from regelwerk.server.logs import log_access
from regelwerk.server.metrics import Metrics
from regelwerk.server.rooms.connection import RateLimiter, TokenBucket
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.schema.websocket import PROTOCOL
from regelwerk.server.worker.fair_pool import CLIENT

LOG: Final = logging.getLogger("regelwerk.server")
LARGEST: Final = 5 << 20
"""No body of a request is larger than this (a replay is the largest thing that is sent)."""
SPEED: Final = 20.0
BURST: Final = 120.0
"""Requests of one address in a second, and at once; what changes something or takes long counts for five."""

DELAY: Final = 1.0
"""Seconds after which whoever asks too fast is told so: meanwhile his connection asks for nothing else."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing from elsewhere, and no script inside a page."""
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Headers of every answer."""


def same_origin(headers: Headers, scheme: str, allowed: frozenset[str]) -> bool | None:
    """Whether the request comes from our own page: exactly this scheme, host and port. None: it does not say.

    >>> own = Headers({"host": "table.example:8000", "origin": "http://table.example:8000"})
    >>> other = Headers({"host": "table.example:8000", "origin": "http://table.example"})
    >>> same_origin(own, "http", frozenset()), same_origin(other, "http", frozenset())
    (True, False)
    """
    origin = headers.get("origin")
    if origin is None:
        return None
    if origin in allowed:
        return True
    if allowed:
        return False
    url = urlsplit(origin)
    secure = "https" if scheme in ("https", "wss") else "http"
    return url.scheme == secure and url.netloc == headers.get("host", "") and origin == f"{secure}://{url.netloc}"


class RequestGuard:
    """The outermost layer of the application.

    origins  where pages may come from besides our own address; if there are any, only from there
    speed    requests of one address that are answered in a second
    metrics  counts them
    banned   addresses that are answered nothing
    """

    def __init__(self, app: ASGIApp, origins: frozenset[str], speed: float, metrics: Metrics, banned: Set[str]) -> None:
        self.app = app
        self.metrics = metrics
        self.banned = banned
        self.origins = origins
        self.buckets = RateLimiter(speed, BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        CLIENT.set(client_of(scope))
        headers = Headers(scope=scope)
        own = same_origin(headers, scope["scheme"], self.origins)
        scope.setdefault("state", {})["own"] = own
        if scope["type"] == "websocket":
            banned = client_of(scope) in self.banned
            if not banned and self.allows(scope, 2.0) and "\0" not in scope["path"]:
                await self.app(scope, receive, send)
            else:
                await sleep(DELAY)
                # Accepted first: only then is the code sent, and not just a failed handshake.
                await receive()
                offered = [name for name in scope.get("subprotocols", []) if name == PROTOCOL]
                await send({"type": "websocket.accept", "subprotocol": offered[0] if offered else None})
                await send({"type": "websocket.close", "code": CloseCode.FORBIDDEN if banned else CloseCode.TOO_MANY})
            return
        changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        refusal = self.refuse(scope, headers, own, changes)
        if refusal is None:
            await self.serve(self.app, scope, receive, send)
            return
        if refusal.status == 429:
            await sleep(DELAY)
        answer = error_body(refusal, request_language(HTTPConnection(scope)))
        answer.headers["connection"] = "close"  # what else it sends need not be read
        await self.serve(answer, scope, receive, send)

    def refuse(self, scope: Scope, headers: Headers, own: bool | None, changes: bool) -> RequestError | None:
        """Why a request is refused before it reaches the application; None if it is not."""
        heavy = changes or scope["path"].startswith("/api/replays")
        cost = 5.0 if heavy else 1.0
        if not self.allows(scope, cost):
            return RequestError(429, "too-fast", retry=self.bucket(scope).wait(cost))
        if client_of(scope) in self.banned:
            return RequestError(403, "banned")
        if changes and own is False:
            return RequestError(403, "origin")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return RequestError(400, "bad-request", why="invalid character")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST:
            return RequestError(413, "too-large")
        return None

    def allows(self, scope: Scope, cost: float) -> bool:
        """Whether its address may ask for something of that cost now."""
        return self.bucket(scope).take(time.monotonic(), cost)

    def bucket(self, scope: Scope) -> TokenBucket:
        """What is counted for the address of a request."""
        return self.buckets.of(client_of(scope))

    async def serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, with a measure on its body and with our headers on the answer."""
        began = time.monotonic()
        size = sent = status = 0

        async def measured() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST:
                raise RequestError(413, "too-large")
            return message

        async def with_headers(message: Message) -> None:
            nonlocal sent, status
            sent += len(message.get("body", b""))
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await app(scope, measured, with_headers)
        except ClientDisconnect:
            status = 0  # whatever was sent, nobody was there
            LOG.info("%s %s: broken off by the client after %d bytes", scope["method"], scope["path"], size)
        finally:
            if status:
                self.metrics.requests.labels(str(status)).inc()
                log_access(client_of(scope), scope["method"], scope["path"], status, time.monotonic() - began, sent)


def client_of(scope: Scope) -> str:
    """The address that a request or connection is counted for."""
    client = scope.get("client")
    return counted_address(client[0] if client else "")
