"""Derived values: which powers work, and what ATK, health, keywords and prohibitions come to.

Two tables, built from the state when they are first asked for, never changed
afterwards, shared by forks and dropped when something they were read from changes.
They are built in the order of wow7.4:718 and 719: first who has which powers, then
keywords and prohibitions by timestamp, then sums. While a table is being built,
descriptions read what is entered so far; they can never ask for it to be built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.records import NO_MARKS, ActiveTrigger, OwnPowers
from regelwerk.wowtcg.state import UNTIL_GONE, Modifier, WowPiece, WowState, scope_of

if TYPE_CHECKING:
    from regelwerk.wowtcg.lowered import Playable

TAGS: Final = -1
"""Stage of a continuous modifier: tags, on which keywords and prohibitions may depend (wow7.4:719.2)."""
HAND_LIMIT: Final = 7
"""The maximum hand size where nothing changes it (wow7.4:415.4)."""
FIRST: Final = 0
"""Stage of a continuous modifier: keywords and powers."""
THEN: Final = 1
"""Stage of a continuous modifier: numbers, prohibitions and all else, read on the outcome of the stages before."""

ROWS: Final = [codes.ZONE_HERO_ROW, codes.ZONE_ALLIES, codes.ZONE_ATTACHED, codes.ZONE_RESOURCES]
"""The rows of play, in the order in which the powers in them are entered."""
NEVER: Final = 1000
"""A resource cost that nobody can pay: there is nothing to pay for."""
GRANTED: Final = 100
"""Number of the first payment power that a piece has not printed on it."""


@mypyc_attr(acyclic=True)
class ActivePowers:
    """Who has which powers now (wow7.4:700).

    watch      triggered powers by event kind; those that may end a form or stealth (`ENDS_FORMS`) are always there
    firsts     kinds of events that are noted for the rest of the turn (`WowDefinitions.firsts`)
    payers     for each seat the ids of pieces with a payment power or an open quest
    least      for each seat the smallest resource cost among those, NEVER without any
    statics    continuous powers, as modifiers, in order of their timestamps
    lost       ids of the pieces that have lost their powers
    contested  whether anything takes powers
    meddles    whether one of them destroys resources
    """

    __slots__ = ("contested", "firsts", "least", "lost", "meddles", "payers", "statics", "watch")

    def __init__(self, seats: int, firsts: list[int]) -> None:
        self.watch: dict[int, list[ActiveTrigger]] = {
            codes.EVENT_PLAY: [],
            codes.EVENT_STRIKE: [],
            codes.EVENT_DAMAGE: [],
        }
        self.firsts = firsts
        self.payers: list[list[int]] = [[] for _ in range(seats)]
        self.least = [NEVER] * seats
        self.statics: list[Modifier] = []
        self.lost: list[int] = []
        self.contested = False
        self.meddles = False

    def with_payers(self, seat: int, pieces: list[WowPiece]) -> ActivePowers:
        """The same table but for the pieces with a payment power or an open quest on one side."""
        other = ActivePowers(0, self.firsts)
        other.watch = self.watch
        other.payers = self.payers[:]
        other.payers[seat] = [piece.id for piece in pieces]
        other.least = self.least[:]
        other.least[seat] = min([piece.card.min_resource_cost for piece in pieces], default=NEVER)
        other.statics = self.statics
        other.lost = self.lost
        other.contested = self.contested
        other.meddles = self.meddles
        return other


NO_POWERS: Final[list[Playable]] = []
"""The empty list that the granted powers of a piece start with: it is replaced, never changed in place."""


@mypyc_attr(acyclic=True)
class PieceValues:
    """What modifiers add to one piece. `since`: the timestamps by which it was granted each of its powers."""

    __slots__ = ("atk", "defense", "forbids", "granted", "health", "keywords", "lost", "since", "tags")

    def __init__(self) -> None:
        self.atk = 0
        self.health = 0
        self.defense = 0
        self.keywords = 0
        self.forbids = 0
        self.lost = False
        self.tags: list[str] = []
        self.granted = NO_POWERS
        self.since = NO_MARKS


NO_MODIFIERS: Final[list[Modifier]] = []
"""The empty list that those of a table start with: they are replaced, never changed in place."""


@mypyc_attr(acyclic=True)
class DerivedValues:
    """What modifiers add to everything, and the modifiers that other chapters ask for.

    by_id         additions by piece id; pieces without any are not in it
    seat_forbids  for each seat what its player can't do
    hand          for each seat what is added to the maximum hand size
    heals         modifiers on damage that would be healed
    plays         modifiers on what playing cards costs
    packets       modifiers on damage that would be dealt (chapter damage)
    attacks       modifiers on who may or must attack what, and for how much (chapter combat)
    strikes       modifiers on strike costs
    reads         what the table was read from (DEPENDS_ON_... bits)
    grants        whether a payment power is given to anything
    unusual       whether more can be played or used than cards say: one of `plays`, `instants`, `grants` is there
    stays         modifiers by which cards may stay exhausted in the ready step
    draws         modifiers that replace draws
    instants      modifiers that make cards outside play instant
    """

    __slots__ = (
        "attacks",
        "by_id",
        "draws",
        "grants",
        "hand",
        "heals",
        "instants",
        "packets",
        "plays",
        "reads",
        "seat_forbids",
        "stays",
        "strikes",
        "unusual",
    )

    def __init__(self, seats: int) -> None:
        self.by_id: dict[int, PieceValues] = {}
        self.seat_forbids = [0] * seats
        self.hand = [0] * seats
        self.packets = NO_MODIFIERS
        self.attacks = NO_MODIFIERS
        self.strikes = NO_MODIFIERS
        self.heals = NO_MODIFIERS
        self.plays = NO_MODIFIERS
        self.instants = NO_MODIFIERS
        self.draws = NO_MODIFIERS
        self.stays = NO_MODIFIERS
        self.reads = 0
        self.grants = False
        self.unusual = False

    def of(self, id: int) -> PieceValues:
        """The additions of one piece, to be added to."""
        val = self.by_id.get(id)
        if val is None:
            val = PieceValues()
            self.by_id[id] = val
        return val


NOTHING_ADDED: Final[dict[int, DerivedValues]] = {}
"""For each number of seats the table where no modifier adds anything, made once: no table is ever changed."""


def nothing_added(seats: int) -> DerivedValues:
    """The table of a game of so many seats in which no modifier is at work, made and kept."""
    NOTHING_ADDED[seats] = DerivedValues(seats)
    return NOTHING_ADDED[seats]


def faction_bit(state: WowState, seat: int) -> int:
    """The faction of the seat's hero as a bit, 0 if it has none."""
    id = state.heroes[seat]
    return state.pieces[id].card.faction if id >= 0 else 0


