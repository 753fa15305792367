"""The rules of the architecture, read off the syntax tree: who may import whom, who may draw random numbers, lengths.

`python -m tools.architecture` lists every violation; tests/test_architecture.py fails on the same list. A module is
named by its path inside the package, with slashes (`kernel/chance.py`), so that the rules read like the map in
CONTRIBUTING.md.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.game_layers import wrong_way_inside
from tools.source_files import GAMES, ROOT, Source, Violation, imports, nodes, python_files

# What a package may import, besides itself. `package_init` is the __init__.py at the top, `package_main` the
# __main__.py.
MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    "kernel": (),
    **dict.fromkeys(GAMES, ("kernel",)),
    "game_registry": ("kernel", *GAMES),
    # Pools, drafts and decks built from them; players for the games from which ratings are learnt.
    "limited": ("kernel", "game_registry", "players"),
    # Scenes as positions that anybody can play on.
    "rule_scenes": ("kernel", "game_registry"),
    "play": ("kernel", "game_registry", "limited"),
    # Guided games: what is said and awaited. Who shows them, terminal or server, holds the game.
    "lessons": ("kernel", "game_registry"),
    "package_init": ("kernel", "game_registry", "players", "play", "limited"),
    "players": ("kernel",),
    "coach": ("package_init", "game_registry", "players", "kernel"),
    # Positions with a task: they are found in games that are played for it, and proven in the game itself.
    "puzzles": ("game_registry", "players", "kernel"),
    # Environments for learning programs: like a table they hold the whole game, and give out what each seat may know.
    "envs": ("package_init", "play", "players", "game_registry", "kernel"),
    "simulation": ("package_init", "game_registry", "players", "kernel"),
    # Tournaments: pairings and standings, decks from pools, and the matches between computers.
    "tournaments": ("game_registry", "limited", "simulation", "players", "kernel"),
    "lab": ("package_init", "game_registry", "players", "simulation", "kernel"),
    "server": (
        "package_init",
        "game_registry",
        "coach",
        "players",
        "lessons",
        "limited",
        "puzzles",
        "rule_scenes",
        "lab",
        "tournaments",
        "kernel",
    ),
    # The command line starts everything: `regelwerk serve` has to start the server.
    "terminal": (
        "package_init",
        "game_registry",
        "coach",
        "players",
        "lessons",
        "puzzles",
        "kernel",
        "simulation",
        "lab",
        "limited",
        "tournaments",
        "server",
    ),
    "package_main": ("terminal",),
}
CORE: Final = ("kernel", *GAMES, "lessons")


CARDS_ALSO_IMPORT: Final = ("__future__", "typing")  # `Final` and annotations: neither brings behaviour
COMPILER_ONLY: Final = ("mypy_extensions", "librt")  # only where an ImportError falls back to plain Python

DRAWS: Final = "kernel/chance.py"
SECRETS: Final = "server/credentials.py"  # keys and unguessable names; no game asks it
RANDOM_MODULES: Final = ("random", "secrets", "uuid")
CLOCK_MODULES: Final = ("time", "datetime")
RANDOM_ATTRIBUTES: Final = (("os", "urandom"), ("os", "getrandom"))
SEAT_WORDS: Final = frozenset({"seat", "player", "who", "controller", "owner", "opponent"})

SOFT_LINES: Final = 500
HARD_LINES: Final = 800
FUNCTION_LINES: Final = 60
# path from the root -> why it is longer than SOFT_LINES (never longer than HARD_LINES)
LONG_FILES: Final[dict[str, str]] = {}
# path from the root, "::", qualified name -> why it is longer than FUNCTION_LINES
LONG_FUNCTIONS: Final[dict[str, str]] = {}


def package_of(module: str) -> str:
    """The package that an imported module belongs to; "" for a module of another package.

    >>> package_of("regelwerk.kernel.state"), package_of("regelwerk.new_game"), package_of("json.dumps")
    ('kernel', 'package_init', '')
    """
    parts = module.split(".")
    if parts[0] != "regelwerk":
        return ""
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "package_init"


def wrong_way(of: Source) -> list[Violation]:
    """Imports that point the wrong way between packages."""
    if of.package not in MAY_IMPORT:
        return [Violation(of.path, 1, f"'{of.package}' is not a known package: add it to MAY_IMPORT")]
    allowed = (of.package, *MAY_IMPORT[of.package])
    return [
        Violation(of.path, one.line, f"{of.package} may not import {one.module}")
        for one in imports(of)
        if package_of(one.module) not in ("", *allowed)
    ]


def core_imports(of: Source) -> list[Violation]:
    """Imports of the kernel and the games that are neither their own nor the standard library's."""
    if of.package not in CORE:
        return []
    return [
        Violation(of.path, one.line, f"{of.package} may use only the standard library, not {one.module}")
        for one in imports(of)
        if (top := one.module.split(".")[0]) != "regelwerk"
        and top not in sys.stdlib_module_names
        and not (top in COMPILER_ONLY and one.guarded)
    ]


