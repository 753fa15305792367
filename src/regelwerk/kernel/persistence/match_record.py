"""The record of a match: one text that holds the replays of its games, and what was exchanged between them.

Lines of JSON, as in a replay. First the header with the setup of the match, then game by game the lines of its replay
as they are, behind each game what the seats exchanged, and at the end the result.

    {"match": 1, "regelwerk": "0.1.0", "game": "wowtcg", "edition": "2006", "length": 3, "decks": [...], ...}
    {"replay": 1, ...}
    ...
    {"result": {"winners": [0], "rule": "wow:102.1"}}
    {"exchange": 1, "out": ["hoa/fireball"], "in": ["hoa/pyroblast"]}
    {"replay": 1, ...}
    ...
    {"match result": {"winners": [0], "won": [0, 0]}}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from regelwerk.kernel.match import Match, MatchError, MatchResult
from regelwerk.kernel.match_score import LENGTHS
from regelwerk.kernel.persistence.replay import (
    DIVERGED,
    EXACT,
    UNVERIFIED,
    Replay,
    ReplayVerdict,
    find_ruleset,
)
from regelwerk.kernel.persistence.replay_format import ReplayFormatError, numbered_lines, read_object
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.version import VERSION

FORM: Final = 1
"""Number of the form in which matches are written."""
HEADER: Final = ("match", "regelwerk", "game", "edition", "length")
"""Keys of the header that are not the setup's."""
RESULT: Final = "match result"

Exchanges = list[tuple[int, tuple[str, ...], tuple[str, ...]]]
"""What was exchanged behind a game: the seat, the codes that went out, and those that came in."""


class MatchVerdict:
    """What playing a recorded match again has shown.

    outcome  EXACT, UNVERIFIED or DIVERGED: the worst of its games, and DIVERGED if they make no match
    games    the verdict of each game that was played again
    why      what is wrong with the match as a whole, in sentences
    """

    __slots__ = ("games", "outcome", "why")

    def __init__(self, games: list[ReplayVerdict], why: list[str]) -> None:
        outcomes = [verdict.outcome for verdict in games]
        self.outcome = DIVERGED if why or DIVERGED in outcomes else UNVERIFIED if UNVERIFIED in outcomes else EXACT
        self.games = games
        self.why = why

    def __str__(self) -> str:
        return "; ".join([f"{self.outcome} after {len(self.games)} games", *self.why])


