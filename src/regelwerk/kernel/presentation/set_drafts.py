"""A choice of several at the table: its candidates in the place of the engine's options, and how far it is in words.

A person picks in any order (`kernel.set_choice`). While that goes on, the question of the table has all candidates as
its options, whichever the engine would offer next, and behind them the one that ends the choice once it is a whole set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_HANDLE
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.language.sentences import join_list
from regelwerk.kernel.presentation.commands import CommandParser, CommandSyntaxError, named_in
from regelwerk.kernel.presentation.decision_view import Collected, DecisionView, OptionView, choice_of
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.kernel.set_choice import Draft, SetChoice

DONE: Final = "done"
"""The verb of the option that ends a choice of several at the table."""
MASKED: Final = OptionView("chosen", NO_HANDLE, NO_HANDLE, -1, 0)
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


def collect(decision: DecisionView, candidates: Data, draft: Draft) -> list[int]:
    """Put the candidates of a choice into the place of the options; which candidate each of them is.

    `candidates`: what the seat is sent of all candidates (`visibility.candidates_for`).
    """
    choice = draft.choice
    shown = sorted({*draft.candidates(), *draft.chosen})
    decision.options = [choice_of(candidates["options"][i]) for i in shown]
    decision.offered = {card["handle"]: card["face"] for card in candidates["offered"]}
    done = -1
    if draft.is_complete():
        done = len(shown)
        decision.options.append(OptionView(DONE, decision.options[0].subject, NO_HANDLE, -1, 0))
    decision.collected = Collected(
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
    text = TEXTS[language(lang)][key]
    between = "; " if any("," in name for name in names) else ", "
    return text.format(n=len(names), least=collected.least, most=collected.most, names=between.join(names))


def ending(names: Sequence[str], lang: str) -> str:
    """The option that ends the choice."""
    texts = TEXTS[language(lang)]
    return texts["done"].format(names=join_list(list(names), texts["and"])) if names else texts["none"]


def named_ones(parser: CommandParser, decision: DecisionView, line: str) -> tuple[list[int], str]:
    """The options of a choice of several that a line names, in the order of the line, and the name that fits none.

    A name that fits several things means the next of them at each mention.
    """
    options = decision.options
    indexes: list[int] = []
    try:
        for name in names_in(parser, line):
            at = parser.order(name)
            if at.index < 0 and not at.choices:
                decision.options = options
                at = parser.order(name)  # named twice
            if at.index < 0 and not at.choices:
                return indexes, at.name or name
            indexes.append(at.index if at.index >= 0 else at.choices[0])
            decision.options = [MASKED if i in indexes else option for i, option in enumerate(options)]
    finally:
        decision.options = options
    return indexes, ""


def names_in(parser: CommandParser, line: str) -> list[str]:
    """The parts of a line that name one thing each: all of it if that means one thing, else what commas part."""
    command = parser.order(line)
    parts = named_in(line, parser.whole_names())
    if (command.index >= 0 or command.choices) and len(parts) < 2 and not command.pending_targets:
        return [line]
    return parts if len(parts) > 1 else [line, *command.pending_targets]


def meant_set(
    line: str, parser: CommandParser, decision: DecisionView | None, candidates: Data, choice: SetChoice | None
) -> list[Option]:
    """All that a line names for the open choice of several. Raises CommandSyntaxError."""
    if decision is None or choice is None or not decision.options:
        raise CommandSyntaxError(line)
    draft = Draft(choice)
    shown = collect(decision, candidates, draft)
    indexes, unknown = named_ones(parser, decision, line)
    if unknown:
        raise CommandSyntaxError(unknown)
    return [choice.options[shown[index]] for index in indexes if index < len(shown)]
