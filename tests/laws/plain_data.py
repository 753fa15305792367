"""Any value of a game as plain data, read from the declarations of its classes; for comparing two of them.

A law that reads the fields from a list somebody keeps would miss the field that somebody
forgot. So this goes by `__slots__` (or what mypyc puts in its place).
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from regelwerk.kernel.definitions import Definition, Definitions, LoweredWord
from regelwerk.kernel.program import Program
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.scene.worlds import difference
from regelwerk.kernel.vocabulary.words import Word, to_text

OUTSIDE: Final = frozenset({"events", "log", "shared_zones", "write_token"})
"""Fields that are no part of the value: events and draws since the last decision, the token of copy-on-write."""


def fields_of(kind: type) -> list[str]:
    """The declared fields of a class and of all it derives from.

    >>> fields_of(LoweredWord)
    ['path']
    """
    names: list[str] = []
    for part in kind.__mro__:
        declared = part.__dict__.get("__mypyc_attrs__", part.__dict__.get("__slots__", ()))
        for name in (declared,) if isinstance(declared, str) else declared:
            if name not in ("__dict__", "__weakref__") and name not in names:
                names.append(name)
    return sorted(names)


def plain(value: Any, leave_out: frozenset[str] = frozenset()) -> Any:
    """A value as lists, dicts, numbers and texts. What is shared and never changes is named, not opened.

    `leave_out`: further names of fields that are no part of the value.
    """
    return _plain(value, OUTSIDE | leave_out, 0)


def _plain(value: Any, out: frozenset[str], depth: int) -> Any:
    assert depth < 60, "a value that holds itself is no plain data"
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [_plain(item, out, depth + 1) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item, out, depth + 1) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted((_plain(item, out, depth + 1) for item in value), key=repr)
    named = _name(value)
    if named:
        return named
    names = [name for name in fields_of(type(value)) if name not in out]
    inside = {name: _plain(getattr(value, name), out, depth + 1) for name in names}
    if hasattr(value, "__dict__"):
        raise TypeError(f"{type(value).__name__} has fields that it does not declare")
    return {"": type(value).__name__, **inside}


def _name(value: Any) -> str:
    if isinstance(value, Definition):
        return f"def {value.code}"
    if isinstance(value, Definitions):
        return f"defs {value.digest}"
    if isinstance(value, LoweredWord):
        return f"word {value.path}"
    if isinstance(value, Program):
        return f"program {value.path}"
    if isinstance(value, RuleCitation):
        return f"rule {value.number}"
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, Word):
        return to_text(value)
    return ""


def forgotten(thing: Any, copy: Any, leave_out: frozenset[str] = frozenset()) -> list[str]:
    """The declared fields that a copy of `thing` does not carry over, when each in turn is given an unlikely value.

    `copy` makes the copy. Fields that refuse every value tried here are skipped.
    """
    lost: list[str] = []
    for name in fields_of(type(thing)):
        if name in OUTSIDE or name in leave_out:
            continue
        kept = getattr(thing, name)
        for value in _unlikely(kept):
            try:
                setattr(thing, name, value)
                twin = copy(thing)
            except (TypeError, AttributeError, IndexError):
                continue
            finally:
                setattr(thing, name, kept)
            if difference(_plain(value, OUTSIDE, 0), _plain(getattr(twin, name), OUTSIDE, 0)):
                lost.append(name)
            break
    return lost


def _unlikely(value: Any) -> list[Any]:
    """Values of the same shape that no game comes to by itself, the most fitting first."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 12345]
    if isinstance(value, str):
        return [value + "?"]
    if isinstance(value, list):
        return [[*value, *value], [12345], [[12345]], [("?", 12345)]] if value else [[12345], [[12345]], [("?", 12345)]]
    if isinstance(value, dict):
        return [{**value, 12345: None}]
    return []