class MatchRecord:
    """The record of a match.

    ruleset    whose games they are
    header     the first line
    replays    of its games, in order
    exchanges  behind each game
    result     the last line: winners and who won which game, None for a match that is on
    """

    def __init__(
        self,
        ruleset: Ruleset,
        header: dict[str, Any],
        replays: list[Replay],
        exchanges: list[Exchanges],
        result: dict[str, Any] | None,
    ) -> None:
        self.ruleset = ruleset
        self.header = header
        self.replays = replays
        self.exchanges = exchanges
        self.result = result

    @classmethod
    def record(cls, match: Match) -> MatchRecord:
        """The record of a match, over or not. Raises ValueError if the record of a game does not go back to its start.

        Every game is played again for it.
        """
        rules = match.ruleset
        exchanges = [[(seat, found[seat].out, found[seat].into) for seat in sorted(found)] for found in match.exchanges]
        replays = [Replay.record(game) for game in match.games]
        header = match_header(rules.name, rules.edition, match.length, match.setup)
        return cls(rules, header, replays, exchanges, _result_of(match.result))

    def text(self) -> str:
        """The record as text."""
        return match_text(self.header, [replay.text() for replay in self.replays], self.exchanges, self.result)

    def write(self, path: str | Path) -> None:
        """Write it to a file. Raises OSError."""
        Path(path).write_text(self.text(), encoding="utf-8")

    # ------------------------------------------------------------------ reading

    @classmethod
    def read(cls, text: str, find: Callable[[str, str], Ruleset] | None = None) -> MatchRecord:
        """Read a match from its text. Raises ReplayFormatError, which says the line and what is wrong with it.

        `find` gives the rules of a game and an edition, or raises ValueError; without it the registry is asked.
        """
        lines = numbered_lines(text)
        at, header = lines[0][0], read_object(*lines[0])
        _check_header(at, header)
        ruleset = find_ruleset(at, header, find)
        replays: list[Replay] = []
        exchanges: list[Exchanges] = []
        for block, behind in _blocks(lines[1:]):
            padding = "\n" * (block[0][0] - 1)  # so that what is wrong is told by its line in this file
            replays.append(Replay.read(padding + "\n".join(line for _, line in block), find))
            exchanges.append([_exchange(number, data, header) for number, data in behind])
        if not replays:
            raise ReplayFormatError(lines[-1][0], "a match has at least one game")
        return cls(ruleset, header, replays, exchanges, _read_result(lines))

    @classmethod
    def load(cls, path: str | Path, find: Callable[[str, str], Ruleset] | None = None) -> MatchRecord:
        """Read a match from a file. Raises ReplayFormatError for what is none, OSError, UnicodeDecodeError."""
        return cls.read(Path(path).read_text(encoding="utf-8-sig"), find)

    # ------------------------------------------------------------------ playing

    def verify(self) -> MatchVerdict:
        """Play every game again, and check that they make this match.

        That each game verifies by itself; that it begins as the match says: with the decks and exchanges so far, after
        the results so far, with the right player to say who begins; and that the result is what came of it.
        """
        verdicts: list[ReplayVerdict] = []
        try:
            match = self._begin()
            for replay, exchanges in zip(self.replays, self.exchanges):
                verdicts.append(replay.verify())
                if verdicts[-1].outcome == DIVERGED:
                    return MatchVerdict(verdicts, [f"game {len(verdicts)} does not go as written down"])
                _go_on(match, replay, exchanges)
        except (MatchError, ReplayFormatError) as error:
            return MatchVerdict(verdicts, [str(error)])
        wrong = [] if self.result == _result_of(match.result) else ["the result of the match is another"]
        return MatchVerdict(verdicts, wrong)

    def resume(self) -> Match:
        """The match as it stands at the end of the record. Raises ReplayFormatError if it is no match."""
        try:
            match = self._begin()
            for replay, exchanges in zip(self.replays, self.exchanges):
                _go_on(match, replay, exchanges)
        except MatchError as error:
            raise ReplayFormatError(0, str(error)) from None
        return match

    def _begin(self) -> Match:
        return Match(
            self.ruleset, {key: value for key, value in self.header.items() if key not in HEADER}, self.header["length"]
        )


def match_header(game: str, edition: str, length: int, setup: Mapping[str, Any]) -> dict[str, Any]:
    """The first line of the record of a match."""
    return {"match": FORM, "regelwerk": VERSION, "game": game, "edition": edition, "length": length, **setup}


def match_text(
    header: Mapping[str, Any], games: Sequence[str], exchanges: Sequence[Exchanges], result: dict[str, Any] | None
) -> str:
    """The record of a match as text, from the texts of the replays of its games."""
    parts = [_line(dict(header))]
    for game, behind in zip(games, exchanges, strict=True):
        parts.append(game)
        parts += [_line({"exchange": seat, "out": list(out), "in": list(into)}) for seat, out, into in behind]
    return "".join([*parts, _line({RESULT: result})])


def games_of(text: str) -> list[str]:
    """The texts of the replays in the record of a match. Raises ReplayFormatError."""
    return ["".join(f"{line}\n" for _, line in block) for block, _ in _blocks(numbered_lines(text)[1:])]


def is_match(text: str) -> bool:
    """Whether a text begins like the record of a match."""
    first = next((line for line in text.lstrip("\ufeff").split("\n") if line.strip()), "")
    try:
        return "match" in read_object(1, first) and "replay" not in read_object(1, first)
    except ReplayFormatError:
        return False


