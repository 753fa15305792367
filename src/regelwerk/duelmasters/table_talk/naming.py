"""What cards are called at the table: in the reader's language, numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.duelmasters.table_talk.library import name_of, terms, words
from regelwerk.duelmasters.table_talk.reading import Piece, View, card_of
from regelwerk.kernel.defs import Defs
from regelwerk.kernel.table_events import Data, Mention
from regelwerk.kernel.table_text import People


def face_name(face: Data | None, lang: str, defs: Defs) -> str:
    """The name of a face in that language; "" for an unknown one."""
    if face is None:
        return ""
    card = card_of(face, defs)
    return name_of(card, lang) if card is not None else str(face["name"])


class Namer:
    """Names for everything one seat may speak of at this moment.

    lang     "en" or "de"
    people   who sits where
    terms    the words of the cards
    words    the table's sentences
    """

    def __init__(self, view: View, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.terms = terms(lang)
        self.words: Any = words(lang)
        self.people = People(names, self.words.YOU, view.seat)
        self.called: dict[int, str] = {}
        for side in view.seats:
            self._number(side.creatures)

    def _number(self, pieces: list[Piece]) -> None:
        """Creatures of one name on one side are numbered from 1, in the order in which they lie."""
        names = [self.plain(piece) for piece in pieces]
        seen: dict[str, int] = {}
        for piece, name in zip(pieces, names):
            if names.count(name) > 1:
                seen[name] = seen.get(name, 0) + 1
                self.called[piece.handle] = f"{name} #{seen[name]}"

    def plain(self, piece: Piece) -> str:
        """A card's name without a number; an unknown shield goes by its place."""
        name = face_name(piece.face, self.lang, self.view.defs)
        if piece.zone == "shields":
            place = str(self.words.SHIELD).format(n=piece.place)
            return f"{place} ({name})" if name else place
        return name or str(self.words.A_CARD)

    def piece(self, piece: Piece) -> str:
        """A card's name, numbered where it must be."""
        return self.called.get(piece.handle) or self.plain(piece)

    def handle(self, handle: int) -> str:
        """What a handle means: the name of that card."""
        piece = self.view.find(handle)
        if piece is not None:
            return self.piece(piece)
        question = self.view.question
        if question is not None and handle in question.offered:
            return face_name(question.offered[handle], self.lang, self.view.defs) or str(self.words.A_CARD)
        return str(self.words.A_CARD)

    def mention(self, said: Mention | None) -> str:
        """A card that is spoken of, or a player."""
        if said is None:
            return ""
        if said.seat >= 0:
            return self.people.within(said.seat)
        if said.handle in self.called:
            return self.called[said.handle]
        return face_name(said.face, self.lang, self.view.defs) or self.handle(said.handle)

    def attacked(self, seat: int) -> str:
        """A player as whom somebody attacks."""
        return str(self.words.YOU_ATTACKED) if self.people.is_you(seat) else self.people.name(seat)

    def reached(self, seat: int) -> str:
        """A player as to whom somebody comes through."""
        return str(self.words.YOU_REACHED) if self.people.is_you(seat) else self.people.name(seat)

    def term(self, name: str) -> str:
        """A term by the engine's name for it ("attack step", "shield trigger", "mana")."""
        steps: dict[str, str] = self.words.STEPS
        return steps.get(name) or self.terms.get(name.replace(" ", "_"), name)
