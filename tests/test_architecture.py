"""The rules of the architecture hold, and the checks that say so would notice if they did not."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable

import pytest

from tools import architecture, game_layers
from tools.source_files import GAMES, PACKAGE, ROOT, Source, Violation, imports, python_files, source

PACKAGE_FILES = python_files("src/regelwerk")
ALL_FILES = PACKAGE_FILES + python_files("tests", "tools", "bench")

Rule = Callable[[Source], list[Violation]]


def listed(breaches: list[Violation]) -> str:
    return "\n" + "\n".join(str(breach) for breach in breaches)


def test_the_kernel_and_this_file_were_walked() -> None:
    paths = {of.path for of in ALL_FILES}
    assert "tests/test_architecture.py" in paths
    assert any(of.package == "kernel" for of in PACKAGE_FILES)


@pytest.mark.parametrize("rule", architecture.RULES, ids=lambda rule: rule.__name__)
def test_the_package_keeps(rule: Rule) -> None:
    breaches = [breach for of in PACKAGE_FILES for breach in rule(of)]
    assert not breaches, listed(breaches)


def test_no_tool_finds_a_game_by_a_name_it_puts_together() -> None:
    breaches = [breach for of in ALL_FILES if of.path.startswith("tools/") for breach in architecture.found_by_name(of)]
    assert not breaches, listed(breaches)


def test_nobody_counts_on_two_seats() -> None:
    breaches = [breach for of in ALL_FILES for breach in architecture.two_seats_only(of)]
    assert not breaches, listed(breaches)


def test_files_and_functions_stay_short() -> None:
    breaches = [b for of in ALL_FILES for b in architecture.too_long(of, architecture.LONG_FILES)]
    breaches += [b for of in ALL_FILES for b in architecture.long_functions(of, architecture.LONG_FUNCTIONS)]
    assert not breaches, listed(breaches)


def test_every_excuse_is_still_needed_and_gives_a_reason() -> None:
    assert architecture.stale_excuses(ALL_FILES) == []
    assert all(reason.strip() for reason in (*architecture.LONG_FILES.values(), *architecture.LONG_FUNCTIONS.values()))


def test_no_file_names_a_place_on_one_machine() -> None:
    breaches = [
        breach
        for file in architecture.text_files()
        for breach in architecture.machine_paths(
            file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8", errors="replace")
        )
    ]
    assert not breaches, listed(breaches)


# What follows runs the core rather than reading it.

IMPORT_THE_CORE = """
import importlib, pathlib, sys
src = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(src))
packages = [src / "regelwerk" / name for name in sys.argv[2:]]
modules = 0
for file in sorted(f for package in packages for f in package.rglob("*.py")):
    if file.name == "__main__.py":
        continue
    importlib.import_module(".".join(file.relative_to(src).with_suffix("").parts).removesuffix(".__init__"))
    modules += 1
