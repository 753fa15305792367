"""What everybody does together in a script: pass until something is reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.scene.acts import alive, asked, pass_option, state_of
from regelwerk.wowtcg.state import WowState

DOING: Final = ("resolve", "settle", "all pass", "conclude", "go to")
PHASES: Final = {name: number for number, name in enumerate(c.PHASES)}
MOST: Final = 5000


@dataclass(frozen=True)
class Doing:
    """Something that all do: `verb` of `DOING`, for "go to" the phase (-1 any) and whose turn."""

    verb: str
    at: Text
    phase: int = -1
    seat: str = ""


def read_doing(text: Text, seats: list[str]) -> Doing:
    """Words to a `Doing`. Raises BadScene."""
    if text.text in DOING[:4]:
        return Doing(text.text, text)
    if not text.text.startswith("go to "):
        raise text.problem(f"{text.text!r} is no statement{nearest(text.text, [*DOING, 'expect', 'refuse', 'draws'])}")
    rest = text.cut(6)
    for seat in seats:
        if rest.text.startswith(seat + "'s "):
            what = rest.cut(len(seat) + 3)
            if what.text == "turn":
                return Doing("go to", text, -1, seat)
            return Doing("go to", text, phase(what), seat)
    return Doing("go to", text, phase(rest))


def phase(text: Text) -> int:
    """A step or window by its name. Raises BadScene."""
    if text.text not in PHASES:
        raise text.problem(f"no step is called {text.text!r}{nearest(text.text, list(PHASES))}")
    return PHASES[text.text]


def do(table: Table, doing: Doing) -> None:
    """Carry it out. Raises Failed."""
    s = state_of(table)
    if doing.verb == "all pass":
        all_pass(table, s)
    elif doing.verb == "resolve":
        if not s.chain:
            raise Failed("there is nothing on the chain that could resolve")
        number = s.chain[-1].number
        passing(table, _Until(number=number).reached, False)
    elif doing.verb == "settle":
        passing(table, _empty_chain, False)
    elif doing.verb == "conclude":
        if s.combat is None and not any(link.kind == c.L_PROPOSAL for link in s.chain):
            raise Failed("there is no combat that could conclude")
        passing(table, _combat_over, True)
    else:
        seat = table.seats[doing.seat] if doing.seat else -1
        passing(table, _Until(phase=doing.phase, seat=seat).reached, True)


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

    def __init__(self, number: int = 0, phase: int = -1, seat: int = -1) -> None:
        self.number = number
        self.phase = phase
        self.seat = seat

    def reached(self, s: WowState) -> bool:
        if self.number:
            return all(link.number != self.number for link in s.chain)
        return (self.phase < 0 or s.phase == self.phase) and (self.seat < 0 or s.active == self.seat)


def _empty_chain(s: WowState) -> bool:
    return not s.chain


def _combat_over(s: WowState) -> bool:
    return s.combat is None and not any(link.kind == c.L_PROPOSAL for link in s.chain)


def passing(table: Table, reached: Callable[[WowState], bool], far: bool) -> None:
    """Everybody passes until that is reached. `far`: nobody protects; other questions stop it.

    Not `far`: a question of the link that resolves is where it ends, to be answered by the script.
    """
    for _ in range(MOST):
        s = state_of(table)
        if s.result is not None or reached(s):
            return
        d = s.decision
        option = pass_option(s)
        if option is None and d is not None:
            if d.kind == c.PRIORITY or far:
                if d.kind != c.MAY_PROTECT:
                    raise Failed(stopped(s, table))
                option = d.options[-1]
            else:
                return
        if option is not None:
            table.apply(option)
    raise Failed("it never comes to that")
