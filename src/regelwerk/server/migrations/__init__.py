"""How the database came to be what `server/storage/tables.py` says: one file for each change, in `versions/`.

A new change: `versions/0002_what.py` with `revision`, `down_revision`, `upgrade` and `downgrade`
in alembic's manner. A test compares what all of them make with the tables.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from regelwerk.server.storage.tables import METADATA


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database to that version, from whichever it has; the connection is in a transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    script = ScriptDirectory.from_config(config)

    def steps(revision: Any, context: Any) -> Any:
        return script._upgrade_revs(to, revision)

    with EnvironmentContext(config, script, fn=steps) as environment:
        environment.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
        environment.run_migrations()
