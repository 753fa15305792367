"""Conditions and amounts in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_en.speech import any_one, counted, described, number, possessive, said
from regelwerk.kernel.wording import Unworded, wording_of
from regelwerk.kernel.words import Word

APOSTROPHE: Final = "'s"


def condition(discourse: Speech, word: w.Condition) -> str:
    """What stands behind "if" or "while"."""
    return wording_of(CONDITIONS, word, "English")(discourse, word)


TURNS: Final = {
    w.Whose.YOURS: "your turn",
    w.Whose.OPPONENTS: "your opponent's turn",
    w.Whose.EACH: "a player's turn",
}


def turn(whose: w.Whose) -> str:
    """your turn; your opponent's turn; a player's turn"""
    return TURNS[whose]


def _counted(discourse: Speech, word: w.AtLeast | w.AtMost) -> str:
    """you have at least 2 other creatures in the battle zone; there is another ... in the battle zone"""
    noun, many = word.noun, word.number != 1
    if isinstance(word, w.AtMost):
        how = "no" if word.number == 0 else f"at most {'one' if word.number == 1 else word.number}"
    else:
        how = f"at least {'one' if word.number == 1 else word.number}"
    if noun.whose is None or noun.zone is not w.Zone.BATTLE:
        things = f"{how} {described(discourse, noun, many, 'in' if noun.zone is not w.Zone.SHIELDS else '')}"
        if noun.zone is w.Zone.SHIELDS:
            return f"{_has(discourse, noun)} {things}"
        return f"there {'are' if many else 'is'} {things}"
    return f"{_has(discourse, noun)} {how} {described(discourse, noun, many, 'in')}"


def _has(discourse: Speech, noun: w.Noun) -> str:
    whose = possessive(discourse, noun.whose)
    if whose == "your":
        return "you have"
    return "he has" if whose == "his" else f"{whose.removesuffix(APOSTROPHE)} has"


IS: Final[dict[type[Word], Callable[[Any], str]]] = {
    w.Tapped: lambda qual: "is tapped",
    w.Untapped: lambda qual: "is untapped",
    w.PowerAtLeast: lambda qual: f"has power {number(qual.amount)} or more",
    w.PowerAtMost: lambda qual: f"has power {number(qual.amount)} or less",
}
"""Qualities that are said of a thing, not with a noun."""


def _is(discourse: Speech, word: w.Is) -> str:
    what = said(discourse, word.what, subject=True)
    quals = word.noun.quals
    if any(type(qual) not in IS for qual in quals):
        return f"{what} is {any_one(discourse, word.noun)}"
    parts = [IS[type(qual)](qual) for qual in quals]
    return f"{what} {' and '.join(parts)}" if parts else f"{what} is a {described(discourse, word.noun)}"


def _attacking(discourse: Speech, word: w.WhileAttacking) -> str:
    return f"{said(discourse, word.what, subject=True)} is attacking"


def _all_of(discourse: Speech, word: w.AllOf) -> str:
    return " and ".join(condition(discourse, part) for part in word.conditions)


CONDITIONS: Final[dict[type[Word], Callable[[Speech, Any], str]]] = {
    w.AtLeast: _counted,
    w.AtMost: _counted,
    w.Is: _is,
    w.WhileAttacking: _attacking,
    w.TurnOf: lambda discourse, word: f"it is {turn(word.whose)}",
    w.AllOf: _all_of,
}


def much(discourse: Speech, amount: int | w.Amount, what: str) -> str:
    """+2000 power; +1000 power for each fire card in your graveyard"""
    if isinstance(amount, w.Times):
        return f"{amount.number:+d} {what} for each {counted(discourse, amount.amount.noun)}"
    if isinstance(amount, w.Count):
        return f"+1 {what} for each {counted(discourse, amount.noun)}"
    if not isinstance(amount, int):
        raise Unworded(amount, "English")
    return f"{amount:+d} {what}"
