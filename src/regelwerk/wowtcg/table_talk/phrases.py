"""Filling in sentences: players, cards, numbers, and the forms that hang on them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.wording import capital

_VERB: Final = re.compile(r"\[([^\]|]*)\|([^\]]*)\]")
_COUNT: Final = re.compile(r"<([^>|]*)\|([^>]*)>")


def filled(template: str, values: dict[str, str], you: bool = False, n: int = 0) -> str:
    """A template with its places filled; `you` chooses the verbs' forms, `n` the nouns'.

    What is filled in is left alone, whatever marks it may hold.

    >>> filled("{who} [draw|draws] {n} <card|cards>", {"who": "Ben", "n": "2"}, n=2)
    'Ben draws 2 cards'
    """
    said = _VERB.sub(r"\1" if you else r"\2", template)
    said = _COUNT.sub(r"\1" if n == 1 else r"\2", said)
    return said.format(**values)


class People:
    """Who sits where, as one reader sees it: `names[seat]`; the reader is "you" unless he has a name of his own.

    >>> people = People(["", "Ben"], "You", 0)
    >>> people.filled("{who} [pass|passes]", 0), people.filled("{who} [pass|passes]", 1)
    ('You pass', 'Ben passes')
    """

    def __init__(self, names: Sequence[str], you: str, reader: int) -> None:
        self.names = list(names)
        self.you = you
        self.reader = reader

    def is_you(self, seat: int) -> bool:
        """Whether the seat is spoken to as "you"."""
        return seat == self.reader and not self.names[seat]

    def name(self, seat: int) -> str:
        """The name of a seat at the beginning of a sentence."""
        if not 0 <= seat < len(self.names):
            return ""
        return self.you if self.is_you(seat) else self.names[seat] or f"#{seat + 1}"

    def within(self, seat: int) -> str:
        """The name of a seat inside a sentence."""
        return self.name(seat).lower() if self.is_you(seat) else self.name(seat)

    def filled(self, template: str, seat: int, n: int = 0, **values: str) -> str:
        """A template about that seat (`{who}`), with a large first letter."""
        start = template.startswith("{who}")
        who = self.name(seat) if start else self.within(seat)
        return capital(filled(template, {"who": who, "n": str(n), **values}, self.is_you(seat), n))
