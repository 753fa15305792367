"""What things are called at the table: numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.log_entries import Data, PieceMention
from regelwerk.kernel.presentation.text import SeatNames


class TableMessages(Protocol):
    """The sentences of a game's table in one language, as far as every game has them: a module fits it."""

    YOU: str
    ENDINGS: dict[str, str]
    EVENTS: dict[str, str]
    WAITING: dict[str, str]


M_co = TypeVar("M_co", bound=TableMessages, covariant=True)


class Labeler(Generic[M_co]):
    """Names for everything one seat may speak of at this moment. A game says what faces and handles are called.

    lang        "en" or "de"
    messages    the table's sentences; `terms` the words of the cards
    seat_names  who sits where
    called      by handle, the names that have a number
    """

    def __init__(self, seat: int, lang: str, names: Sequence[str], messages: M_co, terms: dict[str, str]) -> None:
        self.lang = lang
        self.messages = messages
        self.terms = terms
        self.seat_names = SeatNames(names, messages.YOU, seat)
        self.called: dict[Handle, str] = {}

    def face(self, face: Data | None) -> str:
        """The name of a face; "" for an unknown one."""
        raise NotImplementedError

    def handle(self, handle: Handle) -> str:
        """What a handle means: the name of that card."""
        raise NotImplementedError

    def number(self, things: Iterable[tuple[Handle, str]]) -> None:
        """Things (handle, name) of one name on one side are numbered from 1, in the order in which they lie."""
        handles: dict[str, list[Handle]] = {}
        for handle, name in things:
            handles.setdefault(name, []).append(handle)
        for name, same in handles.items():
            if len(same) > 1:
                self.called.update({handle: f"{name} #{number}" for number, handle in enumerate(same, 1)})

    def mention(self, mention: PieceMention | None) -> str:
        """A card that is spoken of, or a player."""
        if mention is None:
            return ""
        if mention.seat >= 0:
            return self.seat_names.within(mention.seat)
        return self.called.get(mention.handle) or self.face(mention.face) or self.handle(mention.handle)
