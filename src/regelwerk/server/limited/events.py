"""All sealed events and drafts: loading, opening, joining, leaving, beginning, picking."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from regelwerk import players
from regelwerk.limited.draft import Draft, DraftError
from regelwerk.limited.drafters import pick_for
from regelwerk.server.leases import Leases, PlayedElsewhereError
from regelwerk.server.limited.event import (
    LimitedEvent,
    begin_building,
    build_for_computer,
    limited_play,
    new_draft,
    settle,
)
from regelwerk.server.rooms.lobby import DEFAULT_PLAYER, Lobby, computer_name
from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.rooms.request_error import RequestError, chosen_name
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.limited import OpenLimited
from regelwerk.server.storage import limited as event_store
from regelwerk.server.storage.damage import DamagedRoomError
from regelwerk.server.storage.database import WriteFailedError
from regelwerk.server.storage.limited import EventDetails, EventRecord
from regelwerk.server.storage.store import FIRST_LEASE, SeatRecord, now
from regelwerk.server.storage.tables import LIMITED_EVENTS

LOG: Final = logging.getLogger("regelwerk.server")
MOST_EVENTS: Final = 20
"""In so many events may one guest sit."""
MOST_LOADED: Final = 300
"""So many events stay in memory; those with a clock besides."""
SEALED_SEATS: Final = 2
RETRY_SECONDS: Final = 5.0
"""Seconds after which a pick is made again for those whose time is up, should the database not take it."""


class LimitedEvents:
    """The events of a server, beside the rooms of its lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.database = lobby.database
        self.leases = Leases(lobby.database, LIMITED_EVENTS, lobby.server, "no-event")
        self.loaded: dict[str, LimitedEvent] = {}
        self.loading = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------- loading, unloading

    async def start(self) -> None:
        """Load the drafts that go on without anybody: those with a clock."""
        await self.play_clocks()

    async def play_clocks(self, owner: str = "") -> None:
        """Load the drafts whose clocks run without anybody, those of one server if that is named."""
        for code in await self.database.read(event_store.drafting_codes(owner)):
            try:
                await self.find(code)
            except PlayedElsewhereError:
                continue
            except (RequestError, DamagedRoomError) as error:
                LOG.error("event %s: %s", code, error)

    async def stop(self) -> None:
        """No clock runs any longer."""
        self.forget(list(self.loaded))
        for task in list(self.tasks):
            await task

    async def retire(self, codes: list[str]) -> None:
        """Let go of events that an operator changes, once nobody is about to change them; clocks go on anew."""
        for code in codes:
            async with self.loading:  # one that is being loaded meanwhile would come back as it was
                event = self.loaded.get(code)
                if event is not None:
                    async with event.lock:
                        self.forget([code])

    def forget(self, codes: list[str]) -> None:
        """Let go of events that have been changed or deleted in the database."""
        for code in codes:
            event = self.loaded.pop(code, None)
            if event is not None:
                event.stop_clock()
            self.leases.forget(code)

    @asynccontextmanager
    async def held(self, code: str) -> AsyncIterator[LimitedEvent]:
        """An event that nobody else reads or changes meanwhile. Raises RequestError, DamagedRoomError."""
        while True:
            event = await self.find(code)
            async with event.lock:
                if self.is_ours(event):  # else it was let go of while others held it
                    yield event
                    return

    async def find(self, code: str) -> LimitedEvent:
        """An event, loaded if it was not in memory. Raises RequestError, DamagedRoomError."""
        async with self.loading:
            event = self.loaded.pop(code, None)
            if event is not None and code not in self.leases.held:
                event.stop_clock()
                event = None
            if event is None:
                await self.leases.hold(code)
                record = await self.database.read(event_store.find_event(code))
                if record is None:
                    raise RequestError(404, "no-event")
                event = LimitedEvent(record, await self.database.read(event_store.load_picks(code)))
                await self.mend(event)
                self.run_clock(event)
            self.loaded[code] = event  # the one that was asked for last stands last
            idle = [one for one in self.loaded.values() if one.timer is None and not one.lock.locked()]
            for old in idle[: max(len(idle) - MOST_LOADED, 0)]:
                self.loaded.pop(old.record.code)
                self.leases.give_back(old.record.code)
            return event

    def is_ours(self, event: LimitedEvent) -> bool:
        """Whether an event is the one in memory, and may be changed here."""
        code = event.record.code
        return self.loaded.get(code) is event and code in self.leases.held

    async def mend(self, event: LimitedEvent) -> None:
        """A computer sits where somebody was forgotten: it goes on with the cards there. Raises WriteFailedError."""
        draft, record = event.draft, event.copy()
        if draft is not None:
            before = len(draft.history)
            settle(draft)
            if len(draft.history) > before:
                await self.go_on(event, record, draft.number, before)
        elif record.status == "building":
            for seat in range(len(record.details.places)):
                build_for_computer(record, seat)
            if [place.deck for place in record.details.places] != [place.deck for place in event.places]:
                await self.store(event, record)

    # --------------------------------------------------------------------- opening

    async def open(self, form: OpenLimited, guest: str, name: str) -> str:
        """Open an event; its guest takes the first seat. Its code. Raises RequestError."""
        play = limited_play(form.game, form.set)
        least, most = (SEALED_SEATS, SEALED_SEATS) if form.kind == "sealed" else play.seats
        if not least <= form.seats <= most:
            raise RequestError(400, f"{form.kind}-seats", least=least, most=most)
        await self.check_events(guest)
        me = SeatRecord("person", chosen_name(form.name) or name, "", guest)
        places = [me, *(SeatRecord("open") for _ in range(form.seats - 1))]
        details = EventDetails(places, self.lobby.seeds(), form.pace, set=form.set)
        at = now()
        record = EventRecord(self.lobby.codes(), form.game, form.kind, "waiting", at, at, details)
        draft = None
        if form.computers:
            draft = await self.begun(record, form.player, form.lang)
        await self.store_new(record, draft)
        return record.code

    async def store_new(self, record: EventRecord, draft: Draft | None) -> None:
        """Keep a new event, with the draft that has begun; from now on the time of the first pick runs."""
        picks = draft.history if draft is not None else ()
        await self.database.write(event_store.add_event(record, self.lobby.server, picks))
        self.leases.note_new(record.code, FIRST_LEASE)
        await self.find(record.code)

    async def check_events(self, guest: str) -> None:
        """Raise RequestError if a guest sits in too many events."""
        if await self.database.read(event_store.count_events(guest)) >= MOST_EVENTS:
            raise RequestError(429, "too-many-events", most=MOST_EVENTS)

    async def begun(self, record: EventRecord, player: str, lang: Lang) -> Draft | None:
        """Begin an event, with computers in the seats that are open. Changes the record. Raises RequestError."""
        if player and player not in players.ALL_NAMES:
            raise RequestError(400, "bad-player")
        places = record.details.places
        for seat, place in enumerate(places):
            if place.kind == "open":
                one = player or players.OPPONENTS[seat % len(players.OPPONENTS)].key
                places[seat] = SeatRecord("computer", computer_name(one, lang), one)
        make_names_distinct(places)
        if record.kind == "sealed":
            await asyncio.to_thread(begin_building, record, None)
            return None
        record.status = "drafting"
        draft = new_draft(limited_play(record.game, record.details.set), record.details)
        settle(draft)
        return draft

    # ----------------------------------------------------------------- coming, going

    async def join(self, code: str, wanted: str, guest: str, name: str) -> None:
        """Take an open seat. Raises RequestError."""
        async with self.held(code) as event:
            if event.seat_of(guest) >= 0:
                return
            free = [seat for seat, place in enumerate(event.places) if place.kind == "open"]
            if event.record.status != "waiting" or not free:
                raise RequestError(409, "event-full")
            await self.check_events(guest)
            record = event.copy()
            record.details.places[free[0]] = SeatRecord("person", chosen_name(wanted) or name, "", guest)
            make_names_distinct(record.details.places)
            await self.store(event, record)

    async def leave(self, code: str, guest: str, lang: Lang) -> None:
        """Get up for good: a computer goes on with the same cards. Without persons the event goes. RequestError."""
        async with self.held(code) as event:
            seat = event.own_seat(guest)
            record = event.copy()
            places = record.details.places
            places[seat] = event_store.leave_place(places[seat], computer_name(DEFAULT_PLAYER, lang), record.status)
            if all(place.kind != "person" for place in places):
                await self.leases.write(code, event_store.delete_event(code))
                self.forget([code])
                return
            make_names_distinct(places)
            build_for_computer(record, seat)
            if event.draft is None:
                await self.store(event, record)
                return
            number = event.draft.number
            before = len(event.draft.history)
            event.draft.computers |= {seat}
            await self.go_on(event, record, number, before)

    async def begin(self, code: str, player: str, guest: str, lang: Lang) -> None:
        """Begin an event that waits. Raises RequestError."""
        async with self.held(code) as event:
            seat = event.own_seat(guest)
            if event.record.status != "waiting":
                raise RequestError(409, "event-begun")
            if seat != event.host:
                raise RequestError(403, "event-host", name=event.places[event.host].name)
            record = event.copy()
            draft = await self.begun(record, player, lang)
            await self.store(event, record, draft)
            event.draft = draft
            self.run_clock(event)

    # --------------------------------------------------------------------- picking

    async def pick(self, code: str, number: int, card: str, guest: str) -> None:
        """A guest takes a card of the pack before his seat. Raises RequestError, and changes nothing then."""
        async with self.held(code) as event:
            seat = event.own_seat(guest)
            draft = event.draft
            if draft is None:
                raise RequestError(409, "no-draft")
            if number != draft.number or seat not in draft.waiting:
                raise RequestError(409, "pick-made", number=min(number, draft.picks))
            if card not in draft.view(seat).pack:
                raise RequestError(400, "not-in-pack")
            before = len(draft.history)
            draft.pick(seat, card)
            await self.go_on(event, event.record, number, before)

    async def time_up(self, event: LimitedEvent, number: int) -> None:
        """The time for a pick is up: a drafting player picks for everybody who has not."""
        async with event.lock:
            draft = event.draft
            if draft is None or draft.number != number or not self.is_ours(event):
                return
            before = len(draft.history)
            pick_for(draft, draft.waiting)
            try:
                await self.go_on(event, event.record, number, before)
            except WriteFailedError as error:
                LOG.error("event %s: %s", event.record.code, error)
                if event.draft is not None:
                    loop = asyncio.get_running_loop()
                    event.timer = loop.call_later(RETRY_SECONDS, self.spawn_time_up, event, number)

    async def go_on(self, event: LimitedEvent, record: EventRecord, number: int, before: int) -> None:
        """After picks that follow the first `before`: the others go on, and everything is stored.

        Raises WriteFailedError; the draft is then as it was.
        """
        draft = event.draft
        assert draft is not None
        try:
            settle(draft)
            if draft.is_over:
                record = event.copy() if record is event.record else record
                await asyncio.to_thread(begin_building, record, draft)
            await self.store(event, record, draft, before)
        except (WriteFailedError, DraftError):
            kept = [(pick.seat, pick.card) for pick in draft.history[:before]]
            event.draft = new_draft(event.play, event.record.details)
            event.replay(kept)
            raise
        if draft.is_over:
            event.draft = None
            event.stop_clock()
        elif draft.number != number:
            self.run_clock(event)

    async def store(
        self, event: LimitedEvent, record: EventRecord, draft: Draft | None = None, before: int = 0
    ) -> None:
        """Keep what has changed of an event, and what was picked. Raises WriteFailedError."""
        picks = draft.history[before:] if draft is not None else []
        if record is event.record:
            await self.leases.write(record.code, event_store.add_picks(record.code, before, picks))
        else:
            await self.leases.write(record.code, event_store.change_event(record, before, picks))
            event.record = record

    # ------------------------------------------------------------------------- time

    def run_clock(self, event: LimitedEvent) -> None:
        """The time for the pick that is on begins."""
        number = event.draft.number if event.draft is not None else 0
        event.start_clock(lambda: self.spawn_time_up(event, number))

    def spawn_time_up(self, event: LimitedEvent, number: int) -> None:
        """Called when the time is up."""
        self.spawn(self.time_up(event, number))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside whoever asked."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
