"""How both toys lower the words that arrange other words: Then, And, FlipCoin, RollDie, Again.

Sequences lie one behind the other, chances and repetitions jump. What the other words of a
game mean is the game's: it overrides `Lowering.effect`.
"""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.program import JUMP, NEXT, Instruction, Jump, Program, Scope
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.state import State
from regelwerk.kernel.vocabulary.words import Again, And, FlipCoin, RollDie, Then, Word


class Flip(Jump):
    """Heads goes on, tails goes to `to`."""

    __slots__ = ("kind", "rule")

    def __init__(self, path: str, kind: int, rule: RuleCitation) -> None:
        super().__init__(path)
        self.kind = kind
        self.rule = rule

    def execute(self, state: State, scope: Scope[Any]) -> int:
        scope.flag = state.chance.below(2)
        state.emit(self.kind, self.rule, scope.source, scope.you, NO_REF, NO_REF, scope.flag)
        if scope.flag:
            return NEXT
        scope.pc = self.to
        return JUMP


class Roll(Jump):
    """Goes to the row that has the number, or to `to`."""

    __slots__ = ("kind", "rows", "rule")

    def __init__(self, path: str, kind: int, rule: RuleCitation) -> None:
        super().__init__(path)
        self.kind = kind
        self.rule = rule
        self.rows: list[tuple[int, int, int]] = []

    def execute(self, state: State, scope: Scope[Any]) -> int:
        scope.mentioned_number = state.chance.below(6) + 1
        state.emit(self.kind, self.rule, scope.source, scope.you, NO_REF, NO_REF, scope.mentioned_number)
        scope.pc = self.to
        for low, high, at in self.rows:
            if low <= scope.mentioned_number <= high:
                scope.pc = at
        return JUMP


class Unlowered(ValueError):
    """A definition that cannot work: where, and why."""


class Lowering:
    """One text on its way to a program.

    coin, die, rule  the events of flips and rolls, and the rule they cite
    loop             where the enclosing flip or roll stands, -1 outside of any
    """

    coin = 0
    die = 0
    rule: RuleCitation

    def __init__(self, path: str) -> None:
        self.path = path
        self.code: list[Instruction] = []
        self.loop = -1

    def program(self, word: Word, defs: Definitions) -> Program:
        """The program of a text, entered into the definitions."""
        self.word(self.path, word)
        program = Program(self.path, self.code)
        for instr in self.code:
            defs.register(instr)
        defs.programs[self.path] = program
        return program

    def effect(self, path: str, word: Word) -> None:
        """Append the instructions of a word that does something; raises Unlowered if it means nothing here."""
        raise Unlowered(f"{path}: {type(word).__name__} has no meaning here")

    def word(self, path: str, word: Word) -> None:
        if isinstance(word, (Then, And)):
            for i, part in enumerate(word.parts):
                self.word(f"{path}/{i}", part)
        elif isinstance(word, FlipCoin):
            self.flip(path, word)
        elif isinstance(word, RollDie):
            self.roll(path, word)
        elif isinstance(word, Again):
            if self.loop < 0:
                raise Unlowered(f"{path}: Again stands in no flip or roll")
            self.jump(path).to = self.loop
        else:
            self.effect(path, word)

    def jump(self, path: str) -> Jump:
        jump = Jump(path)
        self.code.append(jump)
        return jump

    def flip(self, path: str, word: FlipCoin) -> None:
        flip, outer = Flip(path, self.coin, self.rule), self.loop
        self.loop = len(self.code)
        self.code.append(flip)
        self.word(path + "/win", word.win)
        over = self.jump(path + "/end")
        flip.to = len(self.code)
        self.word(path + "/lose", word.lose)
        over.to = len(self.code)
        self.loop = outer

    def roll(self, path: str, word: RollDie) -> None:
        roll, outer = Roll(path, self.die, self.rule), self.loop
        self.loop = len(self.code)
        self.code.append(roll)
        ends = []
        for i, (low, high, what) in enumerate(word.rows):
            roll.rows.append((low, high, len(self.code)))
            self.word(f"{path}/{i}", what)
            ends.append(self.jump(f"{path}/{i}/end"))
        roll.to = len(self.code)
        for end in ends:
            end.to = roll.to
        self.loop = outer
