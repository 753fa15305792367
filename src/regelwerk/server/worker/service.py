"""The desk of a worker: carries out orders, one after the other, and answers each.

Whatever goes wrong inside becomes a `Failed`; only what kills the process (a fault in native
code) does not, and for that the server can do without it.
"""

from __future__ import annotations

import traceback
import zlib
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from regelwerk import game_registry, players
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay, fingerprint, header_of
from regelwerk.kernel.persistence.replay_format import draws_of
from regelwerk.kernel.persistence.save import load, save
from regelwerk.kernel.setup import with_lists
from regelwerk.players.driver import choose_option
from regelwerk.server.rooms.room_options import LISTS, open_lists, report_of
from regelwerk.server.worker.commands import (
    ApplyComputerOption,
    ApplyOption,
    Audience,
    CheckDefinitions,
    ChooseOption,
    Collect,
    Collected,
    Command,
    CommandDone,
    CommandFailed,
    DefinitionsChecked,
    DefinitionsExported,
    ExplainIntent,
    ExportDefinitions,
    ExportReplay,
    FindUndoPoint,
    GameAdvanced,
    GameLoaded,
    GamePrepared,
    InspectPiece,
    InspectReplayPiece,
    IntentExplained,
    LoadGame,
    OptionChosen,
    PerformTableAction,
    PieceInspected,
    PlanAutoPass,
    PrepareBranch,
    PrepareGame,
    RenderReplayFrames,
    RenderReplayLog,
    RenderView,
    ReplayExported,
    ReplayRendered,
    ReplayVerified,
    Reply,
    RunAutomatic,
    SnapshotTaken,
    StoredStep,
    TakeSnapshot,
    TruncateRecord,
    UndoPointFound,
    UnloadGame,
    VerifyReplay,
    ViewRendered,
)
from regelwerk.server.worker.game_loader import DefinitionsMissingError, begun, take_up
from regelwerk.server.worker.game_session import EngineError, GameSession, ending
from regelwerk.server.worker.replay_viewer import ReplayCache
from regelwerk.server.worker.set_choices import choose, drafted


class RoomNotLoadedError(Exception):
    """The room is not open here."""


class RecordMismatchError(Exception):
    """The room's record has another number of steps than the server thinks."""


