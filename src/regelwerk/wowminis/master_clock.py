"""The master clock: whose turn it is, ticks, rounds (minis08:p5)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import new_event
from regelwerk.kernel.forced_decisions import NO_THINGS, Thing, decide
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF
from regelwerk.wowminis import codes
from regelwerk.wowminis.action_cards import make_ready
from regelwerk.wowminis.position import teller
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.scoring import end_of_rounds, score_held
from regelwerk.wowminis.state import MinisState
from regelwerk.wowminis.turn import TurnFrame, option_of

TICK: Final = rule("minis08:p5.master-clock-advances")
ROUND: Final = rule("minis08:p5.round-end")

NEVER: Final = 1 << 30


class MasterClockFrame(Frame[MinisState]):
    """The game between the turns. At the bottom of the stack from the first tick to the end."""

    __slots__ = ()

    def copy(self) -> MasterClockFrame:
        return self

    def step(self, state: MinisState) -> int:
        ready = ready_now(state)
        if not ready:
            pass_ticks(state, next_time(state))
            if state.result is not None:
                return RUN
            ready = ready_now(state)
        if len(ready) > 1:
            options = [option_of(ACTING, codes.VERB_ACT, id) for id in ready]
            only = decide(
                state,
                state.pieces[ready[0]].owner,
                codes.DECISION_WHO_ACTS,
                options,
                NO_REF,
                twins(state, ready),
                teller,
            )
            if only is None:
                return ASK
            ready = [only.subject - 1]
        turn = TurnFrame(ready[0])
        state.frames.append(turn)
        return turn.step(state)

    def apply_answer(self, state: MinisState, option: Option) -> None:
        turn = TurnFrame(option.subject - 1)
        state.frames.append(turn)
        if turn.step(state) == DONE:
            state.frames.pop()


def twins(state: MinisState, ready: list[int]) -> list[Thing]:
    """Figures as things to be put in order, where two of one kind are on their cards (ruling:nothing-to-decide).

    Action cards tell two figures apart, whatever they are: they lie in a bar each.
    """
    for i in range(1, len(ready)):
        piece = state.pieces[ready[i]]
        if piece.space < 0 and not piece.bar:
            for id in ready[:i]:
                q = state.pieces[id]
                if q.card is piece.card and q.space < 0 and not q.bar:
                    return [
                        Thing(figure.card, figure.owner, [figure.ref], [])
                        for figure in [state.pieces[other] for other in ready]
                    ]
    return NO_THINGS


ACTING: Final[list[Option]] = []
"""For each id of a figure the option that it takes its turn: made once, the same in every game."""


def ready_now(state: MinisState) -> list[int]:
    """Of the figures whose turn it is by the clock those of the seat that picks: the one that did not control the
    figure of the last turn (minis08:p5.both-ready), among several the next clockwise (ruling:last-turn-of-several)."""
    now = state.master_time
    pieces = state.pieces
    squads = state.figure_ids_by_seat
    ready: list[int] = []
    seat = state.last_seat
    for _seat in range(state.seats):
        seat += 1  # minis08:p5.both-ready
        if seat >= state.seats:
            seat = 0
        for id in squads[seat]:
            if pieces[id].time <= now:
                ready.append(id)
        if ready:
            break
    return ready


def next_time(state: MinisState) -> int:
    """When the next figure has its turn."""
    found = NEVER
    for id in state.figures:
        time = state.pieces[id].time
        if time < found:
            found = time
    return found


def pass_ticks(state: MinisState, until: int) -> None:
    """The master clock goes on, tick by tick, also through those in which nobody acts (minis08:p5.empty-ticks)."""
    scores = state.scenario.scores
    while state.master_time < until:
        tick = (state.master_time - 1) % codes.TICKS_PER_ROUND + 1
        if tick == codes.TICKS_PER_ROUND or scores[tick]:
            end_tick(state, tick)
            if state.result is not None:
                return
        state.master_time += 1
    state.batch += 1
    state.events.append(new_event(codes.EVENT_TICK, TICK, NO_REF, state.batch, -1, NO_REF, NO_REF, state.master_time))


def end_tick(state: MinisState, tick: int) -> None:
    """The end of a tick: first victory spaces score, then the round may end (ruling:end-of-tick)."""
    state.batch += 1
    if state.scenario.scores[tick]:
        score_held(state)
        if state.result is not None:
            return
    if tick == codes.TICKS_PER_ROUND:
        make_ready(state)
        ended = codes.round_of(state.master_time)
        state.emit(codes.EVENT_ROUND, ROUND, NO_REF, -1, NO_REF, NO_REF, ended)
        if ended >= state.scenario.word.rounds:
            end_of_rounds(state)
