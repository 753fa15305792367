"""One game at the table: whose question it is, who answers it, and what each is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from regelwerk import game_registry
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.log_entries import Reasoned
from regelwerk.kernel.presentation.pass_and_undo import (
    ANNOUNCEMENT,
    STEP,
    PassPlan,
    UndoStep,
    passed,
    revealed_to_any,
    steps_back,
)
from regelwerk.kernel.presentation.text import rule_title
from regelwerk.kernel.undo import secret_shown
from regelwerk.players import Player
from regelwerk.players.driver import choose_option
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import InputInterrupted, LineInput
from regelwerk.terminal.screen import Line, Screen

NOT_YET = -2
"""From a table: what was named in advance is not for this question, but may be for one that comes after it."""
MAX_AUTO_PASSES = 2000
"""So many of a seat's questions may be passed in a row without its being asked; a guard against an endless wait."""


@dataclass
class SeatPlayer:
    """Who sits in a seat.

    name              what the others call it
    player            the computer player, None for a person
    stops             where the person is asked even with nothing of his own going on
    auto              whether the rest is passed for him
    pass_until        what a long pass goes on until ("" for none), and the turn it began in
    events_shown      how many events he has been shown
    last_display_key  what the table looked like when he was last shown it
    asks              whether he is asked before a turn ends in which something is left undone
    asked             the turn in which he has been asked that
    """

    name: str
    player: Player | None = None
    stops: set[str] = field(default_factory=set)
    auto: bool = True
    pass_until: str = ""
    pass_since_turn: int = 0
    events_shown: int = 0
    last_display_key: str = ""
    asks: bool = True
    asked: str = ""


@dataclass
class UndoPoint(UndoStep):
    """A decision of a person's that can be taken back, and how many events he had seen then."""

    events_shown: int = 0


def because(reason: Reasoned, presenter: GamePresenter) -> str:
    """A reason in one line, with its rule."""
    return f"{reason.text}  [{rule_title(presenter.book, reason.rule, presenter.lang)}]"


class LeaveGame(Exception):
    """The person wants to leave the game as it stands."""


