"""Every emblem that a definition, an example or the client names is in the icon collection of the client."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
ICONS: Final = frozenset((ROOT / "tests" / "game_icons.txt").read_text(encoding="utf-8").split())
"""The names in the collection, in the version that `client/package.json` asks for."""
COLLECTION: Final = ROOT / "client" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
NAMED: Final = re.compile(r"""\bemblem\s*(?:=\s*"|:\s*)([a-z0-9]+(?:-[a-z0-9]+)*)""")
"""In Python and TOML `emblem="..."`, in a file of one's own figures `emblem: ...`."""
ANNOTATIONS: Final = frozenset({"str", "string"})
PLACES: Final = ("src/regelwerk", "docs", "tests/wowminis", "tests/server", "tests/custom_figure.py")


def named_in(place: str) -> list[tuple[str, str]]:
    """The files of a place and the emblems they name."""
    path = ROOT / place
    files = [path] if path.is_file() else [one for one in sorted(path.rglob("*")) if one.suffix in SUFFIXES]
    return [
        (str(file.relative_to(ROOT)), name)
        for file in files
        for name in NAMED.findall(file.read_text(encoding="utf-8"))
        if name not in ANNOTATIONS
    ]


SUFFIXES: Final = (".py", ".toml", ".md", ".txt", ".figures")


def test_every_emblem_that_is_named_anywhere_exists() -> None:
    found = [one for place in PLACES for one in named_in(place)]
    assert len(found) > 400, "the emblems of the cards are not found any more"
    assert [(file, name) for file, name in found if name not in ICONS] == []


def test_every_icon_of_the_client_itself_exists() -> None:
    (own,) = (ROOT / "client" / "src").rglob("icons.json")
    assert [name for name in json.loads(own.read_text(encoding="utf-8")).values() if name not in ICONS] == []


def test_the_list_of_icons_is_that_of_the_collection() -> None:
    if not COLLECTION.exists():
        pytest.skip("the client's packages are not installed")
    assert set(json.loads(COLLECTION.read_text(encoding="utf-8"))["icons"]) == ICONS
