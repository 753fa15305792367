"""Damage and healing as texts do them (wow7.4:405, 407)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import CALL, NEXT, Instr
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.damage import Damage, heal, healable, make, put_damage
from regelwerk.wowtcg.people import Amount, Ref, number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowScope, WowState

HEALING: Final = rule("wow7.4:407.1")
PUTTING: Final = rule("wow7.4:405.3")
REMOVING: Final = rule("wow7.4:713")
ALL_OF_IT: Final = 1_000_000
""" "Heal all damage": an unlimited amount (wow7.4:408.2a)."""


class Deal(Instr):
    """Deal damage: one packet for each character (wow7.4:405.4)."""

    __slots__ = ("amount", "by", "element", "sure", "to")

    def __init__(self, path: str, amount: int | Amount, element: int, to: Ref, by: Ref, sure: bool) -> None:
        super().__init__(path)
        self.amount = amount
        self.element = element
        self.to = to
        self.by = by
        self.sure = sure

    def run(self, state: WowState, scope: WowScope) -> int:
        by = self.by.get(state, scope)
        to = self.to.get(state, scope)
        if not scope.them:
            scope.them = to
        amount = number_of(self.amount, state, scope)
        scope.them = to
        scope.n = 0
        scope.dealt = []
        if not by:
            return NEXT
        packets = make(state, scope, amount, self.element, to, by[0], self.sure)
        if not packets:
            return NEXT
        state.frames.append(Damage(packets, scope.source))
        return CALL

    def possible(self, state: WowState, scope: WowScope) -> bool:
        return True


class PutDamage(Instr):
    __slots__ = ("amount", "on")

    def __init__(self, path: str, amount: int | Amount, on: Ref) -> None:
        super().__init__(path)
        self.amount = amount
        self.on = on

    def run(self, state: WowState, scope: WowScope) -> int:
        refs = self.on.get(state, scope)
        amount = number_of(self.amount, state, scope)
        for ref in refs:
            piece = state.at(ref)
            if piece is not None and state.in_play(piece):
                put_damage(state, piece, amount, PUTTING, scope.source)
        scope.them = refs
        return NEXT


class Heal(Instr):
    """Heal damage; `amount` None: all of it. What was healed is "that much"."""

    __slots__ = ("amount", "by", "what")

    def __init__(self, path: str, amount: int | Amount | None, what: Ref, by: Ref) -> None:
        super().__init__(path)
        self.amount = amount
        self.what = what
        self.by = by

    def run(self, state: WowState, scope: WowScope) -> int:
        by = self.by.get(state, scope)
        refs = self.what.get(state, scope)
        if not scope.them:
            scope.them = refs
        amount = ALL_OF_IT if self.amount is None else number_of(self.amount, state, scope)
        total = 0
        state.batch += 1
        for ref in refs:
            piece = state.at(ref)
            if piece is not None and state.in_play(piece) and state.kinds_of(piece) & c.CHARACTER:
                total += heal(state, piece, amount, by[0] if by else 0, HEALING, scope.source)
        scope.n = total
        scope.them = refs
        return NEXT

    def possible(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.get(state, scope):
            piece = state.at(ref)
            if piece is not None and healable(state, piece):
                return True
        return False


class RemoveDamage(Instr):
    """Remove all damage; not healing, so fatal damage can be removed too."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def run(self, state: WowState, scope: WowScope) -> int:
        scope.them = self.what.get(state, scope)
        for ref in scope.them:
            piece = state.at(ref)
            if piece is not None and piece.damage:
                state.emit(c.E_HEAL, REMOVING, scope.source, piece.control, ref, 0, piece.damage)
                state.writable(piece.id).damage = 0
                state.touch(c.R_DAMAGE)
        return NEXT
