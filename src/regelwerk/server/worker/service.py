"""The service of a worker process: executes commands, one after the other, and replies to each.

Whatever goes wrong inside becomes a `CommandFailed`; only what kills the process (a fault in native
code) does not, and for that the server can do without it.
"""

from __future__ import annotations

import traceback
import zlib
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from regelwerk import game_registry
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.match import Match
from regelwerk.kernel.persistence.replay import Replay, fingerprint, header_of
from regelwerk.kernel.persistence.replay_format import draws_of
from regelwerk.kernel.persistence.save import save
from regelwerk.kernel.setup import with_lists
from regelwerk.lab import LabError
from regelwerk.lessons import LESSON_KEY
from regelwerk.puzzles import PUZZLE_KEY
from regelwerk.server.rooms.room_options import ROOM_OPTIONS, open_lists, report_of, shows_thinking
from regelwerk.server.worker.commands import (
    ApplyComputerOption,
    ApplyOption,
    ChooseOption,
    Collect,
    Collected,
    CommandDone,
    CommandFailed,
    DefinitionsExported,
    DescribeTable,
    ExplainIntent,
    ExportDefinitions,
    ExportPosition,
    FindUndoPoint,
    GameAdvanced,
    GameLoaded,
    GiveHint,
    InspectPiece,
    IntentExplained,
    LoadGame,
    PassQuietly,
    PerformTableAction,
    PieceInspected,
    PlanAutoPass,
    PositionExported,
    PrepareHint,
    PreviewOption,
    ReadOrder,
    RenderView,
    RunAutomatic,
    SnapshotTaken,
    TakeSnapshot,
    TruncateRecord,
    UndoPointFound,
    UnloadGame,
    ViewRendered,
)
from regelwerk.server.worker.deck_tester import DeckTester
from regelwerk.server.worker.game_loader import DefinitionsMissingError, load_session, start_game
from regelwerk.server.worker.game_session import EngineError, GameSession, ending
from regelwerk.server.worker.hints import hint_for, prepare_hint
from regelwerk.server.worker.lesson_session import prepare_lesson
from regelwerk.server.worker.lookups import find_cards, find_rules, read_lists
from regelwerk.server.worker.match_commands import CheckExchange, PrepareNextGame, SettleGame
from regelwerk.server.worker.matches import check_exchange, prepare_next_game, settle_game
from regelwerk.server.worker.messages import Audience, Command, Reply
from regelwerk.server.worker.previews import preview_option
from regelwerk.server.worker.puzzle_session import prepare_puzzle
from regelwerk.server.worker.reader_commands import (
    CheckDefinitions,
    CheckTeams,
    DeckTested,
    DefinitionsChecked,
    FindCards,
    FindRules,
    GamePrepared,
    InspectReplayPiece,
    MatchPlayed,
    PlayDeckTest,
    PlayMatch,
    PrepareBranch,
    PrepareGame,
    ReadLists,
    RenderReplayFrames,
    RenderReplayLog,
    ReplayRendered,
    ReplaySealed,
    ReplayVerified,
    ReviewReplay,
    SealReplay,
    VerifyReplay,
)
from regelwerk.server.worker.replay_match import MatchCache
from regelwerk.server.worker.replay_viewer import ReplayCache
from regelwerk.server.worker.reviewer import Reviewer
from regelwerk.server.worker.set_choices import choose, drafted
from regelwerk.server.worker.thinking import chosen_option
from regelwerk.server.worker.values import StoredStep
from regelwerk.server.worker.words import describe_table, read_order
from regelwerk.tournaments.playing import match_score

ReplayCommand = VerifyReplay | RenderReplayFrames | RenderReplayLog | InspectReplayPiece | ReviewReplay | PrepareBranch
NOT_KEPT: Final = ("state", "seed", "windows", LESSON_KEY, PUZZLE_KEY)
"""What of a setup a game that branches off does not have: it begins elsewhere, and no lesson or puzzle leads it."""


class RoomNotLoadedError(Exception):
    """The room is not open here."""


