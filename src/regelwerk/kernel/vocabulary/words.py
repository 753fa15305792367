"""What every vocabulary has: words, and the text form they are written in.

A word is frozen data, and its text form is the call that makes it. Its methods say what it means in a game of which
it holds nothing; each language reads its wording off it. So a card can neither do nor say something that its words do
not.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Any

from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """A word of a vocabulary: frozen data. It may say what it means in a game; it never holds anything of one."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Word], tuple[object, ...]]:
        """For `pickle` and `copy`: a word is the call that makes it."""
        return type(self), tuple(getattr(self, field.name) for field in written(type(self)))

    def problem(self) -> str:
        """What makes the word meaningless wherever it stands, given what its fields say; "" for nothing."""
        return ""

    def lower(self, lowering: Any, path: str) -> None:
        """Append what the word does to the program that its game's `lowering` makes; `path`: its place on the card.

        Raises that lowering's error for a word that is no effect.
        """
        raise lowering.error(self, "does nothing here")


def written(word: type[Word]) -> list[Field[object]]:
    """The fields that are written: not those that a word works out for itself when it is made. Not to be changed."""
    found = _written.get(word)
    if found is None:
        _written[word] = found = [field for field in fields(word) if field.init] if is_dataclass(word) else []
    return found


_written: dict[type[Word], list[Field[object]]] = {}


def words_in(word: object) -> list[Word]:
    """A word (or what stands inside one) and all words in it, from the outside in.

    >>> [type(word).__name__ for word in words_in(Then((Again(), And((Again(),)))))]
    ['Then', 'Again', 'And', 'Again']
    """
    found: list[Word] = []
    _gather(word, found)
    return found


def _gather(word: object, found: list[Word]) -> None:
    """Append a word and all words in it: one list for all, as a start looks through all cards several times."""
    if isinstance(word, tuple):
        for part in word:
            _gather(part, found)
    elif isinstance(word, Word):
        found.append(word)
        for field in written(type(word)):
            value = getattr(word, field.name)
            if isinstance(value, (tuple, Word)):
                _gather(value, found)


def swapped(word: object, old: Word, new: Word) -> object:
    """A word (or what stands inside one) in which `new` stands wherever `old` stood.

    >>> swapped(Then((Again(), And(()))), And(()), Again())
    Then(parts=(Again(), Again()))
    """
    if word == old:
        return new
    if isinstance(word, tuple):
        return tuple(swapped(part, old, new) for part in word)
    if not isinstance(word, Word):
        return word
    inside = {field.name: getattr(word, field.name) for field in written(type(word))}
    changed = {name: swapped(value, old, new) for name, value in inside.items()}
    return word if changed == inside else type(word)(**changed)


@dataclass(frozen=True)
class Then(Word):
    """Sentences of one paragraph, carried out in order."""

    parts: tuple[Word, ...]

    def lower(self, lowering: Any, path: str) -> None:
        for i, part in enumerate(self.parts):
            lowering.effect(f"{path}/{i}", part)


@dataclass(frozen=True)
class And(Word):
    """Clauses of one sentence, carried out in order."""

    parts: tuple[Word, ...]

    def lower(self, lowering: Any, path: str) -> None:
        for i, part in enumerate(self.parts):
            lowering.effect(f"{path}/{i}", part)


@dataclass(frozen=True)
class FlipCoin(Word):
    """Flip a coin; then one or the other."""

    win: Word
    lose: Word

    def lower(self, lowering: Any, path: str) -> None:
        lowering.flip_coin(path, self)


@dataclass(frozen=True)
class Again(Word):
    """Do the enclosing flip (or roll) again."""

    def lower(self, lowering: Any, path: str) -> None:
        lowering.again(path, self)


@dataclass(frozen=True)
class RollDie(Word):
    """Roll a six-sided die; rows of (lowest, highest, what then)."""

    rows: tuple[tuple[int, int, Word], ...]

    def lower(self, lowering: Any, path: str) -> None:
        lowering.roll_die(path, self)


def to_text(word: object) -> str:
    """The text form of a word (or of what stands inside one).

    >>> to_text(Then((Again(), Again())))
    'Then((Again(), Again()))'
    """
    if type(word) is str or type(word) is int:  # most of what stands inside words; neither is a member of an Enum
        return repr(word)
    if isinstance(word, Word):
        arguments = []
        positional = True
        for field in written(type(word)):
            value = getattr(word, field.name)
            default = field.default
            if default is not MISSING and value == default:
                positional = False
                continue
            arguments.append(to_text(value) if positional else f"{field.name}={to_text(value)}")
        return f"{type(word).__name__}({', '.join(arguments)})"
    if isinstance(word, Enum):
        return f"{type(word).__name__}.{word.name}"
    if isinstance(word, tuple):
        inside = ", ".join(to_text(part) for part in word)
        return f"({inside},)" if len(word) == 1 else f"({inside})"
    if isinstance(word, (int, str)) or word is None:
        return repr(word)
    raise TypeError(f"{word!r} has no text form")


