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
        s = state_of(table)
        d = s.decision
        if d is None:
            return
        if doing.verb == "finish":
            if d.kind in OPEN:
                return
        elif reached(s, doing.phase, seat, begun):
            return
        option = unsaid(d)
        if option is None:
            raise Failed(f"somebody has to say something: {asked(s, d, table.names)}")
        table.apply(option)
    raise Failed("it never comes to that")


def reached(s: DmState, phase: int, seat: int, begun: int) -> bool:
    """Whether it is that step of that player's turn; a turn that is named without a step is a later one."""
    if phase < 0:
        return s.active == seat and s.turn > begun
    return s.phase == phase and (seat < 0 or s.active == seat)


def unsaid(d: Decision) -> Option | None:
    """What is answered where the script only says that the game goes on; None if that would decide something."""
    if d.kind in OPEN:
        step = onward(d)
        if step is not None:
            return step
        return next((option for option in d.options if option.verb == c.END), None)
    return next((option for option in d.options if option.verb in REFUSALS), None)
