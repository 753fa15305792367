"""A proof to be read: the solver's moves, below each the answers of the others, and what refutes a wrong move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from regelwerk.kernel.state import State
from regelwerk.puzzles.lines import LineFinder
from regelwerk.puzzles.prover import MOST_MOVES, OPEN, SOLVED, Prover, key_of

MOST_LINES: Final = 80
"""A longer proof is cut off."""
HELPED: Final = 2_000
"""So many positions are looked at for a line that would do it if the others answered badly."""

ProofLine = tuple[int, int, str]
"""How deep it stands, whose answer it is, and what it is."""


def proof_lines(finder: LineFinder, state: State, depth: int) -> list[ProofLine]:
    """The proof from a position in which the task can be done in so many moves, cut off after `MOST_LINES`."""
    return list(islice(_proof(finder, state, depth, 0), MOST_LINES))


def _proof(finder: LineFinder, state: State | None, moves: int, indent: int) -> Iterator[ProofLine]:
    prover = finder.prover
    while (state := prover.settled(state)) is not None and prover.outcome(state) == OPEN:
        decision = state.decision
        assert decision is not None
        words = finder.wordings(state)
        if decision.seat == prover.solver:
            index = prover.winning(state, moves)[0]
            if not prover.lets_go_on(state, index):
                yield indent, decision.seat, words[index]
            moves -= prover.cost(state, index)
            state = prover.after(state, index)
            continue
        told: set[str] = set()
        for index, said in enumerate(words):
            if said not in told:
                told.add(said)
                yield indent + 1, decision.seat, said
                yield from _proof(finder, prover.after(state, index), moves, indent + 1)
        return


def refutation(finder: LineFinder, state: State | None) -> list[tuple[int, str]]:
    """What refutes a move: how the solver might have gone on, and the answer that spoils it, with the seats.

    Empty where nothing does it any more, whatever the others answer.
    """
    prover = finder.prover
    path = _helped(prover, state)
    found: list[tuple[int, str]] = []
    for at, index in path:
        decision = at.decision
        assert decision is not None
        words = finder.wordings(at)
        if decision.seat != prover.solver:
            answer = prover.hardest(at, MOST_MOVES)
            if prover.depth(prover.after(at, answer)) < 0:
                return [*found, (decision.seat, words[answer])]
        if not prover.lets_go_on(at, index):
            found.append((decision.seat, words[index]))
    return []


def _helped(prover: Prover, start: State | None) -> list[tuple[State, int]]:
    """A way to the goal on which the others help: positions with what is answered; empty if none is found."""
    seen: set[str] = set()

    def way(state: State | None) -> list[tuple[State, int]] | None:
        state = prover.settled(state)
        if state is None or (known := prover.outcome(state)) not in (OPEN, SOLVED):
            return None
        if known == SOLVED:
            return []
        key = key_of(prover.ruleset, state)
        if key in seen or len(seen) >= HELPED or state.decision is None:
            return None
        seen.add(key)
        for index in range(len(state.decision.options)):
            rest = way(prover.after(state, index))
            if rest is not None:
                return [(state, index), *rest]
        return None

    return way(start) or []
