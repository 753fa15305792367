"""What a server does beside the games: what its operator orders, and deleting what has been kept for long enough."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from regelwerk.server.limited.events import LimitedEvents
from regelwerk.server.rooms.lobby import Lobby
from regelwerk.server.storage import leases, orders, people, retention
from regelwerk.server.storage import limited as event_store
from regelwerk.server.storage import tournaments as tournament_store
from regelwerk.server.storage.database import WriteFailedError
from regelwerk.server.storage.orders import Order
from regelwerk.server.storage.retention import Retention

LOG: Final = logging.getLogger("regelwerk.server")
LOOK_SECONDS: Final = 1.0
"""Seconds between two looks whether something was ordered."""
CLEAN_SECONDS: Final = 3600.0
"""Seconds between two rounds of deleting."""
END_SECONDS: Final = 30.0
"""Seconds that a room has to end."""


class Housekeeper:
    """The task of a server that does this.

    keep        for how long what is kept
    cleaned_at  when it last looked for what is too old, by `time.monotonic`
    """

    def __init__(self, lobby: Lobby, events: LimitedEvents, keep: Retention) -> None:
        self.lobby = lobby
        self.events = events
        self.keep = keep
        self.cleaned_at = time.monotonic() - CLEAN_SECONDS
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task."""
        self.task = asyncio.create_task(self.run(), name="housekeeping")

    async def stop(self) -> None:
        """End it, and keep who was here."""
        if self.task is not None:
            self.task.cancel()
        try:
            await self.lobby.guests.store_seen()
        except WriteFailedError as error:
            LOG.error("guests not noted: %s", error)

    async def run(self) -> None:
        """Look for orders, and now and then for what is too old, until the server ends."""
        while True:
            try:
                first = await self.is_first()
                for order in await self.lobby.database.read(orders.open_orders()) if first else ():
                    answer = await self.carry_out(order)
                    await self.lobby.database.write(orders.answer(order.id, answer))
                    LOG.warning("operator: %s %s: %s", order.kind, order.target, answer)
                if time.monotonic() - self.cleaned_at >= CLEAN_SECONDS:
                    self.cleaned_at = time.monotonic()
                    await self.lobby.guests.store_seen()
                    if first:
                        await self.clean()
            except (WriteFailedError, SQLAlchemyError) as error:
                LOG.error("housekeeping: %s", str(error).partition("\n")[0])
            except Exception:
                LOG.exception("housekeeping")
            await asyncio.sleep(LOOK_SECONDS)

    # ------------------------------------------------------------------------- orders

    async def is_first(self) -> bool:
        """Whether this is the one of the servers on the database that does what one of them has to."""
        if not self.lobby.database.is_shared:
            return True
        return await self.lobby.database.read(leases.is_first(self.lobby.server))

    async def carry_out(self, order: Order) -> str:
        """Do what was ordered, in memory as in the database; the answer.

        Other servers find that they have lost their leases, and that guests have changed.
        """
        codes = events = [order.target] if order.kind == "close" else []
        if order.kind == "forget":
            codes = await self.lobby.database.read(people.find_room_codes(order.target))
            events = await self.lobby.database.read(event_store.event_codes(order.target))
        await retire(self.lobby, codes)
        await self.events.retire(events)
        answer = await self.lobby.database.write(orders.carry_out(order.kind, order.target))
        await retire(self.lobby, codes)  # somebody may have come back in between
        await self.events.retire(events)
        await self.lobby.guests.load()
        self.lobby.disconnect_withdrawn()
        return answer

    # ----------------------------------------------------------------------- deleting

    async def clean(self) -> None:
        """Delete what is too old."""
        await self.lobby.database.write(retention.delete_old_lines(self.keep))
        rooms = await self.clean_rooms()
        events = await self.clean_events() + await self.clean_tournaments()
        guests = await self.clean_guests()
        if rooms or events or guests:
            LOG.info("housekeeping: deleted rooms: %d, events: %d, forgotten guests: %d", rooms, events, guests)

    async def clean_rooms(self) -> int:
        """Delete rooms that are too old, one by one between the writes of the games; how many."""
        count = 0
        while codes := await self.lobby.database.read(retention.find_expired_rooms(self.keep)):
            free = [code for code in codes if code not in self.lobby.rooms and await self.lobby.leases.try_hold(code)]
            for code in free:
                await self.lobby.leases.write(code, retention.delete_room(code))
                await retire(self.lobby, [code])
            count += len(free)
            if len(free) < len(codes):
                break  # somebody is there; they are looked at again in the next round
        return count

    async def clean_events(self) -> int:
        """Delete sealed events and drafts that are too old; how many."""
        count = 0
        while codes := await self.lobby.database.read(event_store.expired_events(self.keep)):
            free = [code for code in codes if await self.events.leases.try_hold(code)]
            for code in free:
                await self.events.leases.write(code, event_store.delete_event(code))
            await self.events.retire(free)
            count += len(free)
            if len(free) < len(codes):
                break
        return count

    async def clean_tournaments(self) -> int:
        """Delete tournaments that are too old; how many."""
        count = 0
        while codes := await self.lobby.database.read(tournament_store.expired_tournaments(self.keep)):
            for code in codes:
                await self.lobby.database.write(tournament_store.delete_tournament(code))
            count += len(codes)
        return count

    async def clean_guests(self) -> int:
        """Forget guests who were not there for long; how many."""
        count = 0
        while guests := await self.lobby.database.read(retention.find_absent_guests(self.keep)):
            for guest in guests:
                await self.carry_out(Order(0, "forget", guest))
            count += len(guests)
        return count


async def retire(lobby: Lobby, codes: list[str]) -> None:
    """Unload these rooms; whoever is there comes back to what has become of them."""
    for code in codes:
        room = lobby.rooms.get(code)
        if room is not None and room.task is not None:
            await room.enqueue("retire")
            await asyncio.wait({room.task}, timeout=END_SECONDS)
        lobby.leases.forget(code)
