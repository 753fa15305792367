"""Changes: the only functions that change cards, each together with its event.

Each owns the case that nothing happens, and says so by its return value. Events are
announced before the change (see `triggers`), except for entering the battle zone.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.leaving import emptied
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import ALONE, DmPiece, DmState, Modifier, Note, Waiting
from regelwerk.duelmasters.triggers import happen, notice
from regelwerk.duelmasters.values import keywords, power
from regelwerk.kernel.piece import ID_MASK, Gone
from regelwerk.kernel.program import NOTHING
from regelwerk.kernel.rulebook import Rule

ENTERS_TAPPED: Final = rule("dm:5.3")
PILE: Final = rule("dm:10.4")
EVOLVING: Final = rule("dm:10.1")
VORTEX: Final = rule("dm:7.16")
SHUFFLING: Final = rule("dm:3.6")

CHANGED: Final = (
    c.R_DECK, c.R_HAND, c.R_SHIELDS, c.R_MANA, c.R_GRAVEYARD, 0, 0, 0, 0,
)  # fmt: skip
"""By kind of zone, what changes when a card comes or goes there."""


# ----------------------------------------------------------------- tapped and untapped


def tap(s: DmState, p: DmPiece, cite: Rule, source: int = 0) -> bool:
    """Turn an untapped card sideways (dm:8.2.1)."""
    if p.tapped:
        return False
    s.emit(c.E_TAP, cite, source, p.owner, p.ref)
    s.writable(p.id).tapped = True
    s.touch(c.R_TAP | c.R_MANA)
    return True


def untap(s: DmState, p: DmPiece, cite: Rule, source: int = 0) -> bool:
    """Turn a tapped card upright."""
    if not p.tapped:
        return False
    s.emit(c.E_UNTAP, cite, source, p.owner, p.ref)
    s.writable(p.id).tapped = False
    s.touch(c.R_TAP | c.R_MANA)
    return True


# ------------------------------------------------------------ entering the battle zone


def enter(s: DmState, id: int, cite: Rule, source: int = 0) -> DmPiece:
    """A creature is put into the battle zone, untapped (dm:3.1); its own abilities see it come (dm:9.6)."""
    p = s.pieces[id]
    before = s.place(p)
    if before == c.LIMBO:
        keep_last_known(s, p)
    s.move(id, c.BATTLE * s.seats + p.owner)
    p = s.writable(id)
    p.since = s.turn
    s.stir()
    happen(s, c.E_ENTER, cite, source, p.owner, p.ref)
    if before == c.DECK:
        emptied(s)
    return p


def evolve(s: DmState, id: int, bases: list[int], cite: Rule, source: int = 0) -> DmPiece:
    """An evolution creature is put on its base, or on several that become one (dm:10.1, 7.16).

    The creature that was there stays what it was, with a new face (dm:10.2): the two cards
    change faces, and the one that was laid on it lies beneath, whose order the pile keeps.
    """
    laid = s.pieces[id]
    base = s.creature(bases[0])
    assert base is not None
    before = s.place(laid)
    if before == c.LIMBO:
        keep_last_known(s, laid)
    face = laid.card
    s.move(id, c.UNDER * s.seats + base.owner)
    base = s.writable(base.id)
    laid = s.writable(id)
    laid.become(base.card)
    laid.host = base.ref
    base.become(face)
    base.pile = [*base.pile, id]
    for ref in bases[1:]:
        _lay_beneath(s, base, ref)
    s.emit(c.E_EVOLVE, VORTEX if len(bases) > 1 else EVOLVING, source, base.owner, base.ref, laid.ref)
    s.stir()
    happen(s, c.E_ENTER, cite, source, base.owner, base.ref)
    if before == c.DECK:
        emptied(s)
    return base


def _lay_beneath(s: DmState, base: DmPiece, ref: int) -> None:
    """Another base of a vortex evolution goes beneath too; what speaks of it means the new creature now."""
    other = s.creature(ref)
    if other is None:
        return
    other = s.writable(other.id)
    base.tapped = base.tapped or other.tapped
    base.pile = [*other.pile, other.id, *base.pile]
    for id in other.pile:
        s.writable(id).host = base.ref
    s.zones[other.zone].remove(other.id)
    other.zone = c.UNDER * s.seats + other.owner
    s.zones[other.zone].append(other.id)
    other.pile = ALONE
    other.host = base.ref


# ------------------------------------------------------------ leaving the battle zone


def leave(
    s: DmState,
    ids: list[int],
    zone: int,
    cite: Rule,
    source: int = 0,
    kind: int = c.E_LEAVE,
    together: list[int] = NOTHING,
) -> None:
    """Creatures leave the battle zone in the same moment, each with all its cards (dm:3.2, 10.4).

    `together`: all that leave then, if some of them go elsewhere.
    """
    if not ids:
        return
    s.batch += 1
    leaving = together or ids
    for id in ids:
        p = s.pieces[id]
        happen(s, kind, cite, source, p.owner, p.ref, 0, zone, leaving)
        if kind == c.E_DESTROY:
            notice(s, c.E_LEAVE, p.owner, p.ref, 0, zone, leaving)
    for id in ids:
        keep_last_known(s, s.pieces[id])
    for id in ids:
        _put_away(s, id, zone, source)
    s.stir()
    s.touch(CHANGED[zone])


def lift(s: DmState, creatures: list[DmPiece], zone: int, cite: Rule, source: int = 0) -> None:
    """Only the top cards of creatures leave (dm:10.5). What lies beneath is a creature again without entering: it
    keeps its tap state and what binds it, and looks as it did. A creature that is one card leaves as usual."""
    s.batch += 1
    whole = [p.id for p in creatures if not p.pile]
    lifted = [p for p in creatures if p.pile]
    for p in lifted:
        happen(s, c.E_LEAVE, cite, source, p.owner, p.ref, 0, zone)
    for p in lifted:
        base = s.writable(p.id)
        top = s.writable(base.pile[-1])
        face = top.card
        top.become(base.card)
        base.become(face)
        base.pile = base.pile[:-1]
        top = _land(s, top.id, zone)
        s.emit(c.E_UNCOVER, cite, source, base.owner, base.ref, top.ref, zone)
        _tap_multicolored(s, top, zone)
    s.stir()
    s.touch(CHANGED[zone])
    leave(s, whole, zone, cite, source)


def _put_away(s: DmState, id: int, zone: int, source: int) -> None:
    """One creature and what lies beneath it: separate cards from now on (dm:10.4)."""
    pile = s.pieces[id].pile
    _land(s, id, zone)
    for beneath in pile:
        p = _land(s, beneath, zone)
        s.emit(c.E_MOVE, PILE, source, p.owner, p.ref, 0, zone)
        _tap_multicolored(s, p, zone)
    _tap_multicolored(s, s.pieces[id], zone)


def _tap_multicolored(s: DmState, p: DmPiece, zone: int) -> None:
    """A multicolored card comes into the mana zone tapped, from wherever (dm:5.3)."""
    if zone == c.MANA and p.card.civ_count > 1:
        tap(s, p, ENTERS_TAPPED)


def keep_last_known(s: DmState, p: DmPiece) -> None:
    """Last known information of a card that is about to become a different one (dm:9.7): power, keywords."""
    ref = p.ref
    s.gone[ref] = Gone(ref, p.copy(s.own), [power(s, p), keywords(s, p)])


def _land(s: DmState, id: int, zone: int) -> DmPiece:
    """A card comes into a zone of its owner outside the battle zone, as it lies there."""
    p = s.pieces[id]
    s.move(id, zone * s.seats + p.owner, False, zone == c.SHIELDS)
    p = s.pieces[id]
    if zone == c.SHIELDS:
        s.places[p.owner] += 1
        p = s.writable(id)
        p.place = s.places[p.owner]
    return p


# ------------------------------------------------------------------ between zones


def put(s: DmState, refs: list[int], zone: int, cite: Rule, source: int = 0, no_trigger: bool = False) -> list[int]:
    """Put cards from wherever they are into their owners' zone of that kind, in the same moment (dm:3.2).

    The references of those that there were. Creatures leave with all their cards. A shield
    that comes into a hand may be a shield trigger (dm:7.1), unless `no_trigger`.
    """
    moved: list[int] = []
    leaving: list[int] = []
    others: list[int] = []
    for ref in refs:
        p = s.creature(ref)
        if p is not None:
            if p.id not in leaving:
                leaving.append(p.id)
                moved.append(p.ref)
            continue
        p = s.at(ref)
        if p is None or p.id in others or s.place(p) in (c.UNDER, c.OUT, zone):
            continue
        others.append(p.id)
        moved.append(ref)
    if others and not leaving:
        s.batch += 1
    leave(s, leaving, zone, cite, source)
    decks = False
    for id in others:
        decks = decks or s.place(s.pieces[id]) == c.DECK
        _put_one(s, id, zone, cite, source, no_trigger)
    if decks:
        emptied(s)
    return moved


def _put_one(s: DmState, id: int, zone: int, cite: Rule, source: int, no_trigger: bool) -> None:
    before = s.place(s.pieces[id])
    if before == c.LIMBO:
        keep_last_known(s, s.pieces[id])
    p = _land(s, id, zone)
    kind = c.E_CHARGE if zone == c.MANA else c.E_SHIELD if zone == c.SHIELDS else c.E_MOVE
    s.emit(kind, cite, source, p.owner, p.ref, 0, before if kind != c.E_MOVE else zone)
    _tap_multicolored(s, p, zone)
    if before == c.SHIELDS and zone == c.HAND and not no_trigger:
        s.waiting.append(Waiting(None, p.ref, p.owner, 0, 0, 0, -1))
    s.touch(CHANGED[before] | CHANGED[zone])


def draw(s: DmState, seat: int, cite: Rule, source: int = 0) -> bool:
    """Draw one card (dm:5.2); whoever has none left in the deck afterwards loses (dm:9.3)."""
    deck = s.zone(c.DECK, seat)
    if not deck:
        return False
    id = deck[-1]
    s.move(id, c.HAND * s.seats + seat)
    p = s.pieces[id]
    s.emit_secret(c.E_DRAW, cite, source, seat, p.ref, 1, 1 << seat | p.knows)
    s.touch(c.R_HAND | c.R_DECK)
    emptied(s)
    return True


def discard(s: DmState, refs: list[int], cite: Rule, source: int = 0) -> list[int]:
    """Discard cards from hands in the same moment; not destroyed (dm:3.4). Those that were."""
    done: list[int] = []
    s.batch += 1
    for ref in refs:
        p = s.at(ref)
        if p is None or s.place(p) != c.HAND:
            continue
        p = s.pieces[s.lay_open(p).id]
        happen(s, c.E_DISCARD, cite, source, p.owner, p.ref)
        s.move(p.id, c.GRAVEYARD * s.seats + p.owner, False, False, True)
        done.append(ref)
    s.touch(c.R_HAND | c.R_GRAVEYARD)
    return done


def add_shield(s: DmState, seat: int, cite: Rule, source: int = 0) -> bool:
    """The top card of a deck becomes a shield that nobody has seen (dm:4, 11.5)."""
    deck = s.zone(c.DECK, seat)
    if not deck:
        return False
    put(s, [s.pieces[deck[-1]].ref], c.SHIELDS, cite, source)
    return True


def break_shield(s: DmState, p: DmPiece, by: int, seat: int, cite: Rule) -> int:
    """A shield is broken: its card goes to its owner's hand (dm:8.4.1). The reference it has there.

    `by` is the creature that breaks it, `seat` whose it is. Its shield trigger waits to be asked about.
    """
    happen(s, c.E_BREAK, cite, by, seat, p.ref, by, p.place)
    s.notes.append(Note(c.E_BREAK, p.ref, by, seat))
    s.move(p.id, c.HAND * s.seats + p.owner)
    p = s.pieces[p.id]
    s.waiting.append(Waiting(None, p.ref, p.owner, 0, by, 0, seat))
    s.touch(c.R_HAND | c.R_SHIELDS | c.R_NOTES)
    return p.ref


def reveal(s: DmState, p: DmPiece, cite: Rule, source: int = 0) -> None:
    """Show a card to all; it moves nowhere."""
    s.show(p)
    s.emit(c.E_REVEAL, cite, source, p.owner, p.ref, 0, p.card.index)


def look(s: DmState, p: DmPiece, seat: int, cite: Rule, source: int = 0, together: bool = False) -> None:
    """One player looks at a card, or at all of a hand `together`: only that player knows it."""
    s.show_to(p, seat, together)
    s.emit_secret(c.E_LOOK, cite, source, seat, p.ref, 1, 1 << seat)


def shuffle_deck(s: DmState, seat: int, cite: Rule = SHUFFLING, source: int = 0) -> None:
    """Shuffle a deck: one draw of the chance."""
    s.shuffle(c.DECK * s.seats + seat)
    s.emit(c.E_SHUFFLE, cite, source, seat)


def stack(s: DmState, refs: list[int], cite: Rule) -> None:
    """Cards that have just come onto decks lie there in this order, the last on top; others lose track (dm:3.3).

    `refs` are the references that the cards had before.
    """
    for seat in range(s.seats):
        ids = [(ref & ID_MASK) - 1 for ref in refs]
        ids = [id for id in ids if s.pieces[id].zone == c.DECK * s.seats + seat]
        if len(ids) < 2:
            continue
        deck = s.zones[c.DECK * s.seats + seat]
        s.zones[c.DECK * s.seats + seat] = [id for id in deck if id not in ids] + ids
        for id in ids:
            p = s.writable(id)
            p.call(0, p.private, p.knows & 1 << seat)
        s.emit(c.E_ARRANGE, cite, 0, seat, 0, 0, len(ids))


# ------------------------------------------------------------------------ effects


def add_modifier(s: DmState, m: Modifier, cite: Rule, source: int) -> None:
    """A continuous effect begins (dm:9.6)."""
    s.modifiers.append(m)
    about = m.frozen[0] if m.frozen else 0
    s.emit(c.E_MODIFY, cite, source, m.scope.you, about if about > 0 else 0)
    s.stir()


def drop_modifiers(s: DmState, until: int, cite: Rule) -> bool:
    """Effects of that duration end, all together (dm:5.6). Whether there were any."""
    kept = [m for m in s.modifiers if m.until != until]
    if len(kept) == len(s.modifiers):
        return False
    s.emit(c.E_EXPIRE, cite, 0, -1, 0, 0, len(s.modifiers) - len(kept))
    s.modifiers = kept
    s.stir()
    return True


__all__ = [
    "add_modifier",
    "add_shield",
    "break_shield",
    "discard",
    "draw",
    "drop_modifiers",
    "enter",
    "evolve",
    "keep_last_known",
    "leave",
    "lift",
    "look",
    "put",
    "reveal",
    "shuffle_deck",
    "stack",
    "tap",
    "untap",
]
