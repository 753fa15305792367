"""Write docs/rules.md: every rule that has to be covered, where the code cites it, and what shows it.

    python -m tools.rules_page            # write the page
    python -m tools.rules_page --check    # only say whether it is up to date

A rule is **shown** if a scene names it (in its heading, in an event or in a refusal), or a test does; whether the scene
would notice if the rule were switched off is what `python -m tools.rules_mutation` finds out. A rule that nothing
shows stands in tools/rules_not_shown.toml with the reason, or in its list of what is open.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from regelwerk.wowtcg.rules import BOOK
from tools.house import CORE, ROOT, Source, python_files
from tools.mutants import constants, uses

PAGE: Final = ROOT / "docs" / "rules.md"
REASONS: Final = ROOT / "tools" / "rules_not_shown.toml"
SCENES: Final = ROOT / "tests" / "scenes"

BOOKS: Final = {
    "wow": "Comprehensive rules 1.11 (2007), with the combat chapter",
    "wow7.4": "Comprehensive rules 7.4, where the older ones are not at hand",
    "de06": "German clarifications",
    "rb06": "German rulebook of 2006",
    "kw": "Keywords and words of the type line",
    "inf": "What we infer",
    "ruling": "What we decide",
}
NOT_SHOWING: Final = (
    "tests/kernel/",
    "tests/terminal/",
    "tests/toys/",
    "tests/wowtcg/test_rulebook.py",
    "tests/laws/test_law7_rules.py",
)
"""Tests that name rules only as things to be looked up."""
MOST: Final = 3
"""So many places and scenes of one rule are named; the rest are counted."""

Reasons = dict[str, dict[str, str]]
"""The tables `same`, `tested`, `reason` and `open`: number -> text."""

NUMBER: Final = re.compile(r"\b(?:wow7\.4|wow|de06|rb06|kw|inf|ruling):[\w.\-]*\w")
_UNSHOWING_LINES: Final = ("scene:", "source:", "note:")


@dataclass
class Standing:
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


def required() -> list[str]:
    """The numbers that must be shown, in the order of the lists; empty if there is no list."""
    lists = sorted((ROOT / "tests").glob("*/required_rules.txt"))
    lines = [line.strip() for file in lists for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def numbers_in(text: str) -> set[str]:
    """The numbers of rules in a text, as far as the book has them.

    >>> sorted(numbers_in("by wow:602.2 and kw:protector, not by wow:999"))
    ['kw:protector', 'wow:602.2']
    """
    return {number for number in NUMBER.findall(text) if number in BOOK}


# ------------------------------------------------------------------------------ reading


def named_by_scene(text: str) -> set[str]:
    """The numbers a scene names, comments, title, source and notes left out."""
    lines = [line.split("#")[0] for line in text.splitlines()]
    return numbers_in("\n".join(line for line in lines if not line.startswith(_UNSHOWING_LINES)))


def _name_of(trail: Iterable[ast.AST]) -> str:
    """The function that a node stands in, with its class: `Protect.step`."""
    names = [node.name for node in trail if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    return ".".join(names)


def cited_in(files: Sequence[Source]) -> Iterator[tuple[str, str, str]]:
    """Number, path and name of every place in the core that cites a rule: as a citation, or in a docstring."""
    known = constants(list(files))
    for of in files:
        for number, trail in uses(of, known):
            yield number, of.path, _name_of(trail)
        yield from _in_docstrings(of)
    for dotted, number in known.items():
        module = dotted.rpartition(".")[0]
        path = next(of.path for of in files if _dotted(of.path) == module)
        yield number, path, ""


def _dotted(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _in_docstrings(of: Source) -> Iterator[tuple[str, str, str]]:
    for node in ast.walk(of.tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = "" if isinstance(node, ast.Module) else node.name
            for number in numbers_in(ast.get_docstring(node) or ""):
                yield number, of.path, name


def named_by_tests(files: Sequence[Source]) -> Iterator[tuple[str, str, str]]:
    """Number, path and name of every test that names a rule; helpers and constants beside it do not count."""
    for of in files:
        if of.path.startswith(NOT_SHOWING):
            continue
        for node in of.tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                        for number in numbers_in(inner.value):
                            yield number, of.path, node.name


def reasons() -> Reasons:
    """The tables of tools/rules_not_shown.toml."""
    tables: Reasons = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    return tables


def evidence() -> dict[str, Standing]:
    """Every required rule in the order of the list, with where it is cited and what names it."""
    found = {number: Standing(number) for number in required()}
    core = [of for of in python_files("src/regelwerk") if of.room in CORE]
    for number, path, name in cited_in(core):
        if number in found and (path, name) not in found[number].cited:
            found[number].cited.append((path, name))
    for file in sorted(SCENES.rglob("*.scene")):
        for number in named_by_scene(file.read_text(encoding="utf-8")):
            if number in found:
                found[number].scenes.append(file.relative_to(ROOT).as_posix())
    for number, path, name in named_by_tests(python_files("tests")):
        if number in found and (path, name) not in found[number].tests:
            found[number].tests.append((path, name))
    for standing in found.values():
        tidy(standing)
    return found


def standings(found: dict[str, Standing], given: Reasons) -> dict[str, Standing]:
    """The same rules, with what the table of reasons says of each."""
    told = {number: replace(standing) for number, standing in found.items()}
    for table, entries in given.items():
        for number, text in entries.items():
            if number in told:
                setattr(told[number], table, text)
    return told


def tidy(of: Standing) -> None:
    """Name a file alone only if nothing in it is named."""
    for places in (of.cited, of.tests):
        inside = {path for path, name in places if name}
        places[:] = sorted({(path, name) for path, name in places if name or path not in inside})


# ------------------------------------------------------------------------------ judging


def state_of(of: Standing, all: dict[str, Standing]) -> str:
    """`shown`, `same` (shown under another number), `reason` (nothing to show) or `open`."""
    if of.shown:
        return "shown"
    if of.same and of.same in all and all[of.same].shown:
        return "same"
    return "reason" if of.reason else "open"


def faults(all: dict[str, Standing], given: Reasons) -> list[str]:
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


# ------------------------------------------------------------------------------ writing


def _places(of: Standing) -> str:
    files: dict[str, list[str]] = {}
    for path, name in of.cited:
        files.setdefault(path.removeprefix("src/regelwerk/"), []).append(name)
    told = [
        f"[{path}](../src/regelwerk/{path})" + (f" {', '.join(names)}" if any(names) else "")
        for path, names in list(files.items())[:MOST]
    ]
    return _and_more(told, len(files))


def _and_more(told: list[str], count: int) -> str:
    return "; ".join(told) + (f"; and {count - MOST} more" if count > MOST else "")


def _showing(of: Standing, all: dict[str, Standing]) -> str:
    state = state_of(of, all)
    if state == "same":
        return f"the same as {of.same}"
    if state == "reason":
        return f"*{of.reason}*"
    if state == "open":
        return f"**not shown**: {of.open or 'nothing names it yet'}"
    scenes = [f"[{_short(path)}](../{path})" for path in of.scenes]
    tests = [f"[{name}](../{path})" for path, name in of.tests]
    if of.tested:
        tests.append(f"[{of.tested.rpartition('/')[2]}](../{of.tested})")
    return _and_more((scenes + tests)[:MOST], len(scenes) + len(tests))


def _short(path: str) -> str:
    return path.removeprefix("tests/scenes/").removesuffix(".scene")


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part // whole} %)" if whole else "0"


def _summary(all: dict[str, Standing]) -> list[str]:
    lines = ["| book | rules | shown | the same as one shown | nothing to show | not shown |", "| --- " * 6 + "|"]
    counted: dict[str, dict[str, int]] = {}
    for of in all.values():
        for book in (of.number.partition(":")[0], "all"):
            counts = counted.setdefault(book, dict.fromkeys(("shown", "same", "reason", "open"), 0))
            counts[state_of(of, all)] += 1
    for book in [*BOOKS, "all"]:
        counts = counted[book]
        whole = sum(counts.values())
        name = f"`{book}:` {BOOKS[book]}" if book in BOOKS else "**all**"
        shown = _share(counts["shown"], whole)
        lines.append(f"| {name} | {whole} | {shown} | {counts['same']} | {counts['reason']} | {counts['open']} |")
    return lines


HEAD: Final = """\
# The rules and what shows them

