"""A wheel with native modules for this machine, into dist/, and its trial in an empty environment.

    python -m tools.wheel            builds it, installs it and runs the scenes and the laws on what is installed
    python -m tools.wheel --build    only builds it

A wheel without `REGELWERK_NATIVE` is pure Python; that one runs everywhere.
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
DIST: Final = ROOT / "dist"
TRIAL: Final = ROOT / "build" / "wheel"
NEEDED: Final = ("hypothesis>=6.115", "pytest>=8.3", "pytest-xdist>=3.6")
"""What the scenes and the laws need besides the wheel."""
TESTS: Final = ("tests/test_scenes.py", "tests/laws")


def run(*command: str, **variables: str) -> None:
    """Run a command in the root of the source. Raises SystemExit if it fails."""
    without = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.run(command, cwd=ROOT, env={**without, **variables}, check=False).returncode:
        raise SystemExit(f"failed: {' '.join(command)}")


def build() -> Path:
    """The wheel that has been built; its time and size are printed. Raises SystemExit."""
    made = TRIAL / "made"
    shutil.rmtree(made, ignore_errors=True)
    started = time.monotonic()
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(made), ".", REGELWERK_NATIVE="yes")
    (wheel,) = made.glob("regelwerk-*.whl")
    if wheel.name.endswith("-none-any.whl"):
        raise SystemExit(f"{wheel.name} is pure Python")
    DIST.mkdir(exist_ok=True)
    shutil.copy(wheel, DIST)
    seconds = time.monotonic() - started
    print(f"dist/{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB in {seconds:.0f} seconds", flush=True)
    return DIST / wheel.name


def try_out(wheel: Path) -> None:
    """Install it into an empty environment and run the scenes and the laws there. Raises SystemExit."""
    environment = TRIAL / "venv"
    run(sys.executable, "-m", "venv", "--clear", str(environment))
    python = str(environment / ("Scripts" if os.name == "nt" else "bin") / "python")
    run(python, "-m", "pip", "install", "--quiet", str(wheel), *NEEDED)
    run(python, "-m", "regelwerk", "--version")
    chosen = ("-n", "auto", "--dist", "worksteal", "-m", "not thorough")
    run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen, *TESTS, REGELWERK_FORM="compiled")


def main(arguments: list[str]) -> int:
    wheel = build()
    if "--build" not in arguments:
        try_out(wheel)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
