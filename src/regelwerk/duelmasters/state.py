"""The state of a Duel Masters game, and what it is read from.

Only `changes.py` (and the procedures that own a field, each in its chapter) write here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.records import (
    ALONE,
    IN_THEIR_TURN,
    UNTIL_GONE,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_TURN,
    CurrentAttack,
    DmPiece,
    LoopEntry,
    Modifier,
    PendingTrigger,
    TurnFact,
)
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.frames import DONE
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.program import NO_REFS, Program, Scope
from regelwerk.kernel.state import State

if TYPE_CHECKING:
    from regelwerk.duelmasters.definitions import DmDefinitions
    from regelwerk.duelmasters.derived_values import ActivePowers, DerivedValues
    from regelwerk.duelmasters.players import Player
    from regelwerk.kernel.definitions import Definitions

ZONE_SIGHT: Final[list[int]] = list(codes.ZONE_SIGHT)
"""Who sees what in which kind of zone; the same list in every state."""

NO_IDS: Final[list[int]] = []
"""No ids of pieces."""

NO_SEATS: Final[list[int]] = []
"""No seats."""


@mypyc_attr(free_list_len=1)
class DmScope(Scope["DmState"]):
    """A text of this game under way; also the context in which descriptions are read.

    order            the players who are still to act for one instruction, the acting one first; `x` is 1 while they act
    chosen           what they have chosen so far
    remaining_seats  the players that are still to do what each of several does
    mentioned_seat   the seat mentioned last ("that player"), -1 none
    """

    __slots__ = ("chosen", "mentioned_seat", "order", "remaining_seats")

    def __init__(self, program: Program, source: Ref, you: int) -> None:
        super().__init__(program, source, you)
        self.chosen: list[Ref] = NO_REFS
        self.order: list[int] = NO_SEATS
        self.remaining_seats: list[int] = NO_SEATS
        self.mentioned_seat = -1

    def step(self, state: DmState) -> int:
        if state.left_seats and state.left_seats >> self.you & 1:
            return DONE  # nobody is left to carry the text out
        return super().step(state)

    def acting_seat(self, state: DmState, who: Player) -> int:
        """Of the players who act for this instruction, the one whose turn it is; -1 when all have acted."""
        if self.x == 0:
            self.x = 1
            self.order = who.seats(state, self)
        while self.order and not state.in_game(self.order[0]):
            self.finish_acting_seat()
        if self.order:
            return self.order[0]
        self.x = 0
        return -1

    def finish_acting_seat(self) -> None:
        """The acting player is done."""
        self.order = self.order[1:]
        self.pending = NO_REFS

    def copy(self) -> DmScope:
        other = DmScope(self.program, self.source, self.you)
        self.fill(other)
        other.chosen = self.chosen
        other.order = self.order
        other.remaining_seats = self.remaining_seats
        other.mentioned_seat = self.mentioned_seat
        return other


EMPTY: Final = Program("", [])
"""The program that does nothing; descriptions outside any text are read in a scope of it."""


def scope_of(source: Ref, you: int) -> DmScope:
    """A scope to read descriptions in: `source` is this card, `you` the seat it calls you."""
    return DmScope(EMPTY, source, you)


class DmState(State):
    """A whole game of Duel Masters at one moment.

    turn               number of the turn, from 1; 0 before the first
    turn_player        the turn player
    phase              START, DRAW ... (codes)
    last_turn_numbers  for each seat the number of its most recent turn
    attack_count       how many attacks and tap abilities there were this turn
    loop_history       what was done in which position, once there were many of them (ruling:loop-limit)
    has_charged_mana   whether the turn player has put a card into the mana zone this turn (dm:5.3)
    current_attack     the attack under way, None outside attacks
    modifiers          effects that texts have made
    waiting            abilities and shields that wait, in the order in which they came up
    values, powers     derived tables; None: to be built again (never saved)
    turn_facts         what happened this turn
    shield_numbers     for each seat how many shields have got a number so far
    extra_turns        seats that take an extra turn next, the last first
    """

    __slots__ = (
        "attack_count",
        "current_attack",
        "extra_turns",
        "has_charged_mana",
        "last_turn_numbers",
        "loop_history",
        "modifiers",
        "phase",
        "powers",
        "shield_numbers",
        "turn",
        "turn_facts",
        "turn_player",
        "values",
        "waiting",
    )

    pieces: list[DmPiece]  # type: ignore[assignment]  # the same list, known to hold this game's pieces only

    def __init__(
        self, defs: Definitions, teams: list[int], chance: Chance, windows: int = 0, blank: bool = False
    ) -> None:
        super().__init__(defs, teams, ZONE_SIGHT, chance, windows, blank)
        if blank:
            return
        seats = len(teams)
        self.turn = 0
        self.turn_player = 0
        self.phase = codes.PHASE_SETUP
        self.last_turn_numbers = [0] * seats
        self.attack_count = 0
        self.loop_history: list[LoopEntry] = []
        self.has_charged_mana = False
        self.current_attack: CurrentAttack | None = None
        self.modifiers: list[Modifier] = []
        self.waiting: list[PendingTrigger] = []
        self.values: DerivedValues | None = None
        self.powers: ActivePowers | None = None
        self.turn_facts: list[TurnFact] = []
        self.shield_numbers = [0] * seats
        self.extra_turns: list[int] = []

    def fork(self) -> DmState:
        other = DmState(self.defs, self.teams, self.chance, self.windows, True)
        self.copy_fields_to(other)
        other.turn = self.turn
        other.turn_player = self.turn_player
        other.phase = self.phase
        other.last_turn_numbers = self.last_turn_numbers[:]
        other.attack_count = self.attack_count
        other.loop_history = self.loop_history
        other.has_charged_mana = self.has_charged_mana
        other.current_attack = self.current_attack
        other.modifiers = self.modifiers[:]
        other.waiting = self.waiting[:]
        other.values = self.values
        other.powers = self.powers
        other.turn_facts = self.turn_facts[:]
        other.shield_numbers = self.shield_numbers[:]
        other.extra_turns = self.extra_turns[:]
        return other

    # ------------------------------------------------------------------ reading

    def piece_or_none(self, ref: Ref) -> DmPiece | None:
        """The piece of that incarnation; None if it is a different card now, or a seat is named."""
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        return None

    def is_turn_of(self, you: int, whose: int) -> bool:
        """Whether it is your turn, anybody's, or an opponent's."""
        if whose == codes.YOURS:
            return self.turn_player == you
        return whose == codes.EACH or self.are_opponents(self.turn_player, you)

    def creature(self, ref: Ref) -> DmPiece | None:
        """The creature in the battle zone that this reference means; None if it is gone.

        One that another creature was made of (dm:7.16) is that creature now.
        """
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref != ref:
            return None
        kind = piece.zone // self.seats
        if kind == codes.ZONE_BATTLE:
            return piece
        if kind == codes.ZONE_UNDER and piece.host:
            host = self.pieces[(piece.host & ID_MASK) - 1]
            if host.ref == piece.host and host.zone // self.seats == codes.ZONE_BATTLE:
                return host
        return None

    def last_known(self, ref: Ref) -> DmPiece:
        """The piece of that incarnation, or as it was last known (dm:9.7)."""
        return cast(DmPiece, self.recall(ref))

    def writable_piece(self, id: int) -> DmPiece:
        """The piece with that id, to be changed: copied first if another state shares it."""
        piece = self.pieces[id]
        if piece.write_token is not self.write_token:
            piece = piece.copy(self.write_token)
            self.pieces[id] = piece
        return piece

    def zone_ids(self, kind: int, seat: int) -> list[int]:
        """The ids in a zone, in order; not to be changed."""
        return self.zones[kind * self.seats + seat]

    def zone_kind(self, piece: DmPiece) -> int:
        """The kind of zone the piece is in."""
        return piece.zone // self.seats

    def in_battle(self, piece: DmPiece) -> bool:
        """Whether it is a creature in the battle zone."""
        return piece.zone // self.seats == codes.ZONE_BATTLE

    def opponents(self, seat: int) -> list[int]:
        """The seats still in the game that play against that one, clockwise from it."""
        teams = self.teams
        return [other for other in self.clockwise(seat) if teams[other] != teams[seat]]

    def invalidate(self, what: int) -> None:
        """Something of that sort changed: drop what was read from it."""
        powers = self.powers
        if powers is not None and powers.reads & what:
            self.powers = None
            self.values = None
        values = self.values
        if values is not None and values.reads & what:
            self.values = None

    def invalidate_all(self) -> None:
        """Creatures came, went or changed: drop all derived tables."""
        self.values = None
        self.powers = None


def defs_of(state: DmState) -> DmDefinitions:
    """The definitions in force, as this game's."""
    return cast("DmDefinitions", state.defs)


def frames_of(state: DmState) -> list[Any]:
    """The frames, loosely typed for reading at the edges."""
    return state.frames


__all__ = [
    "ALONE",
    "EMPTY",
    "IN_THEIR_TURN",
    "UNTIL_GONE",
    "UNTIL_TURN_ENDS",
    "UNTIL_YOUR_TURN",
    "ZONE_SIGHT",
    "CurrentAttack",
    "LoopEntry",
    "DmPiece",
    "DmScope",
    "DmState",
    "Modifier",
    "TurnFact",
    "PendingTrigger",
    "defs_of",
    "frames_of",
    "scope_of",
]
