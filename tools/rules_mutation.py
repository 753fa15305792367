"""Switch off one rule after the other and see whether a scene or a test notices.

    python -m tools.rules_mutation --only wow:602 --jobs 2
    python -m tools.rules_mutation --only wow:602 --near

The scenes that name a rule run first; only if they all pass without it do all the tests run (with `--near` they do
not, so that the answer is quick and a rule may count as unnoticed though some other test would notice).

A rule is **shown** if a test fails, hangs or can't even be collected without it. It is **unnoticed** if everything
passes in every place where it was switched off, **without a switch** if it is cited only where nothing can be switched
off, and **not cited** if no line of the source names it. The rules asked for are those of tests/*/required_rules.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools.house import CORE, ROOT, python_files
from tools.mutants import Mutant, Site, constants, mutants

TESTS: Final = ("tests", "--ignore=tests/test_architecture.py", "--ignore=tests/laws/test_law7_rules.py")
SCENES: Final = "tests/scenes"
MOST_SCENES: Final = 60
"""So many scenes that name a rule run first."""
SECONDS_NEAR: Final = 60.0
"""A run of a few scenes that takes longer than this hangs."""
PYTEST_FAILED: Final = 1
STATES: Final = ("shown", "unnoticed", "without a switch", "not cited")


def required() -> list[str]:
    """The numbers that must be shown, in the order of the lists; empty if there is no list."""
    lists = sorted((ROOT / "tests").glob("*/required_rules.txt"))
    lines = [line.strip() for file in lists for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def scenes_naming(number: str) -> list[str]:
    """The tests, as pytest names them, of the scenes in which a rule is named; of very many only the first.

    >>> scenes_naming("wow:602.2a")[0].startswith("tests/test_scenes.py::test_scene[")
    True
    >>> scenes_naming("no:such.rule")
    []
    """
    # A number is whole: wow:602.2 is not named where wow:602.2a is.
    whole = re.compile(re.escape(number) + r"(?![\w\-]|\.\w)")
    folder = ROOT / SCENES
    files = [file for file in sorted(folder.rglob("*.scene")) if whole.search(file.read_text(encoding="utf-8"))]
    names = [file.relative_to(folder).with_suffix("").as_posix() for file in files]
    return [f"tests/test_scenes.py::test_scene[{name}]" for name in names[:MOST_SCENES]]


class Bench:
    """A copy of the package that one worker may break, and the tests run against it."""

    def __init__(self, folder: Path, seconds: float, near: bool) -> None:
        self.src = folder / "src"
        self.seconds = seconds
        self.near = near
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(ROOT / "src", self.src, ignore=ignore)

    def outcome(self, mutant: Mutant) -> str:
        """One of "passed", "failed", "timed out" and "broken": the tests could not even be collected."""
        file = self.src.parent / mutant.site.path
        before = file.read_text(encoding="utf-8")
        file.write_text(mutant.text, encoding="utf-8")
        try:
            return self.run_near(mutant.site.number)
        finally:
            file.write_text(before, encoding="utf-8")

    def run_near(self, number: str) -> str:
        """Run the scenes that name a rule, and if they all pass, and more than these are asked for, all tests."""
        scenes = scenes_naming(number)
        outcome = self.run(scenes, min(self.seconds, SECONDS_NEAR)) if scenes else "passed"
        return outcome if outcome != "passed" or self.near else self.run(TESTS)

    def run(self, tests: Sequence[str], seconds: float = 0.0) -> str:
        """Run these tests against the package as it is here; `seconds` may allow less than usual."""
        # No byte code: a file changed twice within a second would be taken for the same.
        environment = {**os.environ, "PYTHONPATH": str(self.src), "PYTHONDONTWRITEBYTECODE": "1", "CI": "true"}
        options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow"]
        try:
            run = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *tests],
                cwd=ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=seconds or self.seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "timed out"
        return {0: "passed", PYTEST_FAILED: "failed"}.get(run.returncode, "broken")


def examine(found: Sequence[Mutant], jobs: int, seconds: float, near: bool = False) -> dict[Site, str]:
    """Run the tests against every mutant; once one of a rule is noticed, its others are left alone.

    Raises RuntimeError if the tests fail with every rule switched on.
    """
    outcomes: dict[Site, str] = {}
    shown: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[Bench] = SimpleQueue()
        for number in range(jobs):
            free.put(Bench(Path(folder) / str(number), seconds, near))
        bench = free.get()
        named = {name: None for mutant in found for name in scenes_naming(mutant.site.number)}
        if (named or not near) and bench.run([*named][: MOST_SCENES * 5] if near else TESTS) != "passed":
            raise RuntimeError("the tests do not pass with every rule switched on; nothing can be learned like this")
        free.put(bench)

        def one(mutant: Mutant) -> None:
            if mutant.site.number in shown:
                return
            bench = free.get()
            try:
                outcome = bench.outcome(mutant)
            finally:
                free.put(bench)
            outcomes[mutant.site] = outcome
            if outcome != "passed":
                shown.add(mutant.site.number)
            print(f"{mutant.site.number:16} {outcome:10} {mutant.site.path}:{mutant.site.line}", flush=True)

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(one, found))
    return outcomes


def standing(numbers: Sequence[str], outcomes: dict[Site, str], without: Sequence[Site]) -> dict[str, str]:
    """For every number one of STATES.

    >>> standing(["a", "b"], {Site("a", "x.py", 1): "passed", Site("a", "x.py", 9): "failed"}, [Site("b", "x.py", 2)])
    {'a': 'shown', 'b': 'without a switch'}
    """
    tried = {site.number for site in outcomes}
    noticed = {site.number for site, outcome in outcomes.items() if outcome != "passed"}
    cited = {site.number for site in without}
    return {
        number: STATES[0 if number in noticed else 1 if number in tried else 2 if number in cited else 3]
        for number in numbers
    }


def report(states: dict[str, str]) -> str:
    """How many rules stand how, then the numbers of those that are not shown."""
    lines = [f"{len(states)} rules"]
    for state in STATES:
        numbers = [number for number, its in states.items() if its == state]
        lines.append(f"  {state:17} {len(numbers):4}" + ("" if state == "shown" else f"  {' '.join(numbers)}".rstrip()))
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run and report; the exit status says whether a rule went unnoticed."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules_mutation", description="Which rules do tests notice?")
    parser.add_argument("--only", default="", help="only rules whose number begins like this")
    parser.add_argument("--jobs", type=int, default=2, help="how many runs of the tests at once (default 2)")
    parser.add_argument("--seconds", type=float, default=300.0, help="for one run of the tests (default 300)")
    parser.add_argument("--near", action="store_true", help="run only the scenes that name the rule")
    parser.add_argument("--list", action="store_true", help="only list what would be switched off")
    parser.add_argument("--json", type=Path, help="write what became of each rule to this file")
    given = parser.parse_args(arguments)
    files = [of for of in python_files("src/regelwerk") if of.room in CORE]
    known = constants(files)
    found: list[Mutant] = []
    without: list[Site] = []
    for of in files:
        some, none = mutants(of, known)
        found += [mutant for mutant in some if mutant.site.number.startswith(given.only)]
        without += [site for site in none if site.number.startswith(given.only)]
    if given.list:
        for mutant in found:
            print(f"{mutant.site.number:16} {mutant.how:10} {mutant.site.path}:{mutant.site.line}")
        return 0
    numbers = required() or sorted({mutant.site.number for mutant in found} | {site.number for site in without})
    numbers = [number for number in numbers if number.startswith(given.only)]
    states = standing(numbers, examine(found, max(1, given.jobs), given.seconds, given.near), without)
    print(report(states))
    if given.json:
        given.json.write_text(json.dumps(states, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if "unnoticed" in states.values() else 0


if __name__ == "__main__":
    sys.exit(main())
