"""Loading: what stands on a shelf becomes definitions to play with; a scene's own come in their text form."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from regelwerk.kernel.vocabulary.field_types import FieldTypes
from regelwerk.kernel.vocabulary.words import from_text
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.base_definitions import of_the_game
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.lowering import lower_into

TYPES: Final = FieldTypes(vars(vocabulary))
"""What may stand in the fields of words."""


@lru_cache(maxsize=32)
def definitions(shelf: DefinitionSet) -> MinisDefinitions:
    """Everything on a shelf, ready to play with. Raises `LoweringError` for a definition that cannot work."""
    defs = MinisDefinitions(shelf)
    lower_into(defs, shelf)
    return defs


@lru_cache(maxsize=32)
def scene_definitions(words: tuple[tuple[str, str], ...]) -> MinisDefinitions:
    """Everything that comes with the game, and definitions by code in their text form.

    Raises ValueError for a text that is no definition, LoweringError for a definition that cannot work.
    """
    own: list[tuple[str, vocabulary.Definition]] = []
    for code, text in words:
        word = from_text(text, vocabulary.VOCABULARY, TYPES.fits)
        if not isinstance(word, (vocabulary.Figure, vocabulary.Card, vocabulary.Board, vocabulary.Scenario)):
            raise ValueError(f"{code} is no definition: {text[:40]}")
        own.append((code, word))
    return definitions(DefinitionSet([*of_the_game(), *own]))
