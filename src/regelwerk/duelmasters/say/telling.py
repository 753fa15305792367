"""The sentences of an effect: how deeds are arranged in a text, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Mention, Speech
from regelwerk.duelmasters.say.triggers import Happenings
from regelwerk.kernel.wording import wording_of
from regelwerk.kernel.words import And, Then, Word

C = TypeVar("C")
P = TypeVar("P")


class Tongue(Happenings[C, P]):
    """One language: `deeds` makes a clause of each deed; the methods put clauses together.

    A clause may still become a sentence, a "you may ...", or stand behind "when ...,".
    """

    deeds: Mapping[type[Word], Callable[[Speech, Any], C]]

    def person(self, discourse: Speech, who: w.Player) -> P:
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

    def whenever(self, discourse: Speech, event: w.Happening) -> str:
        """When that happens this turn: what opens a sentence."""
        raise NotImplementedError

    def opened(self, opening: str, clause: C) -> C:
        """The clause behind what opens its sentence: "when ...," """
        raise NotImplementedError

    def unusable(self) -> C:
        """The shield trigger may not be used."""
        raise NotImplementedError

    def statement(self, discourse: Speech, word: Word, lasts: bool) -> C:
        """A continuous word as a clause; `lasts`: it stands on the card for as long as that is there."""
        raise NotImplementedError

    def clause(self, discourse: Speech, word: Word) -> C:
        """One deed as one clause. Raises Unworded for what is none."""
        if isinstance(word, w.Continuous):
            return self.statement(discourse, word, lasts=False)
        return wording_of(self.deeds, word, self.language)(discourse, word)

    def sentences(self, discourse: Speech, word: Word) -> list[C]:
        """The sentences of an effect, without capitals and stops; the first can stand behind "when ...,"."""
        return ARRANGED.get(type(word), Tongue.simply)(self, discourse, word)

    def simply(self, discourse: Speech, word: Word) -> list[C]:
        """One deed."""
        return [self.clause(discourse, word), *self.after(word)]

    def after(self, word: Word) -> list[C]:
        """Sentences that belong to a clause and follow it."""
        return [self.unusable()] if isinstance(word, w.PutInto) and word.no_trigger else []

    def in_order(self, discourse: Speech, word: Then) -> list[C]:
        """One sentence after the other."""
        found: list[C] = []
        for at, part in enumerate(word.parts):
            first, *rest = self.sentences(discourse, part)
            follows = at > 0 and not isinstance(word.parts[at - 1], w.Pick)
            found += [self.then(first) if follows else first, *rest]
        return found

    def together(self, discourse: Speech, word: And) -> list[C]:
        """Several deeds in one sentence."""
        return [self.joined([self.clause(discourse, part) for part in word.parts], False)]

    def either(self, discourse: Speech, word: w.Either) -> list[C]:
        """One of several things to do: "it" would not tell which one is meant."""
        clauses = []
        for mode in word.modes:
            discourse.near = None
            clauses.append(self.clause(discourse, mode))
        return [self.joined(clauses, True)]

    def may(self, discourse: Speech, word: w.May, turned: Callable[[C], C] | None = None) -> list[C]:
        """What somebody may do, and what comes of it. `turned`: what is said with it ("instead")."""
        head, *parts = word.do.parts if isinstance(word.do, Then) else (word.do,)
        before, discourse.actor = discourse.actor, word.who
        who = self.person(discourse, word.who)
        clause = self.clause(discourse, head)
        found = [self.allowed(who, clause if turned is None else turned(clause)), *self.after(head)]
        discourse.actor = before
        for at, part in enumerate(parts):
            first, *rest = self.sentences(discourse, part)
            found += [self.if_done(who, first) if at == 0 else self.then(first), *rest]
        return found

    def if_so(self, discourse: Speech, word: w.If) -> list[C]:
        """What is done if something is so."""
        first, *rest = self.sentences(discourse, word.do)
        return [self.provided(discourse, word.condition, first), *rest]

    def this_turn(self, discourse: Speech, word: w.ThisTurn) -> list[C]:
        """What happens whenever something happens this turn."""
        opening = self.whenever(discourse, word.event)
        first, *rest = self.sentences(discourse, word.do)
        return [self.opened(opening, first), *rest]

    def searched(self, discourse: Speech, word: w.Search) -> C:
        """What is done with the card that was found: it is "them" from here on."""
        discourse.last, discourse.near = Mention(word.noun), w.THEM
        return self.clause(discourse, word.use)


ARRANGED: Final[dict[type[Word], Callable[[Any, Speech, Any], list[Any]]]] = {
    Then: Tongue.in_order,
    And: Tongue.together,
    w.Either: Tongue.either,
    w.May: Tongue.may,
    w.Search: lambda tongue, discourse, word: tongue.searching(discourse, word),
    w.If: Tongue.if_so,
    w.ThisTurn: Tongue.this_turn,
}
"""Words that arrange others. Everything else is one deed."""