def powers(state: WowState) -> ActivePowers:
    """The table of powers, built if needed."""
    return state.powers or _build_powers(state)


def _build_powers(state: WowState) -> ActivePowers:
    table = _enter_all(state, [])
    if table.contested or state.modifiers:
        takers = [modifier for modifier in table.statics + state.modifiers if modifier.takes_powers()]
        if takers:
            takers.sort(key=_time)
            table = _enter_all(state, _powerless(state, takers))
            table.contested = True
    if len(table.statics) > 1:
        table.statics.sort(key=_time)
    state.powers = table
    return table


def _powerless(state: WowState, takers: list[Modifier]) -> list[int]:
    """Ids of the pieces that have lost their powers (wow7.4:700.3).

    What has lost its own takes none: so whatever takes them from such a one comes first (wow7.4:719.2), and
    else the order is that of timestamps. Descriptions are read as if no power were at work.
    """
    lost: list[int] = []
    first: list[tuple[int, list[int]]] = []
    later: list[tuple[int, list[int]]] = []
    sources = [modifier.scope.source for modifier in takers if modifier.until == UNTIL_GONE]
    state.powers = ActivePowers(state.seats, [])
    for modifier in takers:
        found = subjects(state, modifier)
        source = state.piece_or_none(modifier.scope.source)
        own = source.id if modifier.until == UNTIL_GONE and source is not None else -1
        group = first if any(piece.ref in sources and piece.id != own for piece in found) else later
        group.append((own, [piece.id for piece in found]))
    for own, ids in first + later:
        if own not in lost:
            lost += ids
    state.values = None
    return lost


def _enter_all(state: WowState, lost: list[int]) -> ActivePowers:
    """The powers of everything in play but of what has lost them."""
    table = ActivePowers(state.seats, cast(WowDefinitions, state.defs).firsts)
    table.lost = lost
    seats = state.seats
    zones = state.zones
    pieces = state.pieces
    for seat in range(seats):
        for kind in ROWS:
            for id in zones[kind * seats + seat]:
                piece = pieces[id]
                if (
                    piece.card.has_board_powers
                    and not (piece.face_down and kind == codes.ZONE_RESOURCES)  # wow7.4:700.2, wow7.4:703.3
                    and id not in lost  # wow7.4:700.3
                ):
                    _enter_powers(state, table, piece)
    return table


