"""The match of a room: what happens when a game of it is over, the exchange of cards, and the next game.

While its match is on, a room is "playing", also between two games; the game that was begun last is its record until
the next one begins. What a seat exchanges is told to nobody else, nor that it has said so: nothing is sent for it.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from regelwerk.kernel.match_score import DRAWN, MATCH, MatchScore
from regelwerk.kernel.persistence.match_record import match_header, match_text
from regelwerk.server.rooms import reports
from regelwerk.server.rooms.clock import ClockState, RoomClock
from regelwerk.server.rooms.computer_rooms import computers_alone
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.replies import reject_failed_command, reject_message, send_message
from regelwerk.server.schema.common import MatchInfo
from regelwerk.server.schema.matches import DeckCount, Exchange, ExchangeAsked
from regelwerk.server.schema.websocket import Acknowledged, ActionRefused
from regelwerk.server.storage import matches as match_store
from regelwerk.server.storage import store
from regelwerk.server.storage.store import RoomDetails, RoomRecord
from regelwerk.server.storage.stored_match import StoredExchange, StoredMatch
from regelwerk.server.worker.commands import CommandDone, CommandFailed
from regelwerk.server.worker.match_commands import (
    CheckExchange,
    GameSettled,
    MatchFacts,
    NextGamePrepared,
    PrepareNextGame,
    SettleGame,
)
from regelwerk.server.worker.values import StoredResult

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

LOG: Final = logging.getLogger("regelwerk.server")
EXCHANGE_SECONDS: Final = 180
"""Seconds that an exchange may take in a room where each player has a clock for the game."""
SHOW_SECONDS: Final = 6.0
"""Seconds for which computers that play among themselves leave the end of a game to be looked at."""
RETRY_MILLISECONDS: Final = 1000
"""After so long a next game that could not begin is tried again."""


def is_between(record: RoomRecord) -> bool:
    """Whether a room is between two games of its match."""
    return record.status == "playing" and record.details.match is not None and record.details.match.between


def match_info(record: RoomRecord) -> MatchInfo | None:
    """How the match of a room stands, as everybody may know it."""
    match = record.details.match
    if match is None:
        return None
    score = MatchScore(match.length, tuple(match.won))
    is_over = record.status == "over" and score.is_over
    teams = match.setup.get("teams", [])
    return MatchInfo(
        length=match.length,
        game=len(match.past) + 1,
        won=list(match.won),
        wins=[score.wins(0), score.wins(1)],
        between=is_between(record),
        winners=[seat for seat, team in enumerate(teams) if team == score.leader] if is_over else None,
    )


def winners_of(record: RoomRecord) -> list[int]:
    """The seats that have won the game of a room that is over, or its match; none: it is drawn."""
    match = match_info(record)
    if match is not None:
        return match.winners or []
    return list(record.details.ending.winners) if record.details.ending is not None else []


def note_beginning(details: RoomDetails, setup: Mapping[str, Any]) -> None:
    """Note in a room's details when its game began, and what the first game of its match was made of."""
    details.begun = store.now()
    if details.match is not None:
        own = {key: value for key, value in setup.items() if key != MATCH}
        details.match = StoredMatch(details.match.length, own, decks=list(setup["decks"]))


# ------------------------------------------------------------------- a game is over


async def end_game(room: Room, ending: StoredResult) -> bool:
    """A game of the room's match is over; whether the match is over with it.

    If that cannot be written down, nothing has changed and it is tried again.
    """
    details = room.record.details
    match = details.match
    assert match is not None
    reply = await room.request(SettleGame(room=room.record.code, step_count=room.at, seen=match.seen))
    if not isinstance(reply, GameSettled):
        raise RuntimeError(f"room {room.record.code}: the game cannot be settled: {reply}")
    won = [*match.won, reply.won]
    is_over = MatchScore(match.length, tuple(won)).is_over
    details.match = msgspec.structs.replace(
        match, won=won, kept=reply.kept, seen=reply.seen, between=not is_over, given=[]
    )
    details.ending = ending
    if is_over:
        return True
    try:
        begin_interval(room)
        await room.change()
    except Exception:
        details.match, details.ending = match, None
        raise
    ask_exchanges(room)
    return False


