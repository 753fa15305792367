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


def tap(state: DmState, piece: DmPiece, cite: Rule, source: int = 0) -> bool:
    """Turn an untapped card sideways (dm:8.2.1)."""
    if piece.tapped:
        return False
    state.emit(c.E_TAP, cite, source, piece.owner, piece.ref)
    state.writable(piece.id).tapped = True
    state.touch(c.R_TAP | c.R_MANA)
    return True


def untap(state: DmState, piece: DmPiece, cite: Rule, source: int = 0) -> bool:
    """Turn a tapped card upright."""
    if not piece.tapped:
        return False
    state.emit(c.E_UNTAP, cite, source, piece.owner, piece.ref)
    state.writable(piece.id).tapped = False
    state.touch(c.R_TAP | c.R_MANA)
    return True


# ------------------------------------------------------------ entering the battle zone


def enter(state: DmState, id: int, cite: Rule, source: int = 0) -> DmPiece:
    """A creature is put into the battle zone, untapped (dm:3.1); its own abilities see it come (dm:9.6)."""
    piece = state.pieces[id]
    before = state.place(piece)
    if before == c.LIMBO:
        keep_last_known(state, piece)
    state.move(id, c.BATTLE * state.seats + piece.owner)
    piece = state.writable(id)
    piece.since = state.turn
    state.stir()
    happen(state, c.E_ENTER, cite, source, piece.owner, piece.ref)
    if before == c.DECK:
        emptied(state)
    return piece


def evolve(state: DmState, id: int, bases: list[int], cite: Rule, source: int = 0) -> DmPiece:
    """An evolution creature is put on its base, or on several that become one (dm:10.1, 7.16).

    The creature that was there stays what it was, with a new face (dm:10.2): the two cards
    change faces, and the one that was laid on it lies beneath, whose order the pile keeps.
    """
    laid = state.pieces[id]
    base = state.creature(bases[0])
    assert base is not None
    before = state.place(laid)
    if before == c.LIMBO:
        keep_last_known(state, laid)
    face = laid.card
    state.move(id, c.UNDER * state.seats + base.owner)
    base = state.writable(base.id)
    laid = state.writable(id)
    laid.become(base.card)
    laid.host = base.ref
    base.become(face)
    base.pile = [*base.pile, id]
    for ref in bases[1:]:
        _lay_beneath(state, base, ref)
    state.emit(c.E_EVOLVE, VORTEX if len(bases) > 1 else EVOLVING, source, base.owner, base.ref, laid.ref)
    state.stir()
    happen(state, c.E_ENTER, cite, source, base.owner, base.ref)
    if before == c.DECK:
        emptied(state)
    return base


def _lay_beneath(state: DmState, base: DmPiece, ref: int) -> None:
    """Another base of a vortex evolution goes beneath too; what speaks of it means the new creature now."""
    other = state.creature(ref)
    if other is None:
        return
    other = state.writable(other.id)
    base.tapped = base.tapped or other.tapped
    base.pile = [*other.pile, other.id, *base.pile]
    for id in other.pile:
        state.writable(id).host = base.ref
    state.zones[other.zone].remove(other.id)
    other.zone = c.UNDER * state.seats + other.owner
    state.zones[other.zone].append(other.id)
    other.pile = ALONE
    other.host = base.ref


# ------------------------------------------------------------ leaving the battle zone


