"""What figures, cards and spaces are called at the table, and the letters that figures have on the map."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.ids import Handle
from regelwerk.kernel.language.reading import ENGLISH_NAMES, language, name_language
from regelwerk.kernel.presentation import labels
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.kernel.presentation.text import normalize
from regelwerk.wowminis import text_de, text_en
from regelwerk.wowminis.lowered import AbilityDefinition, CardDefinition, FigureDefinition
from regelwerk.wowminis.presentation import messages_de, messages_en
from regelwerk.wowminis.presentation.messages import MinisMessages
from regelwerk.wowminis.presentation.texts import MinisTexts
from regelwerk.wowminis.seat_view import ActionCardView, FigureView, MinisView
from regelwerk.wowminis.text_de import english_names


def text_module(lang: str) -> MinisTexts:
    """The module that words definitions in a language."""
    # several returns: of a conditional expression mypy does not check whether both modules fit
    if lang == ENGLISH_NAMES:
        return english_names
    if language(lang) == "de":
        return text_de
    return text_en


def messages(lang: str) -> MinisMessages:
    """The table's sentences in a language."""
    if language(lang) == "de":
        return messages_de
    return messages_en


def called(of: FigureDefinition | CardDefinition | AbilityDefinition, lang: str) -> str:
    """The name of a definition in that language, as far as it has one; what a figure can do is no card of its own."""
    word = of.word
    read = language(lang) if isinstance(of, AbilityDefinition) else name_language(lang)
    return str((word.name_de if read == "de" else "") or word.name)


class MinisLabeler(labels.Labeler[MinisMessages]):
    """Names for everything one seat may speak of at this moment.

    map_letters  by handle of a figure its letter on the map, the same for every reader of that language
    """

    def __init__(self, view: MinisView, lang: str, names: Sequence[str]) -> None:
        super().__init__(view.seat, lang, names, messages(lang), text_module(lang).TERMS)
        self.view = view
        for side in view.seats:
            self.number((figure.handle, called(figure.figure, lang)) for figure in side.figures)
        self.map_letters = map_letters(
            [(figure.handle, called(figure.figure, lang)) for figure in view.figures.values()]
        )

    def figure(self, figure: FigureView) -> str:
        """A figure's name, numbered where it must be."""
        return self.called.get(figure.handle) or called(figure.figure, self.lang)

    def card(self, card: ActionCardView) -> str:
        """A card's name; an unknown one is a face-down card."""
        return called(card.card, self.lang) if card.card is not None else self.messages.FACE_DOWN

    def handle(self, handle: Handle) -> str:
        """What a handle means."""
        if handle in self.view.figures:
            return self.figure(self.view.figures[handle])
        if handle in self.view.cards:
            return self.card(self.view.cards[handle])
        return self.messages.A_CARD

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        definition = None if face is None else self.view.defs.by_code.get(face["code"])
        return called(definition, self.lang) if isinstance(definition, (FigureDefinition, CardDefinition)) else ""

    def space(self, space: int) -> str:
        """The name of a space: "c4"."""
        names = self.view.ground.names
        return names[space] if 0 <= space < len(names) else "?"

    def whose(self, figure: FigureView) -> str:
        """On which side a figure stands, as it stands behind its name."""
        seat_names = self.seat_names
        template = self.messages.LABELS["yours" if seat_names.is_you(figure.seat) else "theirs"]
        return str(template.format(who=seat_names.name(figure.seat)))


def map_letters(figures: Sequence[tuple[Handle, str]]) -> dict[Handle, str]:
    """A letter of its own for each figure (handle, name): of its name where one is free, else any.

    >>> map_letters([(-1, "Ruby Gemsparkle"), (-2, "Ruby Gemsparkle"), (3, "Gorebelly")])
    {-1: 'R', -2: 'U', 3: 'G'}
    """
    letters: dict[Handle, str] = {}
    for handle, name in figures:
        wanted = normalize(name).replace(" ", "").upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        letters[handle] = next((letter for letter in wanted if letter not in letters.values()), "?")
    return letters
