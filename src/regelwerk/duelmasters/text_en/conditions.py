"""Conditions and amounts in English."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse
from regelwerk.duelmasters.text_en.references import (
    any_one,
    described,
    each_of,
    number,
    player,
    possessive,
    reference_text,
)
from regelwerk.kernel.language.sentences import MissingWordingError, wording_of
from regelwerk.kernel.vocabulary.words import Word

APOSTROPHE: Final = "'s"


def condition(discourse: Discourse, word: vocabulary.Condition) -> str:
    """What stands behind "if" or "while"."""
    return wording_of(CONDITIONS, word, "English")(discourse, word)


TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "your turn",
    vocabulary.TurnOwner.OPPONENTS: "your opponent's turn",
    vocabulary.TurnOwner.EACH: "a player's turn",
}


def turn(whose: vocabulary.TurnOwner) -> str:
    """your turn; your opponent's turn; a player's turn"""
    return TURNS[whose]


def _counted(discourse: Discourse, word: vocabulary.AtLeast | vocabulary.AtMost) -> str:
    """you have at least 2 other creatures in the battle zone; there is another ... in the battle zone"""
    noun, many = word.noun, word.number != 1
    if isinstance(word, vocabulary.AtMost):
        how = "no" if word.number == 0 else f"at most {'one' if word.number == 1 else word.number}"
    else:
        how = f"at least {'one' if word.number == 1 else word.number}"
    if noun.whose is None or noun.zone is not vocabulary.Zone.BATTLE:
        things = f"{how} {described(discourse, noun, many, 'in' if noun.zone is not vocabulary.Zone.SHIELDS else '')}"
        if noun.zone is vocabulary.Zone.SHIELDS:
            return f"{_has(discourse, noun)} {things}"
        return f"there {'are' if many else 'is'} {things}"
    return f"{_has(discourse, noun)} {how} {described(discourse, noun, many, 'in')}"


def _has(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    whose = possessive(discourse, noun.whose)
    if whose == "your":
        return "you have"
    return "he has" if whose == "his" else f"{whose.removesuffix(APOSTROPHE)} has"


IS: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.Tapped: lambda qual: "is tapped",
    vocabulary.Untapped: lambda qual: "is untapped",
    vocabulary.PowerIs: lambda qual: f"has power {number(qual.amount)}",
    vocabulary.PowerAtLeast: lambda qual: f"has power {number(qual.amount)} or more",
    vocabulary.PowerAtMost: lambda qual: f"has power {number(qual.amount)} or less",
}
"""Qualities that are said of a thing, not with a noun."""


def _is(discourse: Discourse, word: vocabulary.Matches) -> str:
    what = reference_text(discourse, word.what, subject=True)
    quals = word.noun.criteria
    if any(type(qual) not in IS for qual in quals):
        return f"{what} is {any_one(discourse, word.noun)}"
    parts = [IS[type(qual)](qual) for qual in quals]
    return f"{what} {' and '.join(parts)}" if parts else f"{what} is a {described(discourse, word.noun)}"


def _attacking(discourse: Discourse, word: vocabulary.WhileAttacking) -> str:
    return f"{reference_text(discourse, word.what, subject=True)} is attacking"


def _more(discourse: Discourse, word: vocabulary.More) -> str:
    """your opponent has more cards in his mana zone than you do"""
    noun = replace(word.noun, whose=word.who)
    subject = _has(discourse, noun)
    before, discourse.actor = discourse.actor, word.who
    things = described(discourse, noun, True, "in")
    discourse.actor = before
    than = "you do" if isinstance(word.than, vocabulary.You) else "your opponent does"
    return f"{subject} more {things} than {than}"


def _all_are(discourse: Discourse, word: vocabulary.AllAre) -> str:
    such = vocabulary.CardFilter(word.noun.kinds, (word.quality,), word.noun.zone)
    return f"all the {described(discourse, word.noun, True, 'in')} are {described(discourse, such, True)}"


def _all_of(discourse: Discourse, word: vocabulary.AllHold) -> str:
    return " and ".join(condition(discourse, part) for part in word.conditions)


def _has_cast(discourse: Discourse, word: vocabulary.HasCast) -> str:
    if isinstance(word.who, vocabulary.EachPlayer):
        return "a player has cast a spell this turn"
    who = player(discourse, word.who)
    return f"{who} has cast a spell this turn" if who else "you have cast a spell this turn"


CONDITIONS: Final[dict[type[Word], Callable[[Discourse, Any], str]]] = {
    vocabulary.AtLeast: _counted,
    vocabulary.AtMost: _counted,
    vocabulary.More: _more,
    vocabulary.AllAre: _all_are,
    vocabulary.Matches: _is,
    vocabulary.WhileAttacking: _attacking,
    vocabulary.HasCast: _has_cast,
    vocabulary.DuringTurn: lambda discourse, word: f"it is {turn(word.whose)}",
    vocabulary.AllHold: _all_of,
}


def amount_phrase(discourse: Discourse, amount: int | vocabulary.Amount, what: str) -> str:
    """+2000 power; +1000 power for each fire card in your graveyard"""
    if isinstance(amount, vocabulary.Times):
        return f"{amount.number:+d} {what} for each {each_of(discourse, amount.amount)}"
    if isinstance(amount, (vocabulary.Count, vocabulary.ShieldsBroken)):
        return f"+1 {what} for each {each_of(discourse, amount)}"
    if not isinstance(amount, int):
        raise MissingWordingError(amount, "English")
    return f"{amount:+d} {what}"
