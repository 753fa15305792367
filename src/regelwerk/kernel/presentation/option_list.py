"""Options as a table lists them: numbered, those that differ in one thing only in a row."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from regelwerk.kernel.presentation.decision_view import Collected, DecisionView, OptionView
from regelwerk.kernel.presentation.labels import Labeler, TableMessages
from regelwerk.kernel.presentation.set_drafts import ending, progress
from regelwerk.kernel.presentation.text import StyledLine, plain

MENU_ROW: Final = 8
"""Where a row of options goes on that does not fit one line."""
MENU_INDENT: Final = 2
CHOSEN: Final = "[x] "
OPEN: Final = "[ ] "
BLOCKED: Final = "[-] "
"""Before the candidates of a choice of several: chosen, to be chosen, not together with what is chosen."""


@dataclass
class OptionItem:
    """One option as it is shown.

    index    its place among the options of the decision
    group    the word it is listed under ("play", "attack with"), "" for a line of its own
    label    what stands in the list
    command  the whole thing as a sentence; typed back it means this option
    mark     in a choice of several: whether it is chosen, what stands before the label in the list
    """

    index: int
    group: str
    label: str
    command: str
    mark: str = ""


D = TypeVar("D", bound=DecisionView)
D_co = TypeVar("D_co", bound=DecisionView, covariant=True)
N = TypeVar("N", bound=Labeler[TableMessages])


class DecisionInView(Protocol[D_co]):
    """What of a view the options need."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def decision(self) -> D_co | None:
        """The open decision."""


class OptionList(Generic[D, N]):
    """The open decision in words, as a reader sees it. A game words the question and each option.

    same    options that are not listed, and which listed one each is the same as
    """

    def __init__(self, view: DecisionInView[D], labeler: N, width: int = 100) -> None:
        self.view = view
        self.labeler = labeler
        self.lang = labeler.lang
        self.width = width
        self.same: dict[int, int] = {}

    # ------------------------------------------------------- what a game says

    def question_lines(self, decision: D) -> list[StyledLine]:
        """What the reader is asked."""
        raise NotImplementedError

    def offer(self, index: int, option: OptionView, decision: D) -> OptionItem:
        """One option, worded."""
        raise NotImplementedError

    def is_same(self, a: OptionView, b: OptionView) -> bool:
        """Whether two options of the same wording are one choice."""
        return a == b

    def difference(self, option: OptionView) -> str:
        """What tells an option from another one of the same wording, "" for nothing that has words."""
        return ""

    def ordered(self, offers: list[OptionItem], decision: D) -> list[OptionItem]:
        """The options in the order in which they are listed."""
        return offers

    # ------------------------------------------------------------------ the list

    def wordings(self) -> list[str]:
        """Every option as a sentence, by its index; options that say the same are listed once by `all`."""
        decision = self.view.decision
        if decision is None:
            return []
        return [self.offer(index, option, decision).command for index, option in enumerate(decision.options)]

    def question(self) -> list[StyledLine]:
        """What is asked, or whom one waits for."""
        decision = self.view.decision
        if decision is None:
            return []
        if decision.seat == self.view.seat:
            lines = self.question_lines(decision)
            if decision.collected is not None:
                lines.append([("  " + progress(decision.collected, self.chosen_names(decision), self.lang), "")])
            return lines
        template = self.labeler.messages.WAITING.get(decision.kind, self.labeler.messages.WAITING[""])
        return [[(self.labeler.seat_names.format_template(template, decision.seat), "")]]

    def all(self) -> list[OptionItem]:
        """Every option once; empty if another seat is asked."""
        decision = self.view.decision
        if decision is None or decision.seat != self.view.seat:
            return []
        self.same = {}
        if decision.collected is not None:
            return self.candidates(decision, decision.collected)
        alike: dict[str, list[OptionItem]] = {}
        for index, option in enumerate(decision.options):
            offer = self.offer(index, option, decision)
            listed_so = alike.setdefault(offer.command, [])
            twin = next((item.index for item in listed_so if self.is_same(option, decision.options[item.index])), -1)
            if twin >= 0:
                self.same[index] = twin
            else:
                listed_so.append(offer)
        unique_commands = {command for command, offers in alike.items() if len(offers) == 1}
        offers = sorted((offer for offers in alike.values() for offer in offers), key=_place)
        return self.ordered(self.apart(offers, unique_commands), decision)

    def apart(self, offers: Iterable[OptionItem], unique_commands: Container[str]) -> list[OptionItem]:
        """The same options, each with words of its own: with what is different about it, else numbered."""
        items: list[OptionItem] = []
        taken: set[str] = set()
        assert self.view.decision is not None
        for offer in offers:
            if offer.command not in unique_commands:
                more = self.difference(self.view.decision.options[offer.index])
                if more:
                    offer = OptionItem(offer.index, offer.group, f"{offer.label} ({more})", f"{offer.command} ({more})")
            if offer.command in taken:
                offer = disambiguate(offer, taken)
            taken.add(offer.command)
            items.append(offer)
        return items

    def candidates(self, decision: D, collected: Collected) -> list[OptionItem]:
        """What a choice of several is made among, chosen or not; of equal things one that is not chosen."""
        offers: list[OptionItem] = []
        taken: set[str] = set()
        left: dict[str, list[int]] = {}
        for index, option in enumerate(decision.options):
            if index == collected.done:
                text = ending(self.chosen_names(decision), self.lang)
                offers.append(OptionItem(index, "", text, text))
                continue
            offer = self.offer(index, option, decision)
            chosen = index in collected.chosen
            if not chosen:
                listed_so = left.setdefault(offer.command, [])
                twin = next((listed for listed in listed_so if self.is_same(option, decision.options[listed])), -1)
                if twin >= 0:
                    self.same[index] = twin
                    continue
                listed_so.append(index)
            if offer.command in taken:
                offer = disambiguate(offer, taken)
            taken.add(offer.command)
            offer.mark = CHOSEN if chosen else BLOCKED if collected.blocked(index) else OPEN
            offers.append(offer)
        return offers

    def chosen_names(self, decision: D) -> list[str]:
        """What is chosen of a choice of several."""
        chosen = decision.collected.chosen if decision.collected is not None else []
        names = [self.short_name(option) for option in decision.options]
        return [
            names[index]
            if names.count(names[index]) == 1
            else self.offer(index, decision.options[index], decision).label
            for index in chosen
        ]

    def short_name(self, option: OptionView) -> str:
        """What an option of a choice of several is about."""
        if option.seat >= 0:
            return self.labeler.seat_names.name(option.seat)
        return self.labeler.handle(option.object or option.subject)

    def menu(self, offers: list[OptionItem]) -> list[StyledLine]:
        """The options with their numbers: rows for groups, lines for the rest."""
        return menu(offers, self.width)


