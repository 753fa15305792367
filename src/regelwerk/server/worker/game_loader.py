"""Taking up a room's game in a worker: played again from its setup, or from its last snapshot.

As long as the engine is the one that recorded the game, everything is played again from the
start; that gives the whole log. When the engine has changed since (the server was renewed),
the game goes on from the snapshot, under the definitions it began with, and the entries after
it are followed by what they say.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from regelwerk import game_registry
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import fingerprint
from regelwerk.kernel.persistence.save import SaveFormatError, load
from regelwerk.kernel.presentation.pass_and_undo import UndoStep
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.lessons import LESSON_KEY
from regelwerk.puzzles import PUZZLE_KEY
from regelwerk.server.worker.commands import LoadGame
from regelwerk.server.worker.game_session import GameSession
from regelwerk.server.worker.lesson_session import resumed_lesson
from regelwerk.server.worker.puzzle_session import resumed_puzzle
from regelwerk.server.worker.values import StoredResult, StoredStep

Draws = list[tuple[str, int, list[int]]]

LONGEST: Final = 20_000
"""No game has more steps than this; a longer record is followed from its snapshot."""


class RecordDivergedError(Exception):
    """An entry cannot be followed, and why."""

    @property
    def why(self) -> str:
        return str(self)


class DefinitionsMissingError(Exception):
    """The definitions are others by now, and those that the game began with are not at hand."""


def definitions(command: LoadGame, ruleset: Ruleset) -> Definitions:
    """Those that the game began with; today's if they are the same, or if the old texts mean nothing any more.

    Raises DefinitionsMissingError.
    """
    current = ruleset.defs(command.setup)
    if current.digest == command.defs or not command.defs:
        return current
    if command.definitions is None:
        raise DefinitionsMissingError
    storable = game_registry.package(command.game).definition_texts
    if storable is None:
        return current
    try:
        texts = msgspec.json.decode(zlib.decompress(command.definitions), type=dict[str, str])
        return storable.definitions_from_texts(texts, ruleset.edition)
    except (ValueError, KeyError, TypeError, zlib.error):
        return current


def load_session(command: LoadGame) -> tuple[GameSession, int, str]:
    """The room's game as it stands; how many entries could not be followed, and why.

    Raises ValueError if neither setup nor snapshot make a game.
    """
    ruleset = game_registry.ruleset(command.game, command.edition)
    snapshot = command.snapshot
    why = ""
    if command.engine == fingerprint(ruleset) and len(command.entries) <= LONGEST:
        try:
            if PUZZLE_KEY in command.setup:
                return resumed_puzzle(command), 0, ""
            game = start_game(ruleset, command.setup)
            if LESSON_KEY in command.setup:
                return resumed_lesson(command, game), 0, ""
            past: list[UndoStep] = []
            follow(game, command.entries, past)
            return make_session(command, game, 0, past), 0, ""
        except (RecordDivergedError, IllegalActionError, ValueError, KeyError, TypeError) as error:
            why = str(error)
    if snapshot is None:
        return load_from_start(command, ruleset, why)
    try:
        state = load(msgspec.json.decode(zlib.decompress(snapshot.data)), ruleset, definitions(command, ruleset))
    except (SaveFormatError, zlib.error, msgspec.DecodeError) as error:
        return load_from_start(command, ruleset, str(error))
    game = Game(ruleset, state, command.setup)
    return follow_entries(command, game, snapshot.step, why)


def load_from_start(command: LoadGame, ruleset: Ruleset, why: str) -> tuple[GameSession, int, str]:
    """Without a snapshot that can be read: as far as the entries can be followed from the start."""
    return follow_entries(command, start_game(ruleset, command.setup), 0, why)


def follow_entries(command: LoadGame, game: Game, first: int, why: str) -> tuple[GameSession, int, str]:
    """The game as far as the entries from `first` on can be followed."""
    past: list[UndoStep] = []
    entries = command.entries[first:]
    try:
        follow(game, entries, past)
    except RecordDivergedError as error:
        why = error.why
    return make_session(command, game, first, past), len(entries) - len(past), why


def start_game(ruleset: Ruleset, setup: dict[str, Any]) -> Game:
    """The game at its first decision."""
    if "state" in setup:
        return Game(ruleset, load(setup["state"], ruleset, ruleset.defs(setup)), setup)
    return Game(ruleset, ruleset.start(setup, None), setup)


def follow(game: Game, entries: list[StoredStep], past: list[UndoStep]) -> None:
    """Play entries: each is found by what it says, should the options stand in another order.

    Raises RecordDivergedError.

    The undo step of each is added to `past`.
    """
    before: StoredStep | None = None
    for done, entry in enumerate(entries):
        turn = getattr(game.state, "turn", None)
        try:
            step(game, entry)
        except (IllegalActionError, RecordDivergedError) as lost:
            raise RecordDivergedError(f"step {done}: {lost}") from None
        except Exception as error:
            raise RecordDivergedError(f"step {done}: {type(error).__name__}: {error}") from error
        goes_on = before is not None and (before.seat, before.number, before.act) == (entry.seat, entry.number, "")
        known = turn if isinstance(turn, int) else -2 - done
        past.append(UndoStep(entry.seat, entry.number, entry.auto, goes_on and not entry.act, known, None))
        before = entry


def step(game: Game, entry: StoredStep) -> None:
    """Play one entry."""
    if entry.act:
        game.perform(entry.seat, entry.act)
        return
    decision = game.decision
    if decision is None or decision.seat != entry.seat:
        raise RecordDivergedError("somebody else is asked")
    options = decision.options
    ruleset = game.ruleset
    if 0 <= entry.index < len(options) and ruleset.option_key(game.state, options[entry.index]) == entry.option:
        game.apply(entry.index)
        return
    keys = [ruleset.option_key(game.state, option) for option in options]
    if entry.option not in keys:
        raise RecordDivergedError(f"{entry.option} is not offered")
    game.apply(keys.index(entry.option))


def make_session(command: LoadGame, game: Game, first: int, past: list[UndoStep]) -> GameSession:
    """The session of that game, with the undo steps of its record."""
    session = GameSession(command.room, game, command.chairs, first)
    if command.snapshot is not None:
        session.last_snapshot_step = max(first, min(command.snapshot.step, session.at))
    session.undo_points.extend(past)
    return session


def format_replay(
    header: dict[str, Any],
    opening: Draws,
    entries: list[StoredStep],
    epochs: list[dict[str, Any]],
    ending: StoredResult | None = None,
) -> str:
    """The replay of a game that has outlived its engine: its first header, what is stored, and where it changed."""
    lines: list[dict[str, Any]] = [{**header, "epochs": epochs} if epochs else header]
    lines += [{"draw": [kind, n, value]} for kind, n, value in opening]
    for entry in entries:
        if entry.act:
            lines.append({"n": entry.number, "seat": entry.seat, "act": entry.act})
        else:
            line = {"n": entry.number, "seat": entry.seat, "kind": entry.kind, "i": entry.index, "o": entry.option}
            lines.append(line)
        lines += [{"draw": [kind, n, value]} for kind, n, value in entry.draws]
    lines.append({"result": None if ending is None else {"winners": ending.winners, "rule": ending.rule}})
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
