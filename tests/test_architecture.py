"""The rules of the house hold, and the checks that say so would notice if they did not."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Callable

import pytest

from tools import house, inside_games
from tools.sources import PACKAGE, ROOT, Breach, Source, imports, python_files, source

PACKAGE_FILES = python_files("src/regelwerk")
ALL_FILES = PACKAGE_FILES + python_files("tests", "tools", "bench")

Rule = Callable[[Source], list[Breach]]


def listed(breaches: list[Breach]) -> str:
    return "\n" + "\n".join(str(breach) for breach in breaches)


def test_the_kernel_and_this_file_were_walked() -> None:
    paths = {of.path for of in ALL_FILES}
    assert "tests/test_architecture.py" in paths
    assert any(of.room == "kernel" for of in PACKAGE_FILES)


@pytest.mark.parametrize("rule", house.RULES, ids=lambda rule: rule.__name__)
def test_the_package_keeps(rule: Rule) -> None:
    breaches = [breach for of in PACKAGE_FILES for breach in rule(of)]
    assert not breaches, listed(breaches)


def test_no_tool_finds_a_game_by_a_name_it_puts_together() -> None:
    breaches = [breach for of in ALL_FILES if of.path.startswith("tools/") for breach in house.found_by_name(of)]
    assert not breaches, listed(breaches)


def test_nobody_counts_on_two_seats() -> None:
    breaches = [breach for of in ALL_FILES for breach in house.two_seats_only(of)]
    assert not breaches, listed(breaches)


def test_files_and_functions_stay_short() -> None:
    breaches = [b for of in ALL_FILES for b in house.too_long(of, house.LONG_FILES)]
    breaches += [b for of in ALL_FILES for b in house.long_functions(of, house.LONG_FUNCTIONS)]
    assert not breaches, listed(breaches)


def test_every_excuse_is_still_needed_and_gives_a_reason() -> None:
    assert house.stale_excuses(ALL_FILES) == []
    assert all(reason.strip() for reason in (*house.LONG_FILES.values(), *house.LONG_FUNCTIONS.values()))


def test_no_file_names_a_place_on_one_machine() -> None:
    breaches = [
        breach
        for file in house.text_files()
        for breach in house.machine_paths(
            file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8", errors="replace")
        )
    ]
    assert not breaches, listed(breaches)


# What follows runs the core rather than reading it.

IMPORT_THE_CORE = """
import importlib, pathlib, sys
src = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(src))
rooms = [src / "regelwerk" / name for name in sys.argv[2:]]
modules = 0
for file in sorted(f for room in rooms for f in room.rglob("*.py")):
    if file.name == "__main__.py":
        continue
    importlib.import_module(".".join(file.relative_to(src).with_suffix("").parts).removesuffix(".__init__"))
    modules += 1
