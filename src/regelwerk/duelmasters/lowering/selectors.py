"""Lowering of what a text speaks of: only a choice does something by itself, just before what speaks of it."""

from __future__ import annotations

from regelwerk.duelmasters.instructions.choices import Choose
from regelwerk.duelmasters.lowered import CardDefinition, Lowering
from regelwerk.duelmasters.selectors import Chosen
from regelwerk.kernel.definitions import Definitions, LoweredWord
from regelwerk.kernel.program import Instruction, Step
from regelwerk.kernel.vocabulary.words import Word, written


class LoweringError(ValueError):
    """A definition that cannot work: the card, the word, and what is wrong with it."""


class SelectorLowering(Lowering):
    """Reads the texts of one card into programs: instructions, and by what path each is known."""

    def __init__(self, defs: Definitions, card: CardDefinition) -> None:
        self.defs = defs
        self.card = card
        self.code: list[Step] = []
        self.paths: list[str] = []

    def error(self, word: object, problem: str) -> LoweringError:
        return LoweringError(f"{self.card.name} ({self.card.code}): {type(word).__name__} {problem}")

    def keep(self, thing: LoweredWord) -> None:
        self.defs.register(thing)

    def add(self, instr: Instruction) -> None:
        """Append an instruction to the program that is being made."""
        self.step(instr.path, instr)

    def step(self, path: str, step: Step) -> None:
        """Append the instruction at that place of the text: an effect does not know its own place."""
        self.code.append(step)
        self.paths.append(path)

    def choices(self, path: str, *parts: object) -> None:
        """Append the choices among what a word speaks of: they are made before it is carried out."""
        for part in parts:
            if isinstance(part, Chosen):
                self.add(Choose(path + "/choose", part))


def inside(word: Word) -> list[object]:
    """What stands in the fields of a word."""
    return [getattr(word, field.name) for field in written(type(word))]
