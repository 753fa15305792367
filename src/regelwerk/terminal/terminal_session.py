"""One game at the table: whose question it is, who answers it, and what each is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from regelwerk import game_registry
from regelwerk.kernel.decision import IllegalActionError, Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.match import Match
from regelwerk.kernel.pacing import option_cards
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.log_entries import Reasoned
from regelwerk.kernel.presentation.pass_and_undo import (
    STEP,
    PassPlan,
    PassVerdict,
    UndoStep,
    passed,
    revealed_to_any,
    steps_back,
)
from regelwerk.kernel.presentation.text import rule_title
from regelwerk.kernel.ruleset import CONCEDE
from regelwerk.kernel.undo import secret_shown
from regelwerk.players import Player
from regelwerk.players.driver import choose_option
from regelwerk.players.last_moment import tried
from regelwerk.players.resignation import Resignation
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import InputInterrupted, LineInput
from regelwerk.terminal.screen import Line, Screen

if TYPE_CHECKING:
    from regelwerk.terminal.command_loop import CommandLoop

NOT_YET = -2
"""From a table: what was named in advance is not for this question, but may be for one that comes after it."""
YES: Final = ("yes", "y", "ja", "j")
MAX_AUTO_PASSES = 2000
"""So many of a seat's questions may be passed in a row without its being asked; a guard against an endless wait."""


@dataclass
class SeatPlayer:
    """Who sits in a seat.

    name              what the others call it
    player            the computer player, None for a person
    stops             where the person is asked besides, wherever he can do anything
    auto              whether the rest is passed for him
    full              whether he is asked wherever he can do anything
    always, never     codes of cards that he is always asked about, or not asked for
    ignored           in which turn he does not want to be asked for which other cards
    pass_until        what a long pass goes on until ("" for none), and the turn it began in
    events_shown      how many events he has been shown
    last_display_key  what the table looked like when he was last shown it
    asks              whether he is asked before a turn ends in which something is left undone
    asked             the turn in which he has been asked that
    resignation       what a computer player has thought of its chances
    tells             whether everybody is told what a computer player weighs
    """

    name: str
    player: Player | None = None
    stops: set[str] = field(default_factory=set)
    auto: bool = True
    full: bool = False
    always: set[str] = field(default_factory=set)
    never: set[str] = field(default_factory=set)
    ignored: tuple[int, frozenset[str]] = (-1, frozenset())
    pass_until: str = ""
    pass_since_turn: int = 0
    events_shown: int = 0
    last_display_key: str = ""
    asks: bool = True
    asked: str = ""
    resignation: Resignation = field(default_factory=Resignation)
    tells: bool = False

    def ignore(self, turn: int, codes: Iterable[str]) -> None:
        """Don't ask for these cards again in that turn."""
        known = self.ignored[1] if self.ignored[0] == turn else frozenset()
        self.ignored = (turn, known | frozenset(codes))

    def plan(self, turn: int) -> PassPlan:
        """Where he is asked in that turn."""
        never = self.never | self.ignored[1] if self.ignored[0] == turn else self.never
        return PassPlan(
            self.auto, self.stops, self.pass_until, self.pass_since_turn, self.full, always=self.always, never=never
        )


@dataclass
class UndoPoint(UndoStep):
    """A decision made by a person, or for him, that can be taken back, and how many events he had seen then."""

    events_shown: int = 0


def because(reason: Reasoned, presenter: GamePresenter) -> str:
    """A reason in one line, with its rule."""
    return f"{reason.text}  [{rule_title(presenter.book, reason.rule, presenter.lang)}]"


class LeaveGame(Exception):
    """The person wants to leave the game as it stands."""


def patient_line(typing: LineInput, screen: Screen, prompt: str) -> str:
    """The next line. Ctrl-C or Ctrl-D must not cost anybody a game: only the second in a row raises LeaveGame."""
    halted = False
    while True:
        try:
            return typing.line(prompt)
        except InputInterrupted:
            if halted:
                raise LeaveGame from None
            halted = True
            screen.line(translate("halted"))


def confirm(typing: LineInput, question: str) -> bool:
    """Ask for a yes. Whoever breaks off has not said it."""
    try:
        answer = typing.line(f"{question} ({translate('yes')}/{translate('no')}) ")
    except InputInterrupted:
        return False
    return answer.casefold() in YES


