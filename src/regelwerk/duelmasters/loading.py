"""Loading: the cards become definitions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from typing import Final

from regelwerk.duelmasters import words
from regelwerk.duelmasters.cards import ALL, slug
from regelwerk.duelmasters.defs import EDITION, DmDefs
from regelwerk.duelmasters.lowering import lower_into
from regelwerk.duelmasters.words import Card as CardWord
from regelwerk.kernel.setup import with_codes
from regelwerk.kernel.words import Word, write

# Read off the names that cards use rather than listed, so that no word can be forgotten.
VOCABULARY: Final[dict[str, object]] = {
    name: thing
    for name, thing in vars(words).items()
    if isinstance(thing, Word)
    or (isinstance(thing, type) and issubclass(thing, (Word, Enum)) and not thing.__subclasses__())
}
"""What a text form may name: every word class (but no base of several), every enumeration, every ready-made word."""


def load(extra: Iterable[CardWord] = (), edition: str = EDITION) -> DmDefs:
    """All definitions of the game, and `extra` ones (codes `own/...`) that a scene or a file brings along.

    Raises `LoweringError` for a definition that cannot work, naming card and word.
    """
    own = tuple(extra)
    if not own:
        return standard(edition)
    return _load(own, edition)


@cache
def standard(edition: str = EDITION) -> DmDefs:
    """The definitions that come with the package."""
    return _load((), edition)


def _load(own: tuple[CardWord, ...], edition: str) -> DmDefs:
    words = [(f"{code}/{slug(word.name)}", word) for code, cards in ALL for word in cards]
    words += with_codes(own, slug)
    return defined(words, edition)


def defined(words: Sequence[tuple[str, CardWord]], edition: str) -> DmDefs:
    """Definitions of cards by their codes. Raises `LoweringError`."""
    text = "\n".join(f"{code}: {write(word)}" for code, word in words)
    defs = DmDefs(hashlib.sha256(text.encode()).hexdigest()[:16], edition)
    lower_into(defs, words)
    return defs
