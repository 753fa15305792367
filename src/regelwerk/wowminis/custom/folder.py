"""The folder of a user's own files: every `*.minis` in it, and nothing below it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from regelwerk.wowminis.custom.problems import CustomFilesError
from regelwerk.wowminis.file_problems import FileProblem

SUFFIX: Final = ".minis"
MOST: Final = 200_000
"""No file is longer than this (in characters)."""


def files_in(folder: str) -> list[tuple[str, str]]:
    """Name and text of every file of definitions in a folder, by name.

    Raises CustomFilesError for what cannot be read.
    """
    place = Path(folder)
    if not place.is_dir():
        raise CustomFilesError([FileProblem(folder, 1, 1, "no-folder", (folder,))])
    found: list[tuple[str, str]] = []
    problems: list[FileProblem] = []
    for file in sorted(place.glob(f"*{SUFFIX}")):
        try:
            text = file.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as error:
            line, column = _place(error.object[: error.start])
            problems.append(FileProblem(file.name, line, column, "unreadable", (f"0x{error.object[error.start]:02x}",)))
            continue
        except OSError as error:
            problems.append(FileProblem(file.name, 1, 1, "unreadable", (str(error),)))
            continue
        if len(text) > MOST:
            problems.append(FileProblem(file.name, 1, 1, "too-long", (str(MOST),)))
        else:
            found.append((file.name, text))
    if problems:
        raise CustomFilesError(problems)
    return found


def _place(before: bytes) -> tuple[int, int]:
    """Line and column of what follows some bytes of a file that can be read.

    >>> _place(b"a\\nbc")
    (2, 3)
    """
    read = before.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    return read.count("\n") + 1, len(read) - read.rfind("\n")
