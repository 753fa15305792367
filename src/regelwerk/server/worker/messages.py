"""What all messages between the server and its worker processes are made of."""

from __future__ import annotations

from msgspec import Struct

Audience = tuple[int, str]
"""A seat (-1: who only watches) and a language."""


class WireTuple(Struct, array_like=True):
    """A small value in a command; sent and stored as a list."""


class Command(Struct, tag_field="t"):
    """What the server asks of a worker. `at`: how many steps the room's record has."""

    room: str


class Reply(Struct, tag_field="t"):
    """What a worker replies."""
