"""Solutions as lines of moves, in the words of the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.state import State
from regelwerk.puzzles.prover import OPEN, Prover, key_of

MOST_LINES: Final = 12
"""A position with more lines than that is no puzzle."""

Line = tuple[str, ...]
Lines = dict[tuple[str, ...], Line]
"""Each set of moves (sorted) with one order in which they can be made."""


NUMBERED: Final = re.compile(r" #\d+\b| \d+/\d+\b| \(\d+ damage\)")
"""Which of several copies (in a scene it would begin a comment), and how it stands at that moment."""


def key_of_line(line: Line) -> Line:
    """The same for lines that differ only in order, in which of several copies does it, or in how it stands by then.

    >>> key_of_line(("attack Ben with Vorg #2", "attack Ben with Horror")) == key_of_line(
    ...     ("attack Ben with Horror", "attack Ben with Vorg #1")
    ... )
    True
    >>> key_of_line(("Lady Jaina Proudmoore 7/4 (3 damage), Anna’s",))
    ('Lady Jaina Proudmoore, Anna’s',)
    """
    return tuple(sorted(NUMBERED.sub("", step) for step in line))


class TooManyLinesError(Exception):
    """There are more lines than anybody wants to read."""


class LineFinder:
    """Finds every solution with the fewest moves, against the answers that hold out longest.

    names  of the seats, as the scene has them
    """

    def __init__(self, prover: Prover, names: Sequence[str], lang: str = "en") -> None:
        self.prover = prover
        self.names = names
        self.lang = lang
        self.package = game_registry.package(prover.ruleset.name)
        self._known: dict[tuple[str, int], Lines] = {}

    def wordings(self, state: State) -> list[str]:
        """The options of the open decision as sentences, read by the seat that is asked."""
        decision = state.decision
        assert decision is not None
        game = Game(self.prover.ruleset, state)
        return self.package.presenter(game, decision.seat, self.lang, self.names).wordings()

    def lines(self, state: State | None, moves: int) -> Lines:
        """The lines from here with so many moves, each only once however it is ordered. Raises TooManyLinesError."""
        prover = self.prover
        state = prover.settled(state)
        if state is None or prover.outcome(state) != OPEN:
            return {(): ()}
        key = (key_of(prover.ruleset, state), moves)
        known = self._known.get(key)
        if known is None:
            known = self.found(state, moves)
            self._known[key] = known
        return known

    def found(self, state: State, moves: int) -> Lines:
        """The same for a position in which somebody has a choice."""
        prover, decision = self.prover, state.decision
        assert decision is not None
        if decision.seat != prover.solver:
            return self.lines(prover.after(state, prover.hardest(state, moves)), moves)
        good = prover.winning(state, moves)
        if not prover.ruleset.is_quiescent(state) and len(good) == len(decision.options):
            return self.lines(prover.after(state, good[0]), moves)  # it does not matter: nothing to be told
        words = self.wordings(state)
        lines: Lines = {}
        for index in good:
            step = () if prover.lets_go_on(state, index) else (words[index],)
            for rest in self.lines(prover.after(state, index), moves - prover.cost(state, index)).values():
                line = (*step, *rest)
                lines.setdefault(key_of_line(line), line)
            if len(lines) > MOST_LINES:
                raise TooManyLinesError
        return lines
