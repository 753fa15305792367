"""What is wrong in a user's files: where, what, and what would be right. `say_en` and `say_de` word it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.wowminis.own.wants import Want


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong.

    file          the name of the file
    line, column  from 1
    kind          what: a key for the wording
    about         the words in question
    hint          what would be right, in words of the format
    """

    file: str
    line: int
    column: int
    kind: str
    about: tuple[str, ...] = ()
    hint: str = ""

    def __str__(self) -> str:
        from regelwerk.wowminis.say_en.problems import problem_text

        return problem_text(self)


class BadFiles(ValueError):
    """Files that cannot be used, with everything that is wrong in them, in the order of the files and lines."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = sorted(problems, key=_place)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def _place(problem: Problem) -> tuple[str, int, int]:
    return problem.file, problem.line, problem.column


def want_of(problem: Problem) -> Want:
    """What the field takes in which something else stands."""
    from regelwerk.wowminis.own.wants import WANTS

    for maker, fields in WANTS.items():
        if maker.__name__ == problem.about[0]:
            return fields[problem.about[1]]
    raise KeyError(problem.about[0])
