"""Replays: setup, decisions and chance of a game as lines of text, and playing them again.

A replay is text with one JSON object in each line: first the header (which game, which
definitions and engine, the setup), then the draws before the first decision, then one
line for each answer or act with the draws that followed it, now and then a digest of the
position, and at the end the result.

    {"replay": 1, "regelwerk": "0.1.0", "engine": "...", "game": "...", "edition": "...", "defs": "...", ...}
    {"draw": ["order", 53, [4, 0, 2]]}
    {"n": 3, "seat": 0, "kind": "priority", "i": 2, "o": "play 0:17.2"}
    {"n": 3, "seat": 1, "act": "concede"}
    {"digest": "0123456789abcdef", "at": 20, "version": 1}
    {"result": {"winners": [0], "rule": "wow:102.1"}}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import regelwerk.kernel
from regelwerk.kernel.chance import DictationError, RandomDraw
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game, RecordedStep
from regelwerk.kernel.persistence.lookups import RULESET_LOOKUPS
from regelwerk.kernel.persistence.replay_format import (
    ReplayBody,
    ReplayEntry,
    ReplayFormatError,
    draws_of,
    numbered_lines,
    read_lines,
    read_object,
    wrong_in_setup,
)
from regelwerk.kernel.persistence.save import DIGEST_VERSION, SaveFormatError, digest, load, save
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.kernel.version import VERSION

FORM: Final = 1
"""Number of the form in which replays are written."""
EVERY: Final = 20
"""After so many steps a digest is written."""

EXACT: Final = "EXACT"
"""The same definitions, the same engine, and everything went as written down."""
UNVERIFIED: Final = "UNVERIFIED"
"""Something has changed since, but all that is written down agrees."""
DIVERGED: Final = "DIVERGED"
"""It does not go as written down."""

META: Final = ("replay", "regelwerk", "engine", "game", "edition", "defs", "seats")
"""Keys of the header that are not the setup's."""
EPOCHS: Final = "epochs"
"""The key of the header that says where other engines have gone on; it is not the setup's either."""
COUNTED: Final = "the decisions are numbered differently"
"""A change: the numbers that are written down are not those of the decisions."""
EDGES: Final = ("say_", "scene", "table", "parse", "web", "wording", "german")
"""Beginnings of the names of files and folders that word or show a game and have no part in how it goes."""


def find_ruleset(at: int, header: dict[str, Any], find: Callable[[str, str], Ruleset] | None) -> Ruleset:
    """The rules that the header in a line asks for; without `find` the registry is asked. Raises ReplayFormatError."""
    try:
        return (RULESET_LOOKUPS[-1] if find is None else find)(header["game"], header["edition"])
    except ValueError as error:
        raise ReplayFormatError(at, str(error)) from None


class ReplayVerdict:
    """What playing a replay again has shown.

    outcome          EXACT, UNVERIFIED or DIVERGED
    step             the steps that agree; of DIVERGED, the number of the step that does not (0: before the first)
    expected, found  of DIVERGED: what is written down there, and what is there now
    why              what is different, in sentences; empty for EXACT
    """

    __slots__ = ("expected", "found", "outcome", "step", "why")

    def __init__(self, outcome: str, step: int, expected: str, found: str, why: list[str]) -> None:
        self.outcome = outcome
        self.step = step
        self.expected = expected
        self.found = found
        self.why = why

    def __str__(self) -> str:
        summary = f"{self.outcome} after {self.step} steps"
        if self.outcome == DIVERGED:
            summary = (
                f"{self.outcome} at step {self.step}: {self.expected} was written down, {self.found} is what happens"
            )
        return "; ".join([summary, *self.why])


class _Divergence(Exception):
    """The game does not go as written down: what was, what is, and whether only the random numbers differ."""

    def __init__(self, expected: str, found: str, why: str, chance: bool = False) -> None:
        super().__init__(why)
        self.expected = expected
        self.found = found
        self.why = why
        self.chance = chance


