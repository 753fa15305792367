"""What stands before every request: who may ask at all, how much, how often; and the headers of every answer."""

from __future__ import annotations

import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regelwerk.server.rooms.connection import RateLimiter
from regelwerk.server.rooms.lobby import RequestError
from regelwerk.server.schema.websocket import PROTOCOL

LOG: Final = logging.getLogger("regelwerk.server")
LARGEST: Final = 5 << 20
"""No body of a request is larger than this (a replay is the largest thing that is sent)."""
SPEED: Final = 20.0
BURST: Final = 120.0
"""Requests of one address in a second, and at once; what changes something or takes long counts for five."""

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
    """

    def __init__(self, app: ASGIApp, origins: frozenset[str], speed: float = SPEED) -> None:
        self.app = app
        self.origins = origins
        self.buckets = RateLimiter(speed, BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        own = same_origin(headers, scope["scheme"], self.origins)
        scope.setdefault("state", {})["own"] = own
        if scope["type"] == "websocket":
            if self.allows(scope, 2.0) and "\0" not in scope["path"]:
                await self.app(scope, receive, send)
            else:
                # Accepted first: only then is the code sent, and not just a failed handshake.
                await receive()
                offered = [name for name in scope.get("subprotocols", []) if name == PROTOCOL]
                await send({"type": "websocket.accept", "subprotocol": offered[0] if offered else None})
                await send({"type": "websocket.close", "code": 4009})
            return
        changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        refusal = self.refuse(scope, headers, own, changes)
        if refusal:
            await answer(send, *refusal)
            return
        await self.serve(scope, receive, send)

    def refuse(self, scope: Scope, headers: Headers, own: bool | None, changes: bool) -> tuple[int, str] | None:
        """The status and code with which a request is refused; None if it is not."""
        heavy = changes or scope["path"].startswith("/api/replays")
        if not self.allows(scope, 5.0 if heavy else 1.0):
            return 429, "too-fast"
        if changes and own is False:
            return 403, "origin"
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 400, "bad-request"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST:
            return 413, "too-large"
        return None

    def allows(self, scope: Scope, cost: float) -> bool:
        """Whether its address may ask for something of that cost now."""
        client = scope.get("client")
        return self.buckets.of(client[0] if client else "").take(time.monotonic(), cost)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, with a measure on its body and with our headers on the answer."""
        size = 0

        async def measured() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST:
                raise RequestError(413, "too-large")
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, measured, with_headers)
        except ClientDisconnect:
            LOG.info("%s %s: broken off by the client after %d bytes", scope["method"], scope["path"], size)


async def answer(send: Send, status: int, code: str) -> None:
    """A refusal that never reached the application."""
    body = b'{"code":"%s","text":"%s","faults":[],"reasons":[]}' % (code.encode(), code.encode())
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in ALWAYS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
