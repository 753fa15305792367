"""Lowering of what is announced: its costs, targets and modes."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.program import Program
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition, Mode, Playable, ProgramBuilder
from regelwerk.wowtcg.lowering.selectors import SelectorLowering


class CostLowering(SelectorLowering):
    """Reads payment powers and rewards of one card."""

    def __init__(self, defs: WowDefinitions, card: CardDefinition) -> None:
        super().__init__(card)
        self.defs = defs

    def playable(
        self,
        path: str,
        word: vocabulary.Word,
        costs: Sequence[vocabulary.Cost],
        effect: vocabulary.Word | None,
        condition: vocabulary.Condition | None,
    ) -> Playable:
        play = Playable(path, word)
        self.defs.register(play)
        for i, cost in enumerate(costs):
            self.cost(f"{path}/cost{i}", cost, play)
        if condition is not None:
            play.condition = self.placed(path + "/if", condition)
        modes = effect.modes if isinstance(effect, vocabulary.Either) and effect.announced else (effect,)
        for i, mode in enumerate(modes):
            play.modes.append(self.mode(f"{path}/mode{i}" if len(modes) > 1 else path, mode))
        play.finalize(self.card.kind)
        return play

    def mode(self, path: str, effect: vocabulary.Word | None) -> Mode:
        """A text by itself: its targets in order of their words, and its program."""
        outer_slots, outer_builder, outer_doer = self.slots, self.builder, self.doer
        self.slots, self.builder, self.doer = [], ProgramBuilder(), None
        if effect is not None:
            self.effect(path + "/do", effect)
        mode = Mode(self.slots, Program(path, self.builder.steps, self.builder.paths))
        self.slots, self.builder, self.doer = outer_slots, outer_builder, outer_doer
        self.defs.programs[path] = mode.program
        return mode

    def cost(self, path: str, cost: vocabulary.Cost, play: Playable) -> None:
        if not isinstance(cost, vocabulary.Cost):
            raise self.error(cost, "is no cost")
        self.placed(path, cost).add_to(play)

    def alternate(self, path: str, play: Playable) -> Playable:
        instead = Playable(path, play.origin)
        self.defs.register(instead)
        self.defs.has_alternate_costs.append(instead)
        return instead
