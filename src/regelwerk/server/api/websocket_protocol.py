"""A WebSocket as uvicorn serves it, except that one whose client takes nothing comes to an end.

Left alone, a connection is closed only when everything that was written has been taken; who
reads nothing could keep it, its buffers and its place for ever.
"""

from __future__ import annotations

from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FLUSH: Final = 10.0
"""Seconds that the last of what was written may take to go out once nobody listens any more."""


class TimeoutWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that is cut where it does not end by itself."""

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.cut_later()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # refused in words, which is not an application that gave no answer

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def cut_later(self) -> None:
        """Give the rest some time to go out, then cut it."""
        self.loop.call_later(FLUSH, self.transport.abort)
