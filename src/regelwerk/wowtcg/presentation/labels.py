"""What cards are called at the table: in the reader's language, numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.language.reading import language
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.card_labels import CardLabeler
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.wowtcg.presentation.card_library import messages, name_of
from regelwerk.wowtcg.presentation.messages import WowMessages
from regelwerk.wowtcg.seat_view.pieces import PieceView, card_of
from regelwerk.wowtcg.seat_view.view import WowView
from regelwerk.wowtcg.text_de import TERMS as GERMAN
from regelwerk.wowtcg.text_en import TERMS as ENGLISH

PLAY_ROWS = ("ally row", "hero row", "resource row")
"""The rows in which cards of one name are numbered."""
COPIES = ("hand", "resource row")
"""Where two cards of one name that have no numbers may be copies that nobody can tell apart."""


class WowLabeler(CardLabeler[WowMessages, PieceView]):
    """Names for everything one seat may speak of at this moment."""

    view: WowView

    def __init__(self, view: WowView, lang: str, names: Sequence[str]) -> None:
        super().__init__(view.seat, lang, names, messages(lang), GERMAN if language(lang) == "de" else ENGLISH)
        self.view = view
        for side in view.seats:
            pieces = [piece for row in PLAY_ROWS for piece in _with_attached(side.rows[row])]
            self.number((piece.handle, self.unnumbered(piece)) for piece in pieces if self._shown(piece))
        links = [piece for piece in view.pieces.values() if piece.zone == "chain"]
        self.number((piece.handle, self.unnumbered(piece)) for piece in links)

    def _shown(self, piece: PieceView) -> bool:
        """Whether it is numbered: a known card that is no mere resource."""
        return piece.face is not None and not (piece.zone == "resource row" and piece.face_down)

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        if face is None:
            return ""
        card = card_of(face, self.view.defs)
        return name_of(card, self.lang) if card is not None else str(face["name"])

    def unnumbered(self, piece: PieceView) -> str:
        """A card's name without a number; an unknown one is a face-down card or just a card."""
        name = self.face(piece.face)
        if name:
            return name
        return self.messages.FACE_DOWN if piece.zone in PLAY_ROWS else self.messages.A_CARD

    def term(self, name: str) -> str:
        """A term by the engine's name for it ("action phase", "ally row")."""
        key = name.replace(" ", "_").replace("-", "_")
        return self.terms.get(key, name)

    def phase(self, name: str) -> str:
        """A phase or step as it begins a line."""
        return capitalize(self.term(name)) if name in PHASES else capitalize(self.messages.LABELS["before"])


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


def _with_attached(pieces: list[PieceView]) -> list[PieceView]:
    return [shown for piece in pieces for shown in (piece, *piece.attached)]
