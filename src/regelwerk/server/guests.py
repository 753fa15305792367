"""Guests: what their cookies and seat tokens are worth, signing out everywhere, moving to another device.

What a guest is given carries a generation, the number of times that he has signed out everywhere.
It is worth nothing as soon as he has done so once more.
"""

from __future__ import annotations

import hashlib
from typing import Any

from regelwerk.server.credentials import SeatTokenSigner, TokenSigner, key_digest
from regelwerk.server.credentials import code as new_code
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.seating import SeatClaim
from regelwerk.server.storage import guests as guest_store
from regelwerk.server.storage.database import Database
from regelwerk.server.storage.store import now

MOVE_SECONDS = 600
"""Seconds for which a code moves a guest to another device."""

SEEN_AT_ONCE = 200
"""So many guests are noted at once."""


class GuestRegistry:
    """All guests that have ever signed out everywhere, and the signatures of what guests are given.

    key_digest  by which other servers recognize the key
    muted   those who may say nothing
    banned  addresses that are answered nothing
    seen    who has been here since that was last stored, and when
    """

    def __init__(self, database: Database, key: str) -> None:
        self.database = database
        self.key_digest = key_digest(key)
        self.cookies = TokenSigner(key, "guest")
        self.seat_tokens = SeatTokenSigner(key)
        self.generations: dict[str, int] = {}
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self.seen: dict[str, int] = {}

    async def load(self) -> None:
        """Read what has been withdrawn, and who is shut out."""
        self.generations = await self.database.read(guest_store.load_generations())
        self.muted = await self.database.read(guest_store.load_muted())
        banned = await self.database.read(guest_store.load_bans())
        self.banned &= banned  # the same set, which others look at as well
        self.banned |= banned

    def note_seen(self, guest: str) -> None:
        """Somebody is here."""
        if guest:
            self.seen[guest] = now()

    async def store_seen(self) -> None:
        """Keep when they were here. Raises WriteFailedError."""
        while self.seen:
            guests = list(self.seen)[:SEEN_AT_ONCE]  # the writes of games come in between
            await self.database.write(guest_store.note_seen({guest: self.seen[guest] for guest in guests}))
            for guest in guests:
                self.seen.pop(guest, None)

    def generation(self, guest: str) -> int:
        """How often a guest has signed out everywhere."""
        return self.generations.get(guest, 0)

    def sign_cookie(self, guest: str, name: str) -> str:
        """The value of the cookie that says who somebody is."""
        return self.cookies.sign({"id": guest, "name": name, "n": self.generation(guest)})

    def read_cookie(self, text: str) -> tuple[str, str] | None:
        """The id and name of the guest, None for a value that is invalid or withdrawn."""
        claims = self.cookies.verify(text)
        if claims is None or not isinstance(claims.get("id"), str) or not isinstance(claims.get("name"), str):
            return None
        if claims.get("n", 0) != self.generation(claims["id"]):
            return None
        return claims["id"], claims["name"]

    def sign_seat(self, room: str, seat: int, guest: str) -> str:
        """The token of a seat."""
        return self.seat_tokens.sign({"r": room, "s": seat, "g": guest, "n": self.generation(guest)})

    def read_seat(self, token: str) -> SeatClaim | None:
        """What a seat token says, None for one that is invalid, expired or withdrawn."""
        claims: dict[str, Any] = (self.seat_tokens.verify(token) if token else None) or {}
        room, seat, guest = claims.get("r"), claims.get("s"), claims.get("g")
        if not isinstance(room, str) or not isinstance(seat, int) or not isinstance(guest, str):
            return None
        return SeatClaim(room, seat, guest) if claims.get("n") == self.generation(guest) else None

    def note_generations(self, connection: Connection) -> None:
        """Note with what a connection was opened."""
        claimed = [] if connection.claim is None else [connection.claim.guest]
        connection.opened_by = {guest: self.generation(guest) for guest in (connection.guest, *claimed) if guest}

    def is_withdrawn(self, connection: Connection) -> bool:
        """Whether what a connection was opened with has been withdrawn since."""
        return any(self.generation(guest) != was for guest, was in connection.opened_by.items())

    async def sign_out(self, guest: str) -> None:
        """Withdraw every cookie, token and code of a guest. Raises WriteFailedError."""
        generation = await self.database.write(guest_store.sign_out(guest))
        self.generations[guest] = max(generation, self.generation(guest))

    async def make_move_code(self, guest: str, name: str) -> str:
        """A code by which a guest moves to another device, once. Raises WriteFailedError."""
        code = new_code()
        expires = now() + MOVE_SECONDS * 1000
        await self.database.write(guest_store.add_move_code(digest_of(code), guest, name, expires))
        return code

    async def take_move_code(self, code: str) -> tuple[str, str] | None:
        """The id and name of the guest whom a code moves, None if it does not work (any more)."""
        return await self.database.write(guest_store.take_move_code(digest_of(code)))


def digest_of(code: str) -> str:
    """What is stored of a code, so that nobody who reads the database can use it."""
    return hashlib.sha256("".join(code.split()).lower().encode()).hexdigest()
