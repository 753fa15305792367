"""Derived values: which powers work, and what ATK, health, keywords and prohibitions come to.

Two tables, built from the state when they are first asked for, never changed
afterwards, shared by forks and dropped when something they were read from changes.
They are built in the order of wow7.4:718 and 719: first who has which powers, then
keywords and prohibitions by timestamp, then sums. While a table is being built,
descriptions read what is entered so far; they can never ask for it to be built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.state import UNTIL_GONE, Modifier, WowPiece, WowScope, WowState, scope_of

if TYPE_CHECKING:
    from regelwerk.wowtcg.meaning import Playable, Trigger

TAGS: Final = -1
"""Stage of a continuous modifier: tags, on which keywords and prohibitions may depend (wow7.4:719.2)."""
HAND_LIMIT: Final = 7
"""The maximum hand size where nothing changes it (wow7.4:415.4)."""
FIRST: Final = 0
"""Stage of a continuous modifier: keywords and powers."""
THEN: Final = 1
"""Stage of a continuous modifier: numbers, prohibitions and all else, read on the outcome of the stages before."""

ROWS: Final = [c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES]
"""The rows of play, in the order in which the powers in them are entered."""
NEVER: Final = 1000
"""A resource cost that nobody can pay: there is nothing to pay for."""
GRANTED: Final = 100
"""Number of the first payment power that a piece has not printed on it."""


class Watch:
    """A triggered power that is active now."""

    __slots__ = ("scope", "trigger")

    def __init__(self, trigger: Trigger, scope: WowScope) -> None:
        self.trigger = trigger
        self.scope = scope


class Powers:
    """Who has which powers now (wow7.4:700).

    watch    triggered powers by event kind
    payers   for each seat the ids of pieces with a payment power or an open quest
    least    for each seat the smallest resource cost among those, NEVER without any
    statics  continuous powers, as modifiers, in order of their timestamps
    lost     ids of the pieces that have lost their powers
    meddles  whether one of them destroys resources
    """

    __slots__ = ("least", "lost", "meddles", "payers", "statics", "watch")

    def __init__(self, seats: int) -> None:
        self.watch: dict[int, list[Watch]] = {}
        self.payers: list[list[int]] = [[] for _ in range(seats)]
        self.least = [NEVER] * seats
        self.statics: list[Modifier] = []
        self.lost: list[int] = []
        self.meddles = False


class Val:
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
        self.granted: list[Playable] = []
        self.since: list[int] = []


class Values:
    """What modifiers add to everything, and the modifiers that other chapters ask for.

    by_id         additions by piece id; pieces without any are not in it
    seat_forbids  for each seat what its player can't do
    hand          for each seat what is added to the maximum hand size
    heals         modifiers on damage that would be healed
    plays         modifiers on what playing cards costs
    packets       modifiers on damage that would be dealt (chapter damage)
    attacks       modifiers on who may or must attack what, and for how much (chapter combat)
    strikes       modifiers on strike costs
    reads         what the table was read from (R_... bits)
    grants        whether a payment power is given to anything
    """

    __slots__ = ("attacks", "by_id", "grants", "hand", "heals", "packets", "plays", "reads", "seat_forbids", "strikes")

    def __init__(self, seats: int) -> None:
        self.by_id: dict[int, Val] = {}
        self.seat_forbids = [0] * seats
        self.hand = [0] * seats
        self.packets: list[Modifier] = []
        self.attacks: list[Modifier] = []
        self.strikes: list[Modifier] = []
        self.heals: list[Modifier] = []
        self.plays: list[Modifier] = []
        self.reads = 0
        self.grants = False

    def of(self, id: int) -> Val:
        """The additions of one piece, to be added to."""
        val = self.by_id.get(id)
        if val is None:
            val = Val()
            self.by_id[id] = val
        return val


def faction_bit(s: WowState, seat: int) -> int:
    """The faction of the seat's hero as a bit, 0 if it has none."""
    id = s.heroes[seat]
    return s.pieces[id].card.faction if id >= 0 else 0


def powers(s: WowState) -> Powers:
    """The table of powers, built if needed."""
    return s.powers or _build_powers(s)


