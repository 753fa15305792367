"""Figures that are moved by texts: pushed away, or put somewhere else (ruling:push)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import NEXT, WAIT
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

    def places(self, state: MinisState, scope: MinisScope, piece: MinisPiece) -> int:
        """Where a figure may be put, as bits."""
        raise NotImplementedError

    def possible(self, state: MinisState, scope: MinisScope) -> bool:
        for id in self.figures(state, scope):
            if self.places(state, scope, state.pieces[id]):
                return True
        return False

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        if not ids:
            return NEXT
        scope.flag = 1
        scope.them = [id + 1 for id in ids]
        return WAIT

    def go_on(self, state: MinisState, scope: MinisScope) -> int:
        verb = self.verb()
        options = []
        for ref in scope.them:
            piece = state.pieces[ref - 1]
            if piece.space >= 0:
                options += [Option(verb, 0, ref, space) for space in members(self.places(state, scope, piece))]
        if not options:
            return close(scope)
        options.append(STAY_THERE)
        state.ask(scope.you, c.CHOOSE_SPACE, options, scope.source)
        return WAIT

    def take(self, state: MinisState, scope: MinisScope, option: Option) -> None:
        if option.verb == c.NO:
            scope.them = []
            return
        piece = state.writable(option.object - 1)
        scope.them = [ref for ref in scope.them if ref != option.object]
        state.batch += 1
        state.put(piece, option.n)
        push = self.verb() == c.PUSH
        state.tell_with(
            c.E_PUSH if push else c.E_TELEPORT, PUSH if push else TELEPORT, piece, scope.source, 0, option.n
        )


class Push(Moved):
    """Figures are moved away, each step farther from this figure; the player of the text says where to."""

    __slots__ = ()

    def verb(self) -> int:
        return c.PUSH

    def places(self, state: MinisState, scope: MinisScope, piece: MinisPiece) -> int:
        field = state.scenario.field
        pusher = state.pieces[scope.who]
        if pusher.space < 0:
            return 0
        distances = field.distance[pusher.space]
        taken = state.standing()[-1]
        layer = 1 << piece.space
        found = 0
        far = distances[piece.space]
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

    def places(self, state: MinisState, scope: MinisScope, piece: MinisPiece) -> int:
        return state.scenario.field.within(piece.space, self.spaces) & ~state.standing()[-1]
