"""The game of one room as a worker has it: playing on, taking back, and what each audience is sent.

A fault in the rules leaves everything as it was: before each step the state is forked, and
whatever breaks off is taken back to there.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from regelwerk import players
from regelwerk.kernel.decision import Decision, IllegalActionError
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Checkpoint, Game, RecordedStep
from regelwerk.kernel.persistence.replay import fingerprint
from regelwerk.kernel.persistence.replay_format import draws_of
from regelwerk.kernel.persistence.save import save
from regelwerk.kernel.presentation.pass_and_undo import (
    WAYS_BACK,
    UndoStep,
    revealed_to_any,
    steps_back,
)
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.visibility import SPECTATOR_SEAT
from regelwerk.players.driver import choose_option, seed_for
from regelwerk.server.schema.common import ReasonInfo
from regelwerk.server.worker.commands import ApplyOption, ChooseOption, GameAdvanced
from regelwerk.server.worker.messages import Audience
from regelwerk.server.worker.seat_pacing import SeatPacing
from regelwerk.server.worker.seats import AutoPassPlan, SeatConfig
from regelwerk.server.worker.values import AudienceUpdate, Snapshot, StoredResult, StoredStep
from regelwerk.server.worker.view_renderer import StateBody, ViewRenderer, encode

RUN: Final = 400
"""So many questions at most are answered in one go without a person."""
TAIL: Final = 120
"""Number of events sent as the end of the log to a new connection."""
OTHERS: Final = 8
"""So many other options are tried where the rules break off over a computer's choice."""
SNAP: Final = 64
"""After so many steps a snapshot goes along."""
MARKS: Final = 24
"""So many decisions back the state is at hand; what lies further back is played again from the start."""
QUICK: Final = ("random",)
"""Computer players that need no time to think."""
RUN_ALONE: Final = 16
"""So many decisions at once are answered where nobody but computers sits: the worker has others to play with."""
THINKING: Final = 0.5
"""Seconds that a computer player may think about one decision."""


class EngineError(Exception):
    """A fault in the rules; the state is as it was. Holds the trace."""


@dataclass
class AudienceState:
    """What an audience has been sent: how many events (-1: nothing yet), the last body, the last question."""

    events_sent: int = 0
    body: bytes = b""
    question: bytes = b""