class WorkerService:
    """The games that this worker has in memory, by room."""

    def __init__(self) -> None:
        self.sittings: dict[str, GameSession] = {}
        self.shelf = ReplayCache()

    def handle(self, order: Command) -> Reply:
        """Carry out an order. Never raises."""
        try:
            return COMMAND_HANDLERS[type(order)](self, order)
        except RoomNotLoadedError:
            return CommandFailed("absent", [], order.room)
        except RecordMismatchError as behind:
            return CommandFailed("behind", [], str(behind))
        except EngineError as broken:
            return CommandFailed("error", [], traceback_text(broken))
        except game_registry.UnknownGameError as unknown:
            return CommandFailed("bad", [], str(unknown))
        except Exception as error:
            return CommandFailed("error", [], traceback_text(error))

    def sitting(self, room: str, at: int = -1) -> GameSession:
        """The room's game; `at`: how many steps it must have."""
        found = self.sittings.get(room)
        if found is None:
            raise RoomNotLoadedError(room)
        if at >= 0 and found.at != at:
            # Something was done here that was never written down: what is written down is what holds.
            del self.sittings[room]
            raise RecordMismatchError(f"{found.at} steps here, {at} there")
        return found

    # ----------------------------------------------------------------- opening

    def begin(self, order: PrepareGame) -> Reply:
        ruleset = game_registry.ruleset(order.game, order.edition)
        # The room of a game prepares its usual edition, and knows its options; any other one prepares itself.
        options = {key: value for key, value in order.options.items() if key != LISTS}
        plainly = order.edition != "" and order.edition != game_registry.ruleset(order.game).edition and not options
        try:
            if plainly:
                setup = ruleset.prepare(order.decks, order.seed, order.teams, order.windows)
            else:
                web = game_registry.package(order.game).web
                setup = web.prepare(order.decks, order.seed, order.teams, order.windows, options)
            setup = with_lists(setup, open_lists(order.options))
        except ValueError as error:
            return CommandFailed("bad", [], str(error), self.faults(order))
        state = ruleset.start(setup, None)
        header = header_of(ruleset, setup, state)
        return GamePrepared(setup, header, draws_of(state.chance.log), fingerprint(ruleset))

    def faults(self, order: PrepareGame) -> list[dict[str, Any]]:
        """What is wrong with the decks, in words."""
        edition = game_registry.ruleset(order.game, order.edition).edition
        found: list[dict[str, Any]] = []
        for deck in order.decks:
            if "\n" in deck:
                found += game_registry.package(order.game).web.deck_report(deck, "en", edition)["faults"]
        return found

    def pin(self, order: ExportDefinitions) -> Reply:
        defs = game_registry.ruleset(order.game, order.edition).defs(order.setup)
        room = game_registry.package(order.game).definition_texts
        texts = {} if room is None else room.definition_texts(defs)
        return DefinitionsExported(defs.digest, zlib.compress(msgspec.json.encode(texts), 6))

    def open(self, order: LoadGame) -> Reply:
        try:
            sitting, lost, why = take_up(order)
        except DefinitionsMissingError:
            return CommandFailed("definitions", [], order.defs)
        self.sittings[order.room] = sitting
        state = sitting.game.state
        return GameLoaded(
            step_count=sitting.at,
            engine=fingerprint(sitting.rules),
            lost=lost,
            why=why,
            seat=-1 if state.decision is None else state.decision.seat,
            number=state.public_decision_count,
            ending=ending(state.result),
        )

    def plan(self, order: PlanAutoPass) -> Reply:
        self.sitting(order.room).plan(order.seat, order.auto)
        return CommandDone()

    def close(self, order: UnloadGame) -> Reply:
        self.sittings.pop(order.room, None)
        return CommandDone()

    # -------------------------------------------------------------- playing on

    def apply(self, order: ApplyOption) -> Reply:
        sitting = self.sitting(order.room, order.step_count)
        decision = sitting.game.decision
        audience = (order.seat, order.lang)
        if decision is not None and decision.seat != order.seat:
            return CommandFailed("stale", [], "")
        try:
            if order.picks is not None:
                entries = choose(sitting, order.picks)
            else:
                entries = [sitting.answer(order.option, False)]
        except IllegalActionError as refused:
            return CommandFailed("refused", sitting.reasons(refused, audience), "")
        return self.run_automatic(sitting, entries, order.audiences)

    def played(self, order: ApplyComputerOption) -> Reply:
        sitting = self.sitting(order.room, order.step_count)
        decision = sitting.game.decision
        if decision is None or decision.seat != order.seat:
            return CommandFailed("stale", [], "")
        index = order.option
        if not 0 <= index < len(decision.options):
            index = sitting.rules.candidate_options(sitting.game.state, False)[0]
        return self.run_automatic(sitting, [sitting.answer(index, True)], order.audiences)

    def act(self, order: PerformTableAction) -> Reply:
        sitting = self.sitting(order.room, order.step_count)
        try:
            entry = sitting.act(order.seat, order.verb, False)
        except IllegalActionError as refused:
            return CommandFailed("refused", sitting.reasons(refused, (order.seat, order.lang)), "")
        return self.run_automatic(sitting, [entry], order.audiences)

    def go(self, order: RunAutomatic) -> Reply:
        return self.run_automatic(self.sitting(order.room, order.step_count), [], order.audiences)

    def run_automatic(self, sitting: GameSession, entries: list[StoredStep], watch: list[Audience]) -> GameAdvanced:
        """What needs no person follows at once. A fault there leaves what has been done."""
        try:
            entries = entries + sitting.run()
        except EngineError:
            if not entries:
                raise
        return sitting.moved(entries, watch)

    def where_back(self, order: FindUndoPoint) -> Reply:
        to, consent, why = self.sitting(order.room, order.step_count).find_undo_point(order.seat, order.to, order.free)
        return UndoPointFound(to, consent, why)

    def cut(self, order: TruncateRecord) -> Reply:
        sitting = self.sitting(order.room, order.step_count)
        try:
            sitting.truncate(order.to, order.careful)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return sitting.moved([], order.audiences)

    # ------------------------------------------------------------ being looked at

    def see(self, order: RenderView) -> Reply:
        return ViewRendered(self.sitting(order.room).see(order.audience))

    def explain(self, order: ExplainIntent) -> Reply:
        reasons, unknown = self.sitting(order.room).reader(order.audience).explain(order.intent, order.words)
        return IntentExplained(reasons, unknown)

    def collect(self, order: Collect) -> Reply:
        sitting = self.sitting(order.room, order.step_count)
        decision = sitting.game.decision
        if decision is None or decision.seat != order.audience[0]:
            return CommandFailed("stale", [], "")
        try:
            draft = drafted(sitting, order.picks)
        except IllegalActionError as refused:
            return CommandFailed("refused", sitting.reasons(refused, order.audience), "")
        return Collected(sitting.reader(order.audience).several(draft.picks))

    def inspect(self, order: InspectPiece) -> Reply:
        reader = self.sitting(order.room).reader(order.audience)
        lines, data = game_registry.package(reader.rules.name).web.look(reader.presenter, order.handle)
        return PieceInspected(lines, data)

    def write(self, order: ExportReplay) -> Reply:
        sitting = self.sitting(order.room)
        text = "" if sitting.first else Replay.record(sitting.game).text()
        return ReplayExported(text, msgspec.json.encode(sitting.rules.position(sitting.game.state)))

    def snap(self, order: TakeSnapshot) -> Reply:
        sitting = self.sitting(order.room)
        sitting.last_snapshot_step = sitting.at
        return SnapshotTaken(sitting.snapshot())

    # ------------------------------------------------------------------ thinking

    def think(self, order: ChooseOption) -> Reply:
        """The player gets a state that was loaded for it, and of that only what its seat may know."""
        ruleset = game_registry.ruleset(order.game, order.edition)
        state = load(msgspec.json.decode(order.state), ruleset, ruleset.defs(order.setup))
        player = players.make(order.player, order.seed, order.seconds)
        return OptionChosen(choose_option(ruleset, state, player))

    # ---------------------------------------------------- what somebody has written

    def check(self, order: CheckDefinitions) -> Reply:
        if order.text is not None:
            return DefinitionsChecked(report_of(order.game, order.text, order.lang, order.own, order.edition))
        room = game_registry.package(order.game).own
        if room is None:
            return CommandFailed("bad", [], order.game)
        return DefinitionsChecked(room.own_report(order.own, order.lang))

    # ------------------------------------------------------------------- replays

    def verify(self, order: VerifyReplay) -> Reply:
        try:
            return ReplayVerified(self.shelf.info(order.text, order.names, order.lang))
        except ValueError as error:
            return CommandFailed("bad", [], str(error))

    def watch(self, order: RenderReplayFrames) -> Reply:
        try:
            frames = self.shelf.frames(order.text, order.names, order.audience, order.first, order.count)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return ReplayRendered(msgspec.json.encode(frames))

    def tell(self, order: RenderReplayLog) -> Reply:
        try:
            log = self.shelf.log(order.text, order.names, order.audience, order.first)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return ReplayRendered(msgspec.json.encode(log))

    def peek(self, order: InspectReplayPiece) -> Reply:
        try:
            lines, data = self.shelf.look(order.text, order.names, order.audience, order.step, order.handle)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return PieceInspected(lines, data)

    def branch(self, order: PrepareBranch) -> Reply:
        try:
            game: Game = self.shelf.at(order.text, order.step)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        ruleset = game.ruleset
        own = {key: value for key, value in (game.setup or {}).items() if key not in ("state", "seed", "windows")}
        # What was dictated or drawn belongs to the game that was: from here on it is a game of its own.
        setup = {**own, "windows": "all", "state": save(game.state, ruleset)}
        again = begun(ruleset, setup)
        return GamePrepared(setup, header_of(ruleset, setup, again.state), [], fingerprint(ruleset))


