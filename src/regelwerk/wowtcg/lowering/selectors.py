"""Lowering of what a text speaks of: its targets are numbered, its choices made just before what speaks of them."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from regelwerk.kernel.vocabulary.words import Word, written
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.amounts import Measure
from regelwerk.wowtcg.effects import PieceInstruction
from regelwerk.wowtcg.instructions.choices import Choose
from regelwerk.wowtcg.lowered import CardDefinition, Lowering, TargetSlot

W = TypeVar("W", bound=Word)

INSIDE: Final = {"whose": "/whose", "count": "/count"}
"""Fields of a description, reference or amount whose choices have a path of their own."""
IN_EFFECTS: Final = {"by": "/by", "amount": "/amount", "who": "/who"}
"""The same of an effect."""


class LoweringError(ValueError):
    """A definition that cannot work: the card, the word, and what is wrong with it."""


class SelectorLowering(Lowering):
    """Reads the texts of one card; collects the targets and the choices they ask for."""

    def __init__(self, card: CardDefinition) -> None:
        super().__init__(card)
        self.slots: list[TargetSlot] = []
        self.enclosing_flip = -1
        """Where the flip or roll around what is being read begins; -1 outside of any."""
        self.already_lowered: tuple[object, Word | None] | None = None
        """A target or choice that was read already, and what came of it."""

    def error(self, word: object, problem: str) -> LoweringError:
        return LoweringError(f"{self.card.name} ({self.card.code}): {type(word).__name__} {problem}")

    def placed(self, path: str, word: W, for_amount_only: bool = False) -> W:
        """What a text speaks of, as it is where it stands: each target has the number of its slot, and each choice an
        instruction before whatever speaks of it."""
        if self.already_lowered is not None and word is self.already_lowered[0] and self.already_lowered[1] is not None:
            return cast(W, self.already_lowered[1])
        if isinstance(word, vocabulary.CardFilter) and word.zone is vocabulary.Zone.DECK and word.whose is None:
            raise self.error(word, "is in a deck, and does not say in whose")
        first, paths = (word.first_field(), IN_EFFECTS) if isinstance(word, PieceInstruction) else ("", INSIDE)
        names = sorted((field.name for field in written(type(word))), key=lambda name: name != first)
        given = {name: getattr(word, name) for name in names}
        inside = {name: self.inside(path + paths.get(name, ""), value, word) for name, value in given.items()}
        if any(inside[name] is not value for name, value in given.items()):
            word = type(word)(**inside)
        if isinstance(word, (vocabulary.Selector, vocabulary.Player)):
            return cast(W, word.placed(self, path, for_amount_only))
        return word

    def add_slot(self, slot: TargetSlot) -> int:
        self.slots.append(slot)
        return len(self.slots) - 1

    def add_choice(self, path: str, chosen: vocabulary.Chosen, for_amount_only: bool) -> None:
        self.builder.add(Choose(path + "/choose", chosen, for_amount_only))

    def inside(self, path: str, value: object, of: Word) -> object:
        """The same for what stands in a field of a word."""
        if isinstance(value, vocabulary.CardFilter) and isinstance(of, PieceInstruction) and of.looks_through_deck():
            return self.deck_filter(path, value)
        if isinstance(value, Word):
            return self.placed(path, value, isinstance(of, Measure))
        if isinstance(value, tuple):
            found = tuple(self.inside(f"{path}/q{i}", part, of) for i, part in enumerate(value))
            return found if any(new is not old for new, old in zip(found, value)) else value
        return value

    def deck_filter(self, path: str, word: vocabulary.CardFilter) -> vocabulary.CardFilter:
        return self.placed(path, vocabulary.CardFilter(word.kinds, word.criteria)).in_deck()
