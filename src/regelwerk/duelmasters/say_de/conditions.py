"""Conditions and amounts in German."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.speech import counted, described, number, player, ref
from regelwerk.kernel.german import ACC, DU, NOM, PLURAL, Article, Clause, M, N, Phrase, named, spoken_of
from regelwerk.kernel.wording import Unworded, wording_of
from regelwerk.kernel.words import Word

WHO: Final = {
    w.Whose.YOURS: DU,
    w.Whose.OPPONENTS: named("dein Gegner", M),
    w.Whose.EACH: named("jemand", M),
}


def condition(discourse: Speech, word: w.Condition) -> Clause:
    """What stands behind "falls" or "solange", its verb last."""
    return wording_of(CONDITIONS, word, "German")(discourse, word)


def _counted(discourse: Speech, word: w.AtLeast | w.AtMost) -> Clause:
    """du mindestens 2 andere Kreaturen im Kampfbereich hast; keine anderen ... sind"""
    noun = word.noun
    in_battle = noun.zone is w.Zone.BATTLE
    things = _number_of(discourse, word, with_owner=False)
    if noun.whose is None:
        return Clause(v.SIND, _plain(things.said(NOM), things.is_plural))
    if isinstance(noun.whose, w.You):
        subject = DU
    else:
        person = spoken_of(M) if discourse.is_his(noun.whose) else player(discourse, noun.whose)
        subject = person or DU
    if in_battle or noun.zone is w.Zone.SHIELDS:
        return Clause(v.HABEN, subject, (things.said(ACC),))
    things = _number_of(discourse, word, with_owner=True)
    return Clause(v.SIND, _plain(things.said(NOM), things.is_plural))


def _plain(text: str, plural: bool) -> Phrase:
    return named(text, PLURAL if plural else N)


def _number_of(discourse: Speech, word: w.AtLeast | w.AtMost, with_owner: bool) -> Phrase:
    many = word.number != 1
    if isinstance(word, w.AtMost) and word.number == 0:
        return described(discourse, word.noun, Article.NO, True, "in", with_owner)
    before = "mindestens" if isinstance(word, w.AtLeast) else "höchstens"
    phrase = described(discourse, word.noun, Article.NONE if many else Article.A, many, "in", with_owner)
    return replace(phrase, before=before, count=str(word.number) if many else "")


IS: Final[dict[type[Word], Callable[[Any, Phrase], Clause]]] = {
    w.Tapped: lambda qual, what: Clause(v.SIND, what, (), "getappt"),
    w.Untapped: lambda qual, what: Clause(v.SIND, what, (), "enttappt"),
    w.PowerAtLeast: lambda qual, what: Clause(v.HABEN, what, (f"Stärke {number(qual.amount)} oder mehr",)),
    w.PowerAtMost: lambda qual, what: Clause(v.HABEN, what, (f"Stärke {number(qual.amount)} oder weniger",)),
}
"""Qualities that are said of a thing, not with a noun."""


def _is(discourse: Speech, word: w.Is) -> Clause:
    what = ref(discourse, word.what, subject=True)
    for qual in word.noun.quals:
        if type(qual) in IS:
            return IS[type(qual)](qual, what)
    return Clause(v.SIND, what, (described(discourse, word.noun, Article.A).said(NOM),))


def _all_of(discourse: Speech, word: w.AllOf) -> Clause:
    """solange du ... hast und diese Kreatur angreift: each part with its verb last"""
    first, *rest = [condition(discourse, part) for part in word.conditions]
    return replace(first, tail="".join(f" und {one.final()}" for one in rest))


CONDITIONS: Final[dict[type[Word], Callable[[Speech, Any], Clause]]] = {
    w.AtLeast: _counted,
    w.AtMost: _counted,
    w.Is: _is,
    w.WhileAttacking: lambda discourse, word: Clause(v.ANGREIFEN, ref(discourse, word.what, subject=True)),
    w.TurnOf: lambda discourse, word: Clause(v.SIND, WHO[word.whose], (), "am Zug"),
    w.AllOf: _all_of,
}


def much(discourse: Speech, amount: int | w.Amount, what: str) -> str:
    """+2000 Stärke; +1000 Stärke für jede Feuerkarte auf deinem Friedhof"""
    if isinstance(amount, w.Count):
        return f"+1 {what} für {counted(discourse, amount.noun)}"
    if isinstance(amount, w.Times):
        return f"{amount.number:+d} {what} für {counted(discourse, amount.amount.noun)}"
    if not isinstance(amount, int):
        raise Unworded(amount, "German")
    return f"{amount:+d} {what}"
