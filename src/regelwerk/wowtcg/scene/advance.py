"""What everybody does together in a script: pass until something is reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regelwerk.kernel.scene.advance import AdvanceCommand
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.scene.intents import asked, pass_option, seats_in_game, typed_state
from regelwerk.wowtcg.state import WowState

ADVANCE_VERBS: Final = ("resolve", "settle", "all pass", "conclude", "go to")
PHASES: Final = {name: number for number, name in enumerate(codes.PHASES)}
MOST: Final = 5000


def carry_out(table: SceneRun, command: AdvanceCommand) -> None:
    """Carry it out. Raises ScriptError."""
    state = typed_state(table)
    if command.verb == "all pass":
        all_pass(table, state)
    elif command.verb == "resolve":
        if not state.chain:
            raise ScriptError("there is nothing on the chain that could resolve")
        number = state.chain[-1].number
        passing(table, _PassCondition(number=number).reached, STOPS)
    elif command.verb == "settle":
        passing(table, _empty_chain, STOPS)
    elif command.verb == "conclude":
        if state.combat is None and not any(link.kind == codes.LINK_PROPOSAL for link in state.chain):
            raise ScriptError("there is no combat that could conclude")
        passing(table, _combat_over, STOPS | UNPROTECTED)
    else:
        seat = table.seats[command.seat] if command.seat else -1
        after = state.turn if command.phase < 0 else -1  # a turn that is named without a step is a later one
        passing(table, _PassCondition(phase=command.phase, seat=seat, after=after).reached, UNPROTECTED)


def all_pass(table: SceneRun, state: WowState) -> None:
    """Everybody passes once in succession: the top link resolves, or the window closes."""
    top = state.frames[-1]
    times = seats_in_game(state) - (top.passes if isinstance(top, PriorityWindowFrame) else 0)
    for _ in range(times):
        one_pass(table)


def one_pass(table: SceneRun) -> None:
    state = typed_state(table)
    option = pass_option(state)
    if option is None:
        raise ScriptError(stopped(state, table))
    table.apply(option)


def stopped(state: WowState, table: SceneRun) -> str:
    """Why nobody can pass now."""
    decision = state.decision
    if decision is None:
        return "the game is over"
    return f"not everybody can pass: {asked(state, decision, table.names)}"


class _PassCondition:
    """When to stop passing."""

    def __init__(self, number: int = 0, phase: int = -1, seat: int = -1, after: int = -1) -> None:
        self.number = number
        self.after = after
        self.phase = phase
        self.seat = seat

    def reached(self, state: WowState) -> bool:
        if self.number:
            return all(link.number != self.number for link in state.chain)
        if state.turn <= self.after:
            return False
        return (self.phase < 0 or state.phase == self.phase) and (self.seat < 0 or state.turn_player == self.seat)


def _empty_chain(state: WowState) -> bool:
    return not state.chain


def _combat_over(state: WowState) -> bool:
    return state.combat is None and not any(link.kind == codes.LINK_PROPOSAL for link in state.chain)


STOPS: Final = 1
"""A question is where it ends, to be answered by the script; else it must not come up."""
UNPROTECTED: Final = 2
"""Nobody protects."""


def passing(table: SceneRun, reached: Callable[[WowState], bool], how: int) -> None:
    """Everybody passes until that is reached. `how`: what becomes of questions, `STOPS` and `UNPROTECTED` together."""
    for _ in range(MOST):
        state = typed_state(table)
        if state.result is not None or reached(state):
            return
        decision = state.decision
        option = pass_option(state)
        if option is None and decision is not None:
            if decision.kind == codes.DECISION_MAY_PROTECT and how & UNPROTECTED:
                option = decision.options[-1]
            elif decision.kind != codes.DECISION_PRIORITY and how & STOPS:
                return
            else:
                raise ScriptError(stopped(state, table))
        if option is not None:
            table.apply(option)
    raise ScriptError("that point is never reached")
