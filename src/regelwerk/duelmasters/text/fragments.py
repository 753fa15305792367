"""One word by itself: an ability, an effect, a condition, a description, an amount."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.abilities import Clause, Lines
from regelwerk.duelmasters.text.discourse import Discourse, begin
from regelwerk.kernel.language.sentences import MissingWordingError, nearest, sentence
from regelwerk.kernel.vocabulary.words import Word

C = TypeVar("C", bound=Clause)
P = TypeVar("P")


class Single(Lines[C, P]):
    """One language: what it says of a word that stands on no card."""

    def quality(self, qual: vocabulary.Criterion) -> str:
        """What a quality adds to a description."""
        raise NotImplementedError

    def reference(self, discourse: Discourse, what: vocabulary.Selector) -> str:
        """Which cards."""
        raise NotImplementedError

    def player(self, discourse: Discourse, who: vocabulary.Player) -> str:
        """Who."""
        raise NotImplementedError

    def amount(self, discourse: Discourse, amount: vocabulary.Amount) -> str:
        """How much."""
        raise NotImplementedError

    def condition(self, discourse: Discourse, word: vocabulary.Condition) -> str:
        """What has to be so."""
        raise NotImplementedError

    def card_text(self, card: vocabulary.Card) -> list[str]:
        """The text box, one string for each ability; empty for a card without text.

        Raises MissingWordingError if the language has no wording for a word of the card.
        """
        return [self.line(card, ability) for ability in card.abilities]

    def ability_text(self, card: vocabulary.Card, index: int) -> str:
        """One ability of a card, by its place in `card.abilities`. Raises IndexError if there is no such ability."""
        return self.line(card, card.abilities[index])

    def word_text(self, word: Word, card_name: str = "") -> str:
        """A single word as text, as if it stood on a creature: a granted ability, an effect, a condition."""
        return self.alone(begin(vocabulary.Card(card_name, vocabulary.CardType.CREATURE, 0, ())), word)

    def noun_text(self, noun: vocabulary.CardFilter) -> str:
        """A description as it stands on cards, without an article: "untapped creature"."""
        return self.described(begin(vocabulary.Card("", vocabulary.CardType.CREATURE, 0, ())), noun)

    def alone(self, discourse: Discourse, word: Word) -> str:
        """Whatever the word is, as it would stand on a card."""
        if isinstance(word, vocabulary.Card):
            raise MissingWordingError(word, self.language)
        if isinstance(word, vocabulary.Ability):
            return self.line(discourse.card, word)
        if isinstance(word, vocabulary.TriggerEvent):
            return self.opening(discourse, word)
        part = nearest(PARTS, word)
        if part is not None:
            return part(self, discourse, word)
        if isinstance(word, vocabulary.Continuous):
            clauses = [self.statement(discourse, word, lasts=True)]
        else:
            clauses = self.sentences(discourse, word)
        return " ".join(sentence(self.main(clause)) for clause in clauses)


PARTS: Final[dict[type[Word], Callable[[Any, Discourse, Any], str]]] = {
    vocabulary.CardFilter: lambda tongue, discourse, word: tongue.described(discourse, word),
    vocabulary.Criterion: lambda tongue, discourse, word: tongue.quality(word),
    vocabulary.Selector: lambda tongue, discourse, word: tongue.reference(discourse, word),
    vocabulary.Player: lambda tongue, discourse, word: tongue.player(discourse, word),
    vocabulary.Amount: lambda tongue, discourse, word: " ".join(tongue.amount(discourse, word).split()),
    vocabulary.Condition: lambda tongue, discourse, word: tongue.condition(discourse, word),
}
"""What is no sentence."""