def leave(
    state: DmState,
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
    state.batch += 1
    leaving = together or ids
    for id in ids:
        piece = state.pieces[id]
        happen(state, kind, cite, source, piece.owner, piece.ref, 0, zone, leaving)
        if kind == c.E_DESTROY:
            notice(state, c.E_LEAVE, piece.owner, piece.ref, 0, zone, leaving)
    for id in ids:
        keep_last_known(state, state.pieces[id])
    for id in ids:
        _put_away(state, id, zone, source)
    state.stir()
    state.touch(CHANGED[zone])


def lift(state: DmState, creatures: list[DmPiece], zone: int, cite: Rule, source: int = 0) -> None:
    """Only the top cards of creatures leave (dm:10.5). What lies beneath is a creature again without entering: it
    keeps its tap state and what binds it, and looks as it did. A creature that is one card leaves as usual."""
    state.batch += 1
    whole = [piece.id for piece in creatures if not piece.pile]
    lifted = [piece for piece in creatures if piece.pile]
    for piece in lifted:
        happen(state, c.E_LEAVE, cite, source, piece.owner, piece.ref, 0, zone)
    for piece in lifted:
        base = state.writable(piece.id)
        top = state.writable(base.pile[-1])
        face = top.card
        top.become(base.card)
        base.become(face)
        base.pile = base.pile[:-1]
        top = _land(state, top.id, zone)
        state.emit(c.E_UNCOVER, cite, source, base.owner, base.ref, top.ref, zone)
        _tap_multicolored(state, top, zone)
    state.stir()
    state.touch(CHANGED[zone])
    leave(state, whole, zone, cite, source)


def _put_away(state: DmState, id: int, zone: int, source: int) -> None:
    """One creature and what lies beneath it: separate cards from now on (dm:10.4)."""
    pile = state.pieces[id].pile
    _land(state, id, zone)
    for beneath in pile:
        piece = _land(state, beneath, zone)
        state.emit(c.E_MOVE, PILE, source, piece.owner, piece.ref, 0, zone)
        _tap_multicolored(state, piece, zone)
    _tap_multicolored(state, state.pieces[id], zone)


def _tap_multicolored(state: DmState, piece: DmPiece, zone: int) -> None:
    """A multicolored card comes into the mana zone tapped, from wherever (dm:5.3)."""
    if zone == c.MANA and piece.card.civ_count > 1:
        tap(state, piece, ENTERS_TAPPED)


def keep_last_known(state: DmState, piece: DmPiece) -> None:
    """Last known information of a card that is about to become a different one (dm:9.7): power, keywords."""
    ref = piece.ref
    state.gone[ref] = Gone(ref, piece.copy(state.own), [power(state, piece), keywords(state, piece)])


def _land(state: DmState, id: int, zone: int) -> DmPiece:
    """A card comes into a zone of its owner outside the battle zone, as it lies there."""
    piece = state.pieces[id]
    state.move(id, zone * state.seats + piece.owner, False, zone == c.SHIELDS)
    piece = state.pieces[id]
    if zone == c.SHIELDS:
        state.places[piece.owner] += 1
        piece = state.writable(id)
        piece.place = state.places[piece.owner]
    return piece


# ------------------------------------------------------------------ between zones


def put(state: DmState, refs: list[int], zone: int, cite: Rule, source: int = 0, no_trigger: bool = False) -> list[int]:
    """Put cards from wherever they are into their owners' zone of that kind, in the same moment (dm:3.2).

    The references of those that there were. Creatures leave with all their cards. A shield
    that comes into a hand may be a shield trigger (dm:7.1), unless `no_trigger`.
    """
    moved: list[int] = []
    leaving: list[int] = []
    others: list[int] = []
    for ref in refs:
        piece = state.creature(ref)
        if piece is not None:
            if piece.id not in leaving:
                leaving.append(piece.id)
                moved.append(piece.ref)
            continue
        piece = state.at(ref)
        if piece is None or piece.id in others or state.place(piece) in (c.UNDER, c.OUT, zone):
            continue
        others.append(piece.id)
        moved.append(ref)
    if others and not leaving:
        state.batch += 1
    leave(state, leaving, zone, cite, source)
    decks = False
    for id in others:
        decks = decks or state.place(state.pieces[id]) == c.DECK
        _put_one(state, id, zone, cite, source, no_trigger)
    if decks:
        emptied(state)
    return moved


def _put_one(state: DmState, id: int, zone: int, cite: Rule, source: int, no_trigger: bool) -> None:
    before = state.place(state.pieces[id])
    if before == c.LIMBO:
        keep_last_known(state, state.pieces[id])
    piece = _land(state, id, zone)
    kind = c.E_CHARGE if zone == c.MANA else c.E_SHIELD if zone == c.SHIELDS else c.E_MOVE
    state.emit(kind, cite, source, piece.owner, piece.ref, 0, before if kind != c.E_MOVE else zone)
    _tap_multicolored(state, piece, zone)
    if before == c.SHIELDS and zone == c.HAND and not no_trigger:
        state.waiting.append(Waiting(None, piece.ref, piece.owner, 0, 0, 0, -1))
    state.touch(CHANGED[before] | CHANGED[zone])


def draw(state: DmState, seat: int, cite: Rule, source: int = 0) -> bool:
    """Draw one card (dm:5.2); whoever has none left in the deck afterwards loses (dm:9.3)."""
    deck = state.zone(c.DECK, seat)
    if not deck:
        return False
    id = deck[-1]
    state.move(id, c.HAND * state.seats + seat)
    piece = state.pieces[id]
    state.emit_secret(c.E_DRAW, cite, source, seat, piece.ref, 1, 1 << seat | piece.knows)
    state.touch(c.R_HAND | c.R_DECK)
    emptied(state)
    return True


def discard(state: DmState, refs: list[int], cite: Rule, source: int = 0) -> list[int]:
    """Discard cards from hands in the same moment; not destroyed (dm:3.4). Those that were."""
    done: list[int] = []
    state.batch += 1
    for ref in refs:
        piece = state.at(ref)
        if piece is None or state.place(piece) != c.HAND:
            continue
        piece = state.pieces[state.lay_open(piece).id]
        happen(state, c.E_DISCARD, cite, source, piece.owner, piece.ref)
        state.move(piece.id, c.GRAVEYARD * state.seats + piece.owner, False, False, True)
        done.append(ref)
    state.touch(c.R_HAND | c.R_GRAVEYARD)
    return done


def add_shield(state: DmState, seat: int, cite: Rule, source: int = 0) -> bool:
    """The top card of a deck becomes a shield that nobody has seen (dm:4, 11.5)."""
    deck = state.zone(c.DECK, seat)
    if not deck:
        return False
    put(state, [state.pieces[deck[-1]].ref], c.SHIELDS, cite, source)
    return True


def break_shield(state: DmState, piece: DmPiece, by: int, seat: int, cite: Rule) -> int:
    """A shield is broken: its card goes to its owner's hand (dm:8.4.1). The reference it has there.

    `by` is the creature that breaks it, `seat` whose it is. Its shield trigger waits to be asked about.
    """
    happen(state, c.E_BREAK, cite, by, seat, piece.ref, by, piece.place)
    state.notes.append(Note(c.E_BREAK, piece.ref, by, seat))
    state.move(piece.id, c.HAND * state.seats + piece.owner)
    piece = state.pieces[piece.id]
    state.waiting.append(Waiting(None, piece.ref, piece.owner, 0, by, 0, seat))
    state.touch(c.R_HAND | c.R_SHIELDS | c.R_NOTES)
    return piece.ref


def reveal(state: DmState, piece: DmPiece, cite: Rule, source: int = 0) -> None:
    """Show a card to all; it moves nowhere."""
    state.show(piece)
    state.emit(c.E_REVEAL, cite, source, piece.owner, piece.ref, 0, piece.card.index)


def look(state: DmState, piece: DmPiece, seat: int, cite: Rule, source: int = 0, together: bool = False) -> None:
    """One player looks at a card, or at all of a hand `together`: only that player knows it."""
    state.show_to(piece, seat, together)
    state.emit_secret(c.E_LOOK, cite, source, seat, piece.ref, 1, 1 << seat)


def shuffle_deck(state: DmState, seat: int, cite: Rule = SHUFFLING, source: int = 0) -> None:
    """Shuffle a deck: one draw of the chance."""
    state.shuffle(c.DECK * state.seats + seat)
    state.emit(c.E_SHUFFLE, cite, source, seat)


def stack(state: DmState, refs: list[int], cite: Rule) -> None:
    """Cards that have just come onto decks lie there in this order, the last on top; others lose track (dm:3.3).

    `refs` are the references that the cards had before.
    """
    for seat in range(state.seats):
        ids = [(ref & ID_MASK) - 1 for ref in refs]
        ids = [id for id in ids if state.pieces[id].zone == c.DECK * state.seats + seat]
        if len(ids) < 2:
            continue
        deck = state.zones[c.DECK * state.seats + seat]
        state.zones[c.DECK * state.seats + seat] = [id for id in deck if id not in ids] + ids
        for id in ids:
            piece = state.writable(id)
            piece.call(0, piece.private, piece.knows & 1 << seat)
        state.emit(c.E_ARRANGE, cite, 0, seat, 0, 0, len(ids))


# ------------------------------------------------------------------------ effects


def add_modifier(state: DmState, modifier: Modifier, cite: Rule, source: int) -> None:
    """A continuous effect begins (dm:9.6)."""
    state.modifiers.append(modifier)
    about = modifier.frozen[0] if modifier.frozen else 0
    state.emit(c.E_MODIFY, cite, source, modifier.scope.you, about if about > 0 else 0)
    state.stir()


def drop_modifiers(state: DmState, until: int, cite: Rule) -> bool:
    """Effects of that duration end, all together (dm:5.6). Whether there were any."""
    kept = [modifier for modifier in state.modifiers if modifier.until != until]
    if len(kept) == len(state.modifiers):
        return False
    state.emit(c.E_EXPIRE, cite, 0, -1, 0, 0, len(state.modifiers) - len(kept))
    state.modifiers = kept
    state.stir()
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
