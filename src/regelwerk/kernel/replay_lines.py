"""The lines of a replay: writing them, and reading them with errors that say what is wrong in which line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.chance import DICE, NUMBER, Draw

DRAWS: Final = ("number", "order", "dice")
"""Names of the kinds of draw."""


class BadReplay(ValueError):
    """A replay that cannot be read: `line` (from 1, 0 for the whole file) and what is wrong."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class Entry:
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
        self.draws: list[Draw] = []

    def plain(self) -> dict[str, Any]:
        """The line of it, without the draws."""
        if self.act:
            return {"n": self.number, "seat": self.seat, "act": self.act}
        return {"n": self.number, "seat": self.seat, "kind": self.kind, "i": self.index, "o": self.option}


class Lines:
    """What stands in a replay after its header.

    opening  the draws before the first decision
    entries  the answers and acts
    digests  digests of the position by the number of steps before it; all of version `digest_version`
    result   winners and rule, None if the game was not over
    """

    def __init__(self, digest_version: int) -> None:
        self.opening: list[Draw] = []
        self.entries: list[Entry] = []
        self.digests: dict[int, str] = {}
        self.digest_version = digest_version
        self.result: dict[str, Any] | None = None

    def plain(self) -> list[dict[str, Any]]:
        """All lines as plain data."""
        lines = _draw_lines(self.opening)
        for number, entry in enumerate(self.entries, 1):
            lines.append(entry.plain())
            lines += _draw_lines(entry.draws)
            if number in self.digests:
                lines.append({"digest": self.digests[number], "at": number, "version": self.digest_version})
        return [*lines, {"result": self.result}]


def draws_of(draws: list[Draw]) -> list[Any]:
    """Draws as plain data: kind, how many, values."""
    return [[DRAWS[draw.kind], draw.n, draw.value] for draw in draws]


def _draw_lines(draws: list[Draw]) -> list[dict[str, Any]]:
    return [{"draw": draw} for draw in draws_of(draws)]


def read_object(number: int, line: str) -> dict[str, Any]:
    """The JSON object of a line. Raises BadReplay."""
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadReplay(number, f"this is no JSON from column {error.colno} on") from None
    except (ValueError, RecursionError):
        raise BadReplay(number, "a number here is too long, or it is nested too deeply") from None
    if not isinstance(data, dict):
        raise BadReplay(number, "every line holds one JSON object")
    return data


def read_lines(lines: Sequence[tuple[int, str]]) -> Lines:
    """Read all lines after the header, with their numbers. Raises BadReplay."""
    made = Lines(0)
    ended = False
    for number, line in lines:
        data = read_object(number, line)
        if ended:
            raise BadReplay(number, "the result must be the last line")
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
            raise BadReplay(number, f"a line with {', '.join(data) or 'nothing'} means nothing here")
    if not ended:
        raise BadReplay(lines[-1][0] if lines else 1, "the file breaks off here: the line with the result is missing")
    return made


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _cut(value: Any) -> str:
    """A value in few letters."""
    text = json.dumps(value)
    return text if len(text) < 100 else f"{text[:97]}..."


def _read_draw(number: int, data: Any) -> Draw:
    if not isinstance(data, list) or len(data) != 3 or data[0] not in DRAWS or not _whole(data[1]):
        raise BadReplay(number, f'a draw is ["number", "order" or "dice", how many, [values]], not {_cut(data)}')
    kind = DRAWS.index(data[0])
    values = data[2]
    if not isinstance(values, list) or not all(_whole(value) for value in values):
        raise BadReplay(number, "the values of a draw are a list of whole numbers")
    if kind == DICE:
        fits = all(0 <= value < data[1] for value in values)
    elif kind == NUMBER:
        fits = len(values) == 1 and 0 <= values[0] < data[1]
    else:
        fits = len(values) == data[1] and sorted(values) == list(range(len(values)))  # a number may be any size
    if not fits:
        raise BadReplay(number, f"{_cut(values)} cannot fall where {data[0]} of {data[1]} is drawn")
    return Draw(kind, data[1], values)


def _read_digest(made: Lines, number: int, data: dict[str, Any]) -> None:
    if not isinstance(data["digest"], str) or not _whole(data.get("at")) or not _whole(data.get("version")):
        raise BadReplay(number, "a digest is a text, the number of steps before it and a version")
    if data["at"] != len(made.entries):
        raise BadReplay(number, f"the digest is said to follow step {data['at']}, but {len(made.entries)} stand before")
    made.digests[data["at"]] = data["digest"]
    made.digest_version = data["version"]


def _read_result(number: int, data: Any) -> dict[str, Any] | None:
    if data is None:
        return None
    if isinstance(data, dict) and isinstance(data.get("winners"), list) and isinstance(data.get("rule"), str):
        return {"winners": data["winners"], "rule": data["rule"]}
    raise BadReplay(number, "a result has winners and a rule")


def _read_entry(number: int, data: dict[str, Any]) -> Entry:
    if not _whole(data["seat"]) or not _whole(data.get("n")):
        raise BadReplay(number, "a step has the number of its decision and of its seat")
    if "act" in data:
        if not isinstance(data["act"], str) or not data["act"]:
            raise BadReplay(number, "an act has a name")
        return Entry(data["n"], data["seat"], "", -1, "", data["act"])
    index: Any = data.get("i")
    named = isinstance(data.get("o"), str) and isinstance(data.get("kind"), str)
    if not _whole(index) or index < 0 or not named:
        raise BadReplay(number, 'an answer has "i", the number of the option, "o", what it says, and "kind"')
    return Entry(data["n"], data["seat"], data["kind"], data["i"], data["o"], "")
