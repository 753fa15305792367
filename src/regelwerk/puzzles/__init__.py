"""Puzzles: positions with a task, found in games, proven move by move, made as small as can be. README.md is a map."""

from regelwerk.puzzles.attempt import PUZZLE_KEY, Attempt
from regelwerk.puzzles.checking import faults
from regelwerk.puzzles.finding import Found, find
from regelwerk.puzzles.library import UnknownPuzzleError, by_name, from_file, of_the_day, shipped
from regelwerk.puzzles.proof import proof_lines
from regelwerk.puzzles.prover import ProofTooLargeError, Prover
from regelwerk.puzzles.puzzle import Puzzle, read

__all__ = [
    "PUZZLE_KEY", "Attempt", "Found", "ProofTooLargeError", "Prover", "Puzzle", "UnknownPuzzleError", "by_name",
    "faults", "find", "from_file", "of_the_day", "proof_lines", "read", "shipped",
]  # fmt: skip
