"""A PostgreSQL of the tests' own, where its programs are at hand."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if it is at hand."""
    for folder in PROGRAMS:
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return None if found is None else Path(found).parent


class Postgres:
    """An empty one, reached through a socket in its folder. Skips the test where there is none."""

    def __init__(self) -> None:
        folder = programs()
        if folder is None:
            pytest.skip("no PostgreSQL is at hand")
        self.programs = folder
        self.user: int | None = None
        if os.geteuid() == 0:  # it refuses to run as root
            try:
                self.user = pwd.getpwnam("postgres").pw_uid
            except KeyError:
                pytest.skip("PostgreSQL is at hand, but nobody to run it")
        # Not below pytest's own folder, which only its owner may enter.
        self.home = Path(tempfile.mkdtemp(prefix="table-postgres-"))
        if self.user is not None:
            shutil.chown(self.home, self.user)
        self.data = str(self.home / "data")
        self.run("initdb", "-D", self.data, "-U", "table", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://table@/postgres?host={self.home}"

    def run(self, *command: str) -> None:
        whole = [str(self.programs / command[0]), *command[1:]]
        done = subprocess.run(whole, check=False, user=self.user, capture_output=True, text=True, cwd=self.home)
        log = (self.home / "log").read_text(errors="replace") if (self.home / "log").exists() else ""
        assert done.returncode == 0, (done.stdout, done.stderr, log)

    def start(self) -> None:
        options = f"-k {self.home} -c listen_addresses='' -c fsync=off"
        self.run("pg_ctl", "-D", self.data, "-w", "-o", options, "-l", str(self.home / "log"), "start")

    def stop(self) -> None:
        """As if it had been killed."""
        self.run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)
