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

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.state import UNTIL_GONE, DmPiece, DmScope, DmState, Modifier, scope_of

if TYPE_CHECKING:
    from regelwerk.duelmasters.meaning import Abilities, Noun, Replacement, Trigger

ABILITIES: Final = 0
"""Stage of a continuous effect: keywords and other abilities."""
KEYED: Final = 3
"""Stage of a continuous effect: abilities given by keywords ("each creature that has blocker"), after the others."""
NUMBERS: Final = 1
"""Stage of a continuous effect: power and prohibitions, read on the outcome of the stage before."""
LATE: Final = 2
"""Stage of a continuous effect: whatever depends on power ("while it has power 6000 or more")."""

WAVES: Final = 3
"""Creatures with wave striker in the battle zone that make it work: two others and itself (dm:7.15)."""


class Watch:
    """A triggered ability that works now."""

    __slots__ = ("scope", "trigger")

    def __init__(self, trigger: Trigger, scope: DmScope) -> None:
        self.trigger = trigger
        self.scope = scope


class Standin:
    """A replacement that works now."""

    __slots__ = ("replacement", "scope")

    def __init__(self, replacement: Replacement, scope: DmScope) -> None:
        self.replacement = replacement
        self.scope = scope


class Limit:
    """Something that a creature can't do or suffer from those that fit."""

    __slots__ = ("bits", "by", "scope")

    def __init__(self, bits: int, by: Noun, scope: DmScope) -> None:
        self.bits = bits
        self.by = by
        self.scope = scope


class Val:
    """What effects add to one creature."""

    __slots__ = ("attacking", "forbids", "given", "keywords", "limits", "power")

    def __init__(self) -> None:
        self.power = 0
        self.attacking = 0
        self.keywords = 0
        self.forbids = 0
        self.given: list[Abilities] = []
        self.limits: list[Limit] = []


class Powers:
    """Who has which abilities now, apart from those that effects give.

    watch      triggered abilities by event kind
    standins   replacements
    statics    continuous abilities as modifiers
    shared     abilities by piece id that a creature has besides its own: shared, turbo rush, wave striker
    reads      what the table was read from (R_... bits)
    """

    __slots__ = ("reads", "shared", "standins", "statics", "watch")

    def __init__(self) -> None:
        self.watch: dict[int, list[Watch]] = {}
        self.standins: list[Standin] = []
        self.statics: list[Modifier] = []
        self.shared: dict[int, list[Abilities]] = {}
        self.reads = 0


class Values:
    """What effects add to everything, and the effects that other chapters ask for.

    by_id      additions by piece id; creatures without any are not in it
    watch, standins   triggered abilities and replacements that effects give
    attacks    effects on who may attack what (chapter attacking)
    costs      effects on costs (chapter paying)
    lowered    whether an effect takes power away (dm:9.2)
    reads      what the table was read from (R_... bits)
    """

    __slots__ = ("attacks", "by_id", "costs", "lowered", "reads", "standins", "statics", "watch")

    def __init__(self) -> None:
        self.by_id: dict[int, Val] = {}
        self.watch: dict[int, list[Watch]] = {}
        self.standins: list[Standin] = []
        self.statics: list[Modifier] = []
        self.attacks: list[Modifier] = []
        self.costs: list[Modifier] = []
        self.lowered = False
        self.reads = 0

    def of(self, id: int) -> Val:
        """The additions of one creature, to be added to."""
        val = self.by_id.get(id)
        if val is None:
            val = Val()
            self.by_id[id] = val
        return val


# ------------------------------------------------------------------------- powers


def powers(s: DmState) -> Powers:
    """The table of powers, built if needed."""
    table = s.powers
    if table is None:
        table = _build_powers(s)
        s.powers = table
    return table


