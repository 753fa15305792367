"""The state of a Miniatures game: figures, their action cards, clocks and points.

A figure stays one piece all game: on the board, or on its card with `space` -1. The board, the
definitions and what a seat sees are no part of it; who stands where as bits is built when asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE, Event, PieceIdentity, new_event
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import ID_MASK, Piece, WriteToken
from regelwerk.kernel.program import Program, Scope
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.state import State
from regelwerk.wowminis import codes
from regelwerk.wowminis.hex_grid import BITS
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition, Loadout, PieceDefinition, ScenarioDefinition

if TYPE_CHECKING:
    from regelwerk.kernel.definitions import Definitions
    from regelwerk.wowminis.instructions import GainInstruction

NO_IDS: Final[list[int]] = []
"""The empty list that every field with ids starts with: they are replaced, never changed in place."""


class MinisPiece(Piece[PieceDefinition]):
    """A figure or an action card.

    figures:
    space    the number of its space, -1 while it is on its card
    time     when it has its next turn, counted on through the rounds (minis:q1)
    health   what is left of it
    bar      ids of its action cards, in the order in which they lie
    cards:
    host     id of the figure under which it lies, -1 for figures
    up       whether it is turned up
    exhausted
    both:
    team     the team of its owner
    """

    __slots__ = ("bar", "exhausted", "health", "host", "space", "team", "time", "up")

    def __init__(
        self, id: int, card: PieceDefinition, owner: int, zone: int, own: WriteToken, blank: bool = False
    ) -> None:
        """`blank`: whoever makes it fills the fields of this game; that is what a copy does."""
        super().__init__(id, card, owner, zone, own)
        if blank:
            return
        self.space = codes.OFF_BOARD
        self.time = 1
        self.health = 0
        self.bar: list[int] = NO_IDS
        self.host = -1
        self.up = False
        self.exhausted = False
        self.team = 0

    def copy(self, own: WriteToken) -> MinisPiece:
        other = MinisPiece(self.id, self.card, self.owner, self.zone, own, True)
        other.ref = self.ref
        other.identity = self.identity
        other.space = self.space
        other.time = self.time
        other.health = self.health
        other.bar = self.bar
        other.host = self.host
        other.up = self.up
        other.exhausted = self.exhausted
        other.team = self.team
        return other

    @property
    def figure(self) -> FigureDefinition:
        """The definition of a figure."""
        card = self.card
        assert isinstance(card, FigureDefinition)
        return card

    @property
    def action(self) -> CardDefinition:
        """The definition of an action card."""
        card = self.card
        assert isinstance(card, CardDefinition)
        return card


class Modifier:
    """What an effect adds to a figure for a while. Immutable.

    gain    what it adds
    figure  id of the figure
    source  reference to the card whose text it is
    """

    __slots__ = ("figure", "gain", "source")

    def __init__(self, gain: GainInstruction, figure: int, source: Ref) -> None:
        self.gain = gain
        self.figure = figure
        self.source = source


@mypyc_attr(free_list_len=1)
class MinisScope(Scope["MinisState"]):
    """A text of this game under way.

    who  id of the figure that the text calls "this figure"
    In it `event_about` is the defender and `event_other` the attacker of the attack that it belongs to (references).
    """

    __slots__ = ("who",)

    def __init__(self, program: Program, source: Ref, you: int) -> None:
        super().__init__(program, source, you)
        self.who = -1

    def copy(self) -> MinisScope:
        other = MinisScope(self.program, self.source, self.you)
        self.fill(other)
        other.who = self.who
        return other


class MinisState(State):
    """A whole game of the Miniatures at one moment.

    scenario            what is played for, and where
    master_time         the master clock, counted on through the rounds
    last_seat           the seat that controlled the figure of the last turn
    points              victory points by team
    goals               victory points that win, by team
    sides               the side of the table of each seat: which start space is its own
    figure_ids_by_seat  ids of the figures of each seat that is in the game
    figures             all of them
    aura_ids_by_value   for each value (codes.VALUES) ids of the figures with ongoing abilities that add to it
    modifiers           what effects add for a while
    loadout_cache       what a figure could do besides moving, where that is known, by its id and what it has done in
                        its turn: nothing, its action, an instant, both (never saved)
    occupied_cache      who stands where, as bits by team; None: to be built again (never saved)
    """

    __slots__ = (
        "aura_ids_by_value",
        "figure_ids_by_seat",
        "figures",
        "goals",
        "last_seat",
        "loadout_cache",
        "master_time",
        "modifiers",
        "occupied_cache",
        "points",
        "scenario",
        "sides",
    )

    pieces: list[MinisPiece]  # type: ignore[assignment]  # the same list, known to hold this game's pieces only

    def __init__(
        self,
        defs: Definitions,
        teams: list[int],
        scenario: ScenarioDefinition,
        chance: Chance,
        windows: int = 0,
        blank: bool = False,
    ) -> None:
        super().__init__(defs, teams, ZONE_SIGHT, chance, windows, blank)
        self.scenario = scenario
        if blank:
            return
        self.master_time = 1
        self.last_seat = 0
        self.points = [0] * (max(teams) + 1)
        self.goals = [0] * (max(teams) + 1)
        self.sides = [0] * len(teams)
        self.figure_ids_by_seat: list[list[int]] = [[] for _ in teams]
        self.figures: list[int] = []
        self.aura_ids_by_value: list[list[int]] = [NO_IDS for _ in codes.VALUES]
        self.modifiers: list[Modifier] = []
        self.loadout_cache: list[Loadout | None] | None = None
        self.occupied_cache: list[int] | None = None

    def fork(self) -> MinisState:
        other = MinisState(self.defs, self.teams, self.scenario, self.chance, self.windows, True)
        self.copy_fields_to(other)
        other.master_time = self.master_time
        other.last_seat = self.last_seat
        other.points = self.points[:]
        other.goals = self.goals
        other.sides = self.sides
        other.figure_ids_by_seat = self.figure_ids_by_seat
        other.figures = self.figures
        other.aura_ids_by_value = self.aura_ids_by_value
        other.modifiers = self.modifiers
        other.loadout_cache = None if self.loadout_cache is None else self.loadout_cache[:]
        other.occupied_cache = None if self.occupied_cache is None else self.occupied_cache[:]
        return other

    # ------------------------------------------------------------------ reading

    def piece_or_none(self, ref: Ref) -> MinisPiece | None:
        """The piece of that reference; None if there is none, or a seat is named."""
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        return None

    def writable_piece(self, id: int) -> MinisPiece:
        """The piece with that id, to be changed: copied first if another state shares it."""
        piece = self.pieces[id]
        if piece.write_token is not self.write_token:
            piece = piece.copy(self.write_token)
            self.pieces[id] = piece
        return piece

    def identity_of(self, ref: Ref) -> PieceIdentity:
        """What a figure or card is called; none ever becomes a different one."""
        return self.pieces[(ref & ID_MASK) - 1].identity

    def occupied_spaces(self) -> list[int]:
        """Who stands where, as bits by team; not to be changed."""
        crowd = self.occupied_cache
        if crowd is None:
            crowd = [0] * len(self.points)
            for id in self.figures:
                piece = self.pieces[id]
                if piece.space >= 0:
                    crowd[piece.team] |= BITS[piece.space]
            self.occupied_cache = crowd
        return crowd

    def everybody(self) -> int:
        """The spaces on which anybody stands, as bits."""
        found = 0
        for held in self.occupied_spaces():
            found |= held
        return found

    def foes(self, team: int) -> int:
        """The spaces on which opponents of a team stand, as bits."""
        crowd = self.occupied_cache
        if crowd is None:
            crowd = self.occupied_spaces()
        if len(crowd) == 2:
            return crowd[1 - team]
        found = 0
        for other, held in enumerate(crowd):
            if other != team:
                found |= held
        return found

    # ------------------------------------------------------------------ writing

    def place_figure(self, piece: MinisPiece, space: int) -> None:
        """Put a figure that may be written onto a space, or off the board (-1)."""
        crowd = self.occupied_cache
        if crowd is not None:
            change = BITS[piece.space] if piece.space >= 0 else 0  # nobody else stands there
            if space >= 0:
                change ^= BITS[space]
            crowd[piece.team] ^= change
        piece.space = space

    def bar_changed(self, host: int) -> None:
        """A card under the figure of that id is not what it was: another face, turned up, exhausted or ready."""
        if self.loadout_cache is not None:
            for part in range(codes.DONE_CASES):
                self.loadout_cache[host * codes.DONE_CASES + part] = None

    def emit_about(self, kind: int, rule: RuleCitation, piece: MinisPiece, n: int = 0) -> Event:
        """Write down an event about a figure, or about an action card that everybody sees."""
        event = new_event(kind, rule, NO_REF, self.batch, piece.owner, piece.ref, NO_REF, n, piece.identity)
        self.events.append(event)
        return event

    def emit_about_with(self, kind: int, rule: RuleCitation, piece: MinisPiece, source: Ref, b: Ref, n: int) -> Event:
        """The same, with the card whose text made it happen and another piece it is about."""
        event = self.emit_about(kind, rule, piece, n)
        if source > 0:
            event.source = source
            event.source_identity = self.identity_of(source)
        if b > 0:
            event.other = b
            event.other_identity = self.identity_of(b)
        return event


ZONE_SIGHT: Final[list[int]] = list(codes.ZONE_SIGHT)
"""Who sees what in which kind of zone; the same list in every state."""

__all__ = [
    "EVERYONE",
    "MinisPiece",
    "MinisScope",
    "MinisState",
    "Modifier",
    "NO_IDS",
    "Option",
    "ZONE_SIGHT",
]
