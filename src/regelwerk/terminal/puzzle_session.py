"""A puzzle at the terminal: the other side answers from the proof, wrong moves are refuted and taken back."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.pass_and_undo import PassVerdict
from regelwerk.puzzles import Attempt, Puzzle
from regelwerk.puzzles.prover import HOLD, SCORE
from regelwerk.terminal.command_loop import CommandLoop
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import LeaveGame, SeatPlayer, TerminalSession

GIVING_UP: Final = ("solution", "lösung", "loesung", "give up", "aufgeben", "concede", "proof", "beweis")


class PuzzleCommands(CommandLoop):
    """What can be typed in a puzzle: as at any table, a hint from the proof, and the solution."""

    def __init__(self, session: PuzzleSession) -> None:
        super().__init__(session)
        self.puzzle_session = session
        self.commands["hint"] = self.hint

    def hint(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """A move that is right, in words that can be typed."""
        good = self.puzzle_session.attempt.right_option(self.puzzle_session.game.state)
        self.screen.line(translate("puzzle-hint", command=presenter.wordings()[good]))
        return False

    def execute(self, seat: int, presenter: GamePresenter, line: str) -> bool:
        if line.strip().casefold() in GIVING_UP:
            self.puzzle_session.show_proof()
            raise LeaveGame
        return super().execute(seat, presenter, line)


class PuzzleSession(TerminalSession):
    """A puzzle being solved.

    solved  whether the task has been done
    """

    def __init__(self, puzzle: Puzzle, screen: Screen, typing: LineInput) -> None:
        game = puzzle.start()
        sitters = [SeatPlayer(name) for name in puzzle.scene.seats]
        super().__init__(game, sitters, screen, typing)
        self.puzzle = puzzle
        self.attempt = Attempt(puzzle, puzzle.scene.seats)
        self.show_hints = False
        self.is_open_table = True
        self.solved = False
        for sitter in self.sitters:
            sitter.auto = False
            sitter.asks = False

    def names(self, reader: int) -> list[str]:
        return [sitter.name for sitter in self.sitters]

    def hot_seat(self) -> bool:
        return False

    def play(self) -> None:
        name = self.sitters[self.attempt.solver].name
        self.screen.line([(translate(f"puzzle-task-{self.puzzle.task}", name=name), "heading")])
        about = "puzzle-about-score" if self.puzzle.task in (SCORE, HOLD) else "puzzle-about"
        self.screen.line([(translate(about, depth=self.puzzle.depth), "quiet")])
        answers = PuzzleCommands(self)
        while self.game.decision is not None and self.attempt.is_open(self.game.state):
            self.next_question(self.game.decision.seat, answers)
        self.end()
        self.solved = self.attempt.is_solved(self.game.state)
        if self.solved:
            self.screen.line([(translate("puzzle-solved"), "accent")])
            self.show_proof()

    def next_question(self, seat: int, answers: CommandLoop) -> None:
        unasked = self.attempt.unasked(self.game.state)
        if unasked >= 0:
            self.attempt.apply(self.game, unasked)
        else:
            super().next_question(seat, answers)

    def verdict(self, seat: int, presenter: GamePresenter) -> PassVerdict:
        """Nothing is passed unasked: also what ends the turn is a move that may be wrong."""
        self.sitters[seat].pass_until = ""
        return PassVerdict(-1, "")

    def give(self, answer: Option | int) -> None:
        """A right move is made. A wrong one is not: it is said what refutes it."""
        decision = self.game.decision
        assert decision is not None
        index = (
            answer
            if isinstance(answer, int)
            else next(number for number, option in enumerate(decision.options) if option.is_same_as(answer))
        )
        after = self.attempt.prover.after(self.game.state, index)
        if self.attempt.is_right(after):
            self.attempt.apply(self.game, index)
            return
        self.undo_points.pop()
        self.pending_targets, self.pending_x, self.several, self.picks = [], -1, False, []
        self.screen.line()
        objection = self.attempt.objection(after, translate.lang)
        if not objection.line:
            self.screen.line([(translate(f"puzzle-{objection.kind}"), "name")])
            return
        said = "; ".join(f"{self.sitters[seat].name}: {words}" for seat, words in objection.line)
        self.screen.line([(translate(f"puzzle-{objection.kind}", line=said), "name")], 2)

    def show_proof(self) -> None:
        """The solutions, and the first of them with every answer."""
        lines = self.attempt.solutions(translate.lang)
        self.screen.line()
        self.screen.line([(translate("puzzle-solutions", count=len(lines)), "heading")])
        for number, line in enumerate(lines, 1):
            self.screen.line(f"  {number}. {'; '.join(line)}", 5)
        self.screen.line([(translate("puzzle-proof"), "heading")])
        for indent, seat, words in self.attempt.proof(translate.lang):
            self.screen.line(f"  {'  ' * indent}{self.sitters[seat].name}: {words}", 4)
