"""Acts nobody asked for: conceding, offering a draw, running out of time (ruling:conceding, ruling:time-out).

Where the game goes on without a player, the player who was being asked is asked again,
because what the leaving player took along may have been part of the question: every frame
that asks can do so again.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.elimination import lose
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import IllegalActionError, Reason
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, TIME_OUT

CONCEDING: Final = rule("ruling:conceding")
TIMING_OUT: Final = rule("ruling:time-out")
AGREEING: Final = rule("ruling:draw-agreement")


def act(state: DmState, seat: int, verb: str) -> None:
    """Carry out an act of a seat that is in the game, up to the next decision. Raises IllegalActionError."""
    if verb in (CONCEDE, TIME_OUT):
        state.batch += 1
        cite = CONCEDING if verb == CONCEDE else TIMING_OUT
        state.emit(codes.EVENT_CONCEDE, cite, NO_REF, seat)
        withdraw(state, seat, cite)
    else:
        offer(state, seat, verb == OFFER_DRAW)
    if state.result is None and all(state.draw_offers >> other & 1 for other in state.clockwise(0)):
        state.emit(codes.EVENT_OVER, AGREEING)
        state.finish([], AGREEING)
    if state.result is None and state.decision is None:
        advance(state)


def offer(state: DmState, seat: int, on: bool) -> None:
    """Offer a draw, or take the offer back (ruling:draw-agreement)."""
    offered = state.draw_offers >> seat & 1 == 1
    if offered == on:
        raise IllegalActionError([Reason(AGREEING, "already-offered" if on else "no-offer", NO_REF, seat)])
    state.draw_offers ^= 1 << seat
    state.batch += 1
    state.emit(codes.EVENT_OFFER, AGREEING, NO_REF, seat, NO_REF, NO_REF, 1 if on else 0)


def withdraw(state: DmState, seat: int, cite: RuleCitation) -> None:
    """The seat leaves the game, and the game goes on without it."""
    lose(state, [seat], cite)
    state.draw_offers &= ~(1 << seat)
    if state.result is None:
        state.decision = None
