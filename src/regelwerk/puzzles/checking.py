"""Whether a puzzle is what its file says: everything is proven anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.puzzles import figure_text
from regelwerk.puzzles.finding import NAMES, Proof, is_easy, is_same, task_of
from regelwerk.puzzles.lines import LineFinder, Lines, TooManyLinesError, key_of_line
from regelwerk.puzzles.openings import opening_of
from regelwerk.puzzles.position_text import TASK as HEADING
from regelwerk.puzzles.position_text import PositionText
from regelwerk.puzzles.position_text import read as take_apart
from regelwerk.puzzles.prover import ATTACK, HOLD, SCORE, SURVIVE, WIN, ProofTooLargeError
from regelwerk.puzzles.puzzle import STEP, Puzzle

TOO_LARGE: Final = "too-large"
NO_SOLUTION: Final = "no-solution"
DEPTH: Final = "depth"
SOLUTIONS: Final = "solutions"
TASK: Final = "task"
EASY: Final = "easy"
NOT_MINIMAL: Final = "not-minimal"
FAULTS: Final = (TOO_LARGE, NO_SOLUTION, DEPTH, SOLUTIONS, TASK, EASY, NOT_MINIMAL)


def faults(puzzle: Puzzle, minimal: bool = True) -> list[str]:
    """What is wrong with a puzzle, of `FAULTS`; empty if all of it is proven.

    minimal  whether it is also tried what can be left out, which takes the longest
    """
    game = puzzle.start()
    prover = puzzle.prover(game)
    try:
        depth = prover.depth(game.state)
        if depth < 0:
            return [NO_SOLUTION]
        lines = LineFinder(prover, puzzle.scene.seats).lines(game.state, depth)
        task = task_of(prover, game.state, depth)
    except ProofTooLargeError:
        return [TOO_LARGE]
    except TooManyLinesError:
        return [SOLUTIONS]
    found = [DEPTH] if depth != puzzle.depth else []
    if set(lines) != {key_of_line(tuple(line.split(STEP))) for line in puzzle.solutions}:
        found.append(SOLUTIONS)
    if task != puzzle.task:
        found.append(TASK)
    position = position_of(puzzle)
    if is_easy(position, depth):
        found.append(EASY)
    if minimal and not is_minimal(position, depth, lines):
        found.append(NOT_MINIMAL)
    return found


def position_of(puzzle: Puzzle) -> PositionText:
    """The position of a puzzle, to be taken apart."""
    scenes = puzzle.scene.scene_game
    state = puzzle.scene.start().state
    position = take_apart(scenes.write(state, puzzle.scene.title, puzzle.scene.seats or NAMES))
    if puzzle.task in (WIN, ATTACK):
        return position
    if puzzle.task in (SCORE, HOLD):  # the figures get their names back
        return figure_text.opened(position, puzzle.scene.seats[puzzle.solver], WIN if puzzle.task == SCORE else SURVIVE)
    return replace(position, head=(*position.head, f"{HEADING} {puzzle.task}"))


def is_minimal(position: PositionText, depth: int, lines: Lines) -> bool:
    """Whether nothing can be left out without changing the solutions."""
    proof = Proof(depth, lines)
    return not any(is_same(smaller, proof) for smaller in opening_of(position).smaller(position))
