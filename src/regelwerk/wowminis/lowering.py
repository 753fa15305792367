"""Lowering: definitions become programs in their places, once, at loading.

A word is what runs; what it does not know is the place where it stands. A text that cannot work is found here and
named with its definition, not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.program import Instruction, Program, Step
from regelwerk.kernel.vocabulary.words import Then, Word, words_in
from regelwerk.wowminis import codes
from regelwerk.wowminis.abilities import Action
from regelwerk.wowminis.continuous import Taunt
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definition_words import Card as CardWord
from regelwerk.wowminis.definition_words import Figure as FigureWord
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.effects import Attack, Effect, Have, Heal
from regelwerk.wowminis.instructions import (
    AttackInstruction,
    GainInstruction,
    HealInstruction,
)
from regelwerk.wowminis.lowered import (
    AbilityDefinition,
    CardDefinition,
    FigureDefinition,
    Loadout,
    PieceDefinition,
    ScenarioDefinition,
)
from regelwerk.wowminis.pathfinding import BoardIndex


class LoweringError(ValueError):
    """A definition that cannot work: where (its path), and what is wrong."""

    def __init__(self, path: str, what: str) -> None:
        super().__init__(f"{path}: {what}")
        self.path = path
        self.what = what


def lower_into(defs: MinisDefinitions, shelf: DefinitionSet) -> None:
    """Lower everything on a shelf into `defs`. Raises LoweringError."""
    defs.add(PieceDefinition("", 0, ""))  # the blank face
    lowering = _DefinitionLowering(defs)
    for code, card in shelf.cards.items():
        defs.add(lowering.card(code, card))
    for code, figure in shelf.figures.items():
        defs.add(lowering.figure(code, figure))
    for made in defs.cards:
        if isinstance(made, FigureDefinition):
            made.reactions = [card for card in lowering.reactions if card.word.fits(made.word)]
    for code, scenario in shelf.scenarios.items():
        field = BoardIndex(f"field:{code}", defs.ground(scenario))
        defs.register(ScenarioDefinition(code, scenario, field))


class _DefinitionLowering:
    """Lowers definitions; `reactions` are the cards of that kind met so far."""

    def __init__(self, defs: MinisDefinitions) -> None:
        self.defs = defs
        self.reactions: list[CardDefinition] = []

    # -------------------------------------------------------------- definitions

    def figure(self, code: str, word: FigureWord) -> FigureDefinition:
        check(code, word)
        figure = FigureDefinition(code, len(self.defs.cards), word)
        for action in (word.attack, *(ability for ability in word.abilities if isinstance(ability, Action))):
            index = len(figure.abilities)
            figure.abilities.append(self.ability(f"{code}/{index}", action, codes.USE_ACTION, index))
        figure.kit = Loadout(figure.abilities, [ability.option for ability in figure.abilities], False)
        for number, ability in enumerate(word.abilities):
            if isinstance(ability, Action):
                continue
            if isinstance(ability.what, Taunt):
                figure.taunts = True
            else:
                figure.add_lasting(GainInstruction(f"{code}/ongoing/{number}", ability.what))
        return figure

    def card(self, code: str, word: CardWord) -> CardDefinition:
        check(code, word)
        ability = self.ability(f"{code}/play", word, word.kind.value, -1)
        card = CardDefinition(code, len(self.defs.cards), word, ability)
        if word.when is not None:
            self.reactions.append(card)
        return card

    def ability(self, path: str, word: Action | CardWord, kind: int, index: int) -> AbilityDefinition:
        effects: list[Effect] = []
        program = self.program(path, word.effect, f"{path}/effect", effects)
        if any(isinstance(effect, Attack) and effect.known for effect in effects):
            raise LoweringError(path, "only a critical effect attacks the defender")
        made = AbilityDefinition(path, word, kind, index, program, effects)
        first = program.code[0]
        if len(program.code) == 1 and isinstance(first, AttackInstruction):
            made.attack = first
            first.main = index == 0
            first.index = index
        elif len(program.code) == 1 and isinstance(first, HealInstruction):
            made.heal = first
            first.index = index
        made.name_it()
        self.defs.register(made)
        return made

    # ---------------------------------------------------------------- programs

    def program(self, path: str, word: Word, inside: str, effects: list[Effect]) -> Program:
        """A program of what a word does; the places of its instructions begin with `inside`. Their words are added
        to `effects`."""
        code: list[Step] = []
        paths: list[str] = []
        for place, part in parts(inside, word):
            if not isinstance(part, Effect):
                raise LoweringError(place, f"{type(part).__name__} has no meaning here")
            step = self.step(place, part)
            if isinstance(step, Instruction):
                self.defs.register(step)
            code.append(step)
            paths.append(place)
            effects.append(part)
        if not code:
            raise LoweringError(path, "it does nothing")
        made = Program(path, code, paths)
        self.defs.programs[path] = made
        return made

    def step(self, path: str, word: Effect) -> Step:
        """The instruction of an effect: the effect itself, if a state keeps nothing of it."""
        placed = PLACED.get(type(word))
        return word if placed is None else placed(self, path, word)

    def attack(self, path: str, word: Attack) -> AttackInstruction:
        critical = word.critical
        if not isinstance(critical, Effect):
            return AttackInstruction(path, word)
        return AttackInstruction(path, word, self.program(f"{path}/critical", critical, f"{path}/critical/effect", []))

    def heal(self, path: str, word: Heal) -> HealInstruction:
        return HealInstruction(path, word)

    def have(self, path: str, word: Have) -> GainInstruction:
        if word.span is None:
            raise LoweringError(path, "values that an effect adds need a span")
        return GainInstruction(path, word)


PLACED: Final[dict[type[Effect], Callable[[_DefinitionLowering, str, Any], Instruction]]] = {
    Attack: _DefinitionLowering.attack,
    Heal: _DefinitionLowering.heal,
    Have: _DefinitionLowering.have,
}
"""Effects of which a state keeps something: the instructions that know where they stand."""


def check(code: str, word: Word) -> None:
    """Raise LoweringError for a word in a definition that means nothing wherever it stands."""
    for inner in words_in(word):
        problem = inner.problem()
        if problem:
            raise LoweringError(code, f"{type(inner).__name__} {problem}")


def parts(path: str, word: Word) -> list[tuple[str, Word]]:
    """What is done one after the other, each with its place."""
    if not isinstance(word, Then):
        return [(path, word)]
    return [found for number, part in enumerate(word.parts) for found in parts(f"{path}/{number}", part)]
