"""Options as a table lists them: numbered, those that differ in one thing only in a row."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from regelwerk.kernel.table_naming import Namer
from regelwerk.kernel.table_reading import Choice, Question
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


class View(Protocol):
    """What of a view the options need."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def question(self) -> Question | None:
        """The open decision."""


V = TypeVar("V", bound=View)
N = TypeVar("N", bound=Namer)


class Offers(Generic[V, N]):
    """The open decision in words, as a reader sees it. A game words the question and each option."""

    def __init__(self, view: V, namer: N, width: int = 100) -> None:
        self.view = view
        self.namer = namer
        self.lang = namer.lang
        self.words = namer.words
        self.width = width

    # ------------------------------------------------------- what a game says

    def asking(self, asked: Any) -> list[Line]:
        """What the reader is asked."""
        raise NotImplementedError

    def offer(self, index: int, option: Choice, asked: Any) -> Offer:
        """One option, worded."""
        raise NotImplementedError

    def same_anyway(self, option: Choice) -> bool:
        """Whether another option of the same wording is the same choice."""
        raise NotImplementedError

    def ordered(self, offers: list[Offer], asked: Any) -> list[Offer]:
        """The options in the order in which they are listed."""
        return offers

    # ------------------------------------------------------------------ the list

    def question(self) -> list[Line]:
        """What is asked, or whom one waits for."""
        asked = self.view.question
        if asked is None:
            return []
        if asked.seat == self.view.seat:
            return self.asking(asked)
        template = self.words.WAITING.get(asked.kind, self.words.WAITING[""])
        return [[(self.namer.people.filled(template, asked.seat), "")]]

    def all(self) -> list[Offer]:
        """Every option once; empty if another seat is asked."""
        asked = self.view.question
        if asked is None or asked.seat != self.view.seat:
            return []
        offers: list[Offer] = []
        taken: set[str] = set()
        for index, option in enumerate(asked.options):
            offer = self.offer(index, option, asked)
            if offer.said in taken:
                if self.same_anyway(option):
                    continue
                offer = told_apart(offer, taken)
            taken.add(offer.said)
            offers.append(offer)
        return self.ordered(offers, asked)

    def menu(self, offers: list[Offer]) -> list[Line]:
        """The options with their numbers: rows for groups, lines for the rest."""
        return menu(offers, self.width)


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
