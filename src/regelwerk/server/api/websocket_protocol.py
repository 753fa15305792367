"""A WebSocket as uvicorn serves it, except that one whose client takes nothing comes to an end.

Left alone, a connection is closed only when everything that was written has been taken; who
reads nothing could keep it, its buffers and its place for ever.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

FLUSH: Final = 10.0
"""Seconds that the last of what was written may take to go out once nobody listens any more."""


LEVEL: Final = 1
"""How hard states are compressed: a quarter longer than by zlib's usual 6, and in half the time."""


class TimeoutWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that is cut where it does not end by itself."""

    def __init__(self, *rest: Any, **more: Any) -> None:
        super().__init__(*rest, **more)
        for extension in self.conn.available_extensions or ():
            if isinstance(extension, ServerPerMessageDeflateFactory):
                extension.compress_settings = {**(extension.compress_settings or {}), "level": LEVEL}

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
