"""Figures that are moved by texts: pushed away, or put somewhere else (ruling:push)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import NEXT, WAIT, Scope
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.instructions.base import Aimed, close
from regelwerk.wowminis.meaning import Whom
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.seeing import members, spread
from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState

PUSH: Final = rule("ruling:push")
TELEPORT: Final = rule("minis08:p14.card-powers")

STAY_THERE: Final = Option(c.NO)


class Moved(Aimed):
    """Figures that get another space: one after the other, in the order that its player likes."""

    __slots__ = ("spaces",)

    def __init__(self, path: str, whom: Whom, spaces: int) -> None:
        super().__init__(path, whom)
        self.spaces = spaces

    def verb(self) -> int:
        """What it is called as an option."""
        raise NotImplementedError

    def places(self, s: MinisState, f: MinisScope, p: MinisPiece) -> int:
        """Where a figure may be put, as bits."""
        raise NotImplementedError

    def possible(self, s: MinisState, f: Scope[MinisState]) -> bool:
        assert isinstance(f, MinisScope)
        for id in self.figures(s, f):
            if self.places(s, f, s.pieces[id]):
                return True
        return False

    def do(self, s: MinisState, f: MinisScope, ids: list[int]) -> int:
        if not ids:
            return NEXT
        f.flag = 1
        f.them = [id + 1 for id in ids]
        return WAIT

    def go_on(self, s: MinisState, f: MinisScope) -> int:
        verb = self.verb()
        options = []
        for ref in f.them:
            p = s.pieces[ref - 1]
            if p.space >= 0:
                options += [Option(verb, 0, ref, space) for space in members(self.places(s, f, p))]
        if not options:
            return close(f)
        options.append(STAY_THERE)
        s.ask(f.you, c.CHOOSE_SPACE, options, f.source)
        return WAIT

    def take(self, s: MinisState, f: MinisScope, option: Option) -> None:
        if option.verb == c.NO:
            f.them = []
            return
        p = s.writable(option.object - 1)
        f.them = [ref for ref in f.them if ref != option.object]
        s.batch += 1
        s.put(p, option.n)
        push = self.verb() == c.PUSH
        s.tell_with(c.E_PUSH if push else c.E_TELEPORT, PUSH if push else TELEPORT, p, f.source, 0, option.n)


class Push(Moved):
    """Figures are moved away, each step farther from this figure; the player of the text says where to."""

    __slots__ = ()

    def verb(self) -> int:
        return c.PUSH

    def places(self, s: MinisState, f: MinisScope, p: MinisPiece) -> int:
        field = s.scenario.field
        pusher = s.pieces[f.who]
        if pusher.space < 0:
            return 0
        distances = field.distance[pusher.space]
        taken = s.standing()[-1]
        layer = 1 << p.space
        found = 0
        far = distances[p.space]
        rings = field.rings[pusher.space]
        for step in range(1, self.spaces + 1):
            if far + step >= len(rings):
                break
            layer = spread(field.near, layer) & rings[far + step] & ~taken
            found |= layer
        return found


class Teleport(Moved):
    """Figures are put on free spaces near them, whatever stands between."""

    __slots__ = ()

    def verb(self) -> int:
        return c.TELEPORT

    def places(self, s: MinisState, f: MinisScope, p: MinisPiece) -> int:
        return s.scenario.field.within(p.space, self.spaces) & ~s.standing()[-1]
