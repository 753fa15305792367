"""Conditions and amounts in German."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.speech import counted, described, is_actor, number, player, ref
from regelwerk.duelmasters.words import Whose, Zone
from regelwerk.kernel.german import ACC, DU, NOM, PLURAL, Article, Clause, Phrase, named, spoken_of
from regelwerk.kernel.german import M as MASCULINE
from regelwerk.kernel.german import N as NEUTER
from regelwerk.kernel.wording import Unworded

WHO: Final = {
    Whose.YOURS: DU,
    Whose.OPPONENTS: named("dein Gegner", MASCULINE),
    Whose.EACH: named("jemand", MASCULINE),
}


def condition(discourse: Speech, word: w.Condition) -> Clause:
    """What stands behind "falls" or "solange", its verb last."""
    if isinstance(word, (w.AtLeast, w.AtMost)):
        return _counted(discourse, word)
    if isinstance(word, w.Is):
        return _is(discourse, word)
    if isinstance(word, w.WhileAttacking):
        return Clause(v.ANGREIFEN, ref(discourse, word.what, subject=True))
    if isinstance(word, w.TurnOf):
        return Clause(v.SIND, WHO[word.whose], (), "am Zug")
    if isinstance(word, w.AllOf):
        first, *rest = [condition(discourse, part) for part in word.conditions]
        # "solange du ... hast und diese Kreatur angreift": each part with its verb last.
        return replace(first, tail="".join(f" und {one.final()}" for one in rest))
    raise Unworded(word, "German")


def _counted(discourse: Speech, word: w.AtLeast | w.AtMost) -> Clause:
    """du mindestens 2 andere Kreaturen im Kampfbereich hast; keine anderen ... sind"""
    noun = word.noun
    in_battle = noun.zone is Zone.BATTLE
    things = _number_of(discourse, word, with_owner=False)
    if noun.whose is None:
        return Clause(v.SIND, _plain(things.said(NOM), things.is_plural))
    if isinstance(noun.whose, w.You):
        subject = DU
    else:
        person = spoken_of(MASCULINE) if is_actor(discourse, noun.whose) else player(discourse, noun.whose)
        subject = person or DU
    if in_battle or noun.zone is Zone.SHIELDS:
        return Clause(v.HABEN, subject, (things.said(ACC),))
    things = _number_of(discourse, word, with_owner=True)
    return Clause(v.SIND, _plain(things.said(NOM), things.is_plural))


def _plain(text: str, plural: bool) -> Phrase:
    return named(text, PLURAL if plural else NEUTER)


def _number_of(discourse: Speech, word: w.AtLeast | w.AtMost, with_owner: bool) -> Phrase:
    many = word.number != 1
    if isinstance(word, w.AtMost) and word.number == 0:
        return described(discourse, word.noun, Article.NO, True, "in", with_owner)
    before = "mindestens" if isinstance(word, w.AtLeast) else "höchstens"
    phrase = described(discourse, word.noun, Article.NONE if many else Article.A, many, "in", with_owner)
    return replace(phrase, before=before, count=str(word.number) if many else "")


def _is(discourse: Speech, word: w.Is) -> Clause:
    what = ref(discourse, word.what, subject=True)
    for qual in word.noun.quals:
        if isinstance(qual, (w.Tapped, w.Untapped)):
            return Clause(v.SIND, what, (), "getappt" if isinstance(qual, w.Tapped) else "enttappt")
        if isinstance(qual, (w.PowerAtLeast, w.PowerAtMost)):
            limit = "mehr" if isinstance(qual, w.PowerAtLeast) else "weniger"
            return Clause(v.HABEN, what, (f"Stärke {number(qual.amount)} oder {limit}",))
    return Clause(v.SIND, what, (described(discourse, word.noun, Article.A).said(NOM),))


def much(discourse: Speech, amount: int | w.Amount, what: str) -> str:
    """+2000 Stärke; +1000 Stärke für jede Feuerkarte auf deinem Friedhof"""
    if isinstance(amount, w.Count):
        return f"+1 {what} für {counted(discourse, amount.noun)}"
    if isinstance(amount, w.Times):
        return f"{amount.number:+d} {what} für {counted(discourse, amount.amount.noun)}"
    return f"{amount:+d} {what}"
