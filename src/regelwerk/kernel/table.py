"""The table of a game in words, as one seat sees it at one moment: what the tables of all games do alike.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Generic, Protocol, TypeVar

from regelwerk.kernel.decision import Reason
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.sight import Names, Terms, events_for, intent_of, reasons_for
from regelwerk.kernel.table_events import Data, Entry, shown
from regelwerk.kernel.table_naming import Namer
from regelwerk.kernel.table_offers import Offer, Offers
from regelwerk.kernel.table_orders import Finder, Order
from regelwerk.kernel.table_text import Line, fold, rule_title
from regelwerk.kernel.wording import capital


class View(Protocol):
    """What a seat sees, as objects."""

    data: Data


class Teller(Protocol):
    """Events in words."""

    def news(self, events: Sequence[Data]) -> list[Entry]: ...
    def everything(self, events: Sequence[Data]) -> list[Entry]: ...


class Reasons(Protocol):
    """Reasons of a refusal in words."""

    def __call__(self, reasons: Sequence[Data], namer: Any) -> list[Line]: ...


V = TypeVar("V", bound=View)
N = TypeVar("N", bound=Namer)
C = TypeVar("C", bound=Offers[Any, Any])
F = TypeVar("F", bound=Finder)


class Table(Generic[V, N, C, F]):
    """The table as one seat sees it now. Make a new one after every decision; it is cheap.

    view     what the seat sees; `namer`, `choices`, `finder`, `teller` speak of it and understand what is said of it
    reasons  puts the reasons of a refusal into words
    book     the rules that are cited; `terms` the game's words, `grave` the kinds of events that stand out
    """

    book: Rulebook
    terms: Terms
    grave: Container[str] = ()

    def __init__(
        self, game: Game, seat: int, view: V, namer: N, choices: C, finder: F, teller: Teller, reasons: Reasons
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.namer = namer
        self.lang = namer.lang
        self.choices = choices
        self.finder = finder
        self.teller = teller
        self.reasons = reasons

    # ------------------------------------------------------------------- to see

    def question(self) -> list[Line]:
        """What is asked, or whom one waits for."""
        return self.choices.question()

    def offers(self) -> list[Offer]:
        """The options as they are listed; empty if another seat is asked."""
        return self.choices.all()

    def same(self, index: int) -> int:
        """The listed option that one which is not listed is the same as, -1 for one that is listed."""
        return self.choices.same.get(index, -1)

    def menu(self, offers: list[Offer]) -> list[Line]:
        """The list with its numbers."""
        return self.choices.menu(offers)

    def numbered(self, number: int) -> int:
        """The option that a number in the list means, -1 if none."""
        offers = self.offers()
        return offers[number - 1].index if 1 <= number <= len(offers) else -1

    def news(self, events: Sequence[Event]) -> list[Line]:
        """What happened, as a player wants to read it."""
        told = events_for(self.game.state, events, self.seat, self.terms)
        return [shown(entry, self.book, self.grave) for entry in self.teller.news(told)]

    def log(self, events: Sequence[Event]) -> list[Line]:
        """What happened, every event."""
        told = events_for(self.game.state, events, self.seat, self.terms)
        return [shown(entry, self.book, self.grave) for entry in self.teller.everything(told)]

    def ending(self) -> list[Line]:
        """Who won, and by which rule."""
        result = self.game.result
        if result is None:
            return []
        said = capital(self.namer.words.EVENTS["over:draw"])
        if result.winners:
            template = self.namer.words.EVENTS["over"]
            said = " ".join(self.namer.people.filled(template, seat) + "." for seat in result.winners)
        return [[(said, "accent"), (f"  [{rule_title(self.book, result.rule.number, self.lang)}]", "rule")]]

    # ------------------------------------------------------------------ to end a turn

    def closing(self) -> int:
        """The option with which the reader lets go of his own turn, -1 if none does: nobody may take it unawares."""
        return -1

    def end_order(self) -> Order:
        """What ending the turn means at this question; a game whose turn has steps goes on through those to come."""
        index = self.closing()
        return Order(index=index, problem="" if index >= 0 else "not-now")

    def undone(self) -> list[str]:
        """What could still be done in this turn and not after it, in sentences."""
        return []

    def whose_turn(self) -> str:
        """Tells one turn of the reader's from the next."""
        return str(self.turn())

    def turn(self) -> int:
        """Number of the turn."""
        raise NotImplementedError

    # ------------------------------------------------------------------ to answer

    def read(self, line: str) -> Order:
        """What somebody typed, among the options."""
        folded = fold(line)
        if not folded:
            return Order(problem="nothing")
        for offer in self.offers():
            if folded == fold(offer.said):
                return Order(index=offer.index)
        return self.finder.order(line)

    def why(self, line: str) -> tuple[list[Line], str]:
        """Every reason why a wish cannot be done now ([]: it can), and the words that were not understood."""
        wish, unknown = self.finder.wish(line)
        if wish is None:
            return [], unknown
        state = self.game.state
        intent = intent_of(Names(state, self.seat), wish, self.terms)
        if intent is None:
            return [], line
        found = reasons_for(state, self.game.why_not(self.seat, intent), self.seat)
        if not wish["subject"] and len(found) > 1:  # nothing was named, so that it is not there says nothing
            found = [reason for reason in found if reason["kind"] != "no-such-card"]
        return self.reasons(found, self.namer), ""

    def refusal(self, reasons: Sequence[Reason]) -> list[Line]:
        """Reasons of the engine in words."""
        return self.reasons(reasons_for(self.game.state, reasons, self.seat), self.namer)

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return self.view.data