def _build_powers(s: DmState) -> Powers:
    table = Powers()
    lively: list[DmPiece] = []
    waves = 0
    survivors = False
    first = c.BATTLE * s.seats
    for zone in range(first, first + s.seats):
        for id in s.zones[zone]:
            p = s.pieces[id]
            card = p.card
            if card.lively:
                lively.append(p)
                if card.wave is not None:
                    waves += 1
                survivors = survivors or card.survivor is not None
    for p in lively:
        card = p.card
        if card.own.lively():
            _enter(s, table, p, card.own)
        if card.wave is not None and waves >= WAVES:  # dm:7.15
            _share(s, table, p, card.wave)
        if card.turbo is not None:
            table.reads |= c.R_NOTES
            if another_broke(s, p):
                _share(s, table, p, card.turbo)
    if survivors:  # dm:7.9
        _share_survivors(s, table, lively)
    return table


def another_broke(s: DmState, p: DmPiece) -> bool:
    """Whether another creature of its owner's has broken a shield this turn (dm:7.12)."""
    for note in s.notes:
        if note.kind == c.E_BREAK and note.seat == p.owner and note.b and s.creature(note.b) is not p:
            return True
    return False


def _share_survivors(s: DmState, table: Powers, lively: list[DmPiece]) -> None:
    """Each survivor of a player has the survivor abilities of all of them (dm:7.9)."""
    for giver in lively:
        shared = giver.card.survivor
        if shared is None:
            continue
        for id in s.zone(c.BATTLE, giver.owner):
            p = s.pieces[id]
            if SURVIVOR in p.card.races:
                _share(s, table, p, shared)


SURVIVOR: Final = "Survivor"
"""The race that shares its abilities."""


def _share(s: DmState, table: Powers, p: DmPiece, abilities: Abilities) -> None:
    found = table.shared.get(p.id)
    table.shared[p.id] = [abilities] if found is None else [*found, abilities]
    if abilities.lively():
        _enter(s, table, p, abilities)


def _enter(s: DmState, table: Powers, p: DmPiece, abilities: Abilities) -> None:
    """Enter the triggers, replacements and continuous abilities of one creature."""
    scope = scope_of(p.ref, p.owner)
    for trigger in abilities.triggers:
        _watch(table.watch, trigger, scope)
    for replacement in abilities.replacements:
        table.standins.append(Standin(replacement, scope))
    for what in abilities.statics:
        table.statics.append(Modifier(what, scope, None, UNTIL_GONE))


def _watch(table: dict[int, list[Watch]], trigger: Trigger, scope: DmScope) -> None:
    found = table.get(trigger.event)
    if found is None:
        table[trigger.event] = [Watch(trigger, scope)]
    else:
        found.append(Watch(trigger, scope))


# ------------------------------------------------------------------------- values


def values(s: DmState) -> Values:
    """The table of derived values, built if needed."""
    table = s.values
    if table is None:
        table = _build_values(s)
    return table


def _build_values(s: DmState) -> Values:
    found = powers(s)
    v = Values()
    s.values = v
    for id, shared in found.shared.items():
        for abilities in shared:
            _give(v.of(id), abilities)
    v.statics = found.statics
    if not found.statics and not s.modifiers:
        return v
    active = _enter_abilities(s, v, found.statics + s.modifiers)
    late = len(v.statics)
    for stage in (NUMBERS, LATE):
        for m in active:
            what = m.what
            if what is not None and what.stage == stage:
                _enter_effect(s, m, v)
    while late < len(v.statics) and late < MOST_EFFECTS:  # what is given by power may be continuous too
        _enter_effect(s, v.statics[late], v)
        late += 1
    return v


def _enter_abilities(s: DmState, v: Values, active: list[Modifier]) -> list[Modifier]:
    """Enter what gives abilities: first what does not look at keywords. All effects, those given here among them."""
    keyed: list[Modifier] = []
    at = 0
    while (at < len(active) or keyed) and at < MOST_EFFECTS:
        if at < len(active):
            m = active[at]
            at += 1
            what = m.what
            if what is not None and what.stage == KEYED:
                keyed.append(m)
            if what is None or what.stage != ABILITIES:
                continue
        else:
            m = keyed.pop(0)
        before = len(v.statics)
        _enter_effect(s, m, v)
        if len(v.statics) > before:  # what is given may itself hold continuous abilities
            active = active + v.statics[before:]
    return active


