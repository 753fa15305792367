"""Derived values: which abilities work, and what power, keywords and prohibitions come to.

Two tables, built from the state when they are first asked for, never changed
afterwards, shared by forks and dropped when something they were read from changes.
`Powers` is what the creatures in the battle zone bring (their own abilities, shared and
conditional ones); `Values` is what continuous effects make of it, abilities first, then
numbers and prohibitions. While a table is being built, descriptions read what is entered
so far; they can never ask for it to be built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.state import IN_THEIR_TURN, UNTIL_GONE, DmPiece, DmScope, DmState, Modifier, scope_of
from regelwerk.kernel.mypyc_compat import mypyc_attr

if TYPE_CHECKING:
    from regelwerk.duelmasters.lowered import AbilitySet, Replacement, Trigger
    from regelwerk.duelmasters.selectors import CardFilter

STAGE_ABILITIES: Final = 0
"""Stage of a continuous effect: keywords and other abilities."""
STAGE_KEYWORD_DEPENDENT: Final = 3
"""Stage of a continuous effect: abilities given by keywords ("each creature that has blocker"), after the others."""
STAGE_NUMBERS: Final = 1
"""Stage of a continuous effect: power and prohibitions, read on the outcome of the stage before."""
STAGE_POWER_DEPENDENT: Final = 2
"""Stage of a continuous effect: whatever depends on power ("while it has power 6000 or more")."""

WAVE_STRIKER_COUNT: Final = 3
"""Creatures with wave striker in the battle zone that make it work: two others and itself (dm:7.15)."""


@mypyc_attr(acyclic=True)
class ActiveTrigger:
    """A triggered ability that works now."""

    __slots__ = ("scope", "trigger")

    def __init__(self, trigger: Trigger, scope: DmScope) -> None:
        self.trigger = trigger
        self.scope = scope


@mypyc_attr(acyclic=True)
class ActiveReplacement:
    """A replacement that works now."""

    __slots__ = ("replacement", "scope")

    def __init__(self, replacement: Replacement, scope: DmScope) -> None:
        self.replacement = replacement
        self.scope = scope


@mypyc_attr(acyclic=True)
class PairRestriction:
    """Something that a creature can't do or suffer from those that fit."""

    __slots__ = ("bits", "by", "scope")

    def __init__(self, bits: int, by: CardFilter, scope: DmScope) -> None:
        self.bits = bits
        self.by = by
        self.scope = scope


@mypyc_attr(acyclic=True)
class PieceValues:
    """What effects add to one creature."""

    __slots__ = ("attacking", "forbids", "given", "keywords", "limits", "power")

    def __init__(self) -> None:
        self.power = 0
        self.attacking = 0
        self.keywords = 0
        self.forbids = 0
        self.given: list[AbilitySet] = []
        self.limits: list[PairRestriction] = []


@mypyc_attr(acyclic=True)
class ActivePowers:
    """Who has which abilities now, apart from those that effects give.

    watch      triggered abilities by event kind
    standins   replacements
    statics    continuous abilities as modifiers
    shared     abilities by piece id that a creature has besides its own: shared, turbo rush, wave striker
    reads      what the table was read from (R_... bits)
    """

    __slots__ = ("reads", "shared", "standins", "statics", "watch")

    def __init__(self) -> None:
        self.watch: dict[int, list[ActiveTrigger]] = {}
        self.standins: list[ActiveReplacement] = []
        self.statics: list[Modifier] = []
        self.shared: dict[int, list[AbilitySet]] = {}
        self.reads = 0


@mypyc_attr(acyclic=True)
class DerivedValues:
    """What effects add to everything, and the effects that other chapters ask for.

    by_id            additions by piece id; creatures without any are not in it
    watch, standins  triggered abilities and replacements that effects give
    attacks          effects on who may attack what (chapter attacking)
    costs            effects on costs (chapter paying)
    barred           effects that forbid cards to be played
    arrivals         effects on how creatures come into the battle zone
    choosers         seats that choose the shields which their opponents' creatures break
    lures            effects that say what opponents' creatures attack first (chapter attacking)
    lowered          whether an effect takes power away (dm:9.2)
    reads            what the table was read from (R_... bits)
    """

    __slots__ = (
        "arrivals",
        "attacks",
        "barred",
        "by_id",
        "choosers",
        "costs",
        "lowered",
        "lures",
        "reads",
        "standins",
        "statics",
        "watch",
    )

    def __init__(self) -> None:
        self.by_id: dict[int, PieceValues] = {}
        self.watch: dict[int, list[ActiveTrigger]] = {}
        self.standins: list[ActiveReplacement] = []
        self.statics: list[Modifier] = []
        self.attacks: list[Modifier] = []
        self.costs: list[Modifier] = []
        self.barred: list[Modifier] = []
        self.arrivals: list[Modifier] = []
        self.choosers: list[int] = []
        self.lures: list[Modifier] = []
        self.lowered = False
        self.reads = 0

    def of(self, id: int) -> PieceValues:
        """The additions of one creature, to be added to."""
        val = self.by_id.get(id)
        if val is None:
            val = PieceValues()
            self.by_id[id] = val
        return val


