"""Where a text is, in whatever language: what it spoke of last, who acts, what a pronoun would be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from regelwerk.kernel.language.sentences import wording_of
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import attached_noun, noun_of

T = TypeVar("T")


@dataclass(frozen=True)
class Antecedent:
    """Something a text spoke of: what it is, whether several, whether it was given up as a cost."""

    noun: vocabulary.CardFilter
    plural: bool = False
    paid: bool = False


NOTHING = Antecedent(vocabulary.HERO_OR_ALLY)
"""What a pronoun means where nothing was mentioned: a scene that words a single effect."""


@dataclass
class Discourse:
    """Where a text is: what it has named, what it spoke of last, whether a sentence begins here."""

    card: vocabulary.Card
    attached: vocabulary.CardFilter
    named: bool = False
    topic: vocabulary.Selector | None = None
    last: Antecedent = NOTHING
    event_subject: Antecedent = NOTHING
    event_other: Antecedent = NOTHING
    fresh: bool = False
    """The event named one thing only, and its sentence goes on: a pronoun is that thing."""
    taken: vocabulary.Selector | None = None
    """What the pronoun (of the gender below) stands for in this sentence."""
    taken_gender: object = None
    """None in a language whose pronouns for things have no gender."""
    opening: bool = True
    after_own_sentence: bool = False
    """The last sentence was about your hero or this card: a pronoun would be that."""
    row: bool = False
    actor: vocabulary.Player = vocabulary.YOU
    damage: bool = False
    """The number mentioned last counts damage."""
    counted_event: bool = False
    """The event that began this power counts damage."""
    source: str = ""
    """What the other thing in the event is called, where it has no description."""
    lines: list[str] = field(default_factory=list)

    # ------------------------------------------------------------------- how it goes on

    def new_sentence(self, keep: bool = False) -> None:
        """A full stop: pronouns lose their hold, unless the sentence goes on in the next ("If you do")."""
        self.after_own_sentence = isinstance(self.topic, (vocabulary.This, vocabulary.YourHero))
        if not keep:
            self.topic = None
        self.fresh = False
        self.taken = self.taken_gender = None
        self.opening = True

    def new_power(self) -> None:
        """A new paragraph: no event has begun it yet, and no number has been mentioned."""
        self.new_sentence()
        self.damage = self.counted_event = self.after_own_sentence = False
        self.source = ""

    def rows(self) -> list[str]:
        """The lines of a die table, which stand below their paragraph; from here on there are none."""
        found, self.lines = self.lines, []
        return found

    @contextmanager
    def acting(self, who: vocabulary.Player) -> Iterator[None]:
        """That player acts in the clause."""
        before, self.actor = self.actor, who
        try:
            yield
        finally:
            self.actor = before

    @contextmanager
    def speaking_of(self, what: Antecedent) -> Iterator[None]:
        """For a moment that was mentioned last; afterwards it is again what it is now."""
        before, self.last = self.last, what
        try:
            yield
        finally:
            self.last = before

    # ---------------------------------------------------------------- what is mentioned

    def call(self, full: str) -> str:
        """The card's full name; once it was named, what it is called for short."""
        short = self.card.short if self.named else ""
        self.named = True
        return short or full

    def introduce(self, what: vocabulary.Selector) -> None:
        """Something has been named: a pronoun is that from here on."""
        self.last = Antecedent(noun_of(what, self.attached), self.many(what))

    def give_up(self, noun: vocabulary.CardFilter, count: int) -> None:
        """Things that fit have been named as a cost."""
        self.last = Antecedent(noun, count != 1, paid=True)

    def happens_to(self, what: vocabulary.Selector | vocabulary.CardFilter, alone: bool = True) -> None:
        """An event begins with whom it happens to; `alone`: it names nothing else."""
        self.counted_event = False
        self.fresh = alone
        if isinstance(what, vocabulary.CardFilter):
            self.event_subject = Antecedent(what)
        elif isinstance(what, vocabulary.Them):
            self.event_subject = self.last
        else:
            self.event_subject = Antecedent(
                self.attached if isinstance(what, vocabulary.Attached) else vocabulary.CardFilter((self.card.kind,))
            )

    # ------------------------------------------------------------- what a pronoun would be

    def mention(self, ref: vocabulary.Selector) -> Antecedent:
        """What a pronoun stands for."""
        if isinstance(ref, vocabulary.EventSubject):
            return self.event_subject
        return self.event_other if isinstance(ref, vocabulary.EventOther) else self.last

    def many(self, ref: vocabulary.Selector) -> bool:
        """Whether it is more than one thing."""
        return self.last.plural if isinstance(ref, vocabulary.Them) else ref.is_plural()

    def is_near(self, ref: vocabulary.Selector, as_subject: bool, gender: object = None) -> bool:
        """Whether a pronoun (of that gender) would be understood as this."""
        if self.taken is not None and self.taken != ref and self.taken_gender is gender:
            return False
        if not isinstance(ref, vocabulary.Them):
            return self.fresh and isinstance(ref, vocabulary.EventSubject)
        return not self.row and (not as_subject or self.last.plural or (self.opening and not self.after_own_sentence))

    def take(self, ref: vocabulary.Selector | None, gender: object = None) -> None:
        """A pronoun has been said for this; None: for nothing that could be confused."""
        self.taken, self.taken_gender = ref, gender

    def is_actor(self, who: vocabulary.Player) -> bool:
        """Whether "he" can only be this player."""
        return who == self.actor or (isinstance(who, vocabulary.ThatPlayer) and self.actor != vocabulary.YOU)


def begin(card: vocabulary.Card) -> Discourse:
    """The beginning of a card's text."""
    return Discourse(card, attached_noun(card))


Table = Mapping[type, Callable[[Discourse, Any], T]]
"""Word class -> what words of it say."""


def worded(table: Table[T], discourse: Discourse, word: object, language: str) -> T:
    """What the table says of a word. Raises MissingWordingError for a word that is not in it."""
    return wording_of(table, word, language)(discourse, word)
