"""Amounts in German."""

from __future__ import annotations

from dataclasses import dataclass, replace

from regelwerk.kernel.german import ACC, DAT, GEN, Article, F, Noun, Phrase, possessive
from regelwerk.kernel.wording import Unworded
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say_de.describing import described
from regelwerk.wowtcg.say_de.nouns import ANG, GESUNDHEIT, HAND, KARTE, KOSTEN, SCHADEN
from regelwerk.wowtcg.say_de.speech import Speech, owned, players_thing, ref
from regelwerk.wowtcg.say_de.terms import COUNTERS
from regelwerk.wowtcg.words import Amount

ANZAHL = Noun(F, "Anzahl")


@dataclass(frozen=True)
class Much:
    """An amount in its three places: "für jede Karte auf deiner Hand | 1 | Schaden | in Höhe seines ANG"."""

    number: str
    ahead: str = ""
    behind: str = ""


def number(amount: Amount) -> str:
    """An amount in digits, or X."""
    if isinstance(amount, w.TheX):
        return "X"
    if isinstance(amount, int):
        return str(amount)
    raise Unworded(amount, "German")


def much(discourse: Speech, amount: Amount) -> Much:
    """An amount of damage."""
    if isinstance(amount, (int, w.TheX)):
        return Much(number(amount))
    if isinstance(amount, w.ThatMuch):
        return Much("diese Menge")
    if isinstance(amount, (w.AtkOf, w.HealthOf, w.CostOf)):
        if isinstance(amount.what, w.Them) and discourse.last.paid:
            return Much("X", behind=f", wobei X gleich {value(discourse, amount).said(DAT)} ist")
        return Much("", behind=f"in Höhe {value(discourse, amount).said(GEN)}")
    if isinstance(amount, w.Minus):
        return Much("", behind=f"in Höhe von {total(discourse, amount).said(DAT)}")
    if isinstance(amount, w.AnyNumber):
        return Much("beliebig viel")
    if isinstance(amount, (w.Plus, w.CardsToHandSize, w.RemovedForCost)):
        return Much("X", behind=f", wobei X gleich {total(discourse, amount).said(DAT)} ist")
    return Much("1", ahead=f"für {unit(discourse, amount).said(ACC)}")


def plainly(discourse: Speech, amount: Amount) -> tuple[str, str]:
    """A number that must stand alone, and what explains it: ("3", ""), ("X", ", wobei X gleich ... ist")."""
    if isinstance(amount, (int, w.TheX)):
        return number(amount), ""
    return "X", f", wobei X gleich {total(discourse, amount).said(DAT)} ist,"


def value(discourse: Speech, what: w.AtkOf | w.HealthOf | w.CostOf) -> Phrase:
    """sein ANG; der ANG einer deiner Nahkampfwaffen"""
    noun = {w.AtkOf: ANG, w.HealthOf: GESUNDHEIT, w.CostOf: KOSTEN}[type(what)]
    many = noun is KOSTEN
    # what only measures something is not what a pronoun means afterwards
    before = discourse.last
    phrase = ref(discourse, what.what)
    discourse.last = before
    if phrase.spoken_of is not None and not phrase.name:
        stem = Article.HIS if possessive(phrase.spoken_of) == "sein" else Article.HER
        return Phrase((noun,), stem, plural=many)
    whose = f"von {phrase.name}" if phrase.name else phrase.said(GEN)
    return Phrase((noun,), Article.THE, plural=many, after=whose)


def unit(discourse: Speech, amount: Amount) -> Phrase:
    """What is counted, every one of it: jede Karte auf deiner Hand."""
    if isinstance(amount, w.Count):
        whose = owned(discourse, amount.noun)
        if whose is not None:
            return replace(described(discourse, amount.noun, whose, plural=True), one_of="jed")
        return described(discourse, amount.noun, Article.EVERY)
    if isinstance(amount, w.DamageOn):
        return Phrase((SCHADEN,), Article.EVERY, after=f"auf {ref(discourse, amount.what).said(DAT)}")
    if isinstance(amount, w.CountersOn):
        return Phrase((counter(amount.name),), Article.EVERY, after=f"auf {ref(discourse, amount.what).said(DAT)}")
    if isinstance(amount, w.CardsInHand):
        hand = players_thing(discourse, amount.who, HAND).said(DAT)
        return Phrase((KARTE,), Article.EVERY, after=f"auf {hand}")
    if isinstance(amount, w.ThatMuch):
        return Phrase((SCHADEN,), Article.EVERY, ("zugefügt",))
    raise Unworded(amount, "German")


def counter(name: str) -> Noun:
    """Knochenmarke"""
    word = COUNTERS.get(name, f"{name}-Marke")
    return Noun(F, word, word + "n")


def total(discourse: Speech, amount: Amount) -> Phrase:
    """The number itself: die Anzahl der Karten auf deiner Hand, der ANG einer deiner Waffen."""
    if isinstance(amount, (int, w.TheX)):
        return Phrase(name=number(amount), spoken_of=F)
    if isinstance(amount, w.ThatMuch):
        return Phrase((Noun(F, "Menge"),), Article.THIS)
    if isinstance(amount, (w.AtkOf, w.HealthOf, w.CostOf)):
        return value(discourse, amount)
    if isinstance(amount, (w.Plus, w.Minus)):
        joint = "plus" if isinstance(amount, w.Plus) else "minus"
        return Phrase(name=f"{amount.number} {joint} {total(discourse, amount.amount).said(DAT)}", spoken_of=F)
    if isinstance(amount, w.RemovedForCost):
        cards = described(
            discourse, w.Noun(amount.noun.kinds, amount.noun.quals, w.Zone.DECK), Article.THE, plural=True
        )
        return Phrase((ANZAHL,), Article.THE, after=replace(cards, adjectives=("entfernt",)).said(GEN))
    if isinstance(amount, w.AnyNumber):
        return Phrase((ANZAHL,), Article.A, ("beliebig",))
    if isinstance(amount, w.CardsToHandSize):
        return Phrase((ANZAHL,), Article.THE, after="der Karten, die deiner Hand zu ihrer maximalen Größe fehlen,")
    if isinstance(amount, w.DamageOn):
        return Phrase((SCHADEN,), Article.THE, after=f"auf {ref(discourse, amount.what).said(DAT)}")
    return Phrase((ANZAHL,), Article.THE, after=counted(discourse, amount).said(GEN))


def counted(discourse: Speech, amount: Amount) -> Phrase:
    """The things a number counts, as a plural with its article."""
    if isinstance(amount, w.Count):
        return described(discourse, amount.noun, owned(discourse, amount.noun) or Article.THE, plural=True)
    if isinstance(amount, w.CardsInHand):
        hand = players_thing(discourse, amount.who, HAND).said(DAT)
        return Phrase((KARTE,), Article.THE, plural=True, after=f"auf {hand}")
    if isinstance(amount, w.CountersOn):
        marks = f"auf {ref(discourse, amount.what).said(DAT)}"
        return Phrase((counter(amount.name),), Article.THE, plural=True, after=marks)
    raise Unworded(amount, "German")
