"""What nobody may guess: keys, names of rooms, seeds of games. It decides nothing in a game but its seed.

The only module beside `kernel/chance.py` that draws; it draws from the system, where unguessable
numbers come from, and a game never asks it.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of codes: none that are taken for another."""
CODE: Final = 12
"""Letters of the code of a room: 59 bits."""
SEAT_TOKEN_SECONDS = 30 * 24 * 3600
"""Seconds for which a seat token is valid; everybody who connects gets a new one."""


def code(length: int = CODE) -> str:
    """A name that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def guest_number() -> int:
    """Return the four-digit number in the name of a guest who has not chosen one."""
    return 1000 + secrets.randbelow(9000)


def seed() -> int:
    """The seed of a game."""
    return secrets.randbits(62)


def jitter(most: float) -> float:
    """A random number of seconds up to `most`."""
    return most * secrets.randbelow(1 << 20) / (1 << 20)


def key(folder: Path) -> str:
    """The key that cookies and tokens are signed with, made once and kept in the data folder for this user alone."""
    file = folder / "key"
    if not file.exists():
        partly = folder / f"key.{os.getpid()}"
        with os.fdopen(os.open(partly, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as opened:
            opened.write(secrets.token_urlsafe(48))
        with suppress(FileExistsError):  # another server that begins in the same folder was first: its key counts
            os.link(partly, file)
        partly.unlink()
    return file.read_text(encoding="ascii").strip()


def key_digest(key: str) -> str:
    """By what servers recognize that they sign with the same key."""
    return hashlib.sha256(key.encode()).hexdigest()


class TokenSigner:
    """Signs small values, so that they can be given away and recognized.

    >>> seal = TokenSigner("k", "cookie")
    >>> (
    ...     seal.verify(seal.sign({"id": 7})),
    ...     seal.verify("nonsense"),
    ...     TokenSigner("k", "token").verify(seal.sign({"id": 7})),
    ... )
    ({'id': 7}, None, None)
    """

    def __init__(self, key: str, purpose: str) -> None:
        self.serializer = URLSafeSerializer(key, salt=purpose)

    def sign(self, value: dict[str, Any]) -> str:
        """The value, signed."""
        return str(self.serializer.dumps(value))

    def verify(self, text: str) -> dict[str, Any] | None:
        """The value that was signed; None for anything else."""
        try:
            value = self.serializer.loads(text)
        except BadSignature:
            return None
        return value if isinstance(value, dict) else None


class SeatTokenSigner:
    """Signs seat tokens, which expire.

    >>> signer = SeatTokenSigner("k")
    >>> signer.verify(signer.sign({"s": 1})), signer.verify(TokenSigner("k", "seat").sign({"s": 1}))
    ({'s': 1}, None)
    """

    def __init__(self, key: str) -> None:
        self.serializer = URLSafeTimedSerializer(key, salt="seat")

    def sign(self, value: dict[str, Any]) -> str:
        """The value, signed with the time."""
        return str(self.serializer.dumps(value))

    def verify(self, text: str) -> dict[str, Any] | None:
        """The value that was signed; None for anything else, and for what has expired."""
        try:
            value = self.serializer.loads(text, max_age=SEAT_TOKEN_SECONDS)
        except BadSignature:
            return None
        return value if isinstance(value, dict) else None