def cards_that_import_more(of: Source) -> list[Violation]:
    """Imports of card definitions other than their game's words and each other."""
    parts = of.inside.split("/")
    if len(parts) < 3 or parts[0] not in GAMES or parts[1] != "cards":
        return []
    game = f"regelwerk.{parts[0]}"
    allowed = (f"{game}.vocabulary", f"{game}.cards", *CARDS_ALSO_IMPORT)
    return [
        Violation(of.path, one.line, f"cards may import only {game}.vocabulary, not {one.module}")
        for one in imports(of)
        if not any(one.module == name or one.module.startswith(name + ".") for name in allowed)
    ]


def _docstrings(tree: ast.Module) -> set[int]:
    """The ids of the nodes that are docstrings (or any other string that stands alone)."""
    return {id(node.value) for node in nodes(tree) if isinstance(node, ast.Expr)}


def games_named_elsewhere(of: Source) -> list[Violation]:
    """Strings outside the registry that name a game: whoever needs one asks the registry."""
    if not of.inside or of.package == "game_registry" or of.package in GAMES:
        return []
    prose = _docstrings(of.tree)
    named = {*GAMES, *(f"regelwerk.{game}" for game in GAMES)}
    return [
        Violation(of.path, node.lineno, f"only game_registry.py names the games, not {node.value!r}")
        for node in nodes(of.tree)
        if isinstance(node, ast.Constant) and node.value in named and id(node) not in prose
    ]


BY_NAME: Final = ("import_module", "__import__", "find_spec", "resolve_name")
EDGES: Final = (
    "game_registry", "package_init", "players", "envs", "simulation", "lab", "server", "terminal", "start",
)  # fmt: skip


def found_by_name(of: Source) -> list[Violation]:
    """Modules that are found by a name put together, and at the edges parts that are asked for with `hasattr`.

    Whatever somebody wants of a game the `GamePackage` of the registry has, where the type checker sees it.
    """
    if (
        not (of.inside or of.path.startswith("tools/"))
        or of.inside == "game_registry.py"
        or of.path == "tools/architecture.py"
    ):
        return []
    found: list[Violation] = []
    for node in nodes(of.tree):
        if isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
        else:
            names = [node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""]
        line = getattr(node, "lineno", 1)
        found += [
            Violation(of.path, line, f"only game_registry.py finds games: no {n} here") for n in names if n in BY_NAME
        ]
        if "hasattr" in names and of.package in EDGES:
            found.append(Violation(of.path, line, "what a game may have its GamePackage says: no hasattr here"))
    return found


# ----------------------------------------------------------------------------------------------------------------------
# Chance


