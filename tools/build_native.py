"""Build the compiled form: a whole copy of the package in `build/compiled`, its engine compiled with mypyc.

    python -m tools.build_native

The source stays as it is; the pure form always works. Words run, so they are compiled with the engine; the list of
their names, cards, lowering, texts and everything at the edges stay interpreted: they are read once, at loading.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "build" / "compiled"

FLAGS: Final = "-g0 -fvisibility=hidden -fno-plt" if sys.platform == "linux" else ""
"""For the C compiler: nobody steps through the C code, and a function that only the engine calls is called directly."""

KERNEL: Final = (
    "chance", "decision", "definitions", "event", "forced_decisions", "frames", "ids", "namesakes",
    "persistence/position", "piece", "program", "rulebook", "state", "vocabulary/words",
)  # fmt: skip
GAMES: Final = {
    "wowtcg": (
        "abilities", "amounts", "announce", "attack_legality", "chain", "changes", "priority_checks", "codes", "combat",
        "conditions", "continuous",
        "continuous_damage", "costs", "damage", "definitions", "drawing", "effects", "effects_decks", "effects_zones",
        "evaluation",
        "combatants", "enums", "elimination", "legality", "lowered", "modifiers", "selectors", "payment", "players",
        "position", "priority", "readied",
        "criteria", "setup", "state", "targets", "records", "triggers", "triggers_damage", "turn", "derived_values",
        "instructions/choices",
        "instructions/decks", "instructions/making", "instructions/modifiers",
    ),
    "duelmasters": (
        "abilities", "attack", "attack_legality", "battle", "changes", "codes", "conditions", "continuous",
        "definitions", "effects",
        "evaluation", "enums", "elimination", "legality", "loop_limit", "lowered", "selectors", "payment", "players",
        "play_card", "position", "replacement",
        "pending_abilities", "setup", "shields", "state", "records", "triggers", "turn", "derived_values",
        "instructions/choices", "instructions/modifiers",
    ),
    "wowminis": (
        "abilities", "attack", "action_cards", "odds/attack", "odds/prospects", "master_clock", "codes", "conditions",
        "continuous", "damage",
        "definition_words", "effects", "evaluation", "enums", "heal", "hex_grid", "instructions", "lowered",
        "selectors", "odds/distribution",
        "turn_planner", "reactions", "scoring", "line_of_sight", "setup", "odds/multi_target", "state", "targets",
        "triggers", "turn",
        "derived_values", "pathfinding", "position",
    ),
}  # fmt: skip
"""What is compiled: everything that runs between two decisions."""


def modules(package: Path) -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    names = [f"kernel/{name}.py" for name in KERNEL]
    names += [f"{game}/{name}.py" for game, files in GAMES.items() for name in files]
    missing = [name for name in names if not (package / name).is_file()]
    if missing:
        raise SystemExit(f"not there: {', '.join(missing)}")
    return [f"{package.name}/{name}" for name in names]


def build() -> None:
    """Copy the package, compile the engine in the copy."""
    if TARGET.exists():
        shutil.rmtree(TARGET)
    package = TARGET / "regelwerk"
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "regelwerk", package, ignore=ignore)
    names = modules(package)
    setup = TARGET / "setup_compiled.py"
    setup.write_text(
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"setup(name='regelwerk-compiled', ext_modules=mypycify({names!r}, opt_level='3', multi_file=True))\n",
        encoding="utf-8",
    )
    print(f"compiling {len(names)} modules ...", flush=True)
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    environment = {**os.environ, "MYPYPATH": str(TARGET), "CFLAGS": flags}
    done = subprocess.run(
        [sys.executable, setup.name, "build_ext", "--inplace", "--parallel", "2"],
        cwd=TARGET,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:])
        raise SystemExit("the compiled form could not be built")
    setup.unlink()
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    print("built in build/compiled")


if __name__ == "__main__":
    build()