def _place(offer: OptionItem) -> int:
    return offer.index


def disambiguate(offer: OptionItem, taken: Container[str]) -> OptionItem:
    """The same wording for different things: numbered.

    >>> disambiguate(OptionItem(1, "", "Kor", "play Kor"), {"play Kor"}).command
    'play Kor (2)'
    """
    number = 2
    while f"{offer.command} ({number})" in taken:
        number += 1
    return OptionItem(offer.index, offer.group, f"{offer.label} ({number})", f"{offer.command} ({number})")


def menu(offers: Sequence[OptionItem], width: int) -> list[StyledLine]:
    """The options with their numbers: rows for groups, lines for the rest.

    >>> kor, leeroy = OptionItem(0, "play", "Kor", "play Kor"), OptionItem(1, "play", "Leeroy", "play Leeroy")
    >>> [plain(line) for line in menu([kor, leeroy, OptionItem(2, "", "pass", "pass")], 80)]
    ['     play:  1 Kor · 2 Leeroy', '  3  pass']
    """
    lines: list[StyledLine] = []
    group = ""
    used = 0
    for number, offer in enumerate(offers, 1):
        if not offer.group:
            lines.append([(f"{number:>3} ", "number"), (" " + offer.mark + offer.label, "")])
        elif offer.group != group:
            lines.append([(f"     {offer.group}:  ", "name"), (f"{number} ", "number"), (offer.mark + offer.label, "")])
            used = len(plain(lines[-1]))
        elif used + len(offer.mark + offer.label) + 7 > width - MENU_INDENT:
            lines[-1].append((" ·", "quiet"))
            lines.append([(" " * MENU_ROW, ""), (f"{number} ", "number"), (offer.mark + offer.label, "")])
            used = len(plain(lines[-1]))
        else:
            lines[-1] += [(" · ", "quiet"), (f"{number} ", "number"), (offer.mark + offer.label, "")]
            used += len(offer.mark + offer.label) + 3 + len(f"{number} ")
        group = offer.group
    return lines
