"""The rules of the house, read off the syntax tree: who may import whom, who may draw random numbers, how long is long.

`python -m tools.house` lists every breach; tests/test_architecture.py fails on the same list. A module is named by its
path inside the package, with slashes (`kernel/chance.py`), so that the rules read like the map in CONTRIBUTING.md.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "regelwerk"
GAMES: Final = ("wowtcg", "wowminis", "duelmasters")

# Which rooms a room may import, besides itself. `face` is the package's own __init__.py, `start` its __main__.py.
MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    "kernel": (),
    **dict.fromkeys(GAMES, ("kernel",)),
    "catalogue": ("kernel", *GAMES),
    "play": ("kernel", "catalogue"),
    "face": ("kernel", "catalogue", "players", "play"),
    "players": ("kernel",),
    "lab": ("face", "catalogue", "players", "kernel"),
    "server": ("face", "catalogue", "players", "kernel"),
    # The command line is the door to the whole house: `regelwerk serve` has to start the server.
    "terminal": ("face", "catalogue", "players", "kernel", "lab", "server"),
    "start": ("terminal",),
}
CORE: Final = ("kernel", *GAMES)


class Inside(NamedTuple):
    """How imports point inside a game.

    layers   modules (files or folders): those of a layer may import their own and the layers before it; a module
             that is named nowhere may import all of them, and none of them may import it
    names    the layer from which on nothing before it may name a module, for type checkers neither: a cycle through
             the cards leaves the compiler without their types
    says     folder of texts -> the modules of its game that it may import besides itself
    """

    layers: tuple[tuple[str, ...], ...]
    names: str
    says: dict[str, tuple[str, ...]]


def inside(chapters: str) -> Inside:
    """The directions inside a game whose words run themselves; `chapters`: its chapters of the rules."""
    layers = (
        "codes groups rules meaning things", "state", "values", "people nouns", "conditions", "continuous triggers",
        chapters, "instructions effects", "abilities", "phrases", "words", "cards", "lowering", "loading",
    )  # fmt: skip
    common = ("words", "formats")  # the texts of what is wrong with a deck are by its kind, which `formats` says
    says = {"say": common, "say_en": ("say", *common), "say_de": ("say", *common)}
    return Inside(tuple(tuple(layer.split()) for layer in layers), "words", says)


INSIDE: Final[dict[str, Inside]] = {
    "duelmasters": inside(
        "acts attack attacking battle changes defs evaluate formats leaving legality loops paying playing position"
        " replacing settling setup shields turn"
    ),
}
"""The games whose imports point one way."""


SAY: Final = "say"  # what the texts of a game have in common; `say_en`, `say_de` ... are its languages
# Game -> what of the game its texts may import, besides themselves; for a game that is not here only the languages are
# kept apart.
TEXTS_MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    "wowtcg": ("words",),
}
CARDS_ALSO_IMPORT: Final = ("__future__", "typing")  # `Final` and annotations: neither brings behaviour
COMPILER_ONLY: Final = ("mypy_extensions", "librt")  # only where an ImportError falls back to plain Python

DRAWS: Final = "kernel/chance.py"
SECRETS: Final = "server/secret.py"  # keys and unguessable names; no game asks it
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


class Breach(NamedTuple):
    """One place that breaks a rule of the house."""

    path: str  # from the root of the checkout, with slashes
    line: int  # from 1
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


class Source(NamedTuple):
    """A Python file, read and parsed."""

    path: str  # from the root of the checkout, with slashes
    text: str
    tree: ast.Module

    @property
    def inside(self) -> str:
        """The path inside the package, or "" for a file outside it.

        >>> Source("src/regelwerk/kernel/chance.py", "", ast.parse("")).inside
        'kernel/chance.py'
        """
        return self.path.removeprefix("src/regelwerk/") if self.path.startswith("src/regelwerk/") else ""

    @property
    def room(self) -> str:
        """The room of the house that this file belongs to: `kernel`, `wowtcg`, `terminal`, `face` ..."""
        first = self.inside.split("/")[0].removesuffix(".py")
        return {"__init__": "face", "__main__": "start"}.get(first, first)


class Imported(NamedTuple):
    """One module that a file imports: absolute, dotted."""

    module: str
    line: int
    guarded: bool  # inside `try` with a handler for ImportError, or read by type checkers only


@cache
def source(path: str, text: str) -> Source:
    """Parse `text` as the file at `path`; the same file is parsed once. Raises SyntaxError."""
    return Source(path, text, ast.parse(text, filename=path))


def python_files(*folders: str) -> list[Source]:
    """All Python files under these folders of the checkout, parsed, in the order of their paths."""
    found = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return [source(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")) for file in found]


# ----------------------------------------------------------------------------------------------------------------------
# Imports


def _guarded_lines(tree: ast.Module) -> set[int]:
    lines: set[int] = set()
    for node in ast.walk(tree):
        tried = isinstance(node, ast.Try) and any("ImportError" in _names(h.type) for h in node.handlers)
        if isinstance(node, (ast.Try, ast.If)) and (tried or _for_checkers(node)):
            lines.update(inner.lineno for stmt in node.body for inner in ast.walk(stmt) if isinstance(inner, ast.stmt))
    return lines


def _for_checkers(node: ast.Try | ast.If) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in _names(node.test)


def _names(node: ast.expr | None) -> set[str]:
    return set() if node is None else {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def imported_from(of: Source, node: ast.ImportFrom) -> str:
    """The dotted name of the module that `from ... import` names, the leading dots resolved."""
    if node.level == 0:
        return node.module or ""
    package = of.path.removeprefix("src/").split("/")[: -node.level]
    return ".".join([*package, *([node.module] if node.module else [])])


def imports(of: Source) -> list[Imported]:
    """Every module this file imports; `from a import b` counts as `a.b`, because `b` may be a module.

    >>> [i.module for i in imports(source("src/regelwerk/wowtcg/turn.py", "import os\\nfrom ..kernel import state"))]
    ['os', 'regelwerk.kernel.state']
    """
    guarded = _guarded_lines(of.tree)
    found: list[Imported] = []
    for node in ast.walk(of.tree):
        if isinstance(node, ast.Import):
            found += [Imported(name.name, node.lineno, node.lineno in guarded) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = imported_from(of, node)
            found += [Imported(f"{base}.{name.name}", node.lineno, node.lineno in guarded) for name in node.names]
    return found


def room_of(module: str) -> str:
    """The room that an imported module belongs to; "" for a module of another package.

    >>> room_of("regelwerk.kernel.state"), room_of("regelwerk.new_game"), room_of("json.dumps")
    ('kernel', 'face', '')
    """
    parts = module.split(".")
    if parts[0] != "regelwerk":
        return ""
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "face"


def wrong_way(of: Source) -> list[Breach]:
    """Imports that point the wrong way through the house."""
    if of.room not in MAY_IMPORT:
        return [Breach(of.path, 1, f"'{of.room}' is not a room of the house: add it to MAY_IMPORT")]
    allowed = (of.room, *MAY_IMPORT[of.room])
    return [
        Breach(of.path, one.line, f"{of.room} may not import {one.module}")
        for one in imports(of)
        if room_of(one.module) not in ("", *allowed)
    ]


def foreign_to_the_core(of: Source) -> list[Breach]:
    """Imports of the kernel and the games that are neither their own nor the standard library's."""
    if of.room not in CORE:
        return []
    return [
        Breach(of.path, one.line, f"{of.room} may use only the standard library, not {one.module}")
        for one in imports(of)
        if (top := one.module.split(".")[0]) != "regelwerk"
        and top not in sys.stdlib_module_names
        and not (top in COMPILER_ONLY and one.guarded)
    ]


