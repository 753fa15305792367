"""Acts nobody asked for: conceding, offering a draw, running out of time (ruling:acts-nobody-asked-for).

Where the game goes on without a player, his figures and cards leave the table, what they were doing is over, and
the player who was being asked is asked again, because what has left may have been part of the question.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import IllegalActionError, Reason
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, TIME_OUT
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.scoring import teams_in_game
from regelwerk.wowminis.setup import SetupFrame, find_auras
from regelwerk.wowminis.state import MinisScope, MinisState
from regelwerk.wowminis.turn import TurnFrame

CONCEDING: Final = rule("ruling:conceding")
TIMING_OUT: Final = rule("ruling:time-out")
AGREEING: Final = rule("ruling:draw-agreement")
LAST: Final = rule("ruling:last-side")


def act(state: MinisState, seat: int, verb: str) -> None:
    """Carry out an act of a seat that is in the game, up to the next decision. Raises IllegalActionError."""
    if verb in (CONCEDE, TIME_OUT):
        state.batch += 1
        state.emit(codes.EVENT_CONCEDE, CONCEDING if verb == CONCEDE else TIMING_OUT, NO_REF, seat)
        withdraw(state, seat)
    else:
        offer(state, seat, verb == OFFER_DRAW)
    if state.result is None and all(state.draw_offers >> other & 1 for other in state.clockwise(0)):
        state.emit(codes.EVENT_OVER, AGREEING)
        state.finish([], AGREEING)
    if state.result is None and state.decision is None:
        advance(state)


def offer(state: MinisState, seat: int, on: bool) -> None:
    """Offer a draw, or take the offer back."""
    if (state.draw_offers >> seat & 1 == 1) == on:
        raise IllegalActionError([Reason(AGREEING, "already-offered" if on else "no-offer", NO_REF, seat)])
    state.draw_offers ^= 1 << seat
    state.batch += 1
    state.emit(codes.EVENT_OFFER, AGREEING, NO_REF, seat, NO_REF, NO_REF, 1 if on else 0)


def withdraw(state: MinisState, seat: int) -> None:
    """The seat leaves the game; the last team wins, or the game goes on without the seat."""
    state.emit(codes.EVENT_LOSE, CONCEDING, NO_REF, seat)
    state.left_seats |= 1 << seat
    state.draw_offers &= ~(1 << seat)
    teams = teams_in_game(state)
    if len(teams) == 1:
        winners = [other for other in range(state.seats) if state.in_game(other)]
        state.emit(codes.EVENT_OVER, LAST, NO_REF, winners[0])
        state.finish(winners, LAST)
        return
    take_away(state, seat)
    stop(state, seat)
    state.decision = None


def take_away(state: MinisState, seat: int) -> None:
    """The figures and cards of a seat leave the table; face-down cards stay what they were to everybody."""
    for kind in (codes.ZONE_FIGURES, codes.ZONE_BARS):
        for id in state.zones[kind * state.seats + seat]:
            piece = state.writable_piece(id)
            piece.space = codes.OFF_BOARD
            piece.zone = codes.ZONE_OUT * state.seats + seat
        state.writable_zone(codes.ZONE_OUT * state.seats + seat).extend(state.zones[kind * state.seats + seat])
        state.zones[kind * state.seats + seat] = []
    gone = state.figure_ids_by_seat[seat]
    state.figure_ids_by_seat = [[] if other == seat else squad for other, squad in enumerate(state.figure_ids_by_seat)]
    state.figures = [id for id in state.figures if id not in gone]
    find_auras(state)
    state.modifiers = [modifier for modifier in state.modifiers if modifier.figure not in gone]
    state.occupied_cache = None


def stop(state: MinisState, seat: int) -> None:
    """What the figures of a seat were doing is over; what others do goes on."""
    frames: list[Any] = state.frames
    bottom: Any = frames[0]
    if isinstance(bottom, SetupFrame):
        if bottom.chooser == seat:
            bottom.chooser = state.next_seat(seat)
        return
    at = 1
    while at < len(frames) and state.pieces[doer(frames[at])].owner != seat:
        at += 1
    if at < len(frames) and isinstance(frames[at], TurnFrame):
        state.last_seat = seat
        frames[at].expire(state)  # ruling:this-turn
    del frames[at:]


def doer(frame: Any) -> int:
    """The id of the figure whose turn, attack, heal or text it is."""
    if isinstance(frame, (TurnFrame, MinisScope)):
        return frame.who
    assert isinstance(frame, (AttackFrame, HealFrame))
    return frame.by
