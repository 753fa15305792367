"""When Python looks for circles of objects that nobody refers to any more.

Rooms and games go when nobody refers to them. Looking through all objects for circles finds next to none, and holds up
everybody for as long as it takes: 0.2 s with 400 rooms, every few seconds while rooms are opened. So it is done rarely.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = (700, 10, 1 << 30)
"""Python looks through young objects by itself, often, and never through all."""
COLLECT_SECONDS: Final = 600.0
"""Between two looks of a server through all of its objects."""


def collect_only_young() -> None:
    """From now on this process looks through all of its objects only when it is told to."""
    gc.set_threshold(*YOUNG)


async def collect_rarely(seconds: float = COLLECT_SECONDS) -> None:
    """Look through all objects again and again, that many seconds apart."""
    while True:
        await asyncio.sleep(seconds)
        gc.collect()