def cards_that_import_more(of: Source) -> list[Breach]:
    """Imports of card definitions other than their game's words and each other."""
    parts = of.inside.split("/")
    if len(parts) < 3 or parts[0] not in GAMES or parts[1] != "cards":
        return []
    game = f"regelwerk.{parts[0]}"
    allowed = (f"{game}.words", f"{game}.cards", *CARDS_ALSO_IMPORT)
    return [
        Breach(of.path, one.line, f"cards may import only {game}.words, not {one.module}")
        for one in imports(of)
        if not any(one.module == name or one.module.startswith(name + ".") for name in allowed)
    ]


def wrong_way_inside(of: Source) -> list[Breach]:
    """Imports that point the wrong way inside a game: up its layers, to words and cards, or from text to engine."""
    parts = [part.removesuffix(".py") for part in of.inside.split("/")]
    if len(parts) < 2 or parts[0] not in INSIDE:
        return []
    game, me = parts[:2]
    directions = INSIDE[game]
    found = []
    for one in imports(of):
        path = one.module.split(".")
        if path[:2] != ["regelwerk", game] or len(path) < 3 or path[2] == me:
            continue
        problem = _problem_inside(directions, me, path[2], one.guarded)
        if problem:
            found.append(Breach(of.path, one.line, f"{me} may not import {path[2]}: {problem}"))
    return found


