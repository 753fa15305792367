"""The names of events and questions that scenes use, as a page of the documentation site, made from the code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.scene.scripted import ScriptedSceneGame

GAMES: Final = {"wowtcg": "World of Warcraft TCG", "duelmasters": "Duel Masters", "wowminis": "Miniatures"}
HEAD: Final = """\
# Names in scenes

What [scenes](scenes.md) call events (`expect event damage`) and questions (`expect Ben is asked target`).
"""


def page() -> str:
    """The whole page."""
    told = [HEAD]
    for game, title in GAMES.items():
        room = game_registry.package(game).scenes
        assert isinstance(room, ScriptedSceneGame)
        told += [f"## {title}", "", f"Events: {listed(room.events.kinds)}", ""]
        told += [f"Questions: {listed(room.decisions)}", ""]
    return "\n".join(told)


def listed(names: Iterable[str]) -> str:
    """Names as they are written, in the order of the alphabet."""
    return ", ".join(f"`{name}`" for name in sorted(name for name in names if name))
