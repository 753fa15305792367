"""The lines of a replay: writing them, and reading them with errors that say what is wrong in which line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.chance import DICE, NUMBER, RandomDraw
from regelwerk.kernel.match_score import MATCH
from regelwerk.kernel.match_score import wrong_in as wrong_in_match
from regelwerk.kernel.state import WINDOWS

DRAWS: Final = ("number", "order", "dice")
"""Names of the kinds of draw."""


class ReplayFormatError(ValueError):
    """A replay that cannot be read: `line` (from 1, 0 for the whole file) and what is wrong."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class ReplayEntry:
    """One answer or act of a replay.

    number, seat  of the decision (of an act: the decisions counted so far, and who did it)
    kind          the kind of decision, by name
    index, option which option, and what it says
    act           the verb of an act, "" for an answer
    draws         what chance gave until the next decision
    """

    __slots__ = ("act", "draws", "index", "kind", "number", "option", "seat")

    def __init__(self, number: int, seat: int, kind: str, index: int, option: str, act: str) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.index = index
        self.option = option
        self.act = act
        self.draws: list[RandomDraw] = []

    def to_data(self) -> dict[str, Any]:
        """The line of it, without the draws."""
        if self.act:
            return {"n": self.number, "seat": self.seat, "act": self.act}
        return {"n": self.number, "seat": self.seat, "kind": self.kind, "i": self.index, "o": self.option}


class ReplayBody:
    """What stands in a replay after its header.

    opening  the draws before the first decision
    entries  the answers and acts
    digests  digests of the position by the number of steps before it; all of version `digest_version`
    result   winners and rule, None if the game was not over
    """

    def __init__(self, digest_version: int) -> None:
        self.opening: list[RandomDraw] = []
        self.entries: list[ReplayEntry] = []
        self.digests: dict[int, str] = {}
        self.digest_version = digest_version
        self.result: dict[str, Any] | None = None

    def to_data(self) -> list[dict[str, Any]]:
        """All lines as plain data."""
        lines = _draw_lines(self.opening)
        for number, entry in enumerate(self.entries, 1):
            lines.append(entry.to_data())
            lines += _draw_lines(entry.draws)
            if number in self.digests:
                lines.append({"digest": self.digests[number], "at": number, "version": self.digest_version})
        return [*lines, {"result": self.result}]


def draws_of(draws: list[RandomDraw]) -> list[Any]:
    """Draws as plain data: kind, how many, values."""
    return [[DRAWS[draw.kind], draw.size, draw.value] for draw in draws]


def _draw_lines(draws: list[RandomDraw]) -> list[dict[str, Any]]:
    return [{"draw": draw} for draw in draws_of(draws)]


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a text that are not empty, with their numbers. Raises ReplayFormatError if there are none."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise ReplayFormatError(0, "the file is empty")
    return lines


def read_object(number: int, line: str) -> dict[str, Any]:
    """The JSON object of a line. Raises ReplayFormatError."""
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        raise ReplayFormatError(number, f"invalid JSON at column {error.colno}") from None
    except (ValueError, RecursionError):
        raise ReplayFormatError(number, "a number here is too long, or it is nested too deeply") from None
    if not isinstance(data, dict):
        raise ReplayFormatError(number, "every line must be one JSON object")
    return data


def read_lines(lines: Sequence[tuple[int, str]]) -> ReplayBody:
    """Read all lines after the header, with their numbers. Raises ReplayFormatError."""
    made = ReplayBody(0)
    ended = False
    for number, line in lines:
        data = read_object(number, line)
        if ended:
            raise ReplayFormatError(number, "the result must be the last line")
        if "draw" in data:
            draws = made.entries[-1].draws if made.entries else made.opening
            draws.append(_read_draw(number, data["draw"]))
        elif "digest" in data:
            _read_digest(made, number, data)
        elif "result" in data:
            made.result = _read_result(number, data["result"])
            ended = True
        elif "seat" in data:
            made.entries.append(_read_entry(number, data))
        else:
            raise ReplayFormatError(number, f"unexpected line with {', '.join(data) or 'nothing'}")
    if not ended:
        raise ReplayFormatError(
            lines[-1][0] if lines else 1, "the file is truncated here: the line with the result is missing"
        )
    return made


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _cut(value: Any) -> str:
    """A value in few letters."""
    text = json.dumps(value)
    return text if len(text) < 100 else f"{text[:97]}..."


