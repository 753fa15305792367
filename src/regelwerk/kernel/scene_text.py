"""The text of scene files: pieces that know their line and column, and what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final


@dataclass(frozen=True)
class Problem:
    """What is wrong with a scene file, and where (from 1)."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


class BadScene(ValueError):
    """A scene that cannot be read: every problem that was found, in the order of the file."""

    def __init__(self, problems: list[Problem], path: str = "") -> None:
        self.problems = sorted(problems, key=_where)
        self.path = path
        where = f"{path}: " if path else ""
        super().__init__("\n".join(f"{where}{problem}" for problem in self.problems))


def _where(problem: Problem) -> tuple[int, int]:
    return problem.line, problem.column


@dataclass(frozen=True)
class Text:
    """A piece of the file, and where it begins."""

    text: str
    line: int
    column: int

    def problem(self, message: str, offset: int = 0) -> BadScene:
        """A problem with it (or `offset` characters into it), to be raised."""
        return BadScene([Problem(self.line, self.column + offset, message)])

    def cut(self, start: int, end: int | None = None) -> Text:
        """A part of it without the blanks around, still knowing where it stands."""
        end = len(self.text) if end is None else end
        part = self.text[start:end]
        lead = len(part) - len(part.lstrip())
        return Text(part.strip(), self.line, self.column + start + lead)

    def split(self, separator: str) -> list[Text]:
        """Its parts between separators that stand outside brackets and quotes; empty parts are left out."""
        parts = []
        start = 0
        for at in places(self.text, separator):
            parts.append(self.cut(start, at))
            start = at + len(separator)
        parts.append(self.cut(start))
        return [part for part in parts if part.text]


def nearest(word: str, known: list[str]) -> str:
    """A hint at the known word that is nearest, or nothing.

    >>> nearest("exhuasted", ["exhausted", "ready"])
    '; did you mean "exhausted"?'
    """
    by_lower = {name.lower(): name for name in known}
    found = get_close_matches(word.strip().lower(), list(by_lower), 1)
    return f'; did you mean "{by_lower[found[0]]}"?' if found else ""


def logical_lines(text: str) -> list[Text]:
    """The lines that say something: without comments, those with open brackets joined to the next.

    Indented lines below a card belong to it.

    >>> [line.text for line in logical_lines("a # b\\n\\ncard X: Card(1,\\n  2)")]
    ['a', 'card X: Card(1,\\n  2)']
    """
    found: list[Text] = []
    whole = ""
    first = 0
    for number, raw in enumerate(text.replace("\t", "    ").splitlines(), 1):
        line = without_comment(raw).rstrip()
        if not whole and line[:1] == " " and found and found[-1].text.startswith("card "):
            whole = found[-1].text
            first = found.pop().line
        if whole:
            whole += "\n" + line
        elif line.strip():
            whole = line
            first = number
        if whole and depth(whole) <= 0:
            found.append(Text(whole, first, 1))
            whole = ""
    if whole:
        raise BadScene([Problem(first, 1, "a bracket is opened here and never closed")])
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


def depth(text: str) -> int:
    """How many brackets are open at its end."""
    level = 0
    quoted = False
    for letter in text:
        if letter == '"':
            quoted = not quoted
        elif not quoted:
            level += (letter in "([") - (letter in ")]")
    return level


def places(text: str, separator: str) -> list[int]:
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


# ---------------------------------------------------------------------------- draws

HINT: Final = "coin win, coin lose, die 4, pick 2, shuffle keep, shuffle 2 1 3, seat Anna"
"""The draws that can be dictated."""


def draws(line: Text, seats: dict[str, int]) -> list[list[int]]:
    """What chance shall give: a list for `Chance.dictate`. Raises BadScene.

    `coin win`, `coin lose`, `die 4`, `pick 2` (the second of those that chance picks from),
    `seat Anna`, `shuffle keep` (the order stays), `shuffle 2 1 3` (the new order from the
    top, by the places from the top before).

    >>> draws(Text("coin win, die 4, shuffle 2 1 3", 1, 1), {})
    [[1], [3], [0, 2, 1]]
    """
    found = []
    for part in line.split(","):
        words = part.text.split()
        numbers = [int(word) for word in words[1:] if word.isdigit()]
        rest = words[1:]
        if words[0] == "coin" and rest in (["win"], ["lose"]):
            found.append([1 if rest == ["win"] else 0])
        elif words[0] in ("die", "pick") and len(rest) == len(numbers) == 1 and numbers[0] > 0:
            found.append([numbers[0] - 1])
        elif words[0] == "seat" and len(rest) == 1 and rest[0] in seats:
            found.append([seats[rest[0]]])
        elif words[0] == "shuffle" and rest == ["keep"]:
            found.append([])
        elif words[0] == "shuffle" and rest and sorted(numbers) == list(range(1, len(rest) + 1)):
            found.append([len(numbers) - number for number in reversed(numbers)])
        else:
            raise part.problem(f"no draw is called {part.text!r}; there are: {HINT}")
    return found
