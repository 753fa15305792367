"""Options as a table lists them: numbered, those that differ in one thing only in a row."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from regelwerk.kernel.table_collecting import ending, progress
from regelwerk.kernel.table_naming import Namer
from regelwerk.kernel.table_reading import Choice, Collected, Question
from regelwerk.kernel.table_text import Line, filled, plain
from regelwerk.kernel.wording import listed

MENU_ROW: Final = 8
"""Where a row of options goes on that does not fit one line."""
MENU_INDENT: Final = 2
CHOSEN: Final = "[x] "
OPEN: Final = "[ ] "
BLOCKED: Final = "[-] "
"""Before the candidates of a choice of several: chosen, to be chosen, not together with what is chosen."""


@dataclass
class Offer:
    """One option as it is shown.

    index   its place among the options of the decision
    group   the word it is listed under ("play", "attack with"), "" for a line of its own
    label   what stands in the list
    said    the whole thing as a sentence; typed back it means this option
    mark    in a choice of several: whether it is chosen, what stands before the label in the list
    """

    index: int
    group: str
    label: str
    said: str
    mark: str = ""


class View(Protocol):
    """What of a view the options need."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def question(self) -> Question | None:
        """The open decision."""

    def find(self, handle: int) -> Any:
        """The piece of that handle, if it lies somewhere in sight."""


V = TypeVar("V", bound=View)
N = TypeVar("N", bound=Namer)


def same_choice(view: View, namer: Namer, zones: Container[str], a: Choice, b: Choice) -> bool:
    """Whether two options are one and the same: done alike with one card, or with copies in one of those zones."""
    if (a.verb, a.n, a.seat) != (b.verb, b.n, b.seat):
        return False
    pairs = ((a.subject, b.subject), (a.object, b.object))
    return all(one == other or copies(view, namer, zones, one, other) for one, other in pairs)


def copies(view: View, namer: Namer, zones: Container[str], one: int, other: int) -> bool:
    """Whether two handles mean copies of one card that nobody can tell apart: alike in all that the view says.

    Of a card whose face the reader does not know there are no copies, and a copy that another player has seen is not
    like one that he has not.
    """
    p, q = view.find(one), view.find(other)
    if p is None or q is None or p.face is None or p.zone != q.zone or p.zone not in zones or p.seat != q.seat:
        return False
    return namer.handle(one) == namer.handle(other) and {**p.data, "handle": 0} == {**q.data, "handle": 0}


class Offers(Generic[V, N]):
    """The open decision in words, as a reader sees it. A game words the question and each option.

    COPIES  zones in which cards of one name may be copies that nobody can tell apart
    same    options that are not listed, and which listed one each is the same as
    """

    COPIES: Container[str] = ()

    def __init__(self, view: V, namer: N, width: int = 100) -> None:
        self.view = view
        self.namer = namer
        self.lang = namer.lang
        self.words = namer.words
        self.width = width
        self.same: dict[int, int] = {}

    # ------------------------------------------------------- what a game says

    def asking(self, asked: Any) -> list[Line]:
        """What the reader is asked."""
        raise NotImplementedError

    def offer(self, index: int, option: Choice, asked: Any) -> Offer:
        """One option, worded."""
        raise NotImplementedError

    def is_same(self, a: Choice, b: Choice) -> bool:
        """Whether two options of the same wording are one choice."""
        return same_choice(self.view, self.namer, self.COPIES, a, b)

    def difference(self, option: Choice) -> str:
        """What tells an option from another one of the same wording, "" for nothing that has words: who knows it."""
        piece = self.view.find(option.subject) or self.view.find(option.object)
        known = piece.data.get("known_to", ()) if piece is not None and piece.zone == "hand" else ()
        others = [self.namer.people.name(seat) for seat in known if seat != self.view.seat]
        if not others:
            return ""
        return filled(self.words.KNOWN_TO, {"who": listed(others, self.words.AND)}, len(others) > 1)

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
            lines = self.asking(asked)
            if asked.collected is not None:
                lines.append([("  " + progress(asked.collected, self.chosen_names(asked), self.lang), "")])
            return lines
        template = self.words.WAITING.get(asked.kind, self.words.WAITING[""])
        return [[(self.namer.people.filled(template, asked.seat), "")]]

    def all(self) -> list[Offer]:
        """Every option once; empty if another seat is asked."""
        asked = self.view.question
        if asked is None or asked.seat != self.view.seat:
            return []
        self.same = {}
        if asked.collected is not None:
            return self.candidates(asked, asked.collected)
        alike: dict[str, list[Offer]] = {}
        for index, option in enumerate(asked.options):
            offer = self.offer(index, option, asked)
            listed_so = alike.setdefault(offer.said, [])
            twin = next((one.index for one in listed_so if self.is_same(option, asked.options[one.index])), -1)
            if twin >= 0:
                self.same[index] = twin
            else:
                listed_so.append(offer)
        said_once = {said for said, offers in alike.items() if len(offers) == 1}
        offers = sorted((offer for offers in alike.values() for offer in offers), key=_place)
        return self.ordered(self.apart(offers, said_once), asked)

    def apart(self, offers: Iterable[Offer], said_once: Container[str]) -> list[Offer]:
        """The same options, each with words of its own: with what is different about it, else numbered."""
        found: list[Offer] = []
        taken: set[str] = set()
        assert self.view.question is not None
        for offer in offers:
            if offer.said not in said_once:
                more = self.difference(self.view.question.options[offer.index])
                if more:
                    offer = Offer(offer.index, offer.group, f"{offer.label} ({more})", f"{offer.said} ({more})")
            if offer.said in taken:
                offer = told_apart(offer, taken)
            taken.add(offer.said)
            found.append(offer)
        return found

    def candidates(self, asked: Question, collected: Collected) -> list[Offer]:
        """What a choice of several is made among, chosen or not; of equal things one that is not chosen."""
        offers: list[Offer] = []
        taken: set[str] = set()
        left: dict[str, list[int]] = {}
        for index, option in enumerate(asked.options):
            if index == collected.done:
                said = ending(self.chosen_names(asked), self.lang)
                offers.append(Offer(index, "", said, said))
                continue
            offer = self.offer(index, option, asked)
            chosen = index in collected.chosen
            if not chosen:
                listed_so = left.setdefault(offer.said, [])
                twin = next((one for one in listed_so if self.is_same(option, asked.options[one])), -1)
                if twin >= 0:
                    self.same[index] = twin
                    continue
                listed_so.append(index)
            if offer.said in taken:
                offer = told_apart(offer, taken)
            taken.add(offer.said)
            offer.mark = CHOSEN if chosen else BLOCKED if collected.blocked(index) else OPEN
            offers.append(offer)
        return offers

    def chosen_names(self, asked: Question) -> list[str]:
        """What is chosen of a choice of several."""
        chosen = asked.collected.chosen if asked.collected is not None else []
        names = [self.short_name(option) for option in asked.options]
        return [
            names[index] if names.count(names[index]) == 1 else self.offer(index, asked.options[index], asked).label
            for index in chosen
        ]

    def short_name(self, option: Choice) -> str:
        """What an option of a choice of several is about."""
        if option.seat >= 0:
            return self.namer.people.name(option.seat)
        return self.namer.handle(option.object or option.subject)

    def menu(self, offers: list[Offer]) -> list[Line]:
        """The options with their numbers: rows for groups, lines for the rest."""
        return menu(offers, self.width)


def _place(offer: Offer) -> int:
    return offer.index


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
