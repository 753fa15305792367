"""Guessing: the game as it may be, for a seat that does not know all of it (part of `visibility`).

A guess is a function of the seat's view, of the pools of unseen cards and of the chance
given. So what another seat has chosen in secret (a half-made announcement, cards picked
one by one) is dropped: in the guess that seat begins with it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.kernel import guessing
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.frames import advance
from regelwerk.kernel.program import Scope
from regelwerk.kernel.state import NOT_ASKED
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import AnnouncementFrame
from regelwerk.wowtcg.combat import CombatStepFrame
from regelwerk.wowtcg.effects import SecretNumbers, forget_numbers
from regelwerk.wowtcg.effects_decks import TAKEN, LookAndMayPut, TakeFromTop
from regelwerk.wowtcg.guess_pools import closed_pools
from regelwerk.wowtcg.instructions.choices import Choose, MayPay
from regelwerk.wowtcg.instructions.decks import Search
from regelwerk.wowtcg.priority import PriorityWindowFrame, priority_options, window
from regelwerk.wowtcg.state import WowScope, WowState, frames_of


def guess(state: WowState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> WowState:
    """A state that the seat cannot tell from the real one, with all it does not know dealt by `chance`.

    Hidden cards of another player are what a deck may hold that fits all that has been seen
    (`pools`, ruling:closed-lists), or with open lists those that it has not shown yet; with
    `unseen` they come from the codes given for that seat, where there are any. One's own deck is
    only shuffled. The open decision has the same options in the same order if the seat
    is asked itself. `chance` is drawn from; the guess goes on with a chance of its own. Seat -1
    guesses what a spectator may.

    Raises KeyError for a code that no card has, ValueError for a list with too few cards.
    """
    other = state.fork()
    pools = None if state.open_lists else closed_pools(state, seat, chance)  # ruling:closed-lists
    guessing.redeal_unseen(other, seat, chance, guessing.pools_with(state, pools, unseen))
    other.cheapest_instant_costs = None  # it was read from the real hands
    guessing.renew_handles(other, seat)
    other.chance = guessing.derived_chance(chance)
    forget_progress(other, seat)
    other.events = []
    return other


def forget_progress(state: WowState, seat: int) -> None:
    """Another seat that is asked begins with its answer anew; a search is offered what the deck holds now."""
    decision = state.decision
    if decision is None:
        return
    top = frames_of(state)[-1]
    if isinstance(top, WowScope) and isinstance(instruction(top), SecretNumbers):
        forget_numbers(top, seat, state.chance)
        return
    if decision.seat != seat:
        if isinstance(top, AnnouncementFrame) and top.kind != codes.LINK_TRIGGER:
            state.frames.pop()
            top = frames_of(state)[-1]
            if isinstance(top, PriorityWindowFrame):
                top.passes = state.passes_in_row
        if isinstance(top, AnnouncementFrame):
            restart_machine(top)
            ask_again(state, top)
        elif isinstance(top, Scope):
            forget_picks(state, top)
            if isinstance(instruction(top), (Choose, LookAndMayPut, MayPay, Search)):
                ask_again(state, top)
        elif isinstance(top, PriorityWindowFrame) and decision.public_kind == codes.DECISION_PRIORITY:
            options = priority_options(state, decision.seat)
            state.decision = window(decision.number, decision.seat, options)
        if decision.kind in (codes.DECISION_DISCARDING, codes.DECISION_HAND_SIZE):
            state.decision = in_order_of_hand(state, decision)
    elif isinstance(top, Scope) and isinstance(instruction(top), Search):
        ask_again(state, top)


def in_order_of_hand(state: WowState, decision: Decision) -> Decision:
    """The same question, its cards in the order in which the hand lies in the guess (ruling:namesakes)."""
    hand = [state.pieces[id].ref for id in state.zone_ids(codes.ZONE_HAND, decision.seat)]
    options = [option for ref in hand for option in decision.options if option.object == ref]
    return Decision(decision.number, decision.seat, decision.kind, decision.public_kind, decision.asking_ref, options)


def restart_machine(frame: AnnouncementFrame) -> None:
    """A triggered effect is announced from its beginning."""
    frame.stage = 0
    frame.x = 0
    frame.mode = 0
    frame.targets = []
    frame.slot = 0
    frame.part = 0
    frame.paid = []
    frame.spent = []
    frame.begun = False


def instruction(frame: Scope[Any]) -> object:
    """The instruction that a text stands at."""
    return frame.program.code[frame.pc]


def forget_picks(state: WowState, frame: Scope[Any]) -> None:
    """What has been picked for the instruction that is being answered is not known to others yet.

    What another player has picked before for the same text stays.
    """
    at = instruction(frame)
    if isinstance(at, Choose) and isinstance(frame, WowScope) and len(at.by.seats(state, frame)) > 1:
        mine = at.candidates(state, frame)
        frame.pending = [ref for ref in frame.pending if ref not in mine]
    elif isinstance(at, (Choose, Search)):
        frame.pending = []
    elif isinstance(at, MayPay):
        frame.pending = frame.pending[:1]


def ask_again(state: WowState, top: AnnouncementFrame | Scope[Any]) -> None:
    """Let the frame on top ask its question once more; for others it stays the same question."""
    before = state.decision
    asked = state.public_decision_count
    state.decision = NOT_ASKED
    if isinstance(top, AnnouncementFrame):
        top.step(state)
    else:
        top.program.code[top.pc].execute(state, top)
    state.public_decision_count = asked
    after = state.decision
    if after is None or before is None:
        state.decision = before
    else:
        after.number = before.number


# -------------------------------------------------------------------- for the laws


def redeal_unseen(
    state: WowState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None
) -> WowState:
    """The same moment with the cards that the seat does not know dealt anew, and the machine asking anew.

    They are the same cards otherwise dealt, or those of `unseen` as for a guess. Unlike `guess` it
    uses the machine for asking, so that whether, whom and what it asks
    is put to the test; an announcement of another seat is taken back (law 3).
    """
    other = state.fork()
    guessing.redeal_unseen(other, seat, chance, guessing.pools_with(state, None, unseen))
    other.cheapest_instant_costs = None
    decision = other.decision
    if decision is None:
        return other
    top = frames_of(other)[-1]
    if decision.kind == codes.DECISION_WHO_BEGINS or (isinstance(top, Scope) and has_shown(top)):
        return other  # asked of what has been drawn or shown already: asking anew would do that again
    counted = True
    if isinstance(top, AnnouncementFrame):
        counted = rewind_announcement(other, top, decision, seat)
    elif isinstance(top, CombatStepFrame):
        top.seats.insert(0, decision.seat)
    elif isinstance(top, WowScope) and isinstance(instruction(top), SecretNumbers):
        forget_numbers(top, seat, chance)
    elif isinstance(top, Scope) and decision.seat != seat:
        forget_picks(other, top)
    other.decision = None
    other.public_decision_count = decision.number - 1 if counted else decision.number
    advance(other)
    other.events = []
    return other


def has_shown(frame: Scope[Any]) -> bool:
    """Whether the first cards of a deck have been shown, and one of them is being taken."""
    return isinstance(instruction(frame), TakeFromTop) and bool(frame.pending) and frame.pending[0] != TAKEN


def rewind_announcement(state: WowState, top: AnnouncementFrame, decision: Decision, seat: int) -> bool:
    """An announcement back before its open question; whether that question is one that others count."""
    if decision.seat != seat and top.kind != codes.LINK_TRIGGER:
        state.frames.pop()
        below = frames_of(state)[-1]
        if isinstance(below, PriorityWindowFrame):
            below.passes = state.passes_in_row
        return True
    if decision.seat != seat:
        restart_machine(top)
        return True
    rewind_frame(top, decision)
    if top.kind != codes.LINK_TRIGGER or has_chosen(top):
        return False
    top.begun = False
    return True


def has_chosen(frame: AnnouncementFrame) -> bool:
    """Whether something of a triggered effect has been chosen: modes count from 0, so a first mode counts as none."""
    several = frame.play is not None and len(frame.play.modes) > 1
    return (several and frame.stage > 1) or bool(frame.targets and frame.targets[0])


def rewind_frame(frame: AnnouncementFrame, decision: Decision) -> None:
    """Back to the stage that asked (some move on before they ask)."""
    if decision.kind == codes.DECISION_CHOOSE_X:
        frame.stage = 0
    elif decision.kind == codes.DECISION_CHOOSE_MODE:
        frame.stage = 1
