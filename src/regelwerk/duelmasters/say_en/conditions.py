"""Conditions and amounts in English."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_en.speech import counted, described, number, possessive, said
from regelwerk.duelmasters.words import Whose, Zone
from regelwerk.kernel.wording import Unworded

APOSTROPHE: Final = "'s"


def condition(discourse: Speech, word: w.Condition) -> str:
    """What stands behind "if" or "while"."""
    if isinstance(word, (w.AtLeast, w.AtMost)):
        return _counted(discourse, word)
    if isinstance(word, w.Is):
        return _is(discourse, word)
    if isinstance(word, w.WhileAttacking):
        return f"{said(discourse, word.what, subject=True)} is attacking"
    if isinstance(word, w.TurnOf):
        return f"it is {turn(word.whose)}"
    if isinstance(word, w.AllOf):
        return " and ".join(condition(discourse, part) for part in word.conditions)
    raise Unworded(word, "English")


def turn(whose: Whose) -> str:
    """your turn; your opponent's turn; a player's turn"""
    return {Whose.YOURS: "your turn", Whose.OPPONENTS: "your opponent's turn", Whose.EACH: "a player's turn"}[whose]


def _counted(discourse: Speech, word: w.AtLeast | w.AtMost) -> str:
    """you have at least 2 other creatures in the battle zone; there is another ... in the battle zone"""
    noun, many = word.noun, word.number != 1
    if isinstance(word, w.AtMost):
        how = "no" if word.number == 0 else f"at most {'one' if word.number == 1 else word.number}"
    else:
        how = f"at least {'one' if word.number == 1 else word.number}"
    if noun.whose is None or noun.zone is not Zone.BATTLE:
        things = f"{how} {described(discourse, noun, many, 'in' if noun.zone is not Zone.SHIELDS else '')}"
        if noun.zone is Zone.SHIELDS:
            return f"{_has(discourse, noun)} {things}"
        return f"there {'are' if many else 'is'} {things}"
    return f"{_has(discourse, noun)} {how} {described(discourse, noun, many, 'in')}"


def _has(discourse: Speech, noun: w.Noun) -> str:
    whose = possessive(discourse, noun.whose)
    if whose == "your":
        return "you have"
    return "he has" if whose == "his" else f"{whose.removesuffix(APOSTROPHE)} has"


def _is(discourse: Speech, word: w.Is) -> str:
    what = said(discourse, word.what, subject=True)
    parts = []
    for qual in word.noun.quals:
        if isinstance(qual, w.Tapped):
            parts.append("is tapped")
        elif isinstance(qual, w.Untapped):
            parts.append("is untapped")
        elif isinstance(qual, w.PowerAtLeast):
            parts.append(f"has power {number(qual.amount)} or more")
        elif isinstance(qual, w.PowerAtMost):
            parts.append(f"has power {number(qual.amount)} or less")
        else:
            from regelwerk.duelmasters.say_en.speech import any_one

            return f"{what} is {any_one(discourse, word.noun)}"
    return f"{what} {' and '.join(parts)}" if parts else f"{what} is a {described(discourse, word.noun)}"


def much(discourse: Speech, amount: int | w.Amount, what: str) -> str:
    """+2000 power; +1000 power for each fire card in your graveyard"""
    if isinstance(amount, w.Times):
        return f"{amount.number:+d} {what} for each {counted(discourse, amount.amount.noun)}"
    if isinstance(amount, w.Count):
        return f"+1 {what} for each {counted(discourse, amount.noun)}"
    return f"{amount:+d} {what}"
