"""The state of a game of bids, its codes, and the changes that texts and rounds make."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import Piece
from regelwerk.kernel.program import Program
from regelwerk.kernel.rulebook import Rulebook, RuleCitation
from regelwerk.kernel.state import ALL, VISIBLE_TO_ALL, VISIBLE_TO_NONE, VISIBLE_TO_OWNER, State

BOOK: Final = Rulebook.open(Path(__file__).parent / "rulebook", prefix="bids")
rule = BOOK.citation

LOWEST: Final = rule("bids:2.4")
DROPPING: Final = rule("bids:4.1")
LAST_TEAM: Final = rule("bids:5.2")
ACTS: Final = rule("ruling:acts-nobody-asked-for")
OFFERED: Final = rule("ruling:announcement-can-be-finished")

STOCK, SHOWN, USED, DECK, HAND, PILE, AWAY = range(7)
SIGHTS: Final = [
    VISIBLE_TO_NONE,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
    VISIBLE_TO_NONE,
    VISIBLE_TO_OWNER,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
]
"""Zones of each kind: prizes to come, the prize of the round, those before; deck, hand, used bids, what was put away.

The first three are common; they stand in the first seat's zones, whoever that is.
"""
ZONES: Final = ("stock", "shown", "used", "deck", "hand", "pile", "away")

BID, CHOOSE, WHETHER, WHOM = range(4)
KINDS: Final = ("bid", "choose", "whether", "whom")
ADD, STOP, PICK, YES, NO, NAME = range(6)
VERBS: Final = ("add", "stop", "pick", "yes", "no", "name")

E_PRIZE, E_BID, E_WON, E_LOST, E_OUT, E_DREW, E_PUT = range(7)
E_SCORED, E_PEEKED, E_SHOWN, E_COIN, E_DIE, E_MIXED, E_OVER = range(7, 14)
EVENTS: Final = (
    "prize", "bid", "won", "lost heart", "out", "drew", "put", "scored", "peeked", "shown", "coin", "die", "mixed",
    "over",
)  # fmt: skip

HEARTS: Final = 3
HANDS: Final = 3


class NumberCard(Definition):
    """A card to bid with."""

    __slots__ = ("value",)

    def __init__(self, code: str, index: int, name: str, value: int) -> None:
        super().__init__(code, index, name)
        self.value = value


class PrizeCard(Definition):
    """A prize, with its text as a program. Its back is not that of a number."""

    __slots__ = ("program",)

    def __init__(self, code: str, index: int, name: str, program: Program) -> None:
        super().__init__(code, index, name)
        self.back = 1
        self.program = program


class BidsState(State):
    """A game of bids.

    points  of each team
    hearts  of each seat
    round   from 1, 0 before the first
    lead    the seat that is asked first
    """

    __slots__ = ("hearts", "lead", "points", "round")

    def __init__(self, defs: Definitions, teams: list[int], chance: Chance, windows: int = ALL) -> None:
        super().__init__(defs, teams, SIGHTS, chance, windows)
        self.points = [0] * (max(teams) + 1)
        self.hearts = [HEARTS] * len(teams)
        self.round = 0
        self.lead = 0

    def fork(self) -> BidsState:
        other = BidsState.__new__(BidsState)
        self.copy_fields_to(other)
        other.points = self.points[:]
        other.hearts = self.hearts[:]
        other.round = self.round
        other.lead = self.lead
        return other

    def zone(self, kind: int, seat: int) -> int:
        """The number of a zone; of the common ones the seat is 0."""
        return kind * self.seats + seat

    def held(self, kind: int, seat: int) -> list[Piece[Any]]:
        """The pieces in a zone, in order."""
        return [self.pieces[id] for id in self.zones[self.zone(kind, seat)]]

    def hand(self, seat: int) -> list[Piece[Any]]:
        """The hand in the order in which it is offered: by value, equal ones by the owner's own handles."""
        pieces = self.held(HAND, seat)
        keys = sorted((value_of(piece), piece.owner_handle, i) for i, piece in enumerate(pieces))
        return [pieces[i] for _, _, i in keys]


def value_of(piece: Piece[Any]) -> int:
    """The number on a card."""
    card = piece.card
    assert isinstance(card, NumberCard)
    return card.value


# ------------------------------------------------------------------------- changes


def draw(state: BidsState, seat: int, cards: int, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Draw cards, as many as there are."""
    for _ in range(cards):
        deck = state.zones[state.zone(DECK, seat)]
        if not deck:
            return
        piece = state.move(deck[-1], state.zone(HAND, seat))
        state.emit_private(E_DREW, cite, source, seat, piece.ref, 1, 1 << seat)


def bury(state: BidsState, seat: int, ref: Ref, cite: RuleCitation, source: Ref) -> None:
    """Put a card of a hand under the deck; nobody else can say which one it was."""
    piece = state.piece_or_none(ref)
    if piece is not None:
        piece = state.move(piece.id, state.zone(DECK, seat), bottom=True, face_down=True)
        state.emit_private(E_PUT, cite, source, seat, piece.ref, DECK, 1 << seat)


def show(state: BidsState, ref: Ref, cite: RuleCitation, source: Ref) -> None:
    """Show a card to all; from now on everybody can follow it, until it is lost among others."""
    piece = state.piece_or_none(ref)
    if piece is not None:
        state.reveal_to_all(piece)
        state.emit(E_SHOWN, cite, source, piece.owner, ref)


def peek(state: BidsState, seat: int, ref: Ref, cite: RuleCitation, source: Ref) -> None:
    """One seat looks at a card; its owner learns which one it was."""
    piece = state.piece_or_none(ref)
    if piece is not None:
        state.reveal_to(piece, seat)
        state.emit_private(E_PEEKED, cite, source, seat, ref, 0, 1 << seat | 1 << piece.owner)


def score(state: BidsState, seat: int, points: int, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Points for the seat's team."""
    state.points[state.teams[seat]] += points
    state.emit(E_SCORED, cite, source, seat, NO_REF, NO_REF, points)


def lose_heart(state: BidsState, seat: int, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """A heart less; without any, out at once (bids:4.1)."""
    if state.in_game(seat):
        state.hearts[seat] -= 1
        state.emit(E_LOST, cite, source, seat, NO_REF, NO_REF, state.hearts[seat])
        if state.hearts[seat] == 0:
            drop_out(state, [seat], DROPPING)


def drop_out(state: BidsState, seats: list[int], cite: RuleCitation) -> None:
    """Seats leave at the same moment; frames that were theirs end when they are stepped."""
    for seat in seats:
        state.left_seats |= 1 << seat
        state.emit(E_OUT, cite, NO_REF, seat)
        for kind in (HAND, DECK):
            for id in state.zones[state.zone(kind, seat)][:]:
                state.move(id, state.zone(AWAY, seat), face_down=True)
    alive = {state.teams[seat] for seat in range(state.seats) if state.in_game(seat)}
    if len(alive) < 2:
        winners = [seat for seat in range(state.seats) if state.teams[seat] in alive]
        state.emit(E_OVER, LAST_TEAM, NO_REF, winners[0] if winners else -1)
        state.finish(winners, LAST_TEAM)
