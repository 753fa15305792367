"""One word by itself: an ability, an effect, a condition, a description, an amount."""

from __future__ import annotations

from typing import TypeVar

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.abilities import Lines, Said
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.kernel.wording import Unworded, sentence
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

    def part(self, discourse: Speech, word: Word) -> str | None:
        """What is no sentence; None for what is one."""
        if isinstance(word, w.Noun):
            return self.described(discourse, word)
        if isinstance(word, w.Qual):
            return self.quality(word)
        if isinstance(word, w.Ref):
            return self.reference(discourse, word)
        if isinstance(word, w.Player):
            return self.player(discourse, word)
        if isinstance(word, w.Amount):
            return " ".join(self.amount(discourse, word).split())
        return self.condition(discourse, word) if isinstance(word, w.Condition) else None

    def alone(self, discourse: Speech, word: Word) -> str:
        """Whatever the word is, as it would stand on a card."""
        if isinstance(word, w.Card):
            raise Unworded(word, self.language)
        if isinstance(word, w.Ability):
            return self.line(discourse.card, word)
        if isinstance(word, w.Happening):
            return self.opening(discourse, word)
        said = self.part(discourse, word)
        if said is not None:
            return said
        if isinstance(word, w.Continuous):
            clauses = [self.statement(discourse, word, lasts=True)]
        else:
            clauses = self.sentences(discourse, word)
        return " ".join(sentence(self.main(clause)) for clause in clauses)
