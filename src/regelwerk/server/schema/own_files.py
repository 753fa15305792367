"""Files with definitions of one's own: what is sent to be checked, and what is said about them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from regelwerk.server.schema.common import DeckText, Face, Lang, Schema

OwnTexts = Annotated[dict[Annotated[str, Meta(max_length=60)], DeckText], Meta(max_length=20)]


class CustomFiles(Schema):
    """Files with definitions of one's own, to be read and checked: texts by name."""

    files: OwnTexts
    lang: Lang = "en"


class FileFault(Schema):
    """One thing that is wrong in a file, and where; lines and columns count from 1, 0 is the whole file."""

    file: str
    line: int
    column: int
    text: str


class CustomFilesReport(Schema):
    """Files that were read: everything that is wrong, and what is in them as far as it could be read."""

    legal: bool
    faults: list[FileFault]
    cards: list[Face]
