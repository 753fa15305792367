"""What is wrong in a user's files: where, what, and what would be right. `text_en` and `text_de` word it."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.wowminis.field_types import WANTS, Want


@dataclass(frozen=True)
class FileProblem:
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


def want_of(problem: FileProblem) -> Want:
    """What the field takes in which something else stands."""
    for maker, fields in WANTS.items():
        if maker.__name__ == problem.about[0]:
            return fields[problem.about[1]]
    raise KeyError(problem.about[0])