print(modules)
"""


def test_the_core_imports_where_nothing_is_installed() -> None:
    """`-S` leaves every installed package out, so an import that hides in a function body is caught when it runs."""
    run = subprocess.run(
        [sys.executable, "-S", "-I", "-c", IMPORT_THE_CORE, str(PACKAGE.parent), *architecture.CORE],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) >= len([of for of in PACKAGE_FILES if of.package == "kernel"])


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
    (architecture.wrong_way, "kernel/state.py", "import regelwerk.wowtcg.turn"),
    (architecture.wrong_way, "kernel/state.py", "from ..wowtcg import turn"),
    (architecture.wrong_way, "kernel/state.py", "def f():\n    from regelwerk import wowtcg"),
    (architecture.wrong_way, "wowtcg/turn.py", "from regelwerk.duelmasters import vocabulary"),
    (architecture.wrong_way, "wowtcg/turn.py", "from regelwerk import new_game"),
    (architecture.wrong_way, "wowtcg/turn.py", "from regelwerk.players import greedy"),
    (architecture.wrong_way, "players/greedy.py", "from ..wowtcg import vocabulary"),
    (architecture.wrong_way, "terminal/cli.py", "from ..wowtcg import vocabulary"),
    (architecture.wrong_way, "server/api/app.py", "from ...terminal import cli"),
    (architecture.wrong_way, "attic/box.py", "import json"),
    (architecture.core_imports, "kernel/state.py", "import msgspec"),
    (architecture.core_imports, "wowtcg/turn.py", "from mypy_extensions import i64"),
    (
        architecture.cards_that_import_more,
        "wowtcg/cards/hoa/druid.py",
        "from regelwerk.wowtcg.vocabulary import Card\nimport os",
    ),
    (architecture.cards_that_import_more, "wowtcg/cards/hoa/druid.py", "from ...instructions import lower"),
    (
        architecture.cards_that_import_more,
        "wowtcg/cards/__init__.py",
        "from regelwerk.kernel.vocabulary.words import Then",
    ),
    (game_layers.wrong_way_inside, "duelmasters/state.py", "from regelwerk.duelmasters.derived_values import power"),
    (game_layers.wrong_way_inside, "duelmasters/selectors.py", "from .conditions import Condition"),
    (game_layers.wrong_way_inside, "duelmasters/changes.py", "def f():\n    from . import effects"),
    (game_layers.wrong_way_inside, "duelmasters/effects.py", "from regelwerk.duelmasters.vocabulary import Card"),
    (game_layers.wrong_way_inside, "duelmasters/state.py", f"{CHECKERS}    from .vocabulary import Card"),
    (game_layers.wrong_way_inside, "duelmasters/effects.py", f"{CHECKERS}    from .cards import ALL"),
    (
        game_layers.wrong_way_inside,
        "duelmasters/definitions.py",
        f"{CHECKERS}    from .definition_loading import standard",
    ),
    (game_layers.wrong_way_inside, "duelmasters/instructions/choices.py", "from ..abilities import When"),
    (game_layers.wrong_way_inside, "duelmasters/battle.py", "from . import presentation"),
    (game_layers.wrong_way_inside, "duelmasters/vocabulary.py", "from .definition_loading import VOCABULARY"),
    (game_layers.wrong_way_inside, "duelmasters/cards/dm01/fire.py", "from ...lowering import lower_into"),
    (game_layers.wrong_way_inside, "duelmasters/text_de/effects.py", "from ..text_en.effects import clause"),
    (game_layers.wrong_way_inside, "duelmasters/text_en/effects.py", "from ..derived_values import power"),
    (game_layers.wrong_way_inside, "duelmasters/text/sentences.py", "from ..text_en import terms"),
    (
        game_layers.wrong_way_inside,
        "wowtcg/text_de/effects.py",
        "from regelwerk.wowtcg.text_en.references import said",
    ),
    (game_layers.wrong_way_inside, "wowtcg/text_de/effects.py", "def f():\n    from ..text_en import terms"),
    (game_layers.wrong_way_inside, "wowtcg/text_en/effects.py", "from regelwerk.wowtcg import text_de"),
    (
        game_layers.wrong_way_inside,
        "wowtcg/text_en/effects.py",
        "from regelwerk.wowtcg.derived_values import health",
    ),
    (
        game_layers.wrong_way_inside,
        "wowtcg/text/sentences.py",
        "from regelwerk.wowtcg.text_en.clauses import Clause",
    ),
    (
        game_layers.wrong_way_inside,
        "wowminis/text_de/terms.py",
        "from regelwerk.wowminis.text_en.terms import TERMS",
    ),
    (game_layers.wrong_way_inside, "duelmasters/text/discourse.py", "from regelwerk.duelmasters import text_de"),
    (game_layers.wrong_way_inside, "wowtcg/state.py", "from regelwerk.wowtcg.derived_values import power"),
    (game_layers.wrong_way_inside, "wowtcg/selectors.py", "from .conditions import Condition"),
    (game_layers.wrong_way_inside, "wowtcg/changes.py", "def f():\n    from . import effects"),
    (game_layers.wrong_way_inside, "wowtcg/deck_file.py", "from .cards import hoa"),
    (game_layers.wrong_way_inside, "wowtcg/effects_zones.py", "from regelwerk.wowtcg.vocabulary import Card"),
    (game_layers.wrong_way_inside, "wowtcg/instructions/choices.py", "from ..abilities import When"),
    (game_layers.wrong_way_inside, "wowtcg/setup.py", "from . import web_data"),
    (game_layers.wrong_way_inside, "wowtcg/presentation/card_library.py", "from ..ruleset import RULESET"),
    (game_layers.wrong_way_inside, "wowtcg/ruleset.py", "from . import package"),
    (game_layers.wrong_way_inside, "wowtcg/new_chapter.py", "from . import codes"),
    (game_layers.wrong_way_inside, "wowtcg/turn.py", "from . import new_chapter"),
    (game_layers.wrong_way_inside, "wowminis/state.py", "from regelwerk.wowminis.targets import reachable"),
    (game_layers.wrong_way_inside, "wowminis/selectors.py", "from .triggers import IsAttacked"),
    (game_layers.wrong_way_inside, "wowminis/turn.py", "def f():\n    from . import effects"),
    (game_layers.wrong_way_inside, "wowminis/definitions.py", "from .definition_set import DefinitionSet"),
    (game_layers.wrong_way_inside, "wowminis/setup.py", "from .party_file import Party"),
    (game_layers.wrong_way_inside, "wowminis/party_file.py", "from regelwerk.wowminis import vocabulary"),
    (game_layers.wrong_way_inside, "wowminis/definition_set.py", "from .cards import FIGURES"),
    (game_layers.wrong_way_inside, "wowminis/field_types.py", "def f():\n    from .text_en.problems import wanted"),
    (game_layers.wrong_way_inside, "wowminis/text_en/terms.py", "from ..base_definitions import standard"),
    (game_layers.wrong_way_inside, "wowminis/text_en/problems.py", "from ..custom.loader import read_files"),
    (game_layers.wrong_way_inside, "wowminis/presentation/card_library.py", "from ..ruleset import RULESET"),
    (game_layers.wrong_way_inside, "duelmasters/presentation/presenter.py", "from ..ruleset import RULESET"),
    (game_layers.wrong_way_inside, "wowtcg/state.py", f"{CHECKERS}    from .vocabulary import Card"),
    (
        game_layers.wrong_way_inside,
        "wowtcg/definitions.py",
        f"{CHECKERS}    from .definition_loading import standard",
    ),
    (game_layers.wrong_way_inside, "wowminis/effects.py", f"{CHECKERS}    from .vocabulary import Card"),
    (
        game_layers.wrong_way_inside,
        "wowminis/definitions.py",
        f"{CHECKERS}    from .base_definitions import standard",
    ),
    (architecture.games_named_elsewhere, "terminal/cli.py", "game = 'wowtcg'"),
    (architecture.games_named_elsewhere, "kernel/state.py", "import_module('regelwerk.wowtcg')"),
    (architecture.found_by_name, "server/storage/tables.py", "from importlib import import_module"),
    (
        architecture.found_by_name,
        "terminal/commands/scene.py",
        "import importlib\nroom = importlib.import_module(name)",
    ),
    (architecture.found_by_name, "kernel/persistence/replay.py", "rules = __import__(f'regelwerk.{game}.ruleset')"),
    (architecture.found_by_name, "simulation/matches.py", "if find_spec(name) is None:\n    pass"),
    (
        architecture.found_by_name,
        "server/worker/view_renderer.py",
        "texts = web.texts() if hasattr(web, 'texts') else {}",
    ),
    (architecture.random_outside_chance, "wowtcg/turn.py", "import random"),
    (architecture.random_outside_chance, "players/greedy.py", "from random import choice"),
    (architecture.random_outside_chance, "server/api/app.py", "from os import urandom"),
    (architecture.random_outside_chance, "kernel/state.py", "import os\nseed = os.urandom(8)"),
    (architecture.random_outside_chance, "kernel/state.py", "from time import time_ns"),
    (architecture.random_outside_chance, "wowtcg/turn.py", "first = hash(name) % seats"),
    (architecture.random_outside_chance, "wowtcg/turn.py", "links.sort(key=lambda link: id(link))"),
    (architecture.two_seats_only, "wowtcg/turn.py", "other = 1 - seat"),
    (architecture.two_seats_only, "wowtcg/turn.py", "other = 1 - state.turn_player"),
    (architecture.two_seats_only, "wowtcg/turn.py", "other = 1 - who"),
    (architecture.two_seats_only, "wowtcg/turn.py", "other = 1 - controller[card]"),
    (architecture.two_seats_only, "wowtcg/turn.py", "other = 1 - seat_of(card)"),
    (architecture.two_seats_only, "wowtcg/turn.py", "other = frame.seat ^ 1"),
    (architecture.two_seats_only, "wowtcg/turn.py", "seat = (seat + 1) % 2"),
]
PASSED: list[tuple[Rule, str, str]] = [
    (
        architecture.wrong_way,
        "wowtcg/turn.py",
        "import json\nfrom ..kernel.state import State\nfrom . import vocabulary",
    ),
    (architecture.wrong_way, "game_registry.py", "from . import wowtcg\nfrom .duelmasters import vocabulary"),
    (architecture.wrong_way, "terminal/cli.py", "from .. import game_registry, new_game\nfrom ..server import app"),
    (architecture.core_imports, "terminal/cli.py", "import click"),
    (
        architecture.core_imports,
        "kernel/state.py",
        "try:\n    from mypy_extensions import i64\nexcept ImportError:\n    i64 = int",
    ),
    (
        architecture.cards_that_import_more,
        "wowtcg/cards/hoa/druid.py",
        "from typing import Final\nfrom regelwerk.wowtcg.vocabulary import Card\nfrom ...vocabulary import Then\n"
        "from . import x",
    ),
    (architecture.cards_that_import_more, "wowtcg/deck_file.py", "from .cards import hoa\nfrom . import instructions"),
    (
        game_layers.wrong_way_inside,
        "duelmasters/state.py",
        f"{CHECKERS}    from .derived_values import DerivedValues\nfrom . import records",
    ),
    (
        game_layers.wrong_way_inside,
        "duelmasters/effects.py",
        "from . import changes\nfrom .instructions import choices",
    ),
    (
        game_layers.wrong_way_inside,
        "duelmasters/presentation/event_formatter.py",
        "from .. import vocabulary\nfrom ..definition_loading import load",
    ),
    (
        game_layers.wrong_way_inside,
        "duelmasters/text_de/effects.py",
        "from ..text.discourse import Discourse\nfrom .. import vocabulary",
    ),
    (game_layers.wrong_way_inside, "toy/state.py", "from .vocabulary import Card"),
    (
        game_layers.wrong_way_inside,
        "wowtcg/text_de/effects.py",
        "from regelwerk.kernel.language.german import GermanVerb\nfrom regelwerk.wowtcg import vocabulary\n"
        "from . import terms\n"
        "from regelwerk.wowtcg.text.discourse import Discourse\nfrom regelwerk.wowtcg.vocabulary import Card",
    ),
    (
        game_layers.wrong_way_inside,
        "wowtcg/presentation/presenter.py",
        "from regelwerk.wowtcg.text_de import TERMS",
    ),
    (
        game_layers.wrong_way_inside,
        "wowtcg/definition_loading.py",
        "from .cards import ALL\nfrom .lowering import lower_into",
    ),
    (game_layers.wrong_way_inside, "wowtcg/deck_file.py", "from . import definitions, not_implemented"),
    (
        game_layers.wrong_way_inside,
        "wowtcg/effects_zones.py",
        "from . import changes, effects\nfrom .instructions import choices",
    ),
    (
        game_layers.wrong_way_inside,
        "wowtcg/ruleset.py",
        "from .presentation import command_parser\nfrom . import visibility",
    ),
    (game_layers.wrong_way_inside, "wowminis/selectors.py", "from .targets import reachable\nfrom . import state"),
    (game_layers.wrong_way_inside, "wowminis/party_file.py", "from .definition_words import Figure"),
    (
        game_layers.wrong_way_inside,
        "wowminis/base_definitions.py",
        "from .cards import FIGURES\nfrom .definition_set import DefinitionSet",
    ),
    (
        game_layers.wrong_way_inside,
        "wowminis/custom/loader.py",
        "from ..text_en.problems import problem_text\nfrom ..vocabulary import Card",
    ),
    (
        game_layers.wrong_way_inside,
        "wowminis/text_de/terms.py",
        "from ..base_definitions import standard\nfrom ..text.scenarios import Scenarios",
    ),
    (game_layers.wrong_way_inside, "wowtcg/lowered.py", f"{CHECKERS}    from .abilities import Card"),
    (
        game_layers.wrong_way_inside,
        "wowminis/definitions.py",
        f"{CHECKERS}    from .definition_set import DefinitionSet",
    ),
    (architecture.games_named_elsewhere, "terminal/cli.py", "'''wowtcg is one of them.'''\nx = 'wowtcg plays'"),
    (architecture.games_named_elsewhere, "game_registry.py", "NAMES = ('wowtcg',)"),
    (architecture.found_by_name, "game_registry.py", "from importlib import import_module"),
    (architecture.found_by_name, "kernel/persistence/position.py", "value = hasattr(state, 'frames')"),
    (
        architecture.found_by_name,
        "server/worker/view_renderer.py",
        "from regelwerk import game_registry\nweb = game_registry.package(name).web",
    ),
    (architecture.random_outside_chance, "kernel/chance.py", "import random, time"),
    (architecture.random_outside_chance, "terminal/cli.py", "import time"),
    (
        architecture.random_outside_chance,
        "kernel/state.py",
        "class A:\n    def __hash__(self):\n        return hash(self.x)",
    ),
    (
        architecture.two_seats_only,
        "wowtcg/turn.py",
        "a = 1 - cost\nb = (seat + 1) % len(seats)\nc = whole - 1\nd = 1 - whole",
    ),
]


@pytest.mark.parametrize(("rule", "inside", "text"), CAUGHT)
def test_is_caught(rule: Rule, inside: str, text: str) -> None:
    assert rule(source(f"src/regelwerk/{inside}", text))


@pytest.mark.parametrize(("rule", "inside", "text"), PASSED)
def test_may_pass(rule: Rule, inside: str, text: str) -> None:
    assert rule(source(f"src/regelwerk/{inside}", text)) == []


def test_every_module_of_a_game_stands_in_one_layer() -> None:
    assert set(game_layers.INSIDE) == set(GAMES)
    for game, directions in game_layers.INSIDE.items():
        named = [name for layer in directions.layers for name in layer]
        files = [of.inside.split("/")[1] for of in PACKAGE_FILES if of.inside.startswith(f"{game}/")]
        assert sorted(named) == sorted({name.removesuffix(".py") for name in files})


@pytest.mark.parametrize("game", GAMES)
def test_the_layers_of_every_game_are_shown_to_catch_and_to_let_pass(game: str) -> None:
    for shown in (CAUGHT, PASSED):
        assert [one for one in shown if one[0] is game_layers.wrong_way_inside and one[1].startswith(f"{game}/")]


def test_lengths_are_counted_to_the_line() -> None:
    def file(lines: int) -> Source:
        return Source("src/regelwerk/kernel/x.py", "pass\n" * lines)

    def function(lines: int) -> Source:
        return source("x.py", 'def f():\n    """Docstrings do not count."""\n' + "    pass\n" * (lines - 1))

    excuse = {"src/regelwerk/kernel/x.py": "one table that nobody reads in parts"}
    assert architecture.too_long(file(500), {}) == []
    assert architecture.too_long(file(501), {})
    assert architecture.too_long(file(800), excuse) == []
    assert architecture.too_long(file(801), excuse)
    assert architecture.long_functions(function(60), {}) == []
    assert architecture.long_functions(function(61), {})
    assert architecture.long_functions(function(61), {"x.py::f": "one step of the rules after the other"}) == []


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
    assert bool(architecture.machine_paths("x", line)) is caught
