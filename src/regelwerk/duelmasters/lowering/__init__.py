"""Lowering: what of a card needs its place there: programs with their jumps and choices (done once, at loading).

Words run themselves; only what arranges them becomes something else. A word without meaning, or a text that cannot
work, is found here and named with its card, not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import DmDefs
from regelwerk.duelmasters.lowering.abilities import Having
from regelwerk.duelmasters.lowering.descriptions import LoweringError
from regelwerk.duelmasters.meaning import SLAYING, Card, Trigger
from regelwerk.kernel.program import Program
from regelwerk.kernel.words import words_in

__all__ = ["CardLowering", "LoweringError", "lower_into", "lower_more"]


def lower_into(defs: DmDefs, words: Sequence[tuple[str, w.Card]]) -> None:
    """Lower cards into `defs`, with the ability that slayer makes."""
    defs.add(Card("", 0, w.Card("", w.Kind.SPELL, 0, ())))
    slayer = Trigger(SLAYING, None)
    slayer.calm = True
    slayer.program = Program(SLAYING, [w.Destroy(w.THE_ONE)], [SLAYING + "/destroy"])
    defs.keep(slayer)
    defs.programs[SLAYING] = slayer.program
    lower_more(defs, words)


def lower_more(defs: DmDefs, words: Sequence[tuple[str, w.Card]]) -> None:
    """Lower further cards into `defs`."""
    for code, word in words:
        card = Card(code, len(defs.cards), word)
        defs.add(card)
        CardLowering(defs, card).lower()


class CardLowering(Having):
    """Lowers one card. `Reader` reads descriptions, `Effects` texts, `Having` abilities."""

    def lower(self) -> None:
        card = self.card
        word = card.word
        for inner in words_in(word):
            problem = inner.problem()
            if problem:
                raise self.error(inner, problem)
        card.kind = word.kind.value
        for civilization in word.civilizations:
            card.civs |= civilization.value
        card.civ_count = len(word.civilizations)
        if card.kind == c.SPELL:
            parts = [part.effect for part in word.abilities if isinstance(part, w.OnCast)]
            if parts:
                card.spell = self.program(f"{card.code}/cast", w.Then(tuple(parts)))
        for i, ability in enumerate(word.abilities):
            ability.print_on(self, f"{card.code}/{i}", card)
        card.lively = card.own.lively() or bool(card.survivor or card.turbo or card.wave)
