"""Attacks and heals with dice, as words of a text; what happens in them stands in `attacking` and `healing`."""

from __future__ import annotations

from regelwerk.kernel.program import CALL, NEXT, Instr, Program
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import ROLLING, Attack
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.meaning import Whom
from regelwerk.wowminis.state import MinisScope, MinisState
from regelwerk.wowminis.targets import ANYWHERE, attackable, can_mend


class Strike(Instr):
    """An attack.

    range, strength  as printed; `reach` is the range as boards count it
    magical  against resist; physical ones are against armor
    whom     one of a group, or each of it; `at_opponents` whether that is a group of opponents
    more     hits that a critical adds; `after` what else it does, once damage is dealt
    main     whether it is the figure's main attack
    index    which ability of the figure it is, -1 on an action card and in a critical effect
    """

    __slots__ = ("after", "at_opponents", "index", "magical", "main", "more", "range", "reach", "strength", "whom")

    def __init__(self, path: str, range: int, magical: bool, strength: int, whom: Whom) -> None:
        super().__init__(path)
        self.range = range
        self.reach = min(range, ANYWHERE)
        self.magical = magical
        self.strength = strength
        self.whom = whom
        self.at_opponents = whom.group is not None and whom.group.whose == c.OPPOSING
        self.more = 0
        self.after: Program | None = None
        self.main = False
        self.index = -1

    def possible(self, state: MinisState, scope: MinisScope) -> bool:
        piece = state.pieces[scope.who]
        return piece.space >= 0 and len(attackable(state, piece, self)) > 0

    def run(self, state: MinisState, scope: MinisScope) -> int:
        if state.pieces[scope.who].space < 0:
            return NEXT
        state.frames.append(Attack(scope.who, scope.source, self))
        return CALL


class StrikeAgain(Instr):
    """The attack on the defender that a critical effect makes (minis:q6)."""

    __slots__ = ("strike",)

    def __init__(self, path: str, strike: Strike) -> None:
        super().__init__(path)
        self.strike = strike

    def run(self, state: MinisState, scope: MinisScope) -> int:
        target = scope.about - 1
        attacker = scope.by - 1
        if state.pieces[target].space < 0 or state.pieces[attacker].space < 0:
            return NEXT
        attack = Attack(attacker, scope.source, self.strike)
        attack.again = True
        attack.targets = [target]
        attack.stage = ROLLING
        state.frames.append(attack)
        attack.announce(state)
        return CALL


class Mend(Instr):
    """A heal. `more` is what a critical heals besides, `index` as for attacks; `always`: there is somebody to heal."""

    __slots__ = ("always", "index", "more", "range", "strength", "whom")

    def __init__(self, path: str, range: int, strength: int, more: int, whom: Whom) -> None:
        super().__init__(path)
        self.range = range
        self.strength = strength
        self.more = more
        self.whom = whom
        group = whom.group
        self.always = group is None or (group.whose == c.PARTY and not group.half and not group.beside)
        self.index = -1

    def possible(self, state: MinisState, scope: MinisScope) -> bool:
        piece = state.pieces[scope.who]
        return piece.space >= 0 and can_mend(state, piece, self)

    def run(self, state: MinisState, scope: MinisScope) -> int:
        if state.pieces[scope.who].space < 0:
            return NEXT
        healing = Healing(scope.who, scope.source, self)
        how = self.whom.how
        if how == c.DEFENDER or how == c.ATTACKER:
            target = (scope.about if how == c.DEFENDER else scope.by) - 1
            if target < 0 or state.pieces[target].space < 0:
                return NEXT
            healing.targets = [target]
            healing.chosen = True
        state.frames.append(healing)
        return CALL
