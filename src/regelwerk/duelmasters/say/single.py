"""One word by itself: an ability, an effect, a condition, a description, an amount."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.abilities import Lines, Said
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.kernel.wording import Unworded, nearest, sentence
from regelwerk.kernel.words import Word

C = TypeVar("C", bound=Said)
P = TypeVar("P")


class Single(Lines[C, P]):
    """One language: what it says of a word that stands on no card."""

    def quality(self, qual: w.Qual) -> str:
        """What a quality adds to a description."""
        raise NotImplementedError

    def reference(self, discourse: Speech, what: w.Ref) -> str:
        """Which cards."""
        raise NotImplementedError

    def player(self, discourse: Speech, who: w.Player) -> str:
        """Who."""
        raise NotImplementedError

    def amount(self, discourse: Speech, amount: w.Amount) -> str:
        """How much."""
        raise NotImplementedError

    def condition(self, discourse: Speech, word: w.Condition) -> str:
        """What has to be so."""
        raise NotImplementedError

    def alone(self, discourse: Speech, word: Word) -> str:
        """Whatever the word is, as it would stand on a card."""
        if isinstance(word, w.Card):
            raise Unworded(word, self.language)
        if isinstance(word, w.Ability):
            return self.line(discourse.card, word)
        if isinstance(word, w.Happening):
            return self.opening(discourse, word)
        part = nearest(PARTS, word)
        if part is not None:
            return part(self, discourse, word)
        if isinstance(word, w.Continuous):
            clauses = [self.statement(discourse, word, lasts=True)]
        else:
            clauses = self.sentences(discourse, word)
        return " ".join(sentence(self.main(clause)) for clause in clauses)


PARTS: Final[dict[type[Word], Callable[[Any, Speech, Any], str]]] = {
    w.Noun: lambda tongue, discourse, word: tongue.described(discourse, word),
    w.Qual: lambda tongue, discourse, word: tongue.quality(word),
    w.Ref: lambda tongue, discourse, word: tongue.reference(discourse, word),
    w.Player: lambda tongue, discourse, word: tongue.player(discourse, word),
    w.Amount: lambda tongue, discourse, word: " ".join(tongue.amount(discourse, word).split()),
    w.Condition: lambda tongue, discourse, word: tongue.condition(discourse, word),
}
"""What is no sentence."""
