"""A puzzle: a scene with a task in its head, and what its proof has found."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import open_game
from regelwerk.kernel.scene import parser
from regelwerk.kernel.scene.scene import Scene, SceneGame
from regelwerk.kernel.scene.source_text import SceneFormatError, SourceText
from regelwerk.puzzles.prover import MOST_MOVES, TASKS, Prover, is_certain, prepared, solver_of

PROOF_LIMIT: Final = 60_000
"""So many positions the proof of a puzzle may look at."""
ROWS: Final = ("allies", "creatures", "figures", "hero_row")
"""The rows of a seat's view in which stands what can act, in the games that have puzzles; a hero last."""
STEP: Final = "; "
LINE: Final = " | "


@dataclass(frozen=True)
class Puzzle:
    """A puzzle that has been read.

    name       of its file, without the ending
    scene      the position
    task       one of `TASKS`
    depth      the fewest moves of the solver that do it
    solutions  every line of that many moves, in the words of the table in English; lines that differ only in order are
               one
    origin     the game it comes from: seeds, decks, players, turn
    """

    name: str
    scene: Scene
    task: str
    depth: int
    solutions: tuple[str, ...]
    origin: str

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.scene.scene_game.name

    @property
    def solver(self) -> int:
        """The seat that has the task."""
        begun = self.scene.start()
        return solver_of(begun.ruleset, begun.state, self.task)

    def start(self) -> Game:
        """The position as a game, with a record of its own; nothing can be drawn by chance."""
        begun = self.scene.start()
        return open_game(begun.ruleset, prepared(begun.state))

    @cached_property
    def front(self) -> str:
        """The code of the first card or figure that the solver has in front, else in hand, "" if there is none."""
        begun = self.scene.start()
        seat = solver_of(begun.ruleset, begun.state, self.task)
        side = begun.ruleset.view(begun.state, seat)["seats"][seat]
        rows = [*(side.get(row, ()) for row in ROWS), side.get("hand", {}).get("cards", ())]
        return next((piece["face"]["code"] for row in rows for piece in row), "")

    def prover(self, game: Game) -> Prover:
        """What proves it. `game` is at the start of the puzzle."""
        return Prover(game.ruleset, game.state, PROOF_LIMIT, self.task)


def find_game(name: str) -> SceneGame | None:
    """The scenes of a game; None if there is no such game."""
    try:
        return game_registry.package(name or game_registry.FIRST).scenes
    except game_registry.UnknownGameError:
        return None


def read(text: str, name: str = "", path: str = "") -> Puzzle:
    """Read a puzzle. Raises SceneFormatError for what is no scene, has no task, or hides something that matters."""
    scene = parser.read(text, path, find_game)
    task = scene.heading("task")
    if task not in TASKS:
        raise at(scene, "task").problem(f"unknown task {task!r}; available: {', '.join(TASKS)}")
    depth = scene.heading("depth")
    if not depth.isdigit() or not 1 <= int(depth) <= MOST_MOVES:
        raise at(scene, "depth").problem(f"the depth is a number from 1 to {MOST_MOVES}")
    found = Puzzle(
        name, scene, task, int(depth), tuple(scene.heading("solutions").split(LINE)), scene.heading("origin")
    )
    begun = scene.start()
    solver = found.solver
    if begun.decision is None or begun.decision.seat != begun.ruleset.turn(begun.state)[1]:
        raise at(scene, "turn").problem("the player whose turn it is must be asked first")
    if not is_certain(begun.state, solver):
        raise at(scene, "task").problem("the other side has hidden cards: write `revealed` after them")
    return found


def at(scene: Scene, key: str) -> SourceText:
    """Where a heading stands; the beginning of the file if it is missing."""
    found = scene.headings.get(key) or scene.headings["scene"]
    return found.value


__all__ = ["LINE", "PROOF_LIMIT", "STEP", "Puzzle", "SceneFormatError", "find_game", "read"]
