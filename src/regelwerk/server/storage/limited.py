"""Sealed events and drafts as they are stored: operations on the database, each a piece of work for `Database`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from regelwerk.limited.draft import Pick
from regelwerk.server.schema.limited import Pace
from regelwerk.server.storage.damage import DamagedRoomError
from regelwerk.server.storage.leases import withdraw
from regelwerk.server.storage.retention import AT_ONCE, Retention, before
from regelwerk.server.storage.store import FIRST_LEASE, SeatRecord, now
from regelwerk.server.storage.tables import LIMITED_EVENTS, LIMITED_PICKS, LIMITED_SITTERS

LOG: Final = logging.getLogger("regelwerk.server")

EventKind = Literal["sealed", "draft"]
EventStatus = Literal["waiting", "drafting", "building"]
DRAFTING: Final = "drafting"


class StoredGame(Struct, frozen=True):
    """A game, or a match, between two seats of an event: the code of its room. `first` has opened it."""

    room: str
    first: int
    second: int


class EventDetails(Struct):
    """What an event is, beside its picks.

    places  who sits there; a place's deck is what was built from the pool, "" before
    seed    of the packs; nobody is told
    pace    how much time there is for a pick
    tournament  the code of the tournament for whose rounds the decks are built, "" for none
    set     the code of the set whose boosters are opened, "" for the usual one
    pools   the cards of each seat once all are opened or drafted
    games   what was begun between two of them
    """

    places: list[SeatRecord]
    seed: int
    pace: Pace = "none"
    pools: list[list[str]] = []
    games: list[StoredGame] = []
    set: str = ""
    tournament: str = ""


class EventRecord(Struct):
    """An event as it is stored. In "building" decks are built, changed and played with."""

    code: str
    game: str
    kind: EventKind
    status: EventStatus
    created: int
    updated: int
    details: EventDetails


_encode = msgspec.json.Encoder().encode
_about = msgspec.json.Decoder(EventDetails).decode


def add_event(record: EventRecord, owner: str, picks: Sequence[Pick] = ()) -> Callable[[Connection], None]:
    """A new event with its seats, the server that it is on, and the first picks if it has begun."""
    values = {"code": record.code, "game": record.game, "kind": record.kind, "created": record.created}
    values |= {"owner": owner, "lease": FIRST_LEASE}
    change = change_event(record, 0, picks)

    def work(connection: Connection) -> None:
        connection.execute(insert(LIMITED_EVENTS).values(**values, status="", updated=0, about=b""))
        change(connection)

    return work


def change_event(record: EventRecord, at: int = 0, picks: Sequence[Pick] = ()) -> Callable[[Connection], None]:
    """What an event is has changed, and these picks follow the first `at`."""
    values: dict[str, Any] = {"status": record.status, "updated": now(), "about": _encode(record.details)}
    sitters = [(seat, place.guest) for seat, place in enumerate(record.details.places) if place.guest]
    add = add_picks(record.code, at, picks)

    def work(connection: Connection) -> None:
        connection.execute(update(LIMITED_EVENTS).where(LIMITED_EVENTS.c.code == record.code).values(values))
        connection.execute(delete(LIMITED_SITTERS).where(LIMITED_SITTERS.c.event == record.code))
        for seat, guest in sitters:
            connection.execute(insert(LIMITED_SITTERS).values(event=record.code, seat=seat, guest=guest))
        add(connection)

    return work


def add_picks(code: str, at: int, picks: Sequence[Pick]) -> Callable[[Connection], None]:
    """Picks that follow the first `at` of a draft."""
    rows = [{"event": code, "n": at + i, "seat": pick.seat, "card": pick.card} for i, pick in enumerate(picks)]
    moved = update(LIMITED_EVENTS).where(LIMITED_EVENTS.c.code == code).values(updated=now())

    def work(connection: Connection) -> None:
        if rows:
            connection.execute(insert(LIMITED_PICKS), rows)
            connection.execute(moved)

    return work


def find_event(code: str) -> Callable[[Connection], EventRecord | None]:
    """An event by its code. Raises DamagedRoomError."""

    def work(connection: Connection) -> EventRecord | None:
        row = connection.execute(select(LIMITED_EVENTS).where(LIMITED_EVENTS.c.code == code)).one_or_none()
        return None if row is None else _event_record(row)

    return work


def _event_record(row: Any) -> EventRecord:
    """The record of a row. Raises DamagedRoomError."""
    try:
        details = _about(row.about)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        LOG.error("event %s is damaged: %s", row.code, error)
        raise DamagedRoomError(row.code) from error
    return EventRecord(row.code, row.game, row.kind, row.status, row.created, row.updated, details)


def readable_events(connection: Connection, codes: Iterable[str]) -> list[EventRecord]:
    """The events of those codes, but for those that are damaged or gone."""
    found = []
    for code in codes:
        try:
            record = find_event(code)(connection)
        except DamagedRoomError:
            continue
        if record is not None:
            found.append(record)
    return found


def load_picks(code: str) -> Callable[[Connection], list[tuple[int, str]]]:
    """Seat and card of every pick of a draft, in order."""

    def work(connection: Connection) -> list[tuple[int, str]]:
        wanted = select(LIMITED_PICKS).where(LIMITED_PICKS.c.event == code).order_by(LIMITED_PICKS.c.n)
        return [(row.seat, row.card) for row in connection.execute(wanted).all()]

    return work


def event_codes(guest: str) -> Callable[[Connection], list[str]]:
    """The codes of the events in which a guest has a seat, the latest first."""

    def work(connection: Connection) -> list[str]:
        mine = select(LIMITED_SITTERS.c.event).where(LIMITED_SITTERS.c.guest == guest)
        wanted = select(LIMITED_EVENTS.c.code).where(LIMITED_EVENTS.c.code.in_(mine))
        return list(connection.scalars(wanted.order_by(LIMITED_EVENTS.c.updated.desc())))

    return work


def count_events(guest: str) -> Callable[[Connection], int]:
    """In how many events a guest has a seat."""
    wanted = select(func.count()).select_from(LIMITED_SITTERS).where(LIMITED_SITTERS.c.guest == guest)
    return lambda connection: connection.scalar(wanted) or 0


def drafting_codes(owner: str = "") -> Callable[[Connection], list[str]]:
    """The codes of the events in which cards are drafted, of one server if that is named."""
    wanted = select(LIMITED_EVENTS.c.code).where(LIMITED_EVENTS.c.status == DRAFTING)
    if owner:
        wanted = wanted.where(LIMITED_EVENTS.c.owner == owner)
    return lambda connection: list(connection.scalars(wanted))


def expired_events(keep: Retention) -> Callable[[Connection], list[str]]:
    """The codes of events that are to be deleted, some of those that have not changed for long."""
    wanted = select(LIMITED_EVENTS.c.code).where(LIMITED_EVENTS.c.updated < before(keep.abandoned)).limit(AT_ONCE)
    return lambda connection: list(connection.scalars(wanted))


def delete_event(code: str) -> Callable[[Connection], bool]:
    """Delete an event with its picks and who sat there; False if there is none. Its rooms stay."""
    return lambda connection: (
        connection.execute(delete(LIMITED_EVENTS).where(LIMITED_EVENTS.c.code == code)).rowcount > 0
    )


def leave_place(place: SeatRecord, name: str, status: str) -> SeatRecord:
    """The place of somebody who gets up: free before the event begins, then a computer's, with the same deck."""
    if status == "waiting":
        return SeatRecord("open")
    return SeatRecord("computer", name, place.player, deck=place.deck, title=place.title)


