"""Who may write: leases of rooms and events with growing numbers, and how long a server counts as living.

A room is played by one server, its owner, under a number that grows whenever the owner changes. Everything that an
owner writes checks that number in its own transaction, so that the database refuses a server that was taken for dead
and was not. Whether a server lives is told by its heartbeat and the clock of the database, never by its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

from msgspec import Struct
from sqlalchemy import BigInteger, Connection, Table, bindparam, cast, delete, func, insert, select, update

from regelwerk.server.storage.database import WriteFailedError
from regelwerk.server.storage.tables import LIMITED_EVENTS, REVISIONS, ROOMS, SERVERS

Value = TypeVar("Value")

CLOCK: Final = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""Milliseconds since 1970 by the clock of PostgreSQL; only there several servers share a database."""
NOBODY: Final = ""
"""The owner of what nobody plays."""
OWNED: Final = (ROOMS, LIMITED_EVENTS)
"""The tables of what one server at a time plays."""
GUESTS: Final = "guests"
"""What is withdrawn from guests and who is shut out: its number of changes."""


_CURRENT: Final = {
    table: select(table.c.lease).where(table.c.code == bindparam("of")).with_for_update() for table in OWNED
}
"""The number of a lease, held fast. Made once: it is asked for whatever is written."""


class LeaseLostError(WriteFailedError):
    """Somebody else may write there from now on; nothing was written."""


class LeaseTaken(Struct, frozen=True):
    """What came of wanting to play something: the number, or the address of the living server that plays it."""

    number: int = 0
    address: str = ""


def claim(table: Table, code: str, server: str, shared: bool) -> Callable[[Connection], LeaseTaken | None]:
    """Play a room or event from now on, unless a living server does; None if there is no such thing.

    shared  whether others may live: else whoever comes last plays it
    """
    mine = table.c.code == code

    def work(connection: Connection) -> LeaseTaken | None:
        row = connection.execute(select(table.c.owner, table.c.lease).where(mine).with_for_update()).one_or_none()
        if row is None:
            return None
        if shared and row.owner not in (NOBODY, server):
            address = address_of(connection, row.owner)
            if address is not None:
                return LeaseTaken(address=address)
        connection.execute(update(table).where(mine).values(owner=server, lease=row.lease + 1))
        return LeaseTaken(row.lease + 1)

    return work


def address_of(connection: Connection, server: str) -> str | None:
    """The address of a server that lives, None for any other."""
    living = select(SERVERS.c.address).where(SERVERS.c.server == server, SERVERS.c.expires > CLOCK)
    return connection.scalar(living)


def find_other_owner(table: Table, code: str, server: str) -> Callable[[Connection], str]:
    """The address of the other living server that plays something, "" if none does."""

    def work(connection: Connection) -> str:
        owner = connection.scalar(select(table.c.owner).where(table.c.code == code))
        return address_of(connection, owner) or "" if owner and owner != server else ""

    return work


def fenced(table: Table, code: str, number: int, work: Callable[[Connection], Value]) -> Callable[[Connection], Value]:
    """The work, if that number is still the one under which may be written. Raises LeaseLostError."""

    @wraps(work)
    def guarded(connection: Connection) -> Value:
        if connection.scalar(_CURRENT[table], {"of": code}) != number:
            raise LeaseLostError(code)
        return work(connection)

    return guarded


def release(table: Table, code: str, number: int) -> Callable[[Connection], None]:
    """Nobody plays it any longer, unless the number has grown meanwhile."""
    mine = update(table).where(table.c.code == code, table.c.lease == number).values(owner=NOBODY)

    def work(connection: Connection) -> None:
        connection.execute(mine)

    return work


def withdraw(connection: Connection, table: Table, code: str) -> None:
    """Whoever plays it has lost it: what is changed from outside is not written over by him."""
    connection.execute(update(table).where(table.c.code == code).values(owner=NOBODY, lease=table.c.lease + 1))


def owned_codes(table: Table, server: str) -> Callable[[Connection], set[str]]:
    """What a server plays."""
    return lambda connection: set(connection.scalars(select(table.c.code).where(table.c.owner == server)))


# ------------------------------------------------------------------------- servers


def find_other_key(key: str) -> Callable[[Connection], str | None]:
    """The address of a living server that signs with another key, None if there is none."""
    others = select(SERVERS.c.address).where(SERVERS.c.key != key, SERVERS.c.expires > CLOCK).limit(1)
    return lambda connection: connection.scalar(others)


def sign_on(server: str, address: str, key: str, milliseconds: int) -> Callable[[Connection], None]:
    """A server lives from now on."""
    values = {"server": server, "address": address, "key": key, "expires": CLOCK + milliseconds}

    def work(connection: Connection) -> None:
        connection.execute(insert(SERVERS).values(values))

    return work


def beat(server: str, milliseconds: int) -> Callable[[Connection], bool]:
    """A server lives for so long from now; False if it was taken for dead."""
    mine = update(SERVERS).where(SERVERS.c.server == server).values(expires=CLOCK + milliseconds)
    return lambda connection: connection.execute(mine).rowcount > 0


def is_first(server: str) -> Callable[[Connection], bool]:
    """Whether no other living server comes before this one."""
    living = select(func.min(SERVERS.c.server)).where(SERVERS.c.expires > CLOCK)
    return lambda connection: connection.scalar(living) == server


def dead_servers(asking: str) -> Callable[[Connection], list[str]]:
    """The servers that have not been heard of in time, but for the one that asks: it lives, however late it was."""
    dead = select(SERVERS.c.server).where(SERVERS.c.expires <= CLOCK, SERVERS.c.server != asking)
    return lambda connection: list(connection.scalars(dead))


def bury(server: str) -> Callable[[Connection], bool]:
    """Nobody plays any longer what a dead server did; False if it lives, or another has done this."""

    def work(connection: Connection) -> bool:
        dead = (SERVERS.c.server == server) & (SERVERS.c.expires <= CLOCK)
        if connection.execute(delete(SERVERS).where(dead)).rowcount == 0:
            return False
        for table in OWNED:
            mine = update(table).where(table.c.owner == server)
            connection.execute(mine.values(owner=NOBODY, lease=table.c.lease + 1))
        return True

    return work


def sign_off(server: str) -> Callable[[Connection], None]:
    """A server ends, and plays nothing any longer."""

    def work(connection: Connection) -> None:
        for table in OWNED:
            connection.execute(update(table).where(table.c.owner == server).values(owner=NOBODY))
        connection.execute(delete(SERVERS).where(SERVERS.c.server == server))

    return work


# --------------------------------------------------------------- what all keep in memory


def note_change(connection: Connection, name: str = GUESTS) -> None:
    """Something has changed that every server keeps in memory."""
    counted = update(REVISIONS).where(REVISIONS.c.name == name).values(number=REVISIONS.c.number + 1)
    if connection.execute(counted).rowcount == 0:
        connection.execute(insert(REVISIONS).values(name=name, number=1))


def revision(name: str = GUESTS) -> Callable[[Connection], int]:
    """How often it has changed."""
    return lambda connection: connection.scalar(select(REVISIONS.c.number).where(REVISIONS.c.name == name)) or 0
