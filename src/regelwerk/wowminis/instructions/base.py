"""What all instructions of this game have: whom they are about, and asking for it."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import NEXT, NOTHING, WAIT, Instr
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.meaning import Whom
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import NO_IDS, MinisScope, MinisState
from regelwerk.wowminis.targets import ANYWHERE, reachable

TARGET: Final = rule("minis08:p9.target")


class Aimed(Instr):
    """Something done to figures. Subclasses say what in `do`, which may ask on: then `them` holds who is left."""

    __slots__ = ("whom",)

    def __init__(self, path: str, whom: Whom) -> None:
        super().__init__(path)
        self.whom = whom

    def possible(self, state: MinisState, scope: MinisScope) -> bool:
        return len(self.figures(state, scope)) > 0

    def figures(self, state: MinisState, scope: MinisScope) -> list[int]:
        """Ids of the figures that it is about, or that may be chosen for it; all of them on the board."""
        how = self.whom.how
        if how == c.THIS:
            id = scope.who
        elif how == c.DEFENDER:
            id = scope.about - 1
        elif how == c.ATTACKER:
            id = scope.by - 1
        else:
            piece = state.pieces[scope.who]
            group = self.whom.group
            if piece.space < 0 or group is None:
                return NO_IDS
            return reachable(state, piece, group, group.within or ANYWHERE)
        return [id] if id >= 0 and state.pieces[id].space >= 0 else NO_IDS

    def run(self, state: MinisState, scope: MinisScope) -> int:
        if scope.flag:
            return self.go_on(state, scope)
        found = self.figures(state, scope)
        if len(found) > 1 and self.whom.how == c.ONE:
            state.ask(scope.you, c.CHOOSE_TARGET, [Option(c.TARGET, 0, id + 1) for id in found], scope.source)
            return WAIT
        if found and self.whom.how == c.ONE:
            chosen(state, scope, found[0])
        return NEXT if self.do(state, scope, found) == NEXT else self.go_on(state, scope)

    def answer(self, state: MinisState, scope: MinisScope, option: Option) -> None:
        if scope.flag:
            self.take(state, scope, option)
            return
        chosen(state, scope, option.object - 1)
        if self.do(state, scope, [option.object - 1]) == NEXT:
            scope.pc += 1

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        """Do it to those figures: NEXT, or WAIT with `flag` set and `them` holding references: then `go_on` asks."""
        raise NotImplementedError

    def go_on(self, state: MinisState, scope: MinisScope) -> int:
        """Go on with what `do` has begun."""
        return NEXT

    def take(self, state: MinisState, scope: MinisScope, option: Option) -> None:
        """Take an answer to what `go_on` has asked."""


def chosen(state: MinisState, scope: MinisScope, target: int) -> None:
    """Tell whom a text has been aimed at."""
    state.tell_with(c.E_TARGET, TARGET, state.pieces[scope.who], scope.source, target + 1, 0)


def close(scope: MinisScope) -> int:
    """Nothing is left to ask: the next instruction finds the registers as at first."""
    scope.flag = 0
    scope.them = NOTHING
    return NEXT
