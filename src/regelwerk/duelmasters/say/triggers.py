"""What happens, and what the text speaks of from then on, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, cast

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.naming import Naming
from regelwerk.duelmasters.say.speech import Mention, Speech
from regelwerk.kernel.wording import wording_of
from regelwerk.kernel.words import Word

C = TypeVar("C")
P = TypeVar("P")


class Happenings(Generic[C, P]):
    """One language's events: `events` makes a clause of what happens to somebody, for those that one thing has."""

    language: str
    naming: Naming[P]
    events: Mapping[type[Word], Callable[[Any, P], C]]

    def doer(self, discourse: Speech, who: w.Player) -> P:
        """Whoever plays a card: "you", "your opponent", "a player"."""
        raise NotImplementedError

    def entering(self, this: P) -> C:
        """You put this card into the battle zone."""
        raise NotImplementedError

    def playing(self, word: w.Casts | w.Summons, who: P, what: P) -> C:
        """Somebody casts a spell or summons a creature."""
        raise NotImplementedError

    def broken(self, shield: P) -> C:
        """A shield is broken."""
        raise NotImplementedError

    def breaking(self, who: P, shield: P) -> C:
        """A creature breaks a shield."""
        raise NotImplementedError

    def event(self, discourse: Speech, word: Word) -> C:
        """What happens. Sets what THE_ONE and THE_OTHER are, and what "it" would be. Raises Unworded."""
        if type(word) in EVENTS:
            return cast(C, EVENTS[type(word)](self, discourse, word))
        return self.of_one(discourse, word)

    def of_one(self, discourse: Speech, word: Any) -> C:
        """What happens to one thing, or what it does."""
        said = wording_of(self.events, word, self.language)
        if isinstance(word.what, w.This):
            discourse.near, discourse.one = w.THIS, Mention()
            return said(word, self.naming.this(discourse))
        who = self.naming.one_of(discourse, word.what)
        discourse.near, discourse.one = w.THE_ONE, Mention(word.what)
        return said(word, who)

    def enters(self, discourse: Speech, word: w.EntersBattle) -> C:
        """Of this card it is said who puts it there."""
        if not isinstance(word.what, w.This):
            return self.of_one(discourse, word)
        discourse.near = w.THIS
        return self.entering(self.naming.this(discourse))

    def plays(self, discourse: Speech, word: w.Casts | w.Summons) -> C:
        """Somebody plays a card, which is the one."""
        who = self.doer(discourse, word.who)
        bare = w.Noun(word.noun.kinds, word.noun.quals)
        what = self.naming.one_of(discourse, bare)
        discourse.one, discourse.near = Mention(bare), None
        return self.playing(word, who, what)

    def breaks(self, discourse: Speech, word: w.BreaksShield) -> C:
        """A shield, which is the one, is broken by the other."""
        noun = w.Noun((), zone=w.Zone.SHIELDS, whose=word.whose)
        shield = self.naming.one_of(discourse, noun)
        discourse.one, discourse.other = Mention(noun), Mention()
        if word.by is None:
            discourse.near = w.THE_ONE
            return self.broken(shield)
        by_this = isinstance(word.by, w.This)
        who = self.naming.this(discourse) if isinstance(word.by, w.This) else self.naming.one_of(discourse, word.by)
        discourse.near = w.THIS if by_this else None
        return self.breaking(who, shield)


EVENTS: Final[dict[type[Word], Callable[[Any, Speech, Any], Any]]] = {
    w.EntersBattle: Happenings.enters,
    w.Casts: Happenings.plays,
    w.Summons: Happenings.plays,
    w.BreaksShield: Happenings.breaks,
}
"""Events of which more is said than what one thing does."""
