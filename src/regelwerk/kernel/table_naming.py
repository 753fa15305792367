"""What things are called at the table: numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from regelwerk.kernel.table_events import Data, Mention
from regelwerk.kernel.table_text import People


class Namer:
    """Names for everything one seat may speak of at this moment. A game says what faces and handles are called.

    lang     "en" or "de"
    words    the table's sentences; `terms` the words of the cards
    people   who sits where
    called   by handle, the names that have a number
    """

    def __init__(self, seat: int, lang: str, names: Sequence[str], words: Any, terms: dict[str, str]) -> None:
        self.lang = lang
        self.words = words
        self.terms = terms
        self.people = People(names, words.YOU, seat)
        self.called: dict[int, str] = {}

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        raise NotImplementedError

    def handle(self, handle: int) -> str:
        """What a handle means: the name of that card."""
        raise NotImplementedError

    def number(self, things: Iterable[tuple[int, str]]) -> None:
        """Things (handle, name) of one name on one side are numbered from 1, in the order in which they lie."""
        handles: dict[str, list[int]] = {}
        for handle, name in things:
            handles.setdefault(name, []).append(handle)
        for name, same in handles.items():
            if len(same) > 1:
                self.called.update({handle: f"{name} #{number}" for number, handle in enumerate(same, 1)})

    def mention(self, said: Mention | None) -> str:
        """A card that is spoken of, or a player."""
        if said is None:
            return ""
        if said.seat >= 0:
            return self.people.within(said.seat)
        return self.called.get(said.handle) or self.face(said.face) or self.handle(said.handle)
