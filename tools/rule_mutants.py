"""Where a rule is cited, and what the same source looks like with that rule switched off.

A rule is cited by a name (`PROTECT: Final = rule("wow:602.2")`, used where the rule acts) or on the spot. Two things
can be switched off: a branch that runs because of the rule (its condition becomes False), and a statement that the rule
asks for (it becomes `pass`). A citation in neither, such as one in a value that is returned, has no switch. Where
nothing carries a citation, a comment names the rule (see `marks`).
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from tools import inline_citations
from tools.source_files import Source, imported_from, nodes

CITING: Final = ("rule", "cite")


class Site(NamedTuple):
    """One place where a rule is used."""

    number: str  # as in `wow:602.2`
    path: str  # from the root of the checkout
    line: int


class Mutant(NamedTuple):
    """A file in which one rule no longer acts in one place."""

    site: Site
    how: str  # "branch" | "statement", and as in `marks`: "mark" | "procedure"
    text: str  # the whole file


class Switch(NamedTuple):
    """One way to switch a rule off: what is put in the place of which node of its file."""

    site: Site
    how: str
    old: ast.AST
    new: ast.AST


def cited_number(node: ast.AST) -> str | None:
    """The number if `node` is `rule("...")`, `cite("...")` or a method of that name, else None.

    >>> cited_number(ast.parse('BOOK.cite("wow:602.2")', mode="eval").body)
    'wow:602.2'
    """
    if not (isinstance(node, ast.Call) and len(node.args) == 1 and isinstance(node.args[0], ast.Constant)):
        return None
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    number = node.args[0].value
    return number if called in CITING and isinstance(number, str) else None


def _module_name(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def constants(files: list[Source]) -> dict[str, str]:
    """Dotted name of every module constant that holds a citation -> the number it cites."""
    found: dict[str, str] = {}
    for of in files:
        for node in of.tree.body:
            if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
                continue
            number = cited_number(node.value)
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name) and number is not None:
                    found[f"{_module_name(of.path)}.{target.id}"] = number
    return found


@cache
def _bound_by_imports(of: Source) -> dict[str, str]:
    """Name in this file, as written -> the dotted name it was imported from."""
    bound: dict[str, str] = {}
    for node in nodes(of.tree):
        if isinstance(node, ast.Import):
            bound.update((name.asname or name.name, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = imported_from(of, node)
            bound.update((name.asname or name.name, f"{base}.{name.name}") for name in node.names)
    return bound


def _local_names(of: Source, known: dict[str, str]) -> dict[str, str]:
    """Expressions of this file, as written, that mean a known citation: `PROTECT`, `rules.PROTECT`."""
    module = _module_name(of.path)
    owned: dict[str, dict[str, str]] = {}
    for name, number in known.items():
        owner, _, short = name.rpartition(".")
        owned.setdefault(owner, {})[short] = number
    names = dict(owned.get(module, {}))
    for local, dotted in _bound_by_imports(of).items():
        if dotted in known:
            names[local] = known[dotted]
        for short, number in owned.get(dotted, {}).items():
            names[f"{local}.{short}"] = number
    return names


def _dotted(node: ast.expr) -> str:
    """A name with its attributes, as written; "" for any other expression.

    >>> _dotted(ast.parse("rules.PROTECT", mode="eval").body), _dotted(ast.parse("f().PROTECT", mode="eval").body)
    ('rules.PROTECT', '')
    """
    if isinstance(node, ast.Name):
        return node.id
    owner = _dotted(node.value) if isinstance(node, ast.Attribute) else ""
    return f"{owner}.{node.attr}" if owner and isinstance(node, ast.Attribute) else ""


def uses(of: Source, known: dict[str, str]) -> Iterator[tuple[str, list[ast.AST]]]:
    """Every use inside a function: the number, and the nodes from the module down to the use."""
    names = _local_names(of, known)
    if not names and not any(f"{name}(" in of.text for name in CITING):
        return
    trail: list[ast.AST] = []

    def visit(node: ast.AST) -> Iterator[tuple[str, list[ast.AST]]]:
        trail.append(node)
        number = cited_number(node)
        if number is None and isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
            number = names.get(_dotted(node))
        if number is not None:
            if any(isinstance(above, ast.FunctionDef | ast.AsyncFunctionDef) for above in trail):
                yield number, list(trail)
        else:
            for child in ast.iter_child_nodes(node):
                yield from visit(child)
        trail.pop()

    yield from visit(of.tree)


def _switch(trail: list[ast.AST]) -> tuple[str, ast.stmt, bool] | None:
    """What to change for this use: ("branch", the if, what its condition becomes) or ("statement", it, False)."""
    inner: ast.AST = trail[-1]
    statement: ast.stmt | None = None
    for node in reversed(trail[:-1]):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            break
        if isinstance(inner, ast.stmt) and statement is None:
            statement = inner
        if isinstance(node, ast.If) and inner is not node.test:
            return "branch", node, inner in node.orelse
        inner = node
    if isinstance(inner, ast.stmt) and statement is None:
        statement = inner
    if isinstance(statement, ast.Expr | ast.AugAssign):
        return "statement", statement, False
    return None


class _Replace(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)


def mutants(of: Source, known: dict[str, str], begins: tuple[str, ...] = ("",)) -> tuple[list[Mutant], list[Site]]:
    """The mutants of a file for rules whose numbers begin like one of these, and the sites that have no switch.

    >>> from tools.source_files import source
    >>> text = 'R = rule("wow:1.1")\\ndef f(a):\\n    if a > 3:\\n        tell(R)\\n    tell(R)\\n    return R\\n'
    >>> of = source("src/regelwerk/kernel/x.py", text)
    >>> made, without = mutants(of, constants([of]))
    >>> [(m.site.number, m.site.line, m.how) for m in made], [site.line for site in without]
    ([('wow:1.1', 4, 'branch'), ('wow:1.1', 5, 'statement')], [6])
    >>> "if False:" in made[0].text, made[1].text.count("tell(R)")
    (True, 1)
    """
    changes, without = switches(of, known)
    wanted = [change for change in changes if change.site.number.startswith(begins)]
    return [Mutant(site, how, _replaced(of.tree, old, new)) for site, how, old, new in wanted], without


def switches(of: Source, known: dict[str, str]) -> tuple[list[Switch], list[Site]]:
    """Every place of a file where a rule can be switched off, and how; and the sites that have no switch."""
    found: list[Switch] = []
    without: list[Site] = []
    seen: set[tuple[str, int]] = set()
    for number, trail in uses(of, known):
        site = Site(number, of.path, getattr(trail[-1], "lineno", 0))
        switch = _switch(trail)
        if switch is None:
            without.append(site)
            continue
        how, old, becomes = switch
        if (number, id(old)) in seen:
            continue  # cited twice in one branch: one switch
        seen.add((number, id(old)))
        found.append(Switch(site, how, old, _switched_off(old, becomes)))
    marked, idle = inline_citations.switchable_lines(of)
    found += [Switch(Site(m.number, of.path, m.line), m.how, m.old, m.new) for m in marked]
    return found, without + [Site(number, of.path, line) for line, number in idle]


def _switched_off(old: ast.stmt, becomes: bool) -> ast.stmt:
    """What stands in the place of a statement whose rule does not act."""
    if isinstance(old, ast.If):
        return ast.If(test=ast.Constant(becomes), body=old.body, orelse=old.orelse)
    return ast.Pass()


def _replaced(tree: ast.Module, old: ast.AST, new: ast.AST) -> str:
    """The module as text with `new` in the place of `old`; `tree` is left as it was."""
    # The memo keeps the one statement that is to be replaced recognisable in the copy.
    changed = _Replace(old, new).visit(copy.deepcopy(tree, {id(old): old}))
    return ast.unparse(ast.fix_missing_locations(changed))
