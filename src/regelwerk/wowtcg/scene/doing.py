"""What everybody does together in a script: pass until something is reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_doing import Doing
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.scene.acts import alive, asked, pass_option, state_of
from regelwerk.wowtcg.state import WowState

DOING: Final = ("resolve", "settle", "all pass", "conclude", "go to")
PHASES: Final = {name: number for number, name in enumerate(c.PHASES)}
MOST: Final = 5000


def do(table: Table, doing: Doing) -> None:
    """Carry it out. Raises Failed."""
    s = state_of(table)
    if doing.verb == "all pass":
        all_pass(table, s)
    elif doing.verb == "resolve":
        if not s.chain:
            raise Failed("there is nothing on the chain that could resolve")
        number = s.chain[-1].number
        passing(table, _Until(number=number).reached, STOPS)
    elif doing.verb == "settle":
        passing(table, _empty_chain, STOPS)
    elif doing.verb == "conclude":
        if s.combat is None and not any(link.kind == c.L_PROPOSAL for link in s.chain):
            raise Failed("there is no combat that could conclude")
        passing(table, _combat_over, STOPS | UNPROTECTED)
    else:
        seat = table.seats[doing.seat] if doing.seat else -1
        after = s.turn if doing.phase < 0 else -1  # a turn that is named without a step is a later one
        passing(table, _Until(phase=doing.phase, seat=seat, after=after).reached, UNPROTECTED)


def all_pass(table: Table, s: WowState) -> None:
    """Everybody passes once in succession: the top link resolves, or the window closes."""
    top = s.frames[-1]
    times = alive(s) - (top.passes if isinstance(top, Window) else 0)
    for _ in range(times):
        one_pass(table)


def one_pass(table: Table) -> None:
    s = state_of(table)
    option = pass_option(s)
    if option is None:
        raise Failed(stopped(s, table))
    table.apply(option)


def stopped(s: WowState, table: Table) -> str:
    """Why nobody can pass now."""
    d = s.decision
    if d is None:
        return "the game is over"
    return f"not everybody can pass: {asked(s, d, table.names)}"


class _Until:
    """When to stop passing."""

    def __init__(self, number: int = 0, phase: int = -1, seat: int = -1, after: int = -1) -> None:
        self.number = number
        self.after = after
        self.phase = phase
        self.seat = seat

    def reached(self, s: WowState) -> bool:
        if self.number:
            return all(link.number != self.number for link in s.chain)
        if s.turn <= self.after:
            return False
        return (self.phase < 0 or s.phase == self.phase) and (self.seat < 0 or s.active == self.seat)


def _empty_chain(s: WowState) -> bool:
    return not s.chain


def _combat_over(s: WowState) -> bool:
    return s.combat is None and not any(link.kind == c.L_PROPOSAL for link in s.chain)


STOPS: Final = 1
"""A question is where it ends, to be answered by the script; else it must not come up."""
UNPROTECTED: Final = 2
"""Nobody protects."""


def passing(table: Table, reached: Callable[[WowState], bool], how: int) -> None:
    """Everybody passes until that is reached. `how`: what becomes of questions, `STOPS` and `UNPROTECTED` together."""
    for _ in range(MOST):
        s = state_of(table)
        if s.result is not None or reached(s):
            return
        d = s.decision
        option = pass_option(s)
        if option is None and d is not None:
            if d.kind == c.MAY_PROTECT and how & UNPROTECTED:
                option = d.options[-1]
            elif d.kind != c.PRIORITY and how & STOPS:
                return
            else:
                raise Failed(stopped(s, table))
        if option is not None:
            table.apply(option)
    raise Failed("it never comes to that")
