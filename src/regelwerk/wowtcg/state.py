"""The state of a World of Warcraft TCG game: pieces, links, modifiers, and what they are read from.

Only `changes.py` (and the procedures that own a field, each in its chapter) write here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import NOTHING, Program, Scope
from regelwerk.kernel.state import ID_BITS, ID_MASK, Owner, Piece, State
from regelwerk.wowtcg import codes as c

if TYPE_CHECKING:
    from regelwerk.kernel.defs import Defs
    from regelwerk.wowtcg.meaning import Card, Continuous, Playable, Trigger
    from regelwerk.wowtcg.values import Powers, Values

ZONE_SIGHT: Final[list[int]] = list(c.ZONE_SIGHT)
"""Who sees what in which kind of zone; the same list in every state."""

UNTIL_GONE: Final = 0
"""An indefinite modifier: as long as the power that makes it is there (wow7.4:704.1)."""
UNTIL_TURN_ENDS: Final = 1
UNTIL_COMBAT_ENDS: Final = 2
UNTIL_GAME_ENDS: Final = 3
UNTIL_READY_STEP: Final = 4
"""Through the next ready step of `Modifier.seat`."""


class WowPiece(Piece["Card"]):
    """A card or token of the World of Warcraft TCG.

    exhausted  turned sideways (wow:105.1)
    face_down  a flipped hero (wow:301.2) or a face-down resource (wow7.4:412.1b)
    damage     on it
    control    the seat that controls it in play (and, on the chain, that added it)
    first      the seat under whose control it entered play (wow:400.3b)
    since      number of the turn in which it came under that control (wow:302.2)
    time       timestamp (wow7.4:718.2)
    host       reference to what it is attached to, 0 if it is not
    counters   named counters as (name, number)
    used       power numbers used this turn whose text allows that only once
    token      whether it is a token (wow7.4:404.2)
    """

    __slots__ = (
        "control",
        "counters",
        "damage",
        "exhausted",
        "face_down",
        "first",
        "host",
        "since",
        "time",
        "token",
        "used",
    )

    def __init__(self, id: int, card: Card, owner: int, zone: int, own: Owner, blank: bool = False) -> None:
        """`blank`: whoever makes it fills the fields of this game; that is what a copy does."""
        super().__init__(id, card, owner, zone, own)
        if blank:
            return
        self.exhausted = False
        self.face_down = False
        self.damage = 0
        self.control = owner
        self.first = owner
        self.since = 0
        self.time = 0
        self.host = 0
        self.counters: list[tuple[str, int]] = []
        self.used: list[int] = []
        self.token = False

    def copy(self, own: Owner) -> WowPiece:
        other = WowPiece(self.id, self.card, self.owner, self.zone, own, True)
        other.stamp = self.stamp
        other.knows = self.knows
        other.handle = self.handle
        other.private = self.private
        other.exhausted = self.exhausted
        other.face_down = self.face_down
        other.damage = self.damage
        other.control = self.control
        other.first = self.first
        other.since = self.since
        other.time = self.time
        other.host = self.host
        other.counters = self.counters
        other.used = self.used
        other.token = self.token
        return other

    def renew(self) -> None:
        """It becomes a different card (wow7.4:415.9a)."""
        self.exhausted = False
        self.face_down = False
        self.damage = 0
        self.control = self.owner
        self.first = self.owner
        self.since = 0
        self.time = 0
        self.host = 0
        self.counters = []
        self.used = []


class Combat:
    """The combat under way; immutable, replaced whenever something of it changes (wow:601-603).

    attacker  reference, 0 if there is none (any more)
    proposed  the proposed defender, 0 if none
    defender  the defender, 0 before 602.3 or if none (any more)
    protector the character that protects, 0 if none does
    struck    references of the weapons struck with, one for each strike
    sabotage  whether it is a sabotage (wow:600.1)
    """

    __slots__ = ("attacker", "defender", "proposed", "protector", "sabotage", "struck")

    def __init__(
        self, attacker: int, proposed: int, defender: int, protector: int, struck: list[int], sabotage: bool
    ) -> None:
        self.attacker = attacker
        self.proposed = proposed
        self.defender = defender
        self.protector = protector
        self.struck = struck
        self.sabotage = sabotage


class Link:
    """A link of the chain (wow7.4:705). Immutable once added.

    number   counts links, so that a target on the chain can be named
    kind     L_CARD, L_RESOURCE ...
    source   the card itself on the chain, or the card whose effect it is
    you      its controller
    play     what it does, None for placed resources and proposals
    mode, x, targets   as announced
    about, by, n       what set a triggered effect off
    them               what the text mentioned before the link was made ("destroy them at end of turn")
    a, b     proposed attacker and defender of a proposal; the weapon of a strike
    """

    __slots__ = (
        "a",
        "about",
        "b",
        "by",
        "kind",
        "mode",
        "n",
        "number",
        "play",
        "source",
        "targets",
        "them",
        "x",
        "you",
    )

    def __init__(self, number: int, kind: int, source: int, you: int, play: Playable | None) -> None:
        self.number = number
        self.kind = kind
        self.source = source
        self.you = you
        self.play = play
        self.mode = 0
        self.x = 0
        self.targets: list[list[int]] = []
        self.about = 0
        self.by = 0
        self.n = 0
        self.them: list[int] = []
        self.a = 0
        self.b = 0


class Waiting:
    """A triggered effect that waits to be added to the chain (wow7.4:708.1). Immutable."""

    __slots__ = ("about", "by", "n", "source", "them", "trigger", "you")

    def __init__(
        self, trigger: Trigger, source: int, you: int, about: int, by: int, n: int, them: list[int]
    ) -> None:
        self.trigger = trigger
        self.them = them
        self.source = source
        self.you = you
        self.about = about
        self.by = by
        self.n = n


class Modifier:
    """A continuous modifier at work (wow7.4:714). Immutable; a used-up part makes a new one.

    what    what it does
    scope   whose it is: source, you, X, targets
    frozen  references it is fixed to, None where it applies to whatever fits now (wow7.4:714.3e-f)
    time    timestamp
    until   UNTIL_...; `seat` the seat whose ready step ends it
    left    points it still prevents; -1 no limit
    trigger a triggered modifier instead (wow7.4:715), else None
    """

    __slots__ = ("frozen", "left", "scope", "seat", "time", "trigger", "until", "what")

    def __init__(
        self,
        what: Continuous | None,
        scope: WowScope,
        frozen: list[int] | None,
        time: int,
        until: int,
        seat: int,
        left: int,
        trigger: Trigger | None = None,
    ) -> None:
        self.what = what
        self.scope = scope
        self.frozen = frozen
        self.time = time
        self.until = until
        self.seat = seat
        self.left = left
        self.trigger = trigger


class Packet:
    """Damage on its way to one character (wow7.4:405.4, 408). Belongs to one frame, which may change it.

    amount       points
    to, by       references: destination and source character
    you          controller of the packet
    elements     damage types as bits (1 << index in ELEMENTS)
    combat       combat damage
    sure         can't be prevented
    via          references it is associated with: the weapons struck with, or the card whose text it is
    applied      modifiers that have been applied to it (each only once, wow7.4:716.1)
    """

    __slots__ = ("amount", "applied", "by", "combat", "elements", "sure", "to", "via", "you")

    def __init__(
        self, amount: int, to: int, by: int, you: int, elements: int, combat: bool, sure: bool, via: list[int]
    ) -> None:
        self.amount = amount
        self.to = to
        self.by = by
        self.you = you
        self.elements = elements
        self.combat = combat
        self.sure = sure
        self.via = via
        self.applied: list[int] = []

    def copy(self) -> Packet:
        other = Packet(self.amount, self.to, self.by, self.you, self.elements, self.combat, self.sure, self.via)
        other.applied = self.applied[:]
        return other


class Note:
    """Something that happened this turn and that texts look back to. Immutable.

    kind is the event's; a is what it happened to, b what did it, seat who controlled b, flag: combat damage.
    """

    __slots__ = ("a", "b", "flag", "kind", "seat")

    def __init__(self, kind: int, a: int, b: int, seat: int, flag: bool) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.seat = seat
        self.flag = flag


class Listed:
    """Options that a seat with priority had, and what they depended on. Immutable."""

    __slots__ = ("main", "options", "version", "where")

    def __init__(self, version: int, where: int, main: bool, options: list[Option]) -> None:
        self.version = version
        self.where = where
        self.main = main
        self.options = options


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
        super().__init__(program, source, you)
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
    extra       seats that take an extra turn next, the last first
    passed      seats that passed in a row
    holder      who has priority, -1 nobody
    lent        whether a card in play may be controlled by somebody else than at first
    version     counts changes that options may depend on
    listed      for each seat the options listed last, and for which version (never saved)
    links_before  links numbered before this turn
    stray       ids of tokens that have left play and not yet ceased to exist
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
        "lent",
        "links",
        "links_before",
        "listed",
        "modifiers",
        "notes",
        "passed",
        "phase",
        "placed",
        "powers",
        "started",
        "stray",
        "time",
        "turn",
        "values",
        "version",
        "waiting",
    )

    pieces: list[WowPiece]  # type: ignore[assignment]  # the same list, known to hold this game's pieces only

    def __init__(
        self, defs: Defs, teams: list[int], chance: Chance, windows: int = 0, blank: bool = False
    ) -> None:
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
        self.version = 0
        self.listed: list[Listed | None] | None = None
        self.links_before = 0
        self.stray: list[int] = []
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
        other.version = self.version
        other.listed = None if self.listed is None else self.listed[:]
        other.links_before = self.links_before
        other.stray = self.stray
        other.idle = self.idle[:]
        return other

    # ------------------------------------------------------------------ reading

    def at(self, ref: int) -> WowPiece | None:
        """The piece of that incarnation; None if it is a different card now, or a seat is named."""
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.stamp == ref >> ID_BITS:
            return piece
        return None

    def last(self, ref: int) -> WowPiece:
        """The piece of that incarnation, or as it was last known (wow7.4:707.3)."""
        return cast(WowPiece, self.recall(ref))

    def writable(self, id: int) -> WowPiece:
        """The piece with that id, to be changed."""
        return cast(WowPiece, self.write(id))

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

    def place(self, piece: WowPiece) -> int:
        """The kind of zone the piece is in."""
        return piece.zone // self.seats

    def in_play(self, piece: WowPiece) -> bool:
        """Whether it is in the play zone (wow7.4:415.8)."""
        return piece.zone >= c.ALLIES * self.seats

    def kinds_of(self, piece: WowPiece) -> int:
        """What it counts as, as bits; in play a face-down card is a resource and nothing else."""
        place = piece.zone // self.seats
        if place == c.RESOURCES:
            return c.RESOURCE if piece.face_down else c.RESOURCE | piece.card.kind
        if place >= c.ALLIES:
            return piece.card.kind | (c.TOTEM if piece.card.totem else 0)
        if place == c.CHAIN and piece.face_down:
            return 0
        return piece.card.kind

    def moment(self) -> int:
        """A new timestamp; the numbers up to the next one are for the powers of one card, in print order."""
        self.time += 16
        return self.time

    def touch(self, what: int) -> None:
        """Something of that sort changed: drop the derived values if they were read from it.

        Only damage, and values that may have changed, give the pre-priority checks anything to do.
        """
        self.version += 1
        values = self.values
        if values is None or values.reads & what:
            self.values = None
            self.dirty = True
        elif what & c.R_DAMAGE:
            self.dirty = True

    def stir(self) -> None:
        """Cards came, went, turned or changed sides: drop all derived tables."""
        self.version += 1
        self.dirty = True
        self.values = None
        self.powers = None

    def stir_with(self, piece: WowPiece) -> None:
        """The same for one card: one without powers of its own changes nothing about who has which."""
        self.version += 1
        self.dirty = True
        self.values = None
        if piece.card.lively:
            self.powers = None


    def shift(self, piece: WowPiece, kind: int, seat: int) -> None:
        """Put a piece that may be written into another row without its becoming a different card (wow:400.3)."""
        self.zones[piece.zone].remove(piece.id)
        piece.zone = kind * self.seats + seat
        self.zones[piece.zone].append(piece.id)


def owner_zone(s: State, kind: int, seat: int) -> int:
    """The number of a seat's zone of that kind."""
    return kind * s.seats + seat


def seat_ref(seat: int) -> int:
    """A seat as a target."""
    return -1 - seat


def as_seat(ref: int) -> int:
    """The seat that `seat_ref` named."""
    return -1 - ref


def frames_of(s: State) -> list[Any]:
    """The frames, loosely typed for reading at the edges."""
    return s.frames
