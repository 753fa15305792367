"""Reports: what is kept when the rules break off, or when somebody says that something is wrong.

A report is the replay of the game so far and the position that it stands in. Both show every
hand, so that nobody gets them before the game is over; until then there is only the number.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from regelwerk.server import store
from regelwerk.server.opening import written
from regelwerk.server.orders import Failed, Write, Written
from regelwerk.server.secret import code as new_code

if TYPE_CHECKING:
    from regelwerk.server.room import Table

LOG: Final = logging.getLogger("regelwerk.server")
BY_ITSELF: Final = -2
"""The seat of a report that the server has made."""
SPEED: Final = (0.05, 20.0)
"""Reports of one room by those who are there: so many in a second, and so many at once."""


async def moment(table: Table) -> tuple[str, bytes]:
    """The replay of the game so far, and the position it stands in as JSON (empty if the game cannot be had)."""
    reply = await table.ask(Write(room=table.kept.code))
    position = reply.position if isinstance(reply, Written) else b""
    if isinstance(reply, Written) and reply.text:
        return reply.text, position
    entries, _ = await table.means.database.read(store.record(table.kept.code))
    about = table.kept.about
    epochs = [{"at": note.at, "engine": note.engine} for note in about.notes if note.key == "renewed"]
    return written(about.header, about.opening, entries, epochs, about.ending), position


async def keep(table: Table, seat: int, note: str, trace: str, replay: str, position: bytes = b"") -> str:
    """Keep a report; its number."""
    number = new_code(8)
    LOG.warning("room %s: report %s: %s %s", table.kept.code, number, note, trace)
    report = store.Report(number, table.kept.code, table.at, seat, note, trace, replay, position)
    await table.means.database.write(store.add_report(report))
    return number


async def broken(table: Table, failed: Failed, seat: int = BY_ITSELF) -> None:
    """The rules broke off. Nothing has changed; the report says where."""
    number = await keep(table, seat, "the rules broke off", failed.text, *await moment(table))
    table.problem_to_all("error-in-rules", "error-in-rules", number=number)
