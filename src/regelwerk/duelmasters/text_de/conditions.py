"""Conditions and amounts in German."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse
from regelwerk.duelmasters.text_de import clauses
from regelwerk.duelmasters.text_de.references import described, each_of, everything, number, player, ref
from regelwerk.kernel.language.german import (
    ACC,
    NOM,
    PLURAL,
    YOU_SUBJECT,
    Article,
    GermanClause,
    M,
    N,
    NounPhrase,
    named,
    spoken_of,
)
from regelwerk.kernel.language.sentences import MissingWordingError, wording_of
from regelwerk.kernel.vocabulary.words import Word

WHO: Final = {
    vocabulary.TurnOwner.YOURS: YOU_SUBJECT,
    vocabulary.TurnOwner.OPPONENTS: named("dein Gegner", M),
    vocabulary.TurnOwner.EACH: named("jemand", M),
}


def condition(discourse: Discourse, word: vocabulary.Condition) -> GermanClause:
    """What stands behind "falls" or "solange", its verb last."""
    return wording_of(CONDITIONS, word, "German")(discourse, word)


def _counted(discourse: Discourse, word: vocabulary.AtLeast | vocabulary.AtMost) -> GermanClause:
    """du mindestens 2 andere Kreaturen im Kampfbereich hast; keine anderen ... sind"""
    noun = word.noun
    in_battle = noun.zone is vocabulary.Zone.BATTLE
    things = _number_of(discourse, word, with_owner=False)
    if noun.whose is None:
        return GermanClause(clauses.SIND, _plain(things.in_case(NOM), things.is_plural))
    if isinstance(noun.whose, vocabulary.You):
        subject = YOU_SUBJECT
    else:
        person = spoken_of(M) if discourse.is_his(noun.whose) else player(discourse, noun.whose)
        subject = person or YOU_SUBJECT
    if in_battle or noun.zone is vocabulary.Zone.SHIELDS:
        return GermanClause(clauses.HABEN, subject, (things.in_case(ACC),))
    things = _number_of(discourse, word, with_owner=True)
    return GermanClause(clauses.SIND, _plain(things.in_case(NOM), things.is_plural))


def _plain(text: str, plural: bool) -> NounPhrase:
    return named(text, PLURAL if plural else N)


def _number_of(discourse: Discourse, word: vocabulary.AtLeast | vocabulary.AtMost, with_owner: bool) -> NounPhrase:
    many = word.number != 1
    if isinstance(word, vocabulary.AtMost) and word.number == 0:
        return described(discourse, word.noun, Article.NO, True, "in", with_owner)
    before = "mindestens" if isinstance(word, vocabulary.AtLeast) else "höchstens"
    phrase = described(discourse, word.noun, Article.NONE if many else Article.A, many, "in", with_owner)
    return replace(phrase, before=before, count=str(word.number) if many else "")


IS: Final[dict[type[Word], Callable[[Any, NounPhrase], GermanClause]]] = {
    vocabulary.Tapped: lambda qual, what: GermanClause(clauses.SIND, what, (), "getappt"),
    vocabulary.Untapped: lambda qual, what: GermanClause(clauses.SIND, what, (), "enttappt"),
    vocabulary.PowerIs: lambda qual, what: GermanClause(clauses.HABEN, what, (f"Stärke {number(qual.amount)}",)),
    vocabulary.PowerAtLeast: lambda qual, what: GermanClause(
        clauses.HABEN, what, (f"Stärke {number(qual.amount)} oder mehr",)
    ),
    vocabulary.PowerAtMost: lambda qual, what: GermanClause(
        clauses.HABEN, what, (f"Stärke {number(qual.amount)} oder weniger",)
    ),
}
"""Qualities that are said of a thing, not with a noun."""


def _is(discourse: Discourse, word: vocabulary.Matches) -> GermanClause:
    what = ref(discourse, word.what, subject=True)
    for qual in word.noun.criteria:
        if type(qual) in IS:
            return IS[type(qual)](qual, what)
    return GermanClause(clauses.SIND, what, (described(discourse, word.noun, Article.A).in_case(NOM),))


def _more(discourse: Discourse, word: vocabulary.More) -> GermanClause:
    """dein Gegner mehr Karten in seinem Manabereich hat als du"""
    who = player(discourse, word.who) or YOU_SUBJECT
    before, discourse.actor = discourse.actor, word.who
    noun = replace(word.noun, whose=word.who)
    things = described(discourse, noun, Article.NONE, True, "in", with_owner=False)
    discourse.actor = before
    than = "du" if isinstance(word.than, vocabulary.You) else WHO[vocabulary.TurnOwner.OPPONENTS].in_case(NOM)
    return GermanClause(clauses.HABEN, who, (f"mehr {things.in_case(ACC)}",), tail=f" als {than}")


def _all_are(discourse: Discourse, word: vocabulary.AllAre) -> GermanClause:
    """alle Karten in deinem Manabereich Lichtkarten sind"""
    such = vocabulary.CardFilter(word.noun.kinds, (word.quality,), word.noun.zone)
    all_of_them = everything(discourse, word.noun, "in")
    return GermanClause(clauses.SIND, all_of_them, (described(discourse, such, plural=True).in_case(NOM),))


def _all_of(discourse: Discourse, word: vocabulary.AllHold) -> GermanClause:
    """solange du ... hast und diese Kreatur angreift: each part with its verb last"""
    first, *rest = [condition(discourse, part) for part in word.conditions]
    return replace(first, tail="".join(f" und {clause.verb_last()}" for clause in rest))


def _has_cast(discourse: Discourse, word: vocabulary.HasCast) -> GermanClause:
    who = player(discourse, word.who) or YOU_SUBJECT
    if isinstance(word.who, vocabulary.EachPlayer):
        who = named("ein Spieler", M)
    return GermanClause(clauses.HABEN, who, ("in diesem Zug einen Zauberspruch",), "gewirkt")


CONDITIONS: Final[dict[type[Word], Callable[[Discourse, Any], GermanClause]]] = {
    vocabulary.AtLeast: _counted,
    vocabulary.AtMost: _counted,
    vocabulary.More: _more,
    vocabulary.AllAre: _all_are,
    vocabulary.Matches: _is,
    vocabulary.WhileAttacking: lambda discourse, word: GermanClause(
        clauses.ANGREIFEN, ref(discourse, word.what, subject=True)
    ),
    vocabulary.HasCast: _has_cast,
    vocabulary.DuringTurn: lambda discourse, word: GermanClause(clauses.SIND, WHO[word.whose], (), "am Zug"),
    vocabulary.AllHold: _all_of,
}


def amount_phrase(discourse: Discourse, amount: int | vocabulary.Amount, what: str) -> str:
    """+2000 Stärke; +1000 Stärke für jede Feuerkarte auf deinem Friedhof"""
    if isinstance(amount, (vocabulary.Count, vocabulary.ShieldsBroken)):
        return f"+1 {what} für {each_of(discourse, amount)}"
    if isinstance(amount, vocabulary.Times):
        return f"{amount.number:+d} {what} für {each_of(discourse, amount.amount)}"
    if not isinstance(amount, int):
        raise MissingWordingError(amount, "German")
    return f"{amount:+d} {what}"
