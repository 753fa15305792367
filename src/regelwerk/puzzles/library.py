"""The puzzles that come with the package, puzzles from files, and the puzzle of a day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.puzzles.puzzle import Puzzle, read

ENDING: Final = ".scene"


class UnknownPuzzleError(ValueError):
    """There is no puzzle of that name."""


@cache
def names(game: str) -> tuple[str, ...]:
    """The names of the puzzles of a game, without reading them: the game's folder and the number."""
    folder = files("regelwerk.puzzles") / game
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(f"{game}/{file.name[: -len(ENDING)]}" for file in folder.iterdir() if file.name.endswith(ENDING))
    )


@cache
def by_name(name: str) -> Puzzle:
    """A puzzle by its name, such as `duelmasters/03`. Raises UnknownPuzzleError."""
    game = name.partition("/")[0]
    if name not in names(game):
        raise UnknownPuzzleError(name)
    text = (files("regelwerk.puzzles") / f"{name}{ENDING}").read_text(encoding="utf-8")
    return read(text, name, f"{name}{ENDING}")


def shipped(game: str = "") -> Sequence[Puzzle]:
    """The puzzles of a game, or of all, the easier ones first."""
    games = (game,) if game else game_registry.names()
    found = [by_name(name) for one in games for name in names(one)]
    return sorted(found, key=lambda puzzle: (puzzle.depth, puzzle.name))


def of_the_day(day: date, game: str = "") -> Puzzle:
    """The puzzle of a day of a game: each in its turn. Without a game the games take turns, day by day.

    Raises UnknownPuzzleError where there are none.
    """
    number = day.toordinal()
    games = [one for one in game_registry.names() if names(one)]
    if not game and games:
        game = games[number % len(games)]
    found = names(game)
    if not found:
        raise UnknownPuzzleError(game)
    return by_name(found[number % len(found)])


def from_file(path: str | Path) -> Puzzle:
    """A puzzle from a file. Raises OSError, and SceneFormatError, also for what is no text."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise SceneFormatError([], str(path)) from None
    return read(text, Path(path).stem, str(path))
