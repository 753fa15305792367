"""What rooms share, what an audience has been sent, and what a player has asked the others."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from regelwerk.server.guests import GuestRegistry
from regelwerk.server.leases import Leases
from regelwerk.server.metrics import Metrics
from regelwerk.server.storage.database import Database
from regelwerk.server.storage.store import RoomRecord
from regelwerk.server.worker.pool import WorkerPool
from regelwerk.server.worker.pools import WorkerPools


@dataclass
class RoomServices:
    """What all rooms share.

    workers   execute commands; `thinkers` choose for computer players
    pools     these and all others
    pace      seconds that a computer player takes at least while somebody looks on
    grid      seconds of whose multiples a decision takes, from reading it to sending what came of it
    rematch   opens another room like this one, with the seats turned; its code
    pin       keeps the definitions that a room's game begins with
    leases    those of the rooms: whatever is written about one goes through its lease
    guests    signs seat tokens, and knows what has been withdrawn
    metrics   counts
    room_over is told when the game or the match of a room is over
    """

    database: Database
    workers: WorkerPool
    thinkers: WorkerPool
    pools: WorkerPools
    pace: float
    grid: float
    rematch: Callable[[RoomRecord], Coroutine[Any, Any, str]]
    pin: Callable[[RoomRecord], Coroutine[Any, Any, None]]
    leases: Leases
    guests: GuestRegistry
    metrics: Metrics
    room_over: Callable[[RoomRecord], None] = lambda record: None


@dataclass
class AudienceCursor:
    """What an audience has been sent: the number of the last state, and of the one that brought its question."""

    seq: int = 0
    asked: int = 0


@dataclass
class TakeBackRequest:
    """Taking back, as one seat has asked the others: to which step, and who agrees."""

    seat: int
    at: int
    to: int
    yes: set[int]
