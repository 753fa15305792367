"""What all instructions of this game have: whom they are about, and asking for it."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import NEXT, NOTHING, WAIT, Instr, Scope
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.meaning import Whom
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import NO_IDS, MinisScope, MinisState
from regelwerk.wowminis.targets import ANYWHERE, reachable

TARGET: Final = rule("minis08:p9.target")


class Aimed(Instr[MinisState]):
    """Something done to figures. Subclasses say what in `do`, which may ask on: then `them` holds who is left."""

    __slots__ = ("whom",)

    def __init__(self, path: str, whom: Whom) -> None:
        super().__init__(path)
        self.whom = whom

    def possible(self, s: MinisState, f: Scope[MinisState]) -> bool:
        assert isinstance(f, MinisScope)
        return len(self.figures(s, f)) > 0

    def figures(self, s: MinisState, f: MinisScope) -> list[int]:
        """Ids of the figures that it is about, or that may be chosen for it; all of them on the board."""
        how = self.whom.how
        if how == c.THIS:
            id = f.who
        elif how == c.DEFENDER:
            id = f.about - 1
        elif how == c.ATTACKER:
            id = f.by - 1
        else:
            p = s.pieces[f.who]
            group = self.whom.group
            if p.space < 0 or group is None:
                return NO_IDS
            return reachable(s, p, group, group.within or ANYWHERE)
        return [id] if id >= 0 and s.pieces[id].space >= 0 else NO_IDS

    def run(self, s: MinisState, f: Scope[MinisState]) -> int:
        assert isinstance(f, MinisScope)
        if f.flag:
            return self.go_on(s, f)
        found = self.figures(s, f)
        if len(found) > 1 and self.whom.how == c.ONE:
            s.ask(f.you, c.CHOOSE_TARGET, [Option(c.TARGET, 0, id + 1) for id in found], f.source)
            return WAIT
        if found and self.whom.how == c.ONE:
            chosen(s, f, found[0])
        return NEXT if self.do(s, f, found) == NEXT else self.go_on(s, f)

    def answer(self, s: MinisState, f: Scope[MinisState], option: Option) -> None:
        assert isinstance(f, MinisScope)
        if f.flag:
            self.take(s, f, option)
            return
        chosen(s, f, option.object - 1)
        if self.do(s, f, [option.object - 1]) == NEXT:
            f.pc += 1

    def do(self, s: MinisState, f: MinisScope, ids: list[int]) -> int:
        """Do it to those figures: NEXT, or WAIT with `flag` set and `them` holding references: then `go_on` asks."""
        raise NotImplementedError

    def go_on(self, s: MinisState, f: MinisScope) -> int:
        """Go on with what `do` has begun."""
        return NEXT

    def take(self, s: MinisState, f: MinisScope, option: Option) -> None:
        """Take an answer to what `go_on` has asked."""


def chosen(s: MinisState, f: MinisScope, target: int) -> None:
    """Tell whom a text has been aimed at."""
    s.tell_with(c.E_TARGET, TARGET, s.pieces[f.who], f.source, target + 1, 0)


def close(f: MinisScope) -> int:
    """Nothing is left to ask: the next instruction finds the registers as at first."""
    f.flag = 0
    f.them = NOTHING
    return NEXT
