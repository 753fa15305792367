"""Which fields of a word what runs reads: so that a field which is only ever said does not count as meaning.

Read off the syntax tree of a game's engine. `word.count` is a read of `Chosen.count` where `word` is declared or
tested as a `Chosen`, where it is `self` in a method of the class, or an attribute declared as one.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Final

from regelwerk.kernel.words import Word
from tools.sources import PACKAGE

SPEAKING: Final = (
    "cards", "decks", "own", "parse.py", "rulebook", "say", "say_de", "say_en", "scene", "table.py", "table_talk",
    "voice.py", "web.py",
)  # fmt: skip
"""What of a game says, shows or reads its words, and runs nothing."""
IDLE: Final = ("problem", "__reduce__")
"""Methods of a word that say something about it and do nothing in a game."""
WORKED_OUT: Final = "__post_init__"
"""Where a word works out fields from those that are given: these count if any of those it works out is read."""

Reads = frozenset[tuple[str, str, str]]
"""Name of the class, field, and the method in which it is read."""


def is_read(of: type[Word], field: str) -> bool:
    """Whether what runs can tell two words apart that differ in that field only."""
    found = reads_for(of.__module__)
    names = {one.__name__ for one in of.__mro__}
    where = {method for name, read, method in found if name in names and read == field}
    if where - {WORKED_OUT, *IDLE}:
        return True
    return WORKED_OUT in where and any(is_read(of, one.name) for one in fields(of) if not one.init)  # type: ignore[arg-type]


def runs(of: type[Word]) -> bool:
    """Whether a word has methods of its own: whether it is what runs, and not only read while something is made."""
    own = [vars(one) for one in of.__mro__ if one not in (Word, object)]
    names = {name for methods in own for name, value in methods.items() if callable(value)}
    return any(not name.startswith("__") for name in names.difference(IDLE))


@cache
def reads_for(module: str) -> Reads:
    """What is read in the engine of the game to which a module belongs, and in that module itself."""
    parts = module.split(".")
    files = [] if parts[:2] == ["regelwerk", "kernel"] else [Path(str(sys.modules[module].__file__))]
    if parts[0] == "regelwerk":
        games = [PACKAGE / parts[1]]
        if parts[1] == "kernel":  # words that all games share are read by each of them
            games = [PACKAGE / game for game in ("duelmasters", "wowminis", "wowtcg")]
        for game in games:
            files += [file for file in sorted(game.rglob("*.py")) if file.relative_to(game).parts[0] not in SPEAKING]
    return frozenset(read for file in dict.fromkeys(files) for read in reads_in(file.read_text(encoding="utf-8")))


def reads_in(text: str) -> Iterator[tuple[str, str, str]]:
    """Every read of a field in a source whose owner can be told.

    >>> sorted(reads_in("class Draw:\\n    def run(self, s):\\n        return self.count"))
    [('Draw', 'count', 'run')]
    >>> sorted(reads_in("def may(word: w.May, other):\\n    return word.who, other.do"))
    [('May', 'who', 'may')]
    """
    tree = ast.parse(text)
    made = {one.name: classes(one.returns) for one in tree.body if isinstance(one, ast.FunctionDef) and one.returns}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            attributes = attributes_of(node)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield from reads_of(inner, {"self": {node.name}}, attributes, made)
        elif isinstance(node, ast.FunctionDef):
            yield from reads_of(node, {}, {}, made)


Known = dict[str, set[str]]
"""A name, and the classes that what it stands for may be of."""


def reads_of(function: ast.FunctionDef, known: Known, attributes: Known, made: Known) -> Iterator[tuple[str, str, str]]:
    """The reads of one function. `made`: what the functions of its module return."""
    known = {**known, **declared(function, made)}
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            for name in owners(node.value, known, attributes):
                yield name, node.attr, function.name


def owners(node: ast.expr, known: Known, attributes: Known) -> set[str]:
    """The classes that an expression may be of, as far as they can be told."""
    if isinstance(node, ast.Name):
        return known.get(node.id, set())
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        return attributes.get(node.attr, set()) | known.get(ast.unparse(node), set())
    return known.get(ast.unparse(node), set())


def declared(function: ast.FunctionDef, made: Known) -> Known:
    """What parameters and variables are declared as, tested to be, or returned as by a function of the module."""
    found: Known = {}
    for arg in [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]:
        if arg.annotation is not None:
            found.setdefault(arg.arg, set()).update(classes(arg.annotation))
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign):
            found.setdefault(ast.unparse(node.target), set()).update(classes(node.annotation))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            found.setdefault(ast.unparse(node.args[0]), set()).update(classes(node.args[1]))
        elif (
            isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name)
        ):
            for target in node.targets:
                found.setdefault(ast.unparse(target), set()).update(made.get(node.value.func.id, set()))
    return found


def attributes_of(node: ast.ClassDef) -> Known:
    """What the attributes of a class are declared as, or given in `__init__` as parameters of some class."""
    found: Known = {}
    for inner in node.body:
        if isinstance(inner, ast.AnnAssign):
            found.setdefault(ast.unparse(inner.target), set()).update(classes(inner.annotation))
        elif isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
            known = declared(inner, {})
            for line in ast.walk(inner):
                if isinstance(line, ast.Assign) and isinstance(line.value, ast.Name):
                    for target in line.targets:
                        if isinstance(target, ast.Attribute):
                            found.setdefault(target.attr, set()).update(known.get(line.value.id, set()))
    return found


def classes(annotation: ast.expr) -> set[str]:
    """The names of classes in an annotation, or in the second part of `isinstance`: `w.May | None` is a `May`."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    packages = {id(node.value) for node in ast.walk(annotation) if isinstance(node, ast.Attribute)}
    named = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name) and id(node) not in packages}
    return named | {node.attr for node in ast.walk(annotation) if isinstance(node, ast.Attribute)}
