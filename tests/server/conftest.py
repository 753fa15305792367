"""The databases of the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regelwerk.server.storage.database import Database, address
from regelwerk.server.storage.tables import METADATA
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    found = Postgres()
    yield found
    found.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Each kind of database, empty."""
    given = "" if request.param == "sqlite" else request.getfixturevalue("postgres").url
    found = Database(address(given, tmp_path))
    with found.engine.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(table.delete())
    yield found
    found.close()
