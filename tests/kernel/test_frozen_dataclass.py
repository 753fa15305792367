"""A frozen dataclass whose methods are written on demand is one of the standard library's in all that can be seen."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.vocabulary import frozen_dataclass
from regelwerk.kernel.vocabulary.words import Word
from tests.vocabularies import LEXICONS

Decorator = Callable[..., Callable[[type], type]]


def classes(decorator: Any) -> dict[str, type[Any]]:
    """Classes with every kind of field, made with that decorator."""

    @decorator(frozen=True)
    class Nothing:
        """No fields."""

    @decorator(frozen=True)
    class One:
        """One field."""

        only: object

    @decorator(frozen=True)
    class Many:
        """Everything that a field can be."""

        first: int
        second: str = "two"
        third: list[int] = dataclasses.field(default_factory=list)
        said: int = dataclasses.field(default=0, compare=False)
        silent: int = dataclasses.field(default=0, repr=False)
        worked_out: int = dataclasses.field(init=False, repr=False, compare=False)
        fixed: int = dataclasses.field(init=False, default=7)

        def __post_init__(self) -> None:
            object.__setattr__(self, "worked_out", 2 * self.first)

    @decorator(frozen=True)
    class More(Many):
        """A field behind those of its base."""

        fourth: tuple[int, ...] = ()

    @decorator(frozen=True)
    class Own:
        """Methods of its own."""

        value: int

        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 1

        def __repr__(self) -> str:
            return "mine"

    return {one.__name__: one for one in (Nothing, One, Many, More, Own)}


OURS = classes(frozen_dataclass.dataclass)
THEIRS = classes(dataclasses.dataclass)

CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("Nothing", (), {}),
    ("Nothing", (1,), {}),
    ("One", (3,), {}),
    ("One", ((1, 2),), {}),
    ("One", (), {}),
    ("One", (), {"other": 1}),
    ("Many", (1,), {}),
    ("Many", (2, "x", [1]), {"said": 4, "silent": 5}),
    ("Many", (2,), {"worked_out": 1}),
    ("Many", (), {"second": "x"}),
    ("Many", (2, "x", [1], 4, 5, 6), {}),
    ("More", (1, "two"), {"fourth": (1,)}),
    ("Own", (1,), {}),
]


def outcome(act: Callable[[], Any]) -> Any:
    """What comes of it, or the error."""
    try:
        return act()
    except Exception as error:
        return type(error), str(error)


@pytest.mark.parametrize(("name", "given", "named"), CALLS)
def test_it_is_made_and_shown_as_with_the_standard_library(
    name: str, given: tuple[Any, ...], named: dict[str, Any]
) -> None:
    ours = outcome(lambda: OURS[name](*given, **named))
    theirs = outcome(lambda: THEIRS[name](*given, **named))
    assert repr(ours) == repr(theirs)
    if isinstance(ours, tuple):
        return
    assert vars(ours) == vars(theirs)
    assert outcome(lambda: hash(ours)) == outcome(lambda: hash(theirs))
    assert dataclasses.asdict(ours) == dataclasses.asdict(theirs)
    assert OURS[name].__match_args__ == THEIRS[name].__match_args__
    assert [one.name for one in dataclasses.fields(ours)] == [one.name for one in dataclasses.fields(theirs)]


@pytest.mark.parametrize("of", [OURS, THEIRS])
def test_values_that_count_make_it_equal_and_the_class_does(of: dict[str, type[Any]]) -> None:
    many = of["Many"]
    assert many(1, said=3) == many(1) != many(2)
    assert many(1, silent=3) != many(1)
    assert of["More"](1) != many(1)
    assert of["One"](1) == of["One"](1) != of["One"]((1,))
    assert of["Nothing"]() == of["Nothing"]()
    assert of["One"](1) != 1


@pytest.mark.parametrize(
    "act",
    [
        lambda one: setattr(one, "first", 3),
        lambda one: setattr(one, "other", 3),
        lambda one: delattr(one, "first"),
        lambda one: dataclasses.replace(one, first=4),
        lambda one: dataclasses.replace(one, worked_out=4),
        lambda one: copy.copy(one).worked_out,
        lambda one: copy.deepcopy(one) == one,
    ],
)
def test_it_is_changed_and_copied_no_more_than_with_the_standard_library(act: Callable[[Any], Any]) -> None:
    ours, theirs = (repr(outcome(partial(act, of["Many"](3)))) for of in (OURS, THEIRS))
    assert ours == theirs


@frozen_dataclass.dataclass(frozen=True)
class Kept(Word):
    """A word that can be found by its name."""

    what: str = "it"


def test_it_goes_through_pickle() -> None:
    assert pickle.loads(pickle.dumps(Kept("that"))) == Kept("that")


def test_its_init_is_written_with_its_first_instance() -> None:
    before = vars(Kept)["__init__"]
    Kept()
    Kept("other")
    after = vars(Kept)["__init__"]
    assert after is vars(Kept)["__init__"]
    assert before is after or before.__name__ == "first"
    assert after.__name__ == "__init__" and after.__qualname__ == "Kept.__init__"


@pytest.mark.parametrize("game", list(game_registry.GAMES))
def test_every_word_of_a_game_is_made_on_demand(game: str) -> None:
    """The standard library's would be written at every start, whether or not a card uses it."""
    words = [word for word in LEXICONS[game].words() if dataclasses.is_dataclass(word)]
    assert len(words) > 20
    at_once = [word.__name__ for word in words if vars(word)["__repr__"].__module__ != frozen_dataclass.__name__]
    assert at_once == []
