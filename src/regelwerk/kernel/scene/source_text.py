"""The text of scene files: pieces that know their line and column, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, TypeVar

A = TypeVar("A")
B = TypeVar("B")


@dataclass(frozen=True)
class SceneProblem:
    """What is wrong with a scene file, and where (from 1)."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


class SceneFormatError(ValueError):
    """A scene that cannot be read: every problem that was found, in the order of the file."""

    def __init__(self, problems: list[SceneProblem], path: str = "") -> None:
        self.problems = sorted(dict.fromkeys(problems), key=_where)
        self.path = path
        where = f"{path}: " if path else ""
        super().__init__("\n".join(f"{where}{problem}" for problem in self.problems))


def _where(problem: SceneProblem) -> tuple[int, int]:
    return problem.line, problem.column


def every(read: Callable[[A], B], parts: Iterable[A]) -> list[B]:
    """What is read from each of the parts.

    Raises SceneFormatError with the problems of all of them, not only the first.
    """
    found: list[B] = []
    problems: list[SceneProblem] = []
    for part in parts:
        try:
            found.append(read(part))
        except SceneFormatError as bad:
            problems += bad.problems
    if problems:
        raise SceneFormatError(problems)
    return found


@dataclass(frozen=True)
class SourceText:
    """A piece of the file, and where it begins."""

    text: str
    line: int
    column: int

    def problem(self, message: str, offset: int = 0) -> SceneFormatError:
        """A problem with it (or `offset` characters into it), to be raised."""
        return SceneFormatError([SceneProblem(self.line, self.column + offset, message)])

    def slice(self, start: int, end: int | None = None) -> SourceText:
        """A part of it without the blanks around, still knowing where it stands."""
        end = len(self.text) if end is None else end
        part = self.text[start:end]
        begins = start + len(part) - len(part.lstrip())
        down = self.text.count("\n", 0, begins)
        if down:
            return SourceText(part.strip(), self.line + down, begins - self.text.rindex("\n", 0, begins))
        return SourceText(part.strip(), self.line, self.column + begins)

    def split(self, separator: str) -> list[SourceText]:
        """Its parts between separators that stand outside brackets and quotes; empty parts are left out."""
        parts = []
        start = 0
        for at in separators_outside_brackets(self.text, separator):
            parts.append(self.slice(start, at))
            start = at + len(separator)
        parts.append(self.slice(start))
        return [part for part in parts if part.text]


def did_you_mean(word: str, known: list[str]) -> str:
    """A hint at the known word that is nearest, or nothing.

    >>> did_you_mean("exhuasted", ["exhausted", "ready"])
    '; did you mean "exhausted"?'
    """
    by_lower = {name.lower(): name for name in known}
    found = get_close_matches(word.strip().lower(), list(by_lower), 1)
    return f'; did you mean "{by_lower[found[0]]}"?' if found else ""


def among(word: str, known: list[str]) -> str:
    """The same, and behind it all that is known.

    >>> among("redy", ["exhausted", "ready"])
    '; did you mean "ready"?; available: exhausted, ready'
    """
    return f"{did_you_mean(word, known)}; available: {', '.join(known)}"


DRAWN: Final = "|"
"""What begins a row of a drawing, in which blanks count and nothing is a comment."""


def drawing(value: SourceText) -> list[SourceText]:
    """The rows of a drawing: what stands behind the bar, blanks and all.

    >>> [row.text for row in drawing(SourceText("| . .\\n  |. . .", 3, 3))]
    [' . .', '. . .']
    """
    rows = []
    for number, line in enumerate(value.text.split("\n")):
        at = line.find(DRAWN)
        if at >= 0:
            rows.append(SourceText(line[at + 1 :], value.line + number, at + 2))
    return rows


def logical_lines(text: str, problems: list[SceneProblem]) -> list[SourceText]:
    """The lines that say something: without comments, those with open brackets joined to the next.

    Indented lines below a card belong to it, and rows of a drawing to what stands above it. A line with a bracket that
    is never closed is a problem, and left out.

    >>> [line.text for line in logical_lines("a # b\\n\\ncard X: Card(1,\\n  2)", [])]
    ['a', 'card X: Card(1,\\n  2)']
    >>> [line.text for line in logical_lines("board:\\n  | . # .\\n  |. . .\\nb", [])]
    ['board:\\n  | . # .\\n  |. . .', 'b']
    """
    found: list[SourceText] = []
    raws = text.replace("\t", "    ").splitlines()
    whole = ""
    first = 0
    opened = 0
    number = 0
    while number < len(raws) or whole:
        if number == len(raws):
            problems.append(SceneProblem(opened, 1, "this bracket is never closed"))
            whole, number = "", opened
            continue
        raw = raws[number]
        number += 1
        drawn = raw.lstrip().startswith(DRAWN)
        line = (raw if drawn else without_comment(raw)).rstrip()
        below = line[:1] == " " and len(found) > 0 and (drawn or found[-1].text.startswith("card "))
        if not whole:
            opened = number
        if not whole and below:
            whole = found[-1].text
            first = found.pop().line
        if whole:
            whole += "\n" + line
        elif line.strip():
            whole = line
            first = number
        if whole and bracket_depth(whole) <= 0:
            found.append(SourceText(whole, first, 1))
            whole = ""
    return found


def without_comment(line: str) -> str:
    """The line up to `#`, unless that stands inside quotes or inside a word."""
    quoted = False
    for i, letter in enumerate(line):
        if letter == '"':
            quoted = not quoted
        elif letter == "#" and not quoted and (i == 0 or line[i - 1].isspace()):
            return line[:i]
    return line


