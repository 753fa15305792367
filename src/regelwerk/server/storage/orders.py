"""What an operator orders: carried out at once where no server runs, else by the server, which looks every second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from regelwerk.server.storage import store
from regelwerk.server.storage.closing import close
from regelwerk.server.storage.damage import DamagedRoomError
from regelwerk.server.storage.leases import note_change
from regelwerk.server.storage.leases import withdraw as withdraw_lease
from regelwerk.server.storage.limited import delete_event
from regelwerk.server.storage.people import forget_guest, set_muted
from regelwerk.server.storage.replays import delete_replay
from regelwerk.server.storage.retention import delete_room
from regelwerk.server.storage.tables import BANS, ORDERS, ROOMS
from regelwerk.server.storage.tournaments import delete_tournament

DONE: Final = "done"
"""The answer to an order that was carried out."""
UNKNOWN: Final = "unknown"
"""The answer to an order about something that there is not."""


class Order(Struct, frozen=True):
    """What is to be done to what: a room, guest, address or replay."""

    id: int
    kind: str
    target: str


def add_order(kind: str, target: str) -> Callable[[Connection], int]:
    """An order for the server that runs; its number."""

    def work(connection: Connection) -> int:
        values = {"kind": kind, "target": target, "created": store.now(), "answer": ""}
        made = connection.execute(insert(ORDERS).values(values)).inserted_primary_key
        assert made is not None
        return int(made[0])

    return work


def open_orders() -> Callable[[Connection], list[Order]]:
    """The orders that are not carried out, in turn."""

    def work(connection: Connection) -> list[Order]:
        rows = connection.execute(select(ORDERS).where(ORDERS.c.answer == "").order_by(ORDERS.c.id)).all()
        return [Order(row.id, row.kind, row.target) for row in rows]

    return work


def answer_to(number: int) -> Callable[[Connection], str]:
    """The answer to an order, "" as long as there is none."""
    return lambda connection: connection.scalar(select(ORDERS.c.answer).where(ORDERS.c.id == number)) or ""


def withdraw(number: int) -> Callable[[Connection], bool]:
    """Take an order back; False if it has been answered."""
    mine = (ORDERS.c.id == number) & (ORDERS.c.answer == "")
    return lambda connection: connection.execute(delete(ORDERS).where(mine)).rowcount > 0


def carry_out(kind: str, target: str) -> Callable[[Connection], str]:
    """Do to the database what was ordered; the answer."""
    work = KINDS[kind](target) if kind in KINDS else None
    return lambda connection: DONE if work is not None and work(connection) else UNKNOWN


def answer(number: int, text: str) -> Callable[[Connection], None]:
    """Answer an order."""

    def work(connection: Connection) -> None:
        connection.execute(update(ORDERS).where(ORDERS.c.id == number).values(answer=text))

    return work


def close_room(code: str) -> Callable[[Connection], bool]:
    """Nobody plays on in a room; one that cannot be read is deleted, as is an event or a tournament.

    False if there is none.
    """

    def work(connection: Connection) -> bool:
        withdraw_lease(connection, ROOMS, code)
        try:
            record = store.find_room(code)(connection)
        except DamagedRoomError:
            delete_room(code)(connection)
            return True
        if record is None:
            return delete_event(code)(connection) or delete_tournament(code)(connection)
        close(record)
        store.change_room(record)(connection)
        return True

    return work


def ban(address: str) -> Callable[[Connection], bool]:
    """Answer an address nothing any more."""

    def work(connection: Connection) -> bool:
        connection.execute(delete(BANS).where(BANS.c.address == address))
        connection.execute(insert(BANS).values(address=address, created=store.now()))
        note_change(connection)
        return True

    return work


def lift_ban(address: str) -> Callable[[Connection], bool]:
    """Answer an address again; False if it was answered."""

    def work(connection: Connection) -> bool:
        note_change(connection)
        return connection.execute(delete(BANS).where(BANS.c.address == address)).rowcount > 0

    return work


KINDS: Final[dict[str, Callable[[str], Callable[[Connection], bool]]]] = {
    "close": close_room,
    "mute": lambda guest: set_muted(guest, True),
    "unmute": lambda guest: set_muted(guest, False),
    "ban": ban,
    "unban": lift_ban,
    "forget": forget_guest,
    "delete-replay": delete_replay,
}
"""What can be ordered."""
