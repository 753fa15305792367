"""The client's own texts by their keys, so that a test finds a button however its text is worded."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "client" / "src"
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.M)
PLACEABLE: Final = re.compile(r"\{ \$(\w+) \}")


@cache
def messages(lang: str) -> dict[str, str]:
    """Return the messages of a language by key, as they are written in the Fluent files."""
    found: dict[str, str] = {}
    for file in sorted(SOURCES.rglob(f"locale/{lang}.ftl")):
        parts = MESSAGE.split(file.read_text(encoding="utf-8"))
        for key, body in zip(parts[1::2], parts[2::2], strict=True):
            assert key not in found, f"{key} stands twice ({file})"
            found[key] = body.strip()
    return found


def text(lang: str, key: str, **values: object) -> str:
    """Return a message that has no variants, with its values."""
    found = messages(lang)[key]
    assert "->" not in found, f"{key} has variants"
    return PLACEABLE.sub(lambda match: str(values[match[1]]), found)
