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


def resources(discourse: Speech, cost: Resources) -> str:
    return f"({amount(discourse, cost.count)[0]})"


def activate(discourse: Speech, cost: Activate) -> str:
    return "[Activate]"


def flip(discourse: Speech, cost: FlipThis) -> str:
    words = f"flip {said(discourse, THIS)}"
    discourse.topic = THIS
    return words


def _things(discourse: Speech, what: Noun | This | YourHero, count: int) -> str:
    """What is given up for a cost."""
    if not isinstance(what, Noun):
        return said(discourse, what)
    discourse.last = Mention(what, count != 1, paid=True)
    return a_noun(discourse, what) if count == 1 else counted(discourse, what, english_number(count))


def exhaust_cost(discourse: Speech, cost: ExhaustCost) -> str:
    return f"exhaust {_things(discourse, cost.what, cost.count)}"


def destroy_cost(discourse: Speech, cost: DestroyCost) -> str:
    return f"destroy {_things(discourse, cost.what, cost.count)}"


def discard_cost(discourse: Speech, cost: DiscardCost) -> str:
    return "discard a card" if cost.count == 1 else f"discard {english_number(cost.count)} cards"


def put_damage_cost(discourse: Speech, cost: PutDamageCost) -> str:
    number, behind = plainly(discourse, cost.amount)
    return f"put {number} damage on {_things(discourse, cost.on, 1)}{behind}"


def remove_cost(discourse: Speech, cost: RemoveCost) -> str:
    if cost.up_to and isinstance(cost.what, Noun):
        return f"remove up to {counted(discourse, cost.what, english_number(cost.count))} from the game"
    return f"remove {_things(discourse, cost.what, cost.count)} from the game"


def say_words(discourse: Speech, cost: Say) -> str:
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


def cost_words(discourse: Speech, cost: Cost) -> str:
    """One cost, its verb small: "destroy an ally in your party", "(3)"."""
    if type(cost) not in COSTS:
        raise Unworded(cost, "English")
    worded: Callable[[Speech, Any], str] = COSTS[type(cost)]
    return worded(discourse, cost)


def costs_line(discourse: Speech, costs: tuple[Cost, ...]) -> str:
    """What stands before the arrow: "(1), [Activate], Discard a card"."""
    parts: list[str] = []
    spoken = False
    for cost in costs:
        words = cost_words(discourse, cost)
        if words[0] not in "([" and not spoken:
            words, spoken = capital(words), True
        parts.append(words)
    return ", ".join(parts)


# --------------------------------------------------------------------------- powers


def use_only(discourse: Speech, what: Condition | None, once: bool) -> str:
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
        parts.append(f"while {discourse.card.pronoun}'s {STATES[what.keyword]}")
    elif what is not None:
        parts.append(f"{conjunction(what)} {condition(discourse, what)}")
    return " " + sentence("use only " + " and ".join(parts))


def pay_lines(discourse: Speech, power: Pay) -> list[str]:
    paid = costs_line(discourse, power.costs)
    discourse.new_sentence()
    said_text = text(discourse, power.effect) + use_only(discourse, power.condition, power.once_per_turn)
    return [f"{paid} >>> {said_text}", *_table(discourse)]


def _table(discourse: Speech) -> list[str]:
    rows, discourse.lines = discourse.lines, []
    return rows


def on_play_lines(discourse: Speech, power: OnPlay) -> list[str]:
    return [text(discourse, power.effect), *_table(discourse)]


def also_pay_lines(discourse: Speech, power: AlsoPay) -> list[str]:
    costs = [cost_words(discourse, cost) for cost in power.costs]
    costs = [f"pay {words}" if words.startswith("(") else words for words in costs]
    return [sentence(f"as an additional cost to play {name(discourse)}, {listed(costs, 'and', serial=True)}")]


def rather_lines(discourse: Speech, power: RatherThanPay) -> list[str]:
    costs = [cost_words(discourse, cost) for cost in power.costs]
    costs = [f"pay {words}" if words.startswith("(") else words for words in costs]
    return [
        sentence(
            f"you may {listed(costs, 'and', serial=True)} rather than pay {own(name(discourse), 'possessive')} cost"
        )
    ]


def only_during_lines(discourse: Speech, power: OnlyDuring) -> list[str]:
    what = power.condition
    if isinstance(what, (YourTurn, OpponentsTurn)):
        when = "on your turn" if isinstance(what, YourTurn) else "on an opponent's turn"
    else:
        when = f"{conjunction(what)} {condition(discourse, what)}"
    return [sentence(f"play {name(discourse)} only {when}")]


def when_lines(discourse: Speech, power: When) -> list[str]:
    what = power.condition
    yours = isinstance(what, YourTurn) and power.first_each_turn
    begin = lead(discourse, power.event, power.effect, power.first_each_turn, yours)
    what = None if yours else what
    if power.during is not None:
        state = STATES.get(power.during.keyword) if power.during.what == discourse.topic else None
        begin += f" while {state or condition(discourse, power.during)}"
    if what is not None:
        begin += f", if {condition(discourse, what)}"
    return [text(discourse, power.effect, begin), *_table(discourse)]


def reward_lines(discourse: Speech, power: Reward) -> list[str]:
    others = [cost_words(discourse, cost) for cost in power.costs if not isinstance(cost, Resources)]
    pays = [f"pay {cost_words(discourse, cost)}" for cost in power.costs if isinstance(cost, Resources)]
    demand = f"{listed([*others, *pays], 'and', serial=True)} to complete this quest"
    what = power.condition
    if isinstance(what, YourTurn):
        demand = f"during your turn, {demand}"
    elif isinstance(what, OpponentsTurn):
        demand = f"during an opponent's turn, {demand}"
    elif what is not None:
        demand = f"{conjunction(what)} {condition(discourse, what)}, {demand}"
    discourse.new_sentence()
    return [sentence(demand), f"{TERMS['reward']}: {text(discourse, power.effect)}", *_table(discourse)]


def always_lines(discourse: Speech, power: Always) -> list[str]:
    return [sentence(joined(clauses(discourse, power.what)))]


def for_faction_lines(discourse: Speech, power: ForFaction) -> list[str]:
    first, *rest = power_lines(discourse, power.power)
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


def power_lines(discourse: Speech, power: Power) -> list[str]:
    """One power as printed lines."""
    if type(power) not in POWERS:
        raise Unworded(power, "English")
    discourse.new_sentence()
    discourse.damage = discourse.counted_event = discourse.told = False
    discourse.source = ""
    worded: Callable[[Speech, Any], list[str]] = POWERS[type(power)]
    return worded(discourse, power)


def all_lines(discourse: Speech) -> list[list[str]]:
    """The printed lines of every power of the card, "Ongoing:" included."""
    found: list[list[str]] = []
    for at, power in enumerate(discourse.card.powers):
        lines = power_lines(discourse, power)
        if begins_ongoing(discourse.card, at):
            lines[0] = f"{TERMS['ongoing']}: {lines[0]}"
        found.append(lines)
    return found
