"""Powers, costs and whole cards in German."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.kernel.german import ACC, DU, Clause, Phrase, able
from regelwerk.kernel.wording import Unworded, capital, german_number, listed, sentence
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say_de.amounts import much, plainly
from regelwerk.wowtcg.say_de.arranging import clauses, lead, text, when_so
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
from regelwerk.wowtcg.say_de.lasting import STATES, condition, conjunction
from regelwerk.wowtcg.say_de.speech import Speech, name, one, ref, several
from regelwerk.wowtcg.say_de.terms import TERMS
from regelwerk.wowtcg.say_en.reading import Mention, begins_ongoing
from regelwerk.wowtcg.words import THIS, Condition, Cost, Power

# ---------------------------------------------------------------------------- costs


def things(discourse: Speech, what: w.Noun | w.This | w.YourHero, count: int) -> Phrase:
    """What is given up for a cost."""
    if not isinstance(what, w.Noun):
        return ref(discourse, what)
    discourse.last = Mention(what, count != 1, paid=True)
    return one(discourse, what) if count == 1 else several(discourse, what, german_number(count))


def flip(discourse: Speech, cost: w.FlipThis) -> Clause:
    made = command(UMDREHEN, ref(discourse, THIS).said(ACC))
    discourse.topic = THIS
    return made


def exhaust_cost(discourse: Speech, cost: w.ExhaustCost) -> Clause:
    return command(ERSCHOEPFEN, things(discourse, cost.what, cost.count).said(ACC))


def destroy_cost(discourse: Speech, cost: w.DestroyCost) -> Clause:
    return command(ZERSTOEREN, things(discourse, cost.what, cost.count).said(ACC))


def discard_cost(discourse: Speech, cost: w.DiscardCost) -> Clause:
    return command(ABWERFEN, "eine Karte" if cost.count == 1 else f"{german_number(cost.count)} Karten")


def put_damage_cost(discourse: Speech, cost: w.PutDamageCost) -> Clause:
    on = things(discourse, cost.on, 1).said(ACC)
    number, explained = plainly(discourse, cost.amount)
    return command(LEGEN, f"{number} Schaden", f"auf {on}{explained}")


def remove_cost(discourse: Speech, cost: w.RemoveCost) -> Clause:
    what = things(discourse, cost.what, cost.count)
    if cost.up_to:
        what = replace(what, before="bis zu")
    return command(ENTFERNEN, what.said(ACC), "aus dem Spiel")


def say_words(discourse: Speech, cost: w.Say) -> Clause:
    return command(SAGEN, f"„{cost.words}“")


def resources(discourse: Speech, cost: w.Resources) -> Clause:
    return command(BEZAHLEN, f"({much(discourse, cost.count).number})")


COSTS: Final[dict[type, Any]] = {
    w.Resources: resources,
    w.Activate: None,
    w.FlipThis: flip,
    w.ExhaustCost: exhaust_cost,
    w.DestroyCost: destroy_cost,
    w.DiscardCost: discard_cost,
    w.PutDamageCost: put_damage_cost,
    w.RemoveCost: remove_cost,
    w.Say: say_words,
}
"""Cost class -> its command; the activate symbol has none."""


def cost_command(discourse: Speech, cost: Cost) -> Clause:
    """One cost as a command: "zerstöre einen Verbündeten", "bezahle (3)"."""
    if COSTS.get(type(cost)) is None:
        raise Unworded(cost, "German")
    worded: Callable[[Speech, Any], Clause] = COSTS[type(cost)]
    return worded(discourse, cost)


def costs_line(discourse: Speech, costs: tuple[Cost, ...]) -> str:
    """What stands before the arrow: "(1), [Aktivieren], wirf eine Karte ab"."""
    said: list[str] = []
    for cost in costs:
        if isinstance(cost, w.Resources):
            said.append(f"({much(discourse, cost.count).number})")
        elif isinstance(cost, w.Activate):
            said.append("[Aktivieren]")
        else:
            said.append(cost_command(discourse, cost).main())
    return capital(", ".join(said))


# --------------------------------------------------------------------------- powers


def use_only(discourse: Speech, what: Condition | None, once: bool) -> str:
    """Restrictions behind a payment power."""
    if what is None and not once:
        return ""
    limits: list[str] = ["einmal pro Zug"] if once else []
    if isinstance(what, w.YourTurn):
        limits.append("in deinem Zug")
    elif isinstance(what, w.OpponentsTurn):
        limits.append("im Zug eines Gegners")
    elif what is not None:
        if isinstance(what, w.Has) and isinstance(what.what, w.This) and what.keyword in STATES:
            discourse.topic = THIS
        limits.append(f", {conjunction(what)} {condition(discourse, what).final()}")
    return " " + sentence("benutze dies nur " + " und ".join(limits))


def pay_lines(discourse: Speech, power: w.Pay) -> list[str]:
    paid = costs_line(discourse, power.costs)
    discourse.new_sentence()
    said_text = text(discourse, power.effect) + use_only(discourse, power.condition, power.once_per_turn)
    return [f"{paid} >>> {said_text}", *table(discourse)]


def table(discourse: Speech) -> list[str]:
    rows, discourse.lines = discourse.lines, []
    return rows


def on_play_lines(discourse: Speech, power: w.OnPlay) -> list[str]:
    return [text(discourse, power.effect), *table(discourse)]


def also_pay_lines(discourse: Speech, power: w.AlsoPay) -> list[str]:
    play = Clause(SPIELEN, None, (name(discourse),)).purpose()
    costs = [cost_command(discourse, cost).main() for cost in power.costs]
    return [sentence(f"als zusätzliche Kosten, {play}, {listed(costs, 'und')}")]


def rather_lines(discourse: Speech, power: w.RatherThanPay) -> list[str]:
    costs = [cost_command(discourse, cost) for cost in power.costs]
    return [sentence(f"statt der Kosten von {name(discourse)} {able(DU, costs).inverted()}")]


def only_during_lines(discourse: Speech, power: w.OnlyDuring) -> list[str]:
    what = power.condition
    if isinstance(what, (w.YourTurn, w.OpponentsTurn)):
        when = "in deinem Zug" if isinstance(what, w.YourTurn) else "im Zug eines Gegners"
    else:
        when = f", {conjunction(what)} {condition(discourse, what).final()}"
    return [sentence(command(SPIELEN, name(discourse), "nur", when).main())]


def when_lines(discourse: Speech, power: w.When) -> list[str]:
    what = power.condition
    yours = isinstance(what, w.YourTurn) and power.first_each_turn
    first = "zum ersten Mal in jedem Zug" if power.first_each_turn else ""
    if yours:
        first, what = "zum ersten Mal in jedem deiner Züge", None
    begin, time = lead(discourse, power.event, power.effect, first)
    if power.during is not None:
        begin, time = f"{begin}, solange {condition(discourse, power.during).final()}", False
    if what is not None:
        begin, time = f"{begin}, falls {condition(discourse, what).final()}", False
    return [text(discourse, power.effect, begin, time), *table(discourse)]


def reward_lines(discourse: Speech, power: w.Reward) -> list[str]:
    others = [cost_command(discourse, cost) for cost in power.costs if not isinstance(cost, w.Resources)]
    pays = [cost_command(discourse, cost) for cost in power.costs if isinstance(cost, w.Resources)]
    what = power.condition
    demand = list(others + pays)
    if isinstance(what, (w.YourTurn, w.OpponentsTurn)):
        when = "während deines Zuges" if isinstance(what, w.YourTurn) else "während des Zuges eines Gegners"
        demand[0] = demand[0].with_span(when)
        what = None
    said = Saying(tuple(demand))
    if what is not None:
        said = said.led_by(when_so(discourse, conjunction(what), what)[0])
    discourse.new_sentence()
    first = sentence(f"{said.said()}, um diese Quest abzuschließen")
    return [first, f"{TERMS['reward']}: {text(discourse, power.effect)}", *table(discourse)]


def always_lines(discourse: Speech, power: w.Always) -> list[str]:
    return [sentence(Saying(tuple(clauses(discourse, power.what))).said())]


def for_faction_lines(discourse: Speech, power: w.ForFaction) -> list[str]:
    first, *rest = power_lines(discourse, power.power)
    return [f"[{TERMS[power.faction.name.lower()]}]: {first}", *rest]


POWERS: Final[dict[type, Any]] = {
    w.OnPlay: on_play_lines,
    w.AlsoPay: also_pay_lines,
    w.RatherThanPay: rather_lines,
    w.OnlyDuring: only_during_lines,
    w.When: when_lines,
    w.Pay: pay_lines,
    w.Reward: reward_lines,
    w.Always: always_lines,
    w.ForFaction: for_faction_lines,
}
"""Power class -> its printed lines."""


def power_lines(discourse: Speech, power: Power) -> list[str]:
    """One power as printed lines."""
    if type(power) not in POWERS:
        raise Unworded(power, "German")
    discourse.new_sentence()
    discourse.damage = discourse.counted_event = discourse.told = False
    discourse.source = ""
    worded: Callable[[Speech, Any], list[str]] = POWERS[type(power)]
    return worded(discourse, power)


def all_lines(discourse: Speech) -> list[list[str]]:
    """The printed lines of every power of the card, "Andauernd:" included."""
    found: list[list[str]] = []
    for at, power in enumerate(discourse.card.powers):
        lines = power_lines(discourse, power)
        if begins_ongoing(discourse.card, at):
            lines[0] = f"{TERMS['ongoing']}: {lines[0]}"
        found.append(lines)
    return found
