"""Puzzles over HTTP: which there are, those of the day, and opening one."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk import game_registry, puzzles
from regelwerk.puzzles import UnknownPuzzleError
from regelwerk.server.api.catalog_api import faces_by_code
from regelwerk.server.api.requests import context_of, json_response, parse_body, request_language, require_guest
from regelwerk.server.api.room_api import seated
from regelwerk.server.i18n import translate
from regelwerk.server.rooms.puzzles import open_puzzle as open_room
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.puzzles import OpenPuzzle, PuzzleInfo, PuzzleList


async def all_puzzles(request: Request) -> Response:
    """`GET /api/puzzles`."""
    today = datetime.now(UTC).date()
    return json_response(listed(request_language(request), today))


def listed(lang: Lang, day: date) -> PuzzleList:
    """All puzzles, and those of a day."""
    found = infos(lang)
    games = list(dict.fromkeys(info.game for info in found))
    daily = [puzzles.of_the_day(day, game) for game in games]
    return PuzzleList(
        day=day.isoformat(),
        today=puzzles.of_the_day(day).name if found else "",
        daily=[puzzle.name for puzzle in daily],
        faces={one.name: faces_by_code(one.game, lang)[one.front] for one in daily if one.front},
        puzzles=list(found),
    )


@cache
def infos(lang: Lang) -> tuple[PuzzleInfo, ...]:
    """Every puzzle, as it is sent."""
    return tuple(
        PuzzleInfo(
            name=puzzle.name,
            game=game,
            number=int(puzzle.name.rpartition("/")[2]),
            task=translate(lang, f"puzzle-task-{puzzle.task}"),
            depth=puzzle.depth,
        )
        for game in game_registry.names()
        for puzzle in puzzles.shipped(game)
    )


async def open_puzzle(request: Request) -> Response:
    """`POST /api/puzzles`."""
    guest, name = require_guest(request)
    form = await parse_body(request, OpenPuzzle)
    try:
        record, seat = await open_room(context_of(request).lobby, form, guest, name)
    except UnknownPuzzleError:
        raise RequestError(404, "no-puzzle") from None
    return seated(request, record, seat, guest)


ROUTES = [
    Route("/api/puzzles", all_puzzles),
    Route("/api/puzzles", open_puzzle, methods=["POST"]),
]
