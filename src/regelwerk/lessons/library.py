"""The lessons that come with the package, and lessons from files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.scene.scene import SceneGame
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.lessons.lesson import Lesson
from regelwerk.lessons.reader import read

ENDING: Final = ".lesson"
FOLDER: Final = "first_games"


class UnknownLessonError(ValueError):
    """There is no lesson of that name; the message names those that there are."""


def scenes_of(game: str) -> SceneGame | None:
    """The scenes of a game; None if there is no such game, or it has none."""
    try:
        return game_registry.package(game or game_registry.FIRST).scenes
    except game_registry.UnknownGameError:
        return None


def names() -> list[str]:
    """The games that have a guided first game, in the order of the registry.

    >>> names()
    ['wowtcg', 'duelmasters', 'wowminis']
    """
    folder = files("regelwerk.lessons") / FOLDER
    return [game for game in game_registry.names() if (folder / f"{game}{ENDING}").is_file()]


@cache
def first_game(game: str) -> Lesson:
    """The guided first game of a game. Raises UnknownLessonError."""
    if game not in names():
        raise UnknownLessonError(f"no lesson {game!r}; available: {', '.join(names())}")
    text = (files("regelwerk.lessons") / FOLDER / f"{game}{ENDING}").read_text(encoding="utf-8")
    return read(text, scenes_of, game, f"{game}{ENDING}")


def from_file(path: str | Path) -> Lesson:
    """A lesson from a file. Raises OSError, and SceneFormatError, also for what is no text."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise SceneFormatError([], str(path)) from None
    return read(text, scenes_of, str(path), str(path))
