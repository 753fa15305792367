"""Python files, read and parsed, and what they import: what the rules of the architecture are read off."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "regelwerk"
GAMES: Final = ("wowtcg", "wowminis", "duelmasters")


class Violation(NamedTuple):
    """One place that breaks a rule of the architecture."""

    path: str  # from the root of the checkout, with slashes
    line: int  # from 1
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


@dataclass(frozen=True)
class Source:
    """A Python file, read; parsed when its tree is asked for."""

    path: str  # from the root of the checkout, with slashes
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """What the file says. Raises SyntaxError."""
        return ast.parse(self.text, filename=self.path)

    @property
    def inside(self) -> str:
        """The path inside the package, or "" for a file outside it.

        >>> Source("src/regelwerk/kernel/chance.py", "").inside
        'kernel/chance.py'
        """
        return self.path.removeprefix("src/regelwerk/") if self.path.startswith("src/regelwerk/") else ""

    @property
    def package(self) -> str:
        """The package that this file belongs to: `kernel`, `wowtcg`, `terminal`, `package_init` ..."""
        first = self.inside.split("/")[0].removesuffix(".py")
        return {"__init__": "package_init", "__main__": "package_main"}.get(first, first)


class Imported(NamedTuple):
    """One module that a file imports: absolute, dotted."""

    module: str
    line: int
    guarded: bool  # inside `try` with a handler for ImportError, or read by type checkers only


@cache
def source(path: str, text: str) -> Source:
    """`text` as the file at `path`; the same file is parsed once."""
    return Source(path, text)


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """All nodes of a tree, the tree itself first; walked once, since every rule looks at all of them."""
    return tuple(ast.walk(tree))


def python_files(*folders: str) -> list[Source]:
    """All Python files under these folders of the checkout, in the order of their paths."""
    found = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return [source(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")) for file in found]


# ----------------------------------------------------------------------------------------------------------------------
# Imports


def _guarded_lines(tree: ast.Module) -> set[int]:
    lines: set[int] = set()
    for node in nodes(tree):
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


@cache
def imports(of: Source) -> tuple[Imported, ...]:
    """Every module this file imports; `from a import b` counts as `a.b`, because `b` may be a module.

    >>> [i.module for i in imports(source("src/regelwerk/wowtcg/turn.py", "import os\\nfrom ..kernel import state"))]
    ['os', 'regelwerk.kernel.state']
    """
    guarded = _guarded_lines(of.tree)
    found: list[Imported] = []
    for node in nodes(of.tree):
        if isinstance(node, ast.Import):
            found += [Imported(name.name, node.lineno, node.lineno in guarded) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = imported_from(of, node)
            found += [Imported(f"{base}.{name.name}", node.lineno, node.lineno in guarded) for name in node.names]
    return tuple(found)
