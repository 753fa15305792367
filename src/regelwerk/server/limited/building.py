"""Decks from the pools of an event: suggesting, checking, keeping them, and opening games with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.limited.builder import build
from regelwerk.limited.ratings import ratings
from regelwerk.server.limited.event import DECK_NAMES, LimitedEvent
from regelwerk.server.limited.events import LimitedEvents
from regelwerk.server.rooms.lobby import DEFAULT_PLAYER
from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.schema.common import ClockRule, Lang
from regelwerk.server.schema.http_api import FaultInfo
from regelwerk.server.schema.limited import DeckSuggestion, PlayLimited, PoolDeck
from regelwerk.server.storage import store
from regelwerk.server.storage.limited import StoredGame
from regelwerk.server.storage.store import RoomDetails, RoomRecord, SeatRecord
from regelwerk.server.storage.stored_match import StoredMatch

MOST_GAMES: Final = 200
"""So many games does an event have at most."""


def pool_of(event: LimitedEvent, guest: str) -> tuple[int, list[str]]:
    """The seat of a guest and all its cards. Raises RequestError before they are complete."""
    seat = event.own_seat(guest)
    if event.record.status != "building":
        raise RequestError(409, "no-pool")
    return seat, event.record.details.pools[seat]


def suggest(event: LimitedEvent, guest: str, leader: str) -> DeckSuggestion:
    """The deck that a computer would build from the pool of a guest. Raises RequestError."""
    _, pool = pool_of(event, guest)
    if leader and leader not in event.play.leaders:
        raise RequestError(400, "bad-leader")
    built = build(event.play, pool, ratings(event.play), leader)
    return DeckSuggestion(
        built.leader,
        list(built.main),
        built.fitting,
        list(built.curve),
        built.bodies,
        built.sources,
        list(built.best),
        built.lacking,
    )


def check(event: LimitedEvent, guest: str, wish: PoolDeck, lang: Lang) -> list[FaultInfo]:
    """Everything that is wrong with a deck from the pool of a guest. Raises RequestError for one that is none."""
    _, pool = pool_of(event, guest)
    return faults_of(event, pool, deck_of(event, pool, wish), lang)


def deck_of(event: LimitedEvent, pool: Sequence[str], wish: PoolDeck) -> Any:
    """The deck that is meant; what the pool has left is its side deck. Raises RequestError."""
    play = event.play
    if wish.leader not in play.leaders:
        raise RequestError(400, "bad-leader")
    if any(code not in play.cards for code in wish.main):
        raise RequestError(400, "not-in-set")
    rest = list(pool)
    for code in wish.main:
        if code in rest:
            rest.remove(code)
    return play.deck(DECK_NAMES[event.record.kind], wish.leader, wish.main, rest)


def faults_of(event: LimitedEvent, pool: Sequence[str], deck: Any, lang: Lang) -> list[FaultInfo]:
    """Everything that is wrong with a deck, in words."""
    library = game_registry.package(event.record.game).card_library()
    return [
        FaultInfo(library.fault_line(fault, lang), fault.rule.number if fault.rule is not None else "", 0, "")
        for fault in event.play.faults(deck, pool)
    ]


async def keep_deck(events: LimitedEvents, code: str, wish: PoolDeck, guest: str, lang: Lang) -> None:
    """Keep the deck with which a guest plays from now on. Raises RequestError with everything that is wrong."""
    async with events.held(code) as event:
        seat, pool = pool_of(event, guest)
        deck = deck_of(event, pool, wish)
        faults = faults_of(event, pool, deck, lang)
        name = DECK_NAMES[event.record.kind]
        if faults:
            raise RequestError(400, "bad-deck", faults, name=name)
        record = event.copy()
        place = record.details.places[seat]
        place.deck, place.title = event.play.write(deck), name
        await events.store(event, record)


# --------------------------------------------------------------------------- games


async def play(events: LimitedEvents, code: str, wish: PlayLimited, guest: str) -> tuple[RoomRecord, int]:
    """Open a game against another seat; the one that is on between the two, if there is one. Its room, my seat."""
    async with events.held(code) as event:
        seat, _ = pool_of(event, guest)
        places = event.places
        if event.record.details.tournament:
            raise RequestError(409, "event-tournament")
        if wish.against == seat or wish.against >= len(places):
            raise RequestError(400, "bad-opponent")
        running = await running_game(events, event, seat, wish.against)
        if running is not None:
            return running
        for one in (seat, wish.against):
            if not places[one].deck:
                raise RequestError(409, "no-deck-yet", name=places[one].name)
        if len(event.record.details.games) >= MOST_GAMES:
            raise RequestError(429, "too-many-games", most=MOST_GAMES)
        await events.lobby.check_running(guest)
        room = await events.lobby.store_room(event.record.game, game_of(event, seat, wish), True)
        record = event.copy()
        record.details.games.append(StoredGame(room.code, seat, wish.against))
        await events.store(event, record)
        return room, 0


def game_of(event: LimitedEvent, seat: int, wish: PlayLimited) -> RoomDetails:
    """A room for a game between two seats. Nobody watches: others have yet to meet these decks."""
    seated = []
    for one in (seat, wish.against):
        old = event.places[one]
        player = (old.player or DEFAULT_PLAYER) if old.kind == "computer" else ""
        seated.append(SeatRecord(old.kind, old.name, player, old.guest, -1, old.deck, old.title))
    match = StoredMatch(wish.match) if wish.match else None
    return RoomDetails("", make_names_distinct(seated), False, ClockRule(), match=match, event=event.record.code)


async def running_game(
    events: LimitedEvents, event: LimitedEvent, seat: int, other: int
) -> tuple[RoomRecord, int] | None:
    """The game between two seats that is not over, and where the first of them sits in its room."""
    codes = {
        game.room: 0 if game.first == seat else 1
        for game in event.record.details.games
        if {game.first, game.second} == {seat, other}
    }
    found = await events.database.read(lambda connection: store.readable_rooms(connection, codes))
    for room in found:
        if room.status != "over":
            return room, codes[room.code]
    return None


async def event_rooms(events: LimitedEvents, games: Sequence[StoredGame]) -> dict[str, RoomRecord]:
    """The rooms of the games of an event that are still kept, by code."""
    codes = [game.room for game in games]
    found = await events.database.read(lambda connection: store.readable_rooms(connection, codes)) if codes else []
    return {room.code: room for room in found}