def bracket_depth(text: str) -> int:
    """How many brackets are open at its end."""
    level = 0
    quoted = False
    for letter in text:
        if letter == '"':
            quoted = not quoted
        elif not quoted:
            level += (letter in "([") - (letter in ")]")
    return level


def separators_outside_brackets(text: str, separator: str) -> list[int]:
    """Where a separator stands outside brackets and quotes."""
    found = []
    level = 0
    quoted = False
    for i, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif not quoted:
            level += (letter in "([") - (letter in ")]")
            if level == 0 and text.startswith(separator, i):
                found.append(i)
    return found


def clauses(text: SourceText, words: Iterable[str]) -> list[tuple[str, SourceText]]:
    """The head and the clauses of a line, each with the word that begins it; `words` have blanks around them.

    >>> [
    ...     (key, part.text)
    ...     for key, part in clauses(SourceText("Kor targeting Leeroy x 3", 1, 1), (" x ", " targeting "))
    ... ]
    [('', 'Kor'), ('targeting', 'Leeroy'), ('x', '3')]
    """
    cuts = sorted((at, word.strip()) for word in words for at in separators_outside_brackets(text.text, word))
    found = [("", text.slice(0, cuts[0][0] if cuts else None))]
    for i, (at, key) in enumerate(cuts):
        end = cuts[i + 1][0] if i + 1 < len(cuts) else None
        found.append((key, text.slice(at + len(key) + 2, end)))
    return found


def twice(pieces: Iterable[tuple[str, SourceText]]) -> list[SceneProblem]:
    """The clauses that stand in a line a second time.

    >>> [str(problem) for problem in twice([("x", SourceText("1", 1, 4)), ("x", SourceText("2", 1, 8))])]
    ["line 1, column 8: 'x' appears here a second time"]
    """
    seen: list[str] = []
    found: list[SceneProblem] = []
    for key, value in pieces:
        if key in seen:
            found += value.problem(f"{key!r} appears here a second time").problems
        seen.append(key)
    return found


MOST: Final = 1000
"""No position needs more copies of a card in one place."""


def split_count(text: SourceText) -> tuple[int, SourceText]:
    """A number in front (`3 Fire Blast`, `2x Filler`, `5`), -1 if there is none, and the rest. Raises SceneFormatError.

    >>> split_count(SourceText("3 Fire Blast", 1, 1))
    (3, SourceText(text='Fire Blast', line=1, column=3))
    """
    head, _, _ = text.text.partition(" ")
    digits = head.rstrip("x")
    if digits.isdecimal() and len(head) - len(digits) < 2:
        if int(digits) > MOST:
            raise text.problem(f"at most {MOST} of a card can stand here")
        return int(digits), text.slice(len(head))
    return -1, text


def word_at(text: str, number: int) -> int:
    """Where the word with that number begins.

    >>> word_at("a  bc d", 1)
    3
    """
    at = 0
    for word in text.split()[:number]:
        at = text.index(word, at) + len(word)
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def group_equal(entries: list[str], filler: str = "Filler") -> list[str]:
    """Equal entries that follow each other as one with a number; of fillers only the number.

    >>> group_equal(["Fury", "Fury", "Filler", "Filler"])
    ['2 Fury', '2']
    """
    found: list[tuple[int, str]] = []
    for entry in entries:
        if found and found[-1][1] == entry and " as " not in entry:
            found[-1] = (found[-1][0] + 1, entry)
        else:
            found.append((1, entry))
    lines = []
    for number, entry in found:
        if entry.startswith(filler):
            lines.append(f"{number}{entry[len(filler) :]}")
        else:
            lines.append(entry if number == 1 else f"{number} {entry}")
    return lines


# ---------------------------------------------------------------------------- draws

HINT: Final = "coin win, coin lose, die 4, dice 1 6 3, pick 2, shuffle keep, shuffle 2 1 3, seat Anna"
"""The draws that can be dictated."""


def draws(line: SourceText, seats: dict[str, int]) -> list[list[int]]:
    """What chance shall give: a list for `Chance.dictate`. Raises SceneFormatError.

    `coin win`, `coin lose`, `die 4`, `dice 1 6 3` (several thrown together), `dice none` (a throw of no dice),
    `pick 2` (the second of those that chance picks from),
    `seat Anna`, `shuffle keep` (the order stays), `shuffle 2 1 3` (the new order from the
    top, by the places from the top before).

    >>> draws(SourceText("coin win, die 4, shuffle 2 1 3, dice 1 10", 1, 1), {})
    [[1], [3], [0, 2, 1], [0, 9]]
    """
    found = []
    for part in line.split(","):
        words = part.text.split()
        numbers = [int(word) for word in words[1:] if word.isdecimal()]
        rest = words[1:]
        if words[0] == "coin" and rest in (["win"], ["lose"]):
            found.append([1 if rest == ["win"] else 0])
        elif words[0] in ("die", "pick") and len(rest) == len(numbers) == 1 and numbers[0] > 0:
            found.append([numbers[0] - 1])
        elif words[0] == "dice" and (rest == ["none"] or (rest and len(rest) == len(numbers) and min(numbers) > 0)):
            found.append([number - 1 for number in numbers])
        elif words[0] == "seat" and len(rest) == 1 and rest[0] in seats:
            found.append([seats[rest[0]]])
        elif words[0] == "shuffle" and rest == ["keep"]:
            found.append([])
        elif words[0] == "shuffle" and rest and sorted(numbers) == list(range(1, len(rest) + 1)):
            found.append([len(numbers) - number for number in reversed(numbers)])
        else:
            raise part.problem(f"unknown draw {part.text!r}; available: {HINT}")
    return found
