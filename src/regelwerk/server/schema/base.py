"""What all messages over a WebSocket are, and the small types in them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from regelwerk.kernel.ids import Handle

Id = Annotated[int, Meta(ge=0, le=2**31)]
Codes = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=128)]
Small = Annotated[int, Meta(ge=-(2**31), le=2**31)]
SmallHandle = Annotated[Handle, Meta(ge=-(2**31), le=2**31)]
Word = Annotated[str, Meta(max_length=40)]


class ClientMessage(Struct, tag_field="t", forbid_unknown_fields=True):
    """What all messages of a client are. `id` comes back as `re` in the answer to it."""


class ServerMessage(Struct, tag_field="t"):
    """What all messages of the server are. `re` is the `id` of the message that it answers, 0 for none."""