def _build_powers(s: WowState) -> Powers:
    table = _enter_all(s, [])
    takers = [m for m in table.statics if m.what is not None and m.what.takes_powers()]
    takers += [m for m in s.modifiers if m.what is not None and m.what.takes_powers()]
    if takers:
        takers.sort(key=_time)
        table = _enter_all(s, _powerless(s, takers))
    if len(table.statics) > 1:
        table.statics.sort(key=_time)
    s.powers = table
    return table


def _powerless(s: WowState, takers: list[Modifier]) -> list[int]:
    """Ids of the pieces that have lost their powers (wow7.4:700.3).

    What has lost its own takes none: so whatever takes them from such a one comes first (wow7.4:719.2), and
    else the order is that of timestamps. Descriptions are read as if no power were at work.
    """
    lost: list[int] = []
    first: list[tuple[int, list[int]]] = []
    later: list[tuple[int, list[int]]] = []
    sources = [m.scope.source for m in takers if m.until == UNTIL_GONE]
    s.powers = Powers(s.seats)
    for m in takers:
        found = subjects(s, m)
        source = s.at(m.scope.source)
        own = source.id if m.until == UNTIL_GONE and source is not None else -1
        group = first if any(p.ref in sources and p.id != own for p in found) else later
        group.append((own, [p.id for p in found]))
    for own, ids in first + later:
        if own not in lost:
            lost += ids
    s.values = None
    return lost


def _enter_all(s: WowState, lost: list[int]) -> Powers:
    """The powers of everything in play but of what has lost them."""
    table = Powers(s.seats)
    table.lost = lost
    seats = s.seats
    zones = s.zones
    pieces = s.pieces
    for seat in range(seats):
        for kind in ROWS:
            for id in zones[kind * seats + seat]:
                p = pieces[id]
                if (
                    p.card.lively
                    and not (p.face_down and kind == c.RESOURCES)  # wow7.4:700.2, wow7.4:703.3
                    and id not in lost  # wow7.4:700.3
                ):
                    _enter_powers(s, table, p)
    return table


def _time(m: Modifier) -> int:
    return m.time


def _enter_powers(s: WowState, table: Powers, p: WowPiece) -> None:
    card = p.card
    you = p.control
    if card.meddles:
        table.meddles = True
    if (card.payments and not (p.face_down and card.kind == c.HERO)) or card.reward is not None:
        table.payers[you].append(p.id)
        if card.least < table.least[you]:
            table.least[you] = card.least
    if not card.triggers and not card.statics:
        return
    scope = scope_of(p.ref, you)
    for trigger in card.triggers:
        if trigger.faction and not trigger.faction & faction_bit(s, you):  # wow7.4:206.1c
            continue
        found = table.watch.get(trigger.event)
        if found is None:
            table.watch[trigger.event] = [Watch(trigger, scope)]
        else:
            found.append(Watch(trigger, scope))
    time = p.time
    for what in card.statics:
        table.statics.append(Modifier(what, scope, None, time, UNTIL_GONE, 0, -1))  # wow7.4:704.1
        time += 1


def values(s: WowState) -> Values:
    """The table of derived values, built if needed."""
    return s.values or _build_values(s)


def _build_values(s: WowState) -> Values:
    found = s.powers or _build_powers(s)
    v = Values(s.seats)
    s.values = v
    for id in found.lost:
        v.of(id).lost = True
    if not found.statics and not s.modifiers:
        return v
    active = _in_time(found.statics, s.modifiers)
    for stage in (TAGS, FIRST, THEN):
        for m in active:
            what = m.what
            if what is None or what.stage != stage:
                continue
            v.reads |= what.reads()
            if what.condition is None or what.condition.holds(s, m.scope):  # unless its condition fails (wow7.4:714.3a)
                what.enter(s, m, v)
    return v


def _in_time(statics: list[Modifier], links: list[Modifier]) -> list[Modifier]:
    """Both lists in the order of their timestamps (each is in order already)."""
    if not links:
        return statics
    if not statics:
        return links
    both = statics + links
    both.sort(key=_time)  # wow7.4:718.1
    return both


