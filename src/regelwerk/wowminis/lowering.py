"""Lowering: definitions become programs in their places, once, at loading.

A word is what runs; what it does not know is the place where it stands. A text that cannot work is found here and
named with its definition, not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.program import Instr, Program, Step
from regelwerk.kernel.words import Then, Word, words_in
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.abilities import Action
from regelwerk.wowminis.continuous import Taunt
from regelwerk.wowminis.definitions import Card as CardWord
from regelwerk.wowminis.definitions import Figure as FigureWord
from regelwerk.wowminis.defs import MinisDefs
from regelwerk.wowminis.effects import Attack, AttackDefender, Deed, Have, Heal
from regelwerk.wowminis.instructions import Gain, Mend, Strike, StrikeAgain
from regelwerk.wowminis.meaning import Ability, Card, Figure, Kit, MinisDef, Scenario
from regelwerk.wowminis.shelf import Shelf
from regelwerk.wowminis.ways import Field


class LoweringError(ValueError):
    """A definition that cannot work: where (its path), and what is wrong."""

    def __init__(self, path: str, what: str) -> None:
        super().__init__(f"{path}: {what}")
        self.path = path
        self.what = what


def lower_into(defs: MinisDefs, shelf: Shelf) -> None:
    """Lower everything on a shelf into `defs`. Raises LoweringError."""
    defs.add(MinisDef("", 0, ""))  # the blank face
    lowering = _Lowering(defs)
    for code, card in shelf.cards.items():
        defs.add(lowering.card(code, card))
    for code, figure in shelf.figures.items():
        defs.add(lowering.figure(code, figure))
    for made in defs.cards:
        if isinstance(made, Figure):
            made.reactions = [card for card in lowering.reactions if card.word.fits(made.word)]
    for code, scenario in shelf.scenarios.items():
        field = Field(f"field:{code}", defs.ground(scenario))
        defs.keep(Scenario(code, scenario, field))


class _Lowering:
    """Lowers definitions; `reactions` are the cards of that kind met so far."""

    def __init__(self, defs: MinisDefs) -> None:
        self.defs = defs
        self.reactions: list[Card] = []

    # -------------------------------------------------------------- definitions

    def figure(self, code: str, word: FigureWord) -> Figure:
        check(code, word)
        figure = Figure(code, len(self.defs.cards), word)
        for action in (word.attack, *(one for one in word.abilities if isinstance(one, Action))):
            index = len(figure.abilities)
            figure.abilities.append(self.ability(f"{code}/{index}", action, c.ACTION, index))
        figure.kit = Kit(figure.abilities, [ability.option for ability in figure.abilities], False)
        for number, one in enumerate(word.abilities):
            if isinstance(one, Action):
                continue
            if isinstance(one.what, Taunt):
                figure.taunts = True
            else:
                figure.lasting.append(Gain(f"{code}/ongoing/{number}", one.what))
        return figure

    def card(self, code: str, word: CardWord) -> Card:
        check(code, word)
        ability = self.ability(f"{code}/play", word, word.kind.value, -1)
        card = Card(code, len(self.defs.cards), word, ability)
        if word.when is not None:
            self.reactions.append(card)
        return card

    def ability(self, path: str, word: Action | CardWord, kind: int, index: int) -> Ability:
        deeds: list[Deed] = []
        program = self.program(path, word.effect, f"{path}/effect", deeds)
        made = Ability(path, word, kind, index, program, deeds)
        first = program.code[0]
        if len(program.code) == 1 and isinstance(first, Strike):
            made.strike = first
            first.main = index == 0
            first.index = index
        elif len(program.code) == 1 and isinstance(first, Mend):
            made.mend = first
            first.index = index
        made.name_it()
        self.defs.keep(made)
        return made

    # ---------------------------------------------------------------- programs

    def program(self, path: str, word: Word, inside: str, deeds: list[Deed]) -> Program:
        """A program of what a word does; the places of its instructions begin with `inside`. Their words are added
        to `deeds`."""
        code: list[Step] = []
        paths: list[str] = []
        for place, part in parts(inside, word):
            if not isinstance(part, Deed):
                raise LoweringError(place, f"{type(part).__name__} has no meaning here")
            step = self.step(place, part)
            if isinstance(step, Instr):
                self.defs.keep(step)
            code.append(step)
            paths.append(place)
            deeds.append(part)
        if not code:
            raise LoweringError(path, "it does nothing")
        made = Program(path, code, paths)
        self.defs.programs[path] = made
        return made

    def step(self, path: str, word: Deed) -> Step:
        """A deed is its own instruction, if a state keeps nothing of it."""
        placed = PLACED.get(type(word))
        return word if placed is None else placed(self, path, word)

    def attack(self, path: str, word: Attack) -> Strike:
        critical = word.critical
        if not isinstance(critical, Deed):
            return Strike(path, word)
        return Strike(path, word, self.program(f"{path}/critical", critical, f"{path}/critical/effect", []))

    def attack_defender(self, path: str, word: AttackDefender) -> StrikeAgain:
        strike = Strike(f"{path}/again", word.attack())
        self.defs.keep(strike)
        return StrikeAgain(path, strike)

    def heal(self, path: str, word: Heal) -> Mend:
        return Mend(path, word)

    def have(self, path: str, word: Have) -> Gain:
        if word.span is None:
            raise LoweringError(path, "values that an effect adds need a span")
        return Gain(path, word)


PLACED: Final[dict[type[Deed], Callable[[_Lowering, str, Any], Instr]]] = {
    Attack: _Lowering.attack,
    AttackDefender: _Lowering.attack_defender,
    Heal: _Lowering.heal,
    Have: _Lowering.have,
}
"""Deeds of which a state keeps something: the instructions that know where they stand."""


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
