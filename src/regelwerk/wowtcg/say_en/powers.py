"""Powers, costs and whole cards in English."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.wording import capital, english_number, listed
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table, worded
from regelwerk.wowtcg.say.powers import Page
from regelwerk.wowtcg.say.telling import Opening
from regelwerk.wowtcg.say_en.amounts import amount, plainly
from regelwerk.wowtcg.say_en.arranging import ENGLISH
from regelwerk.wowtcg.say_en.clauses import Clause
from regelwerk.wowtcg.say_en.conditions import STATES, TURNS, condition, conjunction, when_so
from regelwerk.wowtcg.say_en.speech import a_noun, counted, name, own, said
from regelwerk.wowtcg.say_en.terms import TERMS
from regelwerk.wowtcg.say_en.triggers import lead

# ---------------------------------------------------------------------------- costs


def flip(discourse: Speech, cost: w.FlipThis) -> str:
    words = f"flip {said(discourse, w.THIS)}"
    discourse.topic = w.THIS
    return words


def _things(discourse: Speech, what: w.Noun | w.This | w.YourHero, count: int) -> str:
    """What is given up for a cost."""
    if not isinstance(what, w.Noun):
        return said(discourse, what)
    discourse.give_up(what, count)
    return a_noun(discourse, what) if count == 1 else counted(discourse, what, english_number(count))


def put_damage_cost(discourse: Speech, cost: w.PutDamageCost) -> str:
    number, behind = plainly(discourse, cost.amount)
    return f"put {number} damage on {_things(discourse, cost.on, 1)}{behind}"


def remove_cost(discourse: Speech, cost: w.RemoveCost) -> str:
    if cost.up_to and isinstance(cost.what, w.Noun):
        return f"remove up to {counted(discourse, cost.what, english_number(cost.count))} from the game"
    return f"remove {_things(discourse, cost.what, cost.count)} from the game"


COSTS: Final[Table[str]] = {
    w.Resources: lambda s, cost: f"({amount(s, cost.count)[0]})",
    w.Activate: lambda s, cost: "[Activate]",
    w.FlipThis: flip,
    w.ExhaustCost: lambda s, cost: f"exhaust {_things(s, cost.what, cost.count)}",
    w.DestroyCost: lambda s, cost: f"destroy {_things(s, cost.what, cost.count)}",
    w.DiscardCost: lambda s, cost: (
        "discard a card" if cost.count == 1 else f"discard {english_number(cost.count)} cards"
    ),
    w.PutDamageCost: put_damage_cost,
    w.RemoveCost: remove_cost,
    w.Say: lambda s, cost: f'say "{cost.words}"',
}
"""Cost class -> its words, the verb small: "destroy an ally in your party", "(3)"."""


def cost_words(discourse: Speech, cost: w.Cost) -> str:
    return worded(COSTS, discourse, cost, "English")


def _paid(discourse: Speech, costs: tuple[w.Cost, ...]) -> str:
    """Costs in a sentence: "pay (2) and destroy an ally"."""
    found = [cost_words(discourse, cost) for cost in costs]
    return listed([f"pay {words}" if words.startswith("(") else words for words in found], "and", serial=True)


# --------------------------------------------------------------------------- powers


class EnglishPage(Page[Clause, str, str]):
    once_per_turn = "once per turn"

    def costs(self, discourse: Speech, costs: tuple[w.Cost, ...]) -> str:
        parts: list[str] = []
        spoken = False
        for cost in costs:
            words = cost_words(discourse, cost)
            if words[0] not in "([" and not spoken:
                words, spoken = capital(words), True
            parts.append(words)
        return ", ".join(parts)

    def use_only(self, limits: list[str]) -> str:
        return "use only " + " and ".join(limits)

    def limit(self, discourse: Speech, what: w.Condition) -> str:
        if isinstance(what, w.Has) and isinstance(what.what, w.This) and what.keyword in STATES:
            return f"while {discourse.card.pronoun}'s {STATES[what.keyword]}"
        return when_so(discourse, what)

    def also_pay(self, discourse: Speech, power: w.AlsoPay) -> str:
        paid = _paid(discourse, power.costs)
        return f"as an additional cost to play {name(discourse)}, {paid}"

    def rather_than_pay(self, discourse: Speech, power: w.RatherThanPay) -> str:
        return f"you may {_paid(discourse, power.costs)} rather than pay {own(name(discourse), 'possessive')} cost"

    def only_during(self, discourse: Speech, power: w.OnlyDuring) -> str:
        when = when_so(discourse, power.condition)
        return f"play {name(discourse)} only {when}"

    def lead(self, discourse: Speech, power: w.When, yours: bool) -> Opening:
        return lead(discourse, power.event, power.effect, power.first_each_turn, yours)

    def during(self, discourse: Speech, what: w.Has) -> str:
        state = STATES.get(what.keyword) if what.what == discourse.topic else None
        return f" while {state or condition(discourse, what)}"

    def provided(self, discourse: Speech, what: w.Condition) -> str:
        return f"if {condition(discourse, what)}"

    def demand(self, discourse: Speech, power: w.Reward) -> str:
        others = [cost_words(discourse, cost) for cost in power.costs if not isinstance(cost, w.Resources)]
        pays = [f"pay {cost_words(discourse, cost)}" for cost in power.costs if isinstance(cost, w.Resources)]
        demand = f"{listed([*others, *pays], 'and', serial=True)} to complete this quest"
        what = power.condition
        if what is None:
            return demand
        if type(what) in TURNS:
            return f"{TURNS[type(what)].replace('on', 'during', 1)}, {demand}"
        return f"{conjunction(what)} {condition(discourse, what)}, {demand}"

    def hero_required(self, name: str) -> str:
        return f"{name} Hero Required"


PAGE: Final = EnglishPage(ENGLISH, TERMS)