MOST_EFFECTS: Final = 1000
"""Continuous effects that are looked at for one table: a bound for abilities that give each other."""


def _enter_effect(s: DmState, m: Modifier, v: Values) -> None:
    what = m.what
    if what is None:
        return
    v.reads |= what.reads()
    if what.condition is None or what.condition.holds(s, m.scope):
        what.enter(s, m, v)


def _give(val: Val, abilities: Abilities) -> None:
    val.given = [*val.given, abilities]
    val.keywords |= abilities.keywords
    val.attacking += abilities.attacking


def give(s: DmState, v: Values, p: DmPiece, abilities: Abilities) -> None:
    """An effect gives abilities to a creature, in the table that is being built."""
    _give(v.of(p.id), abilities)
    if not abilities.lively():
        return
    scope = scope_of(p.ref, p.owner)
    for trigger in abilities.triggers:
        _watch(v.watch, trigger, scope)
    for replacement in abilities.replacements:
        v.standins.append(Standin(replacement, scope))
    if abilities.statics:
        given = [Modifier(what, scope, None, UNTIL_GONE) for what in abilities.statics]
        v.statics = v.statics + given


def subjects(s: DmState, m: Modifier) -> list[DmPiece]:
    """The creatures that an effect applies to now: those it is bound to, or whatever fits."""
    found: list[DmPiece] = []
    what = m.what
    if m.frozen is not None:
        refs = m.frozen
    elif what is not None and what.what is not None:
        refs = what.what.get(s, m.scope)
    else:
        return found
    for ref in refs:
        p = s.creature(ref)
        if p is not None and p not in found:
            found.append(p)
    return found


def applies(s: DmState, m: Modifier, p: DmPiece) -> bool:
    """Whether an effect applies to that creature now."""
    return p in subjects(s, m)


# ------------------------------------------------------------------------ reading


def power(s: DmState, p: DmPiece) -> int:
    """Power now; outside the battle zone the printed number (dm:2.4). Never negative when read (dm:9.8)."""
    if p.zone // s.seats != c.BATTLE:
        return p.card.power
    fight = s.combat
    val = values(s).by_id.get(p.id)
    total = p.card.power
    if val is not None:
        total += val.power
    if fight is not None and s.creature(fight.attacker) is p:
        total += p.card.own.attacking  # dm:7.5
        if val is not None:
            total += val.attacking
    return total if total > 0 else 0  # dm:9.8


def keywords(s: DmState, p: DmPiece) -> int:
    """Keywords as bits, those that effects give too."""
    if p.zone // s.seats != c.BATTLE:
        return p.card.own.keywords
    val = values(s).by_id.get(p.id)
    return p.card.own.keywords if val is None else p.card.own.keywords | val.keywords


def forbids(s: DmState, p: DmPiece) -> int:
    """What it can't do or suffer, or must do, as bits (dm:7.17)."""
    val = values(s).by_id.get(p.id)
    return 0 if val is None else val.forbids


def limited(s: DmState, p: DmPiece, bit: int, by: DmPiece) -> bool:
    """Whether it can't do or suffer that from this other creature."""
    val = values(s).by_id.get(p.id)
    if val is None:
        return False
    for limit in val.limits:
        if limit.bits & bit and limit.by.fits(s, by, limit.scope):
            return True
    return False


def abilities_of(s: DmState, p: DmPiece) -> list[Abilities]:
    """All sets of abilities that a creature has now, its own first."""
    val = values(s).by_id.get(p.id)
    if val is None or not val.given:
        return [p.card.own]
    return [p.card.own, *val.given]


def sick(s: DmState, p: DmPiece) -> bool:
    """Whether it has summoning sickness (dm:5.1, 7.10, 10.2)."""
    return (
        p.since >= s.started[p.owner]
        and not p.card.kind & c.EVOLUTION  # dm:10.2
        and not keywords(s, p) & c.SPEED_ATTACKER  # dm:7.10
    )