def subjects(s: WowState, m: Modifier) -> list[WowPiece]:
    """The pieces in play that a modifier applies to now: the frozen ones, or whatever fits."""
    found: list[WowPiece] = []
    what = m.what
    if m.frozen is not None:
        refs = m.frozen
    elif what is not None and what.what is not None:  # wow7.4:714.3e
        refs = what.what.get(s, m.scope)
    else:
        return found
    for ref in refs:
        p = s.at(ref)
        if p is not None and s.in_play(p):
            found.append(p)
    return found


def applies(s: WowState, m: Modifier, p: WowPiece) -> bool:
    """Whether a modifier applies to that piece now."""
    if m.frozen is not None:
        return p.ref in m.frozen
    what = m.what
    return what is not None and what.what is not None and what.what.covers(s, p, m.scope)


# ------------------------------------------------------------------- reading


def atk(s: WowState, p: WowPiece) -> int:
    """ATK now (wow:205): never negative when read (wow:104.2); a hero's is 0 without modifiers."""
    val = (s.values or _build_values(s)).by_id.get(p.id)
    if val is None:
        return p.card.atk
    return max(p.card.atk + val.atk, 0)  # wow:104.2


def health(s: WowState, p: WowPiece) -> int:
    """Health now (wow:206)."""
    val = (s.values or _build_values(s)).by_id.get(p.id)
    if val is None:
        return p.card.health
    return max(p.card.health + val.health, 0)  # wow:104.2


def defense(s: WowState, p: WowPiece) -> int:
    """DEF now; zero for whatever is no armor (wow:104.2)."""
    val = (s.values or _build_values(s)).by_id.get(p.id)
    if val is None:
        return p.card.defense
    return max(p.card.defense + val.defense, 0)


def keywords(s: WowState, p: WowPiece) -> int:
    """Keywords and states as bits. Bear form brings protector (kw:bear-form)."""
    val = (s.values or _build_values(s)).by_id.get(p.id)
    if val is None:
        return p.card.keywords
    bits = val.keywords if val.lost else p.card.keywords | val.keywords
    if bits & c.BEAR_FORM:
        bits |= c.PROTECTOR  # kw:bear-form
    return bits


def forbids(s: WowState, p: WowPiece) -> int:
    """What it can't do or suffer, as bits (wow:103.2)."""
    val = (s.values or _build_values(s)).by_id.get(p.id)
    return 0 if val is None else val.forbids


def has_tag(s: WowState, p: WowPiece, tag: str) -> bool:
    """Whether it has the tag, printed or added (wow:202.1, 202.3)."""
    if tag in p.card.tags:  # wow:202.1
        return True
    if not s.in_play(p):
        return False
    val = (s.values or _build_values(s)).by_id.get(p.id)
    return val is not None and tag in val.tags


def powers_of(s: WowState, p: WowPiece) -> list[tuple[int, Playable]]:
    """Its payment powers (numbered) as far as it has them now, printed ones first; not to be changed."""
    card = p.card
    val = (s.values or _build_values(s)).by_id.get(p.id)
    turned = p.face_down and card.kind == c.HERO
    if val is None and card.numbered is not None and not turned:
        return card.numbered
    found: list[tuple[int, Playable]] = []
    lost = val is not None and val.lost
    if not lost and not turned:
        for i, play in enumerate(card.payments):
            if not play.faction or play.faction & faction_bit(s, p.control):
                found.append((i, play))
    if val is not None:
        for i, play in enumerate(val.granted):
            found.append((GRANTED + i, play))
    return found


def hand_limit(s: WowState, seat: int) -> int:
    """The maximum hand size of a player; cards that say so beat the rule (wow7.4:415.4, wow:103.1)."""
    return max(HAND_LIMIT + values(s).hand[seat], 0)  # wow:103.1, wow:104.2


def use_mark(s: WowState, p: WowPiece, number: int) -> int:
    """What a use of a limited power is remembered by: its number, or, of one that was given, since when it is.

    The numbers of those change when one of them goes; it is still the same power (wow7.4:700.3, 701.4).
    """
    val = (s.values or _build_values(s)).by_id.get(p.id)
    if number < GRANTED or val is None or number - GRANTED >= len(val.since):
        return number
    return val.since[number - GRANTED]


def seat_forbids(s: WowState, seat: int) -> int:
    """What a player can't do, as bits."""
    return (s.values or _build_values(s)).seat_forbids[seat]
