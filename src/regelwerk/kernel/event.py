"""Events: what happened, by which rule, because of which card's text."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.rulebook import Rule

EVERYONE: Final = -1
"""A bit set with every seat's bit (and the spectators') in it."""

UNCALLED: Final[tuple[int, int, int]] = (0, 0, 0)
"""What a piece is called that there is not, or that nobody could follow."""


class Event:
    """One thing that happened. Immutable; one class for all kinds, typed readings live at the edge.

    An event holds everything that a seat may ever be told of it: the names that its pieces
    had at that moment, and their faces as far as they were known. Nothing is looked up later.

    kind     a game's code
    rule     the rule that made it happen
    source   reference to the card whose text made it happen, 0 for the rules alone
    batch    events with the same number happened at the same moment
    seat     whose event it is, -1 for nobody's
    a, b, n  what it is about: two references and a number
    handle   the handle of `a` that everybody could follow when it happened, 0 if nobody could
    private  the handle of `a` for its owner
    secret   the face of `a` (index of its definition), or 0
    knows    bit set of the seats that get that face
    source_called  handle, private handle and face of the source; the face only if everybody knew it
    b_called       the same of `b`
    """

    __slots__ = (
        "a",
        "b",
        "b_called",
        "batch",
        "handle",
        "kind",
        "knows",
        "n",
        "private",
        "rule",
        "seat",
        "secret",
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
        handle: int = 0,
        private: int = 0,
        secret: int = 0,
        knows: int = EVERYONE,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.source = source
        self.batch = batch
        self.seat = seat
        self.a = a
        self.b = b
        self.n = n
        self.handle = handle
        self.private = private
        self.secret = secret
        self.knows = knows
        self.source_called = UNCALLED
        self.b_called = UNCALLED
