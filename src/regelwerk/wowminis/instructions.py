"""Instructions that lowering makes: effects of which a state keeps something, known by the path of the place where they
stand. Everything else that an instruction needs, the word says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.program import CALL, NEXT, Instruction
from regelwerk.wowminis.attack import ROLLING, AttackFrame
from regelwerk.wowminis.heal import HealFrame

if TYPE_CHECKING:
    from regelwerk.kernel.decision import Option
    from regelwerk.kernel.program import Program
    from regelwerk.wowminis.effects import Attack, Have, Heal
    from regelwerk.wowminis.state import MinisScope, MinisState


class AttackInstruction(Instruction):
    """An attack where it stands.

    main     whether it is the figure's main attack
    index    which ability of the figure it is, -1 on an action card and in a critical effect
    after    what a critical does, once damage is dealt
    """

    __slots__ = ("after", "attack", "index", "main")

    def __init__(self, path: str, attack: Attack, after: Program | None = None) -> None:
        super().__init__(path)
        self.attack = attack
        self.after = after
        self.main = False
        self.index = -1

    def can_execute(self, state: MinisState, scope: MinisScope) -> bool:
        return self.attack.can_execute(state, scope)

    def execute(self, state: MinisState, scope: MinisScope) -> int:
        if state.pieces[scope.who].space < 0:
            return NEXT
        attack = AttackFrame(scope.who, scope.source, self)
        if not self.attack.known:
            state.frames.append(attack)
            return CALL
        targets = self.attack.whom.figures(state, scope)
        if not targets:
            return NEXT
        attack.again = True
        attack.targets = targets
        attack.stage = ROLLING
        state.frames.append(attack)
        attack.announce(state)
        return CALL


class HealInstruction(Instruction):
    """A heal where it stands; `index` as for attacks."""

    __slots__ = ("heal", "index")

    def __init__(self, path: str, heal: Heal) -> None:
        super().__init__(path)
        self.heal = heal
        self.index = -1

    def can_execute(self, state: MinisState, scope: MinisScope) -> bool:
        return self.heal.can_execute(state, scope)

    def execute(self, state: MinisState, scope: MinisScope) -> int:
        if state.pieces[scope.who].space < 0:
            return NEXT
        healing = HealFrame(scope.who, scope.source, self)
        if self.heal.whom.group() is None:
            healing.targets = self.heal.whom.figures(state, scope)
            healing.chosen = True
            if not healing.targets:
                return NEXT
        state.frames.append(healing)
        return CALL


class GainInstruction(Instruction):
    """Values that are added, where they stand: for a while, or as long as the figure that adds them is there."""

    __slots__ = ("have",)

    def __init__(self, path: str, have: Have) -> None:
        super().__init__(path)
        self.have = have

    def can_execute(self, state: MinisState, scope: MinisScope) -> bool:
        return self.have.can_execute(state, scope)

    def execute(self, state: MinisState, scope: MinisScope) -> int:
        return self.have.execute(state, scope)

    def answer(self, state: MinisState, scope: MinisScope, option: Option) -> None:
        self.have.answer(state, scope, option)
