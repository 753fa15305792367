"""The state of a World of Warcraft TCG game: pieces, links, modifiers, and what they are read from.

Only `changes.py` (and the procedures that own a field, each in its chapter) write here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.program import NO_TARGETS, NOTHING, Program, Scope
from regelwerk.kernel.state import State
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.things import (
    ITS_CONTROLLER,
    UNTIL_COMBAT_ENDS,
    UNTIL_GAME_ENDS,
    UNTIL_GONE,
    UNTIL_READY_STEP,
    UNTIL_TURN_ENDS,
    Combat,
    Link,
    Modifier,
    Note,
    Packet,
    Waiting,
    WowPiece,
)

if TYPE_CHECKING:
    from regelwerk.kernel.defs import Defs
    from regelwerk.wowtcg.values import Powers, Values

ZONE_SIGHT: Final[list[int]] = list(c.ZONE_SIGHT)
"""Who sees what in which kind of zone; the same list in every state."""


class WowScope(Scope["WowState"]):
    """A text of this game under way; also the context in which descriptions are read.

    link   the link it belongs to, None for powers that just are there
    dealt  references of the characters dealt damage "this way"
    aside  what was chosen only for a number ("the ATK of one of your weapons")
    chosen what this text has chosen so far ("another hero or ally")
    said   the seat mentioned last ("that player"), -1 none
    """

    __slots__ = ("aside", "chosen", "dealt", "link", "said")

    def __init__(self, program: Program, source: int, you: int) -> None:
        # the registers of the kernel's scope one by one: this is made so often that a call less shows
        self.program = program
        self.pc = 0
        self.source = source
        self.you = you
        self.x = 0
        self.targets = NO_TARGETS
        self.them = NOTHING
        self.about = 0
        self.by = 0
        self.n = 0
        self.flag = 0
        self.asked = NOTHING
        self.link: Link | None = None
        self.dealt: list[int] = NOTHING
        self.aside: list[int] = NOTHING
        self.chosen: list[int] = NOTHING
        self.said = -1

    def chosen_before(self) -> list[int]:
        """What the text has targeted or chosen so far."""
        found = list(self.chosen)
        for slot in self.targets:
            found += slot
        return found

    def fill_too(self, other: WowScope) -> None:
        """Copy every register into `other`, those of this game too."""
        self.fill(other)
        other.link = self.link
        other.dealt = self.dealt
        other.aside = self.aside
        other.chosen = self.chosen
        other.said = self.said

    def copy(self) -> WowScope:
        other = WowScope(self.program, self.source, self.you)
        self.fill_too(other)
        return other


EMPTY: Final = Program("", [])
"""The program that does nothing; descriptions outside any link are read in a scope of it."""


def scope_of(source: int, you: int) -> WowScope:
    """A scope to read descriptions in: `source` is this card, `you` the seat it calls you."""
    return WowScope(EMPTY, source, you)


class WowState(State):
    """A whole game of the World of Warcraft TCG at one moment.

    turn        number of the turn, from 1; 0 before the first
    active      the turn player
    phase       READY_STEP, DRAW_STEP ... (codes)
    started     for each seat the number of its most recent turn
    placed      whether the turn player has placed a resource this turn
    chain       links, the last is on top
    waiting     triggered effects to be added
    combat      None outside combat steps
    modifiers   modifiers from links
    values, powers  derived tables; None: to be built again (never saved)
    notes       what happened this turn
    time        timestamps given out
    links       links numbered so far
    heroes      for each seat the piece id of its hero
    drained     bit set of seats that had to draw from an empty deck
    dirty       something changed since the last pre-priority checks
    crowded     a card entered play or changed control since uniqueness was looked at
    extra       seats that take an extra turn next, the last first; below them who comes next in the usual order
    passed      seats that passed in a row
    holder      who has priority, -1 nobody
    lent        whether a card in play may be controlled by somebody else than at first
    instants    for each seat the smallest resource cost of an instant in hand, -1: look again (derived, never saved)
    spare       for each seat how many ready resources it has, -1: to be counted again (derived, never saved)
    links_before  links numbered before this turn
    stray       ids of tokens that have left play and not yet ceased to exist
    limited     ids of the pieces with a once-a-turn power used this turn
    idle        free payment powers used since something else changed, as (piece ref, power)
    """

    __slots__ = (
        "active",
        "chain",
        "combat",
        "crowded",
        "dirty",
        "drained",
        "extra",
        "heroes",
        "holder",
        "idle",
        "instants",
        "lent",
        "limited",
        "links",
        "links_before",
        "modifiers",
        "notes",
        "passed",
        "phase",
        "placed",
        "powers",
        "spare",
        "started",
        "stray",
        "time",
        "turn",
        "values",
        "waiting",
    )

    pieces: list[WowPiece]  # type: ignore[assignment]  # the same list, known to hold this game's pieces only

    def __init__(self, defs: Defs, teams: list[int], chance: Chance, windows: int = 0, blank: bool = False) -> None:
        super().__init__(defs, teams, ZONE_SIGHT, chance, windows, blank)
        if blank:
            return
        seats = len(teams)
        self.turn = 0
        self.active = 0
        self.phase = c.SETUP
        self.started = [0] * seats
        self.placed = False
        self.chain: list[Link] = []
        self.waiting: list[Waiting] = []
        self.combat: Combat | None = None
        self.modifiers: list[Modifier] = []
        self.values: Values | None = None
        self.powers: Powers | None = None
        self.notes: list[Note] = []
        self.time = 0
        self.links = 0
        self.heroes = [-1] * seats
        self.drained = 0
        self.dirty = False
        self.crowded = False
        self.extra: list[int] = []
        self.passed = 0
        self.holder = -1
        self.lent = False
        self.instants: list[int] | None = None
        self.spare: list[int] | None = None
        self.links_before = 0
        self.stray: list[int] = []
        self.limited: list[int] = []
        self.idle: list[tuple[int, int]] = []

    def fork(self) -> WowState:
        other = WowState(self.defs, self.teams, self.chance, self.windows, True)
        self.fill(other)
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.started = self.started[:]
        other.placed = self.placed
        other.chain = self.chain[:]
        other.waiting = self.waiting[:]
        other.combat = self.combat
        other.modifiers = self.modifiers[:]
        other.values = self.values
        other.powers = self.powers
        other.notes = self.notes[:]
        other.time = self.time
        other.links = self.links
        other.heroes = self.heroes
        other.drained = self.drained
        other.dirty = self.dirty
        other.crowded = self.crowded
        other.extra = self.extra[:]
        other.passed = self.passed
        other.holder = self.holder
        other.lent = self.lent
        other.instants = self.instants
        other.spare = self.spare
        other.links_before = self.links_before
        other.stray = self.stray
        other.limited = self.limited
        other.idle = self.idle[:]
        return other

    # ------------------------------------------------------------------ reading

    def at(self, ref: int) -> WowPiece | None:
        """The piece of that incarnation; None if it is a different card now, or a seat is named."""
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        return None

    def last(self, ref: int) -> WowPiece:
        """The piece of that incarnation, or as it was last known (wow7.4:707.3)."""
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        gone = self.gone.get(ref)
        return piece if gone is None else cast(WowPiece, gone.piece)

    def writable(self, id: int) -> WowPiece:
        """The piece with that id, to be changed: copied first if another state shares it."""
        piece = self.pieces[id]
        if piece.own is not self.own:
            piece = piece.copy(self.own)
            self.pieces[id] = piece
        return piece

    def hero(self, seat: int) -> WowPiece | None:
        """The seat's hero in play, None if it has left."""
        id = self.heroes[seat]
        if id < 0:
            return None
        piece = self.pieces[id]
        return piece if piece.zone // self.seats == c.HERO_ROW else None

    def zone(self, kind: int, seat: int) -> list[int]:
        """The ids in a zone, in order; not to be changed."""
        return self.zones[kind * self.seats + seat]

    def cards(self, kind: int, seat: int) -> list[int]:
        """The ids of the cards in a zone outside play: a token that is still there is none (wow7.4:404.2c)."""
        return [id for id in self.zones[kind * self.seats + seat] if not self.pieces[id].token]

    def place(self, piece: WowPiece) -> int:
        """The kind of zone the piece is in."""
        return piece.zone // self.seats

    def in_play(self, piece: WowPiece) -> bool:
        """Whether it is in the play zone (wow7.4:415.8)."""
        return piece.zone >= c.ALLIES * self.seats

    def kinds_of(self, piece: WowPiece) -> int:
        """What it counts as, as bits: a face-down card in play is a resource only, a token outside play nothing."""
        place = piece.zone // self.seats
        if place == c.RESOURCES:
            return c.RESOURCE if piece.face_down else c.RESOURCE | piece.card.kind
        if place >= c.ALLIES:
            return piece.card.shown
        if piece.token or (place == c.CHAIN and piece.face_down):  # wow7.4:404.2c, wow7.4:412.1b
            return 0
        return piece.card.kind

    def kinds_in_play(self, piece: WowPiece) -> int:
        """What it counts as in the play zone, 0 outside of it."""
        place = piece.zone // self.seats
        if place == c.RESOURCES:
            return self.kinds_of(piece)
        return piece.card.shown if place >= c.ALLIES else 0

    def moment(self) -> int:
        """A new timestamp; the numbers up to the next one are for the powers of one card, in print order."""
        self.time += 16
        return self.time

    def touch(self, what: int) -> None:
        """Something of that sort changed: drop the derived values if they were read from it.

        Only damage, and values that may have changed, give the pre-priority checks anything to do.
        """
        values = self.values
        if values is not None and values.reads & what:
            self.values = None
            self.dirty = True
        elif what & c.R_DAMAGE:
            self.dirty = True

    def hand_changed(self, seat: int) -> None:
        """A card came into that seat's hand or left it; forks share what is known of hands, so it is replaced."""
        known = self.instants
        if known is not None and known[seat] >= 0:
            known = known[:]
            known[seat] = -1
            self.instants = known
        self.touch(c.R_HAND)

    def unsettle(self) -> None:
        """Modifiers came or went: drop the derived values."""
        self.dirty = True
        self.values = None

    def stir(self) -> None:
        """Cards came, went, turned or changed sides: drop all derived tables."""
        self.dirty = True
        self.values = None
        self.powers = None
        self.instants = None
        self.spare = None

    def stir_with(self, piece: WowPiece) -> None:
        """The same for one card.

        One without powers of its own changes nothing about who has which, nor does a face-down resource; and
        where no continuous modifier is at work it changes no value and gives the checks nothing to do either.
        """
        powers = self.powers
        if piece.card.lively and not (piece.face_down and piece.zone // self.seats == c.RESOURCES):
            self.powers = None
            self.values = None
            self.dirty = True
        elif powers is None or powers.statics or self.modifiers or piece.card.frail:
            self.values = None
            self.dirty = True

    def count_spare(self, piece: WowPiece, more: int) -> None:
        """If it is a resource, so many more in its row are ready; forks share the table, so it is replaced."""
        known = self.spare
        if known is not None and piece.zone // self.seats == c.RESOURCES:
            seat = piece.zone % self.seats
            if known[seat] >= 0:
                known = known[:]
                known[seat] += more
                self.spare = known

    def shift(self, piece: WowPiece, kind: int, seat: int) -> None:
        """Put a piece that may be written into another row without its becoming a different card (wow:400.3)."""
        self.spare = None
        self.zones[piece.zone].remove(piece.id)
        piece.zone = kind * self.seats + seat
        self.zones[piece.zone].append(piece.id)


def seat_ref(seat: int) -> int:
    """A seat as a target."""
    return -1 - seat


def as_seat(ref: int) -> int:
    """The seat that `seat_ref` named."""
    return -1 - ref


def frames_of(state: State) -> list[Any]:
    """The frames, loosely typed for reading at the edges."""
    return state.frames


__all__ = [
    "Combat",
    "EMPTY",
    "ITS_CONTROLLER",
    "Link",
    "Modifier",
    "Note",
    "Packet",
    "UNTIL_COMBAT_ENDS",
    "UNTIL_GAME_ENDS",
    "UNTIL_GONE",
    "UNTIL_READY_STEP",
    "UNTIL_TURN_ENDS",
    "Waiting",
    "WowPiece",
    "WowScope",
    "WowState",
    "ZONE_SIGHT",
    "as_seat",
    "frames_of",
    "scope_of",
    "seat_ref",
]
