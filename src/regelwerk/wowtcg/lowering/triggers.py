"""Lowering of triggers: the event that a text waits for, and its effect."""

from __future__ import annotations

from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.lowered import Trigger
from regelwerk.wowtcg.lowering.costs import CostLowering
from regelwerk.wowtcg.triggers import ALWAYS_NOTED


class TriggerLowering(CostLowering):
    """Reads triggered powers and modifiers of one card."""

    def note_first(self, event: int) -> None:
        if event not in (*ALWAYS_NOTED, *self.defs.firsts):
            self.defs.firsts.append(event)

    def trigger(
        self, path: str, event: vocabulary.TriggerEvent, effect: vocabulary.Word, word: vocabulary.Word
    ) -> Trigger:
        if not isinstance(event, vocabulary.TriggerEvent):
            raise self.error(event, "is no event")
        play = self.playable(path + "/effect", word, (), effect, None)
        trigger = Trigger(path, self.placed(path, event), play)
        self.defs.register(trigger)
        return trigger
