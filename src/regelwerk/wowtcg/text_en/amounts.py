"""Amounts in English."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import in_deck, owner
from regelwerk.wowtcg.text.discourse import Discourse, Table, worded
from regelwerk.wowtcg.text_en.noun_phrases import described
from regelwerk.wowtcg.text_en.references import player_possessive, possession, selector_text

VALUES: Final = {vocabulary.Value.ATK: "ATK", vocabulary.Value.HEALTH: "health", vocabulary.Value.COST: "cost"}
MEASURED: Final = (vocabulary.ValueOf, vocabulary.AnnouncedX, vocabulary.Plus)
"""Amounts that are numbers of things, not counted one by one."""


def number(amount: int | vocabulary.Amount) -> str:
    """An amount in digits, or X."""
    if isinstance(amount, vocabulary.AnnouncedX):
        return "X"
    if isinstance(amount, int):
        return str(amount)
    raise MissingWordingError(amount, "English")


def amount(discourse: Discourse, what: int | vocabulary.Amount) -> tuple[str, str]:
    """(the number before the thing, what follows it): ("1", " for each card in your hand").

    A number "" means that the amount is said behind: "damage equal to its ATK".
    """
    if type(what) in AMOUNTS:
        return worded(AMOUNTS, discourse, what, "English")
    return "1", f" for each {unit(discourse, what)}"


def bare_number(discourse: Discourse, what: int | vocabulary.Amount) -> tuple[str, str]:
    """A number that must stand alone, and what explains it: ("3", ""), ("X", ", where X is ...")."""
    if isinstance(what, (int, vocabulary.AnnouncedX)):
        return number(what), ""
    return "X", f", where X is {total(discourse, what)}"


def _valued(discourse: Discourse, what: vocabulary.ValueOf) -> tuple[str, str]:
    if isinstance(what.what, vocabulary.Them) and discourse.last.paid:
        return "X", f", where X is {value(discourse, what)}"
    return "", f" equal to {value(discourse, what)}"


def _sum(discourse: Discourse, what: vocabulary.Plus) -> tuple[str, str]:
    return ("", f" equal to {total(discourse, what)}") if what.minus else bare_number(discourse, what)


AMOUNTS: Final[Table[tuple[str, str]]] = {
    int: lambda s, what: (number(what), ""),
    vocabulary.AnnouncedX: lambda s, what: (number(what), ""),
    vocabulary.ThatMuch: lambda s, what: ("that amount of", ""),
    vocabulary.ValueOf: _valued,
    vocabulary.Plus: _sum,
    vocabulary.RemovedForCost: bare_number,
    vocabulary.AnyNumber: lambda s, what: ("any number of", ""),
}
"""Amounts that are not counted one by one."""


def value(discourse: Discourse, what: vocabulary.ValueOf) -> str:
    """its ATK; the ATK of one of your Daggers."""
    word = VALUES[what.value]
    spoken = (
        isinstance(what.what, (vocabulary.Them, vocabulary.EventSubject, vocabulary.EventOther))
        and discourse.mention(what.what).paid
    )
    if isinstance(what.what, (vocabulary.Target, vocabulary.Chosen, vocabulary.All)) or spoken:
        with discourse.speaking_of(discourse.last):  # what only measures something is not what "it" means afterwards
            return f"the {word} of {selector_text(discourse, what.what)}"
    return f"{selector_text(discourse, what.what, 'possessive')} {word}"


def unit(discourse: Discourse, what: int | vocabulary.Amount) -> str:
    """What is counted, one of it: "card in your hand", "damage on him"."""
    return worded(UNITS, discourse, what, "English")


def _one_of(discourse: Discourse, what: vocabulary.Count) -> str:
    whose = possession(discourse, what.noun)
    have = f" {'you have' if whose == 'your' else whose}" if whose else ""
    other = "other " if vocabulary.Other() in what.noun.criteria else ""
    return other + described(discourse, what.noun) + have


def _card_in_hand(discourse: Discourse, what: vocabulary.CardsInHand) -> str:
    hand = f"{player_possessive(discourse, what.who)} hand"
    return f"card that {hand} lacks of its maximum size" if what.lacking else f"card in {hand}"


def _held(discourse: Discourse, what: vocabulary.CardsInHand) -> str:
    hand = f"{player_possessive(discourse, what.who)} hand"
    return f"the number of cards {f'that {hand} lacks of its maximum size' if what.lacking else f'in {hand}'}"


UNITS: Final[Table[str]] = {
    vocabulary.Count: _one_of,
    vocabulary.DamageOn: lambda s, what: f"damage on {selector_text(s, what.what)}",
    vocabulary.CountersOn: lambda s, what: f"{what.name} counter on {selector_text(s, what.what)}",
    vocabulary.CardsInHand: _card_in_hand,
    vocabulary.ThatMuch: lambda s, what: "damage dealt",
}
"""Amounts that are counted one by one."""


def total(discourse: Discourse, what: int | vocabulary.Amount) -> str:
    """The number itself: "the number of cards in your hand", "the ATK of one of your Daggers"."""
    return worded(TOTALS, discourse, what, "English")


def _number_of(discourse: Discourse, what: vocabulary.Count) -> str:
    yours = " you have" if owner(what.noun) == vocabulary.YOU else ""
    return f"the number of {described(discourse, what.noun, many=True)}{yours}"


TOTALS: Final[Table[str]] = {
    int: lambda s, what: number(what),
    vocabulary.AnnouncedX: lambda s, what: number(what),
    vocabulary.ThatMuch: lambda s, what: "that amount",
    vocabulary.ValueOf: value,
    vocabulary.Count: _number_of,
    vocabulary.CardsInHand: _held,
    vocabulary.Plus: lambda s, what: f"{what.number} {'minus' if what.minus else 'plus'} {total(s, what.amount)}",
    vocabulary.DamageOn: lambda s, what: f"the damage on {selector_text(s, what.what)}",
    vocabulary.AnyNumber: lambda s, what: "any number",
    vocabulary.RemovedForCost: lambda s, what: f"the number of {described(s, in_deck(what.noun), many=True)} removed",
    vocabulary.CountersOn: lambda s, what: f"the number of {what.name} counters on {selector_text(s, what.what)}",
}
