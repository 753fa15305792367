"""Whether the options of a word change its texts and its meaning together: for the vocabularies of all games.

A word stands on cards of several forms (`Vocabulary.places`). For each of its fields everything that can stand
there is tried, beside each thing that can stand in one other field. Of two such words either both texts and the
meaning are the same, or all three differ; else an option says what it does not do, or does what it does not say.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import combinations
from typing import Any

from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.program import Instruction
from regelwerk.kernel.vocabulary.words import Word, to_text, written
from tests.word_examples import Examples, members
from tests.word_reads import is_read_in_play, runs


@dataclasses.dataclass(frozen=True)
class Vocabulary:
    """What the check must know of a game.

    values    type of a field -> what is tried there, where one example is not enough
    unions    what is tried where any word of a union can stand: those words are tried by themselves
    places    cards with a word on them, wherever it might stand; None where it surely cannot
    texts     the text of such a card: English, German
    lowered   what the engine makes of it
    refusal   what `lowered` raises for a card that cannot work
    """

    classes: tuple[type[Word], ...]
    examples: Examples
    values: dict[Any, tuple[object, ...]]
    unions: tuple[tuple[Any, tuple[object, ...]], ...]
    places: tuple[Callable[[Any], Any], ...]
    texts: Callable[[Any], tuple[str, str]]
    lowered: Callable[[Any], object]
    refusal: type[Exception]


@dataclasses.dataclass(frozen=True)
class Found:
    """Two words that differ in one field, and in what they do not differ though they do in the rest."""

    word: str
    field: str
    what: str
    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.word}.{self.field}: {self.what}\n    {self.one}\n    {self.other}"


# ------------------------------------------------------------------------- meaning


def meaning(thing: object, seen: dict[int, int] | None = None) -> str:
    """What was lowered as text: the same for two words if the engine cannot tell them apart.

    A word that runs itself means its class and those of its fields that what runs reads, also
    of those that it works out of the others. Left out: paths and codes,
    the word that a definition was made from, and words that do nothing, which say where something comes from.
    """
    seen = {} if seen is None else seen
    if thing is None or isinstance(thing, (bool, int, str, Enum)):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        return f"[{', '.join(meaning(one, seen) for one in thing)}]"
    if isinstance(thing, dict):
        return f"{{{', '.join(f'{key!r}: {meaning(one, seen)}' for key, one in thing.items())}}}"
    if isinstance(thing, Word) and not isinstance(thing, Instruction):
        inside = [one.name for one in dataclasses.fields(thing) if is_read_in_play(type(thing), one.name)]  # type: ignore[arg-type]  # a word is one
        return f"{type(thing).__name__}({', '.join(f'{one}={meaning(getattr(thing, one), seen)}' for one in inside)})"
    if id(thing) in seen:
        return f"#{seen[id(thing)]}"
    seen[id(thing)] = len(seen)
    whence = {"path", "paths", "origin"} | ({"code", "index"} if isinstance(thing, Definition) else set())
    names = {name for of in type(thing).__mro__ for name in getattr(of, "__slots__", ())} - whence
    values = [(name, getattr(thing, name, None)) for name in sorted(names)]
    inside = [f"{name}={meaning(value, seen)}" for name, value in values if not is_origin(value)]
    return f"{type(thing).__name__}({', '.join(inside)})"


def is_origin(value: object) -> bool:
    """Whether a word is there only to tell where something comes from: nothing asks it what it means."""
    return isinstance(value, Word) and not runs(type(value))


# ------------------------------------------------------------------------- options


def values_of(vocabulary: Vocabulary, of: type[Word], name: str) -> list[object]:
    """What is tried in a field: each sort of thing that can stand there, of the plain ones several."""
    hint = typing.get_type_hints(of, vocabulary.examples.names)[name]
    found = sorts_of(vocabulary, hint)
    default = next(field.default for field in written(of) if field.name == name)
    if default is not dataclasses.MISSING:
        found.append(default)
    return [value for at, value in enumerate(found) if all(value is not old and value != old for old in found[:at])]


def sorts_of(vocabulary: Vocabulary, hint: Any) -> list[object]:
    """What is tried of each sort that an annotation allows."""
    sorts = list(members(hint))
    found: list[object] = []
    for union, values in vocabulary.unions:
        if set(members(union)) <= set(sorts):
            sorts = [sort for sort in sorts if sort not in members(union)]
            found += values
    for sort in sorts:
        if sort in vocabulary.values:
            found += vocabulary.values[sort]
        elif isinstance(sort, type) and issubclass(sort, Enum):
            found += list(sort)
        elif typing.get_origin(sort) is not tuple:
            found.append(vocabulary.examples.value_of(sort))
        elif typing.get_args(sort)[-1] is Ellipsis:
            ones = sorts_of(vocabulary, typing.get_args(sort)[0])
            found += [*[(one,) for one in ones], tuple(ones[:2])]
        else:
            found.append(tuple(vocabulary.examples.value_of(part) for part in typing.get_args(sort)))
    return found


def groups(vocabulary: Vocabulary, of: type[Word]) -> Iterator[tuple[str, list[Word]]]:
    """Words that differ in one field only, by that field: beside the plainest values of the others, and beside
    each value of one other field."""
    names = [field.name for field in written(of)]
    values = {name: values_of(vocabulary, of, name) for name in names}
    for name in names:
        bases: list[dict[str, object]] = [{}]
        bases += [{other: value} for other in names if other != name for value in values[other]]
        for base in bases:
            made = [make(vocabulary, of, {**base, name: value}) for value in values[name]]
            yield name, [word for word in made if word is not None]


def make(vocabulary: Vocabulary, of: type[Word], given: dict[str, object]) -> Word | None:
    """A word with these values; None if the vocabulary's examples have to change one of them."""
    word = vocabulary.examples.example(of, **given)
    return word if all(getattr(word, name) == value for name, value in given.items()) else None