def traceback_text(error: BaseException) -> str:
    """An error with where it happened, as a report keeps it."""
    return "".join(traceback.format_exception(error))[-8000:]


Handler = Callable[[WorkerService, Any], Reply]

COMMAND_HANDLERS: Final[dict[type, Handler]] = {
    PrepareGame: cast(Handler, WorkerService.begin),
    LoadGame: cast(Handler, WorkerService.open),
    ExportDefinitions: cast(Handler, WorkerService.pin),
    PlanAutoPass: cast(Handler, WorkerService.plan),
    UnloadGame: cast(Handler, WorkerService.close),
    ApplyOption: cast(Handler, WorkerService.apply),
    ApplyComputerOption: cast(Handler, WorkerService.played),
    PerformTableAction: cast(Handler, WorkerService.act),
    RunAutomatic: cast(Handler, WorkerService.go),
    FindUndoPoint: cast(Handler, WorkerService.where_back),
    TruncateRecord: cast(Handler, WorkerService.cut),
    RenderView: cast(Handler, WorkerService.see),
    ExplainIntent: cast(Handler, WorkerService.explain),
    Collect: cast(Handler, WorkerService.collect),
    InspectPiece: cast(Handler, WorkerService.inspect),
    ExportReplay: cast(Handler, WorkerService.write),
    TakeSnapshot: cast(Handler, WorkerService.snap),
    ChooseOption: cast(Handler, WorkerService.think),
    VerifyReplay: cast(Handler, WorkerService.verify),
    RenderReplayFrames: cast(Handler, WorkerService.watch),
    RenderReplayLog: cast(Handler, WorkerService.tell),
    InspectReplayPiece: cast(Handler, WorkerService.peek),
    PrepareBranch: cast(Handler, WorkerService.branch),
    CheckDefinitions: cast(Handler, WorkerService.check),
}
"""Which method carries out which order."""
