"""How much a guest may send at once to be read; docs/protocol.md says the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MOST_DECK_LINES: Final = 250
"""Lines of the text of a deck."""
MOST_OWN_FILES: Final = 20
MOST_OWN_LETTERS: Final = 100_000
MOST_OWN_LINES: Final = 4000
MOST_DEFINITIONS: Final = 300
"""Files of a guest's own in one request or room; letters, lines and definitions of all of them together."""


class TooMuchError(ValueError):
    """More than may be read: a key of `i18n`, and how much may be."""

    def __init__(self, key: str, most: int) -> None:
        super().__init__(f"{key}: {most}")
        self.key = key
        self.most = most


def check_deck_text(text: str) -> None:
    """Raise TooMuchError for the text of a deck with too many lines."""
    if len(text.splitlines()) > MOST_DECK_LINES:
        raise TooMuchError("too-many-deck-lines", MOST_DECK_LINES)


def check_own_files(files: Mapping[str, str]) -> None:
    """Raise TooMuchError for more files of a guest's own than may be read, or larger ones.

    >>> check_own_files({"a.minis": "card Net" + chr(10) + "  kind: action" + chr(10)})
    >>> definition_count("# mine" + chr(10) + "card A" + chr(10) + "  kind: action" + chr(10) + "card B")
    2
    """
    if len(files) > MOST_OWN_FILES:
        raise TooMuchError("too-many-files", MOST_OWN_FILES)
    if sum(map(len, files.values())) > MOST_OWN_LETTERS:
        raise TooMuchError("too-many-letters", MOST_OWN_LETTERS)
    if sum(len(text.splitlines()) for text in files.values()) > MOST_OWN_LINES:
        raise TooMuchError("too-many-lines", MOST_OWN_LINES)
    if sum(map(definition_count, files.values())) > MOST_DEFINITIONS:
        raise TooMuchError("too-many-definitions", MOST_DEFINITIONS)


def definition_count(text: str) -> int:
    """How many definitions a file can hold at most: each begins at the left margin."""
    return sum(1 for line in text.splitlines() if line[:1].strip() not in ("", "#"))
