"""Damage, healing and the destruction of figures (minis08:p10, minis08:p11, minis08:p12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.rulebook import Rule
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.scoring import score_destroyed

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisState

DESTROYED: Final = rule("minis08:p11.destroyed")
PLUS_TWO: Final = rule("minis08:p11.clock-plus-two")
BONUSES: Final = rule("ruling:destroyed-figure")
FULL: Final = rule("minis:q7")


def pay(s: MinisState, p: MinisPiece, ticks: int, cite: Rule) -> None:
    """The figure's clock moves on; costs that run past 10 go on in the next round (minis:q1)."""
    if ticks == 0:
        return
    p = s.writable(p.id)
    p.time += ticks
    s.tell(c.E_CLOCK, cite, p, p.time)


def hurt(s: MinisState, p: MinisPiece, n: int, by: MinisPiece | None, cite: Rule, source: int) -> None:
    """A figure on the board takes damage; at 0 it is destroyed. No damage is told as well: it has been blocked."""
    p = s.writable(p.id)
    n = min(n, p.health)
    p.health -= n  # minis08:p10.health
    s.tell_with(c.E_DAMAGE, cite, p, source, 0 if by is None else by.id + 1, n)
    if p.health == 0:
        destroy(s, p, by, source)


def destroy(s: MinisState, p: MinisPiece, by: MinisPiece | None, source: int) -> None:
    """A figure that may be written goes back to its card, and the opponents score (ruling:destroyed-figure)."""
    p.health = 0
    s.put(p, c.OFF)  # minis08:p11.off-board
    s.tell_with(c.E_DESTROY, DESTROYED, p, source, 0 if by is None else by.id + 1, 0)
    p.time += c.AFTERMATH  # minis:q2
    s.tell(c.E_CLOCK, PLUS_TWO, p, p.time)
    if s.modifiers:
        drop(s, p.id)
    score_destroyed(s, p, by)


def drop(s: MinisState, id: int) -> None:
    """What effects add to a destroyed figure is over."""
    kept = [modifier for modifier in s.modifiers if modifier.figure != id]
    if len(kept) < len(s.modifiers):
        s.modifiers = kept
        s.tell(c.E_EXPIRE, BONUSES, s.pieces[id])


def mend(s: MinisState, p: MinisPiece, n: int, cite: Rule, source: int, by: int) -> None:
    """A figure on the board is healed, never above the health it started with (minis:q7)."""
    missing = p.figure.health - p.health
    if n > missing:
        n = missing
        cite = FULL
    if n > 0:
        p = s.writable(p.id)
        p.health += n
    s.tell_with(c.E_HEALED, cite, p, source, by, n)
