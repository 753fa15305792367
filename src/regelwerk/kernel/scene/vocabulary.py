"""Words of a game's vocabulary in a scene file: cards of its own, what is granted, with line and column of mistakes."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText, did_you_mean
from regelwerk.kernel.vocabulary.field_types import FieldTypes
from regelwerk.kernel.vocabulary.words import Word, WordSyntaxError, from_text, written


def read_word(value: SourceText, vocabulary: Mapping[str, object], types: FieldTypes, shift: int = 0) -> object:
    """A word of the vocabulary. `shift`: so many characters in front of it are not in the file.

    Raises SceneFormatError.

    >>> from regelwerk.kernel.vocabulary.words import Again
    >>> read_word(SourceText("Again()", 1, 1), {"Again": Again}, FieldTypes({}))
    Again()
    """
    try:
        return from_text(value.text, vocabulary, types.fits)
    except WordSyntaxError as error:
        if error.line > 1:
            problem = SceneProblem(value.line + error.line - 1, error.column, error.message)
        else:
            problem = SceneProblem(value.line, value.column + max(error.column - 1 - shift, 0), error.message)
        raise SceneFormatError([problem]) from None


def read_call(
    kind: str, name: SourceText, value: SourceText, vocabulary: Mapping[str, object], types: FieldTypes
) -> object:
    """A definition: `CardType(...)` in full, or the arguments that follow the name. Raises SceneFormatError."""
    text = value.text
    shift = 0
    if not text.startswith(f"{kind}("):
        text = f"{kind}({name.text!r}, {text})"
        shift = len(f"{kind}({name.text!r}, ")
    return read_word(SourceText(text, value.line, value.column), vocabulary, types, shift)


def read_changes(
    value: SourceText, kind: type[Word], vocabulary: Mapping[str, object], types: FieldTypes
) -> dict[str, object]:
    """`name=word` pairs, as in a call: what is different from the card it is like. Raises SceneFormatError."""
    known = [field.name for field in written(kind)]
    try:
        tree = ast.parse(f"f({value.text})", mode="eval").body
    except SyntaxError as error:
        raise value.problem(f"not a word: {error.msg}") from None
    found: dict[str, object] = {}
    if not isinstance(tree, ast.Call) or tree.args:
        raise value.problem("after the card to copy, give the differences: `cost=3`")
    for pair in tree.keywords:
        if pair.arg not in known:
            offset = pair.col_offset - 2 if pair.lineno == 1 else 0
            raise value.problem(f"a card has no {pair.arg!r}{did_you_mean(str(pair.arg), sorted(known))}", offset)
        word = read_word(SourceText(ast.unparse(pair.value), value.line, value.column), vocabulary, types)
        right = types.fits(kind, str(pair.arg), word)
        if right:
            raise value.problem(f"{kind.__name__} takes {right} as {pair.arg!r}")
        found[str(pair.arg)] = word
    return found
