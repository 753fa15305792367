"""What all do together in a script: finish what is under way, or go on until something is reached."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.scene.intents import OPEN, asked, onward, typed_state
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.scene.advance import AdvanceCommand
from regelwerk.kernel.scene.scene import SceneRun, ScriptError

ADVANCE_VERBS: Final = ("finish", "go to")
PHASES: Final = {name: number for number, name in enumerate(codes.PHASES) if number}
MOST: Final = 5000
REFUSALS: Final = (codes.VERB_NO_BLOCKER, codes.VERB_DECLINE, codes.VERB_BREAK)
"""What is answered unsaid: nobody blocks, no shield trigger is used, the first shields are broken."""


def carry_out(table: SceneRun, command: AdvanceCommand) -> None:
    """Carry it out. Raises ScriptError."""
    seat = table.seats[command.seat] if command.seat else -1
    begun = typed_state(table).turn
    for _ in range(MOST):
        state = typed_state(table)
        decision = state.decision
        if decision is None:
            return
        if command.verb == "finish":
            if decision.kind in OPEN:
                return
        elif reached(state, command.phase, seat, begun):
            return
        option = unsaid(decision)
        if option is None:
            raise ScriptError(f"a player has to answer first: {asked(state, decision, table.names)}")
        table.apply(option)
    raise ScriptError("that point is never reached")


def reached(state: DmState, phase: int, seat: int, begun: int) -> bool:
    """Whether it is that step of that player's turn; a turn that is named without a step is a later one."""
    if phase < 0:
        return state.turn_player == seat and state.turn > begun
    return state.phase == phase and (seat < 0 or state.turn_player == seat)


def unsaid(decision: Decision) -> Option | None:
    """What is answered where the script only says that the game goes on; None if that would decide something."""
    if decision.kind in OPEN:
        step = onward(decision)
        if step is not None:
            return step
        return next((option for option in decision.options if option.verb == codes.VERB_END), None)
    return next((option for option in decision.options if option.verb in REFUSALS), None)
