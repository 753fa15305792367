"""The state of a Duel Masters game, and what it is read from.

Only `changes.py` (and the procedures that own a field, each in its chapter) write here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.things import (
    ALONE,
    UNTIL_GONE,
    UNTIL_TURN_ENDS,
    Combat,
    Did,
    DmPiece,
    Modifier,
    Note,
    Waiting,
)
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.frames import DONE
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.program import NOTHING, Program, Scope
from regelwerk.kernel.state import State

if TYPE_CHECKING:
    from regelwerk.duelmasters.defs import DmDefs
    from regelwerk.duelmasters.people import Player
    from regelwerk.duelmasters.values import Powers, Values
    from regelwerk.kernel.defs import Defs

ZONE_SIGHT: Final[list[int]] = list(c.ZONE_SIGHT)
"""Who sees what in which kind of zone; the same list in every state."""


class DmScope(Scope["DmState"]):
    """A text of this game under way; also the context in which descriptions are read.

    order   the players who are still to act for one instruction, the acting one first; `x` is 1 while they act
    chosen  what they have chosen so far
    rounds  the players that are still to do what each of several does
    said    the seat mentioned last ("that player"), -1 none
    """

    __slots__ = ("chosen", "order", "rounds", "said")

    def __init__(self, program: Program, source: int, you: int) -> None:
        super().__init__(program, source, you)
        self.chosen: list[int] = NOTHING
        self.order: list[int] = NOTHING
        self.rounds: list[int] = NOTHING
        self.said = -1

    def step(self, state: DmState) -> int:
        if state.left and state.left >> self.you & 1:
            return DONE  # nobody is left to carry the text out
        return super().step(state)

    def acting(self, state: DmState, who: Player) -> int:
        """Of the players who act for this instruction, the one whose turn it is; -1 when all have acted."""
        if self.x == 0:
            self.x = 1
            self.order = who.seats(state, self)
        while self.order and not state.in_game(self.order[0]):
            self.acted()
        if self.order:
            return self.order[0]
        self.x = 0
        return -1

    def acted(self) -> None:
        """The acting player is done."""
        self.order = self.order[1:]
        self.asked = NOTHING

    def copy(self) -> DmScope:
        other = DmScope(self.program, self.source, self.you)
        self.fill(other)
        other.chosen = self.chosen
        other.order = self.order
        other.rounds = self.rounds
        other.said = self.said
        return other


EMPTY: Final = Program("", [])
"""The program that does nothing; descriptions outside any text are read in a scope of it."""


def scope_of(source: int, you: int) -> DmScope:
    """A scope to read descriptions in: `source` is this card, `you` the seat it calls you."""
    return DmScope(EMPTY, source, you)


class DmState(State):
    """A whole game of Duel Masters at one moment.

    turn       number of the turn, from 1; 0 before the first
    active     the turn player
    phase      START, DRAW ... (codes)
    started    for each seat the number of its most recent turn
    acts       how many attacks and tap abilities there were this turn
    did        what was done in which position, once there were many of them (ruling:loop-limit)
    charged    whether the turn player has put a card into the mana zone this turn (dm:5.3)
    combat     the attack under way, None outside attacks
    modifiers  effects that texts have made
    waiting    abilities and shields that wait, in the order in which they came up
    values, powers  derived tables; None: to be built again (never saved)
    notes      what happened this turn
    places     for each seat how many shields have got a number so far
    extra      seats that take an extra turn next, the last first
    """

    __slots__ = (
        "active",
        "acts",
        "charged",
        "combat",
        "did",
        "extra",
        "modifiers",
        "notes",
        "phase",
        "places",
        "powers",
        "started",
        "turn",
        "values",
        "waiting",
    )

    pieces: list[DmPiece]  # type: ignore[assignment]  # the same list, known to hold this game's pieces only

    def __init__(self, defs: Defs, teams: list[int], chance: Chance, windows: int = 0, blank: bool = False) -> None:
        super().__init__(defs, teams, ZONE_SIGHT, chance, windows, blank)
        if blank:
            return
        seats = len(teams)
        self.turn = 0
        self.active = 0
        self.phase = c.SETUP
        self.started = [0] * seats
        self.acts = 0
        self.did: list[Did] = []
        self.charged = False
        self.combat: Combat | None = None
        self.modifiers: list[Modifier] = []
        self.waiting: list[Waiting] = []
        self.values: Values | None = None
        self.powers: Powers | None = None
        self.notes: list[Note] = []
        self.places = [0] * seats
        self.extra: list[int] = []

    def fork(self) -> DmState:
        other = DmState(self.defs, self.teams, self.chance, self.windows, True)
        self.fill(other)
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.started = self.started[:]
        other.acts = self.acts
        other.did = self.did
        other.charged = self.charged
        other.combat = self.combat
        other.modifiers = self.modifiers[:]
        other.waiting = self.waiting[:]
        other.values = self.values
        other.powers = self.powers
        other.notes = self.notes[:]
        other.places = self.places[:]
        other.extra = self.extra[:]
        return other

    # ------------------------------------------------------------------ reading

    def at(self, ref: int) -> DmPiece | None:
        """The piece of that incarnation; None if it is a different card now, or a seat is named."""
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        return None

    def is_turn_of(self, you: int, whose: int) -> bool:
        """Whether it is your turn, anybody's, or an opponent's."""
        if whose == c.YOURS:
            return self.active == you
        return whose == c.EACH or self.opposed(self.active, you)

    def creature(self, ref: int) -> DmPiece | None:
        """The creature in the battle zone that this reference means; None if it is gone.

        One that another creature was made of (dm:7.16) is that creature now.
        """
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref != ref:
            return None
        kind = piece.zone // self.seats
        if kind == c.BATTLE:
            return piece
        if kind == c.UNDER and piece.host:
            host = self.pieces[(piece.host & ID_MASK) - 1]
            if host.ref == piece.host and host.zone // self.seats == c.BATTLE:
                return host
        return None

    def last(self, ref: int) -> DmPiece:
        """The piece of that incarnation, or as it was last known (dm:9.7)."""
        return cast(DmPiece, self.recall(ref))

    def writable(self, id: int) -> DmPiece:
        """The piece with that id, to be changed."""
        return cast(DmPiece, self.write(id))

    def zone(self, kind: int, seat: int) -> list[int]:
        """The ids in a zone, in order; not to be changed."""
        return self.zones[kind * self.seats + seat]

    def place(self, piece: DmPiece) -> int:
        """The kind of zone the piece is in."""
        return piece.zone // self.seats

    def in_battle(self, piece: DmPiece) -> bool:
        """Whether it is a creature in the battle zone."""
        return piece.zone // self.seats == c.BATTLE

    def opponents(self, seat: int) -> list[int]:
        """The seats still in the game that play against that one, clockwise from it."""
        teams = self.teams
        return [other for other in self.clockwise(seat) if teams[other] != teams[seat]]

    def touch(self, what: int) -> None:
        """Something of that sort changed: drop what was read from it."""
        powers = self.powers
        if powers is not None and powers.reads & what:
            self.powers = None
            self.values = None
        values = self.values
        if values is not None and values.reads & what:
            self.values = None

    def stir(self) -> None:
        """Creatures came, went or changed: drop all derived tables."""
        self.values = None
        self.powers = None


def seat_ref(seat: int) -> int:
    """A seat as a reference."""
    return -1 - seat


def as_seat(ref: int) -> int:
    """The seat that `seat_ref` named."""
    return -1 - ref


def defs_of(state: DmState) -> DmDefs:
    """The definitions in force, as this game's."""
    return cast("DmDefs", state.defs)


def frames_of(state: DmState) -> list[Any]:
    """The frames, loosely typed for reading at the edges."""
    return state.frames


__all__ = [
    "ALONE",
    "EMPTY",
    "UNTIL_GONE",
    "UNTIL_TURN_ENDS",
    "ZONE_SIGHT",
    "Combat",
    "Did",
    "DmPiece",
    "DmScope",
    "DmState",
    "Modifier",
    "Note",
    "Waiting",
    "as_seat",
    "defs_of",
    "frames_of",
    "scope_of",
    "seat_ref",
]
