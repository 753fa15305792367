"""Checking the database of a running server: in a process of its own, which stands back behind everything else.

    python -m regelwerk.server.storage.background_check FOLDER DATABASE

Prints a line of JSON for everything that is damaged.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from regelwerk.server.storage.check import Finding, check_folder
from regelwerk.server.storage.database import DatabaseUnusableError
from regelwerk.server.worker.pool import environment

LOG: Final = logging.getLogger("regelwerk.server")
NICE: Final = 15
"""How far the process stands back."""


async def check_in_background(folder: Path, database: str) -> list[Finding]:
    """Check everything that is stored, and log what is damaged. The process ends when the caller is cancelled."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "regelwerk.server.storage.background_check",
        str(folder),
        database,
        stdout=asyncio.subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    try:
        output, _ = await process.communicate()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
    findings = [msgspec.json.decode(line, type=Finding) for line in output.splitlines()]
    for found in findings:
        LOG.error("damaged: %s %s %s", found.kind, found.name, found.why)
    if process.returncode:
        LOG.error("the database could not be checked")
    elif not findings:
        LOG.info("the database has been checked; nothing is damaged")
    return findings


def main() -> int:
    """Check the folder and database that are named."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    logging.disable()  # what is found is printed
    try:
        for found in check_folder(Path(sys.argv[1]), sys.argv[2]):
            sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    except DatabaseUnusableError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
