"""Acts nobody asked for: conceding, offering a draw, running out of time (ruling:acts-nobody-asked-for).

Where the game goes on without a player, his figures and cards leave the table, what they were doing is over, and
whoever was being asked something is asked again, because what has left may have been part of the question.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import Reason, Refused
from regelwerk.kernel.frames import advance
from regelwerk.kernel.game import CONCEDE, OFFER_DRAW, TIME_OUT
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.scoring import teams_in_game
from regelwerk.wowminis.setup import Setup
from regelwerk.wowminis.state import MinisScope, MinisState
from regelwerk.wowminis.turn import Turn

CONCEDING: Final = rule("ruling:conceding")
TIMING_OUT: Final = rule("ruling:time-out")
AGREEING: Final = rule("ruling:draw-agreement")
LAST: Final = rule("ruling:last-side")


def act(state: MinisState, seat: int, verb: str) -> None:
    """Carry out an act of a seat that is in the game, up to the next decision. Raises Refused."""
    if verb in (CONCEDE, TIME_OUT):
        state.batch += 1
        state.emit(c.E_CONCEDE, CONCEDING if verb == CONCEDE else TIMING_OUT, 0, seat)
        withdraw(state, seat)
    else:
        offer(state, seat, verb == OFFER_DRAW)
    if state.result is None and all(state.offers >> other & 1 for other in state.clockwise(0)):
        state.emit(c.E_OVER, AGREEING)
        state.finish([], AGREEING)
    if state.result is None and state.decision is None:
        advance(state)


def offer(state: MinisState, seat: int, on: bool) -> None:
    """Offer a draw, or take the offer back."""
    if (state.offers >> seat & 1 == 1) == on:
        raise Refused([Reason(AGREEING, "already-offered" if on else "no-offer", 0, seat)])
    state.offers ^= 1 << seat
    state.batch += 1
    state.emit(c.E_OFFER, AGREEING, 0, seat, 0, 0, 1 if on else 0)


def withdraw(state: MinisState, seat: int) -> None:
    """The seat leaves the game; the last team wins, or the game goes on without the seat."""
    state.emit(c.E_LOSE, CONCEDING, 0, seat)
    state.left |= 1 << seat
    state.offers &= ~(1 << seat)
    teams = teams_in_game(state)
    if len(teams) == 1:
        winners = [other for other in range(state.seats) if state.in_game(other)]
        state.emit(c.E_OVER, LAST, 0, winners[0])
        state.finish(winners, LAST)
        return
    take_away(state, seat)
    stop(state, seat)
    state.decision = None


def take_away(state: MinisState, seat: int) -> None:
    """The figures and cards of a seat leave the table; face-down cards stay what they were to everybody."""
    for kind in (c.FIGURES, c.BARS):
        for id in state.zones[kind * state.seats + seat]:
            piece = state.writable(id)
            piece.space = c.OFF
            piece.zone = c.OUT * state.seats + seat
        state.zones[c.OUT * state.seats + seat] += state.zones[kind * state.seats + seat]
        state.zones[kind * state.seats + seat] = []
    gone = state.squads[seat]
    state.squads = [[] if other == seat else squad for other, squad in enumerate(state.squads)]
    state.figures = [id for id in state.figures if id not in gone]
    state.auras = [id for id in state.auras if id not in gone]
    state.modifiers = [modifier for modifier in state.modifiers if modifier.figure not in gone]
    state.crowd = None


def stop(state: MinisState, seat: int) -> None:
    """What the figures of a seat were doing is over; what others do goes on."""
    frames: list[Any] = state.frames
    bottom: Any = frames[0]
    if isinstance(bottom, Setup):
        if bottom.chooser == seat:
            bottom.chooser = state.next_seat(seat)
        return
    at = 1
    while at < len(frames) and state.pieces[doer(frames[at])].owner != seat:
        at += 1
    if at < len(frames) and isinstance(frames[at], Turn):
        state.last = seat
        frames[at].expire(state)  # ruling:this-turn
    del frames[at:]


def doer(frame: Any) -> int:
    """The id of the figure whose turn, attack, heal or text it is."""
    if isinstance(frame, (Turn, MinisScope)):
        return frame.who
    assert isinstance(frame, (Attack, Healing))
    return frame.by
