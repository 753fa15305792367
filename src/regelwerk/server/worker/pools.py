"""All workers of a server, by what they do: so that nothing that takes long holds up something that is quick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk import game_registry
from regelwerk.server.worker.fair_pool import FairPool
from regelwerk.server.worker.pool import NICE, InlinePool, ProcessPool, WorkerPool
from regelwerk.server.worker.reader_commands import FindCards

READERS: Final = 2
"""Processes of each kind of reader; each is started when it is needed for the first time."""
MOST_THINKING: Final = 100_000
"""More rooms than there ever are."""
READING_NICE: Final = 10
"""Readers stand back behind everybody who plays."""
READING_MEMORY: Final = 2 << 30
"""Bytes that a reader may have."""


@dataclass
class WorkerPools:
    """The workers of a server.

    games      play the games; they never read what a guest has sent
    own_games  play the games of rooms with definitions of their players' own, and read those once
    thinkers   choose for computer players
    readers    read what is quickly read: decks, definitions of guests' own, searches; they also prepare games
    replays    read what takes longer: replays; they also think in rooms with definitions of their players' own
    matches    play the matches of tournaments between computers
    """

    games: WorkerPool
    own_games: WorkerPool
    thinkers: WorkerPool
    readers: WorkerPool
    replays: WorkerPool
    matches: WorkerPool

    def all(self) -> list[WorkerPool]:
        """Each of them."""
        return [self.games, self.own_games, self.thinkers, self.readers, self.replays, self.matches]

    async def start_readers(self) -> None:
        """Start the readers, and let them make beforehand what every search needs."""
        if isinstance(self.readers, FairPool):
            for game in game_registry.names():
                await self.readers.tell_all(FindCards(room="", game=game, line="", lang="en"))

    async def stop(self) -> None:
        """Let all workers go."""
        for pool in self.all():
            await pool.stop()


def thinking_pool(count: int) -> FairPool:
    """Workers that think for computer players: nobody is refused, and who is alone may have them all."""
    found = FairPool(count, NICE, most_of_one=MOST_THINKING, most=MOST_THINKING)
    found.share = count
    return found


def make_pools(workers: int, thinkers: int) -> WorkerPools:
    """The workers of a server with so many for games (0: all in this process) and for computer players (0: as well)."""
    thinking: WorkerPool = thinking_pool(thinkers) if thinkers else InlinePool()
    if not workers:
        inline = InlinePool()
        return WorkerPools(inline, inline, thinking, InlinePool(), InlinePool(), InlinePool())
    return WorkerPools(
        games=ProcessPool(workers),
        own_games=ProcessPool(1),
        thinkers=thinking,
        readers=FairPool(READERS, READING_NICE, READING_MEMORY),
        replays=FairPool(READERS, READING_NICE, READING_MEMORY),
        matches=FairPool(1, READING_NICE, most_of_one=MOST_THINKING, most=MOST_THINKING),
    )
