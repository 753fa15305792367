"""Powers, costs and whole cards in German."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.german import ACC, DU, Clause, Phrase, able
from regelwerk.kernel.wording import capital, german_number, listed
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table, worded
from regelwerk.wowtcg.say.powers import Page
from regelwerk.wowtcg.say.telling import Opening
from regelwerk.wowtcg.say_de.amounts import much, plainly
from regelwerk.wowtcg.say_de.arranging import GERMAN
from regelwerk.wowtcg.say_de.clauses import (
    ABWERFEN,
    BEZAHLEN,
    ENTFERNEN,
    ERSCHOEPFEN,
    LEGEN,
    SAGEN,
    SPIELEN,
    UMDREHEN,
    ZERSTOEREN,
    Saying,
    command,
)
from regelwerk.wowtcg.say_de.conditions import STATES, condition, when_so, while_so
from regelwerk.wowtcg.say_de.speech import name, one, ref, several
from regelwerk.wowtcg.say_de.terms import TERMS, tag
from regelwerk.wowtcg.say_de.triggers import lead

# ---------------------------------------------------------------------------- costs


def things(discourse: Speech, what: w.Noun | w.This | w.YourHero, count: int) -> Phrase:
    """What is given up for a cost."""
    if not isinstance(what, w.Noun):
        return ref(discourse, what)
    discourse.give_up(what, count)
    return one(discourse, what) if count == 1 else several(discourse, what, german_number(count))


def flip(discourse: Speech, cost: w.FlipThis) -> Clause:
    made = command(UMDREHEN, ref(discourse, w.THIS).said(ACC))
    discourse.topic = w.THIS
    return made


def put_damage_cost(discourse: Speech, cost: w.PutDamageCost) -> Clause:
    on = things(discourse, cost.on, 1).said(ACC)
    number, explained = plainly(discourse, cost.amount)
    return command(LEGEN, f"{number} Schaden", f"auf {on}{explained}")


def remove_cost(discourse: Speech, cost: w.RemoveCost) -> Clause:
    what = things(discourse, cost.what, cost.count)
    if cost.up_to:
        what = replace(what, before="bis zu")
    return command(ENTFERNEN, what.said(ACC), "aus dem Spiel")


def resources(discourse: Speech, cost: w.Resources) -> str:
    return f"({much(discourse, cost.count).number})"


SYMBOLS: Final[Table[str]] = {
    w.Resources: resources,
    w.Activate: lambda s, cost: "[Aktivieren]",
}
"""Costs that stand before an arrow as symbols."""

COSTS: Final[Table[Clause]] = {
    w.Resources: lambda s, cost: command(BEZAHLEN, resources(s, cost)),
    w.FlipThis: flip,
    w.ExhaustCost: lambda s, cost: command(ERSCHOEPFEN, things(s, cost.what, cost.count).said(ACC)),
    w.DestroyCost: lambda s, cost: command(ZERSTOEREN, things(s, cost.what, cost.count).said(ACC)),
    w.DiscardCost: lambda s, cost: command(
        ABWERFEN, "eine Karte" if cost.count == 1 else f"{german_number(cost.count)} Karten"
    ),
    w.PutDamageCost: put_damage_cost,
    w.RemoveCost: remove_cost,
    w.Say: lambda s, cost: command(SAGEN, f"„{cost.words}“"),
}
"""Cost class -> its command; the activate symbol has none."""


def cost_command(discourse: Speech, cost: w.Cost) -> Clause:
    """One cost as a command: "zerstöre einen Verbündeten", "bezahle (3)"."""
    return worded(COSTS, discourse, cost, "German")


# --------------------------------------------------------------------------- powers


class GermanPage(Page[Clause, Saying, Phrase]):
    once_per_turn = "einmal pro Zug"

    def costs(self, discourse: Speech, costs: tuple[w.Cost, ...]) -> str:
        said: list[str] = []
        for cost in costs:
            symbol = SYMBOLS.get(type(cost))
            said.append(symbol(discourse, cost) if symbol is not None else cost_command(discourse, cost).main())
        return capital(", ".join(said))

    def use_only(self, limits: list[str]) -> str:
        return "benutze dies nur " + " und ".join(limits)

    def limit(self, discourse: Speech, what: w.Condition) -> str:
        if isinstance(what, w.Has) and isinstance(what.what, w.This) and what.keyword in STATES:
            discourse.topic = w.THIS
        return when_so(discourse, what)

    def also_pay(self, discourse: Speech, power: w.AlsoPay) -> str:
        play = Clause(SPIELEN, None, (name(discourse),)).purpose()
        costs = [cost_command(discourse, cost).main() for cost in power.costs]
        return f"als zusätzliche Kosten, {play}, {listed(costs, 'und')}"

    def rather_than_pay(self, discourse: Speech, power: w.RatherThanPay) -> str:
        costs = [cost_command(discourse, cost) for cost in power.costs]
        return f"statt der Kosten von {name(discourse)} {able(DU, costs).inverted()}"

    def only_during(self, discourse: Speech, power: w.OnlyDuring) -> str:
        when = when_so(discourse, power.condition)
        return command(SPIELEN, name(discourse), "nur", when).main()

    def lead(self, discourse: Speech, power: w.When, yours: bool) -> Opening:
        first = "zum ersten Mal in jedem deiner Züge" if yours else "zum ersten Mal in jedem Zug"
        return lead(discourse, power.event, power.effect, first if power.first_each_turn else "")

    def during(self, discourse: Speech, what: w.Has) -> str:
        return f", solange {condition(discourse, what).final()}"

    def provided(self, discourse: Speech, what: w.Condition) -> str:
        return f"falls {condition(discourse, what).final()}"

    def demand(self, discourse: Speech, power: w.Reward) -> str:
        others = [cost_command(discourse, cost) for cost in power.costs if not isinstance(cost, w.Resources)]
        pays = [cost_command(discourse, cost) for cost in power.costs if isinstance(cost, w.Resources)]
        first, *rest = [*others, *pays]
        what = power.condition
        if type(what) in DURING:
            first = first.with_span(DURING[type(what)])
        said = Saying((first, *rest))
        if what is not None and type(what) not in DURING:
            said = said.led_by(Opening(while_so(discourse, what)))
        return f"{said.said()}, um diese Quest abzuschließen"

    def hero_required(self, name: str) -> str:
        return f"{tag(name)}-Held erforderlich"


DURING: Final[dict[type, str]] = {
    w.YourTurn: "während deines Zuges",
    w.OpponentsTurn: "während des Zuges eines Gegners",
}

PAGE: Final = GermanPage(GERMAN, TERMS)
