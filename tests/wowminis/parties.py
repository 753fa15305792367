"""The ready parties, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import regelwerk.wowminis

FOLDER: Final = Path(regelwerk.wowminis.__path__[0]) / "parties"
PARTIES: Final = sorted(file.stem for file in FOLDER.glob("*.party"))


def party_text(name: str) -> str:
    """The text of a ready party."""
    return (FOLDER / f"{name}.party").read_text(encoding="utf-8")
