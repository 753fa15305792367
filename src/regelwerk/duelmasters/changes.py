"""Changes: the only functions that change cards, each together with its event.

Each owns the case that nothing happens, and says so by its return value. Events are
announced before the change (see `triggers`), except for entering the battle zone.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.continuous import EnterTapped
from regelwerk.duelmasters.derived_values import keywords, power, values
from regelwerk.duelmasters.elimination import check_empty_decks
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import (
    ALONE,
    IN_THEIR_TURN,
    NO_IDS,
    UNTIL_TURN_ENDS,
    DmPiece,
    DmState,
    Modifier,
    PendingTrigger,
    TurnFact,
)
from regelwerk.duelmasters.triggers import collect_triggers, emit_and_trigger
from regelwerk.kernel.ids import NO_HANDLE, NO_REF, Ref
from regelwerk.kernel.piece import ID_MASK, LastKnown
from regelwerk.kernel.rulebook import RuleCitation

ENTERS_TAPPED: Final = rule("dm:5.3")
COMING: Final = rule("dm:3.1")
PILE: Final = rule("dm:10.4")
EVOLVING: Final = rule("dm:10.1")
VORTEX: Final = rule("dm:7.16")
SHUFFLING: Final = rule("dm:3.6")

CHANGED: Final = [
    codes.DEPENDS_ON_DECK, codes.DEPENDS_ON_HAND, codes.DEPENDS_ON_SHIELDS, codes.DEPENDS_ON_MANA,
    codes.DEPENDS_ON_GRAVEYARD, 0, 0, 0, 0,
]  # fmt: skip
"""By kind of zone, what changes when a card comes or goes there.

A list, as compiled an index into a tuple of numbers would make an object of each of them.
"""


# ----------------------------------------------------------------- tapped and untapped


def tap(state: DmState, piece: DmPiece, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Turn an untapped card sideways (dm:8.2.1)."""
    if piece.tapped:
        return False
    state.emit(codes.EVENT_TAP, cite, source, piece.owner, piece.ref)
    state.writable_piece(piece.id).tapped = True
    state.invalidate(codes.DEPENDS_ON_TAP | codes.DEPENDS_ON_MANA)
    return True


