"""What cards are called at the table: in the reader's language, numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel import table_naming
from regelwerk.kernel.table_events import Data
from regelwerk.kernel.wording import capital
from regelwerk.wowtcg.say_de import TERMS as GERMAN
from regelwerk.wowtcg.say_en import TERMS as ENGLISH
from regelwerk.wowtcg.table_talk.library import name_of, words
from regelwerk.wowtcg.table_talk.reading import Piece, View, card_of

PLAY_ROWS = ("ally row", "hero row", "resource row")
"""The rows in which cards of one name are numbered."""
COPIES = ("hand", "resource row")
"""Where two cards of one name that have no numbers may be copies that nobody can tell apart."""


class Namer(table_naming.Namer):
    """Names for everything one seat may speak of at this moment."""

    def __init__(self, view: View, lang: str, names: Sequence[str]) -> None:
        super().__init__(view.seat, lang, names, words(lang), GERMAN if lang == "de" else ENGLISH)
        self.view = view
        for side in view.seats:
            pieces = [piece for row in PLAY_ROWS for piece in _with_attached(side.rows[row])]
            self.number((piece.handle, self.plain(piece)) for piece in pieces if self._shown(piece))
        links = [piece for piece in view.pieces.values() if piece.zone == "chain"]
        self.number((piece.handle, self.plain(piece)) for piece in links)

    def _shown(self, piece: Piece) -> bool:
        """Whether it is numbered: a known card that is no mere resource."""
        return piece.face is not None and not (piece.zone == "resource row" and piece.face_down)

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        if face is None:
            return ""
        card = card_of(face, self.view.defs)
        return name_of(card, self.lang) if card is not None else str(face["name"])

    def plain(self, piece: Piece) -> str:
        """A card's name without a number; an unknown one is a face-down card or just a card."""
        name = self.face(piece.face)
        if name:
            return name
        return str(self.words.FACE_DOWN if piece.zone in PLAY_ROWS else self.words.A_CARD)

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

    def term(self, name: str) -> str:
        """A term by the engine's name for it ("action phase", "ally row")."""
        key = name.replace(" ", "_").replace("-", "_")
        return self.terms.get(key, name)

    def phase(self, name: str) -> str:
        """A phase or step as it begins a line."""
        return capital(self.term(name)) if name in PHASES else capital(self.words.WORDS["before"])


PHASES = (
    "ready step",
    "draw step",
    "action phase",
    "attack window",
    "defend window",
    "combat conclusion",
    "end phase",
    "wrap-up step",
)


def _with_attached(pieces: list[Piece]) -> list[Piece]:
    return [one for piece in pieces for one in (piece, *piece.attached)]
