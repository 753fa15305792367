"""Amounts in English."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.wording import Unworded
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table, worded
from regelwerk.wowtcg.say.reading import in_deck, owner
from regelwerk.wowtcg.say_en.describing import described
from regelwerk.wowtcg.say_en.speech import player_possessive, possession, said

VALUES: Final = {w.AtkOf: "ATK", w.HealthOf: "health", w.CostOf: "cost"}
MEASURED: Final = (*VALUES, w.TheX, w.Plus, w.Minus)
"""Amounts that are numbers of things, not counted one by one."""


def number(amount: int | w.Amount) -> str:
    """An amount in digits, or X."""
    if isinstance(amount, w.TheX):
        return "X"
    if isinstance(amount, int):
        return str(amount)
    raise Unworded(amount, "English")


def amount(discourse: Speech, what: int | w.Amount) -> tuple[str, str]:
    """(the number before the thing, what follows it): ("1", " for each card in your hand").

    A number "" means that the amount is said behind: "damage equal to its ATK".
    """
    if type(what) in AMOUNTS:
        return worded(AMOUNTS, discourse, what, "English")
    return "1", f" for each {unit(discourse, what)}"


def plainly(discourse: Speech, what: int | w.Amount) -> tuple[str, str]:
    """A number that must stand alone, and what explains it: ("3", ""), ("X", ", where X is ...")."""
    if isinstance(what, (int, w.TheX)):
        return number(what), ""
    return "X", f", where X is {total(discourse, what)}"


def _valued(discourse: Speech, what: w.AtkOf | w.HealthOf | w.CostOf) -> tuple[str, str]:
    if isinstance(what.what, w.Them) and discourse.last.paid:
        return "X", f", where X is {value(discourse, what)}"
    return "", f" equal to {value(discourse, what)}"


AMOUNTS: Final[Table[tuple[str, str]]] = {
    int: lambda s, what: (number(what), ""),
    w.TheX: lambda s, what: (number(what), ""),
    w.ThatMuch: lambda s, what: ("that amount of", ""),
    w.AtkOf: _valued,
    w.HealthOf: _valued,
    w.CostOf: _valued,
    w.Minus: lambda s, what: ("", f" equal to {total(s, what)}"),
    w.Plus: plainly,
    w.CardsToHandSize: plainly,
    w.RemovedForCost: plainly,
    w.AnyNumber: lambda s, what: ("any number of", ""),
}
"""Amounts that are not counted one by one."""


def value(discourse: Speech, what: w.AtkOf | w.HealthOf | w.CostOf) -> str:
    """its ATK; the ATK of one of your Daggers."""
    word = VALUES[type(what)]
    spoken = isinstance(what.what, (w.Them, w.TheOne, w.TheOther)) and discourse.mention(what.what).paid
    if isinstance(what.what, (w.Target, w.Chosen, w.All)) or spoken:
        with discourse.speaking_of(discourse.last):  # what only measures something is not what "it" means afterwards
            return f"the {word} of {said(discourse, what.what)}"
    return f"{said(discourse, what.what, 'possessive')} {word}"


def unit(discourse: Speech, what: int | w.Amount) -> str:
    """What is counted, one of it: "card in your hand", "damage on him"."""
    return worded(UNITS, discourse, what, "English")


def _one_of(discourse: Speech, what: w.Count) -> str:
    whose = possession(discourse, what.noun)
    have = f" {'you have' if whose == 'your' else whose}" if whose else ""
    other = "other " if w.Other() in what.noun.quals else ""
    return other + described(discourse, what.noun) + have


UNITS: Final[Table[str]] = {
    w.Count: _one_of,
    w.DamageOn: lambda s, what: f"damage on {said(s, what.what)}",
    w.CountersOn: lambda s, what: f"{what.name} counter on {said(s, what.what)}",
    w.CardsInHand: lambda s, what: f"card in {player_possessive(s, what.who)} hand",
    w.ThatMuch: lambda s, what: "damage dealt",
}
"""Amounts that are counted one by one."""


def total(discourse: Speech, what: int | w.Amount) -> str:
    """The number itself: "the number of cards in your hand", "the ATK of one of your Daggers"."""
    return worded(TOTALS, discourse, what, "English")


def _number_of(discourse: Speech, what: w.Count) -> str:
    yours = " you have" if owner(what.noun) == w.YOU else ""
    return f"the number of {described(discourse, what.noun, many=True)}{yours}"


TOTALS: Final[Table[str]] = {
    int: lambda s, what: number(what),
    w.TheX: lambda s, what: number(what),
    w.ThatMuch: lambda s, what: "that amount",
    w.AtkOf: value,
    w.HealthOf: value,
    w.CostOf: value,
    w.Count: _number_of,
    w.CardsInHand: lambda s, what: f"the number of cards in {player_possessive(s, what.who)} hand",
    w.Plus: lambda s, what: f"{what.number} plus {total(s, what.amount)}",
    w.Minus: lambda s, what: f"{what.number} minus {total(s, what.amount)}",
    w.DamageOn: lambda s, what: f"the damage on {said(s, what.what)}",
    w.AnyNumber: lambda s, what: "any number",
    w.RemovedForCost: lambda s, what: f"the number of {described(s, in_deck(what.noun), many=True)} removed",
    w.CardsToHandSize: lambda s, what: "the number of cards that your hand lacks of its maximum size",
    w.CountersOn: lambda s, what: f"the number of {what.name} counters on {said(s, what.what)}",
}
