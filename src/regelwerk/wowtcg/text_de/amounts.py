"""Amounts in German."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from regelwerk.kernel.language.german import ACC, DAT, GEN, Article, F, GermanNoun, NounPhrase, possessive
from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import in_deck
from regelwerk.wowtcg.text.discourse import Discourse, Table, worded
from regelwerk.wowtcg.text_de.noun_phrases import described
from regelwerk.wowtcg.text_de.nouns import ANG, GESUNDHEIT, HAND, KARTE, KOSTEN, SCHADEN
from regelwerk.wowtcg.text_de.references import owned, players_thing, ref
from regelwerk.wowtcg.text_de.terms import COUNTERS

ANZAHL: Final = GermanNoun(F, "Anzahl")
VALUES: Final = {vocabulary.Value.ATK: ANG, vocabulary.Value.HEALTH: GESUNDHEIT, vocabulary.Value.COST: KOSTEN}
MEASURED: Final = (vocabulary.ValueOf, vocabulary.AnnouncedX, vocabulary.Plus)
"""Amounts that are numbers of things, not counted one by one."""


@dataclass(frozen=True)
class AmountPhrase:
    """An amount in its three places: "für jede Karte auf deiner Hand | 1 | Schaden | in Höhe seines ANG"."""

    number: str
    front: str = ""
    postmodifier: str = ""


def number(amount: int | vocabulary.Amount) -> str:
    """An amount in digits, or X."""
    if isinstance(amount, vocabulary.AnnouncedX):
        return "X"
    if isinstance(amount, int):
        return str(amount)
    raise MissingWordingError(amount, "German")


def amount_phrase(discourse: Discourse, amount: int | vocabulary.Amount) -> AmountPhrase:
    """An amount of damage."""
    if type(amount) in AMOUNTS:
        return worded(AMOUNTS, discourse, amount, "German")
    return AmountPhrase("1", front=f"für {unit(discourse, amount).in_case(ACC)}")


def bare_number(discourse: Discourse, amount: int | vocabulary.Amount) -> tuple[str, str]:
    """A number that must stand alone, and what explains it: ("3", ""), ("X", ", wobei X gleich ... ist")."""
    if isinstance(amount, (int, vocabulary.AnnouncedX)):
        return number(amount), ""
    return "X", f"{where_x(discourse, amount)},"


def where_x(discourse: Discourse, amount: int | vocabulary.Amount) -> str:
    return f", wobei X gleich {total(discourse, amount).in_case(DAT)} ist"


def _valued(discourse: Discourse, amount: vocabulary.ValueOf) -> AmountPhrase:
    if isinstance(amount.what, vocabulary.Them) and discourse.last.paid:
        return AmountPhrase("X", postmodifier=where_x(discourse, amount))
    return AmountPhrase("", postmodifier=f"in Höhe {value(discourse, amount).in_case(GEN)}")


def _explained(discourse: Discourse, amount: int | vocabulary.Amount) -> AmountPhrase:
    return AmountPhrase("X", postmodifier=where_x(discourse, amount))


def _summed(discourse: Discourse, amount: vocabulary.Plus) -> AmountPhrase:
    if amount.minus:
        return AmountPhrase("", postmodifier=f"in Höhe von {total(discourse, amount).in_case(DAT)}")
    return _explained(discourse, amount)


AMOUNTS: Final[Table[AmountPhrase]] = {
    int: lambda s, amount: AmountPhrase(number(amount)),
    vocabulary.AnnouncedX: lambda s, amount: AmountPhrase(number(amount)),
    vocabulary.ThatMuch: lambda s, amount: AmountPhrase("diese Menge"),
    vocabulary.ValueOf: _valued,
    vocabulary.Plus: _summed,
    vocabulary.RemovedForCost: _explained,
    vocabulary.AnyNumber: lambda s, amount: AmountPhrase("beliebig viel"),
}
"""Amounts that are not counted one by one."""


def value(discourse: Discourse, what: vocabulary.ValueOf) -> NounPhrase:
    """sein ANG; der ANG einer deiner Nahkampfwaffen"""
    noun = VALUES[what.value]
    many = noun is KOSTEN
    with discourse.speaking_of(discourse.last):  # what only measures something is not what a pronoun means afterwards
        phrase = ref(discourse, what.what)
    if phrase.spoken_of is not None and not phrase.name:
        stem = Article.HIS if possessive(phrase.spoken_of) == "sein" else Article.HER
        return NounPhrase((noun,), stem, plural=many)
    whose = f"von {phrase.name}" if phrase.name else phrase.in_case(GEN)
    return NounPhrase((noun,), Article.THE, plural=many, after=whose)


def unit(discourse: Discourse, amount: int | vocabulary.Amount) -> NounPhrase:
    """What is counted, every one of it: jede Karte auf deiner Hand."""
    return worded(UNITS, discourse, amount, "German")


def _every_one(discourse: Discourse, amount: vocabulary.Count) -> NounPhrase:
    whose = owned(discourse, amount.noun)
    if whose is not None:
        return replace(described(discourse, amount.noun, whose, plural=True), one_of="jed")
    return described(discourse, amount.noun, Article.EVERY)


def _on(discourse: Discourse, amount: vocabulary.DamageOn | vocabulary.CountersOn) -> str:
    return f"auf {ref(discourse, amount.what).in_case(DAT)}"


def _in_hand(discourse: Discourse, amount: vocabulary.CardsInHand) -> str:
    hand = players_thing(discourse, amount.who, HAND).in_case(DAT)
    return f", die {hand} zu ihrer maximalen Größe fehlt," if amount.lacking else f"auf {hand}"


UNITS: Final[Table[NounPhrase]] = {
    vocabulary.Count: _every_one,
    vocabulary.DamageOn: lambda s, amount: NounPhrase((SCHADEN,), Article.EVERY, after=_on(s, amount)),
    vocabulary.CountersOn: lambda s, amount: NounPhrase((counter(amount.name),), Article.EVERY, after=_on(s, amount)),
    vocabulary.CardsInHand: lambda s, amount: NounPhrase((KARTE,), Article.EVERY, after=_in_hand(s, amount)),
    vocabulary.ThatMuch: lambda s, amount: NounPhrase((SCHADEN,), Article.EVERY, ("zugefügt",)),
}
"""Amounts that are counted one by one."""


def counter(name: str) -> GermanNoun:
    """Knochenmarke"""
    word = COUNTERS.get(name, f"{name}-Marke")
    return GermanNoun(F, word, word + "n")


def total(discourse: Discourse, amount: int | vocabulary.Amount) -> NounPhrase:
    """The number itself: die Anzahl der Karten auf deiner Hand, der ANG einer deiner Waffen."""
    return worded(TOTALS, discourse, amount, "German")


def _digits(discourse: Discourse, amount: int | vocabulary.AnnouncedX) -> NounPhrase:
    return NounPhrase(name=number(amount), spoken_of=F)


def _sum(discourse: Discourse, amount: vocabulary.Plus) -> NounPhrase:
    joint = "minus" if amount.minus else "plus"
    return NounPhrase(name=f"{amount.number} {joint} {total(discourse, amount.amount).in_case(DAT)}", spoken_of=F)


def _number_of(things: NounPhrase) -> NounPhrase:
    """die Anzahl der ..."""
    return NounPhrase((ANZAHL,), Article.THE, after=things.in_case(GEN))


def _fitting(discourse: Discourse, amount: vocabulary.Count) -> NounPhrase:
    return _number_of(described(discourse, amount.noun, owned(discourse, amount.noun) or Article.THE, plural=True))


def _removed(discourse: Discourse, amount: vocabulary.RemovedForCost) -> NounPhrase:
    cards = described(discourse, in_deck(amount.noun), Article.THE, plural=True)
    return _number_of(replace(cards, adjectives=("entfernt",)))


def _counters(discourse: Discourse, amount: vocabulary.CountersOn) -> NounPhrase:
    return _number_of(NounPhrase((counter(amount.name),), Article.THE, plural=True, after=_on(discourse, amount)))


def _held(discourse: Discourse, amount: vocabulary.CardsInHand) -> NounPhrase:
    if amount.lacking:
        hand = players_thing(discourse, amount.who, HAND).in_case(DAT)
        return NounPhrase((ANZAHL,), Article.THE, after=f"der Karten, die {hand} zu ihrer maximalen Größe fehlen,")
    return _number_of(NounPhrase((KARTE,), Article.THE, plural=True, after=_in_hand(discourse, amount)))


TOTALS: Final[Table[NounPhrase]] = {
    int: _digits,
    vocabulary.AnnouncedX: _digits,
    vocabulary.ThatMuch: lambda s, amount: NounPhrase((GermanNoun(F, "Menge"),), Article.THIS),
    vocabulary.ValueOf: value,
    vocabulary.Count: _fitting,
    vocabulary.CardsInHand: _held,
    vocabulary.Plus: _sum,
    vocabulary.DamageOn: lambda s, amount: NounPhrase((SCHADEN,), Article.THE, after=_on(s, amount)),
    vocabulary.AnyNumber: lambda s, amount: NounPhrase((ANZAHL,), Article.A, ("beliebig",)),
    vocabulary.RemovedForCost: _removed,
    vocabulary.CountersOn: _counters,
}
