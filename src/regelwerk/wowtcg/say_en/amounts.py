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


def amount(discourse: Speech, what: Amount) -> tuple[str, str]:
    """(the number before the thing, what follows it): ("1", " for each card in your hand").

    A number "" means that the amount is said behind: "damage equal to its ATK".
    """
    if isinstance(what, (int, TheX)):
        return number(what), ""
    if isinstance(what, ThatMuch):
        return "that amount of", ""
    if isinstance(what, (AtkOf, HealthOf, CostOf)):
        if isinstance(what.what, Them) and discourse.last.paid:
            return "X", f", where X is {value(discourse, what)}"
        return "", f" equal to {value(discourse, what)}"
    if isinstance(what, Minus):
        return "", f" equal to {what.number} minus {total(discourse, what.amount)}"
    if isinstance(what, Plus):
        return "X", f", where X is {what.number} plus {total(discourse, what.amount)}"
    if isinstance(what, (CardsToHandSize, RemovedForCost)):
        return "X", f", where X is {total(discourse, what)}"
    if isinstance(what, AnyNumber):
        return "any number of", ""
    return "1", f" for each {unit(discourse, what)}"


def plainly(discourse: Speech, what: Amount) -> tuple[str, str]:
    """A number that must stand alone, and what explains it: ("3", ""), ("X", ", where X is ...")."""
    if isinstance(what, (int, TheX)):
        return number(what), ""
    return "X", f", where X is {total(discourse, what)}"


def value(discourse: Speech, what: AtkOf | HealthOf | CostOf) -> str:
    """its ATK; the ATK of one of your Daggers."""
    word = {AtkOf: "ATK", HealthOf: "health", CostOf: "cost"}[type(what)]
    spoken = isinstance(what.what, (Them, TheOne, TheOther)) and mention(discourse, what.what).paid
    if isinstance(what.what, (Target, Chosen, All)) or spoken:
        # what only measures something is not what "it" means afterwards
        before = discourse.last
        words = f"the {word} of {said(discourse, what.what)}"
        discourse.last = before
        return words
    return f"{said(discourse, what.what, 'possessive')} {word}"


def unit(discourse: Speech, what: Amount) -> str:
    """What is counted, one of it: "card in your hand", "damage on him"."""
    if isinstance(what, Count):
        whose = possession(discourse, what.noun)
        have = f" {'you have' if whose == 'your' else whose}" if whose else ""
        other = "other " if Other() in what.noun.quals else ""
        return other + described(discourse, what.noun) + have
    if isinstance(what, DamageOn):
        return f"damage on {said(discourse, what.what)}"
    if isinstance(what, CountersOn):
        return f"{what.name} counter on {said(discourse, what.what)}"
    if isinstance(what, CardsInHand):
        return f"card in {player_possessive(discourse, what.who)} hand"
    if isinstance(what, ThatMuch):
        return "damage dealt"
    raise Unworded(what, "English")


def total(discourse: Speech, what: Amount) -> str:
    """The number itself: "the number of cards in your hand", "the ATK of one of your Daggers"."""
    if isinstance(what, (int, TheX)):
        return number(what)
    if isinstance(what, ThatMuch):
        return "that amount"
    if isinstance(what, (AtkOf, HealthOf, CostOf)):
        return value(discourse, what)
    if isinstance(what, Count):
        yours = " you have" if owner(what.noun) == YOU else ""
        return f"the number of {described(discourse, what.noun, many=True)}{yours}"
    if isinstance(what, CardsInHand):
        return f"the number of cards in {player_possessive(discourse, what.who)} hand"
    if isinstance(what, (Plus, Minus)):
        return f"{what.number} {'plus' if isinstance(what, Plus) else 'minus'} {total(discourse, what.amount)}"
    if isinstance(what, DamageOn):
        return f"the damage on {said(discourse, what.what)}"
    if isinstance(what, AnyNumber):
        return "any number"
    if isinstance(what, RemovedForCost):
        in_deck = Noun(what.noun.kinds, what.noun.quals, Zone.DECK)
        return f"the number of {described(discourse, in_deck, many=True)} removed"
    if isinstance(what, CardsToHandSize):
        return "the number of cards that your hand lacks of its maximum size"
    if isinstance(what, CountersOn):
        return f"the number of {what.name} counters on {said(discourse, what.what)}"
    raise Unworded(what, "English")