NOTHING_ADDED: Final = DerivedValues()
"""The table where no effect adds anything, made once: it is the most frequent one, and no table is ever changed."""


# ------------------------------------------------------------------------- powers


def powers(state: DmState) -> ActivePowers:
    """The table of powers, built if needed."""
    table = state.powers
    if table is None:
        table = _build_powers(state)
        state.powers = table
    return table


def _build_powers(state: DmState) -> ActivePowers:
    table = ActivePowers()
    lively: list[DmPiece] = []
    waves = 0
    survivors = False
    first = codes.ZONE_BATTLE * state.seats
    for zone in range(first, first + state.seats):
        for id in state.zones[zone]:
            piece = state.pieces[id]
            card = piece.card
            if card.has_board_abilities:
                lively.append(piece)
                if card.wave_striker is not None:
                    waves += 1
                survivors = survivors or card.survivor is not None
    for piece in lively:
        card = piece.card
        if card.own.has_more_than_keywords():
            _enter(state, table, piece, card.own)
        if card.wave_striker is not None and waves >= WAVE_STRIKER_COUNT:  # dm:7.15
            _share(state, table, piece, card.wave_striker)
        if card.turbo_rush is not None:
            table.reads |= codes.DEPENDS_ON_NOTES
            if another_broke(state, piece):
                _share(state, table, piece, card.turbo_rush)
    if survivors:  # dm:7.9
        _share_survivors(state, table, lively)
    return table


def another_broke(state: DmState, piece: DmPiece) -> bool:
    """Whether another creature of its owner's has broken a shield this turn (dm:7.12)."""
    for note in state.turn_facts:
        if (
            note.kind == codes.EVENT_BREAK
            and note.seat == piece.owner
            and note.b
            and state.creature(note.b) is not piece
        ):
            return True
    return False


def _share_survivors(state: DmState, table: ActivePowers, lively: list[DmPiece]) -> None:
    """Each survivor of a player has the survivor abilities of all of them (dm:7.9)."""
    for giver in lively:
        shared = giver.card.survivor
        if shared is None:
            continue
        for id in state.zone_ids(codes.ZONE_BATTLE, giver.owner):
            piece = state.pieces[id]
            if SURVIVOR in piece.card.races:
                _share(state, table, piece, shared)


SURVIVOR: Final = "Survivor"
"""The race that shares its abilities."""


def _share(state: DmState, table: ActivePowers, piece: DmPiece, abilities: AbilitySet) -> None:
    found = table.shared.get(piece.id)
    table.shared[piece.id] = [abilities] if found is None else [*found, abilities]
    if abilities.has_more_than_keywords():
        _enter(state, table, piece, abilities)


def _enter(state: DmState, table: ActivePowers, piece: DmPiece, abilities: AbilitySet) -> None:
    """Enter the triggers, replacements and continuous abilities of one creature."""
    scope = scope_of(piece.ref, piece.owner)
    for trigger in abilities.triggers:
        _watch(table.watch, trigger, scope)
    for replacement in abilities.replacements:
        table.standins.append(ActiveReplacement(replacement, scope))
    for what in abilities.statics:
        table.statics.append(Modifier(what, scope, None, UNTIL_GONE))


def _watch(table: dict[int, list[ActiveTrigger]], trigger: Trigger, scope: DmScope) -> None:
    found = table.get(trigger.event)
    if found is None:
        table[trigger.event] = [ActiveTrigger(trigger, scope)]
    else:
        found.append(ActiveTrigger(trigger, scope))


# ------------------------------------------------------------------------- values


def values(state: DmState) -> DerivedValues:
    """The table of derived values, built if needed."""
    table = state.values
    if table is None:
        table = _build_values(state)
    return table


def _build_values(state: DmState) -> DerivedValues:
    found = state.powers or powers(state)
    if not found.shared and not found.statics and not state.modifiers:
        state.values = NOTHING_ADDED
        return NOTHING_ADDED
    values = DerivedValues()
    state.values = values
    for id, shared in found.shared.items():
        for abilities in shared:
            _give(values.of(id), abilities)
    values.statics = found.statics
    if not found.statics and not state.modifiers:
        return values
    active = _enter_abilities(state, values, found.statics + state.modifiers)
    late = len(values.statics)
    for stage in (STAGE_NUMBERS, STAGE_POWER_DEPENDENT):
        for modifier in active:
            what = modifier.what
            if what is not None and what.stage == stage:
                _enter_effect(state, modifier, values)
    while late < len(values.statics) and late < MOST_EFFECTS:  # what is given by power may be continuous too
        _enter_effect(state, values.statics[late], values)
        late += 1
    return values


