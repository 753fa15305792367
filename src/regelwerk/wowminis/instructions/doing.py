"""What texts do without dice: damage, healing, ticks, values for a while."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import NEXT
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.damage import hurt, mend
from regelwerk.wowminis.instructions.base import Aimed
from regelwerk.wowminis.meaning import Whom
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisScope, MinisState, Modifier

DAMAGE: Final = rule("minis08:p10.health")
HEALING: Final = rule("minis08:p11.damage-stays")
CLOCK: Final = rule("minis08:p14.card-powers")
THIS_TURN: Final = rule("ruling:this-turn")
THIS_ATTACK: Final = rule("ruling:reaction-playable")


class Wound(Aimed):
    """Damage that cannot be blocked."""

    __slots__ = ("amount",)

    def __init__(self, path: str, whom: Whom, amount: int) -> None:
        super().__init__(path, whom)
        self.amount = amount

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        state.batch += 1
        for id in ids:
            if state.result is None and state.pieces[id].space >= 0:
                hurt(state, state.pieces[id], self.amount, state.pieces[scope.who], DAMAGE, scope.source)
        return NEXT


class Restore(Aimed):
    """Healing without dice, up to the starting health."""

    __slots__ = ("amount",)

    def __init__(self, path: str, whom: Whom, amount: int) -> None:
        super().__init__(path, whom)
        self.amount = amount

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        state.batch += 1
        for id in ids:
            mend(state, state.pieces[id], self.amount, HEALING, scope.source, scope.who + 1)
        return NEXT


class Delay(Aimed):
    """The clocks of figures move on."""

    __slots__ = ("ticks",)

    def __init__(self, path: str, whom: Whom, ticks: int) -> None:
        super().__init__(path, whom)
        self.ticks = ticks

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        state.batch += 1
        for id in ids:
            piece = state.writable(id)
            piece.time += self.ticks
            state.tell_with(c.E_CLOCK, CLOCK, piece, scope.source, 0, piece.time)
        return NEXT


class Gain(Aimed):
    """Values added for a while. `adds` by value (codes.VALUES); `attack`: for this attack only, else for this turn."""

    __slots__ = ("adds", "attack")

    def __init__(self, path: str, whom: Whom, adds: list[int], attack: bool) -> None:
        super().__init__(path, whom)
        self.adds = adds
        self.attack = attack

    def do(self, state: MinisState, scope: MinisScope, ids: list[int]) -> int:
        state.batch += 1
        state.modifiers = [*state.modifiers, *[Modifier(self, id, scope.source) for id in ids]]
        for id in ids:
            state.tell_with(c.E_MODIFY, THIS_ATTACK if self.attack else THIS_TURN, state.pieces[id], scope.source, 0, 0)
        return NEXT
