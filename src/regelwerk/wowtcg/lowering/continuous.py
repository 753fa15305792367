"""Lowering of continuous words: each is entered as it stands, at its place on the card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.lowered import ContinuousEffect, ProgramBuilder
from regelwerk.wowtcg.lowering.triggers import TriggerLowering

PLACES: Final = {
    "atk": "/atk",
    "health": "/health",
    "defense": "/defense",
    "to": "/to",
    "by": "/by",
    "amount": "",
    "what": "",
    "weapon": "",
    "noun": "",
    "whom": "/whom",
    "who": "/who",
    "condition": "/while",
}
"""What a continuous word can speak of, in the order in which its targets are numbered, and the paths of its choices."""


class ContinuousLowering(TriggerLowering):
    """Reads continuous modifiers of one card."""

    def continuous(self, path: str, word: vocabulary.Continuous) -> ContinuousEffect:
        granted = word.granted_power()
        power = None
        if granted is not None:
            slots, builder = self.slots, self.builder
            self.slots, self.builder = [], ProgramBuilder()
            power = granted.lowered(self, path + "/power")
            self.slots, self.builder = slots, builder
        effect = ContinuousEffect(path, self.situated(path, word), power)
        self.defs.register(effect)
        return effect

    def situated(self, path: str, word: vocabulary.Continuous) -> vocabulary.Continuous:
        """The word with what it speaks of as it is where it stands."""
        changed: dict[str, Any] = {}
        for name, behind in PLACES.items():
            value = getattr(word, name, None)
            if isinstance(value, vocabulary.Word):
                placed = self.placed(path + behind, value)
                if placed is not value:
                    changed[name] = placed
        return replace(word, **changed) if changed else word
