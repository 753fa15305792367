"""A server among others on one database: that it lives, what it has lost, and whose rooms it takes over.

Where nobody shares the database there is nothing to tell, and no task.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from regelwerk.server.limited.events import LimitedEvents
from regelwerk.server.rooms.lobby import Lobby
from regelwerk.server.storage import leases as lease_store
from regelwerk.server.storage.database import WriteFailedError
from regelwerk.server.tournaments.tournaments import Tournaments

LOG: Final = logging.getLogger("regelwerk.server")
LEASE_SECONDS: Final = 2.0
"""Seconds after which a server that has not been heard of counts as dead."""
BEAT_SECONDS: Final = 0.5
"""Seconds after which it says again that it lives, and looks after the others."""


class Heartbeat:
    """The task of a server that does this.

    address  where a proxy reaches this server
    seconds  for how long it counts as living after each beat
    guests   the number of changes of guests that is in memory
    """

    def __init__(
        self,
        lobby: Lobby,
        events: LimitedEvents,
        tournaments: Tournaments,
        address: str,
        seconds: float = LEASE_SECONDS,
    ) -> None:
        self.lobby = lobby
        self.events = events
        self.tournaments = tournaments
        self.address = address
        self.seconds = seconds
        self.guests = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def milliseconds(self) -> int:
        """For how long the server lives after each beat."""
        return int(self.seconds * 1000)

    async def start(self) -> None:
        """Live from now on. Raises WriteFailedError."""
        if not self.lobby.database.is_shared:
            return
        await self.sign_on()
        self.guests = await self.lobby.database.read(lease_store.revision())
        self.task = asyncio.create_task(self.run(), name="heartbeat")

    async def stop(self) -> None:
        """Live no longer: others may play at once what this server has played."""
        if self.task is None:
            return
        self.task.cancel()
        try:
            await self.lobby.database.write(lease_store.sign_off(self.lobby.server))
        except WriteFailedError as error:
            LOG.error("not signed off: %s", error)

    async def sign_on(self) -> None:
        """Be one of the servers on this database."""
        key = self.lobby.guests.key_digest
        await self.lobby.database.write(lease_store.sign_on(self.lobby.server, self.address, key, self.milliseconds))

    async def run(self) -> None:
        """Beat until the server ends."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except (WriteFailedError, SQLAlchemyError) as error:
                LOG.error("heartbeat: %s", str(error).partition("\n")[0])
            except Exception:
                LOG.exception("heartbeat")

    async def beat(self) -> None:
        """Say that the server lives, and look after everything else. Raises WriteFailedError, SQLAlchemyError."""
        database = self.lobby.database
        if not await database.write(lease_store.beat(self.lobby.server, self.milliseconds)):
            LOG.warning("this server was taken for dead; others may play its rooms")
            await self.sign_on()
        await self.let_go()
        if self.lobby.closing:
            return
        for dead in await database.read(lease_store.dead_servers(self.lobby.server)):
            await self.take_over(dead)
        guests = await database.read(lease_store.revision())
        if guests != self.guests:
            self.guests = guests
            await self.lobby.guests.load()
            self.lobby.disconnect_withdrawn()

    async def let_go(self) -> None:
        """Let go of what others play meanwhile, and give back what nobody here needs."""
        rooms, events = self.lobby.leases, self.events.leases
        for code in await rooms.find_lost():
            rooms.forget(code)
        for code, room in list(self.lobby.rooms.items()):
            if code not in rooms.held and not room.inbox.full():
                room.inbox.put_nowait(("retire", None, None))
        self.events.forget(await events.find_lost())
        for leases, used in ((rooms, self.lobby.rooms), (events, self.events.loaded)):
            for code in leases.idle():
                if code not in used:
                    leases.give_back(code)

    async def take_over(self, dead: str) -> None:
        """Play what a dead server has played: what has a clock at once, the rest when somebody comes for it."""
        await self.lobby.play_clocks(dead)
        await self.events.play_clocks(dead)
        if await self.lobby.database.write(lease_store.bury(dead)):
            LOG.warning("server %s is dead; others play its rooms from now on", dead)
            await self.tournaments.start()
