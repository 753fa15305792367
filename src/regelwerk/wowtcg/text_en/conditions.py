"""Conditions in English: under which something is done, or holds."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import english_number, join_list, with_article
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import has_happened, is_of, owner, unowned, what_about
from regelwerk.wowtcg.text.discourse import Discourse, Table, worded
from regelwerk.wowtcg.text_en.clauses import subject
from regelwerk.wowtcg.text_en.noun_phrases import described, host
from regelwerk.wowtcg.text_en.references import a_noun, selector_text
from regelwerk.wowtcg.text_en.terms import TERMS, keyword_word

STATES: Final = {
    vocabulary.Keyword.STEALTH: "stealthed",
    vocabulary.Keyword.BEAR_FORM: "in bear form",
    vocabulary.Keyword.CAT_FORM: "in cat form",
}
TURNS: Final[dict[type, str]] = {
    vocabulary.DuringYourTurn: "on your turn",
    vocabulary.DuringOpponentsTurn: "on an opponent's turn",
}
"""Conditions that are times."""


def condition(discourse: Discourse, what: vocabulary.Condition) -> str:
    """A condition as a clause: "your hero is stealthed"."""
    return worded(CONDITIONS, discourse, what, "English")


def _has(discourse: Discourse, what: vocabulary.HasKeyword) -> str:
    text, many = subject(discourse, what.what)
    if what.keyword in STATES:
        return f"{text} {'are' if many else 'is'} {STATES[what.keyword]}"
    return f"{text} {'have' if many else 'has'} {keyword_word(what.keyword)}"


def _is(discourse: Discourse, what: vocabulary.Matches) -> str:
    text, many = subject(discourse, what.what)
    attached = [qual for qual in what.noun.criteria if isinstance(qual, vocabulary.AttachedTo)]
    if attached:
        be = f"{'are' if many else 'is'}{' not' if attached[0].unless else ''}"
        return f"{text} {be} attached to {host(discourse, attached[0])}"
    if many:
        return f"{text} are {described(discourse, what.noun, True)}"
    return f"{text} is {a_noun(discourse, what.noun)}"


def _at_least(discourse: Discourse, what: vocabulary.AtLeast) -> str:
    if what.alone:
        return f"{discourse.card.pronoun} is the only {described(discourse, what.noun)}"
    if what.than_you:
        return f"there are more {described(discourse, what.noun, True)} in an opponent's party than in yours"
    if what.number == 1 and owner(what.noun) == vocabulary.YOU:
        return f"you have {with_article(described(discourse, unowned(what.noun)))}"
    things = f"{english_number(what.number)} or more {described(discourse, what.noun, True)}"
    if what.noun.zone is vocabulary.Zone.HAND and what.noun.whose == vocabulary.YOU:
        return f"you have {things}"
    return f"there are {things}{' you have' if owner(what.noun) is not None else ''}"


def _in_combat(discourse: Discourse, what: vocabulary.WhileAttacking | vocabulary.WhileDefending) -> str:
    text, many = subject(discourse, what.what)
    return f"{text} {'are' if many else 'is'} {_fighting(discourse, what)}"


def _has_dealt(discourse: Discourse, what: vocabulary.HasDealtDamage) -> str:
    dealt = f"{TERMS[what.element.name.lower()]} damage" if what.element is not None else "damage"
    if what.to is not None:
        hurt = a_noun(discourse, what.to)
        return f"{hurt} was dealt {dealt} this turn by {_who(discourse, what.by)}"
    return f"{_who(discourse, what.by)} has dealt {dealt} this turn"


def _who(discourse: Discourse, by: vocabulary.CardFilter | vocabulary.Selector) -> str:
    return a_noun(discourse, by) if isinstance(by, vocabulary.CardFilter) else subject(discourse, by)[0]


def _combined(discourse: Discourse, what: vocabulary.AllOf | vocabulary.AnyOf) -> str:
    """Several conditions in a row; what is said of the same thing names it once: "is attacking and in bear form"."""
    parts = [condition(discourse, what.parts[0])]
    for before, part in zip(what.parts, what.parts[1:]):
        words = condition(discourse, part)
        about = what_about(part)
        if about is not None and about == what_about(before):
            who, verb, _ = words.partition(" is ") if " is " in words else words.partition(" are ")
            words = words.removeprefix(who + verb.rstrip() + " ").strip() if verb else words
        parts.append(words)
    return join_list(parts, "and" if isinstance(what, vocabulary.AllOf) else "or")


CONDITIONS: Final[Table[str]] = {
    vocabulary.AllOf: _combined,
    vocabulary.AnyOf: _combined,
    vocabulary.HasKeyword: _has,
    vocabulary.Matches: _is,
    vocabulary.AtLeast: _at_least,
    vocabulary.WhileAttacking: _in_combat,
    vocabulary.WhileDefending: _in_combat,
    vocabulary.DuringYourTurn: lambda s, what: "it's your turn",
    vocabulary.DuringOpponentsTurn: lambda s, what: "it's an opponent's turn",
    vocabulary.HasDealtDamage: _has_dealt,
}


def when_so(discourse: Discourse, what: vocabulary.Condition) -> str:
    """A condition behind a statement: "on your turn", "while he is the only ally in your party"."""
    return TURNS.get(type(what)) or f"{conjunction(what)} {condition(discourse, what)}"


def _fighting(discourse: Discourse, what: vocabulary.WhileAttacking | vocabulary.WhileDefending) -> str:
    if isinstance(what, vocabulary.WhileDefending):
        return "defending"
    if isinstance(what.noun, vocabulary.Attached):
        return f"attacking {selector_text(discourse, what.noun)}"
    return f"attacking {a_noun(discourse, what.noun)}" if what.noun is not None else "attacking"


def condition_tail(discourse: Discourse, about: vocabulary.Selector, what: vocabulary.Condition | None) -> str:
    """A condition behind a statement: " while attacking", " while he is the only ally in your party"."""
    if what is None:
        return ""
    if isinstance(what, (vocabulary.WhileAttacking, vocabulary.WhileDefending)) and is_of(what, about):
        return f" while {_fighting(discourse, what)}"
    return f" {when_so(discourse, what)}"


def conjunction(what: vocabulary.Condition) -> str:
    """ "while" for what lasts, "if" for what has happened."""
    return "if" if has_happened(what) else "while"
