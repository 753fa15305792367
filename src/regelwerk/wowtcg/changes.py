"""Changes: the only functions that change cards, each together with its event.

Each owns the case that nothing happens, and says so by its return value. Events are
announced before the change (see `triggers`), except for entering play.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import LastKnown
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.combatants import remove_from_combat
from regelwerk.wowtcg.continuous import GainControl
from regelwerk.wowtcg.derived_values import atk, forbids, health, powers, seat_forbids
from regelwerk.wowtcg.readied import is_exhausted, note_readied
from regelwerk.wowtcg.records import UNTIL_READIED
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Modifier, WowPiece, WowState
from regelwerk.wowtcg.triggers import emit_and_trigger

EXHAUSTING: Final = rule("wow:105.1")
HOST_LEFT: Final = rule("wow:306.3e")
CONTROL_CHANGES: Final = rule("wow:400.3")
CONTROL_REVERTS: Final = rule("wow:400.3b")
EMPTY_DECK: Final = rule("wow:102.1a")
SHUFFLED: Final = rule("wow7.4:413.2")
WHILE_REMAINS: Final = rule("wow7.4:714.3b")


# ------------------------------------------------------------ ready and exhausted


def exhaust(state: WowState, piece: WowPiece, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Turn a ready card sideways (wow:105.1)."""
    if piece.exhausted:
        return False
    emit_and_trigger(state, codes.EVENT_EXHAUST, cite, source, piece.control, piece.ref)
    state.writable_piece(piece.id).exhausted = True
    state.adjust_ready_resources(piece, -1)
    state.invalidate(codes.DEPENDS_ON_EXHAUST)
    return True


