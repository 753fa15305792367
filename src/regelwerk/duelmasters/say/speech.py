"""Where a text is, in whatever language: what it spoke of last, who acts, what "it" would be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.words import YOU, Card, Kind, Player, Ref, Zone
from regelwerk.kernel.wording import Unworded

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

    card: Card
    last: Mention = field(default_factory=Mention)
    one: Mention = field(default_factory=Mention)
    other: Mention = field(default_factory=Mention)
    near: Ref | None = None
    actor: Player = YOU

    def mention(self, what: Ref) -> Mention:
        """What a pronoun stands for."""
        return self.one if isinstance(what, w.TheOne) else self.other if isinstance(what, w.TheOther) else self.last

    def many(self, what: Ref) -> bool:
        """Whether it is more than one thing."""
        if isinstance(what, (w.Chosen, w.Top)):
            return what.count != 1
        return isinstance(what, w.All) or (isinstance(what, w.Them) and self.last.plural)

    def introduce(self, what: Ref, noun: w.Noun) -> None:
        """A thing has been named for the first time: it is THEM from then on."""
        self.last, self.near = Mention(noun, self.many(what)), w.THEM


def begin(card: Card) -> Speech:
    """The beginning of one ability of a card."""
    return Speech(card)


def by_place(noun: w.Noun) -> bool:
    """Whether whose it is stands with the zone ("from your hand") and not with the noun ("your creatures")."""
    return noun.zone not in (Zone.BATTLE, Zone.SHIELDS)


def kinds_of(noun: w.Noun) -> tuple[Kind, ...]:
    """The card types a description names; in the battle zone everything is a creature."""
    return noun.kinds or ((Kind.CREATURE,) if noun.zone is Zone.BATTLE else ())


def number(amount: int | w.Amount, language: str) -> str:
    """An amount in digits."""
    if isinstance(amount, int):
        return str(amount)
    raise Unworded(amount, language)


KEYWORDS: dict[type[object], str] = {
    w.Blocker: "blocker",
    w.ShieldTrigger: "shield_trigger",
    w.CrewBreaker: "crew_breaker",
    w.PowerAttacker: "power_attacker",
    w.Slayer: "slayer",
    w.SpeedAttacker: "speed_attacker",
    w.Stealth: "stealth",
    w.Charger: "charger",
}


def keyword_term(keyword: w.Keyword) -> str:
    """The term of a keyword, by which each language names it."""
    if isinstance(keyword, w.Breaker):
        return "triple_breaker" if keyword.count == 3 else "double_breaker"
    return KEYWORDS[type(keyword)]