def forget_in_events(guest: str, name: str) -> Callable[[Connection], None]:
    """Computers sit where a guest did; events in which nobody else is left go."""

    def work(connection: Connection) -> None:
        codes = event_codes(guest)(connection)
        for code in codes:
            withdraw(connection, LIMITED_EVENTS, code)
        records = {record.code: record for record in readable_events(connection, codes)}
        for code in codes:
            record = records.get(code)
            places = [] if record is None else record.details.places
            if record is None or all(place.guest in ("", guest) for place in places):
                delete_event(code)(connection)
                continue
            record.details.places = [
                leave_place(place, name, record.status) if place.guest == guest else place for place in places
            ]
            change_event(record)(connection)

    return work


def export_events(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """What is kept of a guest in events: seats, what was opened or taken, decks."""
    found = []
    for record in readable_events(connection, event_codes(guest)(connection)):
        picks = load_picks(record.code)(connection)
        seats = [seat for seat, place in enumerate(record.details.places) if place.guest == guest]
        for seat in seats:
            place, pools = record.details.places[seat], record.details.pools
            found.append(
                {
                    "code": record.code,
                    "game": record.game,
                    "kind": record.kind,
                    "created": record.created,
                    "updated": record.updated,
                    "seat": seat,
                    "name": place.name,
                    "pool": pools[seat] if pools else [card for one, card in picks if one == seat],
                    "deck": place.deck,
                }
            )
    return found
