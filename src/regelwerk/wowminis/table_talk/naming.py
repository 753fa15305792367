"""What figures, cards and spaces are called at the table, and the letters that figures have on the map."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from regelwerk.kernel import table_naming
from regelwerk.kernel.table_events import Data
from regelwerk.kernel.table_text import fold
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


class Namer(table_naming.Namer):
    """Names for everything one seat may speak of at this moment.

    letters  by handle of a figure its letter on the map, the same for every reader of that language
    """

    def __init__(self, view: View, lang: str, names: Sequence[str]) -> None:
        super().__init__(view.seat, lang, names, words(lang), sayer(lang).TERMS)
        self.view = view
        for side in view.seats:
            self.number((figure.handle, called(figure.figure, lang)) for figure in side.figures)
        self.letters = letters([(figure.handle, called(figure.figure, lang)) for figure in view.figures.values()])

    def figure(self, figure: Standing) -> str:
        """A figure's name, numbered where it must be."""
        return self.called.get(figure.handle) or called(figure.figure, self.lang)

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
