"""Damage and healing as texts do them (wow7.4:405, 407)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import CALL, NEXT, Instr, Scope
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.damage import Damage, heal, healable, make, put_damage
from regelwerk.wowtcg.meaning import Amount, Ref
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowScope, WowState

HEALING: Final = rule("wow7.4:407.1")
PUTTING: Final = rule("wow7.4:405.3")
REMOVING: Final = rule("wow7.4:713")
ALL_OF_IT: Final = 1_000_000
""" "Heal all damage": an unlimited amount (wow7.4:408.2a)."""


class Deal(Instr[WowState]):
    """Deal damage: one packet for each character (wow7.4:405.4)."""

    __slots__ = ("amount", "by", "element", "sure", "to")

    def __init__(self, path: str, amount: Amount, element: int, to: Ref, by: Ref, sure: bool) -> None:
        super().__init__(path)
        self.amount = amount
        self.element = element
        self.to = to
        self.by = by
        self.sure = sure

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        by = self.by.get(s, f)
        to = self.to.get(s, f)
        if not f.them:
            f.them = to
        amount = self.amount.of(s, f)
        f.them = to
        f.n = 0
        f.dealt = []
        if not by:
            return NEXT
        packets = make(s, f, amount, self.element, to, by[0], self.sure)
        if not packets:
            return NEXT
        s.frames.append(Damage(packets, f.source))
        return CALL

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        return True


class PutDamage(Instr[WowState]):
    __slots__ = ("amount", "on")

    def __init__(self, path: str, amount: Amount, on: Ref) -> None:
        super().__init__(path)
        self.amount = amount
        self.on = on

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        refs = self.on.get(s, f)
        amount = self.amount.of(s, f)
        for ref in refs:
            p = s.at(ref)
            if p is not None and s.in_play(p):
                put_damage(s, p, amount, PUTTING, f.source)
        f.them = refs
        return NEXT


class Heal(Instr[WowState]):
    """Heal damage; `amount` None: all of it. What was healed is "that much"."""

    __slots__ = ("amount", "by", "what")

    def __init__(self, path: str, amount: Amount | None, what: Ref, by: Ref) -> None:
        super().__init__(path)
        self.amount = amount
        self.what = what
        self.by = by

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        by = self.by.get(s, f)
        refs = self.what.get(s, f)
        if not f.them:
            f.them = refs
        amount = ALL_OF_IT if self.amount is None else self.amount.of(s, f)
        total = 0
        s.batch += 1
        for ref in refs:
            p = s.at(ref)
            if p is not None and s.in_play(p) and s.kinds_of(p) & c.CHARACTER:
                total += heal(s, p, amount, by[0] if by else 0, HEALING, f.source)
        f.n = total
        f.them = refs
        return NEXT

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        for ref in self.what.get(s, f):
            p = s.at(ref)
            if p is not None and healable(s, p):
                return True
        return False


class RemoveDamage(Instr[WowState]):
    """Remove all damage; not healing, so fatal damage can be removed too."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        f.them = self.what.get(s, f)
        for ref in f.them:
            p = s.at(ref)
            if p is not None and p.damage:
                s.emit(c.E_HEAL, REMOVING, f.source, p.control, ref, 0, p.damage)
                s.writable(p.id).damage = 0
                s.touch(c.R_DAMAGE)
        return NEXT
