"""The points that the benchmarks of the computer players have played for, kept with the project.

The strongest players take hours, so their games are played a few at a time, on whatever machine there is. A file for
each game, `points/GAME.json`, has for each pairing under what it was played and a character for each of its games: `1`
a win of the first, `0` a loss, `=` a draw, `.` not played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "points"
SIGNS: Final[dict[float, str]] = {1.0: "1", 0.5: "=", 0.0: "0"}
POINTS: Final = {sign: points for points, sign in SIGNS.items()}
NOT_PLAYED: Final = "."

Pair = tuple[str, str]


def file_of(folder: Path, game: str) -> Path:
    """Where the points of a game's pairings are."""
    return folder / f"{game}.json"


def read(folder: Path, game: str, pair: Pair, under: Mapping[str, str]) -> dict[int, float]:
    """The points of a pairing's first player by the number of the game; none if it was played under other conditions.

    >>> read(Path("nowhere"), "duelmasters", ("club", "greedy"), {})
    {}
    """
    saved = _load(file_of(folder, game)).get("-".join(pair))
    return {} if saved is None or saved["under"] != under else _points(saved)


def rows(folder: Path, game: str) -> dict[Pair, tuple[dict[str, str], dict[int, float]]]:
    """All that is saved of a game: for each pairing under what it was played, and the points as `read` gives them."""
    found = {}
    for name, saved in _load(file_of(folder, game)).items():
        first, _, second = name.partition("-")
        found[first, second] = (saved["under"], _points(saved))
    return found


def write(folder: Path, game: str, pair: Pair, under: Mapping[str, str], points: Iterable[tuple[int, float]]) -> None:
    """Save the points of a pairing, by the number of the game; what the others have stays."""
    found = dict(points)
    count = max(found, default=-1) + 1
    line = "".join(SIGNS[found[number]] if number in found else NOT_PLAYED for number in range(count))
    file = file_of(folder, game)
    saved = _load(file) | {"-".join(pair): {"under": dict(under), "points": line}}
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(saved[name])}" for name in sorted(saved))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


def _points(saved: dict[str, Any]) -> dict[int, float]:
    return {number: POINTS[sign] for number, sign in enumerate(saved["points"]) if sign != NOT_PLAYED}


def _load(file: Path) -> dict[str, Any]:
    if not file.exists():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