def _time(modifier: Modifier) -> int:
    return modifier.time


def _enter_powers(state: WowState, table: ActivePowers, piece: WowPiece) -> None:
    card = piece.card
    you = piece.control
    if card.destroys_resources:
        table.meddles = True
    if (card.payments and not (piece.face_down and card.kind == codes.TYPE_HERO)) or card.reward is not None:
        table.payers[you].append(piece.id)
        if card.min_resource_cost < table.least[you]:
            table.least[you] = card.min_resource_cost
    if not card.triggers and not card.statics:
        return
    own = piece.own_powers
    if own is None or own.you != you or own.time != piece.time or own.card is not card:
        own = _own_powers(state, piece)
    for active in own.triggers:
        found = table.watch.get(active.trigger.event)
        if found is None:
            table.watch[active.trigger.event] = [active]
        else:
            found.append(active)
    if own.statics:
        table.statics += own.statics
        table.contested = table.contested or own.taking


def _own_powers(state: WowState, piece: WowPiece) -> OwnPowers:
    """The powers of one card in play, made and kept; not kept where the hero's faction decides which it has."""
    card = piece.card
    you = piece.control
    own = OwnPowers(card, you, piece.time)
    scope = scope_of(piece.ref, you)
    kept = True
    for trigger in card.triggers:
        if trigger.faction:
            kept = False
        if not trigger.faction or trigger.faction & faction_bit(state, you):  # wow7.4:206.1c
            own.triggers.append(ActiveTrigger(trigger, scope))
    time = piece.time
    for what in card.statics:
        if what.faction:
            kept = False
        if not what.faction or what.faction & faction_bit(state, you):
            own.statics.append(Modifier(what, scope, None, time, UNTIL_GONE, 0, -1))  # wow7.4:704.1
            own.taking = own.taking or what.word.takes_powers()
        time += 1
    if kept:
        piece.own_powers = own  # forks share it, as they share the piece
    return own


def values(state: WowState) -> DerivedValues:
    """The table of derived values, built if needed."""
    return state.values or _build_values(state)


def _build_values(state: WowState) -> DerivedValues:
    found = state.powers or _build_powers(state)
    if not found.statics and not state.modifiers and not found.lost:
        state.values = NOTHING_ADDED.get(state.seats) or nothing_added(state.seats)
        return state.values
    values = DerivedValues(state.seats)
    state.values = values
    for id in found.lost:
        values.of(id).lost = True
    if not found.statics and not state.modifiers:
        return values
    active = _in_time(found.statics, state.modifiers)
    for stage in (TAGS, FIRST, THEN):
        for modifier in active:
            what = modifier.what
            if what is None or what.stage != stage:
                continue
            values.reads |= what.read
            condition, scope = what.condition, modifier.scope
            if condition is None or condition.holds(state, scope):  # unless its condition fails (wow7.4:714.3a)
                what.word.enter(state, modifier, values)
    values.unusual = values.grants or len(values.plays) > 0 or len(values.instants) > 0
    return values


def _in_time(statics: list[Modifier], links: list[Modifier]) -> list[Modifier]:
    """Both lists in the order of their timestamps (each is in order already)."""
    if not links:
        return statics
    if not statics:
        return links
    both = statics + links
    both.sort(key=_time)  # wow7.4:718.1
    return both


def subjects(state: WowState, modifier: Modifier) -> list[WowPiece]:
    """The pieces in play that a modifier applies to now: the frozen ones, or whatever fits."""
    found: list[WowPiece] = []
    what = modifier.what
    if modifier.frozen is not None:
        refs = modifier.frozen
    elif what is not None and what.what is not None:  # wow7.4:714.3e
        refs = what.what.select(state, modifier.scope)
    else:
        return found
    for ref in refs:
        piece = state.piece_or_none(ref)
        if piece is not None and state.in_play(piece):
            found.append(piece)
    return found


