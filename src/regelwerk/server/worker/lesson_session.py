"""A room's lesson as a worker has it: the script goes on by itself, wrong answers are held, the teacher speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regelwerk import lessons
from regelwerk.kernel.game import Game
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.persistence.replay import fingerprint, header_of
from regelwerk.kernel.persistence.replay_format import draws_of
from regelwerk.kernel.presentation.pass_and_undo import PassVerdict, UndoStep
from regelwerk.lessons import FREE, LESSON_KEY, PAUSED, SCRIPT, FollowedStep, Guide, Lesson, Speech, follow, marks
from regelwerk.lessons.opponent import slip
from regelwerk.server.schema.common import LessonInfo, LessonText
from regelwerk.server.worker.commands import ApplyOption, ChooseOption, CommandFailed, LoadGame
from regelwerk.server.worker.game_session import GameSession
from regelwerk.server.worker.messages import Reply
from regelwerk.server.worker.reader_commands import GamePrepared, PrepareGame
from regelwerk.server.worker.seat_pacing import IS_ASKED, SeatPacing
from regelwerk.server.worker.seats import SeatConfig
from regelwerk.server.worker.values import StoredStep
from regelwerk.server.worker.view_renderer import StateBody, ViewRenderer


def prepare_lesson(command: PrepareGame) -> Reply:
    """The setup of a game's lesson, which names it."""
    try:
        lesson = lessons.first_game(command.game)
    except lessons.UnknownLessonError as unknown:
        return CommandFailed("bad", [], str(unknown))
    game = lesson.start(command.seed)
    setup = game.setup or {}
    header = header_of(game.ruleset, setup, game.state)
    return GamePrepared(setup, header, draws_of(game.opening_draws), fingerprint(game.ruleset))


def resumed_lesson(command: LoadGame, game: Game) -> LessonGameSession:
    """The lesson's session after all entries of its record. Raises IllegalActionError, ValueError."""
    lesson = lessons.first_game(str(command.setup[LESSON_KEY]))
    return LessonGameSession(command.room, lesson, game, command.chairs, command.entries)


class AskedWhileTaught(SeatPacing):
    """What the script awaits is always asked, however little it would matter: the learner is to do it."""

    def __init__(self, session: LessonGameSession) -> None:
        super().__init__(session)
        self.lesson_session = session

    def verdict(self) -> PassVerdict:
        return IS_ASKED if self.lesson_session.guide.progress.mode == SCRIPT else super().verdict()


class LessonGameSession(GameSession):
    """One room's lesson.

    held      the answer that is not given yet, since it leads away from the script, and what is said to it
    scripted  steps that the script has done and the server has not been told of
    """

    def __init__(
        self, room: str, lesson: Lesson, game: Game, chairs: Sequence[SeatConfig], entries: Sequence[StoredStep]
    ) -> None:
        super().__init__(room, game, chairs)
        self.lesson = lesson
        self.held: tuple[int, Speech] | None = None
        self.scripted: list[StoredStep] = []
        steps = [FollowedStep(entry.seat, entry.index, entry.act, not entry.auto) for entry in entries]
        self.guide: Guide = follow(lesson, game, steps, self) if steps else Guide(lesson, self)
        self.undo_points += [
            UndoStep(entry.seat, entry.number, entry.auto, False, -2 - done, None) for done, entry in enumerate(entries)
        ]
        self.pacing = AskedWhileTaught(self)

    # ------------------------------------------------------------------- playing on

    def carry_out(self, index: int) -> None:
        """What the script does unasked."""
        self.scripted.append(super().answer(index, True))

    def answer(self, index: int, auto: bool) -> StoredStep:
        decision = self.game.decision
        if auto or decision is None or decision.seat != self.lesson.learner or not 0 <= index < len(decision.options):
            return super().answer(index, auto)
        self.held = None
        entries: list[StoredStep] = []
        self.guide.answer(index, lambda given: entries.append(super(LessonGameSession, self).answer(given, auto)))
        return entries[0]

    def is_held(self, command: ApplyOption) -> bool:
        if command.insist:
            return False
        index = command.option
        objection = self.guide.objection(index)
        paused = self.guide.progress.mode == PAUSED  # what is said is to be read before anything else
        self.held = None if objection is None else (index, objection)
        return paused or objection is not None

    def read_on(self) -> None:
        self.held = None
        self.guide.proceed()

    def run(self) -> list[StoredStep]:
        self.guide.advance()
        found, self.scripted = self.scripted, []
        if not self.guide.is_leading:
            found += super().run()
            self.guide.remind()
        return found

    def automatic_option(self) -> int:
        if self.guide.is_leading:
            return -1
        decision = self.game.decision
        slipped = -1 if decision is None or decision.seat == self.lesson.learner else slip(self.game)
        return slipped if slipped >= 0 else super().automatic_option()

    def think(self) -> ChooseOption | None:
        return None if self.guide.is_leading else super().think()

    def truncate(self, to: int, careful: bool) -> None:
        super().truncate(to, careful)
        self.held = None
        self.guide.rewind(len(self.game.steps))

    def replay_to(self, keep: int) -> None:
        steps = [FollowedStep(step.seat, step.index, step.act or "") for step in self.game.steps[:keep]]
        game = self.lesson.start(int((self.game.setup or {}).get("seed", 0)))
        self.guide = follow(self.lesson, game, steps, self)
        self.game = game

    # ------------------------------------------------------------------- updates

    def body(self, reader: ViewRenderer) -> StateBody:
        body = super().body(reader)
        if reader.seat != self.lesson.learner:
            return body
        return msgspec.structs.replace(body, lesson=self.info(reader.lang, body.view))

    def info(self, lang: str, view: dict[str, Any]) -> LessonInfo:
        """Where the lesson stands, for the learner."""
        progress = self.guide.progress
        index, held = self.held if self.held is not None else (-1, None)
        return LessonInfo(
            mode="free" if progress.mode == FREE else "paused" if progress.mode == PAUSED else "script",
            says=[LessonText(speech.text(lang), self.lit(speech, view)) for speech in progress.says],
            expected=self.guide.expected(),
            held=held.text(lang) if held is not None else "",
            option=index,
            step=progress.asked,
            steps=self.lesson.length(),
            title=self.lesson.titles[language(lang)],
            aim=self.lesson.aim.text(lang),
            ending=self.ending(lang),
            decks=list(self.lesson.decks),
        )

    def lit(self, speech: Speech, view: dict[str, Any]) -> list[str]:
        """What is lit up while that is said."""
        return [one for mark in speech.marks for one in marks.found(mark, view, self.lesson.scene.plan.names)]

    def ending(self, lang: str) -> str:
        """What the teacher says at the end; "" before it."""
        result = self.game.result
        if result is None:
            return ""
        return (self.lesson.won if self.lesson.learner in result.winners else self.lesson.lost).text(lang)
