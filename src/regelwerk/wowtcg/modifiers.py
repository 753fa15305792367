"""Modifiers from links that begin and end (wow7.4:714)."""

from __future__ import annotations

from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import give_back_powers, settle_control
from regelwerk.wowtcg.continuous import Control
from regelwerk.wowtcg.state import Modifier, WowState


def add_modifier(s: WowState, m: Modifier, cite: Rule, source: int) -> None:
    """A continuous modifier begins (wow7.4:714)."""
    s.modifiers.append(m)
    about = m.frozen[0] if m.frozen else 0
    s.emit(c.E_MODIFY, cite, source, m.scope.you, about if about > 0 else 0)
    taken = m.what is not None and m.what.takes_powers()
    if taken:
        s.stir()
    s.unsettle()
    if taken or isinstance(m.what, Control):
        settle_control(s)


def drop_modifiers(s: WowState, until: int, cite: Rule, seat: int = -1) -> None:
    """Modifiers of that duration end; `seat`: only those that end with a ready step of that seat."""
    if not s.modifiers:
        return
    kept = [m for m in s.modifiers if m.until != until or (seat >= 0 and not ends_with(s, m, seat))]
    if len(kept) == len(s.modifiers):
        return
    s.emit(c.E_EXPIRE, cite, 0, seat, 0, 0, len(s.modifiers) - len(kept))
    keep_modifiers(s, kept)
    settle_control(s)


def ends_with(s: WowState, m: Modifier, seat: int) -> bool:
    """Whether a modifier that lasts through a ready step ends with that of this seat."""
    if m.seat >= 0 or not m.frozen:
        return m.seat == seat
    p = s.at(m.frozen[0])
    return p is None or p.control == seat  # inf:ready-step-of-its-controller-then


def keep_modifiers(s: WowState, kept: list[Modifier]) -> None:
    """Only those modifiers go on; powers that others had taken come back."""
    ended = [m for m in s.modifiers if m.what is not None and m.what.takes_powers() and m not in kept]
    s.modifiers = kept
    s.unsettle()
    if ended:
        s.stir()
    for m in ended:
        for ref in m.frozen if m.frozen is not None else []:
            give_back_powers(s, ref)
