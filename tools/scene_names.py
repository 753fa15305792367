"""The names of events and questions in `docs/scenes.md`, made from the code.

`python -m tools.scene_names` writes them there; tests/test_scenes.py fails if the page says something else.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from regelwerk import catalogue
from regelwerk.kernel.scene_room import ScriptRoom

GAMES: Final = {"wowtcg": "World of Warcraft TCG", "duelmasters": "Duel Masters", "wowminis": "Miniatures"}
PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "scenes.md"
BEGIN: Final = "<!-- names -->\n"
END: Final = "<!-- end of names -->\n"


def table() -> str:
    """What stands between the two marks."""
    lines = ["", "| | events | questions |", "| --- | --- | --- |"]
    for game, title in GAMES.items():
        room = catalogue.package(game).scenes
        assert isinstance(room, ScriptRoom)
        lines.append(f"| {title} | {listed(room.events.kinds)} | {listed(room.decisions)} |")
    return "\n".join([*lines, "", ""])


def listed(names: Iterable[str]) -> str:
    """Names as they are written, in the order of the alphabet."""
    return ", ".join(f"`{name}`" for name in sorted(name for name in names if name))


def with_names(page: str) -> str:
    """The page with the names that there are now."""
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + table() + END + rest.partition(END)[2]


def main() -> None:
    """Write them into the page."""
    PAGE.write_text(with_names(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
