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


def act(s: MinisState, seat: int, verb: str) -> None:
    """Carry out an act of a seat that is in the game, up to the next decision. Raises Refused."""
    if verb in (CONCEDE, TIME_OUT):
        s.batch += 1
        s.emit(c.E_CONCEDE, CONCEDING if verb == CONCEDE else TIMING_OUT, 0, seat)
        withdraw(s, seat)
    else:
        offer(s, seat, verb == OFFER_DRAW)
    if s.result is None and all(s.offers >> other & 1 for other in s.clockwise(0)):
        s.emit(c.E_OVER, AGREEING)
        s.finish([], AGREEING)
    if s.result is None and s.decision is None:
        advance(s)


def offer(s: MinisState, seat: int, on: bool) -> None:
    """Offer a draw, or take the offer back."""
    if (s.offers >> seat & 1 == 1) == on:
        raise Refused([Reason(AGREEING, "already-offered" if on else "no-offer", 0, seat)])
    s.offers ^= 1 << seat
    s.batch += 1
    s.emit(c.E_OFFER, AGREEING, 0, seat, 0, 0, 1 if on else 0)


def withdraw(s: MinisState, seat: int) -> None:
    """The seat leaves the game; the last team wins, or the game goes on without the seat."""
    s.emit(c.E_LOSE, CONCEDING, 0, seat)
    s.left |= 1 << seat
    s.offers &= ~(1 << seat)
    teams = teams_in_game(s)
    if len(teams) == 1:
        winners = [other for other in range(s.seats) if s.in_game(other)]
        s.emit(c.E_OVER, LAST, 0, winners[0])
        s.finish(winners, LAST)
        return
    take_away(s, seat)
    stop(s, seat)
    s.decision = None


def take_away(s: MinisState, seat: int) -> None:
    """The figures and cards of a seat leave the table; face-down cards stay what they were to everybody."""
    for kind in (c.FIGURES, c.BARS):
        for id in s.zones[kind * s.seats + seat]:
            p = s.writable(id)
            p.space = c.OFF
            p.zone = c.OUT * s.seats + seat
        s.zones[c.OUT * s.seats + seat] += s.zones[kind * s.seats + seat]
        s.zones[kind * s.seats + seat] = []
    gone = s.squads[seat]
    s.squads = [[] if other == seat else squad for other, squad in enumerate(s.squads)]
    s.figures = [id for id in s.figures if id not in gone]
    s.auras = [id for id in s.auras if id not in gone]
    s.modifiers = [modifier for modifier in s.modifiers if modifier.figure not in gone]
    s.crowd = None


def stop(s: MinisState, seat: int) -> None:
    """What the figures of a seat were doing is over; what others do goes on."""
    frames: list[Any] = s.frames
    bottom: Any = frames[0]
    if isinstance(bottom, Setup):
        if bottom.chooser == seat:
            bottom.chooser = s.next_seat(seat)
        return
    at = 1
    while at < len(frames) and s.pieces[doer(frames[at])].owner != seat:
        at += 1
    if at < len(frames) and isinstance(frames[at], Turn):
        s.last = seat
        frames[at].expire(s)  # ruling:this-turn
    del frames[at:]


def doer(frame: Any) -> int:
    """The id of the figure whose turn, attack, heal or text it is."""
    if isinstance(frame, (Turn, MinisScope)):
        return frame.who
    assert isinstance(frame, (Attack, Healing))
    return frame.by
