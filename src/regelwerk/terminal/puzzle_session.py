"""A puzzle at the terminal: the other side answers from the proof, wrong moves are refuted and taken back."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.pass_and_undo import PassVerdict
from regelwerk.puzzles import Puzzle, proof_lines
from regelwerk.puzzles.lines import LineFinder
from regelwerk.puzzles.proof import refutation
from regelwerk.puzzles.prover import MOST_MOVES, OPEN, SOLVED
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
        session = self.puzzle_session
        prover, state = session.prover, session.game.state
        good = prover.winning(state, prover.depth(state))[0]
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
        self.prover = puzzle.prover(game)
        self.finder = LineFinder(self.prover, puzzle.scene.seats, translate.lang)
        self.begun = game.state.fork()
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
        name = self.sitters[self.prover.solver].name
        self.screen.line([(translate(f"puzzle-task-{self.puzzle.task}", name=name), "heading")])
        self.screen.line([(translate("puzzle-about", depth=self.puzzle.depth), "quiet")])
        answers = PuzzleCommands(self)
        while self.prover.outcome(self.game.state) == OPEN and self.game.decision is not None:
            self.next_question(self.game.decision.seat, answers)
        self.end()
        self.solved = self.prover.outcome(self.game.state) == SOLVED
        if self.solved:
            self.screen.line([(translate("puzzle-solved"), "accent")])
            self.show_proof()

    def next_question(self, seat: int, answers: CommandLoop) -> None:
        decision = self.game.decision
        assert decision is not None
        if len(decision.options) == 1 and not self.prover.cost(self.game.state, 0):
            self.game.apply(0)
        elif seat != self.prover.solver:
            self.game.apply(self.prover.hardest(self.game.state, MOST_MOVES))
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
        after = self.prover.after(self.game.state, index)
        if after is not None and self.prover.depth(after) >= 0:
            self.game.apply(index)
            return
        self.undo_points.pop()
        self.pending_targets, self.pending_x, self.several, self.picks = [], -1, False, []
        self.screen.line()
        if after is None:
            self.screen.line([(translate("puzzle-uncertain"), "name")])
            return
        against = refutation(self.finder, after)
        if not against:
            self.screen.line([(translate("puzzle-too-late"), "name")])
            return
        said = "; ".join(f"{self.sitters[seat].name}: {words}" for seat, words in against)
        self.screen.line([(translate("puzzle-wrong", line=said), "name")], 2)

    def show_proof(self) -> None:
        """The solutions, and the first of them with every answer."""
        state = self.begun
        depth = self.prover.depth(state)
        lines = self.finder.lines(state, depth)
        self.screen.line()
        self.screen.line([(translate("puzzle-solutions", count=len(lines)), "heading")])
        for number, line in enumerate(lines.values(), 1):
            self.screen.line(f"  {number}. {'; '.join(line)}", 5)
        self.screen.line([(translate("puzzle-proof"), "heading")])
        for indent, seat, words in proof_lines(self.finder, state, depth):
            self.screen.line(f"  {'  ' * indent}{self.sitters[seat].name}: {words}", 4)