print(modules)
"""


def test_the_core_imports_where_nothing_is_installed() -> None:
    """`-S` leaves every installed package out, so an import that hides in a function body is caught when it runs."""
    run = subprocess.run(
        [sys.executable, "-S", "-I", "-c", IMPORT_THE_CORE, str(PACKAGE.parent), *house.CORE],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) >= len([of for of in PACKAGE_FILES if of.room == "kernel"])


def test_what_the_package_imports_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for name, lines in project["optional-dependencies"].items() if name != "dev" for line in lines]
    declared = {_import_name(line) for line in [*project["dependencies"], *extras]}
    used = {one.module.split(".")[0] for of in PACKAGE_FILES for one in imports(of) if not one.guarded}
    assert used - declared - {"regelwerk", "__future__"} - set(sys.stdlib_module_names) == set()


def _import_name(requirement: str) -> str:
    """The name before any extra or version, spelled as a module: `open_spiel>=1.6` -> `open_spiel`."""
    letters = [c if c.isalnum() or c in "-_." else " " for c in requirement]
    return "".join(letters).split()[0].replace("-", "_").split(".")[0]


def test_no_compiled_module_is_older_than_its_source() -> None:
    """A stale native module beside its source would be imported instead of what stands in the file."""
    stale = [
        native.relative_to(ROOT).as_posix()
        for native in [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]
        for written in [native.parent / (native.name.split(".")[0] + ".py")]
        if written.exists() and written.stat().st_mtime > native.stat().st_mtime
    ]
    assert stale == [], "make clean, or make compiled"


# The checks themselves: each is shown something it must catch and something it must let pass.

CHECKERS = "if TYPE_CHECKING:\n"
CAUGHT: list[tuple[Rule, str, str]] = [
    (house.wrong_way, "kernel/state.py", "import regelwerk.wowtcg.turn"),
    (house.wrong_way, "kernel/state.py", "from ..wowtcg import turn"),
    (house.wrong_way, "kernel/state.py", "def f():\n    from regelwerk import wowtcg"),
    (house.wrong_way, "wowtcg/turn.py", "from regelwerk.duelmasters import words"),
    (house.wrong_way, "wowtcg/turn.py", "from regelwerk import new_game"),
    (house.wrong_way, "wowtcg/turn.py", "from regelwerk.players import greedy"),
    (house.wrong_way, "players/greedy.py", "from ..wowtcg import words"),
    (house.wrong_way, "terminal/cli.py", "from ..wowtcg import words"),
    (house.wrong_way, "server/app.py", "from ..terminal import cli"),
    (house.wrong_way, "attic/box.py", "import json"),
    (house.foreign_to_the_core, "kernel/state.py", "import msgspec"),
    (house.foreign_to_the_core, "wowtcg/turn.py", "from mypy_extensions import i64"),
    (house.cards_that_import_more, "wowtcg/cards/hoa/druid.py", "from regelwerk.wowtcg.words import Card\nimport os"),
    (house.cards_that_import_more, "wowtcg/cards/hoa/druid.py", "from ...instructions import lower"),
    (house.cards_that_import_more, "wowtcg/cards/__init__.py", "from regelwerk.kernel.words import Then"),
    (inside_games.wrong_way_inside, "duelmasters/state.py", "from regelwerk.duelmasters.values import power"),
    (inside_games.wrong_way_inside, "duelmasters/nouns.py", "from .conditions import Condition"),
    (inside_games.wrong_way_inside, "duelmasters/changes.py", "def f():\n    from . import effects"),
    (inside_games.wrong_way_inside, "duelmasters/effects.py", "from regelwerk.duelmasters.words import Card"),
    (inside_games.wrong_way_inside, "duelmasters/state.py", f"{CHECKERS}    from .words import Card"),
    (inside_games.wrong_way_inside, "duelmasters/effects.py", f"{CHECKERS}    from .cards import ALL"),
    (inside_games.wrong_way_inside, "duelmasters/defs.py", f"{CHECKERS}    from .loading import standard"),
    (inside_games.wrong_way_inside, "duelmasters/instructions/asking.py", "from ..abilities import When"),
    (inside_games.wrong_way_inside, "duelmasters/battle.py", "from . import table_talk"),
    (inside_games.wrong_way_inside, "duelmasters/words.py", "from .loading import VOCABULARY"),
    (inside_games.wrong_way_inside, "duelmasters/cards/dm01/fire.py", "from ...lowering import lower_into"),
    (inside_games.wrong_way_inside, "duelmasters/say_de/effects.py", "from ..say_en.effects import clause"),
    (inside_games.wrong_way_inside, "duelmasters/say_en/effects.py", "from ..values import power"),
    (inside_games.wrong_way_inside, "duelmasters/say/telling.py", "from ..say_en import terms"),
    (
        inside_games.texts_that_import_more,
        "wowtcg/say_de/effects.py",
        "from regelwerk.wowtcg.say_en.speech import said",
    ),
    (inside_games.texts_that_import_more, "wowtcg/say_de/effects.py", "def f():\n    from ..say_en import terms"),
    (inside_games.texts_that_import_more, "wowtcg/say_en/effects.py", "from regelwerk.wowtcg import say_de"),
    (inside_games.texts_that_import_more, "wowtcg/say_en/effects.py", "from regelwerk.wowtcg.values import health"),
    (
        inside_games.texts_that_import_more,
        "wowtcg/say/telling.py",
        "from regelwerk.wowtcg.say_en.clauses import Clause",
    ),
    (
        inside_games.texts_that_import_more,
        "wowminis/say_de/terms.py",
        "from regelwerk.wowminis.say_en.terms import TERMS",
    ),
    (inside_games.texts_that_import_more, "duelmasters/say/speech.py", "from regelwerk.duelmasters import say_de"),
    (house.games_named_elsewhere, "terminal/cli.py", "game = 'wowtcg'"),
    (house.games_named_elsewhere, "kernel/state.py", "import_module('regelwerk.wowtcg')"),
    (house.found_by_name, "server/tables.py", "from importlib import import_module"),
    (house.found_by_name, "terminal/commands/scene.py", "import importlib\nroom = importlib.import_module(name)"),
    (house.found_by_name, "kernel/replay.py", "rules = __import__(f'regelwerk.{game}.game')"),
    (house.found_by_name, "lab/arena.py", "if find_spec(name) is None:\n    pass"),
    (house.found_by_name, "server/seen.py", "texts = web.texts() if hasattr(web, 'texts') else {}"),
    (house.stray_chance, "wowtcg/turn.py", "import random"),
    (house.stray_chance, "players/greedy.py", "from random import choice"),
    (house.stray_chance, "server/app.py", "from os import urandom"),
    (house.stray_chance, "kernel/state.py", "import os\nseed = os.urandom(8)"),
    (house.stray_chance, "kernel/state.py", "from time import time_ns"),
    (house.stray_chance, "wowtcg/turn.py", "first = hash(name) % seats"),
    (house.stray_chance, "wowtcg/turn.py", "links.sort(key=lambda link: id(link))"),
    (house.two_seats_only, "wowtcg/turn.py", "other = 1 - seat"),
    (house.two_seats_only, "wowtcg/turn.py", "other = 1 - state.turn_player"),
    (house.two_seats_only, "wowtcg/turn.py", "other = 1 - who"),
    (house.two_seats_only, "wowtcg/turn.py", "other = 1 - controller[card]"),
    (house.two_seats_only, "wowtcg/turn.py", "other = 1 - seat_of(card)"),
    (house.two_seats_only, "wowtcg/turn.py", "other = frame.seat ^ 1"),
    (house.two_seats_only, "wowtcg/turn.py", "seat = (seat + 1) % 2"),
]
PASSED: list[tuple[Rule, str, str]] = [
    (house.wrong_way, "wowtcg/turn.py", "import json\nfrom ..kernel.state import State\nfrom . import words"),
    (house.wrong_way, "catalogue.py", "from . import wowtcg\nfrom .duelmasters import words"),
    (house.wrong_way, "terminal/cli.py", "from .. import catalogue, new_game\nfrom ..server import app"),
    (house.foreign_to_the_core, "terminal/cli.py", "import click"),
    (
        house.foreign_to_the_core,
        "kernel/state.py",
        "try:\n    from mypy_extensions import i64\nexcept ImportError:\n    i64 = int",
    ),
    (
        house.cards_that_import_more,
        "wowtcg/cards/hoa/druid.py",
        "from typing import Final\nfrom regelwerk.wowtcg.words import Card\nfrom ...words import Then\nfrom . import x",
    ),
    (house.cards_that_import_more, "wowtcg/formats.py", "from .cards import hoa\nfrom . import instructions"),
    (
        inside_games.wrong_way_inside,
        "duelmasters/state.py",
        f"{CHECKERS}    from .values import Values\nfrom . import things",
    ),
    (
        inside_games.wrong_way_inside,
        "duelmasters/effects.py",
        "from . import changes\nfrom .instructions import asking",
    ),
    (
        inside_games.wrong_way_inside,
        "duelmasters/table_talk/log.py",
        "from .. import words\nfrom ..loading import load",
    ),
    (
        inside_games.wrong_way_inside,
        "duelmasters/say_de/effects.py",
        "from ..say.speech import Speech\nfrom .. import words",
    ),
    (inside_games.wrong_way_inside, "toy/state.py", "from .words import Card"),
    (
        inside_games.texts_that_import_more,
        "wowtcg/say_de/effects.py",
        "from regelwerk.kernel.german import Verb\nfrom regelwerk.wowtcg import words as w\nfrom . import terms\n"
        "from regelwerk.wowtcg.say.discourse import Speech\nfrom regelwerk.wowtcg.words import Card",
    ),
    (inside_games.texts_that_import_more, "wowtcg/table.py", "from regelwerk.wowtcg.say_de import TERMS"),
    (house.games_named_elsewhere, "terminal/cli.py", "'''wowtcg is one of them.'''\nx = 'wowtcg plays'"),
    (house.games_named_elsewhere, "catalogue.py", "NAMES = ('wowtcg',)"),
    (house.found_by_name, "catalogue.py", "from importlib import import_module"),
    (house.found_by_name, "kernel/position.py", "value = hasattr(state, 'frames')"),
    (house.found_by_name, "server/seen.py", "from regelwerk import catalogue\nweb = catalogue.package(name).web"),
    (house.stray_chance, "kernel/chance.py", "import random, time"),
    (house.stray_chance, "terminal/cli.py", "import time"),
    (house.stray_chance, "kernel/state.py", "class A:\n    def __hash__(self):\n        return hash(self.x)"),
    (house.two_seats_only, "wowtcg/turn.py", "a = 1 - cost\nb = (seat + 1) % len(seats)\nc = whole - 1\nd = 1 - whole"),
]


@pytest.mark.parametrize(("rule", "inside", "text"), CAUGHT)
def test_is_caught(rule: Rule, inside: str, text: str) -> None:
    assert rule(source(f"src/regelwerk/{inside}", text))


@pytest.mark.parametrize(("rule", "inside", "text"), PASSED)
def test_may_pass(rule: Rule, inside: str, text: str) -> None:
    assert rule(source(f"src/regelwerk/{inside}", text)) == []


def test_lengths_are_counted_to_the_line() -> None:
    def file(lines: int) -> Source:
        return Source("src/regelwerk/kernel/x.py", "pass\n" * lines, ast.parse(""))

    def function(lines: int) -> Source:
        return source("x.py", 'def f():\n    """Docstrings do not count."""\n' + "    pass\n" * (lines - 1))

    excuse = {"src/regelwerk/kernel/x.py": "one table that nobody reads in parts"}
    assert house.too_long(file(500), {}) == []
    assert house.too_long(file(501), {})
    assert house.too_long(file(800), excuse) == []
    assert house.too_long(file(801), excuse)
    assert house.long_functions(function(60), {}) == []
    assert house.long_functions(function(61), {})
    assert house.long_functions(function(61), {"x.py::f": "one step of the rules after the other"}) == []


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ("open('/" + "home/anna/deck.txt')", True),
        ("see /" + "work/x", True),
        ("index: https://py" + "pi.org/simple", True),
        ("/build/", False),
        ("docs/opt/home/notes.md", False),
        ("$HOME/.cache", False),
    ],
)
def test_machine_paths_are_caught(line: str, caught: bool) -> None:
    assert bool(house.machine_paths("x", line)) is caught
