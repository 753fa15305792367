"""Amounts in English."""

from __future__ import annotations

from regelwerk.kernel.wording import Unworded
from regelwerk.wowtcg.say_en.reading import owner
from regelwerk.wowtcg.say_en.speech import Speech, described, mention, number, player_possessive, possession, said
from regelwerk.wowtcg.words import (
    YOU,
    All,
    Amount,
    AnyNumber,
    AtkOf,
    CardsInHand,
    CardsToHandSize,
    Chosen,
    CostOf,
    Count,
    CountersOn,
    DamageOn,
    HealthOf,
    Minus,
    Noun,
    Other,
    Plus,
    RemovedForCost,
    Target,
    ThatMuch,
    Them,
    TheOne,
    TheOther,
    TheX,
    Zone,
)


def amount(s: Speech, what: Amount) -> tuple[str, str]:
    """(the number before the thing, what follows it): ("1", " for each card in your hand").

    A number "" means that the amount is said behind: "damage equal to its ATK".
    """
    if isinstance(what, (int, TheX)):
        return number(what), ""
    if isinstance(what, ThatMuch):
        return "that amount of", ""
    if isinstance(what, (AtkOf, HealthOf, CostOf)):
        if isinstance(what.what, Them) and s.last.paid:
            return "X", f", where X is {value(s, what)}"
        return "", f" equal to {value(s, what)}"
    if isinstance(what, Minus):
        return "", f" equal to {what.number} minus {total(s, what.amount)}"
    if isinstance(what, Plus):
        return "X", f", where X is {what.number} plus {total(s, what.amount)}"
    if isinstance(what, (CardsToHandSize, RemovedForCost)):
        return "X", f", where X is {total(s, what)}"
    if isinstance(what, AnyNumber):
        return "any number of", ""
    return "1", f" for each {unit(s, what)}"


def plainly(s: Speech, what: Amount) -> tuple[str, str]:
    """A number that must stand alone, and what explains it: ("3", ""), ("X", ", where X is ...")."""
    if isinstance(what, (int, TheX)):
        return number(what), ""
    return "X", f", where X is {total(s, what)}"


def value(s: Speech, what: AtkOf | HealthOf | CostOf) -> str:
    """its ATK; the ATK of one of your Daggers."""
    word = {AtkOf: "ATK", HealthOf: "health", CostOf: "cost"}[type(what)]
    spoken = isinstance(what.what, (Them, TheOne, TheOther)) and mention(s, what.what).paid
    if isinstance(what.what, (Target, Chosen, All)) or spoken:
        # what only measures something is not what "it" means afterwards
        before = s.last
        words = f"the {word} of {said(s, what.what)}"
        s.last = before
        return words
    return f"{said(s, what.what, 'possessive')} {word}"


def unit(s: Speech, what: Amount) -> str:
    """What is counted, one of it: "card in your hand", "damage on him"."""
    if isinstance(what, Count):
        whose = possession(s, what.noun)
        have = f" {'you have' if whose == 'your' else whose}" if whose else ""
        other = "other " if Other() in what.noun.quals else ""
        return other + described(s, what.noun) + have
    if isinstance(what, DamageOn):
        return f"damage on {said(s, what.what)}"
    if isinstance(what, CountersOn):
        return f"{what.name} counter on {said(s, what.what)}"
    if isinstance(what, CardsInHand):
        return f"card in {player_possessive(s, what.who)} hand"
    if isinstance(what, ThatMuch):
        return "damage dealt"
    raise Unworded(what, "English")


def total(s: Speech, what: Amount) -> str:
    """The number itself: "the number of cards in your hand", "the ATK of one of your Daggers"."""
    if isinstance(what, (int, TheX)):
        return number(what)
    if isinstance(what, ThatMuch):
        return "that amount"
    if isinstance(what, (AtkOf, HealthOf, CostOf)):
        return value(s, what)
    if isinstance(what, Count):
        return f"the number of {described(s, what.noun, many=True)}{' you have' if owner(what.noun) == YOU else ''}"
    if isinstance(what, CardsInHand):
        return f"the number of cards in {player_possessive(s, what.who)} hand"
    if isinstance(what, (Plus, Minus)):
        return f"{what.number} {'plus' if isinstance(what, Plus) else 'minus'} {total(s, what.amount)}"
    if isinstance(what, DamageOn):
        return f"the damage on {said(s, what.what)}"
    if isinstance(what, AnyNumber):
        return "any number"
    if isinstance(what, RemovedForCost):
        return f"the number of {described(s, Noun(what.noun.kinds, what.noun.quals, Zone.DECK), many=True)} removed"
    if isinstance(what, CardsToHandSize):
        return "the number of cards that your hand lacks of its maximum size"
    if isinstance(what, CountersOn):
        return f"the number of {what.name} counters on {said(s, what.what)}"
    raise Unworded(what, "English")