# --------------------------------------------------------------------------- check


Said = tuple[str, str, str]


def said(vocabulary: Vocabulary, card: Any) -> Said | Exception | None:
    """English, German, meaning; None if the card is refused; what went wrong if it is not refused properly."""
    try:
        return (*vocabulary.texts(card), meaning(vocabulary.lowered(card)))
    except (vocabulary.refusal, MissingWordingError):
        return None
    except Exception as error:  # whatever it is, it is reported
        return error


def check(vocabulary: Vocabulary, of: type[Word]) -> list[Found]:
    """Everything that is wrong with the options of a word."""
    found: dict[tuple[str, str], Found] = {}
    anywhere = False
    known: dict[Any, Said | Exception | None] = {}
    for name, words in groups(vocabulary, of):
        for place in vocabulary.places:
            tried: list[tuple[Word, Said]] = []
            for word in words:
                card = place(word)
                if card is None:
                    continue
                if card not in known:
                    known[card] = said(vocabulary, card)
                what = known[card]
                if isinstance(what, Exception):
                    problem = f"{type(what).__name__}: {what}"
                    found.setdefault((name, problem), Found(of.__name__, name, problem, to_text(card), ""))
                elif what is not None:
                    tried.append((word, what))
            anywhere = anywhere or bool(tried)
            for (one, first), (other, second) in combinations(tried, 2):
                problem = difference(first, second)
                if problem:
                    new = Found(of.__name__, name, problem, lines(one, first), lines(other, second))
                    found.setdefault((name, problem), new)
    if not anywhere and written(of):
        found["", ""] = Found(of.__name__, "", "has no place where it means something", "", "")
    return list(found.values())


def lines(word: Word, texts: Said) -> str:
    return "\n        ".join([to_text(word), *texts[:2]])


def difference(one: Said, other: Said) -> str:
    """What is the same in two words, and what is not; "" if it is all the same or all different."""
    names = ("English", "German", "the meaning")
    same = [name for name, first, second in zip(names, one, other) if first == second]
    if len(same) in (0, 3):
        return ""
    return f"{' and '.join(name for name in names if name not in same)} alone"