def _problem_inside(directions: Inside, me: str, other: str, guarded: bool) -> str:
    """Why a module of a game may not import another; `guarded`: for type checkers only."""
    if me in directions.says:
        return "" if other in directions.says[me] else "texts are made from words alone"
    order = {name: at for at, layer in enumerate(directions.layers) for name in layer}
    top = len(directions.layers)
    mine, its, names = order.get(me, top), order.get(other, top), order[directions.names]
    if mine < names <= its:
        return "what runs names no words, cards or texts"
    return "it comes later" if its > mine and not guarded else ""


def texts_that_import_more(of: Source) -> list[Breach]:
    """Imports of a game's texts other than its words and what is common to all languages; never another language."""
    parts = of.inside.split("/")
    if len(parts) < 3 or parts[0] not in GAMES or not _is_text(parts[1]):
        return []
    game, language = parts[0], parts[1]
    allowed = (*TEXTS_MAY_IMPORT[game], SAY, language) if game in TEXTS_MAY_IMPORT else ()
    found: list[Breach] = []
    for one in imports(of):
        names = one.module.split(".")
        if names[:2] != ["regelwerk", game] or len(names) < 3:
            continue
        if (names[2] not in allowed) if allowed else (_is_text(names[2]) and names[2] not in (SAY, language)):
            found.append(Breach(of.path, one.line, f"{language} may not import {one.module}"))
    return found


def _is_text(folder: str) -> bool:
    return folder == SAY or folder.startswith(f"{SAY}_")


