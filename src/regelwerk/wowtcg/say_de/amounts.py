"""Amounts in German."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from regelwerk.kernel.german import ACC, DAT, GEN, Article, F, Noun, Phrase, possessive
from regelwerk.kernel.wording import Unworded
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table, worded
from regelwerk.wowtcg.say.reading import in_deck
from regelwerk.wowtcg.say_de.describing import described
from regelwerk.wowtcg.say_de.nouns import ANG, GESUNDHEIT, HAND, KARTE, KOSTEN, SCHADEN
from regelwerk.wowtcg.say_de.speech import owned, players_thing, ref
from regelwerk.wowtcg.say_de.terms import COUNTERS

ANZAHL: Final = Noun(F, "Anzahl")
VALUES: Final = {w.AtkOf: ANG, w.HealthOf: GESUNDHEIT, w.CostOf: KOSTEN}
MEASURED: Final = (*VALUES, w.TheX, w.Plus, w.Minus)
"""Amounts that are numbers of things, not counted one by one."""


@dataclass(frozen=True)
class Much:
    """An amount in its three places: "für jede Karte auf deiner Hand | 1 | Schaden | in Höhe seines ANG"."""

    number: str
    ahead: str = ""
    behind: str = ""


def number(amount: int | w.Amount) -> str:
    """An amount in digits, or X."""
    if isinstance(amount, w.TheX):
        return "X"
    if isinstance(amount, int):
        return str(amount)
    raise Unworded(amount, "German")


def much(discourse: Speech, amount: int | w.Amount) -> Much:
    """An amount of damage."""
    if type(amount) in AMOUNTS:
        return worded(AMOUNTS, discourse, amount, "German")
    return Much("1", ahead=f"für {unit(discourse, amount).said(ACC)}")


def plainly(discourse: Speech, amount: int | w.Amount) -> tuple[str, str]:
    """A number that must stand alone, and what explains it: ("3", ""), ("X", ", wobei X gleich ... ist")."""
    if isinstance(amount, (int, w.TheX)):
        return number(amount), ""
    return "X", f"{where_x(discourse, amount)},"


def where_x(discourse: Speech, amount: int | w.Amount) -> str:
    return f", wobei X gleich {total(discourse, amount).said(DAT)} ist"


def _valued(discourse: Speech, amount: w.AtkOf | w.HealthOf | w.CostOf) -> Much:
    if isinstance(amount.what, w.Them) and discourse.last.paid:
        return Much("X", behind=where_x(discourse, amount))
    return Much("", behind=f"in Höhe {value(discourse, amount).said(GEN)}")


def _explained(discourse: Speech, amount: int | w.Amount) -> Much:
    return Much("X", behind=where_x(discourse, amount))


AMOUNTS: Final[Table[Much]] = {
    int: lambda s, amount: Much(number(amount)),
    w.TheX: lambda s, amount: Much(number(amount)),
    w.ThatMuch: lambda s, amount: Much("diese Menge"),
    w.AtkOf: _valued,
    w.HealthOf: _valued,
    w.CostOf: _valued,
    w.Minus: lambda s, amount: Much("", behind=f"in Höhe von {total(s, amount).said(DAT)}"),
    w.Plus: _explained,
    w.CardsToHandSize: _explained,
    w.RemovedForCost: _explained,
    w.AnyNumber: lambda s, amount: Much("beliebig viel"),
}
"""Amounts that are not counted one by one."""


def value(discourse: Speech, what: w.AtkOf | w.HealthOf | w.CostOf) -> Phrase:
    """sein ANG; der ANG einer deiner Nahkampfwaffen"""
    noun = VALUES[type(what)]
    many = noun is KOSTEN
    with discourse.speaking_of(discourse.last):  # what only measures something is not what a pronoun means afterwards
        phrase = ref(discourse, what.what)
    if phrase.spoken_of is not None and not phrase.name:
        stem = Article.HIS if possessive(phrase.spoken_of) == "sein" else Article.HER
        return Phrase((noun,), stem, plural=many)
    whose = f"von {phrase.name}" if phrase.name else phrase.said(GEN)
    return Phrase((noun,), Article.THE, plural=many, after=whose)


def unit(discourse: Speech, amount: int | w.Amount) -> Phrase:
    """What is counted, every one of it: jede Karte auf deiner Hand."""
    return worded(UNITS, discourse, amount, "German")


def _every_one(discourse: Speech, amount: w.Count) -> Phrase:
    whose = owned(discourse, amount.noun)
    if whose is not None:
        return replace(described(discourse, amount.noun, whose, plural=True), one_of="jed")
    return described(discourse, amount.noun, Article.EVERY)


def _on(discourse: Speech, amount: w.DamageOn | w.CountersOn) -> str:
    return f"auf {ref(discourse, amount.what).said(DAT)}"


def _in_hand(discourse: Speech, amount: w.CardsInHand) -> str:
    return f"auf {players_thing(discourse, amount.who, HAND).said(DAT)}"


UNITS: Final[Table[Phrase]] = {
    w.Count: _every_one,
    w.DamageOn: lambda s, amount: Phrase((SCHADEN,), Article.EVERY, after=_on(s, amount)),
    w.CountersOn: lambda s, amount: Phrase((counter(amount.name),), Article.EVERY, after=_on(s, amount)),
    w.CardsInHand: lambda s, amount: Phrase((KARTE,), Article.EVERY, after=_in_hand(s, amount)),
    w.ThatMuch: lambda s, amount: Phrase((SCHADEN,), Article.EVERY, ("zugefügt",)),
}
"""Amounts that are counted one by one."""


def counter(name: str) -> Noun:
    """Knochenmarke"""
    word = COUNTERS.get(name, f"{name}-Marke")
    return Noun(F, word, word + "n")


def total(discourse: Speech, amount: int | w.Amount) -> Phrase:
    """The number itself: die Anzahl der Karten auf deiner Hand, der ANG einer deiner Waffen."""
    return worded(TOTALS, discourse, amount, "German")


def _digits(discourse: Speech, amount: int | w.TheX) -> Phrase:
    return Phrase(name=number(amount), spoken_of=F)


def _sum(discourse: Speech, amount: w.Plus | w.Minus) -> Phrase:
    joint = "plus" if isinstance(amount, w.Plus) else "minus"
    return Phrase(name=f"{amount.number} {joint} {total(discourse, amount.amount).said(DAT)}", spoken_of=F)


def _number_of(things: Phrase) -> Phrase:
    """die Anzahl der ..."""
    return Phrase((ANZAHL,), Article.THE, after=things.said(GEN))


def _fitting(discourse: Speech, amount: w.Count) -> Phrase:
    return _number_of(described(discourse, amount.noun, owned(discourse, amount.noun) or Article.THE, plural=True))


def _removed(discourse: Speech, amount: w.RemovedForCost) -> Phrase:
    cards = described(discourse, in_deck(amount.noun), Article.THE, plural=True)
    return _number_of(replace(cards, adjectives=("entfernt",)))


def _counters(discourse: Speech, amount: w.CountersOn) -> Phrase:
    return _number_of(Phrase((counter(amount.name),), Article.THE, plural=True, after=_on(discourse, amount)))


def _held(discourse: Speech, amount: w.CardsInHand) -> Phrase:
    return _number_of(Phrase((KARTE,), Article.THE, plural=True, after=_in_hand(discourse, amount)))


def _lacking(discourse: Speech, amount: w.CardsToHandSize) -> Phrase:
    return Phrase((ANZAHL,), Article.THE, after="der Karten, die deiner Hand zu ihrer maximalen Größe fehlen,")


TOTALS: Final[Table[Phrase]] = {
    int: _digits,
    w.TheX: _digits,
    w.ThatMuch: lambda s, amount: Phrase((Noun(F, "Menge"),), Article.THIS),
    w.AtkOf: value,
    w.HealthOf: value,
    w.CostOf: value,
    w.Count: _fitting,
    w.CardsInHand: _held,
    w.Plus: _sum,
    w.Minus: _sum,
    w.DamageOn: lambda s, amount: Phrase((SCHADEN,), Article.THE, after=_on(s, amount)),
    w.AnyNumber: lambda s, amount: Phrase((ANZAHL,), Article.A, ("beliebig",)),
    w.RemovedForCost: _removed,
    w.CardsToHandSize: _lacking,
    w.CountersOn: _counters,
}
