"""A choice of several at the table: its candidates in the place of the engine's options, and how far it is in words.

A person picks in any order (`kernel.set_choice`). While that goes on, the question of the table has all candidates as
its options, whichever the engine would offer next, and behind them the one that ends the choice once it is a whole set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.set_choice import Draft, SetChoice
from regelwerk.kernel.table_events import Data
from regelwerk.kernel.table_orders import Finder, Misread, named_in
from regelwerk.kernel.table_reading import Choice, Collected, Question, choice_of
from regelwerk.kernel.wording import listed

DONE: Final = "done"
"""The verb of the option that ends a choice of several at the table."""
MASKED: Final = Choice("chosen", 0, 0, -1, 0)
"""Stands for what is chosen already where only the rest is meant."""

TEXTS: Final = {
    "en": {
        "exact": "Choose {most}, in any order.",
        "up to": "Choose up to {most}, in any order.",
        "between": "Choose {least} to {most}, in any order.",
        "some": "{n} of {most} chosen: {names}.",
        "some up to": "{n} of up to {most} chosen: {names}.",
        "done": "done: {names}",
        "none": "done: none",
        "and": "and",
    },
    "de": {
        "exact": "Wähle {most}, in beliebiger Reihenfolge.",
        "up to": "Wähle bis zu {most}, in beliebiger Reihenfolge.",
        "between": "Wähle {least} bis {most}, in beliebiger Reihenfolge.",
        "some": "{n} von {most} gewählt: {names}.",
        "some up to": "{n} von höchstens {most} gewählt: {names}.",
        "done": "fertig: {names}",
        "none": "fertig: nichts davon",
        "and": "und",
    },
}


def collect(question: Question, told: Data, draft: Draft) -> list[int]:
    """Put the candidates of a choice into the place of the options; which candidate each of them is.

    `told`: what the seat is sent of all candidates (`sight.candidates_for`).
    """
    choice = draft.choice
    shown = sorted({*draft.candidates(), *draft.chosen})
    question.options = [choice_of(told["options"][i]) for i in shown]
    question.offered = {one["handle"]: one["face"] for one in told["offered"]}
    done = -1
    if draft.is_complete():
        done = len(shown)
        question.options.append(Choice(DONE, question.options[0].subject, 0, -1, 0))
    question.collected = Collected(
        [at for at, i in enumerate(shown) if i in draft.chosen],
        [at for at, i in enumerate(shown) if draft.can_pick(i)],
        done,
        choice.least,
        choice.most,
    )
    return shown


def progress(collected: Collected, names: Sequence[str], lang: str) -> str:
    """How far a choice of several is; `names`: what is chosen.

    >>> progress(Collected([], [0, 1, 2], -1, 2, 2), [], "en")
    'Choose 2, in any order.'
    >>> progress(Collected([1], [0, 2], 3, 0, 2), ["Kor"], "de")
    '1 von höchstens 2 gewählt: Kor.'
    """
    exact = collected.least == collected.most
    if names:
        key = "some" if exact else "some up to"
    else:
        key = "exact" if exact else "between" if collected.least else "up to"
    text = TEXTS[lang][key]
    between = "; " if any("," in name for name in names) else ", "
    return text.format(n=len(names), least=collected.least, most=collected.most, names=between.join(names))


def ending(names: Sequence[str], lang: str) -> str:
    """The option that ends the choice."""
    texts = TEXTS[lang]
    return texts["done"].format(names=listed(list(names), texts["and"])) if names else texts["none"]


def named_ones(finder: Finder, question: Question, line: str) -> tuple[list[int], str]:
    """The options of a choice of several that a line names, in the order of the line, and the name that fits none.

    A name that fits several things means the next of them at each mention.
    """
    options = question.options
    found: list[int] = []
    try:
        for name in names_in(finder, line):
            at = finder.order(name)
            if at.index < 0 and not at.choices:
                question.options = options
                at = finder.order(name)  # named twice
            if at.index < 0 and not at.choices:
                return found, at.name or name
            found.append(at.index if at.index >= 0 else at.choices[0])
            question.options = [MASKED if i in found else one for i, one in enumerate(options)]
    finally:
        question.options = options
    return found, ""


def names_in(finder: Finder, line: str) -> list[str]:
    """The parts of a line that name one thing each: all of it if that means one thing, else what commas part."""
    order = finder.order(line)
    parts = named_in(line, finder.whole_names())
    if (order.index >= 0 or order.choices) and len(parts) < 2 and not order.then:
        return [line]
    return parts if len(parts) > 1 else [line, *order.then]


def meant_set(
    line: str, finder: Finder, question: Question | None, told: Data, choice: SetChoice | None
) -> list[Option]:
    """All that a line names for the open choice of several. Raises Misread."""
    if question is None or choice is None or not question.options:
        raise Misread(line)
    draft = Draft(choice)
    shown = collect(question, told, draft)
    found, unknown = named_ones(finder, question, line)
    if unknown:
        raise Misread(unknown)
    return [choice.options[shown[index]] for index in found if index < len(shown)]