def _enter_abilities(state: DmState, values: DerivedValues, active: list[Modifier]) -> list[Modifier]:
    """Enter what gives abilities: first what does not look at keywords. All effects, those given here among them."""
    keyed: list[Modifier] = []
    at = 0
    while (at < len(active) or keyed) and at < MOST_EFFECTS:
        if at < len(active):
            modifier = active[at]
            at += 1
            what = modifier.what
            if what is not None and what.stage == STAGE_KEYWORD_DEPENDENT:
                keyed.append(modifier)
            if what is None or what.stage != STAGE_ABILITIES:
                continue
        else:
            modifier = keyed.pop(0)
        before = len(values.statics)
        _enter_effect(state, modifier, values)
        if len(values.statics) > before:  # what is given may itself hold continuous abilities
            active = active + values.statics[before:]
    return active


MOST_EFFECTS: Final = 1000
"""Continuous effects that are looked at for one table: a bound for abilities that give each other."""


def _enter_effect(state: DmState, modifier: Modifier, values: DerivedValues) -> None:
    what = modifier.what
    if what is None or modifier.until == IN_THEIR_TURN:
        return
    values.reads |= what.read
    if what.condition is None or what.condition.holds(state, modifier.scope):
        what.word.enter(state, modifier, values)


def _give(val: PieceValues, abilities: AbilitySet) -> None:
    val.given = [*val.given, abilities]
    val.keywords |= abilities.keywords
    val.attacking += abilities.power_attack


def give(state: DmState, values: DerivedValues, piece: DmPiece, abilities: AbilitySet) -> None:
    """An effect gives abilities to a creature, in the table that is being built."""
    _give(values.of(piece.id), abilities)
    if not abilities.has_more_than_keywords():
        return
    scope = scope_of(piece.ref, piece.owner)
    for trigger in abilities.triggers:
        _watch(values.watch, trigger, scope)
    for replacement in abilities.replacements:
        values.standins.append(ActiveReplacement(replacement, scope))
    if abilities.statics:
        given = [Modifier(what, scope, None, UNTIL_GONE) for what in abilities.statics]
        values.statics = values.statics + given


def affected_pieces(state: DmState, modifier: Modifier) -> list[DmPiece]:
    """The creatures that an effect applies to now: those it is bound to, or whatever fits."""
    found: list[DmPiece] = []
    refs = modifier.frozen
    if refs is None:
        what = modifier.what
        subject = what.word.subject() if what is not None else None
        if subject is None:
            return found
        refs = subject.select(state, modifier.scope)
    for ref in refs:
        piece = state.creature(ref)
        if piece is not None and piece not in found:
            found.append(piece)
    return found


def applies(state: DmState, modifier: Modifier, piece: DmPiece) -> bool:
    """Whether an effect applies to that creature now."""
    return piece in affected_pieces(state, modifier)


# ------------------------------------------------------------------------ reading


def power(state: DmState, piece: DmPiece) -> int:
    """Power now; outside the battle zone the printed number (dm:2.4). Never negative when read (dm:9.8)."""
    if piece.zone // state.seats != codes.ZONE_BATTLE:
        return piece.card.power
    fight = state.current_attack
    by_id = (state.values or values(state)).by_id
    val = by_id.get(piece.id) if by_id else None
    total = piece.card.power
    if val is not None:
        total += val.power
    if fight is not None and state.creature(fight.attacker) is piece:
        total += piece.card.own.power_attack  # dm:7.5
        if val is not None:
            total += val.attacking
    return total if total > 0 else 0  # dm:9.8


def keywords(state: DmState, piece: DmPiece) -> int:
    """Keywords as bits, those that effects give too."""
    if piece.zone // state.seats != codes.ZONE_BATTLE:
        return piece.card.own.keywords
    by_id = (state.values or values(state)).by_id
    val = by_id.get(piece.id) if by_id else None
    return piece.card.own.keywords if val is None else piece.card.own.keywords | val.keywords


def forbids(state: DmState, piece: DmPiece) -> int:
    """What it can't do or suffer, or must do, as bits (dm:7.17)."""
    by_id = (state.values or values(state)).by_id
    val = by_id.get(piece.id) if by_id else None
    return 0 if val is None else val.forbids


def is_restricted_by(state: DmState, piece: DmPiece, bit: int, by: DmPiece) -> bool:
    """Whether it can't do or suffer that from this other creature."""
    by_id = (state.values or values(state)).by_id
    val = by_id.get(piece.id) if by_id else None
    if val is None:
        return False
    for limit in val.limits:
        if limit.bits & bit and limit.by.fits(state, by, limit.scope):
            return True
    return False


def abilities_of(state: DmState, piece: DmPiece) -> list[AbilitySet]:
    """All sets of abilities that a creature has now, its own first."""
    by_id = (state.values or values(state)).by_id
    val = by_id.get(piece.id) if by_id else None
    if val is None or not val.given:
        return [piece.card.own]
    return [piece.card.own, *val.given]


def has_summoning_sickness(state: DmState, piece: DmPiece) -> bool:
    """Whether it has summoning sickness (dm:5.1, 7.10, 10.2)."""
    return (
        piece.since >= state.last_turn_numbers[piece.owner]
        and not piece.card.kind & codes.TYPE_EVOLUTION  # dm:10.2
        and not keywords(state, piece) & codes.KEYWORD_SPEED_ATTACKER  # dm:7.10
    )