def begin_interval(room: Room) -> None:
    """The time for exchanging runs from now on."""
    rule = room.record.details.clock
    seconds: float | None = {"none": None, "game": EXCHANGE_SECONDS, "move": rule.seconds}[rule.kind]
    if computers_alone(room.record.details.places):
        seconds = SHOW_SECONDS if room.services.pace > 0 else 0.0
    room.clock.begin_interval(None if seconds is None else int(seconds * 1000), room.now())


async def record_text(room: Room) -> str:
    """The record of the match that is over."""
    record = room.record
    match = record.details.match
    assert match is not None
    earlier = await room.services.database.read(match_store.load_games(record.code))
    last = await reports.sealed_replay_of(room)
    header = match_header(record.game, record.details.edition, match.length, match.setup)
    leader = MatchScore(match.length, tuple(match.won)).leader
    winners = [seat for seat, team in enumerate(match.setup["teams"]) if team == leader and leader != DRAWN]
    exchanges = [[(one.seat, tuple(one.out), tuple(one.into)) for one in behind] for behind in [*match.past, []]]
    return match_text(header, [*earlier, last], exchanges, {"winners": winners, "won": list(match.won)})


# --------------------------------------------------------------------- exchanging


def ask_exchanges(room: Room, seats: Iterable[int] | None = None) -> None:
    """Tell seats (None: all) what they can exchange, each its own."""
    if not is_between(room.record):
        return
    for connection in room.connections:
        if connection.seat >= 0 and (seats is None or connection.seat in seats):
            send_message(connection, exchange_of(room, connection.seat))


def exchange_of(room: Room, seat: int) -> ExchangeAsked:
    """What a seat is told of its exchange."""
    match = room.record.details.match
    assert match is not None
    deck = match.decks[seat] if isinstance(match.decks[seat], dict) else {}
    stays = Counter(code for code, _ in match.kept[seat])
    said = next((one for one in match.given if one.seat == seat), None)
    return ExchangeAsked(
        game=len(match.won) + 1,
        can=bool(deck.get("side")),
        main=counted(deck.get("main", []), stays) if deck.get("side") else [],
        side=counted(deck.get("side", []), Counter()),
        out=list(said.out) if said else [],
        into=list(said.into) if said else [],
        done=said is not None,
        left=room.clock.interval_left(room.now()),
    )


def counted(codes: Iterable[str], stays: Counter[str]) -> list[DeckCount]:
    """Cards with their numbers, in the order in which they stand in the deck."""
    return [DeckCount(code, count, min(stays[code], count)) for code, count in Counter(codes).items()]


async def handle_exchange(room: Room, connection: Connection, message: Exchange) -> None:
    """A seat says what it exchanges, or that it keeps its deck."""
    record = room.record
    match = record.details.match
    if match is None or not is_between(record):
        reject_message(connection, "not-now", message.id)
        return
    command = CheckExchange(
        room=record.code,
        game=record.game,
        edition=record.details.edition,
        match=facts(match),
        seat=connection.seat,
        cards=(message.out, message.into),
        lang=connection.lang,
    )
    reply = await room.request(command)
    if isinstance(reply, CommandFailed) and reply.code == "refused":
        send_message(connection, ActionRefused(reply.reasons, message.id))
    elif not isinstance(reply, CommandDone):
        await reject_failed_command(room, connection, message.id, reply)
    else:
        said = StoredExchange(connection.seat, message.out, message.into)
        await note_exchanges(room, [*(one for one in match.given if one.seat != connection.seat), said])
        send_message(connection, Acknowledged(message.id))
        ask_exchanges(room, [connection.seat])
        await go_on_if_ready(room)


