"""Switch off one rule after the other and see whether a scene or a test notices.

    python -m tools.rules_mutation --only wow:602 --jobs 2
    python -m tools.rules_mutation --only wow:602 --near

The scenes and tests that name a rule run first; only if they all pass without it do all the tests run (with `--near`
they do not, so that the answer is quick and a rule may count as unnoticed though some other test would notice).

A rule is **shown** if a test fails, hangs or can't even be collected without it. It is **unnoticed** if everything
passes in every place where it was switched off, **without a switch** if it is cited only where nothing can be switched
off, and **not cited** if no line of the source names it. There is **nothing to switch** in a rule that is of another
kind (`rule_kinds`), or that says why nothing shows it. The rules asked for are those of each game's
required_rules.txt; `--game` takes one game's only.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools.rule_kinds import ELSEWHERE, UNDER, kinds_of, under
from tools.rule_mutants import Mutant, Site, constants, mutants
from tools.rules_page import GAMES, evidence, reasons, required, sources
from tools.source_files import ROOT

TESTS: Final = ("tests", "--ignore=tests/test_architecture.py", "--ignore=tests/laws/test_law7_rules.py")
MOST_SCENES: Final = 60
"""So many scenes that name a rule run first."""
SECONDS_NEAR: Final = 60.0
"""A run of a few scenes that takes longer than this hangs."""
PYTEST_FAILED: Final = 1
STATES: Final = ("shown", "unnoticed", "without a switch", "not cited", "nothing to switch")


def near(number: str, game: str = GAMES[0]) -> list[str]:
    """The scenes and the tests that name a rule of a game, as pytest calls them; of very many scenes only the first.

    >>> near("wow:602.2a")[0].startswith("tests/test_scenes.py::test_scene[")
    True
    >>> near("kw:unlimited")
    ['tests/wowtcg/test_formats.py::test_any_number_of_unlimited_cards']
    """
    standing = evidence(game).get(number)
    if standing is None:
        return []
    names = [path.removeprefix("tests/scenes/").removesuffix(".scene") for path in standing.scenes[:MOST_SCENES]]
    return [f"tests/test_scenes.py::test_scene[{name}]" for name in names] + [
        f"{path}::{name}" for path, name in standing.tests
    ]


class MutationRunner:
    """A copy of the package that one worker may break, and the tests run against it."""

    def __init__(self, folder: Path, seconds: float, quick: bool, game: str) -> None:
        self.src = folder / "src"
        self.game = game
        self.seconds = seconds
        self.quick = quick
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
        """Run the scenes and tests that name a rule; if they all pass, and more is asked for, all tests."""
        some = near(number, self.game)
        outcome = self.run(some, min(self.seconds, SECONDS_NEAR)) if some else "passed"
        return outcome if outcome != "passed" or self.quick else self.run(TESTS)

    def run(self, tests: Sequence[str], seconds: float = 0.0) -> str:
        """Run these tests against the package as it is here; `seconds` may allow less than usual."""
        # No byte code: a file changed twice within a second would be taken for the same.
        environment = {**os.environ, "PYTHONPATH": str(self.src), "PYTHONDONTWRITEBYTECODE": "1", "CI": "true"}
        options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
        options += ["-m", "not slow and not thorough"]
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


def examine(
    found: Sequence[Mutant], jobs: int, seconds: float, quick: bool = False, game: str = GAMES[0]
) -> dict[Site, str]:
    """Run the tests against every mutant; once one of a rule is noticed, its others are left alone.

    Raises RuntimeError if the tests fail with every rule switched on.
    """
    outcomes: dict[Site, str] = {}
    shown: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[MutationRunner] = SimpleQueue()
        for number in range(jobs):
            free.put(MutationRunner(Path(folder) / str(number), seconds, quick, game))
        bench = free.get()
        named = {name: None for mutant in found for name in near(mutant.site.number, game)}
        if (named or not quick) and bench.run([*named][: MOST_SCENES * 5] if quick else TESTS) != "passed":
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


def explained(states: dict[str, str], game: str) -> dict[str, str]:
    """The same states, with those set apart that say elsewhere why nothing can be switched off."""
    given = reasons(game)
    known = {*kinds_of(game), *(number for table in ELSEWHERE for number in given.get(table, {}))}
    return {number: STATES[4] if state == STATES[3] and number in known else state for number, state in states.items()}


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
    parser.add_argument("--game", choices=GAMES, help="only the rules of this game")
    parser.add_argument("--only", default="", help="only rules whose number begins like this")
    parser.add_argument("--jobs", type=int, default=2, help="how many runs of the tests at once (default 2)")
    parser.add_argument("--seconds", type=float, default=300.0, help="for one run of the tests (default 300)")
    parser.add_argument("--near", action="store_true", help="run only the scenes and tests that name it")
    parser.add_argument("--list", action="store_true", help="only list what would be switched off")
    parser.add_argument("--json", type=Path, help="write what became of each rule to this file")
    given = parser.parse_args(arguments)
    states: dict[str, str] = {}
    for game in [given.game] if given.game else GAMES:
        numbers = [number for number in required(game) if number.startswith(given.only)]
        if not numbers:
            continue
        found, without = switched_off(game, given.only)
        if given.list:
            for mutant in found:
                print(f"{mutant.site.number:16} {mutant.how:10} {mutant.site.path}:{mutant.site.line}")
            continue
        outcomes = examine(found, max(1, given.jobs), given.seconds, given.near, game)
        for number, state in explained(standing(numbers, outcomes, without), game).items():
            # a number that an earlier game has too is told apart by the name of the game
            states[f"{game} {number}" if number in states else number] = state
    if given.list:
        return 0
    print(report(states))
    if given.json:
        given.json.write_text(json.dumps(states, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if "unnoticed" in states.values() else 0


def switched_off(game: str, only: str) -> tuple[list[Mutant], list[Site]]:
    """Every way in which a rule of that game can be switched off, and the places where none can."""
    files = sources(game)
    known = constants(files)
    kinds = kinds_of(game)
    # A rule that acts under another number is switched off with that one.
    others = [text for number, (kind, text) in kinds.items() if kind == UNDER and number.startswith(only)]
    found: list[Mutant] = []
    without: list[Site] = []
    for of in files:
        some, none = mutants(of, known, (only, *others))
        found += some
        without += [site for site in none if site.number.startswith(only)]
    found += under(found, kinds)
    return [mutant for mutant in found if mutant.site.number.startswith(only)], without


if __name__ == "__main__":
    sys.exit(main())
