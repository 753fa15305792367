"""Damage, healing and the destruction of figures (minis08:p10, minis08:p11, minis08:p12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowminis import codes
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.scoring import score_destroyed

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisState

DESTROYED: Final = rule("minis08:p11.destroyed")
PLUS_TWO: Final = rule("minis08:p11.clock-plus-two")
BONUSES: Final = rule("ruling:destroyed-figure")
FULL: Final = rule("minis:q7")


def advance_clock(state: MinisState, piece: MinisPiece, ticks: int, cite: RuleCitation) -> None:
    """The figure's clock moves on; costs that run past 10 go on in the next round (minis:q1)."""
    if ticks == 0:
        return
    piece = state.writable_piece(piece.id)
    piece.time += ticks
    state.emit_about(codes.EVENT_CLOCK, cite, piece, piece.time)


def deal_damage(
    state: MinisState, piece: MinisPiece, n: int, by: MinisPiece | None, cite: RuleCitation, source: Ref
) -> None:
    """A figure on the board takes damage; at 0 it is destroyed. No damage is told as well: it has been blocked."""
    piece = state.writable_piece(piece.id)
    n = min(n, piece.health)
    piece.health -= n  # minis08:p10.health
    state.emit_about_with(codes.EVENT_DAMAGE, cite, piece, source, NO_REF if by is None else Ref(by.id + 1), n)
    if piece.health == 0:
        destroy(state, piece, by, source)


def destroy(state: MinisState, piece: MinisPiece, by: MinisPiece | None, source: Ref) -> None:
    """A figure that may be written goes back to its card, and the opponents score (ruling:destroyed-figure)."""
    piece.health = 0
    state.place_figure(piece, codes.OFF_BOARD)  # minis08:p11.off-board
    state.emit_about_with(codes.EVENT_DESTROY, DESTROYED, piece, source, NO_REF if by is None else Ref(by.id + 1), 0)
    piece.time += codes.DESTROYED_TICKS  # minis:q2
    state.emit_about(codes.EVENT_CLOCK, PLUS_TWO, piece, piece.time)
    if state.modifiers:
        end_effects_of(state, piece.id)
    score_destroyed(state, piece, by)


def end_effects_of(state: MinisState, id: int) -> None:
    """What effects add to a destroyed figure is over."""
    kept = [modifier for modifier in state.modifiers if modifier.figure != id]
    if len(kept) < len(state.modifiers):
        state.modifiers = kept
        state.emit_about(codes.EVENT_EXPIRE, BONUSES, state.pieces[id])


def heal(state: MinisState, piece: MinisPiece, n: int, cite: RuleCitation, source: Ref, by: Ref) -> None:
    """A figure on the board is healed, never above the health it started with (minis:q7)."""
    missing = piece.figure.word.health - piece.health
    if n > missing:
        n = missing
        cite = FULL
    if n > 0:
        piece = state.writable_piece(piece.id)
        piece.health += n
    state.emit_about_with(codes.EVENT_HEALED, cite, piece, source, by, n)