class RecordMismatchError(Exception):
    """The room's record has another number of steps than the server thinks."""


class WorkerService:
    """The games that this worker has in memory, by room."""

    def __init__(self) -> None:
        self.sessions: dict[str, GameSession] = {}
        self.replays = ReplayCache()
        self.reviewer = Reviewer()
        self.deck_tester = DeckTester()
        self.matches = MatchCache()

    def handle(self, command: Command) -> Reply:
        """Execute a command. Never raises."""
        try:
            return COMMAND_HANDLERS[type(command)](self, command)
        except RoomNotLoadedError:
            return CommandFailed("absent", [], command.room)
        except RecordMismatchError as behind:
            return CommandFailed("behind", [], str(behind))
        except EngineError as broken:
            return CommandFailed("error", [], traceback_text(broken))
        except game_registry.UnknownGameError as unknown:
            return CommandFailed("bad", [], str(unknown))
        except Exception as error:
            return CommandFailed("error", [], traceback_text(error))

    def session(self, room: str, at: int = -1) -> GameSession:
        """The room's game; `at`: how many steps it must have."""
        found = self.sessions.get(room)
        if found is None:
            raise RoomNotLoadedError(room)
        if at >= 0 and found.at != at:
            # Something was done here that was never written down: what is written down is what holds.
            del self.sessions[room]
            raise RecordMismatchError(f"{found.at} steps here, {at} there")
        return found

    # ----------------------------------------------------------------- loading

    def prepare_game(self, command: PrepareGame) -> Reply:
        if LESSON_KEY in command.options:
            return prepare_lesson(command)
        if PUZZLE_KEY in command.options:
            return prepare_puzzle(command)
        ruleset = game_registry.ruleset(command.game, command.edition)
        # The web data of a game prepares its default edition, and knows its options; other editions prepare themselves.
        options = {key: value for key, value in command.options.items() if key not in ROOM_OPTIONS}
        plainly = (
            command.edition != "" and command.edition != game_registry.ruleset(command.game).edition and not options
        )
        try:
            if plainly:
                setup = ruleset.prepare(command.decks, command.seed, command.teams, command.windows)
            else:
                web = game_registry.package(command.game).web
                setup = web.prepare(command.decks, command.seed, command.teams, command.windows, options)
            setup = with_lists(setup, open_lists(command.options))
            shows_thinking(command.options)  # raises for a choice that there is not
            if command.length:
                setup = Match(ruleset, setup, command.length).next_setup()
        except ValueError as error:
            return CommandFailed("bad", [], str(error), self.deck_faults(command))
        state = ruleset.start(setup, None)
        header = header_of(ruleset, setup, state)
        return GamePrepared(setup, header, draws_of(state.chance.log), fingerprint(ruleset))

    def deck_faults(self, command: PrepareGame) -> list[dict[str, Any]]:
        """What is wrong with the decks, in words."""
        edition = game_registry.ruleset(command.game, command.edition).edition
        found: list[dict[str, Any]] = []
        for deck in command.decks:
            if "\n" in deck:
                found += game_registry.package(command.game).web.deck_report(deck, "en", edition)["faults"]
        return found

    def export_definitions(self, command: ExportDefinitions) -> Reply:
        defs = game_registry.ruleset(command.game, command.edition).defs(command.setup)
        storable = game_registry.package(command.game).definition_texts
        texts = {} if storable is None else storable.definition_texts(defs)
        return DefinitionsExported(defs.digest, zlib.compress(msgspec.json.encode(texts), 6))

    def load_game(self, command: LoadGame) -> Reply:
        try:
            session, lost, why = load_session(command)
        except DefinitionsMissingError:
            return CommandFailed("definitions", [], command.defs)
        self.sessions[command.room] = session
        state = session.game.state
        return GameLoaded(
            step_count=session.at,
            engine=fingerprint(session.rules),
            lost=lost,
            why=why,
            seat=-1 if state.decision is None else state.decision.seat,
            number=state.public_decision_count,
            ending=ending(state.result),
        )

    def plan_auto_pass(self, command: PlanAutoPass) -> Reply:
        self.session(command.room).plan(command.seat, command.auto)
        return CommandDone()

    def unload_game(self, command: UnloadGame) -> Reply:
        self.sessions.pop(command.room, None)
        return CommandDone()

    # -------------------------------------------------------------- playing on

    def apply_option(self, command: ApplyOption) -> Reply:
        session = self.session(command.room, command.step_count)
        decision = session.game.decision
        audience = (command.seat, command.lang)
        if decision is not None and decision.seat != command.seat:
            return CommandFailed("stale", [], "")
        if session.is_held(command):
            return session.advanced([], command.audiences)
        follows, by_hand = session.pacing.follows(), session.pacing.is_pass(command.option)
        try:
            if command.picks is not None:
                entries = choose(session, command.picks)
            else:
                entries = [session.answer(command.option, False)]
        except IllegalActionError as refused:
            return CommandFailed("refused", session.reasons(refused, audience), "")
        reply = self.advance(session, entries, command.audiences)
        return msgspec.structs.replace(reply, by_hand=True, passed_before=follows) if by_hand else reply

    def pass_quietly(self, command: PassQuietly) -> Reply:
        """Pass for a person who is not asked; if that has changed meanwhile, nothing is done."""
        session = self.session(command.room, command.step_count)
        decision = session.game.decision
        verdict = session.pacing.verdict()
        if decision is None or decision.seat != command.seat or verdict.option < 0:
            return CommandFailed("stale", [], "")
        return self.advance(session, [session.answer(verdict.option, True)], command.audiences)

    def apply_computer_option(self, command: ApplyComputerOption) -> Reply:
        session = self.session(command.room, command.step_count)
        decision = session.game.decision
        if decision is None or decision.seat != command.seat:
            return CommandFailed("stale", [], "")
        index = command.option
        if not 0 <= index < len(decision.options):
            index = session.rules.candidate_options(session.game.state, False)[0]
        return self.advance(session, [session.answer(index, True)], command.audiences)

    def perform_table_action(self, command: PerformTableAction) -> Reply:
        session = self.session(command.room, command.step_count)
        try:
            entry = session.act(command.seat, command.verb, False)
        except IllegalActionError as refused:
            return CommandFailed("refused", session.reasons(refused, (command.seat, command.lang)), "")
        return self.advance(session, [entry], command.audiences)

    def run_automatic(self, command: RunAutomatic) -> Reply:
        session = self.session(command.room, command.step_count)
        if command.read_on:
            session.read_on()
        return self.advance(session, session.wish(command.puzzle), command.audiences)

    def advance(self, session: GameSession, entries: list[StoredStep], watch: list[Audience]) -> GameAdvanced:
        """What needs no person follows at once. A fault there leaves what has been done."""
        try:
            entries = entries + session.run()
        except EngineError:
            if not entries:
                raise
        return session.advanced(entries, watch)

    def find_undo_point(self, command: FindUndoPoint) -> Reply:
        to, consent, why = self.session(command.room, command.step_count).find_undo_point(
            command.seat, command.to, command.free
        )
        return UndoPointFound(to, consent, why)

    def truncate_record(self, command: TruncateRecord) -> Reply:
        session = self.session(command.room, command.step_count)
        try:
            session.truncate(command.to, command.careful)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return session.advanced([], command.audiences)

    # ------------------------------------------------------------------- views

    def render_view(self, command: RenderView) -> Reply:
        return ViewRendered(self.session(command.room).full_update(command.audience))

    def explain_intent(self, command: ExplainIntent) -> Reply:
        reasons, unknown = self.session(command.room).reader(command.audience).explain(command.intent, command.words)
        return IntentExplained(reasons, unknown)

    def collect(self, command: Collect) -> Reply:
        session = self.session(command.room, command.step_count)
        decision = session.game.decision
        if decision is None or decision.seat != command.audience[0]:
            return CommandFailed("stale", [], "")
        try:
            draft = drafted(session, command.picks)
        except IllegalActionError as refused:
            return CommandFailed("refused", session.reasons(refused, command.audience), "")
        return Collected(session.reader(command.audience).several(draft.picks))

    def inspect_piece(self, command: InspectPiece) -> Reply:
        reader = self.session(command.room).reader(command.audience)
        lines, data = game_registry.package(reader.rules.name).web.look(reader.presenter, command.handle)
        return PieceInspected(lines, data)

    def export_position(self, command: ExportPosition) -> Reply:
        session = self.session(command.room)
        return PositionExported(msgspec.json.encode(session.rules.position(session.game.state)))

    def take_snapshot(self, command: TakeSnapshot) -> Reply:
        session = self.session(command.room)
        session.last_snapshot_step = session.at
        return SnapshotTaken(session.snapshot())

    # ------------------------------------------------------------------ thinking

    def choose_option(self, command: ChooseOption) -> Reply:
        return chosen_option(command)

    def prepare_hint(self, command: PrepareHint) -> Reply:
        return prepare_hint(self.session(command.room, command.step_count), command)

    def preview_option(self, command: PreviewOption) -> Reply:
        return preview_option(self.session(command.room, command.step_count), command)

    def give_hint(self, command: GiveHint) -> Reply:
        return hint_for(command)

    # ------------------------------------------------------- decks and custom files

    def check_definitions(self, command: CheckDefinitions) -> Reply:
        if command.text is not None:
            return DefinitionsChecked(report_of(command.game, command.text, command.lang, command.own, command.edition))
        custom = game_registry.package(command.game).own
        if custom is None:
            return CommandFailed("bad", [], command.game)
        return DefinitionsChecked(custom.own_report(command.own, command.lang))

    def play_deck_test(self, command: PlayDeckTest) -> Reply:
        try:
            return DeckTested(self.deck_tester.advance(command))
        except LabError as error:
            return CommandFailed("bad", [], error.text(command.lang))

    # ------------------------------------------------------------------- replays

    def one_game(self, command: ReplayCommand) -> str:
        """The replay that is meant. Raises ValueError if there is no such game of a match."""
        return self.matches.game(command.text, command.game)

    def verify_replay(self, command: VerifyReplay) -> Reply:
        try:
            info = self.replays.info(self.one_game(command), command.names, command.lang)
            info["match"] = self.matches.info(command.text, command.game, command.lang)
            return ReplayVerified(msgspec.to_builtins(info))
        except ValueError as error:
            return CommandFailed("bad", [], str(error))

    def render_replay_frames(self, command: RenderReplayFrames) -> Reply:
        try:
            frames = self.replays.frames(
                self.one_game(command), command.names, command.audience, command.first, command.count
            )
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return ReplayRendered(msgspec.json.encode(frames))

    def render_replay_log(self, command: RenderReplayLog) -> Reply:
        try:
            log = self.replays.log(self.one_game(command), command.names, command.audience, command.first)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return ReplayRendered(msgspec.json.encode(log))

    def inspect_replay_piece(self, command: InspectReplayPiece) -> Reply:
        try:
            lines, data = self.replays.look(
                self.one_game(command), command.names, command.audience, command.step, command.handle
            )
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return PieceInspected(lines, data)

    def seal_replay(self, command: SealReplay) -> Reply:
        try:
            return ReplaySealed(Replay.read(command.text).sealed().text())
        except ValueError as error:
            return CommandFailed("bad", [], str(error))

    def review_replay(self, command: ReviewReplay) -> Reply:
        seat, lang = command.audience
        try:
            found = self.reviewer.advance(self.one_game(command), command.names, seat, lang)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        return ReplayRendered(msgspec.json.encode(found))

    def prepare_branch(self, command: PrepareBranch) -> Reply:
        try:
            game: Game = self.replays.at(self.one_game(command), command.step)
        except ValueError as error:
            return CommandFailed("bad", [], str(error))
        ruleset = game.ruleset
        own = {key: value for key, value in (game.setup or {}).items() if key not in NOT_KEPT}
        # What was dictated or drawn belongs to the game that was: from here on it is a game of its own.
        setup = {**own, "windows": "all", "state": save(game.state, ruleset)}
        again = start_game(ruleset, setup)
        return GamePrepared(setup, header_of(ruleset, setup, again.state), [], fingerprint(ruleset))


