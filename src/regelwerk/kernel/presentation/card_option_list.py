"""Options of a card game as a table lists them: copies that nobody can tell apart are one option."""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol, TypeVar

from regelwerk.kernel.ids import Handle
from regelwerk.kernel.language.sentences import join_list
from regelwerk.kernel.presentation.card_labels import CardInView, CardMessages
from regelwerk.kernel.presentation.decision_view import DecisionView, OptionView
from regelwerk.kernel.presentation.labels import Labeler, TableMessages
from regelwerk.kernel.presentation.option_list import DecisionInView, OptionList
from regelwerk.kernel.presentation.text import format_template

D = TypeVar("D", bound=DecisionView)
D_co = TypeVar("D_co", bound=DecisionView, covariant=True)


class CardsInView(DecisionInView[D_co], Protocol[D_co]):
    """What of a view of cards the options need."""

    def find(self, handle: Handle) -> CardInView | None:
        """The card of that handle, if it lies somewhere in sight."""


N = TypeVar("N", bound=Labeler[CardMessages])


def same_choice(
    view: CardsInView[DecisionView],
    labeler: Labeler[TableMessages],
    zones: Container[str],
    a: OptionView,
    b: OptionView,
) -> bool:
    """Whether two options are one and the same: done alike with one card, or with copies in one of those zones."""
    if (a.verb, a.n, a.seat) != (b.verb, b.n, b.seat):
        return False
    pairs = ((a.subject, b.subject), (a.object, b.object))
    return all(handle == other or copies(view, labeler, zones, handle, other) for handle, other in pairs)


def copies(
    view: CardsInView[DecisionView],
    labeler: Labeler[TableMessages],
    zones: Container[str],
    handle: Handle,
    other: Handle,
) -> bool:
    """Whether two handles mean copies of one card that nobody can tell apart: alike in all that the view says.

    Of a card whose face the reader does not know there are no copies, and a copy that another player has seen is not
    like one that he has not.
    """
    p, q = view.find(handle), view.find(other)
    if p is None or q is None or p.face is None or p.zone != q.zone or p.zone not in zones or p.seat != q.seat:
        return False
    one, another = ({**piece.to_data(), "handle": 0} for piece in (p, q))
    return labeler.handle(handle) == labeler.handle(other) and one == another


class CardOptionList(OptionList[D, N]):
    """The open decision of a card game in words.

    COPIES  zones in which cards of one name may be copies that nobody can tell apart
    """

    COPIES: Container[str] = ()
    view: CardsInView[D]

    def is_same(self, a: OptionView, b: OptionView) -> bool:
        """Whether they are done alike with one card, or with copies that nobody can tell apart."""
        return same_choice(self.view, self.labeler, self.COPIES, a, b)

    def difference(self, option: OptionView) -> str:
        """Who else knows a card in hand."""
        piece = self.view.find(option.subject) or self.view.find(option.object)
        known = piece.to_data().get("known_to", ()) if piece is not None and piece.zone == "hand" else ()
        others = [self.labeler.seat_names.name(seat) for seat in known if seat != self.view.seat]
        if not others:
            return ""
        messages = self.labeler.messages
        return format_template(messages.KNOWN_TO, {"who": join_list(others, messages.AND)}, len(others) > 1)
