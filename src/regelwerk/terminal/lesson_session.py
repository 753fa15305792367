"""A lesson at the terminal: the teacher's words between the table and the question, and what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk import players
from regelwerk.kernel.chance import derive
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.pass_and_undo import STEP
from regelwerk.lessons import PAUSED, FollowedStep, Guide, Lesson, Speech, follow
from regelwerk.lessons.opponent import LEVEL, slip
from regelwerk.terminal.command_loop import COMMAND_BY_NAME, CommandLoop
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import SeatPlayer, TerminalSession

PLAY_ON: Final = ("on", "weiter", "play on", "weiterspielen")


class LessonCommands(CommandLoop):
    """What can be typed in a lesson: as at any table, and `hint`."""

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session)
        self.lesson_session = session
        self.commands["hint"] = self.hint

    def hint(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """What the teacher waits for, in words that can be typed."""
        expected = self.lesson_session.guide.expected()
        offers = {offer.index: offer.command for offer in presenter.option_items()}
        listed = next((offers[index] for index in expected if index in offers), "")
        if listed:
            self.screen.line(translate("lesson-hint", command=listed))
        else:
            self.screen.line(translate("lesson-no-hint"))
        return False


class LessonSession(TerminalSession):
    """A lesson being played.

    said        what of the teacher has been shown
    led         whether the script was going on when the learner was last asked
    taken_back  whether a move has just been taken back
    """

    def __init__(
        self, lesson: Lesson, game: Game, screen: Screen, typing: LineInput, steps: Sequence[FollowedStep] = ()
    ) -> None:
        seed = (game.setup or {}).get("seed", 0)
        opponent = players.make(LEVEL, derive(seed if isinstance(seed, int) else 0, 1))
        learner = SeatPlayer(translate("player-number", number=1))
        super().__init__(game, [learner, SeatPlayer(lesson.seats[1], opponent)], screen, typing)
        self.lesson = lesson
        self.show_hints = False
        self.is_open_table = True  # nothing is at stake: everything may be taken back
        self.resume_command = "learn --continue"
        self.guide: Guide = follow(lesson, game, steps, self)
        self.said: tuple[Speech, ...] = ()
        self.led = True
        self.taken_back = False
        learner.auto = False
        learner.asks = False

    def carry_out(self, index: int) -> None:
        """What the script does unasked."""
        self.game.apply(index)

    def give(self, answer: Option | int) -> None:
        decision = self.game.decision
        assert decision is not None
        index = answer if isinstance(answer, int) else -1
        if isinstance(answer, Option):
            index = next(i for i, option in enumerate(decision.options) if option.is_same_as(answer))
        self.guide.answer(index, self.game.apply)
        self.said = ()

    # -------------------------------------------------------------------- play

    def play(self) -> None:
        if not self.game.steps:
            self.tell(self.lesson.aim)
            self.screen.line([(translate("lesson-begins", minutes=self.lesson.minutes), "quiet")])
        answers = LessonCommands(self)
        while self.game.decision is not None:
            self.next_question(self.game.decision.seat, answers)
        self.end()

    def next_question(self, seat: int, answers: CommandLoop) -> None:
        if self.guide.is_leading:
            self.lead(answers)
            return
        sitter = self.sitters[self.lesson.learner]
        if self.led:
            self.led = False
            sitter.auto, sitter.asks = True, True
        slipped = -1 if seat == self.lesson.learner else slip(self.game)
        if slipped >= 0:
            self.game.apply(slipped)
        else:
            super().next_question(seat, answers)

    def lead(self, answers: CommandLoop) -> None:
        """Show what has come of the last move, what is said to it, and what is asked for."""
        learner = self.lesson.learner
        self.sitters[learner].pass_until = ""
        presenter = self.presenter(learner)
        if self.guide.progress.mode == PAUSED:
            self.show_news(learner, presenter)
            self.speak(answers, presenter, True)
            self.guide.proceed()
            self.said = ()
            return
        if self.pending_targets and self.try_auto_answer(learner, presenter):
            return
        self.show_news(learner, presenter)
        self.speak(answers, presenter, False)
        self.show_question(presenter)
        answers.read_answer(learner, presenter)

    def show(self, seat: int, presenter: GamePresenter) -> None:
        """In the learner's own half: as in any game, and what is new in the teacher's words."""
        super().show(seat, presenter)
        self.guide.remind()
        self.speak(None, presenter, False)

    def show_news(self, seat: int, presenter: GamePresenter) -> None:
        """What has happened, and the table if it looks different now."""
        sitter = self.sitters[seat]
        news = presenter.summary_lines(self.game.event_log[sitter.events_shown :])
        sitter.events_shown = len(self.game.event_log)
        if news:
            self.screen.line()
            self.screen.lines(news, 4)
        marks = presenter.display_key()
        if marks != sitter.last_display_key and not presenter.is_announcing():
            sitter.last_display_key = marks
            self.show_board(presenter)

    def speak(self, answers: CommandLoop | None, presenter: GamePresenter, waits: bool) -> None:
        """What the teacher says now, one thing after the other; `waits`: also after the last of them."""
        says = self.guide.progress.says
        if says == self.said:
            return
        self.said = says
        if self.taken_back:  # of what was said before the move only what asked for it
            says, self.taken_back = says[-1:], False
        for number, speech in enumerate(says, 1):
            self.tell(speech)
            if answers is not None and (waits or number < len(says)):
                self.wait(answers, presenter)

    def tell(self, speech: Speech) -> None:
        """One thing that the teacher says."""
        self.screen.line()
        self.screen.line([(f"{translate('teacher')}: ", "accent"), (speech.text(translate.lang), "name")], 2)

    def wait(self, answers: CommandLoop, presenter: GamePresenter) -> None:
        """Until the learner has read it; words to the table (help, save, show, quit ...) are answered meanwhile."""
        while line := self.read_line(f"{translate('lesson-enter')} "):
            word, _, rest = line.partition(" ")
            command = answers.commands.get(COMMAND_BY_NAME.get(word.casefold(), ""))
            if command is None:
                return
            command(self.lesson.learner, presenter, rest.strip())

    def answer(self, seat: int, presenter: GamePresenter, index: int) -> None:
        """Answer, unless it leads away from the lesson and the learner would rather take it back."""
        objection = self.guide.objection(index)
        if objection is not None:
            self.pending_targets, self.pending_x, self.several = [], -1, False
            self.tell(objection)
            typed = self.read_line(f"{translate('lesson-take-back')} ")
            if typed.casefold() not in PLAY_ON:
                return
        super().answer(seat, presenter, index)

    def undo(self, seat: int, to: str = STEP) -> None:
        super().undo(seat, to)
        self.guide.rewind(len(self.game.steps))
        self.said, self.taken_back = (), True

    def end(self) -> None:
        super().end()
        result = self.game.result
        if result is None:
            return
        self.tell(self.lesson.won if self.lesson.learner in result.winners else self.lesson.lost)
        name = self.lesson.game
        if len(self.lesson.decks) == 2:
            mine, theirs = self.lesson.decks
            typed = f"regelwerk play {name} --deck {mine} --opponent-deck {theirs} --opponent {LEVEL}"
            self.screen.line(translate("lesson-next", typed=typed))
