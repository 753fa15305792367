"""The decks that guests keep: operations on the database, each a piece of work for `Database.write` or `read`."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select, update

from regelwerk.server.schema.http_api import MyDeck
from regelwerk.server.storage.store import now
from regelwerk.server.storage.tables import DECKS


def save_deck(guest: str, deck: MyDeck) -> Callable[[Connection], None]:
    """A deck of a guest's, new or changed."""
    values = {"game": deck.game, "name": deck.name, "updated": now(), "text": deck.text}

    def work(connection: Connection) -> None:
        mine = (DECKS.c.guest == guest) & (DECKS.c.key == deck.key)
        done = connection.execute(update(DECKS).where(mine).values(values))
        if done.rowcount == 0:
            connection.execute(insert(DECKS).values(guest=guest, key=deck.key, **values))

    return work


def delete_deck(guest: str, key: str) -> Callable[[Connection], bool]:
    """Throw a deck away; whether there was one."""

    def work(connection: Connection) -> bool:
        return connection.execute(delete(DECKS).where(DECKS.c.guest == guest, DECKS.c.key == key)).rowcount > 0

    return work


def list_decks(guest: str, game: str = "") -> Callable[[Connection], list[MyDeck]]:
    """The decks of a guest, by name."""

    def work(connection: Connection) -> list[MyDeck]:
        wanted = select(DECKS).where(DECKS.c.guest == guest)
        if game:
            wanted = wanted.where(DECKS.c.game == game)
        rows = connection.execute(wanted.order_by(DECKS.c.name, DECKS.c.key)).all()
        return [MyDeck(row.key, row.game, row.name, row.text) for row in rows]

    return work
