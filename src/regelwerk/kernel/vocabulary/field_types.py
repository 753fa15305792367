"""What may stand in each field of a word, read off its declaration: for words that people write by hand."""

from __future__ import annotations

import ast
import sys
import types
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any, ClassVar, Final, Union, get_args, get_origin, get_type_hints

from regelwerk.kernel.vocabulary import words

PLAIN: Final[dict[object, str]] = {int: "a number", str: "a text", bool: "True or False", type(None): "None"}
"""How values that are no words are called."""
NAMED: Final = 6
"""So many sorts are named at most where another one stands."""


class FieldTypes:
    """The declarations of a vocabulary. `names`: what its annotations may name."""

    def __init__(self, names: Mapping[str, object]) -> None:
        self.names: dict[str, Any] = {**vars(words), "ClassVar": ClassVar, **names}
        self.known: dict[type[words.Word], dict[str, Any]] = {}

    def fits(self, maker: type[words.Word], name: str, value: object) -> str:
        """What would be right in that field of that word; "" if the value is (`words.Fits`).

        >>> of = FieldTypes({})
        >>> of.fits(words.Then, "parts", (words.Again(),)), of.fits(words.Then, "parts", 3)
        ('', 'Word in parentheses')
        """
        if maker not in self.known:
            self.known[maker] = self.declared(maker)
        hint = self.known[maker].get(name, object)
        return "" if takes(hint, value) else hint_text(hint)

    def declared(self, maker: type[words.Word]) -> dict[str, Any]:
        """The annotations of a word's fields, evaluated.

        A native class keeps `type` for a union, and `tuple` without what is in it; its source, which lies beside the
        module, has the annotation.
        """
        hints = get_type_hints(maker, self.names)
        if type not in hints.values() and tuple not in hints.values():
            return hints
        for kind in reversed(maker.__mro__):
            if issubclass(kind, words.Word):
                names = {**vars(sys.modules[kind.__module__]), **self.names}
                hints |= {field: eval(text, names) for field, text in _written(kind).items()}
        return hints


def _written(kind: type) -> dict[str, str]:
    """The annotations in the source of a class."""
    module = Path(str(sys.modules[kind.__module__].__file__))
    source = ast.parse((module.parent / f"{module.name.partition('.')[0]}.py").read_text(encoding="utf-8"))
    found = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    fields = [node for node in found.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    return {node.target.id: ast.unparse(node.annotation) for node in fields if isinstance(node.target, ast.Name)}


def sorts(hint: Any) -> tuple[Any, ...]:
    """The sorts that an annotation allows one of; a base of several words stands for those words."""
    found = get_args(hint) if get_origin(hint) in (types.UnionType, Union) else (hint,)
    return tuple(word for sort in found for word in kinds(sort))


def kinds(sort: Any) -> tuple[Any, ...]:
    """The words that a base such as "what can be counted" stands for; of anything else itself."""
    if sort is words.Word or not (isinstance(sort, type) and issubclass(sort, words.Word)) or not sort.__subclasses__():
        return (sort,)
    return tuple(word for each in sort.__subclasses__() for word in kinds(each))


def takes(hint: Any, value: object) -> bool:
    """Whether a value is of a sort.

    >>> takes(int | None, None), takes(int, True), takes(tuple[int, ...], (1, "a")), takes(tuple[int, str], (1, "a"))
    (True, False, False, True)
    """
    return any(is_a(sort, value) for sort in sorts(hint))


def is_a(sort: Any, value: object) -> bool:
    if get_origin(sort) is tuple:
        inner = get_args(sort)
        if not isinstance(value, tuple):
            return False
        if inner[-1:] == (Ellipsis,):
            return all(takes(inner[0], one) for one in value)
        return len(inner) == len(value) and all(takes(one, part) for one, part in zip(inner, value))
    if sort is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, sort) if isinstance(sort, type) else True


def hint_text(hint: Any) -> str:
    """A type hint in words.

    >>> hint_text(int | None), hint_text(tuple[words.Word, ...])
    ('a number or None', 'Word in parentheses')
    """
    named = [one(sort) for sort in sorts(hint)]
    if len(named) > NAMED:
        named = [*named[: NAMED - 1], "..."]
    return f"{', '.join(named[:-1])} or {named[-1]}" if len(named) > 1 else named[0]


def one(sort: Any) -> str:
    if get_origin(sort) is tuple:
        inner = [hint_text(part) for part in get_args(sort) if part is not Ellipsis]
        return f"{', '.join(inner)} in parentheses"
    if isinstance(sort, type) and issubclass(sort, Enum):
        members = [f"{sort.__name__}.{name}" for name in sort.__members__]
        return " or ".join(members) if len(members) < NAMED else f"{sort.__name__}.{'...'}"
    return PLAIN.get(sort) or str(getattr(sort, "__name__", sort))
