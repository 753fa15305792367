"""Leads a learner through a lesson: what is done for him, what he is asked for, what is said, and when it lets go.

A `Guide` belongs to one game being played. Whoever holds the game (a terminal, a server's worker) is its `Host`: the
guide has it carry out what the script does unasked, and tells it what to say. Where a learner stands is a `Progress`,
which follows from the record of the game alone: `follow` finds it again after a save, a crash, an undo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from regelwerk.kernel.chance import DictationError
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.source_text import draws
from regelwerk.lessons.lesson import SILENCE, Await, Choice, Lesson, Speech, Step
from regelwerk.lessons.reminders import due

SCRIPT: Final = "script"
"""The lesson goes by its script: the learner is asked for one thing at a time."""
PAUSED: Final = "paused"
"""Something was shown; the script goes on when the learner has read what is said about it."""
FREE: Final = "free"
"""The game is the learner's own."""
MOST: Final = 1000
"""So much is done unasked at the most before the learner does something."""


class Host(Protocol):
    """Who holds the game of a lesson."""

    @property
    def game(self) -> Game:
        """The game as it stands."""

    def carry_out(self, index: int) -> None:
        """Answer the open decision with that option, unasked."""


@dataclass(frozen=True)
class Track:
    """A choice that the learner has begun to carry out, and what of it is left; `begun`: whether a step is done."""

    choice: Choice
    left: Any
    begun: bool = False


@dataclass(frozen=True)
class Progress:
    """Where a learner stands.

    mode    SCRIPT, PAUSED or FREE
    at      the number of the step that is next
    tracks  while an act is awaited: what is left of each choice
    draws   what chance gives next
    says    what the teacher says now, one after the other
    told    the names of steps and reminders that have been
    asked   how many acts were awaited so far
    turn    when the last reminder was given, as the game tells turns apart
    """

    mode: str = SCRIPT
    at: int = 0
    tracks: tuple[Track, ...] = ()
    draws: tuple[tuple[int, ...], ...] = ()
    says: tuple[Speech, ...] = ()
    told: frozenset[str] = frozenset()
    asked: int = 0
    turn: str = ""