class Replay:
    """The record of a game.

    ruleset  whose game it is
    header   the first line
    opening  the draws before the first decision
    entries  the answers and acts
    digests  digests of the position by the number of steps before it
    result   winners and rule, None if the game was not over
    """

    def __init__(self, ruleset: Ruleset, header: dict[str, Any], lines: ReplayBody) -> None:
        self.ruleset = ruleset
        self.header = header
        self.opening = lines.opening
        self.entries = lines.entries
        self.digests = lines.digests
        self.digest_version = lines.digest_version
        self.result = lines.result

    # ---------------------------------------------------------------- recording

    @classmethod
    def record(cls, game: Game) -> Replay:
        """The replay of a game, over or not. Raises ValueError if its record does not go back to its start.

        The game is played again for it, so that what is written down is known to be true.
        """
        if game.setup is None:
            raise ValueError("this game was forked from another: its record does not go back to the start")
        ruleset = game.ruleset
        made = cls(ruleset, header_of(ruleset, game.setup, game.state), ReplayBody(DIGEST_VERSION))
        made.opening = game.opening_draws
        twin = made.begin(True)
        for number, step in enumerate(game.steps, 1):
            made.entries.append(_entry_of(twin, step))
            _dictate(twin, step.draws)
            _do(twin, step.seat, step.act, step.index)
            if number % EVERY == 0:
                made.digests[number] = digest(twin.state, ruleset, chance=False)
        made.digests[len(game.steps)] = digest(twin.state, ruleset, chance=False)
        if made.digests[len(game.steps)] != digest(game.state, ruleset, chance=False):
            raise ValueError("the state of this game was changed otherwise than by its decisions and acts")
        made.result = _result_of(game.state)
        return made

    def sealed(self) -> Replay:
        """This replay with the digests that `record` writes, for one that was written down step by step without them.

        It is played once, with the random numbers of its seed. Raises ReplayFormatError if it does not go as written
        down, or was made by another engine or with other definitions.
        """
        changes = self.changes()
        if changes:
            raise ReplayFormatError(0, changes[0])
        lines = ReplayBody(DIGEST_VERSION)
        lines.opening, lines.entries, lines.result = self.opening, self.entries, self.result

        def note(game: Game, number: int) -> None:
            if number % EVERY == 0 or number == len(self.entries):
                lines.digests[number] = digest(game.state, self.ruleset, chance=False)

        played = self.play(False, changes, note=note)
        if isinstance(played, ReplayVerdict) or changes:
            raise ReplayFormatError(0, str(played) if isinstance(played, ReplayVerdict) else changes[0])
        return Replay(self.ruleset, self.header, lines)

    def text(self) -> str:
        """The replay as text."""
        lines = ReplayBody(self.digest_version)
        lines.opening = self.opening
        lines.entries = self.entries
        lines.digests = self.digests
        lines.result = self.result
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in [self.header, *lines.to_data()])

    def write(self, path: str | Path) -> None:
        """Write it to a file. Raises OSError."""
        Path(path).write_text(self.text(), encoding="utf-8")

    # ------------------------------------------------------------------ reading

    @classmethod
    def read(cls, text: str, find: Callable[[str, str], Ruleset] | None = None) -> Replay:
        """Read a replay from its text. Raises ReplayFormatError, which says the line and what is wrong with it.

        `find` gives the rules of a game and an edition, or raises ValueError; without it the registry is asked.
        """
        lines = numbered_lines(text)
        header = read_object(*lines[0])
        if "match" in header and "replay" not in header:
            raise ReplayFormatError(lines[0][0], "this is the record of a match, which holds several games")
        if "replay" not in header:
            raise ReplayFormatError(lines[0][0], "this is not a replay: the first line is not a header")
        if header["replay"] != FORM:
            raise ReplayFormatError(
                lines[0][0], f"written in format {header['replay']!r}; this version reads format {FORM}"
            )
        for key in META[1:-1]:
            if not isinstance(header.get(key), str):
                raise ReplayFormatError(lines[0][0], f"the header lacks {key!r}")
        ruleset = find_ruleset(lines[0][0], header, find)
        return cls(ruleset, header, read_lines(lines[1:]))

    @classmethod
    def load(cls, path: str | Path, find: Callable[[str, str], Ruleset] | None = None) -> Replay:
        """Read a replay from a file, as `read` does.

        Raises ReplayFormatError, also for a file that cannot be opened.
        """
        try:
            text = Path(path).read_text(encoding="utf-8-sig")  # some editors put a mark before the first line
        except OSError as error:
            raise ReplayFormatError(0, f"cannot read {path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise ReplayFormatError(0, f"{path} is not a text") from None
        return cls.read(text, find)

    # ------------------------------------------------------------------ playing

    def setup(self) -> dict[str, Any]:
        """What the game was started with."""
        return {key: value for key, value in self.header.items() if key not in META and key != EPOCHS}

    def begin(self, dictated: bool) -> Game:
        """The game at its first decision. Raises ReplayFormatError if it cannot be started."""
        ruleset = self.ruleset
        setup = self.setup()
        wrong = "" if "state" in setup else wrong_in_setup(setup, ruleset.deck_type)
        if wrong:
            raise ReplayFormatError(1, f"the game cannot be started from this header: {wrong}")
        try:
            if "state" in setup:
                state = load(setup["state"], ruleset, ruleset.defs(setup))
            else:
                state = ruleset.start(setup, [draw.value for draw in self.opening] if dictated else None)
        except SaveFormatError as error:
            raise ReplayFormatError(1, f"the position it starts from is broken: {error}") from None
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise ReplayFormatError(1, f"the game cannot be started from this header: {_said(error)}") from None
        return Game(ruleset, state, setup)

    def verify(self) -> ReplayVerdict:
        """Play it again, first with the random numbers of its seed, and if those differ with the recorded ones."""
        changes = self.changes()
        first = self.play(False, changes)
        if not isinstance(first, ReplayVerdict):
            outcome = UNVERIFIED if changes else EXACT
            return ReplayVerdict(outcome, len(self.entries), "", "", changes)
        if first.outcome == DIVERGED:
            return first
        changes.append(first.why[-1])
        second = self.play(True, changes)
        if isinstance(second, ReplayVerdict):
            return second
        return ReplayVerdict(UNVERIFIED, len(self.entries), "", "", changes)

    def resume(self, at: int | None = None) -> Game:
        """A live game after so many steps (all of them if None), with its record so far.

        Raises ValueError if the replay is not that long, ReplayFormatError if it diverges before that.
        """
        steps = len(self.entries) if at is None else at
        if not 0 <= steps <= len(self.entries):
            raise ValueError(f"the replay has {len(self.entries)} steps, not {at}")
        changes = self.changes()
        found = self.play(False, changes, steps)
        if isinstance(found, ReplayVerdict) and found.outcome == UNVERIFIED:
            found = self.play(True, changes, steps)
            if isinstance(found, Game):
                found.state.chance.dictating = False
        if isinstance(found, ReplayVerdict):
            raise ReplayFormatError(0, str(found))
        return found

    def changes(self) -> list[str]:
        """What is not as it was when the game was recorded."""
        header = self.header
        found: list[str] = []
        if header["engine"] != fingerprint(self.ruleset):
            found.append(f"recorded with another engine (version {header['regelwerk']}; this is {VERSION})")
        try:
            if header["defs"] != self.ruleset.defs(self.setup()).digest:
                found.append("the definitions of the cards have changed")
        except (KeyError, TypeError, ValueError) as error:
            found.append(f"the definitions that the header names cannot be used: {_said(error)}")
        if self.digests and self.digest_version != DIGEST_VERSION:
            found.append(f"digests of version {self.digest_version} cannot be compared with those of {DIGEST_VERSION}")
        return found

    def play(
        self,
        dictated: bool,
        changes: list[str],
        steps: int = -1,
        note: Callable[[Game, int], None] | None = None,
    ) -> Game | ReplayVerdict:
        """Play so many steps (-1: all, and compare the result too).

        The game, or a verdict: DIVERGED, or UNVERIFIED where only the random numbers are
        others. Smaller differences are added to `changes`. `note` is told the number of each step after it.
        """
        try:
            game = self.begin(dictated)
        except ReplayFormatError as error:
            return ReplayVerdict(DIVERGED, 0, "a game that begins", "none", [*changes, error.what])
        except DictationError as error:
            return ReplayVerdict(DIVERGED, 0, "these draws", "others", [*changes, str(error)])
        if self.header.get("seats") != game.state.seats:
            seats = _told(self.header.get("seats"))
            return ReplayVerdict(
                DIVERGED, 0, f"{seats} seats", f"{game.state.seats} seats", [*changes, "the seats differ"]
            )
        number = 0
        try:
            _same_draws(self.opening, game.opening_draws)
            for entry in self.entries if steps < 0 else self.entries[:steps]:
                number += 1
                _follow(game, entry, dictated, changes)
                self.compare(game, number)
                if note is not None:
                    note(game, number)
            if steps < 0 and _result_of(game.state) != self.result:
                raise _Divergence(_told(self.result), _told(_result_of(game.state)), "it ends differently")
        except _Divergence as off:
            outcome = UNVERIFIED if off.chance and not dictated else DIVERGED
            return ReplayVerdict(outcome, number, off.expected, off.found, [*changes, off.why])
        return game

    def compare(self, game: Game, number: int) -> None:
        """Compare the digest written down after that step, if there is one."""
        written = self.digests.get(number)
        if written is None or self.digest_version != DIGEST_VERSION:
            return
        found = digest(game.state, self.ruleset, chance=False)
        if found != written:
            raise _Divergence(f"position {written}", f"position {found}", "an earlier step went differently")


def open_game(ruleset: Ruleset, state: State, **more: Any) -> Game:
    """A game that begins at this position (of a scene, of a branch), with a record of its own; the state stays.

    `more` goes into its setup, for `Ruleset.defs`.
    """
    return Game(ruleset, state.fork(), {**more, "state": save(state, ruleset)})


# --------------------------------------------------------------------------- parts


def header_of(ruleset: Ruleset, setup: dict[str, Any], state: State) -> dict[str, Any]:
    """The first line of a replay."""
    return {
        "replay": FORM,
        "regelwerk": VERSION,
        "engine": fingerprint(ruleset),
        "game": ruleset.name,
        "edition": ruleset.edition,
        "defs": state.defs.digest,
        "seats": state.seats,
        **setup,
    }


_fingerprints: dict[str, str] = {}


def fingerprint(ruleset: Ruleset) -> str:
    """A hash over the sources of the kernel and of the game: what plays by other sources may play otherwise."""
    home = ruleset.source_directory()
    known = _fingerprints.get(str(home))
    if known is None:
        known = hash_of_sources(Path(regelwerk.kernel.__path__[0]), home)
        _fingerprints[str(home)] = known
    return known


def hash_of_sources(*folders: Path) -> str:
    """A hash over the sources in these folders, but for those at the edges of a game."""
    total = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            inside = file.relative_to(folder)
            if any(part.startswith(EDGES) for part in inside.parts):
                continue
            total.update(inside.as_posix().encode() + b"\n")
            total.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()[:16]


def _entry_of(game: Game, step: RecordedStep) -> ReplayEntry:
    decision = game.decision
    if step.act:
        entry = ReplayEntry(step.number, step.seat, "", -1, "", step.act)
    elif decision is None:
        raise ValueError("the record of this game goes on after its end")
    else:
        option = game.ruleset.option_key(game.state, decision.options[step.index])
        entry = ReplayEntry(
            decision.number, decision.seat, game.ruleset.kind_key(decision.kind), step.index, option, ""
        )
    entry.draws = step.draws
    return entry


def _dictate(game: Game, draws: list[RandomDraw]) -> None:
    game.state.chance.dictate([draw.value for draw in draws])


def follow(game: Game, step: RecordedStep) -> None:
    """Play one recorded step, with the random numbers that fell then."""
    _dictate(game, step.draws)
    _do(game, step.seat, step.act, step.index)
    game.state.chance.dictating = False


def _do(game: Game, seat: int, act: str, index: int) -> None:
    if act:
        game.perform(seat, act)
    else:
        game.apply(index)


def _follow(game: Game, entry: ReplayEntry, dictated: bool, changes: list[str]) -> None:
    """Play one entry. Raises _Divergence."""
    index = _index_of(game, entry, changes)
    if dictated:
        _dictate(game, entry.draws)
    try:
        _do(game, entry.seat, entry.act, index)
    except DictationError as error:
        raise _Divergence("these draws", "others", str(error)) from None
    except IllegalActionError as error:
        raise _Divergence(entry.act or entry.option, "a refusal", str(error)) from None
    except Exception as error:  # an engine that breaks off is a difference to report, not a reason to break off too
        what = f"{type(error).__name__}: {error}"
        raise _Divergence(entry.act or entry.option, "an engine error", what) from error
    _same_draws(entry.draws, game.steps[-1].draws)
    if dictated and game.state.chance.undrawn_count():
        raise _Divergence("these draws", "fewer", "not all recorded draws are used")


def _index_of(game: Game, entry: ReplayEntry, changes: list[str]) -> int:
    """Which option of the open decision an entry means: the one that says the same. Raises _Divergence."""
    if entry.act:
        return -1
    decision = game.decision
    if decision is None:
        raise _Divergence(
            f"seat {entry.seat}: {entry.option}", "the end of the game", "the game ends before its record does"
        )
    asked = f"seat {decision.seat} is asked: {game.ruleset.kind_key(decision.kind)}"
    wanted = f"seat {entry.seat} is asked: {entry.kind}"
    if asked != wanted:
        raise _Divergence(wanted, asked, "the decision is a different one")
    if entry.number != decision.number and COUNTED not in changes:
        changes.append(COUNTED)
    keys = [game.ruleset.option_key(game.state, option) for option in decision.options]
    if entry.index < len(keys) and keys[entry.index] == entry.option:
        return entry.index
    if entry.option not in keys:
        raise _Divergence(entry.option, f"the options {', '.join(keys)}", "that option is not available")
    note = "options are listed in a different order"
    if note not in changes:
        changes.append(note)
    return keys.index(entry.option)


def _same_draws(written: list[RandomDraw], found: list[RandomDraw]) -> None:
    if draws_of(written) != draws_of(found):
        why = "the recorded random numbers are not those of the seed"
        raise _Divergence(_told(draws_of(written)), _told(draws_of(found)), why, True)


def _result_of(state: State) -> dict[str, Any] | None:
    result = state.result
    return None if result is None else {"winners": list(result.winners), "rule": result.rule.number}


def _told(value: object) -> str:
    """A value in few letters, for verdicts."""
    text = "a game in progress" if value is None else json.dumps(value)
    return text if len(text) < 200 else text[:197] + "..."


def _said(error: Exception) -> str:
    """What an error says, in words."""
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)
