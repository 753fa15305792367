"""What an operator does with a server, whether it runs or not: `regelwerk admin`.

Looking is done in the database. What changes something is done there too where no server holds
the data folder; a server that does is given an order, and answers it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from regelwerk.server.api.addresses import LOOPBACK, counted_address
from regelwerk.server.migrations import upgrade
from regelwerk.server.serve import DataFolderInUseError, hold
from regelwerk.server.storage import orders, store
from regelwerk.server.storage.check import DEFAULT, has_rooms_table, label
from regelwerk.server.storage.database import DatabaseUnusableError, address, engine
from regelwerk.server.storage.store import RoomRecord
from regelwerk.server.storage.tables import ROOMS

Value = TypeVar("Value")
Work = Callable[[Connection], Value]

PATIENCE: Final = 60.0
"""Seconds after which a server that runs should have carried out an order."""
LONGEST: Final = 60
"""No code, number or address is longer."""
LOOK_SECONDS: Final = 0.2
"""Seconds between two looks whether it has."""


class ServerSilentError(Exception):
    """The server that holds the data folder has not carried out an order in time; the order is withdrawn."""


class Administration:
    """The data of one server."""

    def __init__(self, folder: Path, database: str = "", patience: float = PATIENCE) -> None:
        """Find the database. Raises DatabaseUnusableError."""
        if not has_rooms_table(folder, database):
            raise DatabaseUnusableError("missing", label(database or DEFAULT))
        self.folder = folder
        self.patience = patience
        self.engine = engine(address(database, folder))

    def close(self) -> None:
        """Let the database go."""
        self.engine.dispose()

    def read(self, work: Work[Value]) -> Value:
        """Look at what is kept. Raises DatabaseUnusableError."""
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise DatabaseUnusableError("closed", getattr(error, "orig", None) or error) from error

    def write(self, work: Work[Value]) -> Value:
        """Change what is kept. Raises DatabaseUnusableError."""
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise DatabaseUnusableError("closed", getattr(error, "orig", None) or error) from error

    def order(self, kind: str, target: str) -> bool:
        """Have something done; False if there is nothing of that name.

        Raises DatabaseUnusableError, ServerSilentError.
        """
        if len(target) > LONGEST:
            return False
        try:
            lock = hold(self.folder)
        except DataFolderInUseError:
            return self.ask_server(kind, target) == orders.DONE
        with lock:
            self.write(upgrade)
            return self.write(orders.carry_out(kind, target)) == orders.DONE

    def ask_server(self, kind: str, target: str) -> str:
        """Give the server that runs an order; its answer."""
        number = self.write(orders.add_order(kind, target))
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            answer = self.read(orders.answer_to(number))
            if answer:
                return answer
            time.sleep(LOOK_SECONDS)
        if self.write(orders.withdraw(number)):
            raise ServerSilentError
        return self.read(orders.answer_to(number))


def list_rooms(most: int, with_finished: bool) -> Callable[[Connection], list[RoomRecord]]:
    """All rooms but those that are damaged, the latest first."""

    def work(connection: Connection) -> list[RoomRecord]:
        codes = select(ROOMS.c.code).order_by(ROOMS.c.updated.desc()).limit(most)
        if not with_finished:
            codes = codes.where(ROOMS.c.status != "over")
        return store.readable_rooms(connection, connection.scalars(codes).all())

    return work


def address_to_ban(text: str) -> str:
    """The form in which an address is counted, an IPv6 address as its network. Raises ValueError.

    >>> address_to_ban("192.0.2.7"), address_to_ban("2001:db8::7"), address_to_ban("2001:db8::/64")
    ('192.0.2.7', '2001:db8::/64', '2001:db8::/64')
    """
    network = ip_network(text, strict=False)
    found = counted_address(str(network.network_address))
    if network.num_addresses > 1 and found != str(network):
        raise ValueError(text)
    if found in LOOPBACK:
        raise ValueError(text)
    return found
