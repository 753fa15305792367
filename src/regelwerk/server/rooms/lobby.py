"""The lobby: all rooms, in memory or only stored; opening a room, taking a seat, watching."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from regelwerk import game_registry, players
from regelwerk.server.credentials import code as new_code
from regelwerk.server.credentials import seed
from regelwerk.server.guests import GuestRegistry
from regelwerk.server.i18n import translate
from regelwerk.server.leases import Leases
from regelwerk.server.metrics import Metrics
from regelwerk.server.rooms.clock import ClockState
from regelwerk.server.rooms.computer_rooms import check_room_for_computers, computers_alone, must_be_playable
from regelwerk.server.rooms.connection import SPEED, Connection
from regelwerk.server.rooms.matches import note_beginning
from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.rooms.ready_decks import ready_keys, ready_report, ready_text
from regelwerk.server.rooms.request_error import RequestError, check_amount, chosen_name
from regelwerk.server.rooms.room import Room
from regelwerk.server.rooms.room_options import HELD_ONCE, own_files
from regelwerk.server.rooms.seating import SeatClaim, assign_seat, seat_of
from regelwerk.server.rooms.services import RoomServices
from regelwerk.server.rooms.teams import check_teams, teams_of
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.http_api import FaultInfo, JoinRoom, OpenRoom, SeatRequest
from regelwerk.server.schema.websocket import Hello
from regelwerk.server.storage import decks as deck_store
from regelwerk.server.storage import store
from regelwerk.server.storage.database import Database
from regelwerk.server.storage.leases import LeaseLostError
from regelwerk.server.storage.store import RoomDetails, RoomRecord, SeatRecord
from regelwerk.server.storage.stored_match import StoredMatch
from regelwerk.server.storage.tables import ROOMS
from regelwerk.server.worker.commands import CommandFailed, DefinitionsExported, ExportDefinitions, UnloadGame, pack
from regelwerk.server.worker.fair_pool import CLIENT
from regelwerk.server.worker.messages import Reply
from regelwerk.server.worker.pool import WorkerPool
from regelwerk.server.worker.pools import WorkerPools
from regelwerk.server.worker.reader_commands import (
    CheckDefinitions,
    DefinitionsChecked,
    GamePrepared,
    PrepareGame,
)

LOG: Final = logging.getLogger("regelwerk.server")
MOST_RUNNING: Final = 40
"""So many games that are not over may one guest have."""
MAX_CONNECTIONS: Final = 1000
"""So many connections may one room have."""
MAX_SEAT_ATTEMPTS: Final = 20
"""So often a seat is taken or left anew because somebody else was quicker."""
CHECKING: Final = 10.0
"""Seconds that reading a deck, or files of a guest's own, may take."""
MOST_KEPT: Final = 32
"""So many files of guests' own stay read, so that their cards can be shown again."""
DEFAULT_PLAYER: Final = "greedy"
"""The computer player that sits down where none is named."""