def _docstrings(tree: ast.Module) -> set[int]:
    """The ids of the nodes that are docstrings (or any other string that stands alone)."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def games_named_elsewhere(of: Source) -> list[Breach]:
    """Strings outside the catalogue that name a game: whoever needs one asks the catalogue."""
    if not of.inside or of.room == "catalogue" or of.room in GAMES:
        return []
    prose = _docstrings(of.tree)
    named = {*GAMES, *(f"regelwerk.{game}" for game in GAMES)}
    return [
        Breach(of.path, node.lineno, f"only catalogue.py names the games, not {node.value!r}")
        for node in ast.walk(of.tree)
        if isinstance(node, ast.Constant) and node.value in named and id(node) not in prose
    ]


BY_NAME: Final = ("import_module", "__import__", "find_spec", "resolve_name")
EDGES: Final = ("catalogue", "face", "players", "lab", "server", "terminal", "start")


def found_by_name(of: Source) -> list[Breach]:
    """Modules that are found by a name put together, and at the edges parts that are asked for with `hasattr`.

    Whatever somebody wants of a game the `GamePackage` of the catalogue has, where the type checker sees it.
    """
    if not (of.inside or of.path.startswith("tools/")) or of.inside == "catalogue.py" or of.path == "tools/house.py":
        return []
    found: list[Breach] = []
    for node in ast.walk(of.tree):
        if isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
        else:
            names = [node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""]
        line = getattr(node, "lineno", 1)
        found += [Breach(of.path, line, f"only catalogue.py finds games: no {n} here") for n in names if n in BY_NAME]
        if "hasattr" in names and of.room in EDGES:
            found.append(Breach(of.path, line, "what a game may have its GamePackage says: no hasattr here"))
    return found


# ----------------------------------------------------------------------------------------------------------------------
# Chance


def stray_chance(of: Source) -> list[Breach]:
    """Random numbers drawn outside kernel/chance.py; in the core also the clock, `hash()` and `id()`.

    The last two differ from one process to the next, so whatever is decided or ordered by them is chance in disguise.
    """
    if not of.inside or of.inside in (DRAWS, SECRETS):
        return []
    barred = RANDOM_MODULES + (CLOCK_MODULES if of.room in CORE else ())
    found = [
        Breach(of.path, one.line, f"only {DRAWS} draws random numbers: no {one.module.split('.')[0]} here")
        for one in imports(of)
        if one.module.split(".")[0] in barred or tuple(one.module.split(".")) in RANDOM_ATTRIBUTES
    ]
    hashing = _inside_hash_methods(of.tree)
    for node in ast.walk(of.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if (node.value.id, node.attr) in RANDOM_ATTRIBUTES:
                found.append(Breach(of.path, node.lineno, f"only {DRAWS} draws random numbers: no os.{node.attr} here"))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and of.room in CORE:
            if node.func.id in ("hash", "id") and id(node) not in hashing:
                found.append(Breach(of.path, node.lineno, f"{node.func.id}() differs from process to process"))
    return found


def _inside_hash_methods(tree: ast.Module) -> set[int]:
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"]
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


def two_seats_only(of: Source) -> list[Breach]:
    """Expressions that know only two seats: `1 - seat`, `seat ^ 1`, `(seat + 1) % 2`."""
    return [
        Breach(of.path, node.lineno, f"a game has n seats: {ast.unparse(node)}")
        for node in ast.walk(of.tree)
        if isinstance(node, ast.BinOp) and _knows_two_seats(node)
    ]


# ----------------------------------------------------------------------------------------------------------------------
# Lengths


def too_long(of: Source, excused: dict[str, str]) -> list[Breach]:
    """A file over SOFT_LINES without an excuse, or over HARD_LINES with one."""
    lines = of.text.count("\n") + (not of.text.endswith("\n") and of.text != "")
    if lines > HARD_LINES:
        return [Breach(of.path, 1, f"{lines} lines; more than {HARD_LINES} is never one room")]
    if lines > SOFT_LINES and of.path not in excused:
        return [Breach(of.path, 1, f"{lines} lines; over {SOFT_LINES} it is split, or excused with a reason")]
    return []


def functions(of: Source) -> Iterator[tuple[str, int, int]]:
    """Every function of a file: qualified name, first line, number of lines without its docstring.

    >>> text = 'class A:\\n    def f(self):\\n        "What it does."\\n        return 1\\n'
    >>> list(functions(source("x.py", text)))
    [('A.f', 2, 2)]
    """
    yield from _functions(of.tree, "")


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, int, int]]:
    for child in ast.iter_child_nodes(node):
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


def long_functions(of: Source, excused: dict[str, str]) -> list[Breach]:
    """Functions of more than FUNCTION_LINES lines without an excuse; the docstring does not count."""
    return [
        Breach(of.path, line, f"{name} has {lines} lines, more than {FUNCTION_LINES}")
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


def machine_paths(path: str, text: str) -> list[Breach]:
    """Lines that name an absolute path of somebody's machine, or the host of a package registry."""
    return [
        Breach(path, number, f"names a place that exists on one machine only: {line.strip()[:100]}")
        for number, line in enumerate(text.splitlines(), 1)
        if _MACHINE_PATH.search(line) or _REGISTRY.search(line)
    ]


# ----------------------------------------------------------------------------------------------------------------------


RULES: Final = (
    wrong_way, foreign_to_the_core, cards_that_import_more, wrong_way_inside, texts_that_import_more, games_named_elsewhere, found_by_name,
    stray_chance,
)  # fmt: skip
"""What every file of the package keeps."""


def all_breaches() -> list[Breach]:
    """Every breach in the checkout."""
    package, rest = python_files("src/regelwerk"), python_files("tests", "tools", "bench")
    found: list[Breach] = []
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
