"""Lowering of abilities: what stands on a card says itself what it adds; programs and triggers are made here."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters.conditions import Condition
from regelwerk.duelmasters.criteria import Ability
from regelwerk.duelmasters.effects import Effect
from regelwerk.duelmasters.instructions import choices
from regelwerk.duelmasters.lowered import AbilitySet, Trigger
from regelwerk.duelmasters.lowering.effects import EffectLowering
from regelwerk.duelmasters.triggers import TriggerEvent
from regelwerk.kernel.program import Jump, Program
from regelwerk.kernel.vocabulary.words import Word


class AbilityLowering(EffectLowering):
    """Reads the abilities of one card."""

    def abilities(self, path: str, words: Sequence[Ability]) -> AbilitySet:
        made = AbilitySet(path)
        for i, word in enumerate(words):
            word.add(self, f"{path}/{i}", made)
        return made

    def shared(self, path: str, ability: Ability, into: AbilitySet | None) -> AbilitySet:
        found = AbilitySet(path + "/set") if into is None else into
        ability.add(self, path, found)
        return found

    def trigger(self, path: str, happening: TriggerEvent | None, effect: Word, condition: Condition | None) -> Trigger:
        made = Trigger(path, happening)
        made.program = self.program(path, effect)
        made.condition = condition
        made.is_order_independent = condition is None and is_calm(made.program)
        self.keep(made)
        return made


def is_calm(program: Program) -> bool:
    """Whether a text keeps to itself, so that its place among others cannot matter: it draws, or turns this card."""
    return all(
        step.is_private() if isinstance(step, Effect) else isinstance(step, (choices.May, Jump))
        for step in program.code
    )