def _read_draw(number: int, data: Any) -> RandomDraw:
    if not isinstance(data, list) or len(data) != 3 or data[0] not in DRAWS or not _whole(data[1]):
        raise ReplayFormatError(
            number, f'a draw is ["number", "order" or "dice", how many, [values]], not {_cut(data)}'
        )
    kind = DRAWS.index(data[0])
    values = data[2]
    if not isinstance(values, list) or not all(_whole(value) for value in values):
        raise ReplayFormatError(number, "the values of a draw are a list of whole numbers")
    if kind == DICE:
        fits = all(0 <= value < data[1] for value in values)
    elif kind == NUMBER:
        fits = len(values) == 1 and 0 <= values[0] < data[1]
    else:
        fits = len(values) == data[1] and sorted(values) == list(range(len(values)))  # a number may be any size
    if not fits:
        raise ReplayFormatError(number, f"{_cut(values)} is impossible where {data[0]} of {data[1]} is drawn")
    return RandomDraw(kind, data[1], values)


def _read_digest(made: ReplayBody, number: int, data: dict[str, Any]) -> None:
    if not isinstance(data["digest"], str) or not _whole(data.get("at")) or not _whole(data.get("version")):
        raise ReplayFormatError(number, "a digest is a text, the number of steps before it and a version")
    if data["at"] != len(made.entries):
        raise ReplayFormatError(
            number, f"the digest is for step {data['at']}, but the steps before it are {len(made.entries)}"
        )
    made.digests[data["at"]] = data["digest"]
    made.digest_version = data["version"]


def _read_result(number: int, data: Any) -> dict[str, Any] | None:
    if data is None:
        return None
    if isinstance(data, dict) and isinstance(data.get("winners"), list) and isinstance(data.get("rule"), str):
        return {"winners": data["winners"], "rule": data["rule"]}
    raise ReplayFormatError(number, "a result has winners and a rule")


def _read_entry(number: int, data: dict[str, Any]) -> ReplayEntry:
    if not _whole(data["seat"]) or not _whole(data.get("n")):
        raise ReplayFormatError(number, "a step has the number of its decision and of its seat")
    if "act" in data:
        if not isinstance(data["act"], str) or not data["act"]:
            raise ReplayFormatError(number, "a table action needs a name")
        return ReplayEntry(data["n"], data["seat"], "", -1, "", data["act"])
    index: Any = data.get("i")
    named = isinstance(data.get("o"), str) and isinstance(data.get("kind"), str)
    if not _whole(index) or index < 0 or not named:
        raise ReplayFormatError(number, 'an answer has "i", the number of the option, "o", what it says, and "kind"')
    return ReplayEntry(data["n"], data["seat"], data["kind"], data["i"], data["o"], "")


def wrong_in_setup(setup: dict[str, Any], deck_type: type) -> str:
    """What cannot be in the header of a game, "" if nothing."""
    seed, teams = setup.get("seed", 0), setup.get("teams", [])
    if not isinstance(seed, int) or isinstance(seed, bool):
        return "the seed is not a whole number"
    if not isinstance(teams, list) or not all(isinstance(team, int) for team in teams):
        return "the teams are not a list of whole numbers"
    if MATCH in setup and wrong_in_match(setup[MATCH], teams):
        return wrong_in_match(setup[MATCH], teams)
    if "windows" in setup and setup["windows"] not in WINDOWS:
        return f"windows must be one of {', '.join(WINDOWS)}"
    decks = setup.get("decks", [])
    if not isinstance(decks, list) or not all(isinstance(deck, deck_type) for deck in decks):
        return "the decks are not a list of objects"
    return ""
