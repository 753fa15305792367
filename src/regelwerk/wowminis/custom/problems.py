"""The error that says all that is wrong in a user's files, in English."""

from __future__ import annotations

from regelwerk.wowminis.file_problems import FileProblem
from regelwerk.wowminis.text_en.problems import problem_text


class CustomFilesError(ValueError):
    """Files that cannot be used, with everything that is wrong in them, in the order of the files and lines."""

    def __init__(self, problems: list[FileProblem]) -> None:
        self.problems = sorted(problems, key=_place)
        super().__init__("\n".join(problem_text(problem) for problem in self.problems))


def _place(problem: FileProblem) -> tuple[str, int, int]:
    return problem.file, problem.line, problem.column
