"""The browser and the server that the tests of the client play at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.client.common import Site, chromium
from tests.server.common import SEED, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of the client: those who visit have nothing in common in it.

    It ends with the last of them, because an event loop runs in this thread as long as it is there.
    """
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for the tests of one file. A file that wants other games has a SEED."""
    with served(tmp_path_factory.mktemp("site")) as server:
        seed: int = getattr(request.module, "SEED", SEED)
        server.lobby.seeds = lambda: seed
        yield Site(browser, server)
