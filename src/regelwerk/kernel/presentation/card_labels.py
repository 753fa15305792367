"""What cards are called at the table of a card game."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.decision_view import DecisionView
from regelwerk.kernel.presentation.labels import Labeler, TableMessages
from regelwerk.kernel.presentation.log_entries import Data


class CardMessages(TableMessages, Protocol):
    """Sentences about cards and lists of them."""

    AND: str
    A_CARD: str
    KNOWN_TO: str
    LABELS: dict[str, str]


class CardInView(Protocol):
    """A card as a view has it: its face if the reader knows it, where it lies, and what else the view says of it."""

    handle: Handle
    face: Data | None
    zone: str
    seat: int

    def to_data(self) -> Data:
        """What is sent of it."""


M_co = TypeVar("M_co", bound=CardMessages, covariant=True)
P = TypeVar("P", bound=CardInView)
P_co = TypeVar("P_co", bound=CardInView, covariant=True)


class LabeledCards(Protocol[P_co]):
    """What of a view of cards is called something."""

    @property
    def decision(self) -> DecisionView | None:
        """The open decision."""

    def find(self, handle: Handle) -> P_co | None:
        """The card of that handle, if it lies somewhere in sight."""


class CardLabeler(Labeler[M_co], Generic[M_co, P]):
    """Names for all cards one seat may speak of at this moment. A game says what faces and unnumbered cards are called.

    view   what the seat sees
    """

    view: LabeledCards[P]

    def unnumbered(self, piece: P) -> str:
        """A card's name without a number, or what stands for it."""
        raise NotImplementedError

    def piece(self, piece: P) -> str:
        """A card's name, numbered where it must be."""
        return self.called.get(piece.handle) or self.unnumbered(piece)

    def handle(self, handle: Handle) -> str:
        """What a handle means: the name of that card."""
        piece = self.view.find(handle)
        if piece is not None:
            return self.piece(piece)
        decision = self.view.decision
        if decision is not None and handle in decision.offered:
            return self.face(decision.offered[handle]) or self.messages.A_CARD
        return self.messages.A_CARD
