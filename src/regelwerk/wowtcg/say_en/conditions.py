"""Conditions in English: under which something is done, or holds."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.wording import english_number
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table, worded
from regelwerk.wowtcg.say.reading import is_of, owner
from regelwerk.wowtcg.say_en.clauses import subject
from regelwerk.wowtcg.say_en.describing import described
from regelwerk.wowtcg.say_en.speech import a_noun, said
from regelwerk.wowtcg.say_en.terms import keyword_word

STATES: Final = {w.Keyword.STEALTH: "stealthed", w.Keyword.BEAR_FORM: "in bear form"}
TURNS: Final[dict[type, str]] = {w.YourTurn: "on your turn", w.OpponentsTurn: "on an opponent's turn"}
"""Conditions that are times."""


def condition(discourse: Speech, what: w.Condition) -> str:
    """A condition as a clause: "your hero is stealthed"."""
    return worded(CONDITIONS, discourse, what, "English")


def _has(discourse: Speech, what: w.Has) -> str:
    text, many = subject(discourse, what.what)
    if what.keyword in STATES:
        return f"{text} {'are' if many else 'is'} {STATES[what.keyword]}"
    return f"{text} {'have' if many else 'has'} {keyword_word(what.keyword)}"


def _is(discourse: Speech, what: w.Is) -> str:
    text, many = subject(discourse, what.what)
    if w.AttachedToHeroOrAlly() in what.noun.quals:
        return f"{text} is attached to a hero or ally"
    if many:
        return f"{text} are {described(discourse, what.noun, True)}"
    return f"{text} is {a_noun(discourse, what.noun)}"


def _at_least(discourse: Speech, what: w.AtLeast) -> str:
    things = f"{english_number(what.number)} or more {described(discourse, what.noun, True)}"
    if what.noun.zone is w.Zone.HAND and what.noun.whose == w.YOU:
        return f"you have {things}"
    return f"there are {things}{' you have' if owner(what.noun) is not None else ''}"


def _in_combat(discourse: Speech, what: w.WhileAttacking | w.WhileDefending) -> str:
    text, many = subject(discourse, what.what)
    return f"{text} {'are' if many else 'is'} {_fighting(discourse, what)}"


CONDITIONS: Final[Table[str]] = {
    w.Has: _has,
    w.Is: _is,
    w.AtLeast: _at_least,
    w.OnlyOne: lambda s, what: f"{s.card.pronoun} is the only {described(s, what.noun)}",
    w.WhileAttacking: _in_combat,
    w.WhileDefending: _in_combat,
    w.MoreAlliesThanYou: lambda s, what: "there are more allies in an opponent's party than in yours",
    w.YourTurn: lambda s, what: "it's your turn",
    w.OpponentsTurn: lambda s, what: "it's an opponent's turn",
    w.OpposingHeroDamagedByAllyOfYours: lambda s, what: (
        "an opposing hero was dealt damage this turn by an ally in your party"
    ),
}


def when_so(discourse: Speech, what: w.Condition) -> str:
    """A condition behind a statement: "on your turn", "while he is the only ally in your party"."""
    return TURNS.get(type(what)) or f"{conjunction(what)} {condition(discourse, what)}"


def _fighting(discourse: Speech, what: w.WhileAttacking | w.WhileDefending) -> str:
    if isinstance(what, w.WhileDefending):
        return "defending"
    if isinstance(what.noun, w.Attached):
        return f"attacking {said(discourse, what.noun)}"
    return f"attacking {a_noun(discourse, what.noun)}" if what.noun is not None else "attacking"


def condition_tail(discourse: Speech, about: w.Ref, what: w.Condition | None) -> str:
    """A condition behind a statement: " while attacking", " while he is the only ally in your party"."""
    if what is None:
        return ""
    if isinstance(what, (w.WhileAttacking, w.WhileDefending)) and is_of(what, about):
        return f" while {_fighting(discourse, what)}"
    return f" {when_so(discourse, what)}"


def conjunction(what: w.Condition) -> str:
    """ "while" for what lasts, "if" for what has happened."""
    return "if" if isinstance(what, w.OpposingHeroDamagedByAllyOfYours) else "while"
