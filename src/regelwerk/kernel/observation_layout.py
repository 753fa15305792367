"""What a learning program observes: which numbers of a view it gets, where each stands there, and what it means.

A game describes its view with an `ObservationLayout`; `regelwerk.envs` makes arrays of views by it. Since nothing but
the view is read, an observation holds nothing that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

NUMBER: Final = "number"  # a number; 1 and 0 for yes and no; 0 where there is nothing
PLACE: Final = "place"  # a number counted from 0, plus one; 0 where there is none
WORD: Final = "word"  # the place of a word in `words`, plus one; 0 where there is none
HAS: Final = "has"  # whether a list has the word
COUNT: Final = "count"  # how many there are in a list
SUM: Final = "sum"  # the numbers of a dictionary together
SEAT: Final = "seat"  # a seat, counted clockwise from the one that observes, from 1; 0 for none
TEAM: Final = "team"  # a team, given by the first seat of it, counted like a seat: 1 is that of the one that observes
KNOWS: Final = "knows"  # whether a list of seats has the one that observes
PIECE: Final = "piece"  # the row of the piece that a handle names, plus one; 0 for none
KINDS: Final = (NUMBER, PLACE, WORD, HAS, COUNT, SUM, SEAT, TEAM, KNOWS, PIECE)


@dataclass(frozen=True)
class Feature:
    """One number of an observation.

    name   unique within its table
    path   where it stands, key by key; a number in it is a place in a list
    kind   how it is read: one of `KINDS`
    words  of a WORD the words there are, of a HAS the one that is looked for
    team   the path leads through a list of teams, of which that of the seat is meant
    """

    name: str
    path: tuple[str, ...]
    kind: str = NUMBER
    words: tuple[str, ...] = ()
    team: bool = False


@dataclass(frozen=True)
class ObservedZone:
    """Where pieces lie in a view; each of them is a row of the table of pieces.

    name    of the zone
    path    from a side of the view (`of_seat`) or from the view itself
    inside  lists inside a piece whose members get rows of their own, behind it: name of the zone -> key
    face    where the face stands in a piece
    handle  where the handle stands in a piece
    """

    name: str
    path: tuple[str, ...]
    of_seat: bool = True
    inside: tuple[tuple[str, str], ...] = ()
    face: tuple[str, ...] = ("face",)
    handle: tuple[str, ...] = ("handle",)


@dataclass(frozen=True)
class ObservationLayout:
    """What is observed of a game.

    table           features of the view as a whole
    seat            features of a side, for each seat
    piece           features of a piece, besides those that every game has
    zones           where the pieces lie
    pieces_a_seat   rows of pieces that an observation has for each seat
    card_features   names of what `card_values` gives of a definition
    """

    table: tuple[Feature, ...]
    seat: tuple[Feature, ...]
    piece: tuple[Feature, ...]
    zones: tuple[ObservedZone, ...]
    pieces_a_seat: int
    card_features: tuple[str, ...]
    card_values: Callable[[Any], Sequence[int]]


def no_values(definition: object) -> Sequence[int]:
    """What is said of a definition by a game that says nothing of them."""
    return ()


PLAIN: Final = ObservationLayout((), (), (), (), 0, (), no_values)
"""Of a game that describes nothing: the decision and its options are observed all the same."""


def numbers(*names: str) -> tuple[Feature, ...]:
    """Features that are called as their keys are.

    >>> [(feature.name, feature.path) for feature in numbers("damage", "deck count")]
    [('damage', ('damage',)), ('deck count', ('deck', 'count'))]
    """
    return tuple(Feature(name, tuple(name.split(" "))) for name in names)


def each_word(prefix: str, key: str, words: Sequence[str]) -> tuple[Feature, ...]:
    """A feature for each word that a list may have.

    >>> [feature.name for feature in each_word("cannot ", "cannot", ["attack", "ready"])]
    ['cannot attack', 'cannot ready']
    """
    return tuple(Feature(prefix + word, (key,), HAS, (word,)) for word in words if word)


def bit_values(bits: int, words: Sequence[str]) -> list[int]:
    """For each word 1 if its bit is set.

    >>> bit_values(0b101, ["a", "b", "c"])
    [1, 0, 1]
    """
    return [bits >> at & 1 for at in range(len(words))]
