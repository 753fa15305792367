"""The state of a hex walk, its codes, and the changes that turns and texts make."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.event import EVERYONE as EVERYONE
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import LastKnown, Piece, WriteToken
from regelwerk.kernel.program import Program
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.rulebook import RuleCitation as RuleCitation
from regelwerk.kernel.state import ALL, VISIBLE_TO_ALL, VISIBLE_TO_OWNER, State
from tests.toys.hexwalk.hexes import edge_of

BOOK: Final = Rulebook.open(Path(__file__).parent / "rulebook", prefix="hex")
rule = BOOK.citation

SETUP: Final = rule("hex:1.1")
FALLING: Final = rule("hex:4.4")
THREE_POINTS: Final = rule("hex:6.1")
LAST_TEAM: Final = rule("hex:6.3")
ACTS: Final = rule("ruling:acts-nobody-asked-for")
OFFERED: Final = rule("ruling:announcement-can-be-finished")

BOARD, FALLEN, HAND, BAR, AWAY = range(5)
SIGHTS: Final = [VISIBLE_TO_ALL, VISIBLE_TO_ALL, VISIBLE_TO_OWNER, VISIBLE_TO_ALL, VISIBLE_TO_ALL]
"""Zones of each kind: figures on the board, fallen ones, cards in hand, cards under figures, what was put away."""
ZONES: Final = ("board", "fallen", "hand", "bar", "away")

PUT_UNDER, WHICH, TURN, REACT, SCOUT = range(5)
KINDS: Final = ("put under", "which", "turn", "react", "scout")
PLACE, ACT, WALK, STRIKE, REST, PLAY, PASS, LOOK = range(8)
VERBS: Final = ("place", "act", "walk", "strike", "rest", "play", "pass", "look")

E_ENTERED, E_PLACED, E_CLOCK, E_READY, E_WALKED, E_RESTED, E_STRUCK, E_PLAYED = range(8)
E_ROLLED, E_SHIELDED, E_WOUNDED, E_HEALED, E_HASTENED, E_LOOKED, E_FELL, E_SCORED, E_COIN, E_OUT, E_OVER = range(8, 19)
EVENTS: Final = (
    "entered", "placed", "clock", "ready", "walked", "rested", "struck", "played", "rolled", "shielded", "wounded",
    "healed", "hastened", "looked", "fell", "scored", "coin", "out", "over",
)  # fmt: skip

GOAL: Final = 3
AWAY_FOR: Final = 4


class FigureCard(Definition):
    """A figure's numbers."""

    __slots__ = ("armor", "dice", "health", "speed")

    def __init__(self, code: str, index: int, name: str, health: int, speed: int, dice: int, armor: int) -> None:
        super().__init__(code, index, name)
        self.health = health
        self.speed = speed
        self.dice = dice
        self.armor = armor


class ActionCard(Definition):
    """A card to lie under a figure: a reaction or an instant."""

    __slots__ = ("program", "reaction")

    def __init__(self, code: str, index: int, name: str, program: Program, reaction: bool) -> None:
        super().__init__(code, index, name)
        self.back = 1
        self.program = program
        self.reaction = reaction


class HexPiece(Piece[Any]):
    """A figure or a card.

    hex    where a figure stands, -1 off the board
    time   when a figure acts next
    wounds of a figure
    under  reference of the figure that a card lies under, 0 for none
    used   whether a card has been used since it was last made ready
    """

    __slots__ = ("hex", "time", "under", "used", "wounds")

    def __init__(self, id: int, card: Definition, owner: int, zone: int, own: WriteToken) -> None:
        super().__init__(id, card, owner, zone, own)
        self.hex = -1
        self.time = 0
        self.wounds = 0
        self.under = NO_REF
        self.used = False

    def copy(self, own: WriteToken) -> HexPiece:
        other = HexPiece.__new__(HexPiece)
        self.copy_fields_to(other, own)
        other.hex = self.hex
        other.time = self.time
        other.wounds = self.wounds
        other.under = self.under
        other.used = self.used
        return other

    def reset(self) -> None:
        """A figure that has left the board and comes back is unhurt and somewhere else; its time goes on."""
        self.hex = -1
        self.wounds = 0
        self.under = NO_REF
        self.used = False

    @property
    def figure(self) -> FigureCard:
        """Its numbers, typed."""
        assert isinstance(self.card, FigureCard)
        return self.card


