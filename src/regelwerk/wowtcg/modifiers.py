"""Modifiers from links that begin and end (wow7.4:714)."""

from __future__ import annotations

from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import give_back_powers, settle_control
from regelwerk.wowtcg.continuous import Takes
from regelwerk.wowtcg.state import Modifier, WowState


def add_modifier(state: WowState, modifier: Modifier, cite: Rule, source: int) -> None:
    """A continuous modifier begins (wow7.4:714)."""
    state.modifiers.append(modifier)
    about = modifier.frozen[0] if modifier.frozen else 0
    state.emit(c.E_MODIFY, cite, source, modifier.scope.you, about if about > 0 else 0)
    taken = modifier.takes_powers()
    if taken:
        state.stir()
    state.unsettle()
    if taken or isinstance(modifier.word(), Takes):
        settle_control(state)


def drop_modifiers(state: WowState, until: int, cite: Rule, seat: int = -1) -> None:
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
    state.emit(c.E_EXPIRE, cite, 0, seat, 0, 0, len(state.modifiers) - len(kept))
    keep_modifiers(state, kept)
    settle_control(state)


def ends_with(state: WowState, modifier: Modifier, seat: int) -> bool:
    """Whether a modifier that lasts through a ready step ends with that of this seat."""
    if modifier.seat >= 0 or not modifier.frozen:
        return modifier.seat == seat
    piece = state.at(modifier.frozen[0])
    return piece is None or piece.control == seat  # inf:ready-step-of-its-controller-then


def keep_modifiers(state: WowState, kept: list[Modifier]) -> None:
    """Only those modifiers go on; powers that others had taken come back."""
    ended = [modifier for modifier in state.modifiers if modifier.takes_powers() and modifier not in kept]
    state.modifiers = kept
    state.unsettle()
    if ended:
        state.stir()
    for modifier in ended:
        for ref in modifier.frozen if modifier.frozen is not None else []:
            give_back_powers(state, ref)