def untap(state: DmState, piece: DmPiece, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Turn a tapped card upright."""
    if not piece.tapped:
        return False
    state.emit(codes.EVENT_UNTAP, cite, source, piece.owner, piece.ref)
    state.writable_piece(piece.id).tapped = False
    state.invalidate(codes.DEPENDS_ON_TAP | codes.DEPENDS_ON_MANA)
    return True


# ------------------------------------------------------------ entering the battle zone


def enter(state: DmState, id: int, cite: RuleCitation, source: Ref = NO_REF) -> DmPiece:
    """A creature is put into the battle zone, untapped (dm:3.1); its own abilities see it come (dm:9.6)."""
    piece = state.pieces[id]
    before = state.zone_kind(piece)
    if before == codes.ZONE_LIMBO:
        keep_last_known(state, piece)
    state.move(id, codes.ZONE_BATTLE * state.seats + piece.owner)
    piece = state.writable_piece(id)
    piece.since = state.turn
    state.invalidate_all()
    come_tapped(state, piece)
    emit_and_trigger(state, codes.EVENT_ENTER, cite, source, piece.owner, piece.ref)
    if before == codes.ZONE_DECK:
        check_empty_decks(state)
    return piece


def evolve(state: DmState, id: int, bases: list[Ref], cite: RuleCitation, source: Ref = NO_REF) -> DmPiece:
    """An evolution creature is put on its base, or on several that become one (dm:10.1, 7.16).

    The creature that was there stays what it was, with a new face (dm:10.2): the two cards
    change faces, and the one that was laid on it lies beneath, whose order the pile keeps.
    """
    laid = state.pieces[id]
    base = state.creature(bases[0])
    assert base is not None
    before = state.zone_kind(laid)
    if before == codes.ZONE_LIMBO:
        keep_last_known(state, laid)
    face = laid.card
    state.move(id, codes.ZONE_UNDER * state.seats + base.owner)
    base = state.writable_piece(base.id)
    laid = state.writable_piece(id)
    laid.set_face(base.card)
    laid.host = base.ref
    base.set_face(face)
    base.pile = [*base.pile, id]
    for ref in bases[1:]:
        _put_under(state, base, ref)
    state.emit(codes.EVENT_EVOLVE, VORTEX if len(bases) > 1 else EVOLVING, source, base.owner, base.ref, laid.ref)
    state.invalidate_all()
    come_tapped(state, base)
    emit_and_trigger(state, codes.EVENT_ENTER, cite, source, base.owner, base.ref)
    if before == codes.ZONE_DECK:
        check_empty_decks(state)
    return base


def come_tapped(state: DmState, piece: DmPiece) -> None:
    """A creature that comes is tapped if an effect says so (dm:3.1); its own effects count already (dm:9.6)."""
    for modifier in values(state).arrivals:
        word = modifier.what.word if modifier.what is not None else None
        if isinstance(word, EnterTapped) and word.is_about(state, modifier.scope, piece):
            tap(state, piece, COMING, modifier.scope.source)


def _put_under(state: DmState, base: DmPiece, ref: Ref) -> None:
    """Another base of a vortex evolution goes beneath too; what speaks of it means the new creature now."""
    other = state.creature(ref)
    if other is None:
        return
    other = state.writable_piece(other.id)
    base.tapped = base.tapped or other.tapped
    base.pile = [*other.pile, other.id, *base.pile]
    for id in other.pile:
        state.writable_piece(id).host = base.ref
    state.writable_zone(other.zone).remove(other.id)
    other.zone = codes.ZONE_UNDER * state.seats + other.owner
    state.writable_zone(other.zone).append(other.id)
    other.pile = ALONE
    other.host = base.ref


# ------------------------------------------------------------ leaving the battle zone


def leave(
    state: DmState,
    ids: list[int],
    zone: int,
    cite: RuleCitation,
    source: Ref = NO_REF,
    kind: int = codes.EVENT_LEAVE,
    together: list[int] = NO_IDS,
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
        emit_and_trigger(state, kind, cite, source, piece.owner, piece.ref, NO_REF, zone, leaving)
        if kind == codes.EVENT_DESTROY:
            collect_triggers(state, codes.EVENT_LEAVE, piece.owner, piece.ref, NO_REF, zone, leaving)
    for id in ids:
        keep_last_known(state, state.pieces[id])
    for id in ids:
        _put_away(state, id, zone, source)
    state.invalidate_all()
    state.invalidate(CHANGED[zone])


def remove_top_cards(
    state: DmState, creatures: list[DmPiece], zone: int, cite: RuleCitation, source: Ref = NO_REF
) -> None:
    """Only the top cards of creatures leave (dm:10.5). What lies beneath is a creature again without entering: it
    keeps its tap state and what binds it, and looks as it did. A creature that is one card leaves as usual."""
    state.batch += 1
    whole = [piece.id for piece in creatures if not piece.pile]
    lifted = [piece for piece in creatures if piece.pile]
    for piece in lifted:
        emit_and_trigger(state, codes.EVENT_LEAVE, cite, source, piece.owner, piece.ref, NO_REF, zone)
    for piece in lifted:
        base = state.writable_piece(piece.id)
        top = state.writable_piece(base.pile[-1])
        face = top.card
        top.set_face(base.card)
        base.set_face(face)
        base.pile = base.pile[:-1]
        top = _put_into_zone(state, top.id, zone)
        state.emit(codes.EVENT_UNCOVER, cite, source, base.owner, base.ref, top.ref, zone)
        _tap_multicolored(state, top, zone)
    state.invalidate_all()
    state.invalidate(CHANGED[zone])
    leave(state, whole, zone, cite, source)


def _put_away(state: DmState, id: int, zone: int, source: Ref) -> None:
    """One creature and what lies beneath it: separate cards from now on (dm:10.4)."""
    pile = state.pieces[id].pile
    _put_into_zone(state, id, zone)
    for beneath in pile:
        piece = _put_into_zone(state, beneath, zone)
        state.emit(codes.EVENT_MOVE, PILE, source, piece.owner, piece.ref, NO_REF, zone)
        _tap_multicolored(state, piece, zone)
    _tap_multicolored(state, state.pieces[id], zone)


def _tap_multicolored(state: DmState, piece: DmPiece, zone: int) -> None:
    """A multicolored card comes into the mana zone tapped, from wherever (dm:5.3)."""
    if zone == codes.ZONE_MANA and piece.card.civ_count > 1:
        tap(state, piece, ENTERS_TAPPED)


def keep_last_known(state: DmState, piece: DmPiece) -> None:
    """Last known information of a card that is about to become a different one (dm:9.7): power, keywords."""
    ref = piece.ref
    state.last_known_pieces[ref] = LastKnown(
        ref, piece.copy(state.write_token), [power(state, piece), keywords(state, piece)]
    )


def _put_into_zone(state: DmState, id: int, zone: int) -> DmPiece:
    """A card comes into a zone of its owner outside the battle zone, as it lies there."""
    piece = state.pieces[id]
    state.move(id, zone * state.seats + piece.owner, False, zone == codes.ZONE_SHIELDS)
    piece = state.pieces[id]
    if zone == codes.ZONE_SHIELDS:
        state.shield_numbers[piece.owner] += 1
        piece = state.writable_piece(id)
        piece.place = state.shield_numbers[piece.owner]
    return piece


# ------------------------------------------------------------------ between zones


def put(
    state: DmState, refs: list[Ref], zone: int, cite: RuleCitation, source: Ref = NO_REF, no_trigger: bool = False
) -> list[int]:
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
        piece = state.piece_or_none(ref)
        if piece is None or piece.id in others or state.zone_kind(piece) in (codes.ZONE_UNDER, codes.ZONE_OUT, zone):
            continue
        others.append(piece.id)
        moved.append(ref)
    if others and not leaving:
        state.batch += 1
    leave(state, leaving, zone, cite, source)
    decks = False
    for id in others:
        decks = decks or state.zone_kind(state.pieces[id]) == codes.ZONE_DECK
        _put_one(state, id, zone, cite, source, no_trigger)
    if decks:
        check_empty_decks(state)
    return moved


def _put_one(state: DmState, id: int, zone: int, cite: RuleCitation, source: Ref, no_trigger: bool) -> None:
    before = state.zone_kind(state.pieces[id])
    if before == codes.ZONE_HAND and zone == codes.ZONE_GRAVEYARD:  # kw:discard
        discard(state, [state.pieces[id].ref], cite, source)
        return
    if before == codes.ZONE_LIMBO:
        keep_last_known(state, state.pieces[id])
    piece = _put_into_zone(state, id, zone)
    kind = (
        codes.EVENT_CHARGE
        if zone == codes.ZONE_MANA
        else codes.EVENT_SHIELD
        if zone == codes.ZONE_SHIELDS
        else codes.EVENT_MOVE
    )
    state.emit(kind, cite, source, piece.owner, piece.ref, NO_REF, before if kind != codes.EVENT_MOVE else zone)
    _tap_multicolored(state, piece, zone)
    causer = state.last_known(source).owner if source > 0 else piece.owner  # ruling:who-causes
    collect_triggers(state, kind, causer, piece.ref, NO_REF, before)
    if before == codes.ZONE_SHIELDS and zone == codes.ZONE_HAND and not no_trigger:
        state.waiting.append(PendingTrigger(None, piece.ref, piece.owner, NO_REF, NO_REF, 0, -1))
    state.invalidate(CHANGED[before] | CHANGED[zone])


def draw(state: DmState, seat: int, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Draw one card (dm:5.2); a player with none left in the deck afterwards loses (dm:9.3)."""
    deck = state.zone_ids(codes.ZONE_DECK, seat)
    if not deck:
        return False
    id = deck[-1]
    state.move(id, codes.ZONE_HAND * state.seats + seat)
    piece = state.pieces[id]
    state.emit_private(codes.EVENT_DRAW, cite, source, seat, piece.ref, 1, 1 << seat | piece.known_to)
    state.invalidate(codes.DEPENDS_ON_HAND | codes.DEPENDS_ON_DECK)
    check_empty_decks(state)
    return True


def discard(state: DmState, refs: list[Ref], cite: RuleCitation, source: Ref = NO_REF) -> list[Ref]:
    """Discard cards from hands in the same moment; not destroyed (dm:3.4). Those that were."""
    done: list[Ref] = []
    state.batch += 1
    for ref in refs:
        piece = state.piece_or_none(ref)
        if piece is None or state.zone_kind(piece) != codes.ZONE_HAND:
            continue
        piece = state.pieces[state.lay_open(piece).id]
        emit_and_trigger(state, codes.EVENT_DISCARD, cite, source, piece.owner, piece.ref)
        state.move(piece.id, codes.ZONE_GRAVEYARD * state.seats + piece.owner, False, False, True)
        done.append(ref)
    state.invalidate(codes.DEPENDS_ON_HAND | codes.DEPENDS_ON_GRAVEYARD)
    return done


def add_shield(state: DmState, seat: int, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """The top card of a deck becomes a shield that nobody has seen (dm:4, 11.5)."""
    deck = state.zone_ids(codes.ZONE_DECK, seat)
    if not deck:
        return False
    put(state, [state.pieces[deck[-1]].ref], codes.ZONE_SHIELDS, cite, source)
    return True


def break_shield(state: DmState, piece: DmPiece, by: Ref, seat: int, cite: RuleCitation) -> int:
    """A shield is broken: its card goes to its owner's hand (dm:8.4.1). The reference it has there.

    `by` is the creature that breaks it, `seat` whose it is. Its shield trigger waits to be asked about.
    """
    emit_and_trigger(state, codes.EVENT_BREAK, cite, by, seat, piece.ref, by, piece.place)
    attack = 0 if state.current_attack is None else state.attack_count
    state.turn_facts.append(TurnFact(codes.EVENT_BREAK, piece.ref, by, seat, attack))
    state.move(piece.id, codes.ZONE_HAND * state.seats + piece.owner)
    piece = state.pieces[piece.id]
    state.waiting.append(PendingTrigger(None, piece.ref, piece.owner, NO_REF, by, 0, seat))
    state.invalidate(codes.DEPENDS_ON_HAND | codes.DEPENDS_ON_SHIELDS | codes.DEPENDS_ON_NOTES)
    return piece.ref


def reveal(state: DmState, piece: DmPiece, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Show a card to all; it moves nowhere."""
    state.reveal_to_all(piece)
    state.emit(codes.EVENT_REVEAL, cite, source, piece.owner, piece.ref, NO_REF, piece.card.index)


def look(
    state: DmState, piece: DmPiece, seat: int, cite: RuleCitation, source: Ref = NO_REF, together: bool = False
) -> None:
    """One player looks at a card, or at all of a hand `together`: only that player knows it."""
    state.reveal_to(piece, seat, together)
    state.emit_private(codes.EVENT_LOOK, cite, source, seat, piece.ref, 1, 1 << seat)


def shuffle_deck(state: DmState, seat: int, cite: RuleCitation = SHUFFLING, source: Ref = NO_REF) -> None:
    """Shuffle a deck: one draw of the chance."""
    state.shuffle(codes.ZONE_DECK * state.seats + seat)
    state.emit(codes.EVENT_SHUFFLE, cite, source, seat)


def order_on_deck(state: DmState, refs: list[Ref], cite: RuleCitation) -> None:
    """Cards that have just come onto decks lie there in this order, the last on top; others lose track (dm:3.3).

    `refs` are the references that the cards had before.
    """
    for seat in range(state.seats):
        ids = [(ref & ID_MASK) - 1 for ref in refs]
        ids = [id for id in ids if state.pieces[id].zone == codes.ZONE_DECK * state.seats + seat]
        if len(ids) < 2:
            continue
        deck = state.zones[codes.ZONE_DECK * state.seats + seat]
        state.zones[codes.ZONE_DECK * state.seats + seat] = [id for id in deck if id not in ids] + ids
        for id in ids:
            piece = state.writable_piece(id)
            piece.set_identity(NO_HANDLE, piece.owner_handle, piece.known_to & 1 << seat)
        state.emit(codes.EVENT_ARRANGE, cite, NO_REF, seat, NO_REF, NO_REF, len(ids))


# ------------------------------------------------------------------------ effects


def add_modifier(state: DmState, modifier: Modifier, cite: RuleCitation, source: Ref) -> None:
    """A continuous effect begins (dm:9.6)."""
    state.modifiers.append(modifier)
    about = modifier.frozen[0] if modifier.frozen else NO_REF
    state.emit(codes.EVENT_MODIFY, cite, source, modifier.scope.you, about if about > 0 else NO_REF)
    state.invalidate_all()


def drop_modifiers(state: DmState, until: int, cite: RuleCitation, seat: int = -1) -> bool:
    """Effects of that duration end together (dm:5.6), of that player's texts (-1: of all). Whether there were any."""
    kept = [
        modifier
        for modifier in state.modifiers
        if modifier.until != until or (seat >= 0 and modifier.scope.you != seat)
    ]
    if len(kept) == len(state.modifiers):
        return False
    state.emit(codes.EVENT_EXPIRE, cite, NO_REF, -1, NO_REF, NO_REF, len(state.modifiers) - len(kept))
    state.modifiers = kept
    state.invalidate_all()
    return True


def begin_waiting_modifiers(state: DmState, seat: int) -> None:
    """In the next turn of an opponent what waits for it holds until that ends: for his creatures, and for those of
    nobody who still has to take such a turn (ruling:opponents-next-turn)."""
    kept: list[Modifier] = []
    for modifier in state.modifiers:
        you = modifier.scope.you
        if modifier.until != IN_THEIR_TURN or not state.are_opponents(you, seat):  # ruling:opponents-next-turn
            kept.append(modifier)
            continue
        now: list[Ref] = []
        later: list[Ref] = []
        for ref in modifier.frozen or []:
            owner = state.last_known(ref).owner
            (later if owner != seat and state.are_opponents(you, owner) else now).append(ref)
        kept.append(Modifier(modifier.what, modifier.scope, now, UNTIL_TURN_ENDS))
        if later:
            kept.append(Modifier(modifier.what, modifier.scope, later, IN_THEIR_TURN))
    state.modifiers = kept
    state.invalidate_all()


__all__ = [
    "add_modifier",
    "add_shield",
    "begin_waiting_modifiers",
    "break_shield",
    "discard",
    "draw",
    "drop_modifiers",
    "enter",
    "evolve",
    "keep_last_known",
    "leave",
    "remove_top_cards",
    "look",
    "put",
    "reveal",
    "shuffle_deck",
    "order_on_deck",
    "tap",
    "untap",
]
