"""Loading: the cards become definitions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from typing import Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.cards import ALL, slug
from regelwerk.duelmasters.definitions import EDITION, DmDefinitions
from regelwerk.duelmasters.lowering import lower_into
from regelwerk.duelmasters.vocabulary import Card as CardWord
from regelwerk.kernel.setup import assign_codes
from regelwerk.kernel.vocabulary.words import Word, to_text

# Read off the names that cards use rather than listed, so that no word can be forgotten.
VOCABULARY: Final[dict[str, object]] = {
    name: thing
    for name, thing in vars(vocabulary).items()
    if isinstance(thing, Word)
    or (isinstance(thing, type) and issubclass(thing, (Word, Enum)) and not thing.__subclasses__())
}
"""What a text form may name: every word class (but no base of several), every enumeration, every ready-made word."""


def load(extra: Iterable[CardWord] = (), edition: str = EDITION) -> DmDefinitions:
    """All definitions of the game, and `extra` ones (codes `own/...`) that a scene or a file brings along.

    Raises `LoweringError` for a definition that cannot work, naming card and word.
    """
    own = tuple(extra)
    if not own:
        return standard(edition)
    return _load(own, edition)


@cache
def standard(edition: str = EDITION) -> DmDefinitions:
    """The definitions that come with the package."""
    return _load((), edition)


def _load(own: tuple[CardWord, ...], edition: str) -> DmDefinitions:
    words = [(f"{code}/{slug(word.name)}", word) for code, cards in ALL for word in cards]
    words += assign_codes(own, slug)
    return defined(words, edition)


def defined(words: Sequence[tuple[str, CardWord]], edition: str) -> DmDefinitions:
    """Definitions of cards by their codes. Raises `LoweringError`."""
    text = "\n".join(f"{code}: {to_text(word)}" for code, word in words)
    defs = DmDefinitions(hashlib.sha256(text.encode()).hexdigest()[:16], edition)
    lower_into(defs, words)
    return defs
