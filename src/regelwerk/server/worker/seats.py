"""Who sits in a room's seats, as a worker must know it, and where its persons want to be asked."""

from __future__ import annotations

from msgspec import Struct

from regelwerk.server.worker.messages import WireTuple


class AutoPassPlan(Struct, frozen=True, array_like=True):
    """Where a person is asked, and where the server passes: see `SetAutoPass`.

    since  the turn in which a long pass began, and up to whose end `ignored` counts; -1: the turn that is on
    """

    on: bool = False
    stops: list[str] = []
    until: str = ""
    full: bool = False
    since: int = 0
    soon: bool = False
    always: list[str] = []
    never: list[str] = []
    ignored: list[str] = []


class SeatConfig(WireTuple):
    """Who sits there, as far as a worker must know: a computer player by name, or "" for a person."""

    name: str
    player: str
    auto: AutoPassPlan
