"""What is compiled is all that runs between two decisions: one module left out slows each game down."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import FrameType

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from tests.native import ARE_NATIVE
from tools.build_native import modules
from tools.same_games import new_game
from tools.source_files import PACKAGE

GAMES_EACH = 3
MOST_DECISIONS = 250


def ran_in(name: str) -> set[str]:
    """The modules of which functions ran while random games were played."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            found.add(frame.f_code.co_filename)

    for number in range(GAMES_EACH):
        editions = game_registry.editions(name)
        game = new_game(name, editions[number % len(editions)], number).state
        chance = Chance(number)
        for _ in range(MOST_DECISIONS):
            if game.decision is None:
                break
            options = game.decision.options
            chosen = options[chance.below(len(options))]
            sys.setprofile(note)
            try:
                game.apply(chosen)
            finally:
                sys.setprofile(None)
    return {Path(file).relative_to(PACKAGE.parent).as_posix() for file in found if Path(file).is_relative_to(PACKAGE)}


@pytest.mark.skipif(ARE_NATIVE, reason="looks at Python's own frames")
@pytest.mark.parametrize("name", game_registry.GAMES)
def test_what_runs_between_two_decisions_is_compiled(name: str) -> None:
    ran = ran_in(name)
    assert "regelwerk/kernel/state.py" in ran
    assert ran - set(modules(PACKAGE)) == set()


COMPILED_ONLY = ("Frame", "Instruction", "Scope", "State", "Piece")
"""Classes of which an interpreted class cannot be a kind once they are compiled."""


def test_every_kind_of_frame_is_compiled_however_rarely_it_is_met() -> None:
    bases: dict[str, set[str]] = {}
    module: dict[str, str] = {}
    for package in ("kernel", *game_registry.GAMES):
        for file in (PACKAGE / package).rglob("*.py"):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    bases[node.name] = {ast.unparse(base).partition("[")[0] for base in node.bases}
                    module[node.name] = file.relative_to(PACKAGE.parent).as_posix()
    found = set(COMPILED_ONLY)
    while more := {name for name, over in bases.items() if over & found} - found:
        found |= more
    assert {"PlayCardFrame", "ConcessionFrame"} <= found
    assert {module[name] for name in found} - set(modules(PACKAGE)) == set()