def ready(state: WowState, piece: WowPiece, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Turn an exhausted card upright (wow:105.1); what lasts while it remains exhausted ends."""
    if not piece.exhausted:
        return False
    ready_together(state, [piece.id], cite, source)
    return True


def ready_together(state: WowState, ids: list[int], cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Turn exhausted cards of one player upright at the same moment; what lasts while they remain exhausted ends."""
    resource: WowPiece | None = None
    resources = 0
    for id in ids:
        piece = state.writable_piece(id)
        if state.chain:
            note_readied(state, piece.ref)
        state.emit(codes.EVENT_READY, cite, source, piece.control, piece.ref)
        piece.exhausted = False
        if piece.zone // state.seats == codes.ZONE_RESOURCES:
            resource = piece
            resources += 1
    if resource is not None:
        state.adjust_ready_resources(resource, resources)
    if ids:
        state.invalidate(codes.DEPENDS_ON_EXHAUST)
    if state.modifiers:
        end_while_exhausted(state)


def end_while_exhausted(state: WowState) -> None:
    """Modifiers end that last while a card remains exhausted which does not (wow7.4:714.3b)."""
    kept = [
        modifier
        for modifier in state.modifiers
        if modifier.until != UNTIL_READIED or is_exhausted(state, modifier.scope.source)
    ]
    if len(kept) < len(state.modifiers):
        state.emit(codes.EVENT_EXPIRE, WHILE_REMAINS, NO_REF, -1, NO_REF, NO_REF, len(state.modifiers) - len(kept))
        keep_modifiers(state, kept)
        update_control(state)


def keep_modifiers(state: WowState, kept: list[Modifier]) -> None:
    """Only those modifiers go on; powers that others had taken come back."""
    ended = [modifier for modifier in state.modifiers if modifier.takes_powers() and modifier not in kept]
    state.modifiers = kept
    state.invalidate_values()
    if ended:
        state.invalidate_all()
    for modifier in ended:
        for ref in modifier.frozen if modifier.frozen is not None else []:
            restore_taken_powers(state, ref)


def flip(state: WowState, piece: WowPiece, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Turn a face-up hero or quest face down; who saw its face goes on knowing it (wow:301.2, wow7.4:702.2)."""
    if piece.face_down:
        return False
    state.emit(codes.EVENT_FLIP, cite, source, piece.control, piece.ref)
    piece = state.writable_piece(piece.id)
    piece.face_down = True
    if piece.card.only_reward:
        state.invalidate_quest(piece)
    else:
        state.invalidate_all()
    return True


# ------------------------------------------------------------------ entering play


def enter(
    state: WowState,
    id: int,
    seat: int,
    row: int,
    cite: RuleCitation,
    source: Ref = NO_REF,
    exhausted: bool = False,
    face_down: bool = False,
    host: Ref = NO_REF,
    damage: int = 0,
) -> WowPiece:
    """A card enters play in that seat's row or on its host (wow7.4:710.1)."""
    piece = put_into_play(state, id, seat, row, exhausted, face_down, host, damage)
    emit_entry(state, piece, cite, source)
    return piece


def put_into_play(
    state: WowState,
    id: int,
    seat: int,
    row: int,
    exhausted: bool = False,
    face_down: bool = False,
    host: Ref = NO_REF,
    damage: int = 0,
) -> WowPiece:
    """A card is in play from now on; `emit_entry` must follow, once all that enter with it are there."""
    zone = row * state.seats + seat
    before = state.pieces[id]
    place = before.zone // state.seats
    if place == codes.ZONE_CHAIN:
        keep_from_chain(state, before)
    if state.chain or state.combat is not None:
        remove_from_combat(state, before.ref)
    left: list[int] = []
    if place >= codes.ZONE_ALLIES:  # it becomes a resource, and so a different card (wow7.4:412.1b)
        keep_last_known(state, before)
        state.adjust_ready_resources(before, 0 if before.exhausted else -1)
        left = attached_ids(state, [id])
    state.move(id, zone, False, face_down)
    piece = state.pieces[id]  # which nobody shares, since it was moved
    piece.control = seat
    piece.first = seat
    piece.since = state.turn
    piece.time = state.next_timestamp()  # wow7.4:718.2
    piece.exhausted = exhausted  # wow7.4:710.1b
    piece.face_down = face_down
    piece.host = host
    piece.damage = damage
    if place == codes.ZONE_HAND:
        state.invalidate_hand(piece)
    if row == codes.ZONE_RESOURCES:
        state.adjust_ready_resources(piece, 0 if exhausted else 1)
        if face_down:
            state.reveal_to(piece, seat)  # wow7.4:415.8c
    state.invalidate_for(piece)
    state.uniqueness_dirty = state.uniqueness_dirty or row != codes.ZONE_RESOURCES  # wow7.4:710.1f
    if state.modifiers:
        end_while_exhausted(state)
    if left:
        leave(state, left, codes.ZONE_GRAVEYARD, HOST_LEFT)
    return piece


def emit_entry(state: WowState, piece: WowPiece, cite: RuleCitation, source: Ref) -> None:
    """The event of a card that is in play now; its control modifiers begin."""
    emit_and_trigger(
        state, codes.EVENT_ENTER, cite, source, piece.control, piece.ref, piece.host, 1 if piece.face_down else 0
    )  # wow7.4:710.1e
    statics = piece.card.statics
    if state.control_may_differ or (statics and any(isinstance(what.word, GainControl) for what in statics)):
        update_control(state)


def row_of(piece: WowPiece) -> int:
    """The row a card enters (wow7.4:415.8a)."""
    return codes.ZONE_ALLIES if piece.card.kind == codes.TYPE_ALLY else codes.ZONE_HERO_ROW  # wow:302.1


def new_token(state: WowState, card: Definition, seat: int, cite: RuleCitation, source: Ref) -> WowPiece:
    """Put an ally token into play (wow7.4:404.2)."""
    piece = WowPiece(len(state.pieces), card, seat, codes.ZONE_ALLIES * state.seats + seat, state.write_token)  # type: ignore[arg-type]  # a Def of ours
    piece.token = True
    piece.since = state.turn  # wow7.4:404.2a
    piece.time = state.next_timestamp()
    state.add(piece)
    state.invalidate_all()
    state.uniqueness_dirty = True
    emit_entry(state, piece, cite, source)
    return piece


# ------------------------------------------------------------------- leaving play


def destroy(
    state: WowState, refs: list[Ref], cite: RuleCitation, source: Ref = NO_REF, by_game: bool = False
) -> list[Ref]:
    """Destroy cards at the same moment (wow7.4:415.9d); the references of those that were.

    `by_game`: a uniqueness loss, which nothing stops (wow:103.3).
    """
    ids = []
    for ref in refs:
        piece = state.piece_or_none(ref)
        if piece is None or not state.in_play(piece) or piece.id in ids:
            continue
        saved = forbids(state, piece) & codes.NO_DESTROY != 0 and not by_game  # wow:103.3
        if saved:  # by what holds before any of them goes (wow:103.2)
            continue
        ids.append(piece.id)
    gone = [state.pieces[id].ref for id in ids]
    leave(state, ids, codes.ZONE_GRAVEYARD, cite, source, codes.EVENT_DESTROY)  # wow7.4:415.9d
    return gone


def leave(
    state: WowState,
    ids: list[int],
    zone: int,
    cite: RuleCitation,
    source: Ref = NO_REF,
    kind: int = codes.EVENT_LEAVE,
    bottom: bool = False,
) -> None:
    """Cards leave play at the same moment, to their owners' zones of that kind.

    What is attached to them, and to that in turn, goes to its owners' graveyards, which is no destroying (wow:306.3e).
    """
    if not ids:
        return
    state.batch += 1
    left = attached_ids(state, ids)
    for id in ids:
        piece = state.pieces[id]
        emit_and_trigger(state, kind, cite, source, piece.control, piece.ref, NO_REF, zone)
    for id in left:
        piece = state.pieces[id]
        emit_and_trigger(
            state, codes.EVENT_LEAVE, HOST_LEFT, NO_REF, piece.control, piece.ref, piece.host, codes.ZONE_GRAVEYARD
        )
    for id in ids + left:
        keep_last_known(state, state.pieces[id])
    freed = [state.pieces[id].host for id in ids + left if takes_powers(state.pieces[id])]
    for id in ids:
        _put_away(state, id, zone, bottom)
    for id in left:
        _put_away(state, id, codes.ZONE_GRAVEYARD, False)
    for id in ids + left:
        state.invalidate_for(state.pieces[id])
    for ref in freed:
        restore_taken_powers(state, ref)
    if state.modifiers:
        end_while_exhausted(state)
    update_control(state)


def takes_powers(piece: WowPiece) -> bool:
    """Whether an attachment takes the powers of what it is attached to."""
    return piece.host != 0 and any(what.word.takes_powers() for what in piece.card.statics)


def restore_taken_powers(state: WowState, ref: Ref) -> None:
    """One that took that card's powers is gone: if they are back, what they make is dated anew (wow7.4:700.3)."""
    piece = state.piece_or_none(ref)
    if piece is not None and piece.card.statics and state.in_play(piece) and piece.id not in powers(state).lost:
        state.writable_piece(piece.id).time = state.next_timestamp()  # wow7.4:718.2
        state.invalidate_all()


def keep_last_known(state: WowState, piece: WowPiece) -> None:
    """Last known information of a card in play that is about to become a different one (wow7.4:707.3)."""
    ref = piece.ref
    state.last_known_pieces[ref] = LastKnown(
        ref, piece.copy(state.write_token), [atk(state, piece), health(state, piece)]
    )


def keep_from_chain(state: WowState, piece: WowPiece) -> None:
    """Last known information of a card that is about to leave the chain (wow7.4:707.3): its texts may go on."""
    ref = piece.ref
    state.last_known_pieces[ref] = LastKnown(ref, piece.copy(state.write_token), [piece.card.atk, piece.card.health])


def _put_away(state: WowState, id: int, zone: int, bottom: bool) -> None:
    piece = state.pieces[id]
    state.adjust_ready_resources(piece, 0 if piece.exhausted else -1)
    remove_from_combat(state, piece.ref)
    state.move(id, zone * state.seats + piece.owner, bottom)
    if piece.token:
        state.dead_token_ids = [*state.dead_token_ids, id]  # wow7.4:404.2c
    if piece.token or piece.card.kind == codes.TYPE_HERO:  # wow:102.1a
        state.make_checks_due()
    state.invalidate_hand(piece)


def attachments(state: WowState, hosts: list[Ref]) -> list[int]:
    """Ids of the abilities attached to any of those references, turn player's first.

    Also those that a player controls who is just leaving.
    """
    found = []
    attached = codes.ZONE_ATTACHED * state.seats
    for i in range(state.seats):
        for id in state.zones[attached + (state.turn_player + i) % state.seats]:
            if state.pieces[id].host in hosts:
                found.append(id)
    return found


def attached_ids(state: WowState, ids: list[int]) -> list[int]:
    """Ids of all that is attached to those cards, and to what is attached to them; not those cards themselves."""
    found: list[int] = []
    hosts = ids
    while hosts:
        refs = [state.pieces[id].ref for id in hosts]
        hosts = [id for id in attachments(state, refs) if id not in ids and id not in found]
        found += hosts
    return found


# ------------------------------------------------------------------ between zones


def put(
    state: WowState, piece: WowPiece, zone: int, cite: RuleCitation, source: Ref = NO_REF, bottom: bool = False
) -> None:
    """Put one card from wherever it is into its owner's zone of that kind."""
    if state.in_play(piece):
        leave(state, [piece.id], zone, cite, source, codes.EVENT_LEAVE, bottom)
        return
    if state.zone_kind(piece) == codes.ZONE_CHAIN:
        keep_from_chain(state, piece)
    remove_from_combat(state, piece.ref)
    moved = state.move(piece.id, zone * state.seats + piece.owner, bottom)
    state.emit(codes.EVENT_MOVE, cite, source, piece.owner, moved.ref, NO_REF, zone)
    state.invalidate_hand(piece)


def draw(state: WowState, seat: int, cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Draw one card (wow7.4:415.9f); with an empty deck the player loses at the next checks (wow:102.1a)."""
    if seat_forbids(state, seat) & codes.NO_DRAW:
        return False
    deck = state.zones[codes.ZONE_DECK * state.seats + seat]
    if not deck:
        state.drew_from_empty_deck |= 1 << seat
        state.make_checks_due()
        state.emit(codes.EVENT_DRAW, EMPTY_DECK, source, seat, NO_REF, NO_REF, 0)
        return False
    id = deck[-1]
    state.move(id, codes.ZONE_HAND * state.seats + seat)
    piece = state.pieces[id]
    state.emit_private(codes.EVENT_DRAW, cite, source, seat, piece.ref, 1, 1 << seat | piece.identity.known_to)
    state.invalidate_hand(piece)
    return True


def discard(state: WowState, piece: WowPiece, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Discard one card: shown, and put into its owner's graveyard (wow7.4:415.9e)."""
    state.lay_open(piece)  # ruling:namesakes
    emit_and_trigger(state, codes.EVENT_DISCARD, cite, source, piece.owner, piece.ref)
    state.move(piece.id, codes.ZONE_GRAVEYARD * state.seats + piece.owner, False, False, True)
    state.emit(codes.EVENT_MOVE, cite, source, piece.owner, state.pieces[piece.id].ref, NO_REF, codes.ZONE_GRAVEYARD)
    state.invalidate_hand(piece)


def reveal(state: WowState, piece: WowPiece, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Show a card to all; it moves nowhere, and stays known (ruling:reveal)."""
    state.reveal_to_all(piece)
    state.emit(codes.EVENT_REVEAL, cite, source, piece.owner, piece.ref, NO_REF, piece.card.index)


def look(state: WowState, piece: WowPiece, seat: int, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """One player looks at a card: only that player knows it."""
    state.reveal_to(piece, seat)
    state.emit_private(codes.EVENT_LOOK, cite, source, seat, piece.ref, 1, 1 << seat)


def shuffle_deck(state: WowState, seat: int, cite: RuleCitation = SHUFFLED, source: Ref = NO_REF) -> None:
    """Shuffle a deck: one draw of the chance."""
    state.shuffle(codes.ZONE_DECK * state.seats + seat)
    state.emit(codes.EVENT_SHUFFLE, cite, source, seat)


# --------------------------------------------------------- attaching, control


def attach(state: WowState, piece: WowPiece, host: WowPiece, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Attach a card that is in play to something else (wow:306.3f); its timestamp is renewed."""
    state.emit(codes.EVENT_ATTACH, cite, source, piece.control, piece.ref, host.ref)
    before = piece.host
    taker = takes_powers(piece)
    piece = state.writable_piece(piece.id)
    piece.host = host.ref
    piece.time = state.next_timestamp()
    state.invalidate_all()
    if taker:
        restore_taken_powers(state, before)
    update_control(state)


def update_control(state: WowState) -> None:
    """Give every card in play to its controller by the current modifiers (wow:400.3, 400.3b).

    What changes sides may itself control something, which then goes with it (wow7.4:712).
    """
    for _ in range(MOST_ROUNDS):
        if not _settle_once(state):
            return


MOST_ROUNDS: Final = 8
"""So many times control is settled anew; only cards that claim each other would never be done."""


def _settle_once(state: WowState) -> bool:
    """One round of it; whether anything changed sides."""
    claims = [one for one in powers(state).statics + state.modifiers if isinstance(one.word(), GainControl)]
    if not claims and not state.control_may_differ:
        return False
    claims.sort(key=_time)
    state.control_may_differ = len(claims) > 0
    moved = []
    for seat in range(state.seats):
        for row in (codes.ZONE_ALLIES, codes.ZONE_HERO_ROW, codes.ZONE_RESOURCES, codes.ZONE_ATTACHED):
            for id in state.zones[row * state.seats + seat]:
                piece = state.pieces[id]
                wanted = piece.first
                cite = CONTROL_REVERTS
                for modifier in claims:
                    if _claims(state, modifier, piece):
                        wanted = modifier.scope.you
                        cite = CONTROL_CHANGES
                if wanted != piece.control:
                    moved.append((id, wanted, cite))
    for id, wanted, cite in moved:
        if state.in_game(wanted):
            _give(state, id, wanted, cite)
    leave(state, [id for id, wanted, _ in moved if not state.in_game(wanted)], codes.ZONE_REMOVED, CONTROL_REVERTS)
    return len(moved) > 0 and len(claims) > 0


def _time(modifier: Modifier) -> int:
    return modifier.time


def _claims(state: WowState, modifier: Modifier, piece: WowPiece) -> bool:
    if modifier.frozen is not None:
        return piece.ref in modifier.frozen
    return (
        modifier.what is not None
        and modifier.what.what is not None
        and modifier.what.what.includes(state, piece, modifier.scope)
    )


def _give(state: WowState, id: int, seat: int, cite: RuleCitation) -> None:
    piece = state.writable_piece(id)
    remove_from_combat(state, piece.ref)
    state.emit(codes.EVENT_CONTROL, cite, NO_REF, seat, piece.ref)
    row = state.zone_kind(piece)
    piece.control = seat
    piece.since = state.turn
    state.change_row(piece, row, seat)
    if piece.face_down and row == codes.ZONE_RESOURCES:
        state.reveal_to(piece, seat)  # wow7.4:415.8c
    state.invalidate_all()
    state.uniqueness_dirty = True


def add_counter(state: WowState, piece: WowPiece, name: str, cite: RuleCitation, source: Ref = NO_REF) -> None:
    """Put a named counter on a card (wow7.4:404.1)."""
    state.emit(codes.EVENT_COUNTER, cite, source, piece.control, piece.ref, NO_REF, 1)
    piece = state.writable_piece(piece.id)
    found = [(other, number) for other, number in piece.counters if other != name]
    before = sum(number for other, number in piece.counters if other == name)
    piece.counters = [*found, (name, before + 1)]
    state.invalidate(codes.DEPENDS_ON_COUNTERS)
