"""Events: what happened, by which rule, because of which card's text."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.defs import Def
from regelwerk.kernel.rulebook import Rule

EVERYONE: Final = -1
"""A bit set with every seat's bit (and the spectators') in it."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches: knows what everybody knows."""


class Called:
    """What a piece is called at one moment, its face, and who knows that. Immutable: a change makes a new one.

    The piece holds it, and every event of that moment holds the same one.

    handle   what everybody but its owner calls it, 0 while nobody else can follow it
    private  what its owner calls it, 0 while even the owner cannot follow it
    card     its definition
    knows    bit set of the seats that know its face
    """

    __slots__ = ("card", "handle", "knows", "private")

    def __init__(self, handle: int, private: int, card: Def, knows: int) -> None:
        self.handle = handle
        self.private = private
        self.card = card
        self.knows = knows


UNCALLED: Final = Called(0, 0, Def("", 0, ""), 0)
"""What a piece is called that there is not, or that nobody could follow: no name, and no face."""


class Event:
    """One thing that happened. Immutable; one class for all kinds, typed readings live at the edge.

    An event holds everything that a seat may ever be told of it: the names that its pieces
    had at that moment, and their faces as far as they were known. Nothing is looked up later.

    kind     a game's code
    rule     the rule that made it happen
    source   reference to the card whose text made it happen, 0 for the rules alone
    batch    events with the same number happened at the same moment; 0: each by itself
    seat     whose event it is, -1 for nobody's
    a, b, n  what it is about: two references and a number
    a_called, b_called, source_called  what these pieces were called. Whoever knew the face of `a` gets it; the
             faces of the others only get out if everybody knew them
    """

    __slots__ = (
        "a",
        "a_called",
        "b",
        "b_called",
        "batch",
        "kind",
        "n",
        "rule",
        "seat",
        "source",
        "source_called",
    )

    def __init__(
        self,
        kind: int,
        rule: Rule,
        source: int,
        batch: int,
        seat: int,
        a: int = 0,
        b: int = 0,
        n: int = 0,
        a_called: Called = UNCALLED,
        b_called: Called = UNCALLED,
        source_called: Called = UNCALLED,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.source = source
        self.batch = batch
        self.seat = seat
        self.a = a
        self.b = b
        self.n = n
        self.a_called = a_called
        self.b_called = b_called
        self.source_called = source_called

    def __repr__(self) -> str:
        return (
            f"Event({self.kind}, {self.rule.number}, source={self.source}, batch={self.batch}, seat={self.seat}, "
            f"a={self.a}, b={self.b}, n={self.n})"
        )