class Guide:
    """Leads through one game of a lesson.

    progress  where the learner stands now
    marks     how it was before each of the learner's answers, with the number of steps of the game then
    events    what the awaited act has brought about so far
    seen      how many events there were when the learner last answered
    """

    def __init__(self, lesson: Lesson, host: Host) -> None:
        self.lesson, self.host = lesson, host
        self.progress = Progress()
        self.marks: list[tuple[int, Progress]] = []
        self.table = SceneRun(lesson.scene, host.game, self._step, 0)
        self.events: list[Event] = []
        self.seen = 0

    # ------------------------------------------------------------- to be told

    @property
    def is_leading(self) -> bool:
        """Whether the script goes on: nobody else may do anything then."""
        return self.progress.mode != FREE and self.host.game.decision is not None

    @property
    def is_awaiting(self) -> bool:
        """Whether the learner is asked for something by the script."""
        return self.progress.mode == SCRIPT and bool(self.progress.tracks)

    def awaited(self) -> Await | None:
        """What the learner is asked for; None while nothing is."""
        return self.lesson.steps[self.progress.at].awaited if self.is_awaiting else None

    def expected(self) -> list[int]:
        """The options that lead on, by index; those of the act that is asked for first."""
        decision = self.host.game.decision
        if not self.is_awaiting or decision is None:
            return []
        found: list[int] = []
        for track in self.progress.tracks:
            for index, option in enumerate(decision.options):
                if index not in found and self.continued(track, option) is not None:
                    found.append(index)
        return found

    def objection(self, index: int) -> Speech | None:
        """What is said to that answer before it is given, since it leads away from the script; None: it leads on."""
        decision = self.host.game.decision
        if not self.is_awaiting or decision is None or not 0 <= index < len(decision.options):
            return None
        option = decision.options[index]
        if any(self.continued(track, option) is not None for track in self.progress.tracks):
            return None
        awaited = self.awaited()
        return awaited.wrong if awaited is not None else SILENCE

    # -------------------------------------------------------------- to go on

    def advance(self) -> None:
        """Do what the script does unasked, up to where the learner is asked for something, or reads, or is free."""
        self.table.game = self.host.game
        for _ in range(MOST):
            if self.progress.mode != SCRIPT or self.progress.tracks:
                return
            if self.progress.at >= len(self.lesson.steps) or self.host.game.decision is None:
                self.release()
                return
            try:
                self.take(self.lesson.steps[self.progress.at])
            except ScriptError:
                self.release()

    def proceed(self) -> None:
        """The learner has read what was said; the script goes on."""
        if self.progress.mode == PAUSED:
            self.progress = replace(self.progress, mode=SCRIPT, says=())
            self.advance()

    def answer(self, index: int, give: Callable[[int], object]) -> None:
        """The learner answers the open decision with that option: `give` does it. Then the script goes on."""
        game = self.host.game
        assert game.decision is not None
        option = game.decision.options[index]
        before = game.fork()
        mark = (len(game.steps), self.progress)
        self.seen = len(game.event_log)
        self.dictate(option)
        try:
            give(index)
        finally:
            self.undictate()
        self.marks.append(mark)
        self.answered(option, before, self.host.game.event_log[self.seen :])
        self.advance()

    def answered(self, option: Option, before: Game, events: Sequence[Event]) -> None:
        """The learner has answered with that option, in a game that stood as `before`."""
        self.table.game = self.host.game
        if self.progress.mode == FREE:
            self.progress = replace(self.progress, says=())
            return
        tracks = [track for old in self.progress.tracks if (track := self.continued(old, option, before)) is not None]
        if not tracks:
            self.progress = replace(self.progress, tracks=(), says=())
            self.release()
            return
        self.events += events
        if not any(track.begun for track in self.progress.tracks):
            self.table.begun = True
        self.table.start_listening()
        self.table.happened(list(events))
        for track in tracks:
            if self.is_done(track):
                self.finish(track)
                return
        self.progress = replace(self.progress, tracks=tuple(tracks))

    def remind(self) -> None:
        """In the half that is the learner's own, when he is asked: say what is new, at most once in a turn."""
        decision = self.host.game.decision
        if self.progress.mode != FREE or decision is None or decision.seat != self.lesson.learner:
            return
        self.table.game = self.host.game
        turn = str(getattr(self.host.game.state, "turn", len(self.host.game.steps) // 8))
        self.table.new_events = self.host.game.event_log[self.seen :]
        found = due(self.lesson, self.table, self.progress.told)
        if found is None or turn == self.progress.turn:
            return
        says = (*self.progress.says, found.speech)
        self.progress = replace(self.progress, says=says, told=self.progress.told | {found.name}, turn=turn)

    def rewind(self, steps: int) -> None:
        """The game was taken back to so many steps: stand where the learner stood then."""
        while self.marks and self.marks[-1][0] > steps:
            self.marks.pop()
        if self.marks and self.marks[-1][0] == steps:
            self.progress = self.marks.pop()[1]
        elif not self.marks:
            self.progress = Progress()
        self.events = []
        self.table.game = self.host.game
        self.seen = min(self.seen, len(self.host.game.event_log))
        self.advance()

    def release(self) -> None:
        """The script ends: the game is the learner's."""
        says = self.progress.says if self.progress.mode == SCRIPT and not self.progress.tracks else ()
        self.progress = replace(self.progress, mode=FREE, tracks=(), draws=(), says=says)

    # ----------------------------------------------------------------- steps

    def take(self, step: Step) -> None:
        """One step of the script. Raises ScriptError where the game has gone another way."""
        here = self.progress
        if step.kind == "await":
            self.await_act(step)
            return
        if step.kind == "act":
            statement = self.lesson.scene.script[step.number]
            if statement.kind == "draws":
                given = tuple(tuple(draw) for draw in draws(statement.what, self.table.seats))
                self.progress = replace(here, at=here.at + 1, draws=(*here.draws, *given))
                return
            if here.says:  # what was said is read before anything else happens
                self.progress = replace(here, mode=PAUSED)
                return
            self.table.begun = True
            self.lesson.scene_game.perform(self.table, step.number)
            self.progress = replace(self.progress, at=here.at + 1)
            return
        told = here.told | {step.name} if step.kind == "step" else here.told
        says = (*here.says, step.speech) if step.kind == "say" else here.says
        self.progress = replace(here, at=here.at + 1, told=told, says=says)
        if step.kind == "free":
            self.release()

    def await_act(self, step: Step) -> None:
        """Bring the learner to where he can do what is awaited, and wait for it. Raises ScriptError."""
        assert step.awaited is not None
        scene_game, names = self.lesson.scene_game, self.lesson.scene.plan.names
        seat = self.lesson.learner
        first = step.awaited.choices[0].intent
        self.table.begun = True
        if scene_game.went_unasked(self.table, seat, first, names):
            self.progress = replace(self.progress, at=self.progress.at + 1)
            return
        for _ in range(MOST):
            tracks = tuple(
                Track(choice, choice.intent) for choice in step.awaited.choices if self.can(choice.intent, choice.draws)
            )
            if tracks:
                self.events = []
                self.progress = replace(self.progress, tracks=tracks, asked=self.progress.asked + 1)
                return
            option = self.lead_in(first)
            if option is None:
                raise ScriptError("what is awaited cannot be done here")
            self.table.apply(option)
        raise ScriptError("what is awaited never comes")

    def lead_in(self, intent: Any) -> Option | None:
        """What is done unasked so that the learner comes to do this. Raises ScriptError where that is unclear."""
        return self.lesson.scene_game.lead_in(self.table, self.lesson.learner, intent)

    def can(self, intent: Any, more: Iterable[tuple[int, ...]] = ()) -> bool:
        """Whether the learner can do this now."""
        decision = self.host.game.decision
        if decision is None or decision.seat != self.lesson.learner:
            return False
        finder = self.lesson.scene_game.finder(self.table, self.lesson.scene.plan.names)
        state = self.host.game.state.fork()
        state.chance.dictate([list(draw) for draw in (*self.progress.draws, *more)] or [])
        state.chance.dictating = bool(state.chance.dictated)
        try:
            return finder.path(state, self.lesson.learner, intent) is not None
        except ScriptError:
            return False

    def continued(self, track: Track, option: Option, at: Game | None = None) -> Track | None:
        """What is left of a choice when the learner answers so; None if that leads away from it."""
        game = at if at is not None else self.host.game
        decision = game.decision
        if decision is None or decision.seat != self.lesson.learner:
            return None
        finder = self.lesson.scene_game.finder(self.table, self.lesson.scene.plan.names)
        try:
            found = finder.continuations(game.state, decision, track.left, not track.begun)
        except ScriptError:
            return None
        ways = [left for candidate, left in found if candidate.is_same_as(option)]
        ways += [track.left] if track.begun else []  # what the act leaves open the learner may settle as he likes
        for left in ways:
            fork = game.state.fork()
            fork.chance.dictate(self.given(track))
            fork.chance.dictating = bool(fork.chance.dictated)
            try:
                events = fork.apply(option)
                goes = finder.search(fork, self.lesson.learner, left, [], False, [*self.events, *events])
            except (DictationError, ScriptError):
                goes = False
            if goes:
                return Track(track.choice, left, True)
        return None

    def is_done(self, track: Track) -> bool:
        """Whether nothing is left to be answered of a choice."""
        finder = self.lesson.scene_game.finder(self.table, self.lesson.scene.plan.names)
        trail: list[Option] = []
        state = self.host.game.state.fork()
        found = finder.search(state, self.lesson.learner, track.left, trail, False, list(self.events))
        return found and not trail

    def finish(self, track: Track) -> None:
        """The awaited act is done."""
        says = () if track.choice.then is SILENCE else (track.choice.then,)
        self.progress = replace(self.progress, at=self.progress.at + 1, tracks=(), says=says)

    # ------------------------------------------------------------------ chance

    def dictate(self, option: Option) -> None:
        """Before the learner's answer: let chance give what the script says, if the answer follows it."""
        chance = self.host.game.state.chance
        for track in self.progress.tracks:
            if self.continued(track, option) is not None:
                chance.dictated = self.given(track)
                chance.dictating = bool(chance.dictated)
                return

    def given(self, track: Track) -> list[list[int]]:
        """What chance gives next on that track."""
        more = () if track.begun else track.choice.draws
        return [list(draw) for draw in (*self.progress.draws, *more)]

    def undictate(self) -> None:
        """Afterwards: what has not fallen yet falls later; other chance is true."""
        chance = self.host.game.state.chance
        if self.progress.mode != FREE:
            left = tuple(tuple(draw) for draw in chance.dictated) if chance.dictating else self.progress.draws
            self.progress = replace(self.progress, draws=left)
        chance.dictated, chance.dictating = [], False

    def _step(self, game: Game, option: Option) -> tuple[Game, list[Event]]:
        """Something that is done unasked."""
        assert game.decision is not None
        index = next(i for i, one in enumerate(game.decision.options) if one.is_same_as(option))
        before = len(self.host.game.event_log)
        chance = self.host.game.state.chance
        chance.dictated = [list(draw) for draw in self.progress.draws]
        chance.dictating = bool(chance.dictated)
        try:
            self.host.carry_out(index)
        finally:
            self.undictate()
        return self.host.game, self.host.game.event_log[before:]