class HexState(State):
    """A hex walk.

    clock   the tick that is being played
    last    the seat that acted last
    points  of each team
    """

    __slots__ = ("clock", "last", "points")

    def __init__(self, defs: Definitions, teams: list[int], chance: Chance, windows: int = ALL) -> None:
        super().__init__(defs, teams, SIGHTS, chance, windows)
        self.clock = 0
        self.last = len(teams) - 1
        self.points = [0] * (max(teams) + 1)

    def fork(self) -> HexState:
        other = HexState.__new__(HexState)
        self.copy_fields_to(other)
        other.clock = self.clock
        other.last = self.last
        other.points = self.points[:]
        return other

    def new_piece(self, card: Definition, owner: int, zone: int) -> HexPiece:
        piece = HexPiece(len(self.pieces), card, owner, zone, self.write_token)
        self.add(piece)
        return piece

    def at(self, ref: Ref) -> HexPiece | None:
        """The piece of that incarnation, None if it has become another one."""
        piece = self.piece_or_none(ref)
        assert piece is None or isinstance(piece, HexPiece)
        return piece

    def was(self, ref: Ref) -> HexPiece:
        """The piece of that incarnation, or as it was last known."""
        piece = self.recall(ref)
        assert isinstance(piece, HexPiece)
        return piece

    def change(self, piece: HexPiece) -> HexPiece:
        """The piece, to be written."""
        written = self.writable_piece(piece.id)
        assert isinstance(written, HexPiece)
        return written

    def held(self, kind: int, seat: int) -> list[HexPiece]:
        """The pieces in a zone, in order."""
        found = []
        for id in self.zones[kind * self.seats + seat]:
            piece = self.pieces[id]
            assert isinstance(piece, HexPiece)
            found.append(piece)
        return found

    def figures(self) -> list[HexPiece]:
        """Every figure on the board, seat by seat."""
        return [piece for seat in range(self.seats) for piece in self.held(BOARD, seat)]

    def taken(self) -> list[int]:
        """The hexes on which figures stand."""
        return [piece.hex for piece in self.figures()]

    def card_under(self, figure: HexPiece) -> HexPiece | None:
        """The card under a figure."""
        for card in self.held(BAR, figure.owner):
            if card.under == figure.ref:
                return card
        return None


# ------------------------------------------------------------------------- changes


def enter(state: HexState, piece: HexPiece, cite: RuleCitation) -> bool:
    """A figure comes in at its edge; False if every hex is taken."""
    taken = state.taken()
    for number in edge_of(piece.owner, state.seats):
        if number not in taken:
            piece = state.change(piece)
            piece.hex = number
            state.emit(E_ENTERED, cite, NO_REF, piece.owner, piece.ref, NO_REF, number)
            return True
    return False


def wound(state: HexState, piece: HexPiece, wounds: int, team: int, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Wounds for a figure on the board; it may fall (hex:4.4)."""
    if wounds <= 0:
        return
    piece = state.change(piece)
    piece.wounds += wounds
    state.emit(E_WOUNDED, cite, source, piece.owner, piece.ref, NO_REF, wounds)
    if piece.wounds >= piece.figure.health:
        fall(state, piece, team)


def fall(state: HexState, piece: HexPiece, team: int) -> None:
    """A figure leaves the board; what is known of it is kept, and its card goes on lying under it."""
    ref = piece.ref
    card = state.card_under(piece)
    state.last_known_pieces[ref] = LastKnown(ref, piece.copy(WriteToken()), [piece.hex])
    state.emit(E_FELL, FALLING, NO_REF, piece.owner, ref)
    moved = state.move(piece.id, FALLEN * state.seats + piece.owner)
    assert isinstance(moved, HexPiece)
    moved.time += AWAY_FOR
    if card is not None:
        state.change(card).under = moved.ref
    if team != state.teams[piece.owner]:
        state.points[team] += 1
        state.emit(E_SCORED, FALLING, NO_REF, -1, NO_REF, NO_REF, team)
        if state.points[team] >= GOAL:
            over(state, team, THREE_POINTS)


def over(state: HexState, team: int, cite: RuleCitation) -> None:
    """The game is over; -1 for no team that wins."""
    winners = [seat for seat in range(state.seats) if state.teams[seat] == team]
    state.emit(E_OVER, cite, NO_REF, winners[0] if winners else -1)
    state.finish(winners, cite)


def drop_out(state: HexState, seat: int, cite: RuleCitation) -> None:
    """A seat leaves; its pieces are put away, face down what nobody has seen."""
    state.left_seats |= 1 << seat
    state.emit(E_OUT, cite, NO_REF, seat)
    for kind in (BOARD, FALLEN, HAND, BAR):
        for id in state.zones[kind * state.seats + seat][:]:
            state.move(id, AWAY * state.seats + seat, face_down=kind in (HAND, BAR))
    alive = {state.teams[other] for other in range(state.seats) if state.in_game(other)}
    if len(alive) == 1:
        over(state, alive.pop(), LAST_TEAM)
