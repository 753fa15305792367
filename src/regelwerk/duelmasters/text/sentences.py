"""The sentences of an effect: how a text arranges its effects, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Antecedent, Discourse
from regelwerk.duelmasters.text.triggers import Happenings
from regelwerk.kernel.language.sentences import wording_of
from regelwerk.kernel.vocabulary.words import And, Then, Word

C = TypeVar("C")
P = TypeVar("P")


class Tongue(Happenings[C, P]):
    """One language: `effects` makes a clause of each effect; the methods put clauses together.

    A clause may still become a sentence, a "you may ...", or stand behind "when ...,".
    """

    effects: Mapping[type[Word], Callable[[Discourse, Any], C]]

    def person(self, discourse: Discourse, who: vocabulary.Player) -> P:
        """A player as a subject."""
        raise NotImplementedError

    def then(self, clause: C) -> C:
        """What comes after something else."""
        raise NotImplementedError

    def joined(self, clauses: list[C], choice: bool, who: P | None = None) -> C:
        """Several clauses in one sentence: this and that, this or that; by somebody else, who is named once."""
        raise NotImplementedError

    def provided(self, discourse: Discourse, condition: vocabulary.Condition, clause: C) -> C:
        """If that is so, ..."""
        raise NotImplementedError

    def allowed(self, who: P, clause: C) -> C:
        """Somebody may do it."""
        raise NotImplementedError

    def if_done(self, who: P, clause: C) -> C:
        """If somebody does, ..."""
        raise NotImplementedError

    def done_by(self, who: P, clause: C) -> C:
        """Somebody does it."""
        raise NotImplementedError

    def searching(self, discourse: Discourse, word: vocabulary.Search) -> list[C]:
        """Look through the deck, take something, shuffle."""
        raise NotImplementedError

    def whenever(self, discourse: Discourse, event: vocabulary.TriggerEvent) -> str:
        """When that happens this turn: what opens a sentence."""
        raise NotImplementedError

    def at_end_of_turn(self, clause: C) -> C:
        """What is done at the end of this turn."""
        raise NotImplementedError

    def opened(self, opening: str, clause: C) -> C:
        """The clause behind what opens its sentence: "when ...," """
        raise NotImplementedError

    def unusable(self, many: bool) -> C:
        """The shield trigger, or those of `many` shields, may not be used."""
        raise NotImplementedError

    def statement(self, discourse: Discourse, word: Word, lasts: bool) -> C:
        """A continuous word as a clause; `lasts`: it stands on the card for as long as that is there."""
        raise NotImplementedError

    def clause(self, discourse: Discourse, word: Word) -> C:
        """One effect as one clause. Raises MissingWordingError for what is none."""
        if isinstance(word, vocabulary.Continuous):
            return self.statement(discourse, word, lasts=False)
        return wording_of(self.effects, word, self.language)(discourse, word)

    def sentences(self, discourse: Discourse, word: Word) -> list[C]:
        """The sentences of an effect, without capitals and stops; the first can stand behind "when ...,"."""
        return ARRANGED.get(type(word), Tongue.simply)(self, discourse, word)

    def simply(self, discourse: Discourse, word: Word) -> list[C]:
        """One effect."""
        return [self.clause(discourse, word), *self.after(word)]

    def after(self, word: Word) -> list[C]:
        """Sentences that belong to a clause and follow it."""
        if not isinstance(word, vocabulary.PutInto) or not word.no_trigger:
            return []
        one = isinstance(word.what, vocabulary.Chosen) and word.what.count == 1
        return [self.unusable(not one)]

    def in_order(self, discourse: Discourse, word: Then) -> list[C]:
        """One sentence after the other."""
        found: list[C] = []
        for at, part in enumerate(word.parts):
            first, *rest = self.sentences(discourse, part)
            follows = at > 0 and not isinstance(word.parts[at - 1], vocabulary.Choose)
            found += [self.then(first) if follows else first, *rest]
        return found

    def together(self, discourse: Discourse, word: And) -> list[C]:
        """Several effects in one sentence."""
        return [self.joined([self.clause(discourse, part) for part in word.parts], False)]

    def either(self, discourse: Discourse, word: vocabulary.Either) -> list[C]:
        """One of several things to do: "it" would not tell which one is meant."""
        clauses = []
        who = None if isinstance(word.who, vocabulary.You) else self.person(discourse, word.who)
        before, discourse.actor = discourse.actor, word.who
        for mode in word.modes:
            discourse.near = None
            clauses.append(self.clause(discourse, mode))
        discourse.actor = before
        return [self.joined(clauses, True, who)]

    def may(self, discourse: Discourse, word: vocabulary.May, turned: Callable[[C], C] | None = None) -> list[C]:
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

    def each_does(self, discourse: Discourse, word: vocabulary.EachDoes) -> list[C]:
        """What each of several players does: the first sentence names him."""
        head, *parts = word.do.parts if isinstance(word.do, Then) else (word.do,)
        before, discourse.actor = discourse.actor, vocabulary.THAT_PLAYER
        first, *rest = self.sentences(discourse, head)
        found = [self.done_by(self.person(discourse, word.who), first), *rest]
        for part in parts:
            first, *rest = self.sentences(discourse, part)
            found += [self.then(self.done_by(self.he(), first)), *rest]
        discourse.actor = before
        return found

    def he(self) -> P:
        """The player who has just been named."""
        raise NotImplementedError

    def if_so(self, discourse: Discourse, word: vocabulary.If) -> list[C]:
        """What is done if something is so."""
        first, *rest = self.sentences(discourse, word.do)
        return [self.provided(discourse, word.condition, first), *rest]

    def this_turn(self, discourse: Discourse, word: vocabulary.ThisTurn) -> list[C]:
        """What happens whenever something happens this turn, or at its end."""
        if isinstance(word.event, vocabulary.EndOfTurn):
            first, *rest = self.sentences(discourse, word.effect)
            return [self.at_end_of_turn(first), *rest]
        opening = self.whenever(discourse, word.event)
        first, *rest = self.sentences(discourse, word.effect)
        return [self.opened(opening, first), *rest]

    def taken(self, word: vocabulary.Search) -> vocabulary.Chosen:
        """What may be taken out of the deck that is searched."""
        return vocabulary.Chosen(word.noun, word.count, isinstance(word.count, int) and word.count != 1)

    def searched(self, discourse: Discourse, word: vocabulary.Search) -> C:
        """What is done with the card that was found: it is "them" from here on."""
        discourse.last, discourse.near = Antecedent(word.noun, word.count != 1), vocabulary.THEM
        return self.clause(discourse, word.then_do)


ARRANGED: Final[dict[type[Word], Callable[[Any, Discourse, Any], list[Any]]]] = {
    Then: Tongue.in_order,
    And: Tongue.together,
    vocabulary.Either: Tongue.either,
    vocabulary.May: Tongue.may,
    vocabulary.Search: lambda tongue, discourse, word: tongue.searching(discourse, word),
    vocabulary.If: Tongue.if_so,
    vocabulary.EachDoes: Tongue.each_does,
    vocabulary.ThisTurn: Tongue.this_turn,
}
"""Words that arrange others. Everything else is one effect."""