def traceback_text(error: BaseException) -> str:
    """An error with where it happened, as a report keeps it."""
    return "".join(traceback.format_exception(error))[-8000:]


def check_teams(service: WorkerService, command: CheckTeams) -> Reply:
    """Decks that are played in teams, each of them legal."""
    package = game_registry.package(command.game)
    faults = package.team_faults(command.decks, command.teams)
    told = [(package.card_library().fault_line(fault, command.lang), fault.rule.number) for fault in faults]
    wrong = [{"text": text, "rule": number, "line": 0, "card": ""} for text, number in told]
    return CommandFailed("bad", [], "", wrong) if wrong else CommandDone()


def play_match(service: WorkerService, command: PlayMatch) -> Reply:
    """A match of a tournament between two computers."""
    given = (command.decks, command.players, command.seed, command.length, command.needs_winner)
    score = match_score(command.game, command.edition, *given)
    return MatchPlayed((score.first, score.second, score.drawn))


Handler = Callable[[WorkerService, Any], Reply]

COMMAND_HANDLERS: Final[dict[type, Handler]] = {
    PrepareGame: cast(Handler, WorkerService.prepare_game),
    LoadGame: cast(Handler, WorkerService.load_game),
    ExportDefinitions: cast(Handler, WorkerService.export_definitions),
    PlanAutoPass: cast(Handler, WorkerService.plan_auto_pass),
    UnloadGame: cast(Handler, WorkerService.unload_game),
    ApplyOption: cast(Handler, WorkerService.apply_option),
    ApplyComputerOption: cast(Handler, WorkerService.apply_computer_option),
    PassQuietly: cast(Handler, WorkerService.pass_quietly),
    PerformTableAction: cast(Handler, WorkerService.perform_table_action),
    RunAutomatic: cast(Handler, WorkerService.run_automatic),
    FindUndoPoint: cast(Handler, WorkerService.find_undo_point),
    TruncateRecord: cast(Handler, WorkerService.truncate_record),
    RenderView: cast(Handler, WorkerService.render_view),
    ExplainIntent: cast(Handler, WorkerService.explain_intent),
    DescribeTable: cast(Handler, describe_table),
    ReadOrder: cast(Handler, read_order),
    Collect: cast(Handler, WorkerService.collect),
    InspectPiece: cast(Handler, WorkerService.inspect_piece),
    ExportPosition: cast(Handler, WorkerService.export_position),
    TakeSnapshot: cast(Handler, WorkerService.take_snapshot),
    ChooseOption: cast(Handler, WorkerService.choose_option),
    PrepareHint: cast(Handler, WorkerService.prepare_hint),
    PreviewOption: cast(Handler, WorkerService.preview_option),
    GiveHint: cast(Handler, WorkerService.give_hint),
    VerifyReplay: cast(Handler, WorkerService.verify_replay),
    RenderReplayFrames: cast(Handler, WorkerService.render_replay_frames),
    RenderReplayLog: cast(Handler, WorkerService.render_replay_log),
    InspectReplayPiece: cast(Handler, WorkerService.inspect_replay_piece),
    ReviewReplay: cast(Handler, WorkerService.review_replay),
    SealReplay: cast(Handler, WorkerService.seal_replay),
    PrepareBranch: cast(Handler, WorkerService.prepare_branch),
    FindCards: cast(Handler, find_cards),
    FindRules: cast(Handler, find_rules),
    ReadLists: cast(Handler, read_lists),
    PlayDeckTest: cast(Handler, WorkerService.play_deck_test),
    CheckDefinitions: cast(Handler, WorkerService.check_definitions),
    CheckTeams: cast(Handler, check_teams),
    PlayMatch: cast(Handler, play_match),
    SettleGame: cast(Handler, settle_game),
    CheckExchange: cast(Handler, check_exchange),
    PrepareNextGame: cast(Handler, prepare_next_game),
}
"""Which method carries out which command."""
