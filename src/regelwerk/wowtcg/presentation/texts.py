"""What a language brings for the texts of cards: `text_en` and `text_de` fit it."""

from __future__ import annotations

from typing import Protocol

from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg.vocabulary import Card, CardFilter


class WowTexts(Protocol):
    """The texts of cards in one language, as `text_en` explains them."""

    TERMS: dict[str, str]

    def card_text(self, card: Card) -> list[str]: ...
    def power_text(self, card: Card, index: int) -> str: ...
    def word_text(self, word: Word, card_name: str) -> str: ...
    def noun_text(self, noun: CardFilter) -> str: ...
    def type_line(self, card: Card) -> str: ...
