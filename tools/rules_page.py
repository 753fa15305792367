"""Every rule that has to be covered, where the code cites it, and what shows it.

    python -m tools.rules_page            # say what is wrong with the lists

`tools.docs.rules` makes the pages of the rules from this. Every game has a list of what has to be covered
(tests/<game>/required_rules.txt), and reasons. A rule is **shown** if a scene names it (in its heading, in an event or
in a refusal), or a test does; whether the scene would notice if the rule were switched off is what
`python -m tools.rules_mutation` finds out. A rule that nothing shows stands in the game's file of reasons
(tools/rules_not_shown.toml for the first game, else with the game's name behind), or in its list of what is open.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.rulebook import Rulebook
from tools import inline_citations
from tools.rule_kinds import faults_of_kinds
from tools.rule_mutants import constants, uses
from tools.source_files import GAMES as ALL_GAMES
from tools.source_files import ROOT, Source, nodes, python_files

SCENES: Final = ROOT / "tests" / "scenes"

TITLES: Final = {
    "wowtcg": "World of Warcraft TCG",
    "duelmasters": "Duel Masters",
    "wowminis": "World of Warcraft Miniatures Game",
}
"""The games that have pages of rules."""
GAMES: Final = tuple(TITLES)
BOOKS: Final[Mapping[str, Mapping[str, str]]] = {
    "wowtcg": {
        "wow": "Comprehensive rules 1.11 (2007), with the combat chapter",
        "wow7.4": "Comprehensive rules 7.4, where the older ones are not at hand",
        "de06": "German clarifications",
        "rb06": "German rulebook of 2006",
        "kw": "Keywords and words of the type line",
        "inf": "What we infer",
        "ruling": "What we decide",
    },
    "duelmasters": {
        "dm": "Rules of 2004 to 2006, by the sections of our notes",
        "dm04": "German online rulebook",
        "kw": "Terms and keywords",
        "inf": "What we infer",
        "ruling": "What we decide",
    },
    "wowminis": {
        "minis08": "Starter rulebook of 2008, by page",
        "minis": "What all sources establish; line of sight; the open questions with our answers",
        "term": "The words of the game",
        "ruling": "What we decide",
    },
}
"""The books of each game's rules."""
OF_ALL: Final = ("kw", "inf", "ruling")
"""Books that more than one game has: a test that belongs to no game names the first one's rules by them."""
NOT_SHOWING: Final = (
    "tests/kernel/",
    "tests/terminal/",
    "tests/toys/",
    *(f"tests/{game}/test_rulebook.py" for game in ALL_GAMES),
    "tests/laws/test_law7_rules.py",
)
"""Tests that name rules only as things to be looked up."""

Reasons = dict[str, dict[str, str]]
"""The tables `same`, `tested`, `reason` and `open`: number -> text."""

_GAME: Final = re.compile(r"^game: *(\w+)", re.MULTILINE)
_UNSHOWING_LINES: Final = ("scene:", "source:", "note:")


@dataclass
class RuleEvidence:
    """What is known of one rule.

    cited     where the code cites it: (path, name of the function or module constant)
    scenes    paths of the scenes that name it
    tests     the tests that name it: (path, name)
    same      the rule under whose number the same thing is shown
    reason    why nothing shows it
    tested    the test file that shows it without naming it
    open      what is missing
    """

    number: str
    cited: list[tuple[str, str]] = field(default_factory=list)
    scenes: list[str] = field(default_factory=list)
    tests: list[tuple[str, str]] = field(default_factory=list)
    same: str = ""
    reason: str = ""
    tested: str = ""
    open: str = ""

    @property
    def shown(self) -> bool:
        """Whether a scene or a test shows it by itself."""
        return bool(self.scenes or self.tests or self.tested)


@cache
def book(game: str) -> Rulebook:
    """The rules of a game."""
    return game_registry.ruleset(game).book()


@cache
def number_of(game: str) -> re.Pattern[str]:
    """What looks like the number of a rule of that game."""
    names = sorted({number.partition(":")[0] for number in book(game).numbers()}, key=len, reverse=True)
    return re.compile(rf"(?<![\w./])(?:{'|'.join(map(re.escape, names))}):[\w.\-]*\w")


