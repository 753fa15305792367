"""What cards are called at the table: in the reader's language, numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters.presentation.card_library import messages, name_of, terms
from regelwerk.duelmasters.presentation.messages import DmMessages
from regelwerk.duelmasters.seat_view import DmView, PieceView, ShieldView, card_of
from regelwerk.kernel.presentation.card_labels import CardLabeler
from regelwerk.kernel.presentation.log_entries import Data

COPIES = ("hand", "mana")
"""Zones in which two cards of one name may be copies that nobody can tell apart."""


class DmLabeler(CardLabeler[DmMessages, PieceView]):
    """Names for everything one seat may speak of at this moment."""

    view: DmView

    def __init__(self, view: DmView, lang: str, names: Sequence[str]) -> None:
        super().__init__(view.seat, lang, names, messages(lang), terms(lang))
        self.view = view
        for side in view.seats:
            self.number((piece.handle, self.unnumbered(piece)) for piece in side.creatures)

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        if face is None:
            return ""
        card = card_of(face, self.view.defs)
        return name_of(card, self.lang) if card is not None else str(face["name"])

    def unnumbered(self, piece: PieceView) -> str:
        """A card's name without a number; an unknown shield goes by its place."""
        name = self.face(piece.face)
        if isinstance(piece, ShieldView):
            place = self.messages.SHIELD.format(n=piece.place)
            return f"{place} ({name})" if name else place
        return name or self.messages.A_CARD

    def attacked(self, seat: int) -> str:
        """A player as whom somebody attacks."""
        return self.messages.YOU_ATTACKED if self.seat_names.is_you(seat) else self.seat_names.name(seat)

    def reached(self, seat: int) -> str:
        """A player as to whom somebody comes through."""
        return self.messages.YOU_REACHED if self.seat_names.is_you(seat) else self.seat_names.name(seat)

    def term(self, name: str) -> str:
        """A term by the engine's name for it ("attack step", "shield trigger", "mana")."""
        steps = self.messages.STEPS
        return steps.get(name) or self.terms.get(name.replace(" ", "_"), name)
