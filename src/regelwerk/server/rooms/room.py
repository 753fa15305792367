"""A room: one task that handles one message after the other, so that nothing in it happens at once.

What a worker replies counts only when it is stored; only then is anything sent. A room that
nobody needs is unloaded: its task ends, and the next visitor loads it from the stored record.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection as SqlConnection
from sqlalchemy.exc import SQLAlchemyError

from regelwerk.server.i18n import translate
from regelwerk.server.rooms import matches, reports
from regelwerk.server.rooms.clock import GRACE, NOBODY, RoomClock
from regelwerk.server.rooms.connection import Connection, TokenBucket
from regelwerk.server.rooms.ending import end_game
from regelwerk.server.rooms.handlers import INBOX_HANDLERS, welcome
from regelwerk.server.rooms.loading import load_in_worker
from regelwerk.server.rooms.pacing import AnswerTimes, sleep_until
from regelwerk.server.rooms.quiet_pass import QuietPass
from regelwerk.server.rooms.replies import send_message
from regelwerk.server.rooms.room_info import describe
from regelwerk.server.rooms.room_options import has_own_files, is_played_apart
from regelwerk.server.rooms.seating import assign_seat, changed_seats
from regelwerk.server.rooms.services import AudienceCursor, RoomServices, TakeBackRequest
from regelwerk.server.rooms.state_messages import state_message, state_messages
from regelwerk.server.rooms.thinking import ComputerPlayers
from regelwerk.server.schema import websocket
from regelwerk.server.schema.base import ServerMessage
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.schema.common import RoomInfo
from regelwerk.server.storage import store
from regelwerk.server.storage.database import WriteFailedError
from regelwerk.server.storage.leases import LeaseLostError
from regelwerk.server.storage.store import RoomRecord
from regelwerk.server.worker.commands import (
    CommandFailed,
    GameAdvanced,
    PerformTableAction,
    RenderView,
    RunAutomatic,
    SnapshotTaken,
    TakeSnapshot,
    ViewRendered,
)
from regelwerk.server.worker.messages import Audience, Command, Reply
from regelwerk.server.worker.pool import WorkerDiedError, WorkerPool
from regelwerk.server.worker.seats import SeatConfig

LOG: Final = logging.getLogger("regelwerk.server")
INBOX_SIZE: Final = 256
"""Maximum number of messages that wait for a room; further senders are held back."""
SLEEP_SECONDS: Final = 120.0
"""Seconds after which a room that nobody needs is unloaded."""
RETRY_SECONDS: Final = 0.5
"""Seconds after which something that went wrong is tried again; each time twice as many."""
MAX_WORKER_DEATHS: Final = 3
"""So many workers may die over one command; then it is taken for the cause (it may have been a coincidence before)."""
MAX_RELOADS: Final = 2 * MAX_WORKER_DEATHS
"""So often a worker may be found without the room, for those that others have killed."""


class Room:
    """A room in memory, with its task.

    record  what it is, as it is stored
    at      how many steps are stored; the same as `record.steps`
    began   when the room began with what it is doing, by `time.monotonic`
    asked   the seat that is asked, -1 for nobody
    address the address for which it was loaded
    shown_asked  who is asked and since when, as far as it has been sent
    """

    def __init__(self, record: RoomRecord, services: RoomServices, address: str = "") -> None:
        self.record = record
        self.services = services
        self.at = record.steps
        self.asked = NOBODY
        self.number = 0
        self.is_loaded = False
        self.connections: list[Connection] = []
        self.streams: dict[Audience, AudienceCursor] = {}
        self.inbox: asyncio.Queue[tuple[str, Connection | None, Any]] = asyncio.Queue(INBOX_SIZE)
        self.task: asyncio.Task[None] | None = None
        self.hinting: asyncio.Task[None] | None = None
        self.clock = RoomClock(record.details.clock, len(record.details.places), record.clocks)
        self.address = address
        self.shown_asked = (self.clock.asked, self.clock.asked_since)
        self.loaded_at = self.used_at = self.watched_at = time.monotonic()
        self.last_seen: dict[int, float] = {}
        self.take_back_request: TakeBackRequest | None = None
        self.rematch: set[int] = set()
        self.rematch_code = ""
        self.chat_count = 0
        self.is_unloaded = False
        self.failure_count = 0
        self.computer_players = ComputerPlayers(self)
        self.answer_times = AnswerTimes(services.grid)
        self.quiet_pass = QuietPass(self)
        self.began = time.monotonic()
        self.reporting = TokenBucket(*reports.SPEED)

    # ------------------------------------------------------------------- the task

    def start(self) -> None:
        """Start the task of the room."""
        self.task = asyncio.create_task(self.run(), name=f"room {self.record.code}")

    async def enqueue(self, what: str, connection: Connection | None = None, value: Any = None) -> None:
        """Put a message into the inbox of the room; waits while the inbox is full. An ended room takes none."""
        if self.task is not None and self.task.done():
            return
        await self.inbox.put((what, connection, value))

    async def run(self) -> None:
        """Handle what is put into the inbox, until nobody needs the room."""
        self.clock.hold(self.now())  # what it takes to get ready counts for nobody
        await self.guard(self.load())
        self.clock.release(self.now())
        while not self.is_unloaded:
            try:
                async with asyncio.timeout(self.patience()):
                    what, connection, value = await self.inbox.get()
            except TimeoutError:
                await self.guard(self.tick())
                continue
            self.used_at = self.began = time.monotonic()
            await self.guard(
                INBOX_HANDLERS[what](self, connection, value), connection, value.id if what == "message" else 0
            )
            self.clock.release(self.now())
            self.inbox.task_done()

    async def write(self, work: Callable[[SqlConnection], Any]) -> None:
        """Write something about the room, under its lease. Raises LeaseLostError, WriteFailedError."""
        await self.services.leases.write(self.record.code, work)

    async def guard(self, work: Awaitable[None], connection: Connection | None = None, re: int = 0) -> None:
        """Whatever goes wrong in one thing, the room goes on with the next.

        Its sender (`connection`, in its message `re`) gets an error, and nobody gets an acknowledgement for it later.
        """
        key = "not-now"
        try:
            await work
            return
        except LeaseLostError:
            LOG.warning("room %s: played elsewhere from now on", self.record.code)
            self.retire()
            return
        except WriteFailedError as error:
            LOG.error("room %s: not saved: %s", self.record.code, error)
            key = "not-written"
        except SQLAlchemyError as error:
            LOG.error("room %s: not read: %s", self.record.code, str(error).partition("\n")[0])
        except Exception:
            LOG.exception("room %s", self.record.code)
        self.is_loaded = False  # the worker may be ahead of what is written down
        self.failure_count += 1
        for other in self.connections:
            other.done_id = 0
        self.problem_to_all(
            "not-now", key, connection, 0 if connection is not None and connection.last_done_id == re else re
        )

    def patience(self) -> float:
        """Seconds until the room has to look by itself."""
        most = (
            min(RETRY_SECONDS * 2 ** min(self.failure_count, 9), SLEEP_SECONDS / 4)
            if self.failure_count
            else SLEEP_SECONDS / 4
        )
        flag = self.until_flag()
        return most if flag is None else min(flag / 1000 + 0.02, most)

    def until_flag(self) -> int | None:
        """Milliseconds until a player's time is up, or that for exchanging cards; None if none runs."""
        now = self.now()
        running = [self.clock.until_flag(now), self.clock.interval_left(now)]
        return min((left for left in running if left is not None), default=None)

    async def load(self) -> None:
        """Load the game of a room that is being played, as far as its record goes."""
        if self.record.status != "playing":
            return
        await load_in_worker(self)
        await self.run_automatic()
        await matches.resume(self)
        if self.clock.timed and self.away(self.clock.seat) is not None:
            self.clock.pause(self.now())  # until its player is here again

    async def tick(self) -> None:
        """Nothing has happened for a while: clocks, and whether anybody needs the room."""
        now = self.now()
        if self.clock.is_paused and time.monotonic() - self.loaded_at > GRACE / 1000:
            self.clock.resume(now)
        if (
            not self.connections
            and self.computer_players.thinking is None
            and self.quiet_pass.task is None
            and self.until_flag() is None
        ):
            self.is_unloaded = time.monotonic() - self.used_at > SLEEP_SECONDS and self.inbox.empty()
        if self.clock.until_flag(now) == 0:
            await self.time_out(self.clock.seat)
        elif self.clock.interval_left(now) == 0:
            await matches.time_up(self)
        elif self.failure_count and not self.is_unloaded:
            await self.run_automatic()  # nobody else would: it may be a computer's turn
            await matches.go_on_if_ready(self)
        if self.clock.timed and self.record.status == "playing":
            clock_state = self.clock.to_record(now)
            await self.write(store.save_clocks({self.record.code: clock_state}))

    @staticmethod
    def now() -> int:
        """Milliseconds of a clock that never goes back."""
        return time.monotonic_ns() // 1_000_000

    def retire(self, code: int = CloseCode.RESTART) -> None:
        """Something else becomes of the room: whoever is here comes back and finds that."""
        for connection in self.connections:
            connection.close(code)
        self.computer_players.cancel()
        if self.hinting is not None:
            self.hinting.cancel()
        self.quiet_pass.cancel()
        self.is_unloaded = True

    async def stop(self, code: int) -> None:
        """Leave everything as it is kept, with a snapshot, and let the connections go."""
        self.retire(code)
        if self.record.status == "playing" and self.is_loaded:
            reply = await self.workers.ask(TakeSnapshot(room=self.record.code))
            if isinstance(reply, SnapshotTaken) and reply.snapshot.step == self.at:
                await self.write(store.save_snapshot(self.record.code, reply.snapshot))
        if self.clock.timed:
            clock_state = self.clock.to_record(self.now())
            await self.write(store.save_clocks({self.record.code: clock_state}))
        if self.task is not None:
            self.task.cancel()

    # ------------------------------------------------------------------- the worker

    async def request(self, command: Command) -> Reply:
        """Send the worker a command; if it has died or lost the room, it loads the room again first."""
        died = absent = 0
        while True:
            try:
                if not self.is_loaded:
                    await load_in_worker(self)
                reply = await self.workers.ask(command)
            except WorkerDiedError as error:
                self.is_loaded = False
                died += 1
                LOG.error("room %s: worker died executing %s: %s", self.record.code, type(command).__name__, error)
                if died >= MAX_WORKER_DEATHS:
                    return CommandFailed("error", [], f"the worker died executing {type(command).__name__}")
                continue
            if isinstance(reply, CommandFailed) and reply.code in ("absent", "behind"):
                self.is_loaded = False
                absent += 1
                if absent <= MAX_RELOADS:
                    continue
            return reply

    @property
    def workers(self) -> WorkerPool:
        """Who plays the game: others where definitions of its players' own, or a proof, must not hold the rest up."""
        return self.services.pools.own_games if is_played_apart(self.record) else self.services.workers

    @property
    def thinkers(self) -> WorkerPool:
        """Who thinks for computer players."""
        return self.services.pools.replays if has_own_files(self.record) else self.services.thinkers

    def seat_configs(self) -> list[SeatConfig]:
        """Who sits there, for a worker."""
        return [
            SeatConfig(place.name, place.player if place.kind == "computer" else "", place.auto)
            for place in self.record.details.places
        ]

    def adopt(self, record: RoomRecord) -> None:
        """Others sit here from now on: every connection whose seat has changed is told at once, or let go."""
        old = self.record
        if record.details.seating <= old.details.seating:
            return
        self.record = record
        for seat in changed_seats(old, record):
            self.last_seen[seat] = time.monotonic()
        for connection in self.connections:
            before = connection.seat
            refused = assign_seat(connection, record, self.services.guests.sign_seat)
            if refused:
                connection.refuse(refused)
            elif connection.seat != before:
                connection.drop_delayed()
                welcome(self, connection, 0)

    def audiences(self) -> list[Audience]:
        """The audiences for which the worker has to make updates."""
        return sorted({connection.audience for connection in self.connections})

    # ------------------------------------------------------------------- playing on

    async def run_automatic(self) -> None:
        """Play on as far as no person is needed."""
        if self.record.status == "playing":
            await self.commit_and_send(
                await self.request(RunAutomatic(room=self.record.code, step_count=self.at, audiences=self.audiences()))
            )

    async def commit_and_send(self, reply: Reply) -> bool:
        """Store what has been played, then send it to everybody; returns whether the game has gone on."""
        if not isinstance(reply, GameAdvanced):
            if isinstance(reply, CommandFailed) and reply.code == "error":
                await reports.report_failure(self, reply)
            return False
        parts = self.services.metrics.time_parts(self.began)
        parts.end("rules")
        asked_before = (self.clock.seat, self.clock.number)
        is_other = self.clock.note_asked(reply.seat, store.now())
        self.clock.ask(self.timed(reply.seat), reply.number, self.now())
        clock_state = self.clock.to_record(self.now())
        if reply.entries or reply.snapshot is not None:
            steps = partial(store.append, self.record.code, self.at, reply.entries, reply.snapshot, clock_state)
            await self.services.leases.write_numbered(self.record.code, steps)
            if reply.entries and self.take_back_request is not None:
                self.close_take_back_request(False)
        elif is_other:
            await self.write(store.save_clocks({self.record.code: clock_state}))
        self.at = self.record.steps = reply.step_count
        self.asked, self.number = reply.seat, reply.number
        self.failure_count = 0
        parts.end("write")
        moment = self.answer_times.moment(self.began)
        if asked_before != (self.clock.seat, self.clock.number):
            self.clock.restart(int(moment * 1000))
        states = state_messages(self, reply.updates, int(moment * 1000))
        await sleep_until(moment)
        parts.end("wait")
        self.shown_asked = (self.clock.asked, self.clock.asked_since)
        self.send_acknowledgements()
        self.send_states(states)
        if reply.entries:
            parts.end("send")
            parts.observe()
        if reply.ending is not None and self.is_on:
            await end_game(self, reply.ending)
        self.computer_players.start_thinking(reply.think)
        self.quiet_pass.schedule(reply)
        return True

    def timed(self, seat: int) -> int:
        """The seat whose clock runs when that seat is asked: a computer's does not."""
        return seat if seat >= 0 and self.record.details.places[seat].kind == "person" else NOBODY

    async def time_out(self, seat: int) -> None:
        """A clock is at zero."""
        await self.act_unasked(seat, "time out")

    async def act_unasked(self, seat: int, verb: str) -> None:
        """Let a seat do what nobody asked it and no person sent."""
        command = PerformTableAction(
            room=self.record.code, step_count=self.at, seat=seat, verb=verb, lang="en", audiences=self.audiences()
        )
        await self.commit_and_send(await self.request(command))

    async def begin_anew(self, record: RoomRecord) -> None:
        """Another game has taken the place of the one that was played here."""
        self.record = record
        self.at, self.is_loaded = record.steps, False
        self.clock = matches.fresh_clock(record)
        self.close_take_back_request(False)
        self.computer_players.forget()
        self.quiet_pass.cancel()
        await load_in_worker(self)
        self.broadcast_room()
        await self.run_automatic()

    # ------------------------------------------------------------------- sending

    def send_acknowledgements(self) -> None:
        """Acknowledge what has been carried out and stored; this is sent before the resulting state."""
        for connection in self.connections:
            if connection.done_id:
                connection.enqueue(websocket.write(websocket.Acknowledged(connection.done_id)))
                connection.last_done_id, connection.done_id = connection.done_id, 0

    def send_states(self, states: list[tuple[Audience, bytes]]) -> None:
        """Send each state to the connections of its audience."""
        for audience, data in states:
            for connection in self.connections:
                if connection.audience == audience:
                    self.send_game_data(connection, data)

    def send_game_data(self, connection: Connection, data: bytes) -> None:
        """Send something of the game: late to those who watch a seat with a delay."""
        if connection.delay:
            connection.enqueue_delayed(data)
        else:
            connection.enqueue(data)

    async def send_view(self, connection: Connection) -> None:
        """Send the whole state to one connection."""
        if self.record.status == "waiting":
            return
        reply = await self.request(RenderView(room=self.record.code, audience=connection.audience))
        if not isinstance(reply, ViewRendered):
            LOG.error("room %s: no view: %s", self.record.code, reply)
            connection.enqueue(
                websocket.write(websocket.MessageRejected("not-now", translate(connection.lang, "not-now")))
            )
            return
        stream = self.streams.setdefault(connection.audience, AudienceCursor())
        if stream.seq == 0 or reply.out.asked:
            stream.seq += 1
            stream.asked = stream.seq
        self.send_game_data(connection, state_message(self, reply.out, stream.seq, self.now()))
        if connection.seat >= 0 and matches.is_between(self.record):
            send_message(connection, matches.exchange_of(self, connection.seat))

    def send_all(self, make: Callable[[Connection], ServerMessage]) -> None:
        """Send everybody a message, each in its own words."""
        for connection in self.connections:
            connection.enqueue(websocket.write(make(connection)))

    def problem_to_all(
        self, code: Any, key: str, sender: Connection | None = None, re: int = 0, **values: object
    ) -> None:
        """Tell the seats that something did not work, and its sender in which message."""
        for connection in self.connections:
            if connection.seat >= 0 or connection is sender:
                number = re if connection is sender else 0
                connection.enqueue(
                    websocket.write(websocket.MessageRejected(code, translate(connection.lang, key, **values), number))
                )

    async def change(self) -> None:
        """What the room is has changed: keep it, and tell everybody."""
        await self.write(store.change_room(self.record))
        self.broadcast_room()

    def broadcast_room(self) -> None:
        """Who is here has changed."""
        self.send_all(
            lambda connection: websocket.RoomChanged(self.info(connection.lang, connection.guest, connection.seat))
        )

    def close_take_back_request(self, granted: bool) -> None:
        """Close the request to take back, and tell everybody whether it was granted."""
        request = self.take_back_request
        self.take_back_request = None
        if request is not None:
            self.send_all(
                lambda connection: websocket.TakeBackAsked(
                    "back", request.seat, False, granted, sorted(request.yes), ""
                )
            )

    # ------------------------------------------------------------------ descriptions

    @property
    def is_on(self) -> bool:
        """Whether a game is being played here: not between two games of a match."""
        return self.record.status == "playing" and not matches.is_between(self.record)

    def away(self, seat: int) -> float | None:
        """Seconds since somebody was last connected for a seat; None while somebody is."""
        if any(connection.seat == seat for connection in self.connections):
            return None
        return time.monotonic() - self.last_seen.get(seat, self.loaded_at)

    def info(self, lang: str, guest: str, mine: int = -1) -> RoomInfo:
        """The room as somebody may know it."""
        away = [self.away(seat) for seat in range(len(self.record.details.places))]
        watching = sum(connection.seat < 0 for connection in self.connections)
        return describe(self.record, lang, guest, mine, away, watching)

    def person_seats(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, place in enumerate(self.record.details.places) if place.kind == "person"]
