"""Loading: what stands on a shelf becomes definitions to play with."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.lowering import lower_into


@lru_cache(maxsize=32)
def definitions(shelf: DefinitionSet) -> MinisDefinitions:
    """Everything on a shelf, ready to play with. Raises `LoweringError` for a definition that cannot work."""
    defs = MinisDefinitions(shelf)
    lower_into(defs, shelf)
    return defs
