"""Objects that refer to each other in a circle go, but nobody waits for that often."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from regelwerk.server.garbage import YOUNG, collect_only_young, collect_rarely
from tests.server.common import run_apart


class Ring:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def thresholds() -> Iterator[None]:
    """The collector is set as before afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def old_ring() -> weakref.ref[Ring]:
    """A circle that nobody refers to, too old to be looked at with the young ones."""
    ring = Ring()
    gc.collect()
    return weakref.ref(ring)


@pytest.mark.usefixtures("thresholds")
def test_python_by_itself_looks_through_young_objects_only() -> None:
    collect_only_young()
    ring = old_ring()
    kept = [[] for _ in range(4 * YOUNG[0] * YOUNG[1] * YOUNG[1])]  # type: ignore[var-annotated]
    assert ring() is not None and len(kept) > 0


@pytest.mark.usefixtures("thresholds")
def test_a_server_looks_through_all_of_them_now_and_then() -> None:
    async def wait_for(ring: weakref.ref[Ring]) -> None:
        looking = asyncio.ensure_future(collect_rarely(0.01))
        async with asyncio.timeout(20):
            while ring() is not None:
                await asyncio.sleep(0.01)
        looking.cancel()

    collect_only_young()
    ring = old_ring()
    run_apart(wait_for(ring))
    assert ring() is None
