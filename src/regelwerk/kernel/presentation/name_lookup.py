"""Looking up what somebody typed among the cards and players that he sees."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation.card_labels import CardInView
from regelwerk.kernel.presentation.card_option_list import CardsInView, same_choice
from regelwerk.kernel.presentation.commands import ParsedCommand
from regelwerk.kernel.presentation.decision_view import DecisionView, OptionView
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


class SideInView(Protocol):
    """A side of the table."""

    seat: int


class PiecesInView(CardsInView[DecisionView], Protocol):
    """What of a view of cards is looked at."""

    @property
    def seats(self) -> Sequence[SideInView]:
        """The sides of the table."""

    @property
    def pieces(self) -> Mapping[Handle, CardInView]:
        """Everything in sight by its handle."""


K = TypeVar("K", bound=int)
Rank = TypeVar("Rank", int, tuple[int, ...])


def best_scored(scores: Mapping[K, int]) -> list[K]:
    """All that words fit best, by what fits how well; empty if they fit nothing.

    >>> best_scored({3: 60, 5: EXACT, 8: EXACT}), best_scored({3: NO_FIT})
    ([5, 8], [])
    """
    best = max(scores.values(), default=NO_FIT)
    return [found for found, score in scores.items() if score == best] if best > NO_FIT else []


def best_ranked(ranks: Mapping[Handle, Rank]) -> Handle:
    """The handle that is meant most likely, by the rank of those that fit; of equals the first, 0 if there is none.

    >>> best_ranked({17: (1, 60), 21: (1, 80), 30: (0, EXACT), 40: (1, 80)}), best_ranked({})
    (21, 0)
    """
    return max(ranks, key=ranks.__getitem__, default=NO_HANDLE)


V = TypeVar("V", bound=PiecesInView)
N = TypeVar("N", bound=Labeler[TableMessages])


class NameLookup(Generic[V, N]):
    """Looks names up in one view. A game says what a face is called.

    opponent  words for another player
    COPIES    zones in which cards of one name may be copies that nobody can tell apart
    """

    opponent: Container[str] = ()
    COPIES: Container[str] = ()

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

    def is_same(self, a: OptionView, b: OptionView) -> bool:
        """Whether two options are done alike with one card, or with copies that nobody can tell apart."""
        return same_choice(self.view, self.labeler, self.COPIES, a, b)

    def only_option(self, decision: DecisionView, found: Sequence[int]) -> ParsedCommand:
        """Exactly one of the options, or several that come to the same thing; else the question which."""
        if not found:
            return ParsedCommand(error="not-now")
        first, *others = found
        if all(self.is_same(decision.options[first], decision.options[i]) for i in others):
            return ParsedCommand(first)
        return ParsedCommand(error="unclear", choices=list(found))
