"""Rules cited where nothing carries a citation: in a comment at the end of a line, or in a procedure's docstring.

    limit = HAND_LIMIT + values(s).hand[seat]  # wow7.4:415.4
    and not s.placed  # only one a turn (wow7.4:412.1)

Such a mark costs nothing at run time. What it stands beside can be switched off:

- an operand, an element or an entry with a line of its own goes;
- an `if` or `while` is never true; where the comment begins with "unless" or "only if", its last condition goes
- a `for` goes over nothing, and a statement is left out;
- what a name or a result is worked out from loses its last part, and a check without parts finds all well;
- a procedure (a function that returns None) whose docstring names a rule does nothing.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from tools.source_files import GAMES, Source, nodes

NUMBER: Final = re.compile(r"(?<![\w/])(?!noqa|https?|type)([a-z]\w*(?:\.\d+)?:\w[\w.\-]*)(?<![.\-])")
"""A rule's number in a text: a book, a colon, and no blank after it."""
EXCEPTS: Final = re.compile(r"#\s*(unless|only if)\b")
_BOUNDS: Final = ("max", "min")

Node = TypeVar("Node", bound=ast.AST)


class Switch(NamedTuple):
    """What to put in the place of one node so that a rule no longer acts."""

    number: str
    line: int
    old: ast.AST
    new: ast.AST
    how: str  # "mark" | "procedure"


def inline_citations(of: Source) -> Sequence[tuple[int, str, bool]]:
    """Line and number of every rule named in a comment that stands behind code, and whether it is an exception.

    >>> from tools.source_files import source
    >>> list(inline_citations(source("x.py", "a = 3  # wow:1.1 and kw:b-c.\\n# wow:2\\nb = 4  # type: ignore\\n")))
    [(1, 'wow:1.1', False), (1, 'kw:b-c', False)]
    """
    return _marks_in(of.text)


@cache
def _marks_in(text: str) -> tuple[tuple[int, str, bool], ...]:
    return tuple(_read_marks(text))


def _read_marks(text: str) -> Iterator[tuple[int, str, bool]]:
    if ":" not in "".join(line.partition("#")[2] for line in text.splitlines()):
        return  # no comment can name a rule
    code_on = -1
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            if code_on == token.start[0]:
                for number in NUMBER.findall(token.string):
                    yield token.start[0], number, EXCEPTS.match(token.string) is not None
        elif token.string.strip():
            code_on = token.end[0]


