"""How long what is kept: finding and deleting what is older, each a piece of work for `Database.write` or `read`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, or_, select

from regelwerk.server.storage.store import DAY, now
from regelwerk.server.storage.tables import (
    CHAT,
    DECKS,
    GUESTS,
    LIMITED_EVENTS,
    LIMITED_SITTERS,
    MOVE_CODES,
    ORDERS,
    REPORTS,
    ROOMS,
    SITTERS,
    TOURNAMENT_SITTERS,
    TOURNAMENTS,
)

AT_ONCE: Final = 200
"""So many rooms, or guests, at most are looked up at once."""


class Retention(Struct, frozen=True):
    """Days after which what is kept is deleted; 0: never. Replays are kept until somebody deletes them.

    finished   rooms whose game is over, since their last change
    abandoned  rooms that wait or are played, sealed events, drafts and tournaments, since their last change
    computers  the same where nobody but computers sits
    chat       what was said in a room, since its last change
    reports    reports of problems
    guests     what is kept of guests who were not there any more: decks, codes, their names
    """

    finished: float = 90
    abandoned: float = 180
    computers: float = 1
    chat: float = 90
    reports: float = 365
    guests: float = 400


USUAL: Final = Retention()
KEEP_ALL: Final = Retention(0, 0, 0, 0, 0, 0)
"""Nothing is deleted."""


def before(days: float) -> int:
    """The time before which something is too old; for 0 days nothing is."""
    return now() - int(days * DAY) if days > 0 else -1


def find_expired_rooms(keep: Retention) -> Callable[[Connection], list[str]]:
    """The codes of rooms that are to be deleted, those that have not changed for longest first."""
    is_over = ROOMS.c.status == "over"
    has_people = ROOMS.c.code.in_(select(SITTERS.c.room))

    def work(connection: Connection) -> list[str]:
        expired = or_(
            is_over & (ROOMS.c.updated < before(keep.finished)),
            ~is_over & has_people & (ROOMS.c.updated < before(keep.abandoned)),
            ~is_over & ~has_people & (ROOMS.c.updated < before(keep.computers)),
        )
        return list(connection.scalars(select(ROOMS.c.code).where(expired).order_by(ROOMS.c.updated).limit(AT_ONCE)))

    return work


def delete_room(code: str) -> Callable[[Connection], None]:
    """Delete a room with its record, its chat and who sat there."""

    def work(connection: Connection) -> None:
        connection.execute(delete(ROOMS).where(ROOMS.c.code == code))

    return work


def delete_old_lines(keep: Retention) -> Callable[[Connection], None]:
    """Delete chat, reports, codes and orders that are too old."""

    def work(connection: Connection) -> None:
        silent = select(ROOMS.c.code).where(ROOMS.c.updated < before(keep.chat))
        connection.execute(delete(CHAT).where(CHAT.c.room.in_(silent)))
        connection.execute(delete(REPORTS).where(REPORTS.c.created < before(keep.reports)))
        connection.execute(delete(MOVE_CODES).where(MOVE_CODES.c.expires < now()))
        connection.execute(delete(ORDERS).where(ORDERS.c.created < before(1)))

    return work


def find_absent_guests(keep: Retention) -> Callable[[Connection], list[str]]:
    """Guests for whom something is kept and who were not there for so long.

    Who has a deck or a room that has changed since was there.
    """

    def work(connection: Connection) -> list[str]:
        since = before(keep.guests)
        if since < 0:
            return []
        here = [
            select(GUESTS.c.guest).where(GUESTS.c.seen >= since),
            select(DECKS.c.guest).where(DECKS.c.updated >= since),
            select(SITTERS.c.guest).join(ROOMS, ROOMS.c.code == SITTERS.c.room).where(ROOMS.c.updated >= since),
            select(LIMITED_SITTERS.c.guest)
            .join(LIMITED_EVENTS, LIMITED_EVENTS.c.code == LIMITED_SITTERS.c.event)
            .where(LIMITED_EVENTS.c.updated >= since),
            select(TOURNAMENT_SITTERS.c.guest)
            .join(TOURNAMENTS, TOURNAMENTS.c.code == TOURNAMENT_SITTERS.c.tournament)
            .where(TOURNAMENTS.c.updated >= since),
        ]
        known = select(GUESTS.c.guest).where(GUESTS.c.seen > 0)
        kept = known.union(
            *[select(table.c.guest) for table in (DECKS, SITTERS, LIMITED_SITTERS, TOURNAMENT_SITTERS)]
        ).subquery()
        absent = select(kept.c.guest).where(*[kept.c.guest.not_in(one) for one in here])
        return list(connection.scalars(absent.limit(AT_ONCE)))

    return work