def _go_on(match: Match, replay: Replay, exchanges: Exchanges) -> None:
    """One more game of the match, and what was exchanged behind it. Raises MatchError, ReplayFormatError."""
    match.adopt(replay.resume())
    for seat, out, into in exchanges:
        match.exchange(seat, out, into)


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def _result_of(result: MatchResult | None) -> dict[str, Any] | None:
    return None if result is None else {"winners": list(result.winners), "won": list(result.score.won)}


def _check_header(at: int, header: dict[str, Any]) -> None:
    """Raises ReplayFormatError for a first line that begins no match."""
    if "match" not in header or "replay" in header:
        raise ReplayFormatError(at, "this is not the record of a match: the first line is not a header")
    if header["match"] != FORM:
        raise ReplayFormatError(at, f"written in format {header['match']!r}; this version reads format {FORM}")
    for key in HEADER[1:-1]:
        if not isinstance(header.get(key), str):
            raise ReplayFormatError(at, f"the header lacks {key!r}")
    if header.get("length") not in LENGTHS:
        raise ReplayFormatError(at, f"a match is best of 1, 3 or 5 games, not {header.get('length')!r}")
    teams, decks, seed = header.get("teams"), header.get("decks"), header.get("seed")
    if not isinstance(teams, list) or not all(type(team) is int for team in teams):
        raise ReplayFormatError(at, "the teams are not a list of whole numbers")
    if not isinstance(decks, list) or len(decks) != len(teams):
        raise ReplayFormatError(at, "the decks are not one for each seat")
    if type(seed) is not int:
        raise ReplayFormatError(at, "the seed is not a whole number")


def _blocks(
    lines: Sequence[tuple[int, str]],
) -> list[tuple[list[tuple[int, str]], list[tuple[int, dict[str, Any]]]]]:
    """The lines of each game, and the exchanges behind it. Raises ReplayFormatError."""
    found: list[tuple[list[tuple[int, str]], list[tuple[int, dict[str, Any]]]]] = []
    ended = False
    for number, line in lines:
        data = read_object(number, line)
        if ended:
            raise ReplayFormatError(number, "the result of the match must be the last line")
        if "replay" in data:
            found.append(([(number, line)], []))
        elif RESULT in data:
            ended = True
        elif not found:
            raise ReplayFormatError(number, "the header of a game is expected here")
        elif "exchange" in data:
            found[-1][1].append((number, data))
        elif found[-1][1]:
            raise ReplayFormatError(number, "behind an exchange the next game begins")
        else:
            found[-1][0].append((number, line))
    if not ended:
        raise ReplayFormatError(lines[-1][0] if lines else 1, "the file is truncated here: the match has no result")
    return found


def _exchange(
    number: int, data: dict[str, Any], header: dict[str, Any]
) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """One exchange. Raises ReplayFormatError."""
    seat, out, into = data["exchange"], data.get("out"), data.get("in")
    if type(seat) is not int or not 0 <= seat < len(header["teams"]):
        raise ReplayFormatError(number, "an exchange names its seat")
    for codes in (out, into):
        if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
            raise ReplayFormatError(number, 'an exchange has "out" and "in", lists of the codes of cards')
    return seat, tuple(out or ()), tuple(into or ())


def _read_result(lines: Sequence[tuple[int, str]]) -> dict[str, Any] | None:
    """The last line. Raises ReplayFormatError."""
    number, line = lines[-1]
    result = read_object(number, line)[RESULT]
    if result is None:
        return None
    if isinstance(result, dict) and isinstance(result.get("winners"), list) and isinstance(result.get("won"), list):
        return {"winners": result["winners"], "won": result["won"]}
    raise ReplayFormatError(number, "the result of a match has winners and who won which game")
