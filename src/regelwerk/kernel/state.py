"""The state: one value of plain data that is a whole game, even in the middle of an effect.

Pieces and the lists of zones are shared between forks and copied at the first write (`State.writable_piece`,
`State.writable_zone`), so a fork costs microseconds. A reference names a piece and its incarnation: a card that
left and came back is a different card (CR 412.1b and its like in every game), and
whoever stored the old reference finds the last known information in `gone`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.event import EVERYONE, NO_IDENTITY, Event, PieceIdentity, new_event
from regelwerk.kernel.frames import Frame, advance
from regelwerk.kernel.ids import NO_HANDLE, NO_REF, Handle, Ref, Seat
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.namesakes import show_in_hand, show_one_to, take_out
from regelwerk.kernel.piece import ID_MASK, INCARNATION_STEP, LastKnown, Piece, WriteToken
from regelwerk.kernel.rulebook import RuleCitation

if TYPE_CHECKING:
    from regelwerk.kernel.definitions import Definitions

VISIBLE_TO_ALL: Final = 0
"""A zone in which everybody sees and follows the pieces (their faces too, unless a piece lies face down)."""
VISIBLE_TO_OWNER: Final = 1
"""A zone whose owner sees its faces; others only count (a hand)."""
VISIBLE_TO_NONE: Final = 2
"""A zone in which nobody sees anything (a deck)."""

ALL: Final = 0
PUBLIC: Final = 1
MEANINGFUL: Final = 2
WINDOWS: Final = ("all", "public", "meaningful")
"""Which empty windows are asked: all, those not provably empty, or only those that are not empty."""
UNANSWERED: Final = 4
"""Set beside one of these in a look ahead: nobody is asked whether to answer what is under way. It takes its course."""
ALL_ZONES: Final = -1
"""A bit set with every zone in it."""
NOT_ASKED: Final[Decision | None] = None
"""No decision; of the wider type, or type checker and compiler would hold that an answer cannot ask."""

ROUNDS: Final[dict[int, list[list[int]]]] = {}
"""For each number of seats the clockwise orders from each of them, made once."""


def seat_orders(seats: int) -> list[list[int]]:
    """The clockwise orders of so many seats, by the first of them."""
    found = ROUNDS.get(seats)
    if found is None:
        found = [[(first + i) % seats for i in range(seats)] for first in range(seats)]
        ROUNDS[seats] = found
    return found


@mypyc_attr(acyclic=True)
class GameResult:
    """How a game ended: the seats that won (none: a draw), and the rule."""

    __slots__ = ("rule", "winners")

    def __init__(self, winners: list[int], rule: RuleCitation) -> None:
        self.winners = winners
        self.rule = rule

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.rule.number})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole game at one moment. Games subclass it.

    defs                   the definitions in force
    seats                  how many seats; they sit clockwise 0, 1, 2 ...
    teams                  team of each seat
    left_seats             bit set of the seats that have left the game
    chance                 the random numbers
    pieces                 every piece, by id
    zones                  piece ids by zone; zone = kind * seats + seat, in order (the last is the top)
    shared_zones           bit set of the zones whose list another state may share
    zone_visibility        for each zone kind OPEN, OWN or HIDDEN
    frames                 where the rules stand; the last is on top
    last_known_pieces      last known information by reference
    decision               who is asked what, None while the machine runs and when the game is over
    public_decision_count  decisions that the public may count, so far
    handle_count           public handles given out so far; `owner_handle_counts` the same for each seat
    batch                  number of the current moment
    events                 since the last decision only (not part of the value: a fork starts without)
    windows                ALL, PUBLIC or MEANINGFUL; in a look ahead perhaps with UNANSWERED
    open_lists whether everybody knows what is in everybody's deck (ruling:closed-lists)
    draw_offers  bit set of the seats that offer a draw
    result       None while the game is on
    """

    __slots__ = (
        "batch",
        "chance",
        "decision",
        "defs",
        "draw_offers",
        "events",
        "frames",
        "handle_count",
        "last_known_pieces",
        "left_seats",
        "open_lists",
        "owner_handle_counts",
        "pieces",
        "public_decision_count",
        "result",
        "seats",
        "shared_zones",
        "teams",
        "windows",
        "write_token",
        "zone_visibility",
        "zones",
    )

    def __init__(
        self,
        defs: Definitions,
        teams: list[int],
        kinds: list[int],
        chance: Chance,
        windows: int = ALL,
        blank: bool = False,
    ) -> None:
        """`blank`: whoever makes it fills every field; that is what a fork does."""
        if blank:
            return
        self.defs = defs
        self.seats = len(teams)
        self.teams = teams
        self.left_seats = 0
        self.chance = chance
        self.write_token = WriteToken()
        self.pieces: list[Piece[Any]] = []
        self.zone_visibility = kinds
        self.zones: list[list[int]] = [[] for _ in range(len(kinds) * len(teams))]
        self.shared_zones = 0
        self.frames: list[Frame[Any]] = []
        self.last_known_pieces: dict[Ref, LastKnown] = {}
        self.decision: Decision | None = None
        self.public_decision_count = 0
        self.handle_count = 0
        self.owner_handle_counts = [0] * len(teams)
        self.batch = 0
        self.events: list[Event] = []
        self.windows = windows
        self.open_lists = False
        self.draw_offers = 0
        self.result: GameResult | None = None

    def __repr__(self) -> str:
        """The game in numbers: hidden things are told, to whoever looks for a fault."""
        now = repr(self.result) if self.decision is None else repr(self.decision)
        return f"{type(self).__name__}({self.seats} seats, {len(self.pieces)} pieces, {len(self.frames)} frames, {now})"

    # ------------------------------------------------------------------ seats

    def next_seat(self, seat: int) -> Seat:
        """The next seat clockwise that is still in the game."""
        n = self.seats
        seat = (seat + 1) % n
        while self.left_seats >> seat & 1:
            seat = (seat + 1) % n
        return Seat(seat)

    def in_game(self, seat: int) -> bool:
        """Whether the seat has not left the game."""
        return not self.left_seats >> seat & 1

    def clockwise(self, first: int) -> list[int]:
        """The seats still in the game, in clockwise order from `first` (which may have left)."""
        return self.seats_from(first)[:]

    def seats_from(self, first: int) -> list[int]:
        """The same for those who walk round the table and keep nothing of it: shared, not to be changed."""
        n = self.seats
        if not self.left_seats:
            return (ROUNDS.get(n) or seat_orders(n))[first]
        return [(first + i) % n for i in range(n) if not self.left_seats >> (first + i) % n & 1]

    def are_opponents(self, a: int, b: int) -> bool:
        """Whether two seats play against each other."""
        return self.teams[a] != self.teams[b]

    # ----------------------------------------------------------------- pieces

    def new_piece(self, card: Definition, owner: int, zone: int) -> Piece[Any]:
        """Make a piece in a zone (on top). Games override this to make their own kind."""
        piece: Piece[Any] = Piece(len(self.pieces), card, owner, zone, self.write_token)
        self.add(piece)
        return piece

    def add(self, piece: Piece[Any]) -> None:
        """Enter a new piece into the state, with the handles its zone gives it."""
        self.pieces.append(piece)
        self.writable_zone(piece.zone).append(piece.id)
        sight = self.zone_visibility[piece.zone // self.seats]
        if sight != VISIBLE_TO_NONE:
            self._follow(piece, sight, False)

    def writable_piece(self, id: int) -> Piece[Any]:
        """The piece with that id, to be changed: copied first if another state shares it."""
        piece = self.pieces[id]
        if piece.write_token is not self.write_token:
            piece = piece.copy(self.write_token)
            self.pieces[id] = piece
        return piece

    def writable_zone(self, zone: int) -> list[int]:
        """The ids of a zone, to be changed: copied first if another state may share them."""
        if self.shared_zones >> zone & 1:
            self.shared_zones &= ~(1 << zone)
            self.zones[zone] = self.zones[zone][:]
        return self.zones[zone]

    def piece_or_none(self, ref: Ref) -> Piece[Any] | None:
        """The piece of that very incarnation, None if it has become a different one."""
        if ref == 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        return None

    def recall(self, ref: Ref) -> Piece[Any]:
        """The piece of that incarnation, or as it was last known."""
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        gone = self.last_known_pieces.get(ref)
        if gone is not None:
            return gone.piece
        return piece

    def kind_of(self, zone: int) -> int:
        """The kind of a zone (its number without the seat)."""
        return zone // self.seats

    def move(
        self, id: int, zone: int, bottom: bool = False, face_down: bool = False, followed: bool = False
    ) -> Piece[Any]:
        """Put a piece into another zone, on top or at the bottom; it becomes a different piece.

        Face down means that only those who knew its face go on knowing it. A piece that leaves
        a hand of several cards can be followed only if everybody can tell which one it is: by
        its name (ruling:namesakes), or because it has been laid open before (`followed`).
        """
        piece = self.writable_piece(id)
        before = piece.zone
        ids = self.writable_zone(before) if self.shared_zones else self.zones[before]
        sights = self.zone_visibility
        sight = sights[zone // self.seats]
        if sights[before // self.seats] == VISIBLE_TO_OWNER and not followed:
            take_out(self, piece, ids, face_down or sight == VISIBLE_TO_NONE)
        if ids[-1] == id:  # most leave the top of a deck, and a search would begin at its bottom
            ids.pop()
        else:
            ids.remove(id)
        piece.ref = Ref(piece.ref + INCARNATION_STEP)
        piece.reset()
        piece.zone = zone
        ids = self.writable_zone(zone) if self.shared_zones else self.zones[zone]
        if bottom:
            ids.insert(0, id)
        else:
            ids.append(id)
        if sight != VISIBLE_TO_NONE:
            self._follow(piece, sight, face_down)
        return piece

    def _follow(self, piece: Piece[Any], sight: int, face_down: bool) -> None:
        """Give the handles and the knowledge that come with a zone in which pieces can be followed."""
        identity = piece.identity
        handle = identity.handle
        owner_handle = identity.owner_handle
        known_to = identity.known_to
        if owner_handle == 0:
            owner_handle = self._new_owner_handle(piece.owner)
        if sight == VISIBLE_TO_ALL:
            if handle == 0:
                self.handle_count += 1
                handle = Handle(self.handle_count)
            if not face_down:
                known_to = EVERYONE
        else:
            known_to |= 1 << piece.owner
        if known_to != identity.known_to or handle != identity.handle or owner_handle != identity.owner_handle:
            piece.identity = PieceIdentity(handle, owner_handle, piece.card, known_to)

    def hide_identities(self, ids: list[int], owner: int) -> None:
        """Others no longer know which of those pieces is which: their owner rearranges them unseen."""
        keep = 1 << owner
        for id in ids:
            identity = self.pieces[id].identity
            if identity.handle or identity.known_to & ~keep:
                self.writable_piece(id).set_identity(NO_HANDLE, identity.owner_handle, identity.known_to & keep)

    def shuffle(self, zone: int) -> None:
        """Put a zone into a random order: one draw. Nobody knows or follows its pieces afterwards."""
        ids = self.zones[zone]
        order = self.chance.order(len(ids))
        self.zones[zone] = [ids[i] for i in order]
        for id in ids:
            identity = self.pieces[id].identity
            if identity.known_to or identity.handle or identity.owner_handle:
                self.writable_piece(id).identity = NO_IDENTITY

    def reveal_to_all(self, piece: Piece[Any], followed: bool = False) -> Piece[Any]:
        """Everybody sees the face of a piece and can follow it from now on, its owner too.

        Of a hand it may be any card of that name, unless all can tell which one it is (`followed`).
        """
        if self.zone_visibility[piece.zone // self.seats] == VISIBLE_TO_OWNER and not followed:
            piece = self.writable_piece(piece.id)
            show_in_hand(self, piece, self.zones[piece.zone])
        identity = piece.identity
        handle = identity.handle
        if identity.known_to == EVERYONE and handle and identity.owner_handle:
            return piece
        piece = self.writable_piece(piece.id)
        if handle == 0:
            self.handle_count += 1
            handle = Handle(self.handle_count)
        piece.set_identity(handle, identity.owner_handle or self._new_owner_handle(piece.owner), EVERYONE)
        return piece

    def unshown(self, piece: Piece[Any]) -> bool:
        """Whether not everybody knows of this very card what it is: of those in a hand only if it is the only one."""
        in_hand = self.zone_visibility[piece.zone // self.seats] == VISIBLE_TO_OWNER and len(self.zones[piece.zone]) > 1
        return in_hand or piece.identity.known_to != EVERYONE

    def lay_open(self, piece: Piece[Any]) -> Piece[Any]:
        """A card that is about to leave a hand is shown to all first; `move` it then as one that is `followed`."""
        piece = self.writable_piece(piece.id)
        if self.zone_visibility[piece.zone // self.seats] == VISIBLE_TO_OWNER:
            take_out(self, piece, self.zones[piece.zone], False)
        return self.reveal_to_all(piece, True)

    def reveal_to(self, piece: Piece[Any], seat: int, together: bool = False) -> Piece[Any]:
        """One seat sees the face of a piece; its owner can follow it from now on.

        `together`: it sees all the cards of a hand at once, so each of them counts.
        """
        if not together and seat != piece.owner and self.zone_visibility[piece.zone // self.seats] == VISIBLE_TO_OWNER:
            piece = self.writable_piece(piece.id)
            show_one_to(self, piece, self.zones[piece.zone], seat)
        identity = piece.identity
        owner_handle = identity.owner_handle
        if identity.known_to >> seat & 1 and (owner_handle or seat != piece.owner):
            return piece
        piece = self.writable_piece(piece.id)
        if owner_handle == 0 and seat == piece.owner:
            owner_handle = self._new_owner_handle(seat)
        piece.set_identity(identity.handle, owner_handle, identity.known_to | 1 << seat)
        return piece

    def _new_owner_handle(self, owner: int) -> Handle:
        """The next name that an owner can follow a piece by."""
        self.owner_handle_counts[owner] += 1
        return Handle(self.owner_handle_counts[owner])

    # ----------------------------------------------------------------- events

    def mentioned(self, ref: Ref) -> Piece[Any] | None:
        """The piece of that incarnation as it is, or as it was last known; None if nothing of it is known any more."""
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        gone = self.last_known_pieces.get(ref)
        return None if gone is None else gone.piece

    def emit(
        self,
        kind: int,
        rule: RuleCitation,
        source: Ref = NO_REF,
        seat: int = -1,
        a: Ref = NO_REF,
        b: Ref = NO_REF,
        n: int = 0,
    ) -> None:
        """Write down an event; `a` is usually what it happened to. Its face goes to the seats that know it now."""
        event = Event()
        event.kind = kind
        event.rule = rule
        event.source = source
        event.batch = self.batch
        event.seat = seat
        event.about = a
        event.other = b
        event.number = n
        # most pieces are what they were when their reference was taken; `identity_of` is for the others
        identity = NO_IDENTITY
        if a > 0:
            piece = self.pieces[(a & ID_MASK) - 1]
            identity = piece.identity if piece.ref == a else self.identity_of(a)
        event.about_identity = identity
        event.other_identity = self.identity_of(b) if b > 0 else NO_IDENTITY
        if source != a:
            identity = self.identity_of(source) if source > 0 else NO_IDENTITY
        event.source_identity = identity
        self.events.append(event)

    def emit_private(
        self, kind: int, rule: RuleCitation, source: Ref, seat: int, a: Ref, n: int, known_to: int
    ) -> None:
        """Write down an event whose face half only the seats in `known_to` get, whoever knows that face besides.

        Which card of another's hand `seat` looks at nobody can follow.
        """
        piece = self.pieces[(a & ID_MASK) - 1]
        in_hand = self.zone_visibility[piece.zone // self.seats] == VISIBLE_TO_OWNER
        handle = NO_HANDLE if in_hand and seat != piece.owner else piece.identity.handle
        identity = PieceIdentity(handle, piece.identity.owner_handle, piece.card, known_to)
        source_identity = NO_IDENTITY if source <= 0 else self.identity_of(source)
        self.events.append(
            new_event(kind, rule, source, self.batch, seat, a, NO_REF, n, identity, NO_IDENTITY, source_identity)
        )

    def identity_of(self, ref: Ref) -> PieceIdentity:
        """What the piece of that incarnation is called, or was when it was last known."""
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece.identity
        gone = self.last_known_pieces.get(ref)
        return NO_IDENTITY if gone is None else gone.piece.identity

    # -------------------------------------------------------------- decisions

    def ask(self, seat: int, kind: int, options: list[Option], about: Ref = NO_REF, public: int = 0) -> None:
        """Ask a seat a question of its own that the public may count."""
        self.public_decision_count += 1
        self.decision = Decision(self.public_decision_count, seat, kind, public if public else kind, about, options)

    def ask_next_step(self, seat: int, kind: int, options: list[Option], about: Ref, public: int) -> None:
        """Ask the next step of something nobody else may count: the number stays, the public kind is `public`."""
        self.decision = Decision(self.public_decision_count, seat, kind, public, about, options)

    def apply(self, option: Option) -> list[Event]:
        """Answer the open decision with one of its options; the events up to the next decision.

        The option must come from `self.decision.options`; `Game.apply` checks that.
        """
        self.events = []
        if self.chance.log:
            self.chance.log = []
        self.decision = NOT_ASKED
        self.frames[-1].apply_answer(self, option)
        if self.decision is None and self.result is None:  # an answer may ask the next question itself
            advance(self)
        return self.events

    def finish(self, winners: list[int], rule: RuleCitation) -> None:
        """The game is over."""
        self.result = GameResult(winners, rule)
        self.decision = None

    # ------------------------------------------------------------------ value

    def copy_fields_to(self, other: State) -> None:
        """Copy the kernel's fields into `other`; both states then copy pieces and zones before writing them."""
        self.write_token = WriteToken()
        self.shared_zones = ALL_ZONES
        other.defs = self.defs
        other.seats = self.seats
        other.teams = self.teams
        other.left_seats = self.left_seats
        other.chance = self.chance.copy()
        other.write_token = WriteToken()
        other.pieces = self.pieces[:]
        other.zone_visibility = self.zone_visibility
        other.zones = self.zones[:]
        other.shared_zones = ALL_ZONES
        other.frames = [frame.copy() for frame in self.frames]
        other.last_known_pieces = self.last_known_pieces.copy()
        other.decision = self.decision
        other.public_decision_count = self.public_decision_count
        other.handle_count = self.handle_count
        other.owner_handle_counts = self.owner_handle_counts[:]
        other.batch = self.batch
        other.events = []
        other.windows = self.windows
        other.open_lists = self.open_lists
        other.draw_offers = self.draw_offers
        other.result = self.result

    def fork(self) -> State:
        """A copy that goes on by itself. Costs microseconds; events are not copied."""
        other = State(self.defs, self.teams, self.zone_visibility, self.chance, self.windows, True)
        self.copy_fields_to(other)
        return other
