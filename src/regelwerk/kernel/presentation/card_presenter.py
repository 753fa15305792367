"""One seat's game in words: the part that card games have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from regelwerk.kernel.event import Event
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.card_labels import CardMessages
from regelwerk.kernel.presentation.commands import CommandParser
from regelwerk.kernel.presentation.labels import Labeler
from regelwerk.kernel.presentation.log_entries import PieceMention
from regelwerk.kernel.presentation.presenter import OptionLister, Presenter, ViewData
from regelwerk.kernel.presentation.text import StyledLine, plain


class CardViewData(ViewData, Protocol):
    """What a seat sees of a card game."""

    turn: int

    @property
    def pieces(self) -> Mapping[Handle, object]:
        """Every card in sight by its handle."""


V = TypeVar("V", bound=CardViewData)
N = TypeVar("N", bound=Labeler[CardMessages])
C = TypeVar("C", bound=OptionLister)
F = TypeVar("F", bound=CommandParser)


class CardPresenter(Presenter[V, N, C, F]):
    """The table of a card game as one seat sees it now.

    turn_event  the kind of event with which a turn begins
    """

    turn_event: int

    def piece_names(self) -> dict[Handle, str]:
        """What each card in sight is called, numbered where two of a name lie on one side."""
        return {handle: self.labeler.handle(handle) for handle in self.view.pieces}

    def turns_begun(self, events: Sequence[Event]) -> list[tuple[int, str, str]]:
        """The turns that begin among these events."""
        begun = [number for number, event in enumerate(events) if event.kind == self.turn_event]
        lines = self.log_lines([events[number] for number in begun])
        return [(number, plain(line[:1]), "") for number, line in zip(begun, lines)]

    def _changed_by(self, source: PieceMention | None, until: str) -> StyledLine:
        """What changes a card now, and how long (ruling:number-shown)."""
        labels = self.labeler.messages.LABELS
        cause = labels["changed-by"].format(a=self.labeler.mention(source))
        duration = labels.get(f"until {until}", "")
        return [(f"-> {cause}" + (f", {duration}" if duration else ""), "quiet")]

    def turn_number(self) -> int:
        """Number of the turn, 0 before the first."""
        return self.view.turn