class WordSyntaxError(ValueError):
    """A text that is no word: the message, the line (from 1) and the column (from 1).

    `kind` and `about` say the same as the message, for those who word it in another language:
    "no-word" (what Python says), "too-deep", "no-member" (enumeration, name), "only-words",
    "unknown-word" (name, names nearest to it), "no-call", "no-stars", "wrong-fields" (word, its
    fields, what Python says), "wrong-value" (word, field).
    """

    def __init__(self, message: str, line: int, column: int, kind: str = "", about: tuple[str, ...] = ()) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.message = message
        self.line = line
        self.column = column
        self.kind = kind
        self.about = about


FieldCheck = Callable[[type[Word], str, object], str]
"""Whether a value may stand in that field of that word: what would be right there, "" if it may."""


def from_text(text: str, vocabulary: Mapping[str, object], fits: FieldCheck | None = None) -> object:
    """Read a word back from its text form, using only the names in `vocabulary`.

    `vocabulary` maps names to word classes, enumerations and ready-made words. Nothing
    else is evaluated. `fits` is asked about every value in every word. Raises WordSyntaxError with
    line and column in `text`, as a reader counts them.

    >>> from_text("And((Again(),))", {"And": And, "Again": Again})
    And(parts=(Again(),))
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    body = text.strip()
    before = text[: len(text) - len(text.lstrip())]
    indent = len(before) - before.rfind("\n") - 1
    reader = _WordParser(vocabulary, body.split("\n"), before.count("\n"), indent, fits)
    try:
        tree = ast.parse(body, mode="eval")
    except SyntaxError as error:
        at = (error.lineno or 1, error.offset or 1)
        raise reader.at(f"not a word: {error.msg}", *at, "no-word", (error.msg,)) from None
    except (RecursionError, MemoryError):
        raise reader.at("too deeply nested", 1, 1, "too-deep") from None
    except ValueError as error:
        raise reader.at(f"not a word: {error}", 1, 1, "no-word", (str(error),)) from None
    return reader.value(tree.body)


class _WordParser:
    """`lines` is what is read; `above` lines and `indent` blanks stood before it."""

    def __init__(
        self, vocabulary: Mapping[str, object], lines: list[str], above: int, indent: int, fits: FieldCheck | None
    ) -> None:
        self.vocabulary = vocabulary
        self.lines = lines
        self.above = above
        self.indent = indent
        self.fits = fits

    def at(self, message: str, line: int, column: int, kind: str = "", about: tuple[str, ...] = ()) -> WordSyntaxError:
        return WordSyntaxError(message, line + self.above, column + (self.indent if line == 1 else 0), kind, about)

    def bad(self, node: ast.expr, message: str, kind: str, about: tuple[str, ...] = ()) -> WordSyntaxError:
        # The syntax tree counts columns in bytes of UTF-8; a reader counts letters.
        left = self.lines[node.lineno - 1].encode()[: node.col_offset].decode()
        return self.at(message, node.lineno, len(left) + 1, kind, about)

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
            about = (node.value.id, node.attr)
            raise self.bad(node, f"{node.value.id} has no {node.attr!r}", "no-member", about)
        if isinstance(node, ast.Call):
            return self.call(node)
        raise self.bad(node, "only words, names, numbers, texts and tuples are allowed here", "only-words")

    def named(self, node: ast.expr, name: str) -> object:
        if name not in self.vocabulary:
            from difflib import get_close_matches  # only when something is wrong already

            known = {word.lower(): word for word in self.vocabulary}
            near = [known[word] for word in get_close_matches(name.lower(), list(known), 4, 0.7)]
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise self.bad(node, f"unknown word {name!r}{hint}", "unknown-word", (name, ", ".join(near)))
        return self.vocabulary[name]

    def call(self, node: ast.Call) -> object:
        maker = self.named(node.func, node.func.id) if isinstance(node.func, ast.Name) else None
        if not (isinstance(maker, type) and issubclass(maker, Word)):
            raise self.bad(node.func, "only a word can be followed by parentheses", "no-call")
        given = [self.value(arg) for arg in node.args]
        named = {}
        for keyword in node.keywords:
            if keyword.arg is None:
                raise self.bad(keyword.value, "** is not allowed", "no-stars")
            named[keyword.arg] = self.value(keyword.value)
        if self.fits is not None:
            places = [field.name for field in written(maker)]
            for name, arg, value in zip(places, node.args, given):
                self.check(maker, name, value, arg)
            for keyword in node.keywords:
                if keyword.arg in places:
                    self.check(maker, keyword.arg, named[keyword.arg], keyword.value)
        try:
            return maker(*given, **named)
        except (TypeError, ValueError) as error:
            wants = ", ".join(field.name for field in written(maker))
            about = (maker.__name__, wants, str(error))
            raise self.bad(node, f"{maker.__name__} takes ({wants}): {error}", "wrong-fields", about) from None

    def check(self, maker: type[Word], name: str, value: object, node: ast.expr) -> None:
        right = self.fits(maker, name, value) if self.fits is not None else ""
        if right:
            message = f"{maker.__name__} takes {right} as {name!r}"
            raise self.bad(node, message, "wrong-value", (maker.__name__, name))