class Lobby:
    """All rooms.

    server  what this server is called among those that share its database; leases: those of the rooms
    pools   all workers; `workers` play games, `thinkers` choose for computers, `readers` read what guests send
    guests  what guests are given, and may withdraw
    """

    def __init__(
        self,
        database: Database,
        pools: WorkerPools,
        key: str,
        pace: float = 0.4,
        grid: float = 0.0,
    ) -> None:
        self.database = database
        self.pools = pools
        self.workers = pools.games
        self.thinkers = pools.thinkers
        self.readers = pools.readers
        self.server = new_code()
        self.leases = Leases(database, ROOMS, self.server, "no-room")
        self.guests = GuestRegistry(database, key)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.loading_locks: dict[str, asyncio.Lock] = {}
        self.services = RoomServices(
            database,
            self.workers,
            self.thinkers,
            pools,
            pace,
            grid,
            self.rematch,
            self.store_definitions,
            self.leases,
            self.guests,
            self.metrics,
        )
        self.speed = SPEED
        self.pinned: set[str] = set()
        self.kept_reports: dict[bytes, dict[str, Any]] = {}
        self.codes = new_code
        self.seeds = seed
        self.closing = False

    # ------------------------------------------------------------- loading, unloading

    async def start(self) -> None:
        """Load the rooms that go on without anybody: those with a clock. Computers alone wait for somebody to watch."""
        await self.guests.load()
        await self.play_clocks()

    async def play_clocks(self, owner: str = "") -> None:
        """Load the rooms whose clocks run without anybody, those of one server if that is named."""
        for record in await self.database.read(store.list_running_rooms(owner)):
            if record.details.clock.kind != "none" and not computers_alone(record.details.places):
                with suppress(RequestError):  # it is played elsewhere, or is not there any more
                    await self.room(record.code)

    async def stop(self, code: int) -> None:
        """Store every room, close its connections with that code, and stop the workers."""
        self.closing = True
        for room in list(self.rooms.values()):
            try:
                await room.stop(code)
            except LeaseLostError:
                LOG.warning("room %s: played elsewhere", room.record.code)
            except Exception:
                LOG.exception("room %s", room.record.code)
        self.rooms.clear()
        await self.pools.stop()

    async def find(self, code: str) -> RoomRecord:
        """Return the stored record of a room. Raises RequestError."""
        room = self.rooms.get(code)
        if room is not None:
            return room.record
        record = await self.database.read(store.find_room(code))
        if record is None:
            raise RequestError(404, "no-room")
        return record

    async def room(self, code: str) -> Room:
        """Return a room, loaded if it was not in memory. Raises RequestError."""
        lock = self.loading_locks.setdefault(code, asyncio.Lock())
        async with lock:
            room = self.rooms.get(code)
            if room is None or room.is_unloaded or (room.task is not None and room.task.done()):
                record = await self.load_record(code)
                must_be_playable(record, self.rooms.values(), CLIENT.get())
                room = Room(record, self.services, CLIENT.get())
                self.rooms[code] = room
                room.start()
                assert room.task is not None
                room.task.add_done_callback(lambda task: self.on_room_unloaded(code, room))
            return room

    async def load_record(self, code: str) -> RoomRecord:
        """The record of a room that this server plays from now on. Raises RequestError."""
        try:
            await self.leases.hold(code)
            return await self.stored(code)
        except RequestError:
            self.loading_locks.pop(code, None)
            raise

    def on_room_unloaded(self, code: str, room: Room | None) -> None:
        """A room has been unloaded: its game need not be in memory any longer."""
        if self.rooms.get(code) is room:
            self.rooms.pop(code, None)
            self.loading_locks.pop(code, None)
            if not self.closing:
                self.leases.give_back(code)
                workers = self.workers if room is None else room.workers
                close = asyncio.ensure_future(workers.ask(UnloadGame(room=code)))
                close.add_done_callback(lambda done: self.forget_room(code, workers, done))

    def forget_room(self, code: str, workers: WorkerPool, closed: asyncio.Future[Reply]) -> None:
        """A worker has unloaded a room, or died over it; forget the worker unless the room has been loaded again."""
        closed.exception()
        if code not in self.rooms:
            workers.forget(code)

    # ------------------------------------------------------------------- connecting

    async def enter(self, room: Room, connection: Connection, hello: Hello) -> int:
        """Let a connection in; 0, or the code with which it is refused."""
        if len(room.connections) >= MAX_CONNECTIONS:
            return CloseCode.TOO_MANY
        connection.lang = hello.lang
        connection.claim = self.guests.read_seat(hello.token)
        connection.watch, connection.watched_seat = hello.watch, hello.seat
        self.guests.note_generations(connection)
        refused = assign_seat(connection, room.record, self.guests.sign_seat)
        if not refused:
            await room.enqueue("connect", connection, hello)
        return refused

    def disconnect_withdrawn(self) -> None:
        """Close every connection whose guest has withdrawn what it was opened with, and those that were banned."""
        for room in self.rooms.values():
            for connection in room.connections:
                if self.guests.is_withdrawn(connection):
                    connection.refuse(CloseCode.SIGNED_OUT)
                elif connection.address in self.guests.banned:
                    connection.refuse(CloseCode.FORBIDDEN)

    # --------------------------------------------------------------------- opening

    async def open_room(self, form: OpenRoom, guest: str, name: str) -> tuple[RoomRecord, int]:
        """Open a room; return it and the seat of its creator (-1: none). Raises RequestError."""
        if form.game not in game_registry.names():
            raise RequestError(404, "no-game")
        try:
            game_registry.ruleset(form.game, form.edition)
        except game_registry.UnknownGameError as unknown:
            raise RequestError(400, "bad-setup", why=str(unknown)) from None
        least, most = game_registry.package(form.game).seats
        own_seats = [seat for seat, request in enumerate(form.seats) if request.kind == "me"]
        if not least <= len(form.seats) <= most or len(own_seats) > 1:
            raise RequestError(400, "bad-seats", least=least, most=most)
        if form.match and sorted(set(teams_of([request.team for request in form.seats]))) != [0, 1]:
            raise RequestError(400, "bad-match")
        await self.check_running(guest)
        check_amount(None, own_files(form.options))
        if all(request.kind == "computer" for request in form.seats):
            check_room_for_computers(self.rooms.values(), CLIENT.get())
        places = [await self.make_seat(form, seat, request, guest, name) for seat, request in enumerate(form.seats)]
        await check_teams(self.readers, form.game, places, form.lang)
        details = RoomDetails(
            form.edition, make_names_distinct(places), form.spectators, form.clock, options=dict(form.options)
        )
        details.match = StoredMatch(form.match) if form.match else None
        record = await self.store_room(form.game, details, form.private)
        return record, own_seats[0] if own_seats else -1

    async def check_running(self, guest: str) -> None:
        """Raise RequestError if a guest has too many games that are not over."""
        if await self.database.read(store.count_running_rooms(guest)) >= MOST_RUNNING:
            raise RequestError(429, "too-many")

    async def make_seat(self, form: OpenRoom, seat: int, request: SeatRequest, guest: str, name: str) -> SeatRecord:
        """Make a seat as it was requested. Raises RequestError."""
        if request.kind == "open":
            return SeatRecord("open", team=request.team)
        lang = form.lang
        deck, title = await self.deck(form.game, request.deck, seat, guest, lang, form.options, form.edition)
        if request.kind == "me":
            return SeatRecord("person", chosen_name(request.name) or name, "", guest, request.team, deck, title)
        player = request.player or DEFAULT_PLAYER
        if player not in players.ALL_NAMES:
            raise RequestError(400, "bad-player")
        called = chosen_name(request.name) or computer_name(player, lang)
        return SeatRecord("computer", called, player, "", request.team, deck, title)

    async def deck(
        self, game: str, wanted: str, seat: int, guest: str, lang: Lang, options: Mapping[str, str], edition: str
    ) -> tuple[str, str]:
        """The text and the name of a deck that is legal in an edition. Raises RequestError with all its faults."""
        edition = game_registry.ruleset(game, edition).edition
        files = own_files(options)
        text, ours = wanted, False
        if "\n" not in wanted:
            ready, learning = ready_keys(game)
            if not wanted:
                wanted = learning[seat % len(learning)]
            ours = wanted in ready
            if ours:
                text = ready_text(game, wanted)
            else:
                decks = await self.database.read(deck_store.list_decks(guest, game))
                found = [deck.text for deck in decks if deck.key == wanted]
                if not found:
                    raise RequestError(404, "no-deck")
                text = found[0]
        if ours and not files:
            report = ready_report(game, wanted, lang, edition)
        else:
            report = await self.report(game, text, lang, files, edition)
        if not report["legal"]:
            faults = [FaultInfo(**fault) for fault in report["faults"]]
            raise RequestError(400, "bad-deck", faults, name=report["name"])
        return report["text"], report["name"]

    async def report(
        self, game: str, text: str | None, lang: Lang, files: dict[str, str], edition: str = ""
    ) -> dict[str, Any]:
        """What is in a deck that somebody has written, or in files of one's own.

        Raises RequestError, WorkerDiedError, WorkerBusyError.
        """
        check_amount(text, files)
        command = CheckDefinitions(room="", game=game, text=text, lang=lang, own=files, edition=edition)
        key = hashlib.sha256(pack(command)).digest()
        kept = self.kept_reports.get(key) if text is None else None
        if kept is not None:
            return kept
        reply = await self.readers.ask(command, CHECKING)
        if not isinstance(reply, DefinitionsChecked):
            why = reply.text.strip()[-300:] if isinstance(reply, CommandFailed) else ""
            raise RequestError(400, "bad-request", why=why)
        if text is None:
            self.kept_reports[key] = reply.report
            while len(self.kept_reports) > MOST_KEPT:
                self.kept_reports.pop(next(iter(self.kept_reports)))
        return reply.report

    async def store_room(self, game: str, details: RoomDetails, private: bool) -> RoomRecord:
        """Keep a new room; if nobody is missing, its game begins."""
        at = store.now()
        record = RoomRecord(self.codes(), game, "waiting", private, at, at, details, {}, ClockState([]), 0)
        await self.start_if_full(record)
        await self.add_room(record)
        return record

    async def add_room(self, record: RoomRecord) -> None:
        """Keep a new room, and play it if its game has begun."""
        await self.database.write(store.add_room(record, self.server))
        self.leases.note_new(record.code, store.FIRST_LEASE)
        if record.status == "playing":
            await self.room(record.code)

    async def start_if_full(self, record: RoomRecord) -> None:
        """Begin the game if nobody is missing. Raises RequestError, and has changed nothing then."""
        details = record.details
        if any(place.kind == "open" for place in details.places):
            return
        command = PrepareGame(
            room="",
            game=record.game,
            edition=details.edition,
            decks=[place.deck for place in details.places],
            seed=self.seeds(),
            teams=teams_of([place.team for place in details.places]),
            windows=details.windows,
            options=details.options,
            length=details.match.length if details.match is not None else 0,
        )
        self.on_game_prepared(record, await self.readers.ask(command))
        await self.store_definitions(record)

    async def store_definitions(self, record: RoomRecord) -> None:
        """Keep the definitions that the game begins with."""
        digest = str(record.details.header.get("defs", ""))
        if digest in self.pinned:
            return
        command = ExportDefinitions(room="", game=record.game, edition=record.details.edition, setup=record.setup)
        reply = await self.readers.ask(command)
        if isinstance(reply, DefinitionsExported) and reply.digest == digest:
            await self.database.write(store.save_definitions(digest, record.game, reply.data))
            self.pinned.add(digest)

    def on_game_prepared(self, record: RoomRecord, reply: Reply) -> None:
        """The setup of a game has been made."""
        if isinstance(reply, CommandFailed):
            raise RequestError(
                400, "bad-setup", [FaultInfo(**fault) for fault in reply.faults], why=reply.text.strip()[-300:]
            )
        assert isinstance(reply, GamePrepared)
        details = record.details
        record.setup = reply.setup
        record.status = "playing"
        record.clocks = ClockState([details.clock.seconds * 1000] * len(details.places))
        details.header, details.opening, details.engine = reply.header, reply.opening, reply.engine
        note_beginning(details, reply.setup)
        details.edition = str(reply.header.get("edition", details.edition))

    async def join(self, code: str, form: JoinRoom, guest: str, name: str) -> tuple[RoomRecord, int]:
        """Take an open seat. Raises RequestError."""
        for _ in range(MAX_SEAT_ATTEMPTS):
            record = await self.stored(code)
            places = record.details.places
            taken = seat_of(record, guest)
            if taken >= 0:
                return record, taken
            free = [seat for seat, place in enumerate(places) if place.kind == "open"]
            if record.status != "waiting" or not free or (form.seat >= 0 and form.seat not in free):
                raise RequestError(409, "no-seat")
            seat = form.seat if form.seat >= 0 else free[0]
            details = record.details
            deck, title = await self.deck(
                record.game, form.deck, seat, guest, form.lang, details.options, details.edition
            )
            changed = [*places]
            called = chosen_name(form.name) or name
            changed[seat] = SeatRecord("person", called, "", guest, places[seat].team, deck, title)
            await check_teams(self.readers, record.game, changed, form.lang)
            again = self.copy(record, make_names_distinct(changed))
            await self.start_if_full(again)
            if await self.change_seats(again):
                return again, seat
        raise RequestError(503, "busy")

    async def leave_seat(self, code: str, guest: str, claim: SeatClaim | None = None) -> RoomRecord:
        """Get up before the game begins. Raises RequestError."""
        for _ in range(MAX_SEAT_ATTEMPTS):
            record = await self.stored(code)
            seat = seat_of(record, guest, claim)
            if seat < 0:
                raise RequestError(403, "forbidden")
            if record.status != "waiting":
                raise RequestError(409, "not-begun")
            changed = [*record.details.places]
            changed[seat] = SeatRecord("open", team=changed[seat].team)
            again = self.copy(record, changed)
            if not any(place.kind == "person" for place in changed):
                again.status = "over"  # nobody waits any longer
            if await self.change_seats(again):
                return again
        raise RequestError(503, "busy")

    async def stored(self, code: str) -> RoomRecord:
        """A room as it is stored now, whatever is in memory. Raises RequestError."""
        record = await self.database.read(store.find_room(code))
        if record is None:
            raise RequestError(404, "no-room")
        return record

    async def change_seats(self, record: RoomRecord) -> bool:
        """Store that others sit in a room; whether nobody else has changed its seats before.

        Every connection of the room is evaluated again at once; the room does in its turn what else follows.
        """
        await self.leases.hold(record.code)  # nobody else has the room in memory, with others on its seats
        if not await self.leases.write(record.code, store.change_seats(record)):
            return False
        async with self.loading_locks.setdefault(record.code, asyncio.Lock()):
            room = self.rooms.get(record.code)
        begins = record.status == "playing"
        if room is not None and not room.is_unloaded:
            room.adopt(record)
            await room.enqueue("seats-changed", None, begins)
        elif begins:
            await self.room(record.code)
        return True

    def copy(self, record: RoomRecord, places: list[SeatRecord]) -> RoomRecord:
        """The same room with other seats, before it is stored."""
        old = record.details
        details = RoomDetails(
            old.edition,
            places,
            old.spectators,
            old.clock,
            old.windows,
            old.options,
            notes=list(old.notes),
            seating=old.seating + 1,
            match=old.match,
        )
        return RoomRecord(
            record.code,
            record.game,
            record.status,
            record.private,
            record.created,
            store.now(),
            details,
            {},
            ClockState([]),
            0,
        )

    async def rematch(self, record: RoomRecord) -> str:
        """Another game of the same players, with the seats turned; the code of its room."""
        old = record.details
        places = [
            SeatRecord(place.kind, place.name, place.player, place.guest, -1, place.deck, place.title, auto=place.auto)
            for place in [*old.places[1:], *old.places[:1]]
        ]
        for seat, place in enumerate(places):
            place.team = old.places[seat].team
        options = {key: value for key, value in old.options.items() if key not in HELD_ONCE}
        match = StoredMatch(old.match.length) if old.match is not None else None
        details = RoomDetails(old.edition, places, old.spectators, old.clock, old.windows, options, match=match)
        return (await self.store_room(record.game, details, record.private)).code


def computer_name(player: str, lang: Lang) -> str:
    """What a computer player is called: an opponent by its name."""
    opponent = players.BY_KEY.get(player)
    return opponent.name if opponent else translate(lang, "computer")
