"""Requests and answers over HTTP: who asks, in which language, and JSON both ways."""

from __future__ import annotations

import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar, get_args

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from regelwerk.server.credentials import code as new_code
from regelwerk.server.credentials import guest_number
from regelwerk.server.i18n import translate
from regelwerk.server.leases import PlayedElsewhereError
from regelwerk.server.limited.events import LimitedEvents
from regelwerk.server.rooms.connection import BURST, TOGETHER, RateLimiter
from regelwerk.server.rooms.lobby import Lobby
from regelwerk.server.rooms.names import safe_name
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.rooms.seating import SeatClaim
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.http_api import ErrorBody as WrongForm
from regelwerk.server.tournaments.tournaments import Tournaments
from regelwerk.server.worker.pool import WorkerBusyError

Form = TypeVar("Form")
Endpoint = Callable[[Request], Awaitable[Response]]

LOG: Final = logging.getLogger("regelwerk.server")
COOKIE: Final = "regelwerk"
YEAR: Final = 365 * 24 * 3600
OWNER: Final = "regelwerk-owner"
"""The header with the address of the server that plays a room."""
UNAVAILABLE: Final = 5
"""Seconds after which to come back when a worker has died, or the database takes nothing."""

encode: Final = msgspec.json.Encoder().encode


class AppContext:
    """What the endpoints work with, in `app.state.context`.

    events             sealed events and drafts, beside the rooms of the lobby
    tournaments        tournaments, beside both
    connections_by_ip  how many connections to rooms each address has; `buckets` counts what they all send
    """

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.events = LimitedEvents(lobby)
        self.tournaments = Tournaments(lobby, self.events)
        self.connections_by_ip: Counter[str] = Counter()
        self.buckets = RateLimiter(TOGETHER * lobby.speed, TOGETHER * BURST)


def context_of(request: HTTPConnection) -> AppContext:
    """The context of the application that a request came to."""
    found = request.app.state.context
    assert isinstance(found, AppContext)
    return found


def code_of(request: Request) -> str:
    """The code in the address: of a room, a sealed event or a tournament."""
    return str(request.path_params["code"])


def request_language(request: HTTPConnection) -> Lang:
    """The language that is asked for: `?lang=`, else what the browser likes best."""
    asked = request.query_params.get("lang")
    if asked is None:
        asked = request.headers.get("accept-language", "en")[:2].lower()
    return msgspec.convert(asked, Lang) if asked in get_args(Lang) else "en"


def current_guest(request: HTTPConnection) -> tuple[str, str]:
    """The guest's id and name, empty for an unknown visitor.

    A cookie counts only for requests of our own pages and for those that no page has made
    on somebody's behalf (a browser then sends no `Origin`, and has sent `Sec-Fetch-Site`).
    """
    if seat_token(request):
        return "", ""
    own = request.scope["state"].get("own")
    fetched = request.headers.get("sec-fetch-site", "")
    trusted = own is True or (own is None and fetched in ("same-origin", "none"))
    reading = request.scope["type"] == "http" and request.scope["method"] in ("GET", "HEAD")
    if not trusted and not (reading and own is None):
        return "", ""
    guests = context_of(request).lobby.guests
    found = guests.read_cookie(request.cookies.get(COOKIE, "")) or ("", "")
    guests.note_seen(found[0])
    return found


def seat_token(request: HTTPConnection) -> str:
    """The seat token of `Authorization: Bearer`, "" if there is none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def refuse_seat_token(request: HTTPConnection) -> None:
    """Refuse a request that says who it is by a seat token only. Raises RequestError."""
    if seat_token(request):
        raise RequestError(401, "seat-token")


def seat_claim(request: HTTPConnection) -> SeatClaim | None:
    """What the seat token of a request says, None without a valid one."""
    return context_of(request).lobby.guests.read_seat(seat_token(request))


def require_guest(request: HTTPConnection) -> tuple[str, str]:
    """The guest's id and name. Raises RequestError for an unknown visitor, and for a seat token."""
    refuse_seat_token(request)
    guest, name = current_guest(request)
    if not guest:
        raise RequestError(401, "who")
    return guest, safe_name(name) or translate(request_language(request), "guest")


def new_guest(lang: str) -> tuple[str, str]:
    """Return the id and the name of a new guest: "Guest 4821"."""
    return new_code(16), f"{translate(lang, 'guest')} {guest_number()}"


def set_guest_cookie(request: HTTPConnection, response: Response, guest: str, name: str) -> None:
    """Set the cookie that says who it is."""
    value = context_of(request).lobby.guests.sign_cookie(guest, safe_name(name))
    secure = request.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


async def parse_body(request: Request, kind: type[Form]) -> Form:
    """The body of a request. Raises RequestError for one that is not of that shape."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise RequestError(400, "bad-request", why=str(error)[:200]) from None


def json_response(value: object, status: int = 200, keep: bool = False) -> Response:
    """An answer. `keep`: it never changes under this address."""
    kept = "public, max-age=31536000, immutable" if keep else "no-store"
    return Response(encode(value), status, {"cache-control": kept}, "application/json")


def error_body(error: RequestError, lang: str) -> Response:
    """A refusal in words."""
    text = translate(lang, error.key, **error.values)
    response = json_response(WrongForm(error.key, text, error.faults), error.status)
    if isinstance(error, PlayedElsewhereError):
        response.headers[OWNER] = error.address
    if error.retry:
        response.headers["retry-after"] = str(math.ceil(error.retry))
    return response


async def on_request_error(request: Request, error: Exception) -> Response:
    """Answer a request that could not be fulfilled."""
    assert isinstance(error, RequestError)
    return error_body(error, request_language(request))


async def on_unavailable(request: Request, error: Exception) -> Response:
    """Answer a request that a worker has died over, or that could not be written down: nothing has changed."""
    if isinstance(error, WorkerBusyError):
        return error_body(
            RequestError(503, "busy-for", retry=error.retry, seconds=error.retry), request_language(request)
        )
    why = str(error).partition("\n")[0]
    LOG.error("%s %s: %s: %s", request.method, request.url.path, type(error).__name__, why)
    return error_body(RequestError(503, "busy", retry=UNAVAILABLE), request_language(request))


async def on_damaged_room(request: Request, error: Exception) -> Response:
    """Answer a request about a room that cannot be read; the log has said so."""
    return error_body(RequestError(500, "damaged"), request_language(request))


def query_int(request: Request, key: str, usual: int, least: int, most: int) -> int:
    """A number of the query, kept within its bounds."""
    text: Any = request.query_params.get(key, "")
    digits = text.removeprefix("-")
    if not digits.isdigit() or len(digits) > 9:
        return usual
    return max(least, min(most, int(text)))
