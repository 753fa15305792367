"""Stored rows that cannot be read, and writing for the sake of writing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, update

from regelwerk.server.storage.tables import HEALTH
from regelwerk.server.worker.commands import read_entry
from regelwerk.server.worker.values import StoredStep

DAMAGED: Final = "damaged"
"""The kind of a step that cannot be read; no game asks for anything of this kind."""


class DamagedRoomError(Exception):
    """What is stored of this room cannot be read."""


def check_writing() -> Callable[[Connection], None]:
    """Write something. Raises what the database raises where it takes nothing."""

    def work(connection: Connection) -> None:
        at = time.time_ns() // 1_000_000
        if connection.execute(update(HEALTH).where(HEALTH.c.id == 1).values(at=at)).rowcount == 0:
            connection.execute(insert(HEALTH).values(id=1, at=at))

    return work


def read_steps(rows: list[tuple[int, bytes]]) -> list[StoredStep]:
    """The steps of a record by their numbers; what is damaged or missing is a step that nothing can follow."""
    found: list[StoredStep] = []
    for number, data in rows:
        while len(found) < number:
            found.append(damaged_step())
        try:
            found.append(read_entry(data))
        except (msgspec.DecodeError, msgspec.ValidationError):
            found.append(damaged_step())
    return found


def damaged_step() -> StoredStep:
    """A step in place of one that cannot be read."""
    return StoredStep(0, -1, DAMAGED, -1, "", "", False, [])


def is_damaged(steps: list[StoredStep]) -> bool:
    """Whether any of these steps could not be read."""
    return any(step.kind == DAMAGED for step in steps)
