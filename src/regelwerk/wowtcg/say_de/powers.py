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


def things(s: Speech, what: w.Noun | w.This | w.YourHero, count: int) -> Phrase:
    """What is given up for a cost."""
    if not isinstance(what, w.Noun):
        return ref(s, what)
    s.last = Mention(what, count != 1, paid=True)
    return one(s, what) if count == 1 else several(s, what, german_number(count))


def flip(s: Speech, cost: w.FlipThis) -> Clause:
    made = command(UMDREHEN, ref(s, THIS).said(ACC))
    s.topic = THIS
    return made


def exhaust_cost(s: Speech, cost: w.ExhaustCost) -> Clause:
    return command(ERSCHOEPFEN, things(s, cost.what, cost.count).said(ACC))


def destroy_cost(s: Speech, cost: w.DestroyCost) -> Clause:
    return command(ZERSTOEREN, things(s, cost.what, cost.count).said(ACC))


def discard_cost(s: Speech, cost: w.DiscardCost) -> Clause:
    return command(ABWERFEN, "eine Karte" if cost.count == 1 else f"{german_number(cost.count)} Karten")


def put_damage_cost(s: Speech, cost: w.PutDamageCost) -> Clause:
    on = things(s, cost.on, 1).said(ACC)
    number, explained = plainly(s, cost.amount)
    return command(LEGEN, f"{number} Schaden", f"auf {on}{explained}")


def remove_cost(s: Speech, cost: w.RemoveCost) -> Clause:
    what = things(s, cost.what, cost.count)
    if cost.up_to:
        what = replace(what, before="bis zu")
    return command(ENTFERNEN, what.said(ACC), "aus dem Spiel")


def say_words(s: Speech, cost: w.Say) -> Clause:
    return command(SAGEN, f"„{cost.words}“")


def resources(s: Speech, cost: w.Resources) -> Clause:
    return command(BEZAHLEN, f"({much(s, cost.count).number})")


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


def cost_command(s: Speech, cost: Cost) -> Clause:
    """One cost as a command: "zerstöre einen Verbündeten", "bezahle (3)"."""
    if COSTS.get(type(cost)) is None:
        raise Unworded(cost, "German")
    worded: Callable[[Speech, Any], Clause] = COSTS[type(cost)]
    return worded(s, cost)


def costs_line(s: Speech, costs: tuple[Cost, ...]) -> str:
    """What stands before the arrow: "(1), [Aktivieren], wirf eine Karte ab"."""
    said: list[str] = []
    for cost in costs:
        if isinstance(cost, w.Resources):
            said.append(f"({much(s, cost.count).number})")
        elif isinstance(cost, w.Activate):
            said.append("[Aktivieren]")
        else:
            said.append(cost_command(s, cost).main())
    return capital(", ".join(said))


# --------------------------------------------------------------------------- powers


def use_only(s: Speech, what: Condition | None, once: bool) -> str:
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
            s.topic = THIS
        limits.append(f", {conjunction(what)} {condition(s, what).final()}")
    return " " + sentence("benutze dies nur " + " und ".join(limits))


def pay_lines(s: Speech, power: w.Pay) -> list[str]:
    paid = costs_line(s, power.costs)
    s.new_sentence()
    said_text = text(s, power.effect) + use_only(s, power.condition, power.once_per_turn)
    return [f"{paid} >>> {said_text}", *table(s)]


def table(s: Speech) -> list[str]:
    rows, s.lines = s.lines, []
    return rows


def on_play_lines(s: Speech, power: w.OnPlay) -> list[str]:
    return [text(s, power.effect), *table(s)]


def also_pay_lines(s: Speech, power: w.AlsoPay) -> list[str]:
    play = Clause(SPIELEN, None, (name(s),)).purpose()
    costs = [cost_command(s, cost).main() for cost in power.costs]
    return [sentence(f"als zusätzliche Kosten, {play}, {listed(costs, 'und')}")]


def rather_lines(s: Speech, power: w.RatherThanPay) -> list[str]:
    costs = [cost_command(s, cost) for cost in power.costs]
    return [sentence(f"statt der Kosten von {name(s)} {able(DU, costs).inverted()}")]


def only_during_lines(s: Speech, power: w.OnlyDuring) -> list[str]:
    what = power.condition
    if isinstance(what, (w.YourTurn, w.OpponentsTurn)):
        when = "in deinem Zug" if isinstance(what, w.YourTurn) else "im Zug eines Gegners"
    else:
        when = f", {conjunction(what)} {condition(s, what).final()}"
    return [sentence(command(SPIELEN, name(s), "nur", when).main())]


def when_lines(s: Speech, power: w.When) -> list[str]:
    what = power.condition
    yours = isinstance(what, w.YourTurn) and power.first_each_turn
    first = "zum ersten Mal in jedem Zug" if power.first_each_turn else ""
    if yours:
        first, what = "zum ersten Mal in jedem deiner Züge", None
    begin, time = lead(s, power.event, power.effect, first)
    if power.during is not None:
        begin, time = f"{begin}, solange {condition(s, power.during).final()}", False
    if what is not None:
        begin, time = f"{begin}, falls {condition(s, what).final()}", False
    return [text(s, power.effect, begin, time), *table(s)]


def reward_lines(s: Speech, power: w.Reward) -> list[str]:
    others = [cost_command(s, cost) for cost in power.costs if not isinstance(cost, w.Resources)]
    pays = [cost_command(s, cost) for cost in power.costs if isinstance(cost, w.Resources)]
    what = power.condition
    demand = list(others + pays)
    if isinstance(what, (w.YourTurn, w.OpponentsTurn)):
        when = "während deines Zuges" if isinstance(what, w.YourTurn) else "während des Zuges eines Gegners"
        demand[0] = demand[0].with_span(when)
        what = None
    said = Saying(tuple(demand))
    if what is not None:
        said = said.led_by(when_so(s, conjunction(what), what)[0])
    s.new_sentence()
    first = sentence(f"{said.said()}, um diese Quest abzuschließen")
    return [first, f"{TERMS['reward']}: {text(s, power.effect)}", *table(s)]


def always_lines(s: Speech, power: w.Always) -> list[str]:
    return [sentence(Saying(tuple(clauses(s, power.what))).said())]


def for_faction_lines(s: Speech, power: w.ForFaction) -> list[str]:
    first, *rest = power_lines(s, power.power)
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


def power_lines(s: Speech, power: Power) -> list[str]:
    """One power as printed lines."""
    if type(power) not in POWERS:
        raise Unworded(power, "German")
    s.new_sentence()
    s.damage = s.counted_event = s.told = False
    s.source = ""
    worded: Callable[[Speech, Any], list[str]] = POWERS[type(power)]
    return worded(s, power)


def all_lines(s: Speech) -> list[list[str]]:
    """The printed lines of every power of the card, "Andauernd:" included."""
    found: list[list[str]] = []
    for at, power in enumerate(s.card.powers):
        lines = power_lines(s, power)
        if begins_ongoing(s.card, at):
            lines[0] = f"{TERMS['ongoing']}: {lines[0]}"
        found.append(lines)
    return found
