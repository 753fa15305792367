"""A room's puzzle as a worker has it: the other side answers from the proof, wrong answers are refuted, not given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from regelwerk import puzzles
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import fingerprint, header_of
from regelwerk.kernel.persistence.replay_format import draws_of
from regelwerk.kernel.presentation.pass_and_undo import PassVerdict, UndoStep
from regelwerk.kernel.state import State
from regelwerk.puzzles import PUZZLE_KEY, Attempt, Puzzle
from regelwerk.server.i18n import translate
from regelwerk.server.schema.common import ProofStep, PuzzleState
from regelwerk.server.worker.commands import ApplyOption, ChooseOption, CommandFailed, LoadGame
from regelwerk.server.worker.game_session import GameSession
from regelwerk.server.worker.messages import Reply
from regelwerk.server.worker.reader_commands import GamePrepared, PrepareGame
from regelwerk.server.worker.seat_pacing import IS_ASKED, SeatPacing
from regelwerk.server.worker.seats import SeatConfig
from regelwerk.server.worker.set_choices import drafted
from regelwerk.server.worker.values import StoredStep
from regelwerk.server.worker.view_renderer import StateBody, ViewRenderer

HINT: Final = "hint"
SOLUTION: Final = "solution"
MOST: Final = 200
"""So many answers belong to one move of the solution at the most."""


def prepare_puzzle(command: PrepareGame) -> Reply:
    """The setup of a puzzle, which names it."""
    try:
        puzzle = puzzles.by_name(command.options[PUZZLE_KEY])
    except puzzles.UnknownPuzzleError as unknown:
        return CommandFailed("bad", [], str(unknown))
    game = puzzle.start()
    setup = {**(game.setup or {}), "seed": command.seed, PUZZLE_KEY: puzzle.name}
    header = header_of(game.ruleset, setup, game.state)
    return GamePrepared(setup, header, draws_of(game.opening_draws), fingerprint(game.ruleset))


def resumed_puzzle(command: LoadGame) -> PuzzleGameSession:
    """The puzzle's session after all entries of its record. Raises IllegalActionError, ValueError."""
    puzzle = puzzles.by_name(str(command.setup[PUZZLE_KEY]))
    session = PuzzleGameSession(command.room, puzzle, started(puzzle, command.setup), command.chairs)
    for entry in command.entries:
        session.follow(entry)
    return session


def started(puzzle: Puzzle, setup: dict[str, object] | None) -> Game:
    """The puzzle's position as a game of a room; nothing can be drawn by chance."""
    return Game(puzzle.scene.start().ruleset, puzzle.start().state, setup)


class AlwaysAsked(SeatPacing):
    """In a puzzle nothing is passed unasked: also what ends the turn is an answer that may be wrong."""

    def verdict(self) -> PassVerdict:
        return IS_ASKED

    def is_pass(self, index: int) -> bool:
        return False


