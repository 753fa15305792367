"""A server in an empty folder, with the limits that it has in earnest, that is attacked from outside."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import regelwerk

SOURCE: Final = str(Path(regelwerk.__path__[0]).parent)
COMMAND: Final = (sys.executable, "-m", "regelwerk", "serve")
ENVIRONMENT: Final = {**os.environ, "PYTHONPATH": SOURCE, "LANG": "C"}
START_SECONDS: Final = 60.0
"""Seconds that it has to begin."""


class AttackedServer:
    """The server, its data folder and its log. `options`: of its command line, besides the usual ones."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        folder.mkdir(exist_ok=True)
        self.folder = folder / "data"
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    @property
    def database(self) -> Path:
        """Its file."""
        return self.folder / "regelwerk.db"

    def launch(self) -> subprocess.Popen[bytes]:
        """Its process."""
        command = [*COMMAND, "--port", str(self.port), "--pace", "0", "--data", str(self.folder), *self.options]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, env=ENVIRONMENT, stdout=log, stderr=log)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = self.launch()
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            with suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5).close()
                return
            time.sleep(0.1)
        raise TimeoutError(self.log.read_text()[-2000:])

    def stop(self) -> None:
        """Stop it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def kill(self) -> None:
        """As if somebody had pulled the plug of the program."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(30)
            self.process = None

    def while_stopped(self, work: Callable[[], None]) -> None:
        """Do something to its folder while it is stopped."""
        self.stop()
        work()
        self.start()

    def check(self, folder: Path) -> tuple[int, str]:
        """What the command that checks a data folder says: its status, and its lines."""
        done = subprocess.run([*COMMAND, "--check", str(folder)], env=ENVIRONMENT, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def refuses_to_start(self) -> tuple[int, str]:
        """Start it where it should not begin: its status (0: it has begun), and what it says."""
        before = self.log.stat().st_size
        process = self.launch()
        try:
            status = process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            status = 0
        said = self.log.read_text()[before:].strip().splitlines()
        return status, said[-1] if said else ""
