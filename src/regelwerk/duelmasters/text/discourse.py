"""Where a text is, in whatever language: what it spoke of last, who acts, what "it" would be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from regelwerk.duelmasters import vocabulary
from regelwerk.kernel.language.sentences import MissingWordingError, wording_of

Place = Literal["", "in", "from"]
"""Whether a description says where its cards are: not at all, "in your hand", "from your hand"."""


@dataclass(frozen=True)
class Antecedent:
    """What a pronoun stands for."""

    noun: vocabulary.CardFilter = vocabulary.CREATURE
    plural: bool = False


@dataclass
class Discourse:
    """Where a text is: what it spoke of last, who acts, whether "it" would be this card.

    last     what THEM is
    subject  what EVENT_SUBJECT is, other what EVENT_OTHER is
    near     what "it" stands for here; None: nothing
    actor    who acts in this clause
    """

    card: vocabulary.Card
    last: Antecedent = field(default_factory=Antecedent)
    subject: Antecedent = field(default_factory=Antecedent)
    other: Antecedent = field(default_factory=Antecedent)
    near: vocabulary.Selector | None = None
    actor: vocabulary.Player = vocabulary.YOU

    def mention(self, what: vocabulary.Selector) -> Antecedent:
        """What a pronoun stands for."""
        return (
            self.subject
            if isinstance(what, vocabulary.EventSubject)
            else self.other
            if isinstance(what, vocabulary.EventOther)
            else self.last
        )

    def many(self, what: vocabulary.Selector) -> bool:
        """Whether it is more than one thing."""
        if isinstance(what, (vocabulary.Chosen, vocabulary.TopOfDeck)):
            return what.count != 1
        if isinstance(what, (vocabulary.All, vocabulary.Among)):
            return True
        return isinstance(what, (vocabulary.Them, vocabulary.TheRest)) and self.last.plural

    def noun_of(self, what: vocabulary.Selector) -> vocabulary.CardFilter:
        """What a reference is a description of."""
        if isinstance(what, (vocabulary.Chosen, vocabulary.All)):
            return what.noun
        if isinstance(what, vocabulary.TopOfDeck):
            return vocabulary.CardFilter((), zone=vocabulary.Zone.DECK, whose=what.who)
        if isinstance(what, vocabulary.This):
            return vocabulary.CardFilter((self.card.kind,))
        return self.mention(what).noun

    def owner_of(self, what: vocabulary.Selector) -> vocabulary.Player | None:
        """Whose it is, as far as the text has said it."""
        return vocabulary.YOU if isinstance(what, vocabulary.This) else self.noun_of(what).whose

    def introduce(self, what: vocabulary.Selector) -> None:
        """A thing has been named for the first time: it is THEM from then on."""
        self.last, self.near = Antecedent(self.noun_of(what), self.many(what)), vocabulary.THEM

    def is_his(self, who: vocabulary.Player) -> bool:
        """Whether "his" can only be this player's: he acts, and is not you."""
        return (who == self.actor and who != vocabulary.YOU) or (
            isinstance(who, vocabulary.ThatPlayer) and self.actor != vocabulary.YOU
        )


def begin(card: vocabulary.Card) -> Discourse:
    """The beginning of one ability of a card."""
    return Discourse(card)


def by_place(noun: vocabulary.CardFilter) -> bool:
    """Whether whose it is stands with the zone ("from your hand") and not with the noun ("your creatures")."""
    return noun.zone not in (vocabulary.Zone.BATTLE, vocabulary.Zone.SHIELDS)


def kinds_of(noun: vocabulary.CardFilter) -> tuple[vocabulary.CardType, ...]:
    """The card types a description names; in the battle zone everything is a creature."""
    return noun.kinds or ((vocabulary.CardType.CREATURE,) if noun.zone is vocabulary.Zone.BATTLE else ())


def number(amount: int | vocabulary.Amount, language: str) -> str:
    """An amount in digits."""
    if isinstance(amount, int):
        return str(amount)
    raise MissingWordingError(amount, language)


def per_thing(
    amount: vocabulary.Count | vocabulary.ShieldsBroken | vocabulary.Times,
) -> tuple[int, vocabulary.Count | vocabulary.ShieldsBroken]:
    """How many for each of what: 2 for each shield, one for each creature."""
    return (amount.number, amount.amount) if isinstance(amount, vocabulary.Times) else (1, amount)


def meant(qual: vocabulary.Criterion) -> vocabulary.Criterion:
    """The quality of which something is said, that it has it or that it lacks it."""
    return qual.quality if isinstance(qual, vocabulary.Not) else qual


def denied(
    qual: vocabulary.Not, language: str
) -> vocabulary.OfCivilization | vocabulary.IsEvolution | vocabulary.WithKeyword:
    """What something lacks: one civilization, evolution, a keyword. Raises MissingWordingError."""
    inner = qual.quality
    if isinstance(inner, (vocabulary.IsEvolution, vocabulary.WithKeyword)):
        return inner
    if isinstance(inner, vocabulary.OfCivilization) and len(inner.civilizations) == 1:
        return inner
    raise MissingWordingError(qual, language)


KEYWORDS: Final[dict[type[vocabulary.Word], str]] = {
    vocabulary.Blocker: "blocker",
    vocabulary.ShieldTrigger: "shield_trigger",
    vocabulary.CrewBreaker: "crew_breaker",
    vocabulary.PowerAttacker: "power_attacker",
    vocabulary.Slayer: "slayer",
    vocabulary.SpeedAttacker: "speed_attacker",
    vocabulary.Stealth: "stealth",
    vocabulary.Charger: "charger",
}
"""The term of a keyword, by which each language names it."""


def keyword_name(keyword: vocabulary.Keyword, terms: Mapping[str, str], language: str) -> str:
    """The bare name of a keyword."""
    if isinstance(keyword, vocabulary.Breaker):
        return terms["triple_breaker" if keyword.count == 3 else "double_breaker"]
    return terms[wording_of(KEYWORDS, keyword, language)]
