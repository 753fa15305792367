"""How a text speaks of a thing: described when it is new, named again, or by a pronoun; alike in every language."""

from __future__ import annotations

from typing import Generic, TypeVar

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse, Place

P = TypeVar("P")


class Naming(Generic[P]):
    """One language's phrases for things; a phrase may still have to be put into a case."""

    def this(self, discourse: Discourse) -> P:
        """The card on which the text stands: "this creature"."""
        raise NotImplementedError

    def new(
        self,
        discourse: Discourse,
        what: vocabulary.Chosen | vocabulary.All | vocabulary.TopOfDeck,
        how: Place,
        subject: bool,
    ) -> P:
        """A thing of which the text has not spoken: "one of your creatures"."""
        raise NotImplementedError

    def known(self, discourse: Discourse, what: vocabulary.Selector) -> P:
        """A thing of which the text has spoken, but not just now: "that creature"."""
        raise NotImplementedError

    def pronoun(self, discourse: Discourse, what: vocabulary.Selector, subject: bool) -> P:
        """A thing of which the text has just spoken: "it"."""
        raise NotImplementedError

    def among(self, discourse: Discourse, noun: vocabulary.CardFilter) -> P:
        """Those that fit of what the text has spoken of."""
        raise NotImplementedError

    def rest(self) -> P:
        """What is left of it."""
        raise NotImplementedError

    def one_of(self, discourse: Discourse, noun: vocabulary.CardFilter) -> P:
        """Anything that fits, as what an event is about: "one of your creatures". The text does not speak of it yet."""
        raise NotImplementedError

    def referred(self, discourse: Discourse, what: vocabulary.Selector, how: Place = "", subject: bool = False) -> P:
        """A reference in its place in the sentence; a thing named for the first time is THEM from then on."""
        if isinstance(what, (vocabulary.Chosen, vocabulary.All, vocabulary.TopOfDeck)):
            phrase = self.new(discourse, what, how, subject)
            discourse.introduce(what)
            return phrase
        if isinstance(what, vocabulary.Among):
            said = discourse.last.noun
            return self.among(discourse, vocabulary.CardFilter(said.kinds, (what.quality,), said.zone))
        if isinstance(what, vocabulary.TheRest):
            return self.rest()
        if discourse.near == what:
            return self.pronoun(discourse, what, subject)
        if isinstance(what, vocabulary.This):
            return self.this(discourse)
        discourse.near = what
        return self.known(discourse, what)
