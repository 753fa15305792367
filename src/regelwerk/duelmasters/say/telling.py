"""The sentences of an effect: how deeds are arranged in a text, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Mention, Speech
from regelwerk.duelmasters.words import Player
from regelwerk.kernel.wording import Unworded
from regelwerk.kernel.words import And, Then, Word

C = TypeVar("C")
P = TypeVar("P")


class Tongue(Generic[C, P]):
    """One language: `deeds` makes a clause of each deed; the methods put clauses together.

    A clause may still become a sentence, a "you may ...", or stand behind "when ...,".
    """

    language: str
    deeds: Mapping[type[Word], Callable[[Speech, Any], C]]

    def person(self, discourse: Speech, who: Player) -> P:
        """A player as a subject."""
        raise NotImplementedError

    def then(self, clause: C) -> C:
        """What comes after something else."""
        raise NotImplementedError

    def joined(self, clauses: list[C], choice: bool) -> C:
        """Several clauses in one sentence: this and that, this or that."""
        raise NotImplementedError

    def provided(self, discourse: Speech, condition: w.Condition, clause: C) -> C:
        """If that is so, ..."""
        raise NotImplementedError

    def allowed(self, who: P, clause: C) -> C:
        """Somebody may do it."""
        raise NotImplementedError

    def if_done(self, who: P, clause: C) -> C:
        """If somebody does, ..."""
        raise NotImplementedError

    def searching(self, discourse: Speech, word: w.Search) -> list[C]:
        """Look through the deck, take something, shuffle."""
        raise NotImplementedError

    def whenever(self, discourse: Speech, event: w.Happening) -> Callable[[C], C]:
        """When that happens this turn, ..."""
        raise NotImplementedError

    def unusable(self) -> C:
        """The shield trigger may not be used."""
        raise NotImplementedError

    def clause(self, discourse: Speech, word: Word) -> C:
        """One deed as one clause. Raises Unworded for what is none."""
        said = self.deeds.get(type(word))
        if said is None:
            raise Unworded(word, self.language)
        return said(discourse, word)

    def sentences(self, discourse: Speech, word: Word) -> list[C]:
        """The sentences of an effect, without capitals and stops; the first can stand behind "when ...,"."""
        if isinstance(word, Then):
            return self.in_order(discourse, word)
        if isinstance(word, And):
            return [self.joined([self.clause(discourse, part) for part in word.parts], False)]
        if isinstance(word, w.Either):
            return [self.joined([self.mode(discourse, mode) for mode in word.modes], True)]
        if isinstance(word, w.May):
            return self.may(discourse, word)
        if isinstance(word, w.Search):
            return self.searching(discourse, word)
        if isinstance(word, w.If):
            first, *rest = self.sentences(discourse, word.do)
            return [self.provided(discourse, word.condition, first), *rest]
        if isinstance(word, w.ThisTurn):
            opened = self.whenever(discourse, word.event)
            first, *rest = self.sentences(discourse, word.do)
            return [opened(first), *rest]
        return [self.clause(discourse, word), *self.after(word)]

    def mode(self, discourse: Speech, word: Word) -> C:
        """One of several things to do: "it" would not tell which one is meant."""
        discourse.near = None
        return self.clause(discourse, word)

    def after(self, word: Word) -> list[C]:
        """Sentences that belong to a clause and follow it."""
        return [self.unusable()] if isinstance(word, w.PutInto) and word.no_trigger else []

    def in_order(self, discourse: Speech, word: Then) -> list[C]:
        found: list[C] = []
        for at, part in enumerate(word.parts):
            first, *rest = self.sentences(discourse, part)
            follows = at > 0 and not isinstance(word.parts[at - 1], w.Pick)
            found += [self.then(first) if follows else first, *rest]
        return found

    def may(self, discourse: Speech, word: w.May) -> list[C]:
        head, *parts = word.do.parts if isinstance(word.do, Then) else (word.do,)
        before, discourse.actor = discourse.actor, word.who
        who = self.person(discourse, word.who)
        found = [self.allowed(who, self.clause(discourse, head)), *self.after(head)]
        discourse.actor = before
        for at, part in enumerate(parts):
            first, *rest = self.sentences(discourse, part)
            found += [self.if_done(who, first) if at == 0 else self.then(first), *rest]
        return found

    def searched(self, discourse: Speech, word: w.Search) -> C:
        """What is done with the card that was found: it is "them" from here on."""
        discourse.last, discourse.near = Mention(word.noun), w.THEM
        return self.clause(discourse, word.use)