Made by `python -m tools.rules_page`; do not edit. The rules are those of `tests/wowtcg/required_rules.txt`; their
texts are read with `regelwerk rules NUMBER`, in both languages.

**Shown**: a scene or a test names the rule. That somebody names it is no proof that it acts: `make rules-mutation`
switches rules off one after the other and says which ones no test misses. **The same**: another number says the same
thing and is shown. **Nothing to show**: the reason stands in the line. **Not shown**: what is missing stands in the
line. The third column says how well the rule is attested: in a *source* of its time, in a *later edition*, *inferred*
or *proposed* by us.
"""


def page(all: dict[str, Standing]) -> str:
    """The whole page."""
    lines = [HEAD, *_summary(all)]
    for book, title in BOOKS.items():
        lines += ["", f"## `{book}:` {title}", "", "| number | title | standing | in the code | shown by |"]
        lines.append("| --- " * 5 + "|")
        for number, of in all.items():
            if number.partition(":")[0] == book:
                entry = BOOK.entry(number)
                cells = (number, entry.title_en, entry.standing, _places(of), _showing(of, all))
                lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def put(file: Path, text: str, check: bool) -> int:
    """Write a page, or only say whether it is up to date; an exit status."""
    if not check:
        file.write_text(text, encoding="utf-8")
        return 0
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return 0
    print(f"{file.relative_to(ROOT).as_posix()} is out of date")
    return 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page; the exit status says whether something is wrong with the table of reasons."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules_page", description="Which rules are shown, and where?")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is out of date")
    given = parser.parse_args(arguments)
    tables = reasons()
    all = standings(evidence(), tables)
    wrong = faults(all, tables)
    for fault in wrong:
        print(fault)
    return max(put(PAGE, page(all), given.check), int(bool(wrong)))


if __name__ == "__main__":
    sys.exit(main())
