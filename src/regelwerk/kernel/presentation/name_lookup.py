"""Looking up what somebody typed among the cards and players that he sees."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.decision_view import DecisionView
from regelwerk.kernel.presentation.labels import Labeler, TableMessages
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.kernel.presentation.text import EXACT, NO_FIT, match_score, normalize

ME: Final = ("me", "myself", "mich", "mir", "ich", "i", "you", "du", "dich")
MINE: Final = ("my", "mein", "meine", "meinen", "meinem", "meiner", "own", "eigene", "eigenen", "yours", "deine")
THEIRS: Final = (
    "his", "her", "their", "theirs", "opposing", "enemy", "opponents", "gegnerische", "gegnerischen", "gegnerischer",
    "seine", "seinen", "ihre", "ihren", "feindliche",
)  # fmt: skip
"""The reader, his own and not his own in both languages, folded."""


class FaceInView(Protocol):
    """A card as it is looked at: its face if the reader knows it."""

    face: Data | None


class SideInView(Protocol):
    """A side of the table."""

    seat: int


class PiecesInView(Protocol):
    """What of a view of cards is looked at."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def seats(self) -> Sequence[SideInView]:
        """The sides of the table."""

    @property
    def pieces(self) -> Mapping[Handle, FaceInView]:
        """Everything in sight by its handle."""

    @property
    def decision(self) -> DecisionView | None:
        """The open decision."""


V = TypeVar("V", bound=PiecesInView)
N = TypeVar("N", bound=Labeler[TableMessages])


class NameLookup(Generic[V, N]):
    """Looks names up in one view. A game says what a face is called.

    opponent   words for another player
    """

    opponent: Container[str] = ()

    def __init__(self, view: V, labeler: N) -> None:
        self.view = view
        self.labeler = labeler

    def names_of_face(self, face: Data | None) -> list[str]:
        """The names of a face in both languages; none for an unknown one."""
        raise NotImplementedError

    def names_of(self, handle: Handle) -> list[str]:
        """Everything that handle may be called, folded: as the reader calls it, then in both languages, numbered."""
        piece = self.view.pieces.get(handle)
        face = piece.face if piece is not None else None
        if piece is None and self.view.decision is not None:
            face = self.view.decision.offered.get(handle)
        names = [
            normalize(self.labeler.handle(handle)),
            *(normalize(name) for name in self.names_of_face(face) if name),
        ]
        number = names[0].rpartition(" ")[2]
        if handle in self.labeler.called and number.isdecimal():
            names += [f"{name} {number}" for name in names[1:]]
        return names

    def whole_names(self) -> list[str]:
        """The whole names of everything in sight, folded."""
        handles = list(self.view.pieces) + list(self.view.decision.offered if self.view.decision is not None else ())
        return [name for handle in handles for name in self.names_of(handle)]

    def seat_score(self, query: str, seat: int) -> int:
        """How well typed words fit a player."""
        if seat == self.view.seat:
            return EXACT if query in ME else NO_FIT
        if query in self.opponent:
            return EXACT
        return match_score(query, normalize(self.labeler.seat_names.name(seat)))

    def best_seat(self, query: str) -> int:
        """The player that words mean, -1 if none."""
        for side in self.view.seats:
            if self.seat_score(query, side.seat) > NO_FIT:
                return side.seat
        return -1
