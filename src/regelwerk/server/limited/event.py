"""One sealed event or draft in memory: its draft, its pools, whose time runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from regelwerk import game_registry
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.limited.builder import build
from regelwerk.limited.draft import Draft, DraftError
from regelwerk.limited.drafters import pick_for
from regelwerk.limited.pools import sealed_pool
from regelwerk.limited.ratings import ratings
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.storage.damage import DamagedRoomError
from regelwerk.server.storage.limited import EventDetails, EventRecord
from regelwerk.server.storage.store import SeatRecord

PACES: Final[dict[str, tuple[float, float]]] = {"none": (0.0, 0.0), "calm": (15.0, 5.0), "quick": (5.0, 2.5)}
"""Seconds for a pick: so many, and so many more for each card of the pack."""
DECK_NAMES: Final = {"sealed": "Sealed", "draft": "Draft"}


class LimitedEvent:
    """An event as it is stored, and what is only in memory.

    draft     while cards are drafted; lock: whoever reads or changes the event holds it
    deadline  when the time for this pick is up, by `time.monotonic`; None: there is no limit
    """

    def __init__(self, record: EventRecord, picks: list[tuple[int, str]]) -> None:
        """Hold the draft as far as it has gone. Raises DamagedRoomError if its picks cannot be made any more."""
        self.record = record
        self.play = limited_play(record.game, record.details.set)
        self.lock = asyncio.Lock()
        self.draft: Draft | None = None
        self.deadline: float | None = None
        self.timer: asyncio.TimerHandle | None = None
        if record.status == "drafting":
            self.draft = new_draft(self.play, record.details)
            self.replay(picks)

    def replay(self, picks: list[tuple[int, str]]) -> None:
        """Make these picks in a draft that has only begun. Raises DamagedRoomError."""
        assert self.draft is not None
        try:
            for seat, card in picks:
                self.draft.computer_pick(seat, card)
        except DraftError as error:
            raise DamagedRoomError(self.record.code) from error

    # ------------------------------------------------------------------------- who

    @property
    def places(self) -> list[SeatRecord]:
        """Who sits there."""
        return self.record.details.places

    @property
    def host(self) -> int:
        """The seat that may begin the event: the first with a person."""
        return next((seat for seat, place in enumerate(self.places) if place.kind == "person"), -1)

    def seat_of(self, guest: str) -> int:
        """The seat of a guest, -1 for none."""
        return next((seat for seat, place in enumerate(self.places) if guest and place.guest == guest), -1)

    def own_seat(self, guest: str) -> int:
        """The seat of a guest. Raises RequestError if there is none."""
        seat = self.seat_of(guest)
        if seat < 0:
            raise RequestError(403, "event-no-seat")
        return seat

    def copy(self) -> EventRecord:
        """The record, to be changed before it is stored."""
        details = msgspec.convert(msgspec.to_builtins(self.record.details), EventDetails)
        return msgspec.structs.replace(self.record, details=details)

    # ------------------------------------------------------------------------ time

    def pick_seconds(self) -> float:
        """How long there is for the pick that is on; 0 for no limit."""
        if self.draft is None or self.draft.is_over:
            return 0.0
        first, each = PACES[self.record.details.pace]
        return first + each * len(self.draft.view(0).pack)

    def start_clock(self, call: Callable[[], None]) -> None:
        """A pick begins: its time runs, and `call` is called when it is up."""
        self.stop_clock()
        seconds = self.pick_seconds()
        if seconds:
            self.deadline = time.monotonic() + seconds
            self.timer = asyncio.get_running_loop().call_later(seconds, call)

    def stop_clock(self) -> None:
        """No time runs any longer."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.deadline = None


def limited_play(game: str, set_code: str) -> LimitedPlay:
    """Sealed deck and draft of a game, with boosters of a set or ("") the usual ones. Raises RequestError."""
    package = game_registry.package(game) if game in game_registry.names() else None
    if package is None or package.limited is None:
        raise RequestError(404, "no-limited")
    play = package.limited_with(set_code)
    if play is None:
        raise RequestError(400, "no-set", sets=", ".join(package.limited_sets))
    return play


def new_draft(play: LimitedPlay, details: EventDetails) -> Draft:
    """The draft of an event before its first pick. Raises DraftError for too few or too many seats."""
    computers = [seat for seat, place in enumerate(details.places) if place.kind == "computer"]
    return Draft(play, len(details.places), details.seed, computers)


def settle(draft: Draft) -> None:
    """Let everybody pick who needs no person for it: computers, and all from a pack of a single card."""
    while not draft.is_over:
        free = [seat for seat in draft.waiting if seat in draft.computers or len(draft.view(seat).pack) == 1]
        if not free:
            return
        pick_for(draft, free)


def begin_building(record: EventRecord, draft: Draft | None) -> None:
    """All cards are opened or drafted: note the pools, and let computers build. Changes the record."""
    details, play = record.details, limited_play(record.game, record.details.set)
    seats = range(len(details.places))
    details.pools = [
        sealed_pool(play, details.seed, seat) if draft is None else list(draft.view(seat).pool) for seat in seats
    ]
    record.status = "building"
    for seat in seats:
        build_for_computer(record, seat)


def build_for_computer(record: EventRecord, seat: int) -> None:
    """A computer that has a pool and no deck builds one. Changes the record."""
    place, play = record.details.places[seat], limited_play(record.game, record.details.set)
    if place.kind != "computer" or place.deck or not record.details.pools:
        return
    built = build(play, record.details.pools[seat], ratings(play))
    if not built.lacking:
        name = DECK_NAMES[record.kind]
        place.deck, place.title = play.write(play.deck(name, built.leader, built.main, built.side)), name
