"""What all do together in a script: finish what is under way, or go on until something is reached."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.scene.acts import OPEN, asked, onward, state_of
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_doing import Doing

DOING: Final = ("finish", "go to")
PHASES: Final = {name: number for number, name in enumerate(c.PHASES) if number}
MOST: Final = 5000
REFUSALS: Final = (c.NO_BLOCKER, c.DECLINE, c.BREAK)
"""What is answered unsaid: nobody blocks, no shield trigger is used, the first shields are broken."""


def do(table: Table, doing: Doing) -> None:
    """Carry it out. Raises Failed."""
    seat = table.seats[doing.seat] if doing.seat else -1
    begun = state_of(table).turn
    for _ in range(MOST):
        state = state_of(table)
        decision = state.decision
        if decision is None:
            return
        if doing.verb == "finish":
            if decision.kind in OPEN:
                return
        elif reached(state, doing.phase, seat, begun):
            return
        option = unsaid(decision)
        if option is None:
            raise Failed(f"somebody has to say something: {asked(state, decision, table.names)}")
        table.apply(option)
    raise Failed("it never comes to that")


def reached(state: DmState, phase: int, seat: int, begun: int) -> bool:
    """Whether it is that step of that player's turn; a turn that is named without a step is a later one."""
    if phase < 0:
        return state.active == seat and state.turn > begun
    return state.phase == phase and (seat < 0 or state.active == seat)


def unsaid(decision: Decision) -> Option | None:
    """What is answered where the script only says that the game goes on; None if that would decide something."""
    if decision.kind in OPEN:
        step = onward(decision)
        if step is not None:
            return step
        return next((option for option in decision.options if option.verb == c.END), None)
    return next((option for option in decision.options if option.verb in REFUSALS), None)
