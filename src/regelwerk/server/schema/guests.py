"""What is asked and answered over HTTP about guests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from regelwerk.server.schema.common import Schema


class GuestInfo(Schema):
    """Who I am: a guest with a name. The cookie that is set says the same."""

    id: str
    name: str


class MoveCode(Schema):
    """A code by which I move to another device: it works once, and for so many seconds."""

    code: str
    seconds: int


class UseMoveCode(Schema):
    """The code that another device of mine shows."""

    code: Annotated[str, Meta(max_length=40)]


class SetName(Schema):
    """A name for me."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