def places(of: Source) -> Iterator[tuple[str, str]]:
    """Number and function (`Protect.step`, "" outside of all) of every mark.

    >>> from tools.source_files import source
    >>> list(places(source("x.py", "class A:\\n    def f(self):\\n        return 1  # wow:1.1\\n")))
    [('wow:1.1', 'A.f')]
    """
    named = list(_functions(of.tree, ""))
    for line, number, _ in inline_citations(of):
        around = [name for name, first, last in named if first <= line <= last]
        yield number, around[-1] if around else ""


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, int, int]]:
    """Every class and function: qualified name, first and last line; what contains comes before what is contained."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            continue
        name = prefix
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{prefix}.{child.name}" if prefix else child.name
            yield name, child.lineno, child.end_lineno or child.lineno
        yield from _functions(child, name)


def switchable_lines(of: Source) -> tuple[list[Switch], list[tuple[int, str]]]:
    """All switches of a file, and the marks behind which nothing can be switched off.

    >>> from tools.source_files import source
    >>> text = "def f(a):\\n    if a > 3:  # wow:1.1\\n        a += 1  # wow:1.2\\n    return min(a, 9)  # wow:1.3\\n"
    >>> found, without = switchable_lines(source("src/regelwerk/wowtcg/x.py", text))
    >>> [(s.number, ast.unparse(s.new).splitlines()[0]) for s in found], without
    ([('wow:1.1', 'if False:'), ('wow:1.2', 'pass'), ('wow:1.3', 'return a')], [])
    """
    found: list[Switch] = []
    without: list[tuple[int, str]] = []
    for line, number, excepts in inline_citations(of):
        change = _beside(of.tree, line, excepts)
        if change is None:
            without.append((line, number))
        else:
            found.append(Switch(number, line, *change, "mark"))
    if of.package in GAMES:
        found += _procedures(of)
    return found, without


def _procedures(of: Source) -> Iterator[Switch]:
    for node in nodes(of.tree):
        if not isinstance(node, ast.FunctionDef) or node.name.startswith("__"):
            continue
        text = ast.get_docstring(node) or ""
        if isinstance(node.returns, ast.Constant) and node.returns.value is None and len(node.body) > 1:
            idle = _with(node, body=[node.body[0], ast.Pass()])
            for number in NUMBER.findall(text):
                yield Switch(number, node.lineno, node, idle, "procedure")


# ------------------------------------------------------------------ what stands beside


def _beside(tree: ast.Module, line: int, excepts: bool) -> tuple[ast.AST, ast.AST] | None:
    """The node that a mark on this line stands for, and what it becomes."""
    alone = _one_of_many(tree, line)
    if alone is not None:
        return alone
    headed = [node for node in _statements(tree) if node.lineno == line]
    ended = [node for node in _statements(tree) if node.end_lineno == line]
    for node in headed or ended[-1:]:
        change = _exception(node) if excepts else _without(node, tree)
        if change is not None:
            return change
    return None


# The marks of one file are looked at one after another, each of them against the whole file.
@lru_cache(maxsize=2)
def _statements(tree: ast.Module) -> tuple[ast.stmt, ...]:
    return tuple(node for node in nodes(tree) if isinstance(node, ast.stmt))


@lru_cache(maxsize=2)
def _of_many(tree: ast.Module) -> tuple[tuple[ast.AST, list[ast.expr]], ...]:
    """What has several parts on several lines, and those parts."""
    found: list[tuple[ast.AST, list[ast.expr]]] = []
    for node in nodes(tree):
        parts: list[ast.expr] = []
        if isinstance(node, ast.BoolOp | ast.Dict):
            parts = node.values
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            parts = node.elts
        if len(parts) > 1 and getattr(node, "lineno", 0) != getattr(node, "end_lineno", 0):
            found.append((node, parts))
    return tuple(found)


def _one_of_many(tree: ast.Module, line: int) -> tuple[ast.AST, ast.AST] | None:
    """A part that has a line of its own: an operand, an element, an entry of a table."""
    found: tuple[ast.AST, ast.AST] | None = None
    for node, parts in _of_many(tree):
        here = [i for i, part in enumerate(parts) if _on(part, line)]
        if len(here) == 1:
            found = node, _without_part(node, here[0])
    return found


def _on(part: ast.expr, line: int) -> bool:
    return part.lineno == line == part.end_lineno


def _without_part(node: ast.AST, number: int) -> ast.AST:
    """The same without one of its parts."""
    if isinstance(node, ast.Dict):
        return _with(node, keys=_but(node.keys, number), values=_but(node.values, number))
    if isinstance(node, ast.BoolOp):
        rest = _but(node.values, number)
        return rest[0] if len(rest) == 1 else _with(node, values=rest)
    assert isinstance(node, ast.List | ast.Tuple | ast.Set)
    return _with(node, elts=_but(node.elts, number))


def _but(parts: list[Any], number: int) -> list[Any]:
    return parts[:number] + parts[number + 1 :]


def _with(node: Node, **changed: object) -> Node:
    """A node of the same kind with some fields changed; children are shared."""
    fields: dict[str, Any] = {name: getattr(node, name) for name in node._fields if hasattr(node, name)}
    return type(node)(**{**fields, **changed})


def _exception(node: ast.stmt) -> tuple[ast.AST, ast.AST] | None:
    """An `if` without its last condition: true if there is no other."""
    if not isinstance(node, ast.If):
        return None
    weaker = _weaker(node.test) if isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And) else None
    return node, _with(node, test=weaker or ast.Constant(True))


def _without(node: ast.stmt, tree: ast.Module) -> tuple[ast.AST, ast.AST] | None:
    """A statement that does not do what the rule asks for."""
    if isinstance(node, ast.If | ast.While):
        return node, _with(node, test=ast.Constant(False))
    if isinstance(node, ast.For):
        return node, _with(node, iter=ast.Tuple([], ast.Load()))
    value = getattr(node, "value", None)
    if isinstance(node, ast.Return | ast.Assign | ast.AnnAssign) and value is not None:
        weaker = _weaker(value)
        if weaker is None and isinstance(value, ast.Compare) and isinstance(node, ast.Return):
            weaker = ast.Constant(True)
        if weaker is not None:
            return node, _with(node, value=weaker)
    if isinstance(node, ast.Expr | ast.AugAssign) or _stores_in_a_field(node):
        return node, ast.Pass()
    if isinstance(node, ast.Return | ast.Continue | ast.Break):
        around = [of for of in nodes(tree) if isinstance(of, ast.If) and node in of.body]
        if around:
            return around[0], _with(around[0], test=ast.Constant(False))
    return None


def _stores_in_a_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and all(isinstance(to, ast.Attribute | ast.Subscript) for to in node.targets)


def _weaker(value: ast.expr) -> ast.expr | None:
    """What the value would be without its last part; None if it has no parts."""
    if isinstance(value, ast.IfExp):
        return value.orelse
    if isinstance(value, ast.BoolOp):
        rest = value.values[:-1]
        return rest[0] if len(rest) == 1 else ast.BoolOp(value.op, rest)
    if isinstance(value, ast.BinOp):
        return value.left
    if isinstance(value, ast.UnaryOp):
        inner = _weaker(value.operand)
        return None if inner is None else ast.UnaryOp(value.op, inner)
    if isinstance(value, ast.Call) and getattr(value.func, "id", "") in _BOUNDS:
        return value.args[0]
    if isinstance(value, ast.ListComp) and value.generators[-1].ifs:
        last = value.generators[-1]
        weaker = ast.comprehension(last.target, last.iter, last.ifs[:-1], last.is_async)
        return ast.ListComp(value.elt, [*value.generators[:-1], weaker])
    return None
