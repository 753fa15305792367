"""Acts nobody asked for: conceding, offering a draw, running out of time (wow:102.1b, ruling:acts-nobody-asked-for).

Where the game goes on without a player, the player who was being asked is asked again,
because what the leaving player took along may have been part of the question. Only a
search or a look at one's own cards goes on as it is. An unfinished announcement is taken
back: nothing of it has happened yet.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Decision, IllegalActionError, Option, Reason
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, TIME_OUT
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import AnnouncementFrame
from regelwerk.wowtcg.chain import ResolutionFrame
from regelwerk.wowtcg.combat import CombatStepFrame
from regelwerk.wowtcg.damage import DamageFrame
from regelwerk.wowtcg.effects import SecretNumbers
from regelwerk.wowtcg.effects_decks import Discard, LookAndMayPut, TakeFromTop
from regelwerk.wowtcg.elimination import lose
from regelwerk.wowtcg.instructions.decks import Search
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.setup import SetupFrame
from regelwerk.wowtcg.state import WowScope, WowState

CONCEDING: Final = rule("wow:102.1b")
TIMING_OUT: Final = rule("ruling:time-out")
AGREEING: Final = rule("ruling:draw-agreement")


def act(state: WowState, seat: int, verb: str) -> None:
    """Carry out an act of a seat that is in the game, up to the next decision. Raises IllegalActionError."""
    if verb in (CONCEDE, TIME_OUT):
        state.batch += 1
        state.emit(codes.EVENT_CONCEDE, CONCEDING if verb == CONCEDE else TIMING_OUT, NO_REF, seat)
        withdraw(state, seat)
    else:
        offer(state, seat, verb == OFFER_DRAW)
    remaining = state.clockwise(0)
    if state.result is None and all(state.draw_offers >> other & 1 for other in remaining):
        state.emit(codes.EVENT_OVER, AGREEING)
        state.finish([], AGREEING)
    if state.result is None and state.decision is None:
        advance(state)


def offer(state: WowState, seat: int, on: bool) -> None:
    """Offer a draw, or take the offer back (ruling:draw-agreement)."""
    offered = state.draw_offers >> seat & 1 == 1
    if offered == on:
        raise IllegalActionError([Reason(AGREEING, "already-offered" if on else "no-offer", NO_REF, seat)])
    state.draw_offers ^= 1 << seat
    state.batch += 1
    state.emit(codes.EVENT_OFFER, AGREEING, NO_REF, seat, NO_REF, NO_REF, 1 if on else 0)


def withdraw(state: WowState, seat: int) -> None:
    """The seat leaves the game, and the game goes on without it (wow:102.2)."""
    decision = state.decision
    frame = state.frames[-1]
    place = discarding_place(state, seat)
    if isinstance(frame, AnnouncementFrame) and isinstance(state.frames[-2], PriorityWindowFrame):
        take_back(state, frame, state.frames[-2])
    interrupted = any(link.you == seat for link in state.chain)
    passed = [has_passed(state, below, seat) for below in state.frames if isinstance(below, PriorityWindowFrame)]
    lose(state, [seat], CONCEDING)
    state.draw_offers &= ~(1 << seat)
    if state.result is not None or decision is None:
        return
    state.decision = None
    for below in state.frames:
        if isinstance(below, PriorityWindowFrame):
            go_on_passing(state, below, seat, passed.pop(0), interrupted)
        elif isinstance(below, SetupFrame) and below.first == seat:
            below.first = state.next_seat(seat)
    if isinstance(state.frames[-1], PriorityWindowFrame):
        end_round(state, state.frames[-1])
    elif isinstance(frame, CombatStepFrame):
        if decision.kind == codes.DECISION_MAY_PROTECT and decision.seat != seat:
            frame.seats.insert(0, decision.seat)
    elif isinstance(frame, SetupFrame):
        ask_who_begins(state, decision, seat)
    elif isinstance(frame, WowScope):
        ask_again(state, frame, decision, seat, place)
    elif isinstance(frame, DamageFrame):
        stop_damage(state, frame, seat)


def has_passed(state: WowState, window: PriorityWindowFrame, seat: int) -> bool:
    """Whether the seat is among those who have passed in a row in that window."""
    if window.passes == 0:
        return False
    order = state.clockwise(window.holder)
    return seat in order[len(order) - window.passes :]


def end_round(state: WowState, window: PriorityWindowFrame) -> None:
    """If all who are still there have passed in a row, the round is over (wow7.4:410.4).

    What waits to be added comes first, and begins a new one.
    """
    there = len(state.clockwise(0))
    if state.waiting:
        window.passes = 0
    elif window.passes >= there:  # inf:passes-stand
        window.passes = there - 1
        window.passed(state)


def go_on_passing(state: WowState, window: PriorityWindowFrame, left: int, had_passed: bool, interrupted: bool) -> None:
    """The passes of those who are still there stand (inf:passes-stand).

    Only where links of the player who left were interrupted the turn player has priority anew.
    """
    if interrupted:
        window.passes = 0
        window.holder = -1
    elif had_passed:
        window.passes -= 1
    if window.holder == left:
        window.holder = state.next_seat(left)


def take_back(state: WowState, frame: AnnouncementFrame, window: PriorityWindowFrame) -> None:
    """An unfinished announcement is cancelled, and earlier passes stand (inf:passes-stand).

    A triggered effect that was being added still waits.
    """
    state.frames.pop()
    if frame.waiting is not None:
        state.waiting = [frame.waiting, *state.waiting]
    else:
        window.passes = state.passes_in_row


def ask_who_begins(state: WowState, decision: Decision, left: int) -> None:
    """Who takes the first turn is still to be said, by the next player if it was for the one who left."""
    if decision.kind != codes.DECISION_WHO_BEGINS:
        return
    chooser = decision.seat if decision.seat != left else state.next_seat(left)
    state.ask(
        chooser,
        codes.DECISION_WHO_BEGINS,
        [Option(codes.VERB_BEGIN, NO_REF, NO_REF, seat) for seat in state.clockwise(chooser)],
    )


def discarding_place(state: WowState, seat: int) -> int:
    """Where the seat stands among the players who discard for a text just now; -1 if it does not."""
    frame = state.frames[-1]
    if isinstance(frame, WowScope) and frame.pc < len(frame.program.code):
        instr = frame.program.code[frame.pc]
        if isinstance(instr, Discard):
            seats = instr.who.seats(state, frame)
            return seats.index(seat) if seat in seats else -1
    return -1


def ask_again(state: WowState, scope: WowScope, decision: Decision, left: int, place: int) -> None:
    """A text that had asked something goes on, without the player who left."""
    if scope.link is not None and scope.link not in state.chain:
        return  # it was a link of that player's, and is interrupted
    instr = scope.program.code[scope.pc]
    if isinstance(instr, (Search, TakeFromTop, LookAndMayPut)) and decision.seat != left:
        state.decision = decision
    elif isinstance(instr, Discard):
        if 0 <= place < scope.pending[0]:
            scope.pending = [Ref(scope.pending[0] - 1), scope.pending[1]]
        elif place == scope.pending[0]:
            scope.pending = [Ref(place), NO_REF]
    elif decision.seat == left and not isinstance(instr, SecretNumbers):
        scope.pending = []


def stop_damage(state: WowState, frame: DamageFrame, left: int) -> None:
    """Damage on its way from a player who is gone, or from a link that is gone, is not dealt."""
    below = state.frames[-2]
    if isinstance(below, ResolutionFrame) and below.link is not None and below.link not in state.chain:
        state.frames.pop()
        return
    kept = [packet for packet in frame.packets if packet.you != left]
    done = [packet for packet in frame.packets[: frame.at] if packet.you != left]
    frame.packets = kept
    frame.at = len(done)
