"""Loading: the cards become definitions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Final

from regelwerk.kernel.setup import assign_codes
from regelwerk.kernel.vocabulary.words import Word, to_text
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.cards import ALL, slug
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowering import lower_into
from regelwerk.wowtcg.vocabulary import Card as CardWord

# Read off the names that cards use rather than listed, so that no word can be forgotten.
VOCABULARY: Final[dict[str, object]] = {
    name: thing
    for name, thing in vars(vocabulary).items()
    if isinstance(thing, Word)
    or (isinstance(thing, type) and issubclass(thing, (Word, Enum)) and not thing.__subclasses__())
}
"""What a text form may name: every word class (but no base of several), every enumeration, every ready-made word."""


def load(extra: Iterable[CardWord] = ()) -> WowDefinitions:
    """All definitions of the game, and `extra` ones (codes `own/...`) that a scene or a file brings along.

    Raises `LoweringError` for a definition that cannot work, naming card and word.
    """
    own = tuple(extra)
    if not own:
        return standard()
    return _load(own)


@cache
def standard() -> WowDefinitions:
    """The definitions that come with the package."""
    return _load(())


def _load(own: tuple[CardWord, ...]) -> WowDefinitions:
    printed = [(f"{code}/{slug(word.name)}", word) for code, cards in ALL for word in cards]
    more = assign_codes(own, slug)
    text = "\n".join(f"{code}: {to_text(word)}" for code, word in printed)
    digest = digest_with(standard().digest, more) if own else hashlib.sha256(text.encode()).hexdigest()[:16]
    defs = WowDefinitions(digest)
    lower_into(defs, printed + more)
    return defs


def digest_with(base: str, more: Iterable[tuple[str, CardWord]]) -> str:
    """The digest of the game's definitions with others besides."""
    text = "\n".join([base, *(f"{code}: {to_text(word)}" for code, word in more)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
