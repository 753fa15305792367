"""The printed lines of a card: its powers in order, in whatever language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from regelwerk.kernel.wording import sentence
from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table, begin, worded
from regelwerk.wowtcg.say.reading import begins_ongoing
from regelwerk.wowtcg.say.telling import C, Opening, P, S, Tongue


class Page(ABC, Generic[C, S, P]):
    """One language printing cards. The methods without a body are what a language has of its own."""

    once_per_turn: str

    def __init__(self, tongue: Tongue[C, S, P], terms: Mapping[str, str]) -> None:
        self.tongue = tongue
        self.terms = terms
        self.powers: Table[list[str]] = {
            w.OnPlay: self.on_play,
            w.AlsoPay: lambda s, power: [sentence(self.also_pay(s, power))],
            w.RatherThanPay: lambda s, power: [sentence(self.rather_than_pay(s, power))],
            w.OnlyDuring: lambda s, power: [sentence(self.only_during(s, power))],
            w.When: self.when,
            w.Pay: self.pay,
            w.Reward: self.reward,
            w.Always: self.always,
            w.ForFaction: self.for_faction,
        }

    @abstractmethod
    def costs(self, discourse: Speech, costs: tuple[w.Cost, ...]) -> str:
        """What stands before the arrow."""

    @abstractmethod
    def use_only(self, limits: list[str]) -> str:
        """Use only ... and ..."""

    @abstractmethod
    def limit(self, discourse: Speech, what: w.Condition) -> str:
        """While that is so, as a restriction behind a payment power."""

    @abstractmethod
    def also_pay(self, discourse: Speech, power: w.AlsoPay) -> str:
        """As an additional cost to play this ..."""

    @abstractmethod
    def rather_than_pay(self, discourse: Speech, power: w.RatherThanPay) -> str:
        """You may ... rather than pay its cost."""

    @abstractmethod
    def only_during(self, discourse: Speech, power: w.OnlyDuring) -> str:
        """Play this only ..."""

    @abstractmethod
    def lead(self, discourse: Speech, power: w.When, yours: bool) -> Opening:
        """When ...; `yours`: it counts for the first time on each of your turns."""

    @abstractmethod
    def during(self, discourse: Speech, what: w.Has) -> str:
        """While that is so, as a part of the event."""

    @abstractmethod
    def provided(self, discourse: Speech, what: w.Condition) -> str:
        """If that is so, right behind the event."""

    @abstractmethod
    def demand(self, discourse: Speech, power: w.Reward) -> str:
        """What completes a quest."""

    @abstractmethod
    def hero_required(self, name: str) -> str:
        """Which heroes alone may have the card."""

    # ------------------------------------------------------------------------- powers

    def text(self, discourse: Speech, word: Word, opening: Opening | None = None) -> list[str]:
        """An effect, and the rows of its die table."""
        words = self.tongue.text(discourse, word, opening)
        return [words, *discourse.rows()]

    def on_play(self, discourse: Speech, power: w.OnPlay) -> list[str]:
        return self.text(discourse, power.effect)

    def pay(self, discourse: Speech, power: w.Pay) -> list[str]:
        paid = self.costs(discourse, power.costs)
        discourse.new_sentence()
        words = self.tongue.text(discourse, power.effect) + self.restriction(discourse, power)
        return [f"{paid} >>> {words}", *discourse.rows()]

    def restriction(self, discourse: Speech, power: w.Pay) -> str:
        limits = [self.once_per_turn] if power.once_per_turn else []
        if power.condition is not None:
            limits.append(self.limit(discourse, power.condition))
        return " " + sentence(self.use_only(limits)) if limits else ""

    def when(self, discourse: Speech, power: w.When) -> list[str]:
        what = power.condition
        yours = isinstance(what, w.YourTurn) and power.first_each_turn
        opening = self.lead(discourse, power, yours)
        if power.during is not None:
            opening = Opening(opening.words + self.during(discourse, power.during))
        if what is not None and not yours:
            opening = Opening(f"{opening.words}, {self.provided(discourse, what)}")
        return self.text(discourse, power.effect, opening)

    def reward(self, discourse: Speech, power: w.Reward) -> list[str]:
        demand = self.demand(discourse, power)
        discourse.new_sentence()
        words = self.tongue.text(discourse, power.effect)
        return [sentence(demand), f"{self.terms['reward']}: {words}", *discourse.rows()]

    def always(self, discourse: Speech, power: w.Always) -> list[str]:
        clauses = self.tongue.clauses(discourse, power.what)
        return [sentence(self.tongue.said(self.tongue.joined(clauses)))]

    def for_faction(self, discourse: Speech, power: w.ForFaction) -> list[str]:
        first, *rest = self.paragraph(discourse, power.power)
        return [f"[{self.terms[power.faction.name.lower()]}]: {first}", *rest]

    def paragraph(self, discourse: Speech, power: w.Power) -> list[str]:
        """One power as printed lines."""
        discourse.new_power()
        return worded(self.powers, discourse, power, self.tongue.language)

    # -------------------------------------------------------------------------- cards

    def paragraphs(self, card: w.Card) -> list[list[str]]:
        """The printed lines of every power of a card, "Ongoing:" included."""
        discourse = begin(card)
        found: list[list[str]] = []
        for at, power in enumerate(card.powers):
            lines = self.paragraph(discourse, power)
            if begins_ongoing(card, at):
                lines[0] = f"{self.terms['ongoing']}: {lines[0]}"
            found.append(lines)
        return found

    def card(self, card: w.Card) -> list[str]:
        """The text box, one string for each printed paragraph."""
        lines = [self.hero_required(card.hero_required)] if card.hero_required else []
        if card.keywords:
            lines.append(", ".join(self.terms[keyword.name.lower()] for keyword in card.keywords))
        if card.totem:
            lines.append(self.terms["totem"])
        return [*lines, *(line for paragraph in self.paragraphs(card) for line in paragraph)]