def applies(state: WowState, modifier: Modifier, piece: WowPiece) -> bool:
    """Whether a modifier applies to that piece now."""
    if modifier.frozen is not None:
        return piece.ref in modifier.frozen
    what = modifier.what
    return what is not None and what.what is not None and what.what.includes(state, piece, modifier.scope)


# ------------------------------------------------------------------- reading


def atk(state: WowState, piece: WowPiece) -> int:
    """ATK now (wow:205): never negative when read (wow:104.2); a hero's is 0 without modifiers."""
    val = (state.values or _build_values(state)).by_id.get(piece.id)
    if val is None:
        return piece.card.atk
    return max(piece.card.atk + val.atk, 0)  # wow:104.2


def health(state: WowState, piece: WowPiece) -> int:
    """Health now (wow:206)."""
    by_id = (state.values or _build_values(state)).by_id
    val = by_id.get(piece.id) if by_id else None
    if val is None:
        return piece.card.health
    return max(piece.card.health + val.health, 0)  # wow:104.2


def defense(state: WowState, piece: WowPiece) -> int:
    """DEF now; zero for whatever is no armor (wow:104.2)."""
    val = (state.values or _build_values(state)).by_id.get(piece.id)
    if val is None:
        return piece.card.defense
    return max(piece.card.defense + val.defense, 0)


def keywords(state: WowState, piece: WowPiece) -> int:
    """Keywords and states as bits. Bear form brings protector (kw:bear-form)."""
    by_id = (state.values or _build_values(state)).by_id
    val = by_id.get(piece.id) if by_id else None
    if val is None:
        return piece.card.keywords
    bits = val.keywords if val.lost else piece.card.keywords | val.keywords
    if bits & codes.KEYWORD_BEAR_FORM:
        bits |= codes.KEYWORD_PROTECTOR  # kw:bear-form
    return bits


def forbids(state: WowState, piece: WowPiece) -> int:
    """What it can't do or suffer, as bits (wow:103.2)."""
    by_id = (state.values or _build_values(state)).by_id
    if not by_id:
        return 0
    val = by_id.get(piece.id)
    return 0 if val is None else val.forbids


def has_tag(state: WowState, piece: WowPiece, tag: str) -> bool:
    """Whether it has the tag, printed or added (wow:202.1, 202.3)."""
    if tag in piece.card.tags:  # wow:202.1
        return True
    if not state.in_play(piece):
        return False
    val = (state.values or _build_values(state)).by_id.get(piece.id)
    return val is not None and tag in val.tags


def is_instant(state: WowState, piece: WowPiece) -> bool:
    """Whether a card is instant where it is, printed or made so (kw:instant)."""
    if piece.card.instant:  # kw:instant
        return True
    for modifier in (state.values or _build_values(state)).instants:
        if applies(state, modifier, piece):  # inf:instant-in-hand
            return True
    return False


def powers_of(state: WowState, piece: WowPiece) -> list[tuple[int, Playable]]:
    """Its payment powers (numbered) as far as it has them now, printed ones first; not to be changed."""
    card = piece.card
    val = (state.values or _build_values(state)).by_id.get(piece.id)
    turned = piece.face_down and card.kind == codes.TYPE_HERO
    if val is None and card.numbered_powers is not None and not turned:
        return card.numbered_powers
    found: list[tuple[int, Playable]] = []
    lost = val is not None and val.lost
    if not lost and not turned:
        for i, play in enumerate(card.payments):
            if not play.faction or play.faction & faction_bit(state, piece.control):
                found.append((i, play))
    if val is not None:
        for i, play in enumerate(val.granted):
            found.append((GRANTED + i, play))
    return found


def hand_limit(state: WowState, seat: int) -> int:
    """The maximum hand size of a player; cards that say so beat the rule (wow7.4:415.4, wow:103.1)."""
    return max(HAND_LIMIT + values(state).hand[seat], 0)  # wow:103.1, wow:104.2


def use_mark(state: WowState, piece: WowPiece, number: int) -> int:
    """What a use of a limited power is remembered by: its number, or, of one that was given, since when it is.

    The numbers of those change when one of them goes; it is still the same power (wow7.4:700.3, 701.4).
    """
    val = (state.values or _build_values(state)).by_id.get(piece.id)
    if number < GRANTED or val is None or number - GRANTED >= len(val.since):
        return number
    return val.since[number - GRANTED]


def seat_forbids(state: WowState, seat: int) -> int:
    """What a player can't do, as bits."""
    return (state.values or _build_values(state)).seat_forbids[seat]
