"""Options as a table lists them: numbered, those that differ in one thing only in a row."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.table_text import Line, plain

MENU_ROW: Final = 8
"""Where a row of options goes on that does not fit one line."""
MENU_INDENT: Final = 2


@dataclass
class Offer:
    """One option as it is shown.

    index   its place among the options of the decision
    group   the word it is listed under ("play", "attack with"), "" for a line of its own
    label   what stands in the list
    said    the whole thing as a sentence; typed back it means this option
    """

    index: int
    group: str
    label: str
    said: str


def told_apart(offer: Offer, taken: Container[str]) -> Offer:
    """The same wording for different things: numbered.

    >>> told_apart(Offer(1, "", "Kor", "play Kor"), {"play Kor"}).said
    'play Kor (2)'
    """
    number = 2
    while f"{offer.said} ({number})" in taken:
        number += 1
    return Offer(offer.index, offer.group, f"{offer.label} ({number})", f"{offer.said} ({number})")


def menu(offers: Sequence[Offer], width: int) -> list[Line]:
    """The options with their numbers: rows for groups, lines for the rest.

    >>> kor, leeroy = Offer(0, "play", "Kor", "play Kor"), Offer(1, "play", "Leeroy", "play Leeroy")
    >>> [plain(line) for line in menu([kor, leeroy, Offer(2, "", "pass", "pass")], 80)]
    ['     play:  1 Kor · 2 Leeroy', '  3  pass']
    """
    lines: list[Line] = []
    group = ""
    used = 0
    for number, offer in enumerate(offers, 1):
        if not offer.group:
            lines.append([(f"{number:>3} ", "number"), (" " + offer.label, "")])
        elif offer.group != group:
            lines.append([(f"     {offer.group}:  ", "name"), (f"{number} ", "number"), (offer.label, "")])
            used = len(plain(lines[-1]))
        elif used + len(offer.label) + 7 > width - MENU_INDENT:
            lines[-1].append((" ·", "quiet"))
            lines.append([(" " * MENU_ROW, ""), (f"{number} ", "number"), (offer.label, "")])
            used = len(plain(lines[-1]))
        else:
            lines[-1] += [(" · ", "quiet"), (f"{number} ", "number"), (offer.label, "")]
            used += len(offer.label) + 3 + len(f"{number} ")
        group = offer.group
    return lines
