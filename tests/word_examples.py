"""Examples of every word of a vocabulary, made from its declarations: for tests that go over all of them."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any, ClassVar

from regelwerk.kernel.vocabulary.field_types import sorts
from regelwerk.kernel.vocabulary.words import written


def members(hint: Any) -> tuple[Any, ...]:
    """The types a union is made of, or the words that a base stands for."""
    return tuple(option for option in sorts(hint))


class Examples:
    """Makes the plainest word of a class, and one for each thing that can stand in each of its fields.

    names      what the annotations of the vocabulary may name
    simple     type -> a plain value of it
    preferred  words that are taken wherever their class may stand
    settle     changes the values of a word where the plainest ones do not go together
    """

    def __init__(
        self,
        names: Mapping[str, Any],
        simple: Mapping[Any, object],
        preferred: tuple[object, ...],
        settle: Callable[[type[Any], dict[str, Any]], None],
    ) -> None:
        self.names = {**names, "ClassVar": ClassVar}
        self.simple = simple
        self.preferred = preferred
        self.settle = settle

    def value_of(self, hint: Any) -> Any:
        """The plainest value a field can have."""
        options = members(hint)
        for option in options:
            if option in self.simple:
                return self.simple[option]
        for known in self.preferred:
            if type(known) in options:
                return known
        first = options[0]
        if typing.get_origin(first) is tuple:
            inner = typing.get_args(first)
            if inner[-1] is Ellipsis:
                return (self.value_of(inner[0]),)
            return tuple(self.value_of(part) for part in inner)
        if issubclass(first, Enum):
            return next(iter(first))
        return self.example(first)

    def example(self, of: type[Any], /, **given: object) -> Any:
        """A word of a class, with the plainest values where none are given."""
        hints = typing.get_type_hints(of, self.names)
        values = dict(given)
        for field in written(of):
            if field.name not in values and field.default is dataclasses.MISSING:
                values[field.name] = self.value_of(hints[field.name])
        self.settle(of, values)
        return of(**values)

    def variants(self, of: type[Any]) -> Iterator[Any]:
        """One word for each thing that can stand in each field."""
        hints = typing.get_type_hints(of, self.names)
        for field in written(of):
            for option in members(hints[field.name]):
                if isinstance(option, type) and issubclass(option, Enum):
                    yield from (self.example(of, **{field.name: one}) for one in option)
                else:
                    yield self.example(of, **{field.name: self.value_of(option)})