def required(game: str = GAMES[0]) -> list[str]:
    """The numbers that must be shown, in the order of the list."""
    lines = (ROOT / "tests" / game / "required_rules.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def numbers_in(text: str, game: str = GAMES[0]) -> set[str]:
    """The numbers of rules in a text, as far as the game's book has them.

    >>> sorted(numbers_in("by wow:602.2 and kw:protector, not by wow:999"))
    ['kw:protector', 'wow:602.2']
    """
    return {number for number in number_of(game).findall(text) if number in book(game)}


# ------------------------------------------------------------------------------ reading


def game_of(scene: str) -> str:
    """The game of a scene: the one it names, else the first."""
    found = _GAME.search(scene)
    return found[1] if found else GAMES[0]


def named_by_scene(text: str) -> set[str]:
    """The numbers a scene names, comments, title, source and notes left out."""
    lines = [line.split("#")[0] for line in text.splitlines()]
    return numbers_in("\n".join(line for line in lines if not line.startswith(_UNSHOWING_LINES)), game_of(text))


def _name_of(trail: Iterable[ast.AST]) -> str:
    """The function that a node stands in, with its class: `Protect.step`."""
    names = [node.name for node in trail if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    return ".".join(names)


def cited_in(files: Sequence[Source], game: str) -> Iterator[tuple[str, str, str]]:
    """Number, path and name of every place that cites a rule of a game: as a citation, or in a docstring."""
    known = constants(list(files))
    for of in files:
        for number, trail in uses(of, known):
            yield number, of.path, _name_of(trail)
        yield from _in_docstrings(of, game)
        yield from ((number, of.path, name) for number, name in inline_citations.places(of) if number in book(game))
    for dotted, number in known.items():
        module = dotted.rpartition(".")[0]
        path = next(of.path for of in files if _dotted(of.path) == module)
        yield number, path, ""


def _dotted(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _in_docstrings(of: Source, game: str) -> Iterator[tuple[str, str, str]]:
    for node in nodes(of.tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = "" if isinstance(node, ast.Module) else node.name
            for number in numbers_in(ast.get_docstring(node) or "", game):
                yield number, of.path, name


def named_by_tests(files: Sequence[Source], game: str) -> Iterator[tuple[str, str, str]]:
    """Number, path and name of every test that names a rule; helpers and constants beside it do not count."""
    for of in files:
        owner = of.path.split("/")[1]
        if of.path.startswith(NOT_SHOWING) or (owner in ALL_GAMES and owner != game):
            continue
        for node in of.tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                        for number in numbers_in(inner.value, game):
                            if owner == game or game == GAMES[0] or number.partition(":")[0] not in OF_ALL:
                                yield number, of.path, node.name


def reasons(game: str = GAMES[0]) -> Reasons:
    """The tables of a game's file of reasons."""
    name = "rules_not_shown" if game == GAMES[0] else f"rules_not_shown_{game}"
    tables: Reasons = tomllib.loads((ROOT / "tools" / f"{name}.toml").read_text(encoding="utf-8"))
    return tables


def sources(game: str) -> list[Source]:
    """The files that may cite rules of a game: its own and the kernel's."""
    return python_files("src/regelwerk/kernel", f"src/regelwerk/{game}")


@cache
def tests() -> list[Source]:
    """The files of the tests."""
    return python_files("tests")


@cache
def evidence(game: str) -> dict[str, RuleEvidence]:
    """Every required rule of a game in the order of the list, with where it is cited and what names it."""
    found = {number: RuleEvidence(number) for number in required(game)}
    for number, path, name in cited_in(sources(game), game):
        if number in found and (path, name) not in found[number].cited:
            found[number].cited.append((path, name))
    for file in sorted(SCENES.rglob("*.scene")):
        text = file.read_text(encoding="utf-8")
        for number in named_by_scene(text) if game_of(text) == game else ():
            if number in found:
                found[number].scenes.append(file.relative_to(ROOT).as_posix())
    for number, path, name in named_by_tests(tests(), game):
        if number in found and (path, name) not in found[number].tests:
            found[number].tests.append((path, name))
    for standing in found.values():
        tidy(standing)
    return found


def standings(found: dict[str, RuleEvidence], given: Reasons) -> dict[str, RuleEvidence]:
    """The same rules, with what the table of reasons says of each."""
    result = {number: replace(standing) for number, standing in found.items()}
    for table, entries in given.items():
        for number, text in entries.items():
            if number in result:
                setattr(result[number], table, text)
    return result


def tidy(of: RuleEvidence) -> None:
    """Name a file alone only if nothing in it is named."""
    for places in (of.cited, of.tests):
        inside = {path for path, name in places if name}
        places[:] = sorted({(path, name) for path, name in places if name or path not in inside})


# ------------------------------------------------------------------------------ judging


def state_of(of: RuleEvidence, all: dict[str, RuleEvidence]) -> str:
    """`shown`, `same` (shown under another number), `reason` (nothing to show) or `open`."""
    if of.shown:
        return "shown"
    if of.same and of.same in all and all[of.same].shown:
        return "same"
    return "reason" if of.reason else "open"


def faults(all: dict[str, RuleEvidence], given: Reasons) -> list[str]:
    """What is wrong with the table of reasons: entries nobody needs, that lead nowhere, or that are missing."""
    found = []
    for table, entries in given.items():
        for number in entries:
            if number not in all:
                found.append(f"{number} in [{table}] is not on the list of required rules")
            elif table != "tested" and all[number].shown:
                found.append(f"{number} is shown; take it out of [{table}]")
    for of in all.values():
        if of.same and not (of.same in all and all[of.same].shown):
            found.append(f"{of.number} points to {of.same}, which nothing shows")
        if of.tested and not (ROOT / of.tested).is_file():
            found.append(f"{of.number} points to {of.tested}, which is not there")
        if not (of.shown or of.same or of.reason or of.open):
            found.append(f"{of.number}: no scene and no test names it, and no reason is given")
        if sum(map(bool, (of.same, of.tested, of.reason, of.open))) > 1:
            found.append(f"{of.number} stands in more than one table")
    return found


def chapters() -> dict[str, dict[str, RuleEvidence]]:
    """What is known of the rules of every game."""
    return {game: standings(evidence(game), reasons(game)) for game in GAMES}


def main() -> int:
    """Say what is wrong with the tables of reasons and of kinds; the exit status says whether anything is."""
    wrong = [fault for game, all in chapters().items() for fault in faults(all, reasons(game))]
    wrong += [fault for game in GAMES for fault in faults_of_kinds(game, required(game), reasons(game))]
    for fault in wrong:
        print(fault)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
