"""Powers, costs and whole cards in German."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import ACC, YOU_SUBJECT, GermanClause, NounPhrase, join_with_kann
from regelwerk.kernel.language.sentences import capitalize, german_number, join_list
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Discourse, Table, worded
from regelwerk.wowtcg.text.powers import Page
from regelwerk.wowtcg.text.sentences import Opening
from regelwerk.wowtcg.text_de.amounts import amount_phrase, bare_number
from regelwerk.wowtcg.text_de.clauses import (
    ABWERFEN,
    AUFGEBEN,
    BEZAHLEN,
    ENTFERNEN,
    ERSCHOEPFEN,
    LEGEN,
    SAGEN,
    SPIELEN,
    UMDREHEN,
    ZERSTOEREN,
    SentencePlan,
    command,
)
from regelwerk.wowtcg.text_de.conditions import STATES, condition, when_so, while_so
from regelwerk.wowtcg.text_de.references import a_noun, name, ref, several
from regelwerk.wowtcg.text_de.sentences import GERMAN
from regelwerk.wowtcg.text_de.terms import TERMS, tag
from regelwerk.wowtcg.text_de.triggers import lead

# ---------------------------------------------------------------------------- costs


def things(
    discourse: Discourse, what: vocabulary.CardFilter | vocabulary.This | vocabulary.YourHero, count: int
) -> NounPhrase:
    """What is given up for a cost."""
    if not isinstance(what, vocabulary.CardFilter):
        return ref(discourse, what)
    discourse.give_up(what, count)
    return a_noun(discourse, what) if count == 1 else several(discourse, what, german_number(count))


def flip(discourse: Discourse, cost: vocabulary.FlipThis) -> GermanClause:
    made = command(UMDREHEN, ref(discourse, vocabulary.THIS).in_case(ACC))
    discourse.topic = vocabulary.THIS
    return made


def put_damage_cost(discourse: Discourse, cost: vocabulary.PutDamageCost) -> GermanClause:
    on = things(discourse, cost.on, 1).in_case(ACC)
    number, explained = bare_number(discourse, cost.amount)
    return command(LEGEN, f"{number} Schaden", f"auf {on}{explained}")


def remove_cost(discourse: Discourse, cost: vocabulary.RemoveCost) -> GermanClause:
    what = things(discourse, cost.what, cost.count)
    if cost.up_to:
        what = replace(what, before="bis zu")
    return command(ENTFERNEN, what.in_case(ACC), "aus dem Spiel")


def resources(discourse: Discourse, cost: vocabulary.Resources) -> str:
    return f"({amount_phrase(discourse, cost.count).number})"


SYMBOLS: Final[Table[str]] = {
    vocabulary.Resources: resources,
    vocabulary.Activate: lambda s, cost: "[Aktivieren]",
}
"""Costs that stand before an arrow as symbols."""

COSTS: Final[Table[GermanClause]] = {
    vocabulary.Resources: lambda s, cost: command(BEZAHLEN, resources(s, cost)),
    vocabulary.FlipThis: flip,
    vocabulary.ExhaustCost: lambda s, cost: command(ERSCHOEPFEN, things(s, cost.what, cost.count).in_case(ACC)),
    vocabulary.DestroyCost: lambda s, cost: command(ZERSTOEREN, things(s, cost.what, cost.count).in_case(ACC)),
    vocabulary.DiscardCost: lambda s, cost: command(
        ABWERFEN, "eine Karte" if cost.count == 1 else f"{german_number(cost.count)} Karten"
    ),
    vocabulary.PutDamageCost: put_damage_cost,
    vocabulary.RemoveCost: remove_cost,
    vocabulary.Concede: lambda s, cost: command(AUFGEBEN, "das Spiel"),
    vocabulary.Say: lambda s, cost: command(SAGEN, f"„{cost.words}“"),
}
"""Cost class -> its command; the activate symbol has none."""


def cost_command(discourse: Discourse, cost: vocabulary.Cost) -> GermanClause:
    """One cost as a command: "zerstöre einen Verbündeten", "bezahle (3)"."""
    return worded(COSTS, discourse, cost, "German")


# --------------------------------------------------------------------------- powers


class GermanPage(Page[GermanClause, SentencePlan, NounPhrase]):
    once_per_turn = "einmal pro Zug"

    def costs(self, discourse: Discourse, costs: tuple[vocabulary.Cost, ...]) -> str:
        words: list[str] = []
        for cost in costs:
            symbol = SYMBOLS.get(type(cost))
            words.append(symbol(discourse, cost) if symbol is not None else cost_command(discourse, cost).main_clause())
        return capitalize(", ".join(words))

    def use_only(self, limits: list[str]) -> str:
        return "benutze dies nur " + " und ".join(limits)

    def limit(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        if (
            isinstance(what, vocabulary.HasKeyword)
            and isinstance(what.what, vocabulary.This)
            and what.keyword in STATES
        ):
            discourse.topic = vocabulary.THIS
        return when_so(discourse, what)

    def also_pay(self, discourse: Discourse, power: vocabulary.ToPlay) -> str:
        play = GermanClause(SPIELEN, None, (name(discourse),)).purpose_clause()
        costs = [cost_command(discourse, cost).main_clause() for cost in power.costs]
        return f"als zusätzliche Kosten, {play}, {join_list(costs, 'und')}"

    def rather_than_pay(self, discourse: Discourse, power: vocabulary.ToPlay) -> str:
        costs = [cost_command(discourse, cost) for cost in power.costs]
        return f"statt der Kosten von {name(discourse)} {join_with_kann(YOU_SUBJECT, costs).verb_first()}"

    def only_during(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        when = when_so(discourse, what)
        return command(SPIELEN, name(discourse), "nur", when).main_clause()

    def lead(self, discourse: Discourse, power: vocabulary.When, yours: bool) -> Opening:
        first = "zum ersten Mal in jedem deiner Züge" if yours else "zum ersten Mal in jedem Zug"
        return lead(discourse, power.event, power.effect, first if power.first_each_turn else "")

    def during(self, discourse: Discourse, what: vocabulary.HasKeyword) -> str:
        return f", solange {condition(discourse, what).verb_last()}"

    def provided(self, discourse: Discourse, what: vocabulary.Condition) -> str:
        return f"falls {condition(discourse, what).verb_last()}"

    def demand(self, discourse: Discourse, power: vocabulary.Reward) -> str:
        others = [cost_command(discourse, cost) for cost in power.costs if not isinstance(cost, vocabulary.Resources)]
        pays = [cost_command(discourse, cost) for cost in power.costs if isinstance(cost, vocabulary.Resources)]
        first, *rest = [*others, *pays]
        what = power.condition
        if type(what) in DURING:
            first = first.with_span(DURING[type(what)])
        plan = SentencePlan((first, *rest))
        if what is not None and type(what) not in DURING:
            plan = plan.led_by(Opening(while_so(discourse, what)))
        return f"{plan.text()}, um diese Quest abzuschließen"

    def hero_required(self, name: str) -> str:
        return f"{tag(name)}-Held erforderlich"


DURING: Final[dict[type, str]] = {
    vocabulary.DuringYourTurn: "während deines Zuges",
    vocabulary.DuringOpponentsTurn: "während des Zuges eines Gegners",
}

PAGE: Final = GermanPage(GERMAN, TERMS)
