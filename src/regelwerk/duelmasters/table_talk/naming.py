"""What cards are called at the table: in the reader's language, numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters.table_talk.library import name_of, terms, words
from regelwerk.duelmasters.table_talk.reading import Piece, View, card_of
from regelwerk.kernel import table_naming
from regelwerk.kernel.table_events import Data

COPIES = ("hand", "mana")
"""Zones in which two cards of one name may be copies that nobody can tell apart."""


class Namer(table_naming.Namer):
    """Names for everything one seat may speak of at this moment."""

    def __init__(self, view: View, lang: str, names: Sequence[str]) -> None:
        super().__init__(view.seat, lang, names, words(lang), terms(lang))
        self.view = view
        for side in view.seats:
            self.number((piece.handle, self.plain(piece)) for piece in side.creatures)

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        if face is None:
            return ""
        card = card_of(face, self.view.defs)
        return name_of(card, self.lang) if card is not None else str(face["name"])

    def plain(self, piece: Piece) -> str:
        """A card's name without a number; an unknown shield goes by its place."""
        name = self.face(piece.face)
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
            return self.face(question.offered[handle]) or str(self.words.A_CARD)
        return str(self.words.A_CARD)

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
