"""The printed lines of a card: its powers in order, in whatever language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from regelwerk.kernel.language.sentences import sentence
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import begins_ongoing
from regelwerk.wowtcg.text.discourse import Discourse, Table, begin, worded
from regelwerk.wowtcg.text.sentences import C, Opening, P, S, Tongue


class Page(ABC, Generic[C, S, P]):
    """One language printing cards. The methods without a body are what a language has of its own."""

    once_per_turn: str

    def __init__(self, tongue: Tongue[C, S, P], terms: Mapping[str, str]) -> None:
        self.tongue = tongue
        self.terms = terms
        self.powers: Table[list[str]] = {
            vocabulary.OnPlay: self.on_play,
            vocabulary.ToPlay: self.to_play,
            vocabulary.When: self.when,
            vocabulary.Pay: self.pay,
            vocabulary.Reward: self.reward,
            vocabulary.Always: self.always,
        }

    @abstractmethod
    def costs(self, discourse: Discourse, costs: tuple[vocabulary.Cost, ...]) -> str:
        """What stands before the arrow."""

    @abstractmethod
    def use_only(self, limits: list[str]) -> str:
        """Use only ... and ..."""

    @abstractmethod
    def limit(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        """While that is so, as a restriction behind a payment power."""

    @abstractmethod
    def also_pay(self, discourse: Discourse, power: vocabulary.ToPlay) -> str:
        """As an additional cost to play this ..."""

    @abstractmethod
    def rather_than_pay(self, discourse: Discourse, power: vocabulary.ToPlay) -> str:
        """You may ... rather than pay its cost."""

    @abstractmethod
    def only_during(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        """Play this only ..."""

    @abstractmethod
    def lead(self, discourse: Discourse, power: vocabulary.When, yours: bool) -> Opening:
        """When ...; `yours`: it counts for the first time on each of your turns."""

    @abstractmethod
    def during(self, discourse: Discourse, what: vocabulary.HasKeyword) -> str:
        """While that is so, as a part of the event."""

    @abstractmethod
    def provided(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        """If that is so, right behind the event."""

    @abstractmethod
    def demand(self, discourse: Discourse, power: vocabulary.Reward) -> str:
        """What completes a quest."""

    @abstractmethod
    def hero_required(self, name: str) -> str:
        """Which heroes alone may have the card."""

    # ------------------------------------------------------------------------- powers

    def text(self, discourse: Discourse, word: Word, opening: Opening | None = None) -> list[str]:
        """An effect, and the rows of its die table."""
        words = self.tongue.text(discourse, word, opening)
        return [words, *discourse.rows()]

    def on_play(self, discourse: Discourse, power: vocabulary.OnPlay) -> list[str]:
        return self.text(discourse, power.effect)

    def to_play(self, discourse: Discourse, power: vocabulary.ToPlay) -> list[str]:
        if power.only is not None:
            return [sentence(self.only_during(discourse, power.only))]
        words = self.rather_than_pay(discourse, power) if power.rather else self.also_pay(discourse, power)
        return [sentence(words)]

    def pay(self, discourse: Discourse, power: vocabulary.Pay) -> list[str]:
        paid = self.costs(discourse, power.costs)
        discourse.new_sentence()
        words = self.tongue.text(discourse, power.effect) + self.restriction(discourse, power)
        return [f"{paid} >>> {words}", *discourse.rows()]

    def restriction(self, discourse: Discourse, power: vocabulary.Pay) -> str:
        limits = [self.once_per_turn] if power.once_per_turn else []
        if power.condition is not None:
            limits.append(self.limit(discourse, power.condition))
        return " " + sentence(self.use_only(limits)) if limits else ""

    def when(self, discourse: Discourse, power: vocabulary.When) -> list[str]:
        what = power.condition
        yours = isinstance(what, vocabulary.DuringYourTurn) and power.first_each_turn
        opening = self.lead(discourse, power, yours)
        if power.during is not None:
            opening = Opening(opening.words + self.during(discourse, power.during))
        if what is not None and not yours:
            opening = Opening(f"{opening.words}, {self.provided(discourse, what)}")
        return self.text(discourse, power.effect, opening)

    def reward(self, discourse: Discourse, power: vocabulary.Reward) -> list[str]:
        demand = self.demand(discourse, power)
        discourse.new_sentence()
        words = self.tongue.text(discourse, power.effect)
        return [sentence(demand), f"{self.terms['reward']}: {words}", *discourse.rows()]

    def always(self, discourse: Discourse, power: vocabulary.Always) -> list[str]:
        clauses = self.tongue.clauses(discourse, power.what)
        return [sentence(self.tongue.sentence_text(self.tongue.joined(clauses)))]

    def paragraph(self, discourse: Discourse, power: vocabulary.Power) -> list[str]:
        """One power as printed lines."""
        discourse.new_power()
        first, *rest = worded(self.powers, discourse, power, self.tongue.language)
        if isinstance(power, (vocabulary.When, vocabulary.Pay, vocabulary.Always)) and power.faction is not None:
            first = f"[{self.terms[power.faction.name.lower()]}]: {first}"
        return [first, *rest]

    # -------------------------------------------------------------------------- cards

    def paragraphs(self, card: vocabulary.Card) -> list[list[str]]:
        """The printed lines of every power of a card, "Ongoing:" included."""
        discourse = begin(card)
        found: list[list[str]] = []
        for at, power in enumerate(card.powers):
            lines = self.paragraph(discourse, power)
            if begins_ongoing(card, at):
                lines[0] = f"{self.terms['ongoing']}: {lines[0]}"
            found.append(lines)
        return found

    def card(self, card: vocabulary.Card) -> list[str]:
        """The text box, one string for each printed paragraph."""
        lines = [self.hero_required(card.hero_required)] if card.hero_required else []
        if card.keywords:
            lines.append(", ".join(self.terms[keyword.name.lower()] for keyword in card.keywords))
        if card.totem:
            lines.append(self.terms["totem"])
        return [*lines, *(line for paragraph in self.paragraphs(card) for line in paragraph)]
