"""Why the server closes a connection, as numbers of the WebSocket protocol."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """Why the server closes a connection. `docs/protocol.md` says after which of them a client connects again."""

    RESTART = 1012
    """The server is being stopped, or its operator has changed the room."""
    UNAVAILABLE = 1013
    """The database is away."""
    NO_HELLO = 4001
    """The first message was not `hello`, or came too late."""
    FORBIDDEN = 4003
    """Neither playing nor watching is allowed: another origin or protocol, a banned address, or no spectators."""
    NO_ROOM = 4004
    """There is no such room."""
    TOO_SLOW = 4008
    """The client takes nothing of what it is sent."""
    TOO_MANY = 4009
    """The room or the address has too many connections already, or too many rooms of computers alone are played."""
    SIGNED_OUT = 4010
    """The guest has signed out everywhere."""
    DAMAGED = 4011
    """What is stored of the room cannot be read."""
