"""What every vocabulary has: words, and the text form they are written in.

A word is frozen data: it does nothing, says nothing, and its text form is the call
that makes it. Behaviour (lowering) and wording (each language) are read from it
elsewhere, so a card can neither do nor say something that its words do not.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum


@dataclass(frozen=True)
class Word:
    """A word of a vocabulary."""


@dataclass(frozen=True)
class Then(Word):
    """Sentences of one paragraph, carried out in order."""

    parts: tuple[Word, ...]


@dataclass(frozen=True)
class And(Word):
    """Clauses of one sentence, carried out in order."""

    parts: tuple[Word, ...]


@dataclass(frozen=True)
class FlipCoin(Word):
    """Flip a coin; then one or the other."""

    win: Word
    lose: Word


@dataclass(frozen=True)
class Again(Word):
    """Do the enclosing flip (or roll) again."""


@dataclass(frozen=True)
class RollDie(Word):
    """Roll a six-sided die; rows of (lowest, highest, what then)."""

    rows: tuple[tuple[int, int, Word], ...]


def write(word: object) -> str:
    """The text form of a word (or of what stands inside one).

    >>> write(Then((Again(), Again())))
    'Then((Again(), Again()))'
    """
    if isinstance(word, Word):
        said = []
        positional = True
        for field in fields(word):
            value = getattr(word, field.name)
            default = field.default
            if default is not MISSING and value == default:
                positional = False
                continue
            said.append(write(value) if positional else f"{field.name}={write(value)}")
        return f"{type(word).__name__}({', '.join(said)})"
    if isinstance(word, Enum):
        return f"{type(word).__name__}.{word.name}"
    if isinstance(word, tuple):
        inside = ", ".join(write(part) for part in word)
        return f"({inside},)" if len(word) == 1 else f"({inside})"
    if isinstance(word, (int, str)) or word is None:
        return repr(word)
    raise TypeError(f"{word!r} has no text form")


class BadText(ValueError):
    """A text that is no word: the message, the line (from 1) and the column (from 1)."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.message = message
        self.line = line
        self.column = column


def read(text: str, vocabulary: Mapping[str, object]) -> object:
    """Read a word back from its text form, using only the names in `vocabulary`.

    `vocabulary` maps names to word classes, enumerations and ready-made words. Nothing
    else is evaluated. Raises BadText with line and column in `text`, as a reader counts them.

    >>> read("And((Again(),))", {"And": And, "Again": Again})
    And(parts=(Again(),))
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    body = text.strip()
    before = text[: len(text) - len(text.lstrip())]
    reader = _Reader(vocabulary, body.split("\n"), before.count("\n"), len(before) - before.rfind("\n") - 1)
    try:
        tree = ast.parse(body, mode="eval")
    except SyntaxError as error:
        raise reader.at(f"not a word: {error.msg}", error.lineno or 1, error.offset or 1) from None
    except (RecursionError, MemoryError):
        raise reader.at("too deeply nested", 1, 1) from None
    except ValueError as error:
        raise reader.at(f"not a word: {error}", 1, 1) from None
    return reader.value(tree.body)


class _Reader:
    """`lines` is what is read; `above` lines and `indent` blanks stood before it."""

    def __init__(self, vocabulary: Mapping[str, object], lines: list[str], above: int, indent: int) -> None:
        self.vocabulary = vocabulary
        self.lines = lines
        self.above = above
        self.indent = indent

    def at(self, message: str, line: int, column: int) -> BadText:
        return BadText(message, line + self.above, column + (self.indent if line == 1 else 0))

    def bad(self, node: ast.expr, message: str) -> BadText:
        # The syntax tree counts columns in bytes of UTF-8; a reader counts letters.
        left = self.lines[node.lineno - 1].encode()[: node.col_offset].decode()
        return self.at(message, node.lineno, len(left) + 1)

    def value(self, node: ast.expr) -> object:
        if isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, (int, str))):
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            number = node.operand.value
            if isinstance(number, int) and not isinstance(number, bool):
                return -number
        if isinstance(node, ast.Tuple):
            return tuple(self.value(part) for part in node.elts)
        if isinstance(node, ast.Name):
            return self.named(node, node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = self.named(node.value, node.value.id)
            if isinstance(owner, type) and issubclass(owner, Enum) and node.attr in owner.__members__:
                return owner[node.attr]
            raise self.bad(node, f"{node.value.id} has no {node.attr!r}")
        if isinstance(node, ast.Call):
            return self.call(node)
        raise self.bad(node, "only words, names, numbers, texts and tuples may stand here")

    def named(self, node: ast.expr, name: str) -> object:
        if name not in self.vocabulary:
            from difflib import get_close_matches  # only when something is wrong already

            known = {word.lower(): word for word in self.vocabulary}
            near = [known[word] for word in get_close_matches(name.lower(), list(known), 4, 0.7)]
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise self.bad(node, f"unknown word {name!r}{hint}")
        return self.vocabulary[name]

    def call(self, node: ast.Call) -> object:
        maker = self.named(node.func, node.func.id) if isinstance(node.func, ast.Name) else None
        if not (isinstance(maker, type) and issubclass(maker, Word)):
            raise self.bad(node.func, "only a word can be followed by parentheses")
        given = [self.value(arg) for arg in node.args]
        named = {}
        for keyword in node.keywords:
            if keyword.arg is None:
                raise self.bad(keyword.value, "** is not allowed")
            named[keyword.arg] = self.value(keyword.value)
        try:
            return maker(*given, **named)
        except (TypeError, ValueError) as error:
            wants = ", ".join(field.name for field in fields(maker))
            raise self.bad(node, f"{maker.__name__} takes ({wants}): {error}") from None
