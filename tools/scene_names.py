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
    lines = [HEAD]
    for game, title in GAMES.items():
        scene_game = game_registry.package(game).scenes
        assert isinstance(scene_game, ScriptedSceneGame)
        lines += [f"## {title}", "", f"Events: {listed(scene_game.events.kinds)}", ""]
        lines += [f"Questions: {listed(scene_game.decisions)}", ""]
    return "\n".join(lines)


def listed(names: Iterable[str]) -> str:
    """Names as they are written, in the order of the alphabet."""
    return ", ".join(f"`{name}`" for name in sorted(name for name in names if name))