async def keep_decks(room: Room, seats: Iterable[int], connection: Connection | None = None, re: int = 0) -> None:
    """Those of these seats that have said nothing keep their decks."""
    match = room.record.details.match
    assert match is not None
    said = {one.seat for one in match.given}
    await note_exchanges(room, [*match.given, *(StoredExchange(seat) for seat in seats if seat not in said)])
    if connection is not None:
        send_message(connection, Acknowledged(re))
    await go_on_if_ready(room)


async def note_exchanges(room: Room, given: list[StoredExchange]) -> None:
    """Write down what the seats exchange; nobody is told."""
    match = room.record.details.match
    assert match is not None
    before, match.given = match.given, given
    try:
        await room.write(store.change_room(room.record))
    except Exception:
        match.given = before
        raise


async def time_up(room: Room) -> None:
    """The time for exchanging is over."""
    room.clock.begin_interval(RETRY_MILLISECONDS, room.now())  # should the next game not begin now
    people = room.person_seats()
    if people:
        await keep_decks(room, people)
    else:
        await begin_next_game(room)


async def go_on_if_ready(room: Room) -> None:
    """Begin the next game if all persons have said what they exchange."""
    match = room.record.details.match
    if match is None or not is_between(room.record):
        return
    people = room.person_seats()
    if people and {one.seat for one in match.given} >= set(people):
        await begin_next_game(room)


async def resume(room: Room) -> None:
    """A room that was loaded between two games: go on if all were ready, else the time runs on."""
    if is_between(room.record):
        if room.clock.interval_left(room.now()) is None:
            begin_interval(room)
        ask_exchanges(room)
        await go_on_if_ready(room)


def facts(match: StoredMatch) -> MatchFacts:
    """What a worker has to know of a match."""
    return MatchFacts(match.length, match.setup, match.won, match.decks, match.kept, match.seen)


# ------------------------------------------------------------------ the next game


async def begin_next_game(room: Room) -> None:
    """The next game of the match takes the place of the one that is over."""
    record = room.record
    match = record.details.match
    assert match is not None
    places = record.details.places
    command = PrepareNextGame(
        room=record.code,
        game=record.game,
        edition=record.details.edition,
        match=facts(match),
        given={one.seat: (one.out, one.into) for one in match.given},
        computers=[seat for seat, place in enumerate(places) if place.kind == "computer"],
    )
    reply = await room.request(command)
    if not isinstance(reply, NextGamePrepared):
        raise RuntimeError(f"room {record.code}: the next game cannot begin: {reply}")
    replay = await reports.sealed_replay_of(room)
    again = next_record(record, match, reply)
    await room.services.pin(again)
    await room.write(match_store.begin_next_game(again, len(match.past), replay))
    await room.begin_anew(again)


def next_record(record: RoomRecord, match: StoredMatch, begun: NextGamePrepared) -> RoomRecord:
    """The record of a room with the next game of its match."""
    old = record.details
    exchanges = [StoredExchange(seat, out, into) for seat, (out, into) in sorted(begun.exchanges.items())]
    after = StoredMatch(
        match.length,
        match.setup,
        list(match.won),
        list(begun.setup["decks"]),
        seen=match.seen,
        past=[*match.past, exchanges],
        steps=match.steps + record.steps,
    )
    details = msgspec.structs.replace(
        old, header=begun.header, opening=begun.opening, engine=begun.engine, notes=[], ending=None, match=after
    )
    clocks = ClockState([old.clock.seconds * 1000] * len(old.places))
    return msgspec.structs.replace(record, details=details, setup=begun.setup, clocks=clocks, steps=0)


def fresh_clock(record: RoomRecord) -> RoomClock:
    """The clock of a game that begins."""
    return RoomClock(record.details.clock, len(record.details.places))
