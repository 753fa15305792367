"""What a guest plays and has played, over HTTP: nobody but the guest gets it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk import game_registry, players
from regelwerk.server.api.requests import context_of, json_response, query_int, request_language, require_guest
from regelwerk.server.rooms.lobby import MOST_RUNNING, computer_name
from regelwerk.server.rooms.matches import is_between
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.rooms.room_info import describe
from regelwerk.server.rooms.seating import seat_of
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.my_games import (
    FinishedGame,
    FinishedGames,
    OutcomeTally,
    OwnReplay,
    OwnReplays,
    RunningGame,
    RunningGames,
)
from regelwerk.server.storage import replays, results, store
from regelwerk.server.storage.results import FinishedRecord, OutcomeCount
from regelwerk.server.storage.store import RoomRecord

PAGE: Final = 20
"""So many finished games, or replays, are sent if no number is asked for."""
LARGEST_PAGE: Final = 50
LAST: Final = 1_000_000
MINUTE: Final = 60
SECOND: Final = 1000
"""Milliseconds."""


async def running(request: Request) -> Response:
    """`GET /api/me/games/running`."""
    guest, _ = require_guest(request)
    lobby = context_of(request).lobby
    found = await lobby.database.read(store.list_unfinished_rooms(guest, MOST_RUNNING))
    games = [running_game(request, record, guest) for record in found]
    return json_response(RunningGames(sorted((game for game in games if game is not None), key=order)))


def order(game: RunningGame) -> tuple[int, int]:
    """Where I am asked, for longest; then where others are, the latest; then where nobody plays yet."""
    if game.asked == game.seat:
        return (0, game.since)
    return (1 if game.room.status == "playing" else 2, -game.since)


def running_game(request: Request, stored: RoomRecord, guest: str) -> RunningGame | None:
    """A room as this guest may know it, with who is asked; None if the guest does not sit there, or it is over.

    Of a room in memory that counts which has been sent: what is stored may be ahead of it.
    """
    room = context_of(request).lobby.rooms.get(stored.code)
    record = stored if room is None else room.record
    seat = seat_of(record, guest)
    if seat < 0 or record.status == "over":
        return None
    asked, at = (stored.clocks.asked, stored.clocks.since) if room is None else room.shown_asked
    match = record.details.match
    if record.status != "playing":
        asked, at = -1, record.created
    elif is_between(record) and match is not None:
        asked = -1 if any(one.seat == seat for one in match.given) else seat
    lang = request_language(request)
    info = describe(record, lang, guest) if room is None else room.info(lang, guest)
    since = at // SECOND
    return RunningGame(info, seat, asked, since - since % MINUTE)


async def finished(request: Request) -> Response:
    """`GET /api/me/games/finished`."""
    guest, _ = require_guest(request)
    game = request.query_params.get("game", "")
    if game and game not in game_registry.names():
        raise RequestError(404, "no-game")
    first, count = page_of(request)
    found = await context_of(request).lobby.database.read(results.guest_history(guest, game, first, count))
    lang = request_language(request)
    games = [finished_game(one, lang, guest) for one in found.games]
    decks = [deck_tally(one, lang) for one in found.decks]
    opponents = [opponent_tally(one, lang) for one in found.opponents]
    return json_response(FinishedGames(found.total, games, decks, opponents))


def page_of(request: Request) -> tuple[int, int]:
    """Which part of a list is asked for: the first, and how many."""
    return query_int(request, "from", 0, 0, LAST), query_int(request, "count", PAGE, 1, LARGEST_PAGE)


def finished_game(found: FinishedRecord, lang: Lang, guest: str) -> FinishedGame:
    """A finished game as the guest is told of it."""
    details = found.room.details
    decisions = found.room.steps + (details.match.steps if details.match is not None else 0)
    begun, ended = details.begun // SECOND, found.ended // SECOND
    info = describe(found.room, lang, guest)
    return FinishedGame(info, found.seat, found.outcome, begun, ended, decisions, found.replay)


def deck_tally(one: OutcomeCount, lang: str) -> OutcomeTally:
    """The results with one deck; one that comes with a game has its name in the reader's language."""
    title = game_registry.package(one.game).deck_title(one.name, lang)
    return OutcomeTally(title, one.game, "", one.won, one.lost, one.drawn)


def opponent_tally(one: OutcomeCount, lang: Lang) -> OutcomeTally:
    """How it went against somebody; the id of a guest is told to nobody."""
    player = one.key if one.key in players.ALL_NAMES else ""
    name = computer_name(player, lang) if player else one.name
    return OutcomeTally(name, "", player, one.won, one.lost, one.drawn)


async def own_replays(request: Request) -> Response:
    """`GET /api/me/replays`."""
    guest, _ = require_guest(request)
    first, count = page_of(request)
    total, found = await context_of(request).lobby.database.read(replays.list_owned(guest, first, count))
    listed = [OwnReplay(one.code, one.game, one.names, one.created // SECOND, one.uploaded, one.room) for one in found]
    return json_response(OwnReplays(total, listed))


ROUTES: Final = [
    Route("/api/me/games/running", running),
    Route("/api/me/games/finished", finished),
    Route("/api/me/replays", own_replays),
]
