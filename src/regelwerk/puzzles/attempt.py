"""Solving a puzzle: what an answer is worth, what the other side answers, which move is right.

Who shows the puzzle (a terminal, a server's worker) holds the game; an `Attempt` only looks at its positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.game import Game
from regelwerk.kernel.state import State
from regelwerk.puzzles.lines import Line, LineFinder
from regelwerk.puzzles.proof import ProofLine, proof_lines, refutation
from regelwerk.puzzles.prover import HOLD, MOST_MOVES, OPEN, SCORE, SOLVED, SURVIVE
from regelwerk.puzzles.puzzle import Puzzle

PUZZLE_KEY: Final = "puzzle"
"""What of a game's setup names the puzzle that is being solved."""
WRONG: Final = "wrong"
UNCERTAIN: Final = "uncertain"
TOO_LATE: Final = "too-late"
WORDED: Final = (SURVIVE, SCORE, HOLD)
"""Tasks for which it is said in words of their own."""
OBJECTIONS: Final = (
    WRONG,
    UNCERTAIN,
    TOO_LATE,
    *(f"{kind}-{task}" for task in WORDED for kind in (WRONG, TOO_LATE)),
)
"""Refuted by an answer of the others, left to chance or hidden cards, hopeless; the same for other tasks."""


@dataclass(frozen=True)
class Objection:
    """Why an answer is wrong.

    kind  one of `OBJECTIONS`
    line  of one that is refuted: how it might go on, and the answer that refutes it, with the seats
    """

    kind: str
    line: tuple[tuple[int, str], ...] = ()


class Attempt:
    """Somebody's attempt at a puzzle. Wrong answers are not to be given, so a position stays winnable.

    names  of the seats at this table
    """

    def __init__(self, puzzle: Puzzle, names: Sequence[str]) -> None:
        game = puzzle.start()
        self.puzzle = puzzle
        self.names = list(names)
        self.begun = game.state
        self.prover = puzzle.prover(game)

    @property
    def solver(self) -> int:
        """The seat that has the task."""
        return self.prover.solver

    def is_open(self, state: State) -> bool:
        """Whether the task is neither done nor failed."""
        return self.prover.outcome(state) == OPEN and state.decision is not None

    def is_solved(self, state: State) -> bool:
        """Whether the task is done."""
        return self.prover.outcome(state) == SOLVED

    def unasked(self, state: State) -> int:
        """The option that is taken without asking: the only one there is, or the other side's answer; -1 for none."""
        decision = state.decision
        if decision is None or not self.is_open(state):
            return -1
        self.prover.looked = 0
        if len(decision.options) == 1 and not self.prover.cost(state, 0):
            return 0
        return -1 if decision.seat == self.solver else self.prover.hardest(state, MOST_MOVES)

    def let_fall(self, state: State, index: int) -> None:
        """Before an answer is given in a position: the dice will be as bad for the solver as can be."""
        if state.decision is not None and 0 <= index < len(state.decision.options):
            self.prover.looked = 0
            state.chance.dictate(self.prover.worst(state, index)[0])

    def apply(self, game: Game, index: int) -> None:
        """Give an answer in a game, and let the dice fall so."""
        self.let_fall(game.state, index)
        game.apply(index)

    def left(self, state: State) -> int:
        """In how few moves the task can still be done; -1 if it cannot."""
        self.prover.looked = 0
        return self.prover.depth(state)

    def right_option(self, state: State) -> int:
        """An option with which the task can still be done, in the fewest moves."""
        return self.prover.winning(state, self.left(state))[0]

    def is_right(self, after: State | None) -> bool:
        """Whether the task can still be done in a position; None is one that is left to chance."""
        self.prover.looked = 0
        return after is not None and self.prover.depth(after) >= 0

    def objection(self, after: State | None, lang: str) -> Objection:
        """What is to be said against an answer that leads to a position which is not right."""
        if after is None:
            return Objection(UNCERTAIN)
        self.prover.looked = 0
        line = refutation(self.finder(lang), after)
        kind = WRONG if line else TOO_LATE
        return Objection(f"{kind}-{self.prover.task}" if self.prover.task in WORDED else kind, tuple(line))

    def solutions(self, lang: str) -> list[Line]:
        """Every solution with the fewest moves, in words."""
        self.prover.looked = 0
        return list(self.finder(lang).lines(self.begun, self.prover.depth(self.begun)).values())

    def proof(self, lang: str) -> list[ProofLine]:
        """The proof, with every answer."""
        self.prover.looked = 0
        return proof_lines(self.finder(lang), self.begun, self.prover.depth(self.begun))

    def finder(self, lang: str) -> LineFinder:
        """What words lines in a language."""
        return LineFinder(self.prover, self.names, lang)
