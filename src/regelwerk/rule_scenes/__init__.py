"""Rules shown on a table: for a rule one of the scenes of the tests whose position anybody can play on.

The scenes come with the package (`scenes` beside this file in an installation, `tests/scenes` in a checkout). Only
those are taken that two play by the usual edition, the first seat beginning.

>>> shown = shown_by("wowtcg", "wow:305.1")
>>> shown.title
'An item enters the hero row, and its activated power can be used at once'
>>> shown.steps
('Anna: play Piccolo of the Flaming Fire; resolve', 'Anna: use Piccolo; resolve')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.scene import parser
from regelwerk.kernel.scene.positions import replay_at, undictate

INSTALLED: Final = Path(__file__).parent / "scenes"
CHECKOUT: Final = Path(__file__).parents[3] / "tests" / "scenes"
UNFIT: Final = ("card ", "world ", "edition:", "options:", "scenario:", "turn: setup")
"""A scene with a line that begins so is about more than its position, has cards of its own, or begins with chance."""
SCRIPTED: Final = re.compile(r"(?:refuse )?([^\s:;]+): ([^;]+)")
"""What a seat does, or must not do."""


@dataclass(frozen=True)
class ShownRule:
    """A scene that shows rules, the first one above all: what it claims, and what its seats do in it, a line each."""

    game: str
    rules: tuple[str, ...]
    title: str
    steps: tuple[str, ...]
    text: str


def folder() -> Path:
    """Where the scenes lie; there need not be any."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def read_head(text: str) -> ShownRule | None:
    """What a scene shows, without running it; None for one that cannot be played on by its first seat."""
    position, _, script = text.partition("\nseat ")
    head = dict(line.split(": ", 1) for line in position.splitlines() if ": " in line)
    blocks, _, rest = f"seat {script}".partition("\n\n")
    seats = [line.removeprefix("seat ").strip() for line in blocks.splitlines() if line.startswith("seat ")]
    steps = [line for line in rest.splitlines() if (found := SCRIPTED.match(line)) and found[1] in seats]
    unfit = any(line.startswith(UNFIT) for line in text.splitlines())
    if unfit or "rules" not in head or len(seats) != 2 or not steps:
        return None
    if not steps[0].removeprefix("refuse ").startswith(f"{seats[0]}: "):
        return None
    rules = tuple(one.strip() for one in head["rules"].split(","))
    return ShownRule(head.get("game", game_registry.FIRST), rules, head["scene"], tuple(steps), text)


@cache
def shown_rules() -> dict[tuple[str, str], ShownRule]:
    """By game and number the shortest scene whose first rule it is."""
    found: dict[tuple[str, str], ShownRule] = {}
    for path in sorted(folder().rglob("*.scene")):
        shown = read_head(path.read_text(encoding="utf-8"))
        if shown is None:
            continue
        key = shown.game, shown.rules[0]
        if key not in found or len(shown.text) < len(found[key].text):
            found[key] = shown
    return found


def shown_by(game: str, rule: str) -> ShownRule | None:
    """The scene that shows a rule; None where there is none that can be played on."""
    return shown_rules().get((game, rule))


def position(shown: ShownRule) -> str:
    """A replay that begins where the scene does. From there on draws are random."""
    begun = parser.read(shown.text, shown.title, lambda game: game_registry.package(game or shown.game).scenes).start()
    undictate(begun)
    return replay_at(begun)
