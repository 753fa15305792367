"""One word by itself: a power, an effect, a cost, a condition, a description, an amount."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Discourse, begin
from regelwerk.wowtcg.text.powers import Page
from regelwerk.wowtcg.text.sentences import C, P, S

Group = tuple[Any, Callable[[Discourse, Any], str]]
"""A class of words (or several), and what a word of it says alone."""


def fragment_text(page: Page[C, S, P], groups: Sequence[Group], word: Word, card_name: str) -> str:
    """Whatever the word is, as it would stand on a card of that name; lines are joined by line breaks.

    `groups` are those that say neither a power nor an effect.
    """
    discourse = begin(vocabulary.Card(card_name, vocabulary.CardType.ALLY, 0))
    if isinstance(word, vocabulary.Card):
        raise MissingWordingError(word, page.tongue.language)
    if type(word) in page.powers:
        power: Any = word
        return "\n".join(page.paragraph(discourse, power))
    for kind, said in groups:
        if isinstance(word, kind):
            return said(discourse, word)
    return "\n".join(page.text(discourse, word))