class TerminalSession:
    """A game being played at this terminal.

    show_hints  whether the hints of the first screen are still to be shown
    picks       what has been picked of the open choice of several, in the order of picking
    several whether the line that is being followed has named several things
    match            the match of which it is a game, None for a game by itself
    is_open_table    whether all may see all (a position that is looked into together): nothing is hidden between turns
    resume_command   with which a saved game is gone on with
    reasons   codes of the cards because of which the person is asked, of their options `because`
    held_step  the step before which a person is asked whatever is set: he has come back to it
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
        self.resume_command = "replay resume"
        self.match: Match | None = None
        self.reasons: list[str] = []
        self.because: Sequence[int] = ()
        self.held_step = -1

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
            self.next_question(self.game.decision.seat, answers)
        self.end()

    def next_question(self, seat: int, answers: CommandLoop) -> None:
        """Have the open question answered: by a computer player, by what the person said before, or by the person."""
        player = self.sitters[seat].player
        if player is not None:
            self.let_play(seat, player)
            return
        presenter = self.presenter(seat)
        if self.try_auto_answer(seat, presenter):
            return
        self.hand_over_screen(seat)
        self.show(seat, presenter)
        answers.read_answer(seat, presenter)

    def let_play(self, seat: int, player: Player) -> None:
        """A computer player answers, or gives up a game of two."""
        state = self.game.state
        turn = self.game.ruleset.turn(state)[0]
        option = choose_option(self.game.ruleset, state, player)
        if self.sitters[seat].tells:
            self.tell_thoughts(seat, player)
        if state.seats == 2 and self.sitters[seat].resignation.hears(turn, player.outlook):
            self.game.perform(seat, CONCEDE)
        else:
            self.game.apply(option)

    def tell_thoughts(self, seat: int, player: Player) -> None:
        """What a computer player has weighed."""
        from regelwerk.coach import thinking_line, thoughts  # only where it is asked for: a first game starts sooner

        ideas = thoughts(self.game, player.considered, translate.lang, self.names(-1))
        if ideas:
            self.screen.line([(thinking_line(self.sitters[seat].name, ideas, translate.lang), "quiet")])

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
        verdict = self.verdict(seat, presenter)
        if verdict.option < 0 or self.auto_pass_count > MAX_AUTO_PASSES:
            self.auto_pass_count = 0
            return False
        self.auto_pass_count += 1
        if presenter.is_own_main_step() and not sitter.pass_until:
            self.notice = translate(
                "auto-passed",
                turn=str(presenter.turn_number()),
                stop=self.package.stop_name(presenter.stop_key(), translate.lang),
            )
        self.note_undo_point(seat, presenter, True)
        self.game.apply(verdict.option)
        return True

    def verdict(self, seat: int, presenter: GamePresenter) -> PassVerdict:
        """Whether the open question is passed for the person, and why he is asked if he is."""
        rule, sitter = self.package.stop_rule, self.sitters[seat]
        if len(self.game.steps) == self.held_step:
            return PassVerdict(-1, "")
        verdict = passed(presenter, sitter.plan(presenter.turn_number()), rule, partial(tried, rule, self.game))
        sitter.pass_until = verdict.until
        self.because = verdict.because
        self.reasons = option_cards(rule, self.game.state, verdict.because)
        return verdict

    def note_undo_point(self, seat: int, presenter: GamePresenter, auto: bool) -> None:
        """The game can be taken back to here."""
        decision = self.game.decision
        assert decision is not None
        checkpoint, seen = self.game.checkpoint(), self.sitters[seat].events_shown
        turn = -1 if auto else presenter.turn_number()
        announcing = not auto and presenter.is_announcing()
        self.undo_points.append(UndoPoint(seat, decision.number, auto, announcing, turn, checkpoint, events_shown=seen))

    def may_continue_command(self, seat: int, presenter: GamePresenter) -> bool:
        """Whether this question may belong to what was begun with an order; the table knows whether it does."""
        return presenter.draft is not None or self.last_manual_seat() == seat

    def last_manual_seat(self) -> int:
        """Who answered a question himself last, -1 if nobody has."""
        return next((point.seat for point in reversed(self.undo_points) if not point.auto), -1)

    def answer(self, seat: int, presenter: GamePresenter, index: int) -> None:
        """Answer the open question; it can be taken back to here. Of several things a whole set is told."""
        draft = presenter.draft
        if draft is not None:
            self.auto_pass_count = 0
            if index < len(presenter.shown):
                self.picks = draft.toggled(presenter.shown[index]).picks
                return
        self.note_undo_point(seat, presenter, False)
        self.auto_pass_count = 0
        self.picks = []
        for step in draft.steps() if draft is not None else [index]:
            self.give(step)

    def give(self, answer: Option | int) -> None:
        """A person's answer, as an option or by its index."""
        self.game.apply(answer)

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
        """The next line; see `patient_line`."""
        return patient_line(self.typing, self.screen, prompt)

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
        if self.because:
            what = presenter.wordings()[self.because[0]]
            self.screen.line([("  " + translate("stop-why", what=what), "quiet")])
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

    def why_not_undoable(self, seat: int, to: str = STEP) -> str:
        """Why a seat can't go back there, one of `WAYS_BACK`: the key of a sentence, "" if it can."""
        back = steps_back(self.undo_points, seat, to, True)
        if back == 0:
            return "undo-others" if self.last_manual_seat() >= 0 else "undo-none"
        point = self.undo_points[-back]
        if self.is_open_table:
            return ""
        if self.last_manual_seat() not in (-1, seat):
            return "undo-others"
        assert point.checkpoint is not None
        out = revealed_to_any(self.game, point.checkpoint, [seat])
        if not out and any(
            secret_shown(self.game, point.checkpoint, other) for other in self.people() if other != seat
        ):
            out = "seen"  # an answer that was given in secret has been shown to another person
        return f"undo-{out}" if out else ""

    def undo(self, seat: int, to: str = STEP) -> None:
        """Take back to there, one of `WAYS_BACK`; the person is asked there, whatever is set."""
        seat = self.last_manual_seat() if self.is_open_table else seat
        back = steps_back(self.undo_points, seat, to, True)
        point = self.undo_points[-back]
        del self.undo_points[-back:]
        assert point.checkpoint is not None
        self.game.restore(point.checkpoint)
        self.held_step = len(self.game.steps)
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
