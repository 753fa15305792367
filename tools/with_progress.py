"""Runs a slow command with one line on the screen; what the command prints goes to a file.

    python tools/with_progress.py "Browser client" build/client.log -- npm run build

The line says what is being prepared and for how long already. When the command fails, the end of the file and its name
are shown, and the command's status is passed on. It needs nothing but Python, since it also makes the virtual
environment.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Final, TextIO

USAGE: Final = "python tools/with_progress.py WHAT FILE -- COMMAND..."
REFRESH: Final = 0.25
"""Seconds between two looks at the command."""
SHOWN: Final = 15
"""So many lines of the file are shown after a failure."""
WIDTH: Final = 34
"""Of the column with what is being prepared."""


def run(what: str, file: Path, command: list[str], screen: TextIO) -> int:
    """The status of the command, run with its output in `file` and a line on the screen."""
    file.parent.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    label = f"  {what} ".ljust(WIDTH, ".")
    with file.open("w", encoding="utf-8") as log, start(command, log) as process:
        while process.poll() is None:
            if screen.isatty():
                print(f"\r{label} {time.monotonic() - started:3.0f} s", end="", file=screen, flush=True)
            time.sleep(REFRESH)
    end = "\r" if screen.isatty() else ""
    if process.returncode == 0:
        print(f"{end}{label} {time.monotonic() - started:3.0f} s, done", file=screen)
        return 0
    print(f"{end}{label} failed. The end of {file}:\n", file=screen)
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    print("\n".join(f"    {line}" for line in lines[-SHOWN:]), file=screen)
    return process.returncode


def start(command: list[str], log: TextIO) -> subprocess.Popen[bytes]:
    """The command under way. Raises SystemExit if there is no such program."""
    try:
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
    except OSError as error:
        raise SystemExit(f"{command[0]} cannot be started: {error.strerror}") from None


def main(arguments: list[str]) -> int:
    """Run what stands after `--`."""
    if len(arguments) < 4 or arguments[2] != "--":
        raise SystemExit(f"usage: {USAGE}")
    return run(arguments[0], Path(arguments[1]), arguments[3:], sys.stdout)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted.")