def random_outside_chance(of: Source) -> list[Violation]:
    """Random numbers drawn outside kernel/chance.py; in the core also the clock, `hash()` and `id()`.

    The last two differ from one process to the next, so whatever is decided or ordered by them is chance in disguise.
    """
    if not of.inside or of.inside in (DRAWS, SECRETS):
        return []
    barred = RANDOM_MODULES + (CLOCK_MODULES if of.package in CORE else ())
    found = [
        Violation(of.path, one.line, f"only {DRAWS} draws random numbers: no {one.module.split('.')[0]} here")
        for one in imports(of)
        if one.module.split(".")[0] in barred or tuple(one.module.split(".")) in RANDOM_ATTRIBUTES
    ]
    hashing = _inside_hash_methods(of.tree)
    for node in nodes(of.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if (node.value.id, node.attr) in RANDOM_ATTRIBUTES:
                found.append(
                    Violation(of.path, node.lineno, f"only {DRAWS} draws random numbers: no os.{node.attr} here")
                )
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and of.package in CORE:
            if node.func.id in ("hash", "id") and id(node) not in hashing:
                found.append(Violation(of.path, node.lineno, f"{node.func.id}() differs from process to process"))
    return found


def _inside_hash_methods(tree: ast.Module) -> set[int]:
    methods = [node for node in nodes(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"]
    return {id(inner) for method in methods for inner in ast.walk(method)}


# ----------------------------------------------------------------------------------------------------------------------
# Seats


def _is_seat(node: ast.AST) -> bool:
    """Whether it is named like one seat: `seat`, `state.turn_player`, `controller[card]`, `seat_of(card)`."""
    if isinstance(node, ast.Call):
        return _is_seat(node.func)
    if isinstance(node, ast.Subscript):
        return _is_seat(node.value)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    words = [word for word in name.lower().split("_") if word not in ("of", "id", "index", "")]
    return bool(words) and words[-1] in SEAT_WORDS


def _is_number(node: ast.expr, number: int) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value == number


def _knows_two_seats(node: ast.BinOp) -> bool:
    left, right = node.left, node.right
    if isinstance(node.op, ast.Sub):
        return _is_number(left, 1) and _is_seat(right)
    if isinstance(node.op, ast.BitXor):
        return (_is_number(left, 1) and _is_seat(right)) or (_is_seat(left) and _is_number(right, 1))
    if isinstance(node.op, ast.Mod):
        return _is_number(right, 2) and any(_is_seat(inner) for inner in ast.walk(left))
    return False


def two_seats_only(of: Source) -> list[Violation]:
    """Expressions that know only two seats: `1 - seat`, `seat ^ 1`, `(seat + 1) % 2`."""
    return [
        Violation(of.path, node.lineno, f"a game has n seats: {ast.unparse(node)}")
        for node in nodes(of.tree)
        if isinstance(node, ast.BinOp) and _knows_two_seats(node)
    ]


# ----------------------------------------------------------------------------------------------------------------------
# Lengths


def too_long(of: Source, excused: dict[str, str]) -> list[Violation]:
    """A file over SOFT_LINES without an excuse, or over HARD_LINES with one."""
    lines = of.text.count("\n") + (not of.text.endswith("\n") and of.text != "")
    if lines > HARD_LINES:
        return [Violation(of.path, 1, f"{lines} lines; more than {HARD_LINES} is never one file")]
    if lines > SOFT_LINES and of.path not in excused:
        return [Violation(of.path, 1, f"{lines} lines; over {SOFT_LINES} it is split, or excused with a reason")]
    return []


def functions(of: Source) -> Iterator[tuple[str, int, int]]:
    """Every function of a file: qualified name, first line, number of lines without its docstring.

    >>> from tools.source_files import source
    >>> text = 'class A:\\n    def f(self):\\n        "What it does."\\n        return 1\\n'
    >>> list(functions(source("x.py", text)))
    [('A.f', 2, 2)]
    """
    yield from _functions(of.tree, "")


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, int, int]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            continue
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _functions(child, prefix)
            continue
        name = prefix + child.name
        if not isinstance(child, ast.ClassDef):
            lines = (child.end_lineno or child.lineno) - child.lineno + 1
            first = child.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                lines -= (first.end_lineno or first.lineno) - first.lineno + 1
            yield name, child.lineno, lines
        yield from _functions(child, name + ".")


def long_functions(of: Source, excused: dict[str, str]) -> list[Violation]:
    """Functions of more than FUNCTION_LINES lines without an excuse; the docstring does not count."""
    return [
        Violation(of.path, line, f"{name} has {lines} lines, more than {FUNCTION_LINES}")
        for name, line, lines in functions(of)
        if lines > FUNCTION_LINES and f"{of.path}::{name}" not in excused
    ]


def stale_excuses(files: list[Source]) -> list[str]:
    """Excuses that nobody needs any more."""
    long = {breach.path for of in files for breach in too_long(of, {})}
    deep = {f"{of.path}::{name}" for of in files for name, _, lines in functions(of) if lines > FUNCTION_LINES}
    return [name for name in LONG_FILES if name not in long] + [name for name in LONG_FUNCTIONS if name not in deep]


# ----------------------------------------------------------------------------------------------------------------------
# Paths of one machine

# Put together from parts, so that this file does not break its own rule.
_FOLDERS: Final = ("home", "root", "work", "tmp", "Users", "private", "mnt", "opt")
_MACHINE_PATH: Final = re.compile(rf"(?<![\w.~$}}\-/*])/(?:{'|'.join(_FOLDERS)})/[\w.\-]")
_REGISTRY: Final = re.compile("pypi" + r"\.org|python" + r"hosted\.org|registry\." + r"npmjs")
_NOT_OURS: Final = frozenset({".git", ".venv", "build", "dist", "node_modules", "htmlcov", "__pycache__"})
_NOT_TEXT: Final = frozenset({".png", ".ico", ".woff2", ".so", ".pyc", ".pyd", ".gz", ".whl"})


def text_files() -> list[Path]:
    """All files of the checkout that people write; what tools leave behind is not among them."""
    found: list[Path] = []
    waiting = [ROOT]
    while waiting:
        for entry in sorted(waiting.pop().iterdir()):
            if entry.name in _NOT_OURS or entry.name.endswith("_cache") or entry.name == ".hypothesis":
                continue
            if entry.is_dir():
                waiting.append(entry)
            elif entry.suffix not in _NOT_TEXT:
                found.append(entry)
    return found


def machine_paths(path: str, text: str) -> list[Violation]:
    """Lines that name an absolute path of somebody's machine, or the host of a package registry."""
    return [
        Violation(path, number, f"names a place that exists on one machine only: {line.strip()[:100]}")
        for number, line in enumerate(text.splitlines(), 1)
        if _MACHINE_PATH.search(line) or _REGISTRY.search(line)
    ]


# ----------------------------------------------------------------------------------------------------------------------


RULES: Final = (
    wrong_way, core_imports, cards_that_import_more, wrong_way_inside,
    games_named_elsewhere, found_by_name, random_outside_chance,
)  # fmt: skip
"""What every file of the package keeps."""


def all_breaches() -> list[Violation]:
    """Every breach in the checkout."""
    package, rest = python_files("src/regelwerk"), python_files("tests", "tools", "bench")
    found: list[Violation] = []
    for of in package:
        for rule in RULES:
            found += rule(of)
    found += [breach for of in rest for breach in found_by_name(of)]
    for of in package + rest:
        found += two_seats_only(of) + too_long(of, LONG_FILES) + long_functions(of, LONG_FUNCTIONS)
    for file in text_files():
        text = file.read_text(encoding="utf-8", errors="replace")
        found += machine_paths(file.relative_to(ROOT).as_posix(), text)
    return found


def main() -> int:
    """Print every breach; the exit status says whether there was one."""
    found = all_breaches()
    for breach in found:
        print(breach)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
