"""What an operator may count: rooms, decisions, queues, refusals, in the text format of Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, Summary, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric

from regelwerk.server.worker.fair_pool import FairPool
from regelwerk.server.worker.pool import ProcessPool, WorkerPool

if TYPE_CHECKING:
    from regelwerk.server.rooms.lobby import Lobby

BUCKETS: Final = (0.01, 0.02, 0.04, 0.06, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4)
"""Seconds from reading a decision to sending what came of it; a decision takes multiples of 0.02."""


class Metrics:
    """What is counted while it happens."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "regelwerk_requests", "Requests over HTTP that were answered", ["status"], registry=self.registry
        )
        self.decisions = Histogram(
            "regelwerk_decision_seconds",
            "From reading what a player or computer does to sending what came of it",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.parts = Summary(
            "regelwerk_decision_part_seconds",
            "Where that time goes: rules, with waiting for a worker; write, until it is durable; wait, so that nobody "
            "can read a hand from it; send",
            ["part"],
            registry=self.registry,
        )

    def time_parts(self, began: float) -> PartTimes:
        """Time the parts of one decision that began then (of `time.monotonic`)."""
        return PartTimes(self, began)

    def text(self, lobby: Lobby) -> bytes:
        """Everything as it is now."""
        whole = CollectorRegistry()
        whole.register(LobbyCollector(lobby))
        return generate_latest(self.registry) + generate_latest(whole)


class PartTimes:
    """Where the time of one decision goes, part after part."""

    def __init__(self, metrics: Metrics, began: float) -> None:
        self.metrics = metrics
        self.began = self.last = began
        self.spent: list[tuple[str, float]] = []

    def end(self, part: str) -> None:
        """That part ends now, and the next begins."""
        now = time.monotonic()
        self.spent.append((part, now - self.last))
        self.last = now

    def observe(self) -> None:
        """Count the decision, and each of its parts."""
        self.metrics.decisions.observe(self.last - self.began)
        for part, seconds in self.spent:
            self.metrics.parts.labels(part).observe(seconds)


class LobbyCollector:
    """What is counted when somebody asks."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def describe(self) -> list[Metric]:
        """Nothing is known beforehand; so nothing is collected when this is registered."""
        return []

    def collect(self) -> Iterator[Metric]:
        """The lobby and its workers as they are now."""
        rooms = list(self.lobby.rooms.values())
        loaded = GaugeMetricFamily("regelwerk_rooms", "Rooms in memory", labels=["status"])
        for status in ("waiting", "playing", "over"):
            loaded.add_metric([status], sum(room.record.status == status for room in rooms))
        yield loaded
        here = GaugeMetricFamily("regelwerk_connections", "Connections to rooms", labels=["kind"])
        seats = sum(connection.seat >= 0 for room in rooms for connection in room.connections)
        here.add_metric(["player"], seats)
        here.add_metric(["spectator"], sum(len(room.connections) for room in rooms) - seats)
        yield here
        queues = GaugeMetricFamily("regelwerk_queue_length", "Commands that wait for workers", labels=["pool"])
        deaths = GaugeMetricFamily("regelwerk_worker_deaths", "Workers replaced since the start", labels=["pool"])
        pools = self.lobby.pools
        for name in ("games", "own_games", "thinkers", "readers", "replays"):
            pool: WorkerPool = getattr(pools, name)
            queues.add_metric([name], queue_length(pool))
            deaths.add_metric([name], worker_deaths(pool))
        queues.add_metric(["database"], self.lobby.database.jobs.qsize())
        yield queues
        yield deaths


def queue_length(pool: WorkerPool) -> int:
    """How many commands a pool has not replied to yet."""
    if isinstance(pool, FairPool):
        return pool.queued + sum(pool.running.values())
    return sum(len(worker.pending) for worker in pool.workers) if isinstance(pool, ProcessPool) else 0


def worker_deaths(pool: WorkerPool) -> int:
    """How many workers of a pool had to be replaced."""
    return sum(worker.deaths for worker in pool.workers) if isinstance(pool, FairPool | ProcessPool) else 0
