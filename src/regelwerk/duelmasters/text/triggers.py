"""What happens, and what the text speaks of from then on, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, cast

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Antecedent, Discourse
from regelwerk.duelmasters.text.references import Naming
from regelwerk.kernel.language.sentences import wording_of
from regelwerk.kernel.vocabulary.words import Word

C = TypeVar("C")
P = TypeVar("P")


class Happenings(Generic[C, P]):
    """One language's events: `events` makes a clause of what happens to somebody, for those that one thing has."""

    language: str
    naming: Naming[P]
    events: Mapping[type[Word], Callable[[Any, P], C]]

    def doer(self, discourse: Discourse, who: vocabulary.Player) -> P:
        """Whoever plays a card: "you", "your opponent", "a player"."""
        raise NotImplementedError

    def entering(self, this: P) -> C:
        """You put this card into the battle zone."""
        raise NotImplementedError

    def playing(self, word: vocabulary.Casts | vocabulary.Summons, who: P, what: P) -> C:
        """Somebody casts a spell or summons a creature."""
        raise NotImplementedError

    def broken(self, shield: P) -> C:
        """A shield is broken."""
        raise NotImplementedError

    def breaking(self, who: P, shield: P) -> C:
        """A creature breaks a shield."""
        raise NotImplementedError

    def using(self, word: vocabulary.UsesShieldTrigger, who: P, breaker: P | None) -> C:
        """Somebody uses a shield trigger, of a shield that such a creature broke."""
        raise NotImplementedError

    def moving(self, discourse: Discourse, word: vocabulary.Moves, what: P, causer: P | None) -> C:
        """A card goes from one zone to another, because of somebody."""
        raise NotImplementedError

    def event(self, discourse: Discourse, word: Word) -> C:
        """What happens. Sets what EVENT_SUBJECT and EVENT_OTHER are, and what "it" would be.

        Raises MissingWordingError.
        """
        if type(word) in EVENTS:
            return cast(C, EVENTS[type(word)](self, discourse, word))
        return self.of_one(discourse, word)

    def of_one(self, discourse: Discourse, word: Any) -> C:
        """What happens to one thing, or what it does."""
        wording = wording_of(self.events, word, self.language)
        if isinstance(word.what, vocabulary.This):
            discourse.near, discourse.subject = vocabulary.THIS, Antecedent()
            return wording(word, self.naming.this(discourse))
        who = self.naming.one_of(discourse, word.what)
        discourse.near, discourse.subject = vocabulary.EVENT_SUBJECT, Antecedent(word.what)
        return wording(word, who)

    def enters(self, discourse: Discourse, word: vocabulary.EntersBattle) -> C:
        """Of this card it is said who puts it there."""
        if not isinstance(word.what, vocabulary.This):
            return self.of_one(discourse, word)
        discourse.near = vocabulary.THIS
        return self.entering(self.naming.this(discourse))

    def plays(self, discourse: Discourse, word: vocabulary.Casts | vocabulary.Summons) -> C:
        """Somebody plays a card, which is the one."""
        who = self.doer(discourse, word.who)
        bare = vocabulary.CardFilter(word.noun.kinds, word.noun.criteria)
        what = self.naming.one_of(discourse, bare)
        discourse.subject, discourse.near = Antecedent(bare), None
        return self.playing(word, who, what)

    def breaks(self, discourse: Discourse, word: vocabulary.BreaksShield) -> C:
        """A shield, which is the one, is broken by the other."""
        noun = vocabulary.CardFilter((), zone=vocabulary.Zone.SHIELDS, whose=word.whose)
        shield = self.naming.one_of(discourse, noun)
        discourse.subject, discourse.other = Antecedent(noun), Antecedent()
        if word.by is None:
            discourse.near = vocabulary.EVENT_SUBJECT
            return self.broken(shield)
        by_this = isinstance(word.by, vocabulary.This)
        who = (
            self.naming.this(discourse)
            if isinstance(word.by, vocabulary.This)
            else self.naming.one_of(discourse, word.by)
        )
        discourse.near = vocabulary.THIS if by_this else None
        return self.breaking(who, shield)

    def uses_trigger(self, discourse: Discourse, word: vocabulary.UsesShieldTrigger) -> C:
        """Somebody uses the shield trigger of a card, which is the one; the other broke it."""
        who = self.doer(discourse, word.who)
        by = word.broken_by
        breaker = None
        if by is not None:
            breaker = (
                self.naming.this(discourse) if isinstance(by, vocabulary.This) else self.naming.one_of(discourse, by)
            )
        discourse.subject, discourse.other, discourse.near = Antecedent(vocabulary.CardFilter(())), Antecedent(), None
        return self.using(word, who, breaker)

    def moves(self, discourse: Discourse, word: vocabulary.Moves) -> C:
        """A card, which is the one, goes to a zone."""
        noun = word.noun
        causer = None if word.by is None else self.doer(discourse, word.by)
        what = self.naming.one_of(discourse, vocabulary.CardFilter(noun.kinds, noun.criteria, vocabulary.Zone.HAND))
        happens = self.moving(discourse, word, what, causer)
        discourse.subject = Antecedent(vocabulary.CardFilter(noun.kinds, noun.criteria, word.zone, noun.whose))
        discourse.near = vocabulary.EVENT_SUBJECT
        return happens


EVENTS: Final[dict[type[Word], Callable[[Any, Discourse, Any], Any]]] = {
    vocabulary.EntersBattle: Happenings.enters,
    vocabulary.Casts: Happenings.plays,
    vocabulary.Summons: Happenings.plays,
    vocabulary.BreaksShield: Happenings.breaks,
    vocabulary.UsesShieldTrigger: Happenings.uses_trigger,
    vocabulary.Moves: Happenings.moves,
}
"""Events of which more is said than what one thing does."""
