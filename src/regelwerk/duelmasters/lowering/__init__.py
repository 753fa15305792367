"""Lowering: what of a card needs its place there: programs with their jumps and choices (done once, at loading).

Words run themselves; only what arranges them becomes something else. A word without meaning, or a text that cannot
work, is found here and named with its card, not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.definitions import DmDefinitions
from regelwerk.duelmasters.lowered import SLAYING, CardDefinition, Trigger
from regelwerk.duelmasters.lowering.abilities import AbilityLowering
from regelwerk.duelmasters.lowering.selectors import LoweringError
from regelwerk.kernel.program import Program
from regelwerk.kernel.vocabulary.words import words_in

__all__ = ["CardLowering", "LoweringError", "lower_into", "lower_more"]


def lower_into(defs: DmDefinitions, words: Sequence[tuple[str, vocabulary.Card]]) -> None:
    """Lower cards into `defs`, with the ability that slayer makes."""
    defs.add(CardDefinition("", 0, vocabulary.Card("", vocabulary.CardType.SPELL, 0, ())))
    slayer = Trigger(SLAYING, None)
    slayer.is_order_independent = True
    slayer.program = Program(SLAYING, [vocabulary.Destroy(vocabulary.EVENT_SUBJECT)], [SLAYING + "/destroy"])
    defs.register(slayer)
    defs.programs[SLAYING] = slayer.program
    lower_more(defs, words)


def lower_more(defs: DmDefinitions, words: Sequence[tuple[str, vocabulary.Card]]) -> None:
    """Lower further cards into `defs`."""
    for code, word in words:
        card = CardDefinition(code, len(defs.cards), word)
        defs.add(card)
        CardLowering(defs, card).lower()


class CardLowering(AbilityLowering):
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
        if card.kind == codes.TYPE_SPELL:
            parts = [part.effect for part in word.abilities if isinstance(part, vocabulary.OnCast)]
            if parts:
                card.spell = self.program(f"{card.code}/cast", vocabulary.Then(tuple(parts)))
        for i, ability in enumerate(word.abilities):
            ability.print_on(self, f"{card.code}/{i}", card)
        card.has_board_abilities = card.own.has_more_than_keywords() or bool(
            card.survivor or card.turbo_rush or card.wave_striker
        )
