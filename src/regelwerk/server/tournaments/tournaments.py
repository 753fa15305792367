"""All tournaments: opening, joining, leaving, beginning, rounds, results, dropping out.

A tournament is read and written as a whole, and nothing of it is only in memory: a server that was killed reads it
again, takes in the results of rooms that have ended meanwhile, and lets computers play on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from regelwerk import game_registry, players
from regelwerk.server.leases import PlayedElsewhereError
from regelwerk.server.limited.event import limited_play
from regelwerk.server.limited.events import LimitedEvents
from regelwerk.server.rooms.housekeeping import retire
from regelwerk.server.rooms.lobby import Lobby, computer_name
from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.rooms.ready_decks import ready_keys, ready_text
from regelwerk.server.rooms.request_error import RequestError, chosen_name
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.tournaments import BeginTournament, DecideTable, JoinTournament, OpenTournament
from regelwerk.server.storage import store
from regelwerk.server.storage import tournaments as tournament_store
from regelwerk.server.storage.closing import close_room
from regelwerk.server.storage.damage import DamagedRoomError
from regelwerk.server.storage.database import WriteFailedError
from regelwerk.server.storage.store import RoomNotice, RoomRecord, SeatRecord, now
from regelwerk.server.storage.tournaments import TournamentDetails, TournamentRecord, keep, tournament_of
from regelwerk.server.tournaments import pools
from regelwerk.server.tournaments.tables import host_of, number_of, open_seat, room_of, score_of
from regelwerk.server.worker.commands import CommandFailed
from regelwerk.server.worker.pool import WorkerBusyError, WorkerDiedError
from regelwerk.server.worker.reader_commands import MatchPlayed, PlayMatch, PrepareGame
from regelwerk.tournaments.plan import CONSTRUCTED, SWISS, Plan, Score, TournamentError
from regelwerk.tournaments.playing import QUICK, is_of_computers
from regelwerk.tournaments.tournament import Tournament

LOG: Final = logging.getLogger("regelwerk.server")
MOST_TOURNAMENTS: Final = 20
"""In so many tournaments that are not over may one guest play."""
MATCH_SECONDS: Final = 3600.0
"""Seconds that a match between computers may take."""
RETRY_SECONDS: Final = 5.0
"""Seconds after which a match between computers is tried again, should its worker die."""
TRIES: Final = 5
"""So often it is tried at most, until the server is started again."""


class ChangedElsewhereError(RequestError):
    """Another server has changed the tournament meanwhile; the same may be tried again."""

    def __init__(self) -> None:
        super().__init__(503, "busy", retry=1)


class Tournaments:
    """The tournaments of a server, beside its rooms and its sealed events and drafts."""

    def __init__(self, lobby: Lobby, events: LimitedEvents) -> None:
        self.lobby = lobby
        self.events = events
        self.database = lobby.database
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # those that somebody holds
        self.tasks: set[asyncio.Task[None]] = set()
        self.playing: set[str] = set()
        lobby.services.room_over = self.room_over

    async def start(self) -> None:
        """Go on with the rounds that are on."""
        for code in await self.database.read(tournament_store.playing_codes()):
            self.spawn(self.go_on(code))

    async def stop(self) -> None:
        """Nothing is played any longer."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside whoever asked."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ------------------------------------------------------------- reading, writing

    async def find(self, code: str) -> TournamentRecord:
        """A tournament as it is stored. Raises RequestError, DamagedRoomError."""
        record = await self.database.read(tournament_store.find_tournament(code))
        if record is None:
            raise RequestError(404, "no-tournament")
        return record

    @asynccontextmanager
    async def changed(self, code: str) -> AsyncIterator[TournamentRecord]:
        """A tournament to be changed, which nobody else does meanwhile; stored afterwards. Raises RequestError.

        If anything is raised nothing is stored. Nobody plays a tournament: any server that shares the database may
        change it, and the later of two that do at once is refused (ChangedElsewhereError).
        """
        async with self.locks.setdefault(code, asyncio.Lock()):
            record = await self.find(code)
            before = msgspec.json.encode(record)
            try:
                yield record
            except TournamentError as error:
                raise RequestError(409, "tournament-refused", why=str(error)) from None
            if msgspec.json.encode(record) != before:
                if not await self.database.write(tournament_store.change_tournament(record)):
                    raise ChangedElsewhereError
                if record.closing:
                    self.spawn(retire(self.lobby, list(record.closing)))

    # ------------------------------------------------------------- opening, joining

    async def open(self, form: OpenTournament, guest: str, name: str) -> str:
        """Open a tournament; its guest takes the first place. Its code. Raises RequestError."""
        if form.game not in game_registry.names():
            raise RequestError(404, "no-game")
        if form.edition and form.edition not in game_registry.package(form.game).editions:
            raise RequestError(400, "bad-setup", why=form.edition)
        if form.format != CONSTRUCTED:
            limited_play(form.game, form.set)
        if form.rounds and (form.system != SWISS or form.rounds >= form.size):
            raise RequestError(400, "tournament-rounds", most=form.size - 1)
        await self.check_count(guest)
        plan = Plan(
            form.game,
            form.system,
            form.format,
            form.match,
            form.rounds,
            form.minutes,
            self.lobby.seeds(),
            form.edition,
            form.set if form.format != CONSTRUCTED else "",
        )
        me = await self.place(plan, form.deck, chosen_name(form.name) or name, guest, 0, form.lang)
        places = [me, *(SeatRecord("open") for _ in range(form.size - 1))]
        at = now()
        record = TournamentRecord(self.lobby.codes(), form.game, "waiting", at, at, TournamentDetails(plan, places))
        await self.database.write(tournament_store.add_tournament(record))
        return record.code

    async def check_count(self, guest: str) -> None:
        """Raise RequestError if a guest plays in too many tournaments."""
        if await self.database.read(tournament_store.count_open_tournaments(guest)) >= MOST_TOURNAMENTS:
            raise RequestError(429, "too-many-tournaments", most=MOST_TOURNAMENTS)

    async def place(self, plan: Plan, deck: str, name: str, guest: str, number: int, lang: Lang) -> SeatRecord:
        """The place of a person, with a deck if decks are brought along. Raises RequestError."""
        if plan.format != CONSTRUCTED:
            return SeatRecord("person", name, "", guest)
        text, title = await self.lobby.deck(plan.game, deck, number % 2, guest, lang, {}, plan.edition)
        return SeatRecord("person", name, "", guest, deck=text, title=title)

    async def join(self, code: str, form: JoinTournament, guest: str, name: str) -> None:
        """Take a free place; whoever plays already changes its deck until it begins. Raises RequestError."""
        async with self.changed(code) as record:
            places = record.details.places
            mine = number_of(record, guest)
            free = [number for number, place in enumerate(places) if place.kind == "open"]
            if record.status != "waiting" or (mine < 0 and not free):
                raise RequestError(409, "event-full" if record.status == "waiting" else "event-begun")
            if mine < 0:
                await self.check_count(guest)
            number = mine if mine >= 0 else free[0]
            called = places[mine].name if mine >= 0 else chosen_name(form.name) or name
            place = await self.place(record.details.plan, form.deck, called, guest, number, form.lang)
            await self.check_fits(record, place.deck, number)
            places[number] = place
            make_names_distinct(places)

    async def check_fits(self, record: TournamentRecord, deck: str, number: int) -> None:
        """Raise RequestError if a deck cannot meet those that are there (parties of another size)."""
        others = [place.deck for at, place in enumerate(record.details.places) if place.deck and at != number]
        if deck and others and not await self.can_meet(record.details.plan, others[0], deck):
            raise RequestError(409, "tournament-misfit")

    async def can_meet(self, plan: Plan, one: str, other: str) -> bool:
        """Whether two decks can be played against each other."""
        command = PrepareGame("", plan.game, plan.edition, [one, other], 1, [0, 1], "all", {})
        return not isinstance(await self.lobby.readers.ask(command), CommandFailed)

    # --------------------------------------------------------------- beginning, rounds

    async def begin(self, code: str, form: BeginTournament, guest: str) -> None:
        """Computers take the free places; packs are opened, or the first round is paired. Raises RequestError."""
        if form.player and form.player not in players.ALL_NAMES:
            raise RequestError(400, "bad-player")
        async with self.changed(code) as record:
            self.must_be_host(record, guest)
            if record.status != "waiting":
                raise RequestError(409, "event-begun")
            await self.fill(record, form)
            if record.details.plan.format == CONSTRUCTED:
                record.status = "playing"
                await self.begin_round(record)
            else:
                await pools.open_events(self.events, record, form.lang)
                record.status = "building"
        self.spawn(self.go_on(code))

    async def fill(self, record: TournamentRecord, form: BeginTournament) -> None:
        """Computers take the free places, with ready decks if decks are brought along. Changes the record."""
        places, plan = record.details.places, record.details.plan
        ready, _ = ready_keys(record.game)
        for number, place in enumerate(places):
            if place.kind != "open":
                continue
            player = form.player or QUICK[number % len(QUICK)].key
            places[number] = SeatRecord("computer", computer_name(player, form.lang), player)
            if plan.format == CONSTRUCTED:
                key = await self.ready_deck(plan, next(one.deck for one in places if one.deck), ready, number)
                _, title = await self.lobby.deck(plan.game, key, 0, "", form.lang, {}, plan.edition)
                places[number].deck, places[number].title = ready_text(record.game, key), title
        make_names_distinct(places)

    async def ready_deck(self, plan: Plan, other: str, ready: list[str], number: int) -> str:
        """The key of the next ready deck that can meet another one. Raises RequestError if there is none."""
        for at in range(len(ready)):
            key = ready[(plan.seed + number + at) % len(ready)]
            if await self.can_meet(plan, other, ready_text(plan.game, key)):
                return key
        raise RequestError(409, "tournament-misfit")

    async def next_round(self, code: str, guest: str) -> None:
        """Pair the next round; before the first one decks are taken from where they were built. Raises RequestError."""
        async with self.changed(code) as record:
            self.must_be_host(record, guest)
            if record.status == "building":
                await pools.take_decks(self.events, record)
                record.status = "playing"
            if record.status != "playing":
                raise RequestError(409, "tournament-no-round")
            await self.begin_round(record)
        self.spawn(self.go_on(code))

    @asynccontextmanager
    async def decks_open(self, code: str) -> AsyncIterator[None]:
        """While a deck of a tournament is changed, whose first round nobody pairs meanwhile.

        Afterwards decks stay as they are: each match begins with the same one, and cards are exchanged between its
        games (wow:100.3). Raises RequestError.
        """
        async with self.locks.setdefault(code, asyncio.Lock()):
            if await self.database.read(tournament_store.with_fixed_decks([code])):
                raise RequestError(409, "tournament-decks-fixed")
            yield

    async def begin_round(self, record: TournamentRecord) -> None:
        """Pair a round, and open the rooms of its matches with persons. Changes the record."""
        tournament = tournament_of(record)
        await asyncio.to_thread(tournament.begin_round)
        keep(record, tournament)
        record.details.begun = now()
        record.details.rooms = ["" for _ in tournament.rounds[-1]]
        for table, pairing in enumerate(tournament.rounds[-1]):
            if pairing.is_open and not is_of_computers(tournament, pairing):
                await self.open_room(record, table)

    async def open_room(self, record: TournamentRecord, table: int) -> None:
        """Open the room of a match. Changes the record. Raises RequestError."""
        room = await self.lobby.store_room(record.game, room_of(record, record.details.rounds[-1][table]), True)
        record.details.rooms[table] = room.code

    # ------------------------------------------------------------------ tables, results

    async def play(self, code: str, guest: str) -> tuple[RoomRecord, int]:
        """The room in which a guest plays in this round, and its seat there. Raises RequestError."""
        async with self.changed(code) as record:
            mine = self.must_play(record, guest)
            table = tournament_of(record).table_of(mine) if record.status != "waiting" else -1
            if table < 0 or record.details.rounds[-1][table].is_bye:
                raise RequestError(409, "tournament-no-table")
            pairing = record.details.rounds[-1][table]
            room = await self.database.read(store.find_room(record.details.rooms[table]))
            if pairing.is_open and (room is None or (room.status == "over" and score_of(room) is None)):
                await self.open_room(record, table)
                room = await self.database.read(store.find_room(record.details.rooms[table]))
            if room is None:
                raise RequestError(404, "no-room")
            return room, 0 if pairing.first == mine else 1

    def room_over(self, room: RoomRecord) -> None:
        """Called when the game or match of a room is over."""
        if room.details.tournament:
            self.spawn(self.go_on(room.details.tournament))

    async def go_on(self, code: str) -> None:
        """Take in what has ended, and let computers play; called whenever something may have changed."""
        try:
            async with self.changed(code) as record:
                if record.status != "playing":
                    return
                await self.take_results(record)
            await self.play_computers(code)
        except ChangedElsewhereError:
            self.spawn(self.go_on(code))
        except (RequestError, DamagedRoomError) as error:
            LOG.error("tournament %s: %s", code, error)
        except Exception:
            LOG.exception("tournament %s", code)

    async def take_results(self, record: TournamentRecord) -> None:
        """Take in the results of rooms that are over; a drawn match that needs a winner is played again."""
        tournament = tournament_of(record)
        for table, pairing in enumerate(record.details.rounds[-1]):
            code = record.details.rooms[table]
            if not pairing.is_open or not code:
                continue
            room = await self.database.read(store.find_room(code))
            score = None if room is None else score_of(room)
            if score is None:
                continue
            if tournament.is_elimination and score.first == score.second:
                await self.open_room(record, table)
            else:
                tournament.report(table, score)
        keep(record, tournament)

    async def play_computers(self, code: str) -> None:
        """Play the open matches between computers, one after the other."""
        if code in self.playing:
            return
        self.playing.add(code)
        try:
            while (found := await self.next_of_computers(code)) is not None:
                number, table, command = found
                score = await self.played(command)
                async with self.changed(code) as record:
                    tournament = tournament_of(record)
                    if len(tournament.rounds) == number and tournament.rounds[-1][table].is_open:
                        tournament.report(table, score)
                        keep(record, tournament)
        finally:
            self.playing.discard(code)

    async def next_of_computers(self, code: str) -> tuple[int, int, PlayMatch] | None:
        """The next open match between computers: its round, its table, and how it is played. Raises RequestError."""
        record = await self.find(code)
        if record.status != "playing":
            return None
        tournament, plan = tournament_of(record), record.details.plan
        for table, pairing in enumerate(tournament.rounds[-1]):
            if pairing.is_open and is_of_computers(tournament, pairing):
                sides = [tournament.entrants[one] for one in (pairing.first, pairing.second)]
                command = PlayMatch(
                    room="",
                    game=plan.game,
                    edition=plan.edition,
                    decks=[one.deck for one in sides],
                    players=[one.player for one in sides],
                    seed=tournament.seed_of(table),
                    length=plan.length,
                    needs_winner=tournament.is_elimination,
                )
                return len(tournament.rounds), table, command
        return None

    async def played(self, command: PlayMatch) -> Score:
        """How a match between computers went. Raises RuntimeError if it cannot be played."""
        reply: object = None
        for _ in range(TRIES):
            try:
                reply = await self.lobby.pools.matches.ask(command, MATCH_SECONDS)
            except (WorkerDiedError, WorkerBusyError) as error:
                reply = error
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if isinstance(reply, MatchPlayed):
                return Score(*reply.score)
            break
        raise RuntimeError(f"a match between computers cannot be played: {reply}")

    async def decide(self, code: str, form: DecideTable, guest: str) -> None:
        """The host says how a match went that is not played to its end, and its room is closed. Raises RequestError."""
        async with self.changed(code) as record:
            self.must_be_host(record, guest)
            tournament = self.begun(record)
            tables = tournament.rounds[-1]
            if form.table >= len(tables) or not tables[form.table].is_open:
                raise RequestError(409, "tournament-decided")
            tournament.report(form.table, Score(form.first, form.second, form.drawn))
            keep(record, tournament)
            room = record.details.rooms[form.table]
            if room:
                games = [form.first, form.second, *([form.drawn] if form.drawn else [])]
                record.closing[room] = RoomNotice("match-decided", number="–".join(map(str, games)))

    async def drop(self, code: str, number: int, guest: str) -> None:
        """Somebody plays no further: the guest (-1), or whom the host takes out. Raises RequestError.

        Before it begins the place is free again, and without persons the tournament goes.
        """
        async with self.changed(code) as record:
            mine = self.must_play(record, guest)
            number = mine if number < 0 else number
            if number != mine:
                self.must_be_host(record, guest)
            places = record.details.places
            if number >= len(places) or places[number].kind == "open":
                raise RequestError(409, "tournament-nobody")
            if record.status == "over":
                raise RequestError(409, "tournament-over")
            if record.status == "waiting":
                places[number] = SeatRecord("open")
                return
            room, seat = open_seat(record, number)
            tournament_store.drop(record, number)
        if room:
            self.spawn(self.withdraw(room, seat, RoomNotice("dropped-out", number=places[number].name)))

    async def withdraw(self, code: str, seat: int, notice: RoomNotice) -> None:
        """Whoever has dropped out concedes in the room of the match; a room that another server plays is closed."""
        try:
            await (await self.lobby.room(code)).enqueue("withdraw", None, seat)
        except PlayedElsewhereError:
            await self.database.write(close_room(code, notice))
        except (RequestError, DamagedRoomError, WriteFailedError) as error:
            LOG.error("room %s: %s", code, error)

    def begun(self, record: TournamentRecord) -> Tournament:
        """The tournament of a record in which a round has begun. Raises RequestError."""
        if not record.details.rounds:
            raise RequestError(409, "tournament-no-round")
        return tournament_of(record)

    def must_play(self, record: TournamentRecord, guest: str) -> int:
        """The number of a guest. Raises RequestError if it does not play here."""
        number = number_of(record, guest)
        if number < 0:
            raise RequestError(403, "tournament-not-in")
        return number

    def must_be_host(self, record: TournamentRecord, guest: str) -> None:
        """Raise RequestError if a guest may not say how it goes on."""
        host = host_of(record)
        if host < 0 or record.details.places[host].guest != guest:
            name = record.details.places[host].name if host >= 0 else ""
            raise RequestError(403, "event-host", name=name)