class GameSession:
    """One room's game.

    first   the number of steps before this record begins (the game was loaded from a snapshot)
    """

    def __init__(self, room: str, game: Game, seat_configs: Sequence[SeatConfig], first: int = 0) -> None:
        self.room = room
        self.game = game
        self.rules: Ruleset = game.ruleset
        self.first = first
        self.seat_configs = list(seat_configs)
        self.undo_points: list[UndoStep] = []
        self.dropped_undo_points = 0
        self.streams: dict[Audience, AudienceState] = {}
        self.instant_players: dict[int, players.Player] = {}
        self.turns: dict[int, tuple[int, int]] = {}
        self.last_snapshot_step = first
        self.pacing = SeatPacing(self)

    # -------------------------------------------------------------------- the record

    @property
    def at(self) -> int:
        """How many steps the room's record has."""
        return self.first + len(self.game.steps)

    def people(self) -> list[int]:
        """The seats with a person in them."""
        return [seat for seat, config in enumerate(self.seat_configs) if not config.player]

    def entry(self, step: RecordedStep, decision: Decision | None, auto: bool, option_key: str) -> StoredStep:
        """A step as it is stored."""
        draws = [(str(kind), int(n), list(value)) for kind, n, value in draws_of(step.draws)]
        if step.act or decision is None:
            return StoredStep(step.number, step.seat, "", -1, "", step.act, auto, draws)
        kind = self.rules.kind_key(decision.kind)
        return StoredStep(step.number, step.seat, kind, step.index, option_key, "", auto, draws)

    def snapshot(self) -> Snapshot:
        """The game as it is now."""
        data = msgspec.json.encode(save(self.game.state, self.rules))
        return Snapshot(self.at, fingerprint(self.rules), zlib.compress(data, 1))

    # ------------------------------------------------------------------- playing on

    def answer(self, index: int, auto: bool) -> StoredStep:
        """Answer the open question. Raises IllegalActionError, or EngineError; both leave everything as it was."""
        decision = self.game.decision
        checkpoint = self.game.checkpoint()
        past = self.moment(-1 if decision is None else decision.seat, auto, checkpoint)
        option_key = ""
        if decision is not None and 0 <= index < len(decision.options):
            option_key = self.rules.option_key(self.game.state, decision.options[index])
            self.pacing.has_passed[decision.seat] = self.pacing.is_pass(index)
        try:
            self.game.apply(index)
        except IllegalActionError:
            raise
        except Exception as error:  # whatever the rules do wrong, the room goes on
            self.game.restore(checkpoint)
            raise EngineError(f"{type(error).__name__}: {error}") from error
        step = self.game.steps[-1]
        self.remember(past)
        self.forget_question(step.seat)
        return self.entry(step, decision, auto, option_key)

    def is_held(self, command: ApplyOption) -> bool:
        """Whether that answer is not given; only lessons and puzzles hold any."""
        return False

    def read_on(self) -> None:
        """What is said has been read; only lessons and puzzles say anything."""

    def wish(self, what: str) -> list[StoredStep]:
        """What a solver wants of a puzzle ("": nothing), and what is played for it."""
        return []

    def act(self, seat: int, verb: str, auto: bool) -> StoredStep:
        """An act nobody asked for. Raises IllegalActionError, or EngineError."""
        checkpoint = self.game.checkpoint()
        past = UndoStep(seat, self.game.state.public_decision_count, auto, False, self.turn(seat, auto), checkpoint)
        try:
            self.game.perform(seat, verb)
        except IllegalActionError:
            self.game.restore(checkpoint)
            raise
        except Exception as error:
            self.game.restore(checkpoint)
            raise EngineError(f"{type(error).__name__}: {error}") from error
        step = self.game.steps[-1]
        self.remember(past)
        return self.entry(step, None, auto, "")

    def moment(self, seat: int, auto: bool, checkpoint: Checkpoint) -> UndoStep:
        """The step that the seat is about to make."""
        number = 0 if self.game.decision is None else self.game.decision.number
        inside = not auto and self.rules.is_inside_set(self.game.state)
        return UndoStep(seat, number, auto, self.is_continuation(seat), self.turn(seat, auto), checkpoint, inside)

    def turn(self, seat: int, auto: bool) -> int:
        """Number of the turn as the seat's table counts, for what a person does."""
        if auto:
            return -1
        at, turn = self.turns.get(seat, (-1, 0))  # mostly what it has just been sent
        return turn if at == self.at else self.reader((seat, "en")).presenter.turn_number()

    def is_continuation(self, seat: int) -> bool:
        """Whether the open question is a further step of what the seat has begun: nobody else may count those."""
        decision = self.game.decision
        if decision is None or decision.seat != seat or not self.game.steps:
            return False
        before = self.game.steps[-1]
        return before.seat == seat and before.number == decision.number and not before.act

    def remember(self, step: UndoStep) -> None:
        """Note a step; the states of those far back are let go.

        How far is counted in decisions that everybody may count: hidden steps of others make no difference.
        """
        self.undo_points.append(step)
        self.dropped_undo_points = min(self.dropped_undo_points, len(self.undo_points) - 1)
        while self.undo_points[self.dropped_undo_points].number < step.number - MARKS:
            self.undo_points[self.dropped_undo_points].checkpoint = None
            self.dropped_undo_points += 1

    def run(self) -> list[StoredStep]:
        """Answer what needs no person and no thinking. Raises EngineError."""
        found: list[StoredStep] = []
        most = RUN if any(not config.player for config in self.seat_configs) else RUN_ALONE
        while len(found) < most:
            index = self.automatic_option()
            if index < 0:
                break
            try:
                found.append(self.apply_with_fallback(index))
            except EngineError:
                if not found:
                    raise
                break  # what has been done stands; the fault comes again with the next command
        return found

    def apply_with_fallback(self, index: int) -> StoredStep:
        """Take that option; where the rules break off over a computer's choice, another one. Raises EngineError."""
        decision = self.game.decision
        assert decision is not None
        try:
            return self.answer(index, True)
        except EngineError as broken:
            if self.seat_configs[decision.seat].player:
                for other in range(min(len(decision.options), OTHERS)):
                    try:
                        return self.answer(other, True)
                    except EngineError:
                        continue
            raise broken from None

    def automatic_option(self) -> int:
        """The option that is taken without a person and without thinking, -1 if there is none."""
        decision = self.game.decision
        if decision is None:
            return -1
        config = self.seat_configs[decision.seat]
        if config.player:
            return self.choose_quickly(decision.seat) if config.player in QUICK else -1
        return self.pacing.option()

    def choose_quickly(self, seat: int) -> int:
        player = self.instant_players.get(seat)
        if player is None:
            player = players.make(self.seat_configs[seat].player, seed_for(self.game, seat))
            self.instant_players[seat] = player
        return choose_option(self.rules, self.game.state, player)

    def plan(self, seat: int, auto: AutoPassPlan) -> None:
        """Where the seat is asked from now on. A long pass begins in the turn that is on now."""
        if auto.since < 0:
            auto = msgspec.structs.replace(auto, since=self.turn(seat, False))
        self.pacing.forget()
        config = self.seat_configs[seat]
        self.seat_configs[seat] = SeatConfig(config.name, config.player, auto)

    def think(self) -> ChooseOption | None:
        """What a computer player has to be asked."""
        decision = self.game.decision
        if decision is None or not self.seat_configs[decision.seat].player:
            return None
        data = msgspec.json.encode(save(self.game.state, self.rules))
        return ChooseOption(
            room=self.room,
            game=self.rules.name,
            edition=self.rules.edition,
            setup=self.game.setup or {},
            state=data,
            player=self.seat_configs[decision.seat].player,
            seed=seed_for(self.game, decision.seat),
            seconds=THINKING,
            option=0 if len(decision.options) == 1 else -1,
            names=[config.name for config in self.seat_configs],
        )

    # ------------------------------------------------------------------- taking back

    def find_undo_point(self, seat: int, to: str, free: bool, at_once: bool = False) -> tuple[int, bool, str]:
        """Where taking back leads: the number of steps (-1: nowhere), whether the others must agree, and why not.

        `free`: nobody else is a person, so that anything may be taken back. `at_once`: it is not asked for yet, and
        only what shows at a glance is looked at.
        """
        back = steps_back(self.undo_points, seat, to, self.is_continuation(seat))
        if back == 0:
            return -1, False, "back-none"
        target = self.at - back
        unseen = self.is_continuation(seat) and all(
            self.undo_points[-i].seat == seat and self.undo_points[-i].announcing for i in range(1, back)
        )
        if free:
            return target, False, ""
        checkpoint = self.undo_points[-back].checkpoint
        if checkpoint is None:
            return -1, False, "back-far"
        # Only by what this seat and everybody may know: what others have come to know since is found out
        # when they have agreed.
        revealed = revealed_to_any(self.game, checkpoint, (seat,) if unseen else (SPECTATOR_SEAT, seat), at_once)
        return (-1, False, f"back-{revealed}") if revealed else (target, not unseen, "")

    def may_go_back(self, seat: int) -> list[str]:
        """What a seat may ask for now: some of "step", "announcement", "turn"."""
        if seat < 0 or self.seat_configs[seat].player or self.game.result is not None:
            return []
        free = self.people() == [seat]
        found = []
        for to in WAYS_BACK:
            if self.find_undo_point(seat, to, free, True)[0] >= 0:
                found.append(to)
        return found

    def truncate(self, to: int, careful: bool) -> None:
        """Take the record back to so many steps of the room.

        `careful`: only if nothing has come out to anybody since. Raises ValueError with a key of `i18n`.
        """
        keep = to - self.first
        dropped = len(self.game.steps) - keep
        if keep < 0 or dropped < 0:
            raise ValueError("back-far")
        if dropped == 0:
            return
        checkpoint = self.undo_points[-dropped].checkpoint if dropped <= len(self.undo_points) else None
        if careful:
            every_seat = range(SPECTATOR_SEAT, self.game.state.seats)
            revealed = "far" if checkpoint is None else revealed_to_any(self.game, checkpoint, every_seat)
            if revealed:
                raise ValueError(f"back-{revealed}")
        if checkpoint is not None:
            self.game.restore(checkpoint)
        else:
            self.replay_to(keep)
        for _ in range(min(dropped, len(self.undo_points))):
            self.undo_points.pop()
        self.instant_players.clear()
        self.turns.clear()
        self.pacing.forget()
        self.pacing.held = self.at
        self.last_snapshot_step = min(self.last_snapshot_step, self.at)
        for stream in self.streams.values():
            # Who was sent nothing of what is taken back must not learn now that there was something.
            if stream.events_sent > len(self.game.event_log):
                stream.events_sent = -1

    def replay_to(self, keep: int) -> None:
        """Play the game again up to so many steps of its record."""
        setup = self.game.setup
        if setup is None or self.first:
            raise ValueError("the record does not reach back to the start")
        steps = self.game.steps[:keep]
        game = Game(self.rules, self.rules.start(setup, None), setup)
        for step in steps:
            if step.act:
                game.perform(step.seat, step.act)
            else:
                game.apply(step.index)
        self.game = game

    # ------------------------------------------------------------------- updates

    def names(self) -> list[str]:
        """What the seats are called."""
        return [config.name for config in self.seat_configs]

    def forget_question(self, seat: int) -> None:
        """The seat has answered: the next question is another one, even if it says the same."""
        for audience, stream in self.streams.items():
            if audience[0] == seat:
                stream.question = b""

    def full_update(self, audience: Audience) -> AudienceUpdate:
        """The whole for an audience: how it is now, and the end of the log."""
        stream = self.streams.setdefault(audience, AudienceState())
        stream.events_sent = -1
        update = self.update_for(audience, stream)
        assert update is not None
        return update

    def updates_for(self, watch: Iterable[Audience]) -> list[AudienceUpdate]:
        """What these audiences are sent now. Audiences that are not named any more are forgotten."""
        wanted = [(seat, lang) for seat, lang in watch]
        for audience in [known for known in self.streams if known not in wanted]:
            del self.streams[audience]
        found = []
        for audience in wanted:
            update = self.update_for(audience, self.streams.setdefault(audience, AudienceState(-1)))
            if update is not None:
                found.append(update)
        return found

    def update_for(self, audience: Audience, stream: AudienceState) -> AudienceUpdate | None:
        """What one audience is sent; None if nothing has changed for it.

        A step that only somebody else may know of (a choice inside an announcement)
        sends nothing at all, not even an empty state: the number of states would tell.
        """
        event_log = self.game.event_log
        fresh = stream.events_sent < 0
        events: list[Event] = event_log[-TAIL:] if fresh else event_log[stream.events_sent :]
        reader = self.reader(audience)
        body, happened = self.body(reader), reader.happened(events, fresh)
        question = encode(body.ask) if body.ask is not None else b""
        still = encode(msgspec.structs.replace(body, ask=msgspec.Raw(question)) if question else body)
        stream.events_sent = len(event_log)
        if not fresh and still == stream.body and not happened.events:
            return None
        stream.body = still
        asked = question != stream.question
        stream.question = question
        return AudienceUpdate(audience, still[1:-1] + b"," + encode(happened)[1:-1], fresh, asked)

    def body(self, reader: ViewRenderer) -> StateBody:
        """How the game stands for one audience."""
        self.turns[reader.seat] = (self.at, reader.presenter.turn_number())
        body = reader.body(self.may_go_back(reader.seat))
        if body.ask is None:
            return body
        verdict = self.pacing.verdict()
        ask = msgspec.structs.replace(body.ask, pausing=verdict.option >= 0, because=list(verdict.because))
        return msgspec.structs.replace(body, ask=ask)

    def reader(self, audience: Audience) -> ViewRenderer:
        """One audience's view of this moment, for single questions."""
        return ViewRenderer(self.game, audience[0], audience[1], self.names())

    def reasons(self, refused: IllegalActionError, audience: Audience) -> list[ReasonInfo]:
        """The reasons of a refusal in words."""
        return self.reader(audience).refusal(refused.reasons)

    def advanced(self, entries: list[StoredStep], watch: Iterable[Audience]) -> GameAdvanced:
        """Everything that the server has to know after a step."""
        state = self.game.state
        decision = state.decision
        result = state.result
        snapshot = None
        if self.at - self.last_snapshot_step >= SNAP or (result is not None and entries):
            snapshot = self.snapshot()
            self.last_snapshot_step = self.at
        return GameAdvanced(
            step_count=self.at,
            entries=entries,
            updates=self.updates_for(watch),
            seat=-1 if decision is None else decision.seat,
            number=state.public_decision_count,
            ending=ending(result),
            think=self.think(),
            snapshot=snapshot,
            pause=self.pacing.pause(),
            follows=self.pacing.follows(),
        )


def ending(result: Any) -> StoredResult | None:
    """How a game ended, as the server stores it."""
    return None if result is None else StoredResult(list(result.winners), result.rule.number)
