"""What figures, cards and spaces are called at the table, and the letters that figures have on the map."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from regelwerk.kernel.table_events import Data, Mention
from regelwerk.kernel.table_text import People, fold
from regelwerk.wowminis import say_de, say_en
from regelwerk.wowminis.meaning import Ability, Card, Figure
from regelwerk.wowminis.table_talk import words_de, words_en
from regelwerk.wowminis.table_talk.reading import Lying, Standing, View


def sayer(lang: str) -> ModuleType:
    """The room that words definitions in a language."""
    return say_de if lang == "de" else say_en


def words(lang: str) -> ModuleType:
    """The table's sentences in a language."""
    return words_de if lang == "de" else words_en


def called(of: Figure | Card | Ability, lang: str) -> str:
    """The name of a definition in that language, as far as it has one."""
    word = of.word
    return str((word.name_de if lang == "de" else "") or word.name)


class Namer:
    """Names for everything one seat may speak of at this moment.

    lang     "en" or "de"
    people   who sits where
    words    the table's sentences; `terms` the game's terms
    letters  by handle of a figure its letter on the map, the same for every reader of that language
    """

    def __init__(self, view: View, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.words: Any = words(lang)
        self.terms: dict[str, str] = sayer(lang).TERMS
        self.people = People(names, self.words.YOU, view.seat)
        self.numbered: dict[int, str] = {}
        for side in view.seats:
            self._number(side.figures)
        self.letters = letters([(figure.handle, called(figure.figure, lang)) for figure in view.figures.values()])

    def _number(self, figures: list[Standing]) -> None:
        """Figures of one name on one side are numbered from 1, in the order of the party."""
        codes = [figure.figure.code for figure in figures]
        seen: dict[str, int] = {}
        for figure, code in zip(figures, codes):
            if codes.count(code) > 1:
                seen[code] = seen.get(code, 0) + 1
                self.numbered[figure.handle] = f"{called(figure.figure, self.lang)} #{seen[code]}"

    def figure(self, figure: Standing) -> str:
        """A figure's name, numbered where it must be."""
        return self.numbered.get(figure.handle) or called(figure.figure, self.lang)

    def card(self, card: Lying) -> str:
        """A card's name; an unknown one is a face-down card."""
        return called(card.card, self.lang) if card.card is not None else str(self.words.FACE_DOWN)

    def handle(self, handle: int) -> str:
        """What a handle means."""
        if handle in self.view.figures:
            return self.figure(self.view.figures[handle])
        if handle in self.view.cards:
            return self.card(self.view.cards[handle])
        return str(self.words.A_CARD)

    def mention(self, said: Mention | None) -> str:
        """A figure or card that is spoken of, or a player."""
        if said is None:
            return ""
        if said.seat >= 0:
            return self.people.within(said.seat)
        if said.handle in self.view.figures:
            return self.figure(self.view.figures[said.handle])
        return self.face(said.face) or self.handle(said.handle)

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        found = None if face is None else self.view.defs.by_code.get(face["code"])
        return called(found, self.lang) if isinstance(found, (Figure, Card)) else ""

    def space(self, space: int) -> str:
        """The name of a space: "c4"."""
        names = self.view.ground.names
        return names[space] if 0 <= space < len(names) else "?"

    def whose(self, figure: Standing) -> str:
        """On which side a figure stands, as it stands behind its name."""
        people = self.people
        said = self.words.WORDS["yours" if people.is_you(figure.seat) else "theirs"]
        return str(said.format(who=people.name(figure.seat)))


def letters(figures: Sequence[tuple[int, str]]) -> dict[int, str]:
    """A letter of its own for each figure (handle, name): of its name where one is free, else any.

    >>> letters([(-1, "Ruby Gemsparkle"), (-2, "Ruby Gemsparkle"), (3, "Gorebelly")])
    {-1: 'R', -2: 'U', 3: 'G'}
    """
    found: dict[int, str] = {}
    for handle, name in figures:
        wanted = fold(name).replace(" ", "").upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        found[handle] = next((letter for letter in wanted if letter not in found.values()), "?")
    return found