class PuzzleGameSession(GameSession):
    """One room's puzzle.

    wrong   whether the last answer was wrong, and so not given
    held    where it would have led; None where chance decides
    hint    the option that a hint has named for the open question, -1 for none
    shown   whether the solution has been asked for
    """

    def __init__(self, room: str, puzzle: Puzzle, game: Game, chairs: Sequence[SeatConfig]) -> None:
        super().__init__(room, game, chairs)
        self.puzzle = puzzle
        self.pacing = AlwaysAsked(self)
        self.attempt = Attempt(puzzle, self.names())
        self.wrong = False
        self.held: State | None = None
        self.hint = -1
        self.shown = False

    def follow(self, entry: StoredStep) -> None:
        """An entry of the record. The solver answers by himself but in the solution. Raises IllegalActionError."""
        decision = self.game.decision
        if entry.act:
            self.game.perform(entry.seat, entry.act)
        else:
            self.shown |= entry.auto and self.is_for_solver() and self.attempt.unasked(self.game.state) < 0
            self.attempt.apply(self.game, entry.index)
        turn = -1 if decision is None else self.rules.turn(self.game.state)[0]
        self.undo_points.append(UndoStep(entry.seat, entry.number, entry.auto, False, turn, None))

    # ------------------------------------------------------------------- playing on

    def is_for_solver(self) -> bool:
        """Whether the solver is asked."""
        decision = self.game.decision
        return decision is not None and decision.seat == self.attempt.solver

    def answer(self, index: int, auto: bool) -> StoredStep:
        self.forget()
        self.attempt.let_fall(self.game.state, index)
        return super().answer(index, auto)

    def forget(self) -> None:
        """What was said to the last answer, and hinted at, is over."""
        self.wrong, self.held, self.hint = False, None, -1

    def is_held(self, command: ApplyOption) -> bool:
        """A wrong answer is never given, whatever a client insists on; one that is not possible is refused as ever."""
        if not self.is_for_solver() or not self.attempt.is_open(self.game.state):
            return False
        try:
            after = self.position_after(command)
        except IllegalActionError:
            return False
        self.forget()
        self.wrong = not self.attempt.is_right(after)
        self.held = after if self.wrong else None
        return self.wrong

    def position_after(self, command: ApplyOption) -> State | None:
        """Where an answer leads; None where chance would decide. Raises IllegalActionError."""
        state: State | None = self.game.state
        if command.picks is None:
            decision = self.game.decision
            if decision is None or not 0 <= command.option < len(decision.options):
                raise IllegalActionError([])
            return self.attempt.prover.after(self.game.state, command.option)
        for step in drafted(self, command.picks).steps():
            if state is None or state.decision is None:
                return state
            index = next(i for i, option in enumerate(state.decision.options) if option.is_same_as(step))
            state = self.attempt.prover.after(state, index)
        return state

    def read_on(self) -> None:
        self.forget()

    def wish(self, what: str) -> list[StoredStep]:
        if not what or not self.is_for_solver() or not self.attempt.is_open(self.game.state):
            return []
        self.forget()
        if what == HINT:
            self.hint = self.attempt.right_option(self.game.state)
        elif what == SOLUTION:
            self.shown = True
        else:
            return self.solution_move()
        return []

    def solution_move(self) -> list[StoredStep]:
        """One move of the solution, with all that leads to it and belongs to it."""
        self.shown = True
        found: list[StoredStep] = []
        moved = 0
        while self.attempt.is_open(self.game.state) and len(found) < MOST:
            index = self.attempt.unasked(self.game.state)
            if index < 0:
                if moved and self.rules.is_quiescent(self.game.state):
                    break
                index = self.attempt.right_option(self.game.state)
                moved += self.attempt.prover.cost(self.game.state, index)
            found.append(self.answer(index, True))
        return found

    def run(self) -> list[StoredStep]:
        """What needs no solver. Who has survived has won: the other side gives up."""
        found = super().run()
        if self.attempt.is_solved(self.game.state) and self.game.result is None:
            found.append(self.act(self.attempt.prover.active, "concede", True))
        return found

    def automatic_option(self) -> int:
        return self.attempt.unasked(self.game.state)

    def think(self) -> ChooseOption | None:
        return None

    def truncate(self, to: int, careful: bool) -> None:
        super().truncate(to, careful)
        self.forget()

    def replay_to(self, keep: int) -> None:
        steps = self.game.steps[:keep]
        game = started(self.puzzle, self.game.setup)
        for step in steps:
            if step.act:
                game.perform(step.seat, step.act)
            else:
                self.attempt.apply(game, step.index)
        self.game = game

    # ------------------------------------------------------------------- updates

    def body(self, reader: ViewRenderer) -> StateBody:
        body = super().body(reader)
        if reader.seat != self.attempt.solver:
            return body
        return msgspec.structs.replace(body, puzzle=self.info(reader.lang))

    def info(self, lang: str) -> PuzzleState:
        """Where the puzzle stands, for the solver. Solutions and proof only when it is over, or they were asked for."""
        solved = self.attempt.is_solved(self.game.state)
        told = self.shown or solved or self.game.result is not None
        return PuzzleState(
            puzzle=self.puzzle.name,
            task=translate(lang, f"puzzle-task-{self.puzzle.task}"),
            depth=self.puzzle.depth,
            left=max(0, self.attempt.left(self.game.state)),
            status="solved" if solved else "open" if self.game.result is None else "failed",
            shown=self.shown,
            held=self.said(lang) if self.wrong else "",
            hint=self.hint,
            solutions=[list(line) for line in self.attempt.solutions(lang)] if told else [],
            proof=[ProofStep(indent, self.called(seat), words) for indent, seat, words in self.attempt.proof(lang)]
            if told
            else [],
        )

    def said(self, lang: str) -> str:
        """What is said to the answer that was not given."""
        objection = self.attempt.objection(self.held, lang)
        line = "; ".join(f"{self.called(seat)}: {words}".removeprefix(": ") for seat, words in objection.line)
        return translate(lang, f"puzzle-{objection.kind}", line=line)

    def called(self, seat: int) -> str:
        """What somebody is called in a line of moves; the solver's own moves need no name."""
        return "" if seat == self.attempt.solver else self.names()[seat]
