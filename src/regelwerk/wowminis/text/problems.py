"""What is wrong in a user's files, as a line: file, line, column, what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from regelwerk.kernel.language.sentences import join_list
from regelwerk.wowminis.field_types import EnumMember, TrueOrFalse, Want, WholeNumber, WordOf, names_of
from regelwerk.wowminis.file_problems import FileProblem, want_of


@dataclass(frozen=True)
class Problems:
    """One language's words for problems.

    texts    kind of problem -> what is wrong, and what would be right
    places   kind of problem -> the words for what it is about, by its name
    guess    "did you mean ...?"
    number   "a number from ... to ..."
    several  "words in parentheses: ..."
    last     what stands before the last of several: "or"
    """

    texts: Mapping[str, str]
    places: Callable[[str], Mapping[str, str]]
    guess: str
    number: str
    several: str
    last: str

    def problem_text(self, problem: FileProblem) -> str:
        """A problem in a line: file, line, column, what is wrong and what would be right."""
        text = self.texts[problem.kind]
        want = self.wanted(want_of(problem)) if problem.kind == "word-wrong-value" else ""
        where = self.places(problem.kind).get(problem.about[-1], "") if problem.about else ""
        message = text.format(*problem.about, hint=problem.hint, want=want, where=where)
        if problem.kind == "word-unknown-word" and problem.about[1]:
            message += f"; {self.guess.format(problem.about[1])}"
        return f"{problem.file}:{problem.line}:{problem.column}: {message}"

    def wanted(self, want: Want) -> str:
        """What a field takes."""
        if isinstance(want, WholeNumber):
            return self.number.format(want.least, want.most)
        if isinstance(want, TrueOrFalse):
            return join_list(["True", "False"], self.last)
        if isinstance(want, EnumMember):
            names = [member.name for member in want.group]
        elif isinstance(want, WordOf):
            names = names_of(want.sorts)
        else:
            return self.several.format(join_list(names_of(want.sorts), self.last))
        return join_list([*names, "None"] if want.none else names, self.last)
