"""Build the compiled form: a whole copy of the package in `build/compiled`, its engine compiled with mypyc.

    python -m tools.build_native

`REGELWERK_NATIVE=yes pip wheel .` does the same while it makes a wheel (hatch_build.py).

The source stays as it is; the pure form always works. Words run, so they are compiled with the engine; the list of
their names, cards, lowering, texts and everything at the edges stay interpreted: most of that is read once, at loading.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "build" / "compiled"

FLAGS: Final = "-g0 -fvisibility=hidden -fno-plt" if sys.platform == "linux" else ""
"""For the C compiler: nobody steps through the C code, and a function that only the engine calls is called directly."""

KERNEL: Final = (
    "chance", "closed_lists", "decision", "definitions", "event", "forced_decisions", "frames", "guessing", "ids",
    "namesakes", "persistence/position", "piece", "presentation/decision_view", "presentation/log_entries", "program",
    "rulebook", "state", "visibility", "vocabulary/words",
)  # fmt: skip
GAMES: Final = {
    "wowtcg": (
        "abilities", "amounts", "announce", "attack_legality", "chain", "changes", "concession", "priority_checks",
        "codes", "combat", "conditions", "continuous",
        "continuous_damage", "costs", "damage", "definitions", "drawing", "effects", "effects_decks", "effects_zones",
        "evaluation", "guess_pools", "guessing", "lookahead",
        "combatants", "enums", "elimination", "legality", "lowered", "modifiers", "selectors", "payment", "players",
        "position", "priority", "readied",
        "criteria", "setup", "state", "targets", "records", "triggers", "triggers_damage", "turn", "derived_values",
        "instructions/choices",
        "instructions/decks", "instructions/making", "instructions/modifiers",
        "seat_view/chain", "seat_view/pieces", "seat_view/view", "visibility",
    ),
    "duelmasters": (
        "abilities", "attack", "attack_legality", "battle", "changes", "codes", "conditions", "continuous",
        "attack_effects", "criteria", "definitions", "effects",
        "evaluation", "enums", "elimination", "guess_pools", "guessing", "legality", "loop_limit",
        "lowered", "selectors", "payment", "players",
        "play_card", "position", "replacement",
        "pending_abilities", "setup", "shields", "state", "records", "triggers", "turn", "derived_values",
        "instructions/choices", "instructions/modifiers", "seat_view", "visibility",
    ),
    "wowminis": (
        "abilities", "attack", "action_cards", "odds/attack", "odds/prospects", "master_clock", "codes", "conditions",
        "continuous", "damage",
        "definition_words", "effects", "evaluation", "enums", "guess_pools", "guessing", "heal",
        "hex_grid", "instructions", "lowered",
        "selectors", "odds/distribution", "option_values",
        "turn_planner", "reactions", "scoring", "line_of_sight", "setup", "odds/multi_target", "state", "targets",
        "triggers", "turn",
        "derived_values", "pathfinding", "position", "seat_view", "visibility",
    ),
}  # fmt: skip
"""What is compiled: everything that runs between two decisions, and what a search and a server ask for at each of them,
guesses and views."""
PLAYERS: Final = ("policy", "settling")
"""Of the computer players what plays a guessed game on."""


def modules(package: Path) -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    names = [f"kernel/{name}.py" for name in KERNEL]
    names += [f"{game}/{name}.py" for game, files in GAMES.items() for name in files]
    names += [f"players/{name}.py" for name in PLAYERS]
    missing = [name for name in names if not (package / name).is_file()]
    if missing:
        raise SystemExit(f"not there: {', '.join(missing)}")
    return [f"{package.name}/{name}" for name in names]


SETUP: Final = """\
import os
from concurrent.futures import ThreadPoolExecutor
from distutils.ccompiler import CCompiler

from mypyc.build import mypycify
from setuptools import setup


def compile_together(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                     extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

    def compile_one(name):
        source, ending = build[name]
        self._compile(name, source, ending, cc_args, extra_postargs, pp_opts)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, [name for name in objects if name in build]))
    return objects


if os.name == "posix":  # all C files belong to one library, and setuptools compiles those of one library in a row
    CCompiler.compile = compile_together
setup(name="regelwerk-compiled", ext_modules=mypycify({names!r}, opt_level="3", multi_file=True))
"""
"""What runs mypyc and the C compiler, in a process of its own; `{{names!r}}` are the modules."""


def build(target: Path = TARGET) -> None:
    """Copy the package into a folder that is emptied first, and compile the engine in the copy. Raises SystemExit."""
    if target.exists():
        shutil.rmtree(target)
    package = target / "regelwerk"
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "regelwerk", package, ignore=ignore)
    shutil.copytree(ROOT / "tests" / "scenes", package / "rule_scenes" / "scenes")  # as in a wheel
    names = modules(package)
    setup = target / "setup_compiled.py"
    setup.write_text(SETUP.replace("{names!r}", repr(names)), encoding="utf-8")
    print(f"compiling {len(names)} modules ...", flush=True)
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    environment = {**os.environ, "MYPYPATH": str(target), "CFLAGS": flags}
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, setup.name, "build_ext", "--inplace"],
        cwd=target,
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
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(target / left_over, ignore_errors=True)
    size = sum(file.stat().st_size for file in native_files(target)) / 1e6
    print(f"built in {target} in {time.monotonic() - started:.0f} seconds: {size:.1f} MB of native code", flush=True)


def native_files(target: Path) -> list[Path]:
    """The native modules in a folder."""
    return sorted(file for file in target.rglob("*") if file.suffix in (".so", ".pyd"))


if __name__ == "__main__":
    build()
