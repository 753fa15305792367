"""Powers, costs and whole cards in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.wording import Unworded, capital, english_number, listed, sentence
from regelwerk.wowtcg.say_en.amounts import amount, plainly
from regelwerk.wowtcg.say_en.arranging import clauses, lead, text
from regelwerk.wowtcg.say_en.clauses import joined
from regelwerk.wowtcg.say_en.lasting import STATES, condition, conjunction
from regelwerk.wowtcg.say_en.reading import Mention, begins_ongoing
from regelwerk.wowtcg.say_en.speech import Speech, a_noun, counted, name, own, said
from regelwerk.wowtcg.say_en.terms import TERMS
from regelwerk.wowtcg.words import (
    THIS,
    Activate,
    AlsoPay,
    Always,
    Condition,
    Cost,
    DestroyCost,
    DiscardCost,
    ExhaustCost,
    FlipThis,
    ForFaction,
    Has,
    Noun,
    OnlyDuring,
    OnPlay,
    OpponentsTurn,
    Pay,
    Power,
    PutDamageCost,
    RatherThanPay,
    RemoveCost,
    Resources,
    Reward,
    Say,
    This,
    When,
    YourHero,
    YourTurn,
)

# ---------------------------------------------------------------------------- costs


def resources(s: Speech, cost: Resources) -> str:
    return f"({amount(s, cost.count)[0]})"


def activate(s: Speech, cost: Activate) -> str:
    return "[Activate]"


def flip(s: Speech, cost: FlipThis) -> str:
    words = f"flip {said(s, THIS)}"
    s.topic = THIS
    return words


def _things(s: Speech, what: Noun | This | YourHero, count: int) -> str:
    """What is given up for a cost."""
    if not isinstance(what, Noun):
        return said(s, what)
    s.last = Mention(what, count != 1, paid=True)
    return a_noun(s, what) if count == 1 else counted(s, what, english_number(count))


def exhaust_cost(s: Speech, cost: ExhaustCost) -> str:
    return f"exhaust {_things(s, cost.what, cost.count)}"


def destroy_cost(s: Speech, cost: DestroyCost) -> str:
    return f"destroy {_things(s, cost.what, cost.count)}"


def discard_cost(s: Speech, cost: DiscardCost) -> str:
    return "discard a card" if cost.count == 1 else f"discard {english_number(cost.count)} cards"


def put_damage_cost(s: Speech, cost: PutDamageCost) -> str:
    number, behind = plainly(s, cost.amount)
    return f"put {number} damage on {_things(s, cost.on, 1)}{behind}"


def remove_cost(s: Speech, cost: RemoveCost) -> str:
    if cost.up_to and isinstance(cost.what, Noun):
        return f"remove up to {counted(s, cost.what, english_number(cost.count))} from the game"
    return f"remove {_things(s, cost.what, cost.count)} from the game"


def say_words(s: Speech, cost: Say) -> str:
    return f'say "{cost.words}"'


COSTS: Final[dict[type, Any]] = {
    Resources: resources,
    Activate: activate,
    FlipThis: flip,
    ExhaustCost: exhaust_cost,
    DestroyCost: destroy_cost,
    DiscardCost: discard_cost,
    PutDamageCost: put_damage_cost,
    RemoveCost: remove_cost,
    Say: say_words,
}
"""Cost class -> its words."""


def cost_words(s: Speech, cost: Cost) -> str:
    """One cost, its verb small: "destroy an ally in your party", "(3)"."""
    if type(cost) not in COSTS:
        raise Unworded(cost, "English")
    worded: Callable[[Speech, Any], str] = COSTS[type(cost)]
    return worded(s, cost)


def costs_line(s: Speech, costs: tuple[Cost, ...]) -> str:
    """What stands before the arrow: "(1), [Activate], Discard a card"."""
    parts: list[str] = []
    spoken = False
    for cost in costs:
        words = cost_words(s, cost)
        if words[0] not in "([" and not spoken:
            words, spoken = capital(words), True
        parts.append(words)
    return ", ".join(parts)


# --------------------------------------------------------------------------- powers


def use_only(s: Speech, what: Condition | None, once: bool) -> str:
    """Restrictions behind a payment power."""
    if what is None and not once:
        return ""
    parts: list[str] = []
    if once:
        parts.append("once per turn")
    if isinstance(what, YourTurn):
        parts.append("on your turn")
    elif isinstance(what, OpponentsTurn):
        parts.append("on an opponent's turn")
    elif isinstance(what, Has) and isinstance(what.what, This) and what.keyword in STATES:
        parts.append(f"while {s.card.pronoun}'s {STATES[what.keyword]}")
    elif what is not None:
        parts.append(f"{conjunction(what)} {condition(s, what)}")
    return " " + sentence("use only " + " and ".join(parts))


def pay_lines(s: Speech, power: Pay) -> list[str]:
    paid = costs_line(s, power.costs)
    s.new_sentence()
    said_text = text(s, power.effect) + use_only(s, power.condition, power.once_per_turn)
    return [f"{paid} >>> {said_text}", *_table(s)]


def _table(s: Speech) -> list[str]:
    rows, s.lines = s.lines, []
    return rows


def on_play_lines(s: Speech, power: OnPlay) -> list[str]:
    return [text(s, power.effect), *_table(s)]


def also_pay_lines(s: Speech, power: AlsoPay) -> list[str]:
    costs = [cost_words(s, cost) for cost in power.costs]
    costs = [f"pay {words}" if words.startswith("(") else words for words in costs]
    return [sentence(f"as an additional cost to play {name(s)}, {listed(costs, 'and', serial=True)}")]


def rather_lines(s: Speech, power: RatherThanPay) -> list[str]:
    costs = [cost_words(s, cost) for cost in power.costs]
    costs = [f"pay {words}" if words.startswith("(") else words for words in costs]
    return [sentence(f"you may {listed(costs, 'and', serial=True)} rather than pay {own(name(s), 'possessive')} cost")]


def only_during_lines(s: Speech, power: OnlyDuring) -> list[str]:
    what = power.condition
    if isinstance(what, (YourTurn, OpponentsTurn)):
        when = "on your turn" if isinstance(what, YourTurn) else "on an opponent's turn"
    else:
        when = f"{conjunction(what)} {condition(s, what)}"
    return [sentence(f"play {name(s)} only {when}")]


def when_lines(s: Speech, power: When) -> list[str]:
    what = power.condition
    yours = isinstance(what, YourTurn) and power.first_each_turn
    begin = lead(s, power.event, power.effect, power.first_each_turn, yours)
    what = None if yours else what
    if power.during is not None:
        state = STATES.get(power.during.keyword) if power.during.what == s.topic else None
        begin += f" while {state or condition(s, power.during)}"
    if what is not None:
        begin += f", if {condition(s, what)}"
    return [text(s, power.effect, begin), *_table(s)]


def reward_lines(s: Speech, power: Reward) -> list[str]:
    others = [cost_words(s, cost) for cost in power.costs if not isinstance(cost, Resources)]
    pays = [f"pay {cost_words(s, cost)}" for cost in power.costs if isinstance(cost, Resources)]
    demand = f"{listed([*others, *pays], 'and', serial=True)} to complete this quest"
    what = power.condition
    if isinstance(what, YourTurn):
        demand = f"during your turn, {demand}"
    elif isinstance(what, OpponentsTurn):
        demand = f"during an opponent's turn, {demand}"
    elif what is not None:
        demand = f"{conjunction(what)} {condition(s, what)}, {demand}"
    s.new_sentence()
    return [sentence(demand), f"{TERMS['reward']}: {text(s, power.effect)}", *_table(s)]


def always_lines(s: Speech, power: Always) -> list[str]:
    return [sentence(joined(clauses(s, power.what)))]


def for_faction_lines(s: Speech, power: ForFaction) -> list[str]:
    first, *rest = power_lines(s, power.power)
    return [f"[{power.faction.value}]: {first}", *rest]


POWERS: Final[dict[type, Any]] = {
    OnPlay: on_play_lines,
    AlsoPay: also_pay_lines,
    RatherThanPay: rather_lines,
    OnlyDuring: only_during_lines,
    When: when_lines,
    Pay: pay_lines,
    Reward: reward_lines,
    Always: always_lines,
    ForFaction: for_faction_lines,
}
"""Power class -> its printed lines."""


def power_lines(s: Speech, power: Power) -> list[str]:
    """One power as printed lines."""
    if type(power) not in POWERS:
        raise Unworded(power, "English")
    s.new_sentence()
    s.damage = s.counted_event = s.told = False
    s.source = ""
    worded: Callable[[Speech, Any], list[str]] = POWERS[type(power)]
    return worded(s, power)


def all_lines(s: Speech) -> list[list[str]]:
    """The printed lines of every power of the card, "Ongoing:" included."""
    found: list[list[str]] = []
    for at, power in enumerate(s.card.powers):
        lines = power_lines(s, power)
        if begins_ongoing(s.card, at):
            lines[0] = f"{TERMS['ongoing']}: {lines[0]}"
        found.append(lines)
    return found
