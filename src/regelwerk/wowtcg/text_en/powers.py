"""Powers, costs and whole cards in English."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import capitalize, english_number, join_list
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Discourse, Table, worded
from regelwerk.wowtcg.text.powers import Page
from regelwerk.wowtcg.text.sentences import Opening
from regelwerk.wowtcg.text_en.amounts import amount, bare_number
from regelwerk.wowtcg.text_en.clauses import EnglishClause
from regelwerk.wowtcg.text_en.conditions import STATES, TURNS, condition, conjunction, when_so
from regelwerk.wowtcg.text_en.references import a_noun, counted, name, own, selector_text
from regelwerk.wowtcg.text_en.sentences import ENGLISH
from regelwerk.wowtcg.text_en.terms import TERMS
from regelwerk.wowtcg.text_en.triggers import lead

# ---------------------------------------------------------------------------- costs


def flip(discourse: Discourse, cost: vocabulary.FlipThis) -> str:
    words = f"flip {selector_text(discourse, vocabulary.THIS)}"
    discourse.topic = vocabulary.THIS
    return words


def _things(
    discourse: Discourse, what: vocabulary.CardFilter | vocabulary.This | vocabulary.YourHero, count: int
) -> str:
    """What is given up for a cost."""
    if not isinstance(what, vocabulary.CardFilter):
        return selector_text(discourse, what)
    discourse.give_up(what, count)
    return a_noun(discourse, what) if count == 1 else counted(discourse, what, english_number(count))


def put_damage_cost(discourse: Discourse, cost: vocabulary.PutDamageCost) -> str:
    number, behind = bare_number(discourse, cost.amount)
    return f"put {number} damage on {_things(discourse, cost.on, 1)}{behind}"


def remove_cost(discourse: Discourse, cost: vocabulary.RemoveCost) -> str:
    if cost.up_to and isinstance(cost.what, vocabulary.CardFilter):
        return f"remove up to {counted(discourse, cost.what, english_number(cost.count))} from the game"
    return f"remove {_things(discourse, cost.what, cost.count)} from the game"


COSTS: Final[Table[str]] = {
    vocabulary.Resources: lambda s, cost: f"({amount(s, cost.count)[0]})",
    vocabulary.Activate: lambda s, cost: "[Activate]",
    vocabulary.FlipThis: flip,
    vocabulary.ExhaustCost: lambda s, cost: f"exhaust {_things(s, cost.what, cost.count)}",
    vocabulary.DestroyCost: lambda s, cost: f"destroy {_things(s, cost.what, cost.count)}",
    vocabulary.DiscardCost: lambda s, cost: (
        "discard a card" if cost.count == 1 else f"discard {english_number(cost.count)} cards"
    ),
    vocabulary.PutDamageCost: put_damage_cost,
    vocabulary.RemoveCost: remove_cost,
    vocabulary.Concede: lambda s, cost: "concede the game",
    vocabulary.Say: lambda s, cost: f'say "{cost.words}"',
}
"""Cost class -> its words, the verb small: "destroy an ally in your party", "(3)"."""


def cost_words(discourse: Discourse, cost: vocabulary.Cost) -> str:
    return worded(COSTS, discourse, cost, "English")


def _paid(discourse: Discourse, costs: tuple[vocabulary.Cost, ...]) -> str:
    """Costs in a sentence: "pay (2) and destroy an ally"."""
    found = [cost_words(discourse, cost) for cost in costs]
    return join_list([f"pay {words}" if words.startswith("(") else words for words in found], "and", serial=True)


# --------------------------------------------------------------------------- powers


class EnglishPage(Page[EnglishClause, str, str]):
    once_per_turn = "once per turn"

    def costs(self, discourse: Discourse, costs: tuple[vocabulary.Cost, ...]) -> str:
        parts: list[str] = []
        spoken = False
        for cost in costs:
            words = cost_words(discourse, cost)
            if words[0] not in "([" and not spoken:
                words, spoken = capitalize(words), True
            parts.append(words)
        return ", ".join(parts)

    def use_only(self, limits: list[str]) -> str:
        return "use only " + " and ".join(limits)

    def limit(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        if (
            isinstance(what, vocabulary.HasKeyword)
            and isinstance(what.what, vocabulary.This)
            and what.keyword in STATES
        ):
            return f"while {discourse.card.pronoun}'s {STATES[what.keyword]}"
        return when_so(discourse, what)

    def also_pay(self, discourse: Discourse, power: vocabulary.ToPlay) -> str:
        paid = _paid(discourse, power.costs)
        return f"as an additional cost to play {name(discourse)}, {paid}"

    def rather_than_pay(self, discourse: Discourse, power: vocabulary.ToPlay) -> str:
        return f"you may {_paid(discourse, power.costs)} rather than pay {own(name(discourse), 'possessive')} cost"

    def only_during(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        when = when_so(discourse, what)
        return f"play {name(discourse)} only {when}"

    def lead(self, discourse: Discourse, power: vocabulary.When, yours: bool) -> Opening:
        return lead(discourse, power.event, power.effect, power.first_each_turn, yours)

    def during(self, discourse: Discourse, what: vocabulary.HasKeyword) -> str:
        state = STATES.get(what.keyword) if what.what == discourse.topic else None
        return f" while {state or condition(discourse, what)}"

    def provided(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        return f"if {condition(discourse, what)}"

    def demand(self, discourse: Discourse, power: vocabulary.Reward) -> str:
        others = [cost_words(discourse, cost) for cost in power.costs if not isinstance(cost, vocabulary.Resources)]
        pays = [f"pay {cost_words(discourse, cost)}" for cost in power.costs if isinstance(cost, vocabulary.Resources)]
        demand = f"{join_list([*others, *pays], 'and', serial=True)} to complete this quest"
        what = power.condition
        if what is None:
            return demand
        if type(what) in TURNS:
            return f"{TURNS[type(what)].replace('on', 'during', 1)}, {demand}"
        return f"{conjunction(what)} {condition(discourse, what)}, {demand}"

    def hero_required(self, name: str) -> str:
        return f"{name} Hero Required"


PAGE: Final = EnglishPage(ENGLISH, TERMS)
