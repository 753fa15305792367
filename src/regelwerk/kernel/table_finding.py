"""Looking up what somebody typed among the cards and players that he sees."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from regelwerk.kernel.table_events import Data
from regelwerk.kernel.table_naming import Namer
from regelwerk.kernel.table_reading import Question
from regelwerk.kernel.table_text import EXACT, NO_FIT, fits, fold

ME: Final = ("me", "myself", "mich", "mir", "ich", "i", "you", "du", "dich")
MINE: Final = ("my", "mein", "meine", "meinen", "meinem", "meiner", "own", "eigene", "eigenen", "yours", "deine")
THEIRS: Final = (
    "his", "her", "their", "theirs", "opposing", "enemy", "opponents", "gegnerische", "gegnerischen", "gegnerischer",
    "seine", "seinen", "ihre", "ihren", "feindliche",
)  # fmt: skip
"""The reader, his own and not his own in both languages, folded."""


class View(Protocol):
    """What of a view of cards is looked at."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def seats(self) -> Sequence[Any]:
        """The sides of the table."""

    @property
    def pieces(self) -> Mapping[int, Any]:
        """Everything in sight by its handle."""

    @property
    def question(self) -> Question | None:
        """The open decision."""


V = TypeVar("V", bound=View)
N = TypeVar("N", bound=Namer)


class CardFinder(Generic[V, N]):
    """Looks names up in one view. A game says what a face is called.

    opponent   words for another player
    """

    opponent: Container[str] = ()

    def __init__(self, view: V, namer: N) -> None:
        self.view = view
        self.namer = namer

    def names_of_face(self, face: Data | None) -> list[str]:
        """The names of a face in both languages; none for an unknown one."""
        raise NotImplementedError

    def names_of(self, handle: int) -> list[str]:
        """Everything that handle may be called, folded: as the reader calls it, then in both languages, numbered."""
        piece = self.view.pieces.get(handle)
        face: Data | None = piece.face if piece is not None else None
        if piece is None and self.view.question is not None:
            face = self.view.question.offered.get(handle)
        found = [fold(self.namer.handle(handle)), *(fold(name) for name in self.names_of_face(face) if name)]
        number = found[0].rpartition(" ")[2]
        if handle in self.namer.called and number.isdecimal():
            found += [f"{name} {number}" for name in found[1:]]
        return found

    def whole_names(self) -> list[str]:
        """The whole names of everything in sight, folded."""
        handles = list(self.view.pieces) + list(self.view.question.offered if self.view.question is not None else ())
        return [name for handle in handles for name in self.names_of(handle)]

    def seat_score(self, query: str, seat: int) -> int:
        """How well typed words fit a player."""
        if seat == self.view.seat:
            return EXACT if query in ME else NO_FIT
        if query in self.opponent:
            return EXACT
        return fits(query, fold(self.namer.people.name(seat)))

    def best_seat(self, query: str) -> int:
        """The player that words mean, -1 if none."""
        for side in self.view.seats:
            if self.seat_score(query, side.seat) > NO_FIT:
                return int(side.seat)
        return -1
