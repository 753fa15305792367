"""What is tried, by whom, and what came of it."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from bench.server_callers import Caller, Table

GAME: Final = "wowtcg"
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
COMPUTER: Final = {"kind": "computer", "player": "random"}
PATIENCE: Final = 30.0
"""Seconds within which somebody is asked."""


class Attempt(NamedTuple):
    """What was tried, what came of it, and whether the server held; the section of what it was to hold."""

    section: str
    tried: str
    came: str
    held: bool


class Callers:
    """Makes people, each with an address of his own: limits by address are tried by themselves."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.count = 0

    def new(self) -> Caller:
        """Somebody new."""
        self.count += 1
        return Caller(self.port, f"127.0.{1 + self.count // 250}.{1 + self.count % 250}")


def opened(caller: Caller, *seats: dict[str, str], game: str = GAME, **more: object) -> dict[str, Any]:
    """A room that somebody has opened: what came back."""
    status, seated = caller.ask("/api/rooms", {"game": game, "seats": list(seats), **more})
    assert status == 201, seated
    found: dict[str, Any] = seated
    return found


def asked(tables: list[Table]) -> tuple[Table, dict[str, Any]] | None:
    """Who is asked, and what; None if the game is over. Raises TimeoutError."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for table in tables:
            table.hear(0)
            state = table.last("state")
            if state and state["over"]:
                return None
        for table in tables:
            if table.last("state").get("ask"):
                return table, table.last("state")["ask"]
        time.sleep(0.001)
    raise TimeoutError("nobody is asked")
