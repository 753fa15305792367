"""Events of a card game in words: what is the same in every one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from regelwerk.kernel.presentation.card_labels import CardMessages
from regelwerk.kernel.presentation.labels import Labeler
from regelwerk.kernel.presentation.log_entries import (
    Data,
    EventView,
    LogEntry,
    PieceMention,
    face_of,
    read_event,
)


class CardLogMessages(CardMessages, Protocol):
    """Sentences about what happened to cards."""

    GROUPED_EVENTS: dict[str, str]


N = TypeVar("N", bound=Labeler[CardLogMessages])


class CardEventFormatter(Generic[N]):
    """Words events for one reader. Names are those of the moment it happened, without numbers."""

    def __init__(self, labeler: N) -> None:
        self.labeler = labeler

    def sentence(self, event: EventView) -> str:
        """An event in one sentence."""
        raise NotImplementedError

    def card(self, mention: PieceMention | None) -> str:
        """The name of a card that an event tells of; "a card" if the reader does not know which."""
        if mention is None:
            return ""
        return self.labeler.face(mention.face) or self.labeler.messages.A_CARD

    def all_entries(self, events: Sequence[Data]) -> list[LogEntry]:
        """Every event in its own line."""
        views = [read_event(data) for data in events]
        return [LogEntry(self.sentence(event), event.rule, event.kind, event.seat) for event in views]

    def merge(self, run: list[EventView]) -> LogEntry:
        """Several alike events in one line; drawn cards by name where the reader knows them."""
        first = run[0]
        messages, seat_names = self.labeler.messages, self.labeler.seat_names
        known = [self.card(event.about) for event in run if face_of(event) is not None]
        if first.kind == "draw" and len(known) == len(run):
            text = seat_names.format_template(messages.EVENTS["draw"], first.seat, 1, a=", ".join(known))
        else:
            text = seat_names.format_template(messages.GROUPED_EVENTS[first.kind], first.seat, len(run))
        return LogEntry(text, first.rule, first.kind, first.seat)
