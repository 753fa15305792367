"""The state: one value of plain data that is a whole game, even in the middle of an effect.

Pieces are shared between forks and copied at the first write (`State.write`), so a
fork costs microseconds. A reference names a piece and its incarnation: a card that
left and came back is a different card (CR 412.1b and its like in every game), and
whoever stored the old reference finds the last known information in `gone`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.defs import Def
from regelwerk.kernel.event import EVERYONE, UNCALLED, Called, Event
from regelwerk.kernel.frames import Frame, advance
from regelwerk.kernel.namesakes import show_in_hand, show_one_to, take_out
from regelwerk.kernel.native import mypyc_attr
from regelwerk.kernel.piece import ID_MASK, STAMP, Gone, Owner, Piece
from regelwerk.kernel.rulebook import Rule

if TYPE_CHECKING:
    from regelwerk.kernel.defs import Defs

OPEN: Final = 0
"""A zone in which everybody sees and follows the pieces (their faces too, unless a piece lies face down)."""
OWN: Final = 1
"""A zone whose owner sees its faces; others only count (a hand)."""
HIDDEN: Final = 2
"""A zone in which nobody sees anything (a deck)."""

ALL: Final = 0
PUBLIC: Final = 1
MEANINGFUL: Final = 2
WINDOWS: Final = ("all", "public", "meaningful")
"""Which empty windows are asked: all, those not provably empty, or only those that are not empty."""

NOT_ASKED: Final[Decision | None] = None
"""No decision; of the wider type, or type checker and compiler would hold that an answer cannot ask."""

ROUNDS: Final[dict[int, list[list[int]]]] = {}
"""For each number of seats the clockwise orders from each of them, made once."""


def rounds(seats: int) -> list[list[int]]:
    """The clockwise orders of so many seats, by the first of them."""
    found = ROUNDS.get(seats)
    if found is None:
        found = [[(first + i) % seats for i in range(seats)] for first in range(seats)]
        ROUNDS[seats] = found
    return found


class Result:
    """How a game ended: the seats that won (none: a draw), and the rule."""

    __slots__ = ("rule", "winners")

    def __init__(self, winners: list[int], rule: Rule) -> None:
        self.winners = winners
        self.rule = rule

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.rule.number})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole game at one moment. Games subclass it.

    defs       the definitions in force
    seats      how many seats; they sit clockwise 0, 1, 2 ...
    teams      team of each seat
    left       bit set of the seats that have left the game
    chance     the random numbers
    pieces     every piece, by id
    zones      piece ids by zone; zone = kind * seats + seat, in order (the last is the top)
    kinds      for each zone kind OPEN, OWN or HIDDEN
    frames     where the rules stand; the last is on top
    gone       last known information by reference
    decision   who is asked what, None while the machine runs and when the game is over
    asked      decisions that the public may count, so far
    handles    public handles given out so far; `privates` the same for each seat
    batch      number of the current moment
    events     since the last decision only (not part of the value: a fork starts without)
    windows    ALL, PUBLIC or MEANINGFUL
    open_lists whether everybody knows what is in everybody's deck (ruling:closed-lists)
    offers     bit set of the seats that offer a draw
    result     None while the game is on
    """

    __slots__ = (
        "asked",
        "batch",
        "chance",
        "decision",
        "defs",
        "events",
        "frames",
        "gone",
        "handles",
        "kinds",
        "left",
        "offers",
        "open_lists",
        "own",
        "pieces",
        "privates",
        "result",
        "seats",
        "teams",
        "windows",
        "zones",
    )

    def __init__(
        self, defs: Defs, teams: list[int], kinds: list[int], chance: Chance, windows: int = ALL, blank: bool = False
    ) -> None:
        """`blank`: whoever makes it fills every field; that is what a fork does."""
        if blank:
            return
        self.defs = defs
        self.seats = len(teams)
        self.teams = teams
        self.left = 0
        self.chance = chance
        self.own = Owner()
        self.pieces: list[Piece[Any]] = []
        self.kinds = kinds
        self.zones: list[list[int]] = [[] for _ in range(len(kinds) * len(teams))]
        self.frames: list[Frame[Any]] = []
        self.gone: dict[int, Gone] = {}
        self.decision: Decision | None = None
        self.asked = 0
        self.handles = 0
        self.privates = [0] * len(teams)
        self.batch = 0
        self.events: list[Event] = []
        self.windows = windows
        self.open_lists = False
        self.offers = 0
        self.result: Result | None = None

    def __repr__(self) -> str:
        """The game in numbers: hidden things are told, to whoever looks for a fault."""
        now = repr(self.result) if self.decision is None else repr(self.decision)
        return f"{type(self).__name__}({self.seats} seats, {len(self.pieces)} pieces, {len(self.frames)} frames, {now})"

    # ------------------------------------------------------------------ seats

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        n = self.seats
        seat = (seat + 1) % n
        while self.left >> seat & 1:
            seat = (seat + 1) % n
        return seat

    def in_game(self, seat: int) -> bool:
        """Whether the seat has not left the game."""
        return not self.left >> seat & 1

    def clockwise(self, first: int) -> list[int]:
        """The seats still in the game, in clockwise order from `first` (which may have left)."""
        n = self.seats
        if not self.left:
            return (ROUNDS.get(n) or rounds(n))[first][:]
        return [(first + i) % n for i in range(n) if not self.left >> (first + i) % n & 1]

    def opposed(self, a: int, b: int) -> bool:
        """Whether two seats play against each other."""
        return self.teams[a] != self.teams[b]

    # ----------------------------------------------------------------- pieces

    def new_piece(self, card: Def, owner: int, zone: int) -> Piece[Any]:
        """Make a piece in a zone (on top). Games override this to make their own kind."""
        piece: Piece[Any] = Piece(len(self.pieces), card, owner, zone, self.own)
        self.add(piece)
        return piece

    def add(self, piece: Piece[Any]) -> None:
        """Enter a new piece into the state, with the handles its zone gives it."""
        self.pieces.append(piece)
        self.zones[piece.zone].append(piece.id)
        sight = self.kinds[piece.zone // self.seats]
        if sight != HIDDEN:
            self._follow(piece, sight, False)

    def write(self, id: int) -> Piece[Any]:
        """The piece with that id, to be changed: copied first if another state shares it."""
        piece = self.pieces[id]
        if piece.own is not self.own:
            piece = piece.copy(self.own)
            self.pieces[id] = piece
        return piece

    def find(self, ref: int) -> Piece[Any] | None:
        """The piece of that very incarnation, None if it has become a different one."""
        if ref == 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        return None

    def recall(self, ref: int) -> Piece[Any]:
        """The piece of that incarnation, or as it was last known."""
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        gone = self.gone.get(ref)
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
        piece = self.write(id)
        before = piece.zone
        ids = self.zones[before]
        sight = self.kinds[zone // self.seats]
        if self.kinds[before // self.seats] == OWN and not followed:
            take_out(self, piece, ids, face_down or sight == HIDDEN)
        ids.remove(id)
        piece.ref += STAMP
        piece.renew()
        piece.zone = zone
        if bottom:
            self.zones[zone].insert(0, id)
        else:
            self.zones[zone].append(id)
        if sight != HIDDEN:
            self._follow(piece, sight, face_down)
        return piece

    def _follow(self, piece: Piece[Any], sight: int, face_down: bool) -> None:
        """Give the handles and the knowledge that come with a zone in which pieces can be followed."""
        called = piece.called
        handle = called.handle
        private = called.private
        knows = called.knows
        if private == 0:
            private = self._new_private(piece.owner)
        if sight == OPEN:
            if handle == 0:
                self.handles += 1
                handle = self.handles
            if not face_down:
                knows = EVERYONE
        else:
            knows |= 1 << piece.owner
        if knows != called.knows or handle != called.handle or private != called.private:
            piece.called = Called(handle, private, piece.card, knows)

    def lose_track(self, ids: list[int], owner: int) -> None:
        """Others no longer know which of those pieces is which: their owner rearranges them unseen."""
        keep = 1 << owner
        for id in ids:
            called = self.pieces[id].called
            if called.handle or called.knows & ~keep:
                self.write(id).call(0, called.private, called.knows & keep)

    def shuffle(self, zone: int) -> None:
        """Put a zone into a random order: one draw. Nobody knows or follows its pieces afterwards."""
        ids = self.zones[zone]
        order = self.chance.order(len(ids))
        self.zones[zone] = [ids[i] for i in order]
        for id in ids:
            called = self.pieces[id].called
            if called.knows or called.handle or called.private:
                self.write(id).called = UNCALLED

    def show(self, piece: Piece[Any], followed: bool = False) -> Piece[Any]:
        """Everybody sees the face of a piece and can follow it from now on, its owner too.

        Of a hand it may be any card of that name, unless all can tell which one it is (`followed`).
        """
        if self.kinds[piece.zone // self.seats] == OWN and not followed:
            piece = self.write(piece.id)
            show_in_hand(self, piece, self.zones[piece.zone])
        called = piece.called
        handle = called.handle
        if called.knows == EVERYONE and handle and called.private:
            return piece
        piece = self.write(piece.id)
        if handle == 0:
            self.handles += 1
            handle = self.handles
        piece.call(handle, called.private or self._new_private(piece.owner), EVERYONE)
        return piece

    def unshown(self, piece: Piece[Any]) -> bool:
        """Whether not everybody knows of this very card what it is: of those in a hand only if it is the only one."""
        in_hand = self.kinds[piece.zone // self.seats] == OWN and len(self.zones[piece.zone]) > 1
        return in_hand or piece.called.knows != EVERYONE

    def lay_open(self, piece: Piece[Any]) -> Piece[Any]:
        """A card that is about to leave a hand is shown to all first; `move` it then as one that is `followed`."""
        piece = self.write(piece.id)
        if self.kinds[piece.zone // self.seats] == OWN:
            take_out(self, piece, self.zones[piece.zone], False)
        return self.show(piece, True)

    def show_to(self, piece: Piece[Any], seat: int, together: bool = False) -> Piece[Any]:
        """One seat sees the face of a piece; its owner can follow it from now on.

        `together`: it sees all the cards of a hand at once, so each of them counts.
        """
        if not together and seat != piece.owner and self.kinds[piece.zone // self.seats] == OWN:
            piece = self.write(piece.id)
            show_one_to(self, piece, self.zones[piece.zone], seat)
        called = piece.called
        private = called.private
        if called.knows >> seat & 1 and (private or seat != piece.owner):
            return piece
        piece = self.write(piece.id)
        if private == 0 and seat == piece.owner:
            private = self._new_private(seat)
        piece.call(called.handle, private, called.knows | 1 << seat)
        return piece

    def _new_private(self, owner: int) -> int:
        """The next name that an owner can follow a piece by."""
        self.privates[owner] += 1
        return self.privates[owner]

    # ----------------------------------------------------------------- events

    def mentioned(self, ref: int) -> Piece[Any] | None:
        """The piece of that incarnation as it is, or as it was last known; None if nothing of it is known any more."""
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        gone = self.gone.get(ref)
        return None if gone is None else gone.piece

    def emit(self, kind: int, rule: Rule, source: int = 0, seat: int = -1, a: int = 0, b: int = 0, n: int = 0) -> None:
        """Write down an event; `a` is usually what it happened to. Its face goes to the seats that know it now."""
        # most pieces are what they were when their reference was taken; `called_then` is for the others
        a_called = UNCALLED
        if a > 0:
            piece = self.pieces[(a & ID_MASK) - 1]
            a_called = piece.called if piece.ref == a else self.called_then(a)
        source_called = UNCALLED
        if source == a:
            source_called = a_called
        elif source > 0:
            piece = self.pieces[(source & ID_MASK) - 1]
            source_called = piece.called if piece.ref == source else self.called_then(source)
        b_called = UNCALLED if b <= 0 else self.called_then(b)
        self.events.append(Event(kind, rule, source, self.batch, seat, a, b, n, a_called, b_called, source_called))

    def emit_secret(self, kind: int, rule: Rule, source: int, seat: int, a: int, n: int, knows: int) -> None:
        """Write down an event whose face half only the seats in `knows` get, whoever knows that face besides.

        Which card of another's hand `seat` looks at nobody can follow.
        """
        piece = self.pieces[(a & ID_MASK) - 1]
        in_hand = self.kinds[piece.zone // self.seats] == OWN
        handle = 0 if in_hand and seat != piece.owner else piece.called.handle
        called = Called(handle, piece.called.private, piece.card, knows)
        source_called = UNCALLED if source <= 0 else self.called_then(source)
        self.events.append(Event(kind, rule, source, self.batch, seat, a, 0, n, called, UNCALLED, source_called))

    def called_then(self, ref: int) -> Called:
        """What the piece of that incarnation is called, or was when it was last known."""
        piece = self.mentioned(ref)
        return UNCALLED if piece is None else piece.called

    # -------------------------------------------------------------- decisions

    def ask(self, seat: int, kind: int, options: list[Option], about: int = 0, public: int = 0) -> None:
        """Ask a seat a question of its own that the public may count."""
        self.asked += 1
        self.decision = Decision(self.asked, seat, kind, public if public else kind, about, options)

    def ask_more(self, seat: int, kind: int, options: list[Option], about: int, public: int) -> None:
        """Ask the next step of something nobody else may count: the number stays, the public kind is `public`."""
        self.decision = Decision(self.asked, seat, kind, public, about, options)

    def apply(self, option: Option) -> list[Event]:
        """Answer the open decision with one of its options; the events up to the next decision.

        The option must come from `self.decision.options`; `Game.apply` checks that.
        """
        self.events = []
        self.chance.log = []
        self.decision = NOT_ASKED
        self.frames[-1].answer(self, option)
        if self.decision is None and self.result is None:  # an answer may ask the next question itself
            advance(self)
        return self.events

    def finish(self, winners: list[int], rule: Rule) -> None:
        """The game is over."""
        self.result = Result(winners, rule)
        self.decision = None

    # ------------------------------------------------------------------ value

    def fill(self, other: State) -> None:
        """Copy the kernel's fields into `other`; both states then copy pieces before writing them."""
        self.own = Owner()
        other.defs = self.defs
        other.seats = self.seats
        other.teams = self.teams
        other.left = self.left
        other.chance = self.chance.copy()
        other.own = Owner()
        other.pieces = self.pieces[:]
        other.kinds = self.kinds
        other.zones = [zone[:] for zone in self.zones]
        other.frames = [frame.copy() for frame in self.frames]
        other.gone = self.gone.copy()
        other.decision = self.decision
        other.asked = self.asked
        other.handles = self.handles
        other.privates = self.privates[:]
        other.batch = self.batch
        other.events = []
        other.windows = self.windows
        other.open_lists = self.open_lists
        other.offers = self.offers
        other.result = self.result

    def fork(self) -> State:
        """A copy that goes on by itself. Costs microseconds; events are not copied."""
        other = State(self.defs, self.teams, self.kinds, self.chance, self.windows, True)
        self.fill(other)
        return other
