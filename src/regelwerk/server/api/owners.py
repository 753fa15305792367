"""Several servers on one database: who asks one of them for a room that another plays is led to that one.

The answer is 421 with its address in a header, for a proxy that stands before all of them and asks again there.
"""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from regelwerk.server.api.requests import context_of, error_body, request_language
from regelwerk.server.leases import PlayedElsewhereError

PATH: Final = re.compile(r"/(ws|api/rooms|api/limited)/([^/]+)")
"""Where a room, or an event, is asked for."""


class LeadToOwner:
    """Answers requests, also those to open a WebSocket, for what another server plays."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        address = ""
        if found is not None:
            context = context_of(HTTPConnection(scope))
            leases = context.events.leases if found[1] == "api/limited" else context.lobby.leases
            try:
                address = await leases.other_owner(found[2])
            except SQLAlchemyError:
                address = ""  # whoever answers finds that the database is away, and says so
        if address:
            answer = error_body(PlayedElsewhereError(address), request_language(HTTPConnection(scope)))
            await answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)
