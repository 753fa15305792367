"""Acts nobody asked for: conceding, offering a draw, running out of time (ruling:conceding, ruling:time-out).

Where the game goes on without a player, whoever was being asked something is asked again,
because what the leaving player took along may have been part of the question: every frame
that asks can do so again.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.leaving import lose
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Reason, Refused
from regelwerk.kernel.frames import advance
from regelwerk.kernel.game import CONCEDE, OFFER_DRAW, TIME_OUT
from regelwerk.kernel.rulebook import Rule

CONCEDING: Final = rule("ruling:conceding")
TIMING_OUT: Final = rule("ruling:time-out")
AGREEING: Final = rule("ruling:draw-agreement")


def act(s: DmState, seat: int, verb: str) -> None:
    """Carry out an act of a seat that is in the game, up to the next decision. Raises Refused."""
    if verb in (CONCEDE, TIME_OUT):
        s.batch += 1
        cite = CONCEDING if verb == CONCEDE else TIMING_OUT
        s.emit(c.E_CONCEDE, cite, 0, seat)
        withdraw(s, seat, cite)
    else:
        offer(s, seat, verb == OFFER_DRAW)
    if s.result is None and all(s.offers >> other & 1 for other in s.clockwise(0)):
        s.emit(c.E_OVER, AGREEING)
        s.finish([], AGREEING)
    if s.result is None and s.decision is None:
        advance(s)


def offer(s: DmState, seat: int, on: bool) -> None:
    """Offer a draw, or take the offer back (ruling:draw-agreement)."""
    offered = s.offers >> seat & 1 == 1
    if offered == on:
        raise Refused([Reason(AGREEING, "already-offered" if on else "no-offer", 0, seat)])
    s.offers ^= 1 << seat
    s.batch += 1
    s.emit(c.E_OFFER, AGREEING, 0, seat, 0, 0, 1 if on else 0)


def withdraw(s: DmState, seat: int, cite: Rule) -> None:
    """The seat leaves the game, and the game goes on without it."""
    lose(s, [seat], cite)
    s.offers &= ~(1 << seat)
    if s.result is None:
        s.decision = None
