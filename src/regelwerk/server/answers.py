"""Requests and answers over HTTP: who asks, in which language, and JSON both ways."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from regelwerk.server.forms import Wrong as WrongForm
from regelwerk.server.hall import Hall, Wrong, clean
from regelwerk.server.line import BURST, TOGETHER, Buckets
from regelwerk.server.say import say
from regelwerk.server.secret import Seal
from regelwerk.server.secret import code as new_code
from regelwerk.server.shapes import Lang

Form = TypeVar("Form")
Endpoint = Callable[[Request], Awaitable[Response]]

LOG: Final = logging.getLogger("regelwerk.server")
COOKIE: Final = "regelwerk"
YEAR: Final = 365 * 24 * 3600

encode: Final = msgspec.json.Encoder().encode


class House:
    """What the endpoints work with. Stands in `app.state.house`.

    cookies  the seal of the cookies
    here     how many connections to rooms each address has; `buckets` counts what they all send
    """

    def __init__(self, hall: Hall, key: str) -> None:
        self.hall = hall
        self.cookies = Seal(key, "guest")
        self.here: Counter[str] = Counter()
        self.buckets = Buckets(TOGETHER * hall.speed, TOGETHER * BURST)


def house(request: HTTPConnection) -> House:
    """The house that a request came to."""
    found = request.app.state.house
    assert isinstance(found, House)
    return found


def lang_of(request: HTTPConnection) -> Lang:
    """The language that is asked for: `?lang=`, else what the browser likes best."""
    asked = request.query_params.get("lang")
    if asked is None:
        asked = request.headers.get("accept-language", "en")[:2].lower()
    return "de" if asked == "de" else "en"


def guest_of(request: HTTPConnection) -> tuple[str, str]:
    """The guest's id and name, empty for whoever has not said.

    A cookie counts only for requests of our own pages and for those that no page has made
    on somebody's behalf (a browser then sends no `Origin`, and has sent `Sec-Fetch-Site`).
    """
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        said = house(request).hall.holder(token)
        return ("", "") if said is None else (said["g"], "")
    own = request.scope["state"].get("own")
    fetched = request.headers.get("sec-fetch-site", "")
    trusted = own is True or (own is None and fetched in ("same-origin", "none"))
    reading = request.scope["type"] == "http" and request.scope["method"] in ("GET", "HEAD")
    if not trusted and not (reading and own is None):
        return "", ""
    said = house(request).cookies.open(request.cookies.get(COOKIE, ""))
    if said is None or not isinstance(said.get("id"), str) or not isinstance(said.get("name"), str):
        return "", ""
    return said["id"], said["name"]


def must_be_somebody(request: HTTPConnection) -> tuple[str, str]:
    """The guest's id and name. Raises Wrong for whoever has not said."""
    guest, name = guest_of(request)
    if not guest:
        raise Wrong(401, "who")
    return guest, name or say(lang_of(request), "guest")


def new_guest(lang: str) -> tuple[str, str]:
    """Somebody new."""
    guest = new_code(16)
    return guest, f"{say(lang, 'guest')} {guest[:3]}"


def remember(request: HTTPConnection, response: Response, guest: str, name: str) -> None:
    """Set the cookie that says who it is."""
    value = house(request).cookies.close({"id": guest, "name": clean(name)})
    secure = request.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


async def form_of(request: Request, kind: type[Form]) -> Form:
    """The body of a request. Raises Wrong for one that is not of that shape."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise Wrong(400, "bad-request", why=str(error)[:200]) from None


def plain(value: object, status: int = 200, keep: bool = False) -> Response:
    """An answer. `keep`: it never changes under this address."""
    kept = "public, max-age=31536000, immutable" if keep else "no-store"
    return Response(encode(value), status, {"cache-control": kept}, "application/json")


def wrong(error: Wrong, lang: str) -> Response:
    """A refusal in words."""
    text = say(lang, error.key, **error.values)
    return plain(WrongForm(error.key, text, error.faults), error.status)


async def refused(request: Request, error: Exception) -> Response:
    """Answer a request that could not be fulfilled."""
    assert isinstance(error, Wrong)
    return wrong(error, lang_of(request))


async def busy(request: Request, error: Exception) -> Response:
    """Answer a request that a worker has died over, or that could not be written down: nothing has changed."""
    LOG.error("%s %s: %s: %s", request.method, request.url.path, type(error).__name__, error)
    return wrong(Wrong(503, "busy"), lang_of(request))


def number_of(request: Request, key: str, usual: int, least: int, most: int) -> int:
    """A number of the query, kept within its bounds."""
    said: Any = request.query_params.get(key, "")
    digits = said.removeprefix("-")
    if not digits.isdigit() or len(digits) > 9:
        return usual
    return max(least, min(most, int(said)))
