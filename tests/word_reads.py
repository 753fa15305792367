"""Which fields of a word what runs reads: so that a field which is only ever said does not count as meaning.

Read off the syntax tree of a game's engine. `word.count` is a read of `Chosen.count` where `word` is declared or
tested as a `Chosen`, where it is `self` in a method of the class, or an attribute declared as one.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import Field, fields
from functools import cache
from pathlib import Path
from typing import Final

from regelwerk.kernel.vocabulary.words import Word
from tools.source_files import PACKAGE

SPEAKING: Final = (
    "cards", "custom", "decks", "presentation", "rulebook", "scene", "text", "text_de", "text_en", "web_data.py",
)  # fmt: skip
"""What of a game says, shows or reads its words, and runs nothing."""
IDLE: Final = ("problem", "lower", "description", "is_plural", "__reduce__")
"""Methods of a word that say something about it, or put it into a program, and do nothing in a game."""
WORKED_OUT: Final = "__post_init__"
"""Where a word works out fields from those that are given: these count if any of those it works out is read."""

Reads = Mapping[tuple[str, str], set[str]]
"""Name of the class and field -> the methods in which it is read."""


def is_read(of: type[Word], field: str) -> bool:
    """Whether what runs can tell two words apart that differ in that field only."""
    if is_read_in_play(of, field):
        return True
    makers = {method.partition(".")[0] for method in readers(of, field) if method.endswith(WORKED_OUT)}
    return any(is_read(maker, one.name) for maker in known_words(makers, of) for one in worked_out(maker))


def is_read_in_play(of: type[Word], field: str) -> bool:
    """Whether what runs reads the field itself, and not only what the word has worked out of it."""
    return any(not method.endswith(WORKED_OUT) and method not in IDLE for method in readers(of, field))


def readers(of: type[Word], field: str) -> set[str]:
    """The methods that read a field of a word."""
    package, module = of.__module__.split(".")[:2]
    reads = reads_in_game(module) if package == "regelwerk" else reads_in_module(of.__module__)
    return {method for one in of.__mro__ for method in reads.get((one.__name__, field), ())}


def known_words(names: set[str], near: type[Word]) -> list[type[Word]]:
    """The words of a vocabulary that are called so, found by one of them."""
    found: list[type[Word]] = []
    left: list[type[Word]] = [Word]
    while left:
        one = left.pop()
        left += one.__subclasses__()
        if one.__name__ in names and (
            one in near.__mro__ or one.__module__.split(".")[:2] == near.__module__.split(".")[:2]
        ):
            found.append(one)
    return found


def worked_out(of: type[Word]) -> list[Field[object]]:
    """The fields that a word works out for itself."""
    return [one for one in fields(of) if not one.init]  # type: ignore[arg-type]


def runs(of: type[Word]) -> bool:
    """Whether a word has methods of its own: whether it is what runs, and not only read while something is made."""
    own = [vars(one) for one in of.__mro__ if one not in (Word, object)]
    names = {name for methods in own for name, value in methods.items() if callable(value)}
    return any(not name.startswith("__") for name in names.difference(IDLE))


@cache
def reads_in_game(game: str) -> Reads:
    """What is read in the engine of a game; words of the kernel are read by those of all games."""
    games = ("duelmasters", "wowminis", "wowtcg") if game == "kernel" else (game,)
    folders = [PACKAGE / one for one in games]
    return reads_in_files(
        [
            file
            for folder in folders
            for file in sorted(folder.rglob("*.py"))
            if file.relative_to(folder).parts[0] not in SPEAKING
        ]
    )


@cache
def reads_in_module(module: str) -> Reads:
    """What is read in one module, which is of no game."""
    return reads_in_files([Path(str(sys.modules[module].__file__))])


def reads_in_files(files: list[Path]) -> Reads:
    """What is read in some sources."""
    texts = [file.read_text(encoding="utf-8") for file in files]
    attributes: dict[str, Known] = {}
    for text in texts:
        attributes |= {one.name: attributes_of(one) for one in parsed(text).body if isinstance(one, ast.ClassDef)}
    found: dict[tuple[str, str], set[str]] = {}
    for text in texts:
        for name, field, method in reads_in(text, attributes):
            found.setdefault((name, field), set()).add(method)
    return found


def reads_in(text: str, elsewhere: Mapping[str, Known] | None = None) -> Iterator[tuple[str, str, str]]:
    """Every read of a field in a source whose owner can be told. `elsewhere`: attributes of the classes of other files.

    >>> sorted(reads_in("class Draw:\\n    def run(self, s):\\n        return self.count"))
    [('Draw', 'count', 'run')]
    >>> sorted(reads_in("def may(word: vocabulary.May, other):\\n    return word.who, other.do"))
    [('May', 'who', 'may')]
    >>> holder = {"Strike": {"attack": {"Attack"}}}
    >>> sorted(reads_in("def odds(strike: Strike):\\n    return strike.attack.strength", holder))
    [('Attack', 'strength', 'odds'), ('Strike', 'attack', 'odds')]
    """
    tree = parsed(text)
    of_classes = dict(elsewhere or {})
    made = {one.name: classes(one.returns) for one in tree.body if isinstance(one, ast.FunctionDef) and one.returns}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            attributes = attributes_of(node)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield from reads_of(inner, {"self": {node.name}}, {**of_classes, node.name: attributes}, made)
        elif isinstance(node, ast.FunctionDef):
            yield from reads_of(node, {}, of_classes, made)


def parsed(text: str) -> ast.Module:
    """A source in which imported classes have the names that they have at home.

    >>> ast.unparse(parsed("from a import Card as CardWord\\nx: CardWord"))
    'from a import Card as CardWord\\nx: Card'
    """
    tree = ast.parse(text)
    home = {
        one.asname: one.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for one in node.names
        if one.asname
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = home.get(node.id, node.id)
    return tree


Known = dict[str, set[str]]
"""A name, and the classes that what it stands for may be of."""


def reads_of(
    function: ast.FunctionDef, known: Known, attributes: Mapping[str, Known], made: Known
) -> Iterator[tuple[str, str, str]]:
    """The reads of one function. `attributes`: of classes; `made`: what the functions of its module return."""
    where = function.name
    if where == WORKED_OUT:
        where = f"{min(known['self'])}.{WORKED_OUT}"
    known = {**known, **declared(function, made)}
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            for name in owners(node.value, known, attributes):
                yield name, node.attr, where


def owners(node: ast.expr, known: Known, attributes: Mapping[str, Known]) -> set[str]:
    """The classes that an expression may be of, as far as they can be told."""
    found = set(known.get(ast.unparse(node), ()))
    if isinstance(node, ast.Attribute):
        for name in owners(node.value, known, attributes):
            found |= attributes.get(name, {}).get(node.attr, set())
    return found


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