class TerminalSession:
    """A game being played at this terminal.

    show_hints  whether the hints of the first screen are still to be shown
    picks       what has been picked of the open choice of several, in the order of picking
    several whether the line that is being followed has named several things
    is_open_table    whether all may see all (a position that is looked into together): nothing is hidden between turns
    """

    def __init__(self, game: Game, sitters: Sequence[SeatPlayer], screen: Screen, typing: LineInput) -> None:
        self.game = game
        self.sitters = list(sitters)
        self.screen = screen
        self.typing = typing
        self.package = game_registry.package(game.ruleset.name)
        self.undo_points: list[UndoPoint] = []
        self.facing_seat = -1
        self.pending_targets: list[str] = []
        self.pending_x = -1
        self.picks: list[int] = []
        self.several = False
        self.auto_pass_count = 0
        self.notice = ""
        self.show_hints = True
        self.is_open_table = False
        for sitter in self.sitters:
            if sitter.player is None and not sitter.stops:
                sitter.stops = set(self.package.usual_stops)

    # ------------------------------------------------------------------- seats

    def people(self) -> list[int]:
        """The seats with a person in them."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.player is None]

    def hot_seat(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.people()) > 1

    def names(self, reader: int) -> list[str]:
        """What the seats are called when that seat reads: alone, the reader is "you"."""
        return [
            "" if seat == reader and not self.hot_seat() else sitter.name for seat, sitter in enumerate(self.sitters)
        ]

    def presenter(self, seat: int) -> GamePresenter:
        """The game in words, as that seat sees it now."""
        presenter = self.package.presenter(self.game, seat, translate.lang, self.names(seat), self.screen.width)
        presenter.collect(self.picks)
        return presenter

    # -------------------------------------------------------------------- play

    def play(self) -> None:
        """Go on to the end of the game, or until somebody leaves (raises LeaveGame, or EndOfInput when input ends)."""
        from regelwerk.terminal.command_loop import CommandLoop  # it needs this module's classes

        answers = CommandLoop(self)
        while self.game.decision is not None:
            seat = self.game.decision.seat
            player = self.sitters[seat].player
            if player is not None:
                self.game.apply(choose_option(self.game.ruleset, self.game.state, player))
                continue
            presenter = self.presenter(seat)
            if self.try_auto_answer(seat, presenter):
                continue
            self.hand_over_screen(seat)
            self.show(seat, presenter)
            answers.read_answer(seat, presenter)
        self.end()

    def try_auto_answer(self, seat: int, presenter: GamePresenter) -> bool:
        """Whether the question was answered by what the person said before: a long pass, targets named with a card."""
        sitter = self.sitters[seat]
        if self.pending_targets or self.pending_x >= 0 or self.several:
            index = (
                presenter.continue_command(self.pending_targets, self.pending_x)
                if self.may_continue_command(seat, presenter)
                else -1
            )
            if index >= 0:
                self.answer(seat, presenter, index)
                return True
            if index == NOT_YET:
                return False
            if self.pending_targets:
                reasons = presenter.explained(self.pending_targets[0])[0] if presenter.draft is not None else []
                self.notice = (
                    because(reasons[0], presenter) if reasons else translate("no-name", name=self.pending_targets[0])
                )
            self.pending_targets, self.pending_x, self.several = [], -1, False
        plan = PassPlan(sitter.auto, sitter.stops, sitter.pass_until, sitter.pass_since_turn, sitter.auto)
        passing, sitter.pass_until = passed(presenter, plan)
        if passing < 0 or self.auto_pass_count > MAX_AUTO_PASSES:
            self.auto_pass_count = 0
            return False
        self.auto_pass_count += 1
        if presenter.is_own_main_step() and not sitter.pass_until:
            key = "auto-passed" if presenter.can_only_pass() or presenter.stop_key() in sitter.stops else "auto-unasked"
            self.notice = translate(
                key,
                turn=str(presenter.turn_number()),
                stop=self.package.stop_name(presenter.stop_key(), translate.lang),
            )
        self.game.apply(passing)
        return True

    def may_continue_command(self, seat: int, presenter: GamePresenter) -> bool:
        """Whether this question may belong to what was begun with an order; the table knows whether it does."""
        return presenter.draft is not None or (bool(self.undo_points) and self.undo_points[-1].seat == seat)

    def answer(self, seat: int, presenter: GamePresenter, index: int) -> None:
        """Answer the open question; it can be taken back to here. Of several things a whole set is told."""
        draft = presenter.draft
        if draft is not None:
            self.auto_pass_count = 0
            if index < len(presenter.shown):
                self.picks = draft.toggled(presenter.shown[index]).picks
                return
        number = int(presenter.to_data()["decision"]["number"])
        checkpoint, seen = self.game.checkpoint(), self.sitters[seat].events_shown
        self.undo_points.append(
            UndoPoint(
                seat, number, False, presenter.is_announcing(), presenter.turn_number(), checkpoint, events_shown=seen
            )
        )
        self.auto_pass_count = 0
        self.picks = []
        for step in draft.steps() if draft is not None else [index]:
            self.game.apply(step)

    # -------------------------------------------------------------------- show

    def hand_over_screen(self, seat: int) -> None:
        """Several people at one keyboard: hide what the last one saw, and wait for the next one to sit down."""
        if not self.hot_seat() or self.facing_seat == seat:
            self.facing_seat = seat
            return
        if self.is_open_table:
            self.facing_seat = seat
            self.screen.line()
            self.screen.rule(translate("hot-seat", name=self.sitters[seat].name))
            return
        if self.facing_seat >= 0 or self.screen.plain is False:
            self.screen.clear(40)
        self.screen.rule(translate("hot-seat", name=self.sitters[seat].name))
        self.read_line(translate("hot-seat-enter") + " ")
        self.facing_seat = seat
        self.sitters[seat].last_display_key = ""

    def read_line(self, prompt: str) -> str:
        """The next line. Ctrl-C or Ctrl-D must not cost anybody a game: only the second in a row raises LeaveGame."""
        halted = False
        while True:
            try:
                return self.typing.line(prompt)
            except InputInterrupted:
                if halted:
                    raise LeaveGame from None
                halted = True
                self.screen.line(translate("halted"))

    def show(self, seat: int, presenter: GamePresenter) -> None:
        """The news, then the table if it looks different now, then the question."""
        sitter = self.sitters[seat]
        if self.show_hints:
            self.show_hints = False
            self.screen.lines(presenter.hints(), 2)
        events = self.game.event_log[sitter.events_shown :]
        sitter.events_shown = len(self.game.event_log)
        news = presenter.summary_lines(events)
        if news:
            self.screen.line()
            self.screen.lines(news, 4)
        marks = presenter.display_key()
        if marks != sitter.last_display_key and not presenter.is_announcing() and presenter.turn_number() > 0:
            sitter.last_display_key = marks
            self.show_board(presenter)
        elif presenter.pass_option() >= 0:
            self.screen.line()
            self.screen.lines(presenter.compact_board(), 2)
        self.show_question(presenter)

    def show_board(self, presenter: GamePresenter) -> None:
        self.screen.line()
        self.screen.lines(presenter.board_lines(), 2)

    def show_question(self, presenter: GamePresenter) -> None:
        """What is asked, and the numbered options."""
        self.screen.line()
        if self.notice:
            self.screen.line([(self.notice, "quiet")])
            self.notice = ""
        self.screen.lines(presenter.question_lines(), 2)
        self.screen.lines(presenter.menu_lines(presenter.option_items()), 7)
        if presenter.draft is not None:
            self.screen.line([(translate("collect-hint" if not self.picks else "collect-more"), "quiet")])

    def end(self) -> None:
        """The last news, the table as it stands, and how it ended."""
        reader = self.people()[0] if self.people() else -1
        presenter = self.presenter(reader)
        if reader >= 0:
            seen = self.sitters[max(self.facing_seat, reader)].events_shown
            self.screen.line()
            self.screen.lines(presenter.summary_lines(self.game.event_log[seen:]), 4)
        self.screen.line()
        self.screen.lines(presenter.board_lines(), 2)
        self.screen.line()
        self.screen.lines(presenter.result_lines(), 2)

    # ---------------------------------------------------------------- take back

    def why_not_undoable(self, seat: int) -> str:
        """Why the last decision of that seat can't be taken back: the key of a sentence, "" if it can."""
        if not self.undo_points:
            return "undo-none"
        point = self.undo_points[-1]
        if self.is_open_table:
            return ""
        if point.seat != seat:
            return "undo-others"
        assert point.checkpoint is not None
        out = revealed_to_any(self.game, point.checkpoint, [seat])
        if not out and any(
            secret_shown(self.game, point.checkpoint, other) for other in self.people() if other != seat
        ):
            out = "seen"  # an answer that was given in secret has been shown to another person
        return f"undo-{out}" if out else ""

    def undo(self, whole: bool = False) -> None:
        """Take the last decision back; `whole`: all of an announcement, to before it began."""
        back = steps_back(self.undo_points, self.undo_points[-1].seat, ANNOUNCEMENT if whole else STEP, whole)
        point = self.undo_points[-back]
        del self.undo_points[-back:]
        assert point.checkpoint is not None
        self.game.restore(point.checkpoint)
        sitter = self.sitters[point.seat]
        sitter.events_shown = min(point.events_shown, len(self.game.event_log))
        sitter.pass_until = ""
        self.pending_targets, self.pending_x, self.several, self.picks = [], -1, False, []
        for other in self.sitters:
            other.events_shown = min(other.events_shown, len(self.game.event_log))

    def act(self, seat: int, verb: str) -> Sequence[Line]:
        """A table action; the reasons in words if it is refused."""
        try:
            self.game.perform(seat, verb)
        except IllegalActionError as refused:
            return self.presenter(seat).reason_lines(refused.reasons)
        self.undo_points.clear()
        self.picks = []
        return []
