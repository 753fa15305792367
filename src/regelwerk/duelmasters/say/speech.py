"""Where a text is, in whatever language: what it spoke of last, who acts, what "it" would be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from regelwerk.duelmasters import words as w
from regelwerk.kernel.wording import Unworded, wording_of

Place = Literal["", "in", "from"]
"""Whether a description says where its cards are: not at all, "in your hand", "from your hand"."""


@dataclass(frozen=True)
class Mention:
    """What a pronoun stands for."""

    noun: w.Noun = w.CREATURE
    plural: bool = False


@dataclass
class Speech:
    """Where a text is: what it spoke of last, who acts, whether "it" would be this card.

    last   what THEM is
    one    what THE_ONE is, other what THE_OTHER is
    near   what "it" stands for if it is said now; None: nothing
    actor  who acts in this clause
    """

    card: w.Card
    last: Mention = field(default_factory=Mention)
    one: Mention = field(default_factory=Mention)
    other: Mention = field(default_factory=Mention)
    near: w.Ref | None = None
    actor: w.Player = w.YOU

    def mention(self, what: w.Ref) -> Mention:
        """What a pronoun stands for."""
        return self.one if isinstance(what, w.TheOne) else self.other if isinstance(what, w.TheOther) else self.last

    def many(self, what: w.Ref) -> bool:
        """Whether it is more than one thing."""
        if isinstance(what, (w.Chosen, w.Top)):
            return what.count != 1
        return isinstance(what, w.All) or (isinstance(what, w.Them) and self.last.plural)

    def noun_of(self, what: w.Ref) -> w.Noun:
        """What a reference is a description of."""
        if isinstance(what, (w.Chosen, w.All)):
            return what.noun
        if isinstance(what, w.Top):
            return w.Noun((), zone=w.Zone.DECK, whose=what.who)
        if isinstance(what, w.This):
            return w.Noun((self.card.kind,))
        return self.mention(what).noun

    def owner_of(self, what: w.Ref) -> w.Player | None:
        """Whose it is, as far as the text has said it."""
        return w.YOU if isinstance(what, w.This) else self.noun_of(what).whose

    def introduce(self, what: w.Ref) -> None:
        """A thing has been named for the first time: it is THEM from then on."""
        self.last, self.near = Mention(self.noun_of(what), self.many(what)), w.THEM

    def is_his(self, who: w.Player) -> bool:
        """Whether "his" can only be this player's: he acts, and is not you."""
        return (who == self.actor and who != w.YOU) or (isinstance(who, w.ThatPlayer) and self.actor != w.YOU)


def begin(card: w.Card) -> Speech:
    """The beginning of one ability of a card."""
    return Speech(card)


def by_place(noun: w.Noun) -> bool:
    """Whether whose it is stands with the zone ("from your hand") and not with the noun ("your creatures")."""
    return noun.zone not in (w.Zone.BATTLE, w.Zone.SHIELDS)


def kinds_of(noun: w.Noun) -> tuple[w.Kind, ...]:
    """The card types a description names; in the battle zone everything is a creature."""
    return noun.kinds or ((w.Kind.CREATURE,) if noun.zone is w.Zone.BATTLE else ())


def number(amount: int | w.Amount, language: str) -> str:
    """An amount in digits."""
    if isinstance(amount, int):
        return str(amount)
    raise Unworded(amount, language)


KEYWORDS: Final[dict[type[w.Word], str]] = {
    w.Blocker: "blocker",
    w.ShieldTrigger: "shield_trigger",
    w.CrewBreaker: "crew_breaker",
    w.PowerAttacker: "power_attacker",
    w.Slayer: "slayer",
    w.SpeedAttacker: "speed_attacker",
    w.Stealth: "stealth",
    w.Charger: "charger",
}
"""The term of a keyword, by which each language names it."""


def keyword_name(keyword: w.Keyword, terms: Mapping[str, str], language: str) -> str:
    """The bare name of a keyword."""
    if isinstance(keyword, w.Breaker):
        return terms["triple_breaker" if keyword.count == 3 else "double_breaker"]
    return terms[wording_of(KEYWORDS, keyword, language)]
