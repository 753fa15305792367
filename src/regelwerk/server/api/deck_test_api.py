"""Testing a deck against those that come with the game, over HTTP."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk.server.api.catalog_api import game_of
from regelwerk.server.api.requests import context_of, json_response, parse_body, require_guest
from regelwerk.server.rooms.request_error import RequestError, check_amount
from regelwerk.server.schema.deck_tests import DeckTestProgress, DeckToTest
from regelwerk.server.worker.commands import CommandFailed
from regelwerk.server.worker.reader_commands import DeckTested, PlayDeckTest

PATIENCE: Final = 30.0
"""Seconds that a part of a test may take: one game at least."""


async def play_deck_test(request: Request) -> Response:
    """`POST /api/games/GAME/decks/test`: each request plays a little further."""
    game = game_of(request)
    require_guest(request)
    form = await parse_body(request, DeckToTest)
    check_amount(form.text, {})
    command = PlayDeckTest(room="", game=game, text=form.text, lang=form.lang, edition=form.edition)
    reply = await context_of(request).lobby.pools.replays.ask(command, PATIENCE)
    if not isinstance(reply, DeckTested):
        why = reply.text.strip()[-300:] if isinstance(reply, CommandFailed) else ""
        raise RequestError(400, "bad-request", why=why)
    return json_response(msgspec.convert(reply.progress, DeckTestProgress))


ROUTES: Final = [Route("/api/games/{game}/decks/test", play_deck_test, methods=["POST"])]
