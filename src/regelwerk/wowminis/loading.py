"""Loading: what stands on a shelf becomes definitions to play with."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.wowminis.defs import MinisDefs
from regelwerk.wowminis.lowering import lower_into
from regelwerk.wowminis.shelf import Shelf


@lru_cache(maxsize=32)
def definitions(shelf: Shelf) -> MinisDefs:
    """Everything on a shelf, ready to play with. Raises `LoweringError` for a definition that cannot work."""
    defs = MinisDefs(shelf)
    lower_into(defs, shelf)
    return defs
