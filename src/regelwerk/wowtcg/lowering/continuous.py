"""Lowering of continuous words: each is entered as it stands, at its place on the card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.lowered import ContinuousEffect
from regelwerk.wowtcg.lowering.selectors import Code
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

    def continuous(self, path: str, word: object) -> ContinuousEffect:
        if not isinstance(word, vocabulary.Continuous):
            raise self.error(word, "is no continuous modifier")
        power = None
        if isinstance(word, vocabulary.Have) and word.power is not None:
            slots, code = self.slots, self.code
            self.slots, self.code = [], Code()
            power = word.power.lowered(self, path + "/power")
            self.slots, self.code = slots, code
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
