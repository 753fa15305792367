"""Modifiers from links that begin and end (wow7.4:714)."""

from __future__ import annotations

from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import keep_modifiers, update_control
from regelwerk.wowtcg.continuous import GainControl
from regelwerk.wowtcg.state import Modifier, WowState


def add_modifier(state: WowState, modifier: Modifier, cite: RuleCitation, source: Ref) -> None:
    """A continuous modifier begins (wow7.4:714)."""
    state.modifiers.append(modifier)
    about = modifier.frozen[0] if modifier.frozen else NO_REF
    state.emit(codes.EVENT_MODIFY, cite, source, modifier.scope.you, about if about > 0 else NO_REF)
    taken = modifier.takes_powers()
    if taken:
        state.invalidate_all()
    state.invalidate_values()
    if taken or isinstance(modifier.word(), GainControl):
        update_control(state)


def drop_modifiers(state: WowState, until: int, cite: RuleCitation, seat: int = -1) -> None:
    """Modifiers of that duration end; `seat`: only those that end with a ready step of that seat."""
    if not state.modifiers:
        return
    kept = [
        modifier
        for modifier in state.modifiers
        if modifier.until != until or (seat >= 0 and not ends_with(state, modifier, seat))
    ]
    if len(kept) == len(state.modifiers):
        return
    state.emit(codes.EVENT_EXPIRE, cite, NO_REF, seat, NO_REF, NO_REF, len(state.modifiers) - len(kept))
    keep_modifiers(state, kept)
    update_control(state)


def ends_with(state: WowState, modifier: Modifier, seat: int) -> bool:
    """Whether a modifier that lasts through a ready step ends with that of this seat."""
    if modifier.seat >= 0 or not modifier.frozen:
        return modifier.seat == seat
    piece = state.piece_or_none(modifier.frozen[0])
    return piece is None or piece.control == seat  # inf:ready-step-of-its-controller-then
