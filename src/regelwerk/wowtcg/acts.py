"""Acts nobody asked for: conceding, offering a draw, running out of time (wow:102.1b, ruling:acts-nobody-asked-for).

Where the game goes on without a player, whoever was being asked something is asked again,
because what the leaving player took along may have been part of the question. Only a
search or a look at one's own cards goes on as it is. An unfinished announcement is taken
back: nothing of it has happened yet.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Decision, Option, Reason, Refused
from regelwerk.kernel.frames import advance
from regelwerk.kernel.game import CONCEDE, OFFER_DRAW, TIME_OUT
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.announce import Announce
from regelwerk.wowtcg.chain import Resolving
from regelwerk.wowtcg.combat import CombatStep
from regelwerk.wowtcg.damage import Damage
from regelwerk.wowtcg.instructions.decks import Discard, LookAndMayPut, Search, TakeFromTop
from regelwerk.wowtcg.leaving import lose
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.setup import Setup
from regelwerk.wowtcg.state import WowScope, WowState

CONCEDING: Final = rule("wow:102.1b")
TIMING_OUT: Final = rule("ruling:time-out")
AGREEING: Final = rule("ruling:draw-agreement")


def act(s: WowState, seat: int, verb: str) -> None:
    """Carry out an act of a seat that is in the game, up to the next decision. Raises Refused."""
    if verb in (CONCEDE, TIME_OUT):
        s.batch += 1
        s.emit(c.E_CONCEDE, CONCEDING if verb == CONCEDE else TIMING_OUT, 0, seat)
        withdraw(s, seat)
    else:
        offer(s, seat, verb == OFFER_DRAW)
    remaining = s.clockwise(0)
    if s.result is None and all(s.offers >> other & 1 for other in remaining):
        s.emit(c.E_OVER, AGREEING)
        s.finish([], AGREEING)
    if s.result is None and s.decision is None:
        advance(s)


def offer(s: WowState, seat: int, on: bool) -> None:
    """Offer a draw, or take the offer back (ruling:draw-agreement)."""
    offered = s.offers >> seat & 1 == 1
    if offered == on:
        raise Refused([Reason(AGREEING, "already-offered" if on else "no-offer", 0, seat)])
    s.offers ^= 1 << seat
    s.batch += 1
    s.emit(c.E_OFFER, AGREEING, 0, seat, 0, 0, 1 if on else 0)


def withdraw(s: WowState, seat: int) -> None:
    """The seat leaves the game, and the game goes on without it (wow:102.2)."""
    decision = s.decision
    frame = s.frames[-1]
    place = discarding_place(s, seat)
    if isinstance(frame, Announce) and isinstance(s.frames[-2], Window):
        take_back(s, frame, s.frames[-2])
    interrupted = any(link.you == seat for link in s.chain)
    passed = [has_passed(s, below, seat) for below in s.frames if isinstance(below, Window)]
    lose(s, [seat], CONCEDING)
    s.offers &= ~(1 << seat)
    if s.result is not None or decision is None:
        return
    s.decision = None
    for below in s.frames:
        if isinstance(below, Window):
            go_on_passing(s, below, seat, passed.pop(0), interrupted)
        elif isinstance(below, Setup) and below.first == seat:
            below.first = s.next_seat(seat)
    if isinstance(s.frames[-1], Window):
        end_round(s, s.frames[-1])
    elif isinstance(frame, CombatStep):
        if decision.kind == c.MAY_PROTECT and decision.seat != seat:
            frame.seats.insert(0, decision.seat)
    elif isinstance(frame, Setup):
        ask_who_begins(s, decision, seat)
    elif isinstance(frame, WowScope):
        ask_again(s, frame, decision, seat, place)
    elif isinstance(frame, Damage):
        stop_damage(s, frame, seat)


def has_passed(s: WowState, window: Window, seat: int) -> bool:
    """Whether the seat is among those who have passed in a row in that window."""
    if window.passes == 0:
        return False
    order = s.clockwise(window.holder)
    return seat in order[len(order) - window.passes :]


def end_round(s: WowState, window: Window) -> None:
    """If all who are still there have passed in a row, the round is over (wow7.4:410.4).

    What waits to be added comes first, and begins a new one.
    """
    there = len(s.clockwise(0))
    if s.waiting:
        window.passes = 0
    elif window.passes >= there:  # inf:passes-stand
        window.passes = there - 1
        window.passed(s)


def go_on_passing(s: WowState, window: Window, left: int, had_passed: bool, interrupted: bool) -> None:
    """The passes of those who are still there stand (inf:passes-stand).

    Only where links of the player who left were interrupted the turn player has priority anew.
    """
    if interrupted:
        window.passes = 0
        window.holder = -1
    elif had_passed:
        window.passes -= 1
    if window.holder == left:
        window.holder = s.next_seat(left)


def take_back(s: WowState, frame: Announce, window: Window) -> None:
    """An unfinished announcement is off, and whoever had passed before it still has (inf:passes-stand).

    A triggered effect that was being added still waits.
    """
    s.frames.pop()
    if frame.waiting is not None:
        s.waiting = [frame.waiting, *s.waiting]
    else:
        window.passes = s.passed


def ask_who_begins(s: WowState, decision: Decision, left: int) -> None:
    """Who takes the first turn is still to be said, by the next player if it was for the one who left."""
    if decision.kind != c.WHO_BEGINS:
        return
    chooser = decision.seat if decision.seat != left else s.next_seat(left)
    s.ask(chooser, c.WHO_BEGINS, [Option(c.BEGIN, 0, 0, seat) for seat in s.clockwise(chooser)])


def discarding_place(s: WowState, seat: int) -> int:
    """Where the seat stands among the players who discard for a text just now; -1 if it does not."""
    frame = s.frames[-1]
    if isinstance(frame, WowScope) and frame.pc < len(frame.program.code):
        instr = frame.program.code[frame.pc]
        if isinstance(instr, Discard):
            seats = instr.who.seats(s, frame)
            return seats.index(seat) if seat in seats else -1
    return -1


def ask_again(s: WowState, f: WowScope, decision: Decision, left: int, place: int) -> None:
    """A text that had asked something goes on, without the player who left."""
    if f.link is not None and f.link not in s.chain:
        return  # it was a link of that player's, and is interrupted
    instr = f.program.code[f.pc]
    if isinstance(instr, (Search, TakeFromTop, LookAndMayPut)) and decision.seat != left:
        s.decision = decision
    elif isinstance(instr, Discard):
        if 0 <= place < f.asked[0]:
            f.asked = [f.asked[0] - 1, f.asked[1]]
        elif place == f.asked[0]:
            f.asked = [place, 0]
    elif decision.seat == left:
        f.asked = []


def stop_damage(s: WowState, frame: Damage, left: int) -> None:
    """Damage on its way from a player who is gone, or from a link that is gone, is not dealt."""
    below = s.frames[-2]
    if isinstance(below, Resolving) and below.link is not None and below.link not in s.chain:
        s.frames.pop()
        return
    kept = [packet for packet in frame.packets if packet.you != left]
    done = [packet for packet in frame.packets[: frame.at] if packet.you != left]
    frame.packets = kept
    frame.at = len(done)
