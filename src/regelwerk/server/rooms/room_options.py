"""What a room's options say besides what its game leaves to choose: open lists, whether thinking is shown, and a user's
own files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.lessons import LESSON_KEY
from regelwerk.puzzles import PUZZLE_KEY
from regelwerk.server.storage.store import RoomRecord

OWN: Final = "own:"
"""Before the names of a user's own files among the options of a room."""
LISTS: Final = "lists"
"""The option of every room that says whether lists are open (ruling:closed-lists)."""
THINKING: Final = "thinking"
"""The option of every room that says whether everybody is told what computer players weigh."""
ROOM_OPTIONS: Final = (LISTS, THINKING)
"""The options of every room, which are none of its game's."""
HELD_ONCE: Final = (LESSON_KEY, PUZZLE_KEY)
"""The options of rooms that lead somebody: another game of the same players is one of its own."""


def open_lists(options: Mapping[str, str]) -> bool:
    """Whether a room with these options plays with open lists. Raises ValueError for a choice that there is not.

    >>> open_lists({}), open_lists({"lists": "open"})
    (False, True)
    """
    return takes(options, LISTS, "closed", "open", "lists are")


def shows_thinking(options: Mapping[str, str]) -> bool:
    """Whether everybody in a room with these options is told what computer players weigh.

    Raises ValueError for a choice that there is not.

    >>> shows_thinking({}), shows_thinking({"thinking": "shown"})
    (False, True)
    """
    return takes(options, THINKING, "hidden", "shown", "thinking is")


def takes(options: Mapping[str, str], key: str, usual: str, other: str, subject: str) -> bool:
    """Whether an option of two choices is the other than the usual one. Raises ValueError for a third."""
    chosen = options.get(key, usual)
    if chosen not in (usual, other):
        raise ValueError(f"{subject} {usual} or {other}, not {chosen!r}")
    return chosen == other


def own_files(options: Mapping[str, str]) -> dict[str, str]:
    """The user's own files among the options of a room.

    >>> own_files({"own:mine.minis": "figure X", "board": "large"})
    {'mine.minis': 'figure X'}
    """
    return {key.removeprefix(OWN): text for key, text in options.items() if key.startswith(OWN)}


def has_own_files(record: RoomRecord) -> bool:
    """Whether a room is played with definitions of its players' own."""
    return bool(record.setup.get("own") or own_files(record.details.options))


def is_played_apart(record: RoomRecord) -> bool:
    """Whether a room has other workers than most: with definitions of one's own, or proofs that take their time."""
    return has_own_files(record) or PUZZLE_KEY in record.details.options


def report_of(game: str, text: str, lang: str, files: Mapping[str, str], edition: str = "") -> dict[str, Any]:
    """A deck read and checked by an edition, with a user's own files if there are any. Raises UnknownGameError."""
    game_registry.ruleset(game, edition)
    package = game_registry.package(game)
    if files and package.own is not None:
        return package.own.own_deck_report(text, lang, files)
    return package.web.deck_report(text, lang, edition)
