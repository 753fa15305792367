"""Lowering: each word of a card becomes one small object that has its meaning (done once, at loading).

A word without meaning, or a text that cannot work, is found here and named with its card,
not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import DmDefs
from regelwerk.duelmasters.happenings import Asked
from regelwerk.duelmasters.lowering.abilities import Having
from regelwerk.duelmasters.lowering.descriptions import LoweringError
from regelwerk.duelmasters.meaning import SLAYING, Card
from regelwerk.kernel.program import Program
from regelwerk.kernel.words import words_in

__all__ = ["CardLowering", "LoweringError", "lower_into", "lower_more"]


def lower_into(defs: DmDefs, words: Sequence[tuple[str, w.Card]]) -> None:
    """Lower cards into `defs`, with the ability that slayer makes."""
    defs.add(Card("", 0, w.Card("", w.Kind.SPELL, 0, ())))
    slayer = Asked(SLAYING)
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
            self.printed(f"{card.code}/{i}", ability)
        card.lively = card.own.lively() or bool(card.survivor or card.turbo or card.wave)

    def printed(self, path: str, ability: w.Word) -> None:
        """One printed ability."""
        card = self.card
        if isinstance(ability, w.OnCast):
            if card.kind != c.SPELL:
                raise self.error(ability, "stands on a creature")
        elif isinstance(ability, w.Evolution):
            card.kind |= c.EVOLUTION
            card.bases = list(ability.on)
        elif isinstance(ability, w.Survivor):
            card.survivor = self.ability(path, ability.ability, card.survivor)
        elif isinstance(ability, w.TurboRush):
            card.turbo = self.ability(path, ability.ability, card.turbo)
        elif isinstance(ability, w.WaveStriker):
            card.wave = self.ability(path, ability.ability, card.wave)
        else:
            self.ability(path, ability, card.own)
