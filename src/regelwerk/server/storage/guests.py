"""What is kept of guests: how often they have signed out everywhere, and codes that move them to another device."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sqlalchemy import Connection, delete, insert, select, update

from regelwerk.server.storage.leases import note_change
from regelwerk.server.storage.store import now
from regelwerk.server.storage.tables import BANS, DECKS, GUESTS, LIMITED_SITTERS, MOVE_CODES, REPLAY_OWNERS, SITTERS


def load_generations() -> Callable[[Connection], dict[str, int]]:
    """How often each guest has signed out everywhere; those who never have are left out."""

    def work(connection: Connection) -> dict[str, int]:
        signed_out = select(GUESTS.c.guest, GUESTS.c.generation).where(GUESTS.c.generation > 0)
        return {row.guest: row.generation for row in connection.execute(signed_out).all()}

    return work


def load_muted() -> Callable[[Connection], set[str]]:
    """The guests who may say nothing."""

    def work(connection: Connection) -> set[str]:
        return set(connection.scalars(select(GUESTS.c.guest).where(GUESTS.c.muted)).all())

    return work


def load_bans() -> Callable[[Connection], set[str]]:
    """The addresses that are answered nothing."""

    def work(connection: Connection) -> set[str]:
        return set(connection.scalars(select(BANS.c.address)).all())

    return work


def note_seen(seen: Mapping[str, int]) -> Callable[[Connection], None]:
    """When guests were last there, of those for whom something is kept."""
    guests = list(seen)

    def work(connection: Connection) -> None:
        noted, *keeping = (
            set(connection.scalars(select(table.c.guest).where(table.c.guest.in_(guests))))
            for table in (GUESTS, DECKS, SITTERS, LIMITED_SITTERS, REPLAY_OWNERS)
        )
        for guest in noted:
            connection.execute(update(GUESTS).where(GUESTS.c.guest == guest).values(seen=seen[guest]))
        for guest in set().union(*keeping) - noted:
            connection.execute(insert(GUESTS).values(guest=guest, generation=0, seen=seen[guest], muted=False))

    return work


def sign_out(guest: str) -> Callable[[Connection], int]:
    """Withdraw what a guest has been given so far, codes as well; the generation of what is given from now on."""

    def work(connection: Connection) -> int:
        connection.execute(delete(MOVE_CODES).where(MOVE_CODES.c.guest == guest))
        counted = update(GUESTS).where(GUESTS.c.guest == guest).values(generation=GUESTS.c.generation + 1)
        if connection.execute(counted).rowcount == 0:
            connection.execute(insert(GUESTS).values(guest=guest, generation=1))
        note_change(connection)
        return connection.scalar(select(GUESTS.c.generation).where(GUESTS.c.guest == guest)) or 0

    return work


def add_move_code(digest: str, guest: str, name: str, expires: int) -> Callable[[Connection], None]:
    """A code (its digest) that moves a guest, in place of an earlier one; those that have expired go."""

    def work(connection: Connection) -> None:
        expired = (MOVE_CODES.c.guest == guest) | (MOVE_CODES.c.expires < now())
        connection.execute(delete(MOVE_CODES).where(expired))
        connection.execute(insert(MOVE_CODES).values(digest=digest, guest=guest, name=name, expires=expires))

    return work


def take_move_code(digest: str) -> Callable[[Connection], tuple[str, str] | None]:
    """Use a code up: the id and name of its guest, None if it is unknown, used or expired."""

    def work(connection: Connection) -> tuple[str, str] | None:
        row = connection.execute(select(MOVE_CODES).where(MOVE_CODES.c.digest == digest)).one_or_none()
        used = connection.execute(delete(MOVE_CODES).where(MOVE_CODES.c.digest == digest)).rowcount
        return (row.guest, row.name) if row is not None and used == 1 and row.expires >= now() else None

    return work
