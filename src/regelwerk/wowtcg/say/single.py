"""One word by itself: a power, an effect, a cost, a condition, a description, an amount."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regelwerk.kernel.wording import Unworded
from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, begin
from regelwerk.wowtcg.say.powers import Page
from regelwerk.wowtcg.say.telling import C, P, S

Group = tuple[Any, Callable[[Speech, Any], str]]
"""A class of words (or several), and what a word of it says alone."""


def said_alone(page: Page[C, S, P], groups: Sequence[Group], word: Word, card_name: str) -> str:
    """Whatever the word is, as it would stand on a card of that name; lines are joined by line breaks.

    `groups` are those that say neither a power nor an effect.
    """
    discourse = begin(w.Card(card_name, w.Kind.ALLY, 0))
    if isinstance(word, w.Card):
        raise Unworded(word, page.tongue.language)
    if type(word) in page.powers:
        power: Any = word
        return "\n".join(page.paragraph(discourse, power))
    for kind, said in groups:
        if isinstance(word, kind):
            return said(discourse, word)
    return "\n".join(page.text(discourse, word))
