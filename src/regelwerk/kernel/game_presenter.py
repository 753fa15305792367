"""One seat's game in words, as terminal, server and programs ask for it: the question, the options, what happened.

`GamePresenter` is what they may ask of any game. `kernel.table.Table` does most of it for games with cards or figures,
`kernel.small_game.SmallPresenter` for games that have only a few things to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Sequence
from typing import Any

from regelwerk.kernel.decision import Reason
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.set_choice import Draft
from regelwerk.kernel.sight import Terms, events_for
from regelwerk.kernel.table_events import Data, Entry, Reasoned, reason_line, shown
from regelwerk.kernel.table_offers import Offer
from regelwerk.kernel.table_orders import Order
from regelwerk.kernel.table_reading import Collected
from regelwerk.kernel.table_text import Line, fold, plain, rule_title


class GamePresenter(ABC):
    """What one seat (-1: a spectator) sees, may answer and is told at one moment. Make a new one after every decision.

    book   the rules that are cited; `terms` the game's words, `grave` the kinds of events that stand out
    draft  the choice of several that is being collected, None while none is
    shown  which candidate of it each of the listed options is
    """

    terms: Terms
    grave: Container[str] = ()

    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.book: Rulebook = game.rules.book()
        self.draft: Draft | None = None
        self.shown: list[int] = []

    # ------------------------------------------------------------------- to see

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """The view as plain data."""

    @abstractmethod
    def board(self) -> list[Line]:
        """What there is to see."""

    def between(self) -> list[Line]:
        """The little of it that is shown where something can only be passed."""
        return []

    def marks(self) -> str:
        """Changes when a player would want to see the board again."""
        return "\n".join(plain(line) for line in self.board())

    def show(self, name: str) -> list[Line]:
        """Something of that name, to be read. Empty if there is none."""
        return []

    def piles(self, query: str) -> list[Line]:
        """What lies in piles that the board does not show."""
        return []

    def hints(self) -> list[Line]:
        """What a newcomer has to know before the first question."""
        return []

    def piece_names(self) -> dict[int, str]:
        """What each piece in sight is called, by its handle."""
        faces = [piece for piece in pieces(self.data()) if piece["handle"] and piece["face"] is not None]
        return {piece["handle"]: piece["face"]["name"] for piece in faces}

    def waiting(self) -> dict[str, list[str]]:
        """What waits to resolve, in sentences, by the name of its list in the view, in the list's order."""
        return {}

    # --------------------------------------------------------------- what is asked

    @abstractmethod
    def question(self) -> list[Line]:
        """What is asked, or whom one waits for."""

    @abstractmethod
    def offers(self) -> list[Offer]:
        """The options as they are listed; empty if another seat is asked."""

    @abstractmethod
    def menu(self, offers: list[Offer]) -> list[Line]:
        """The list with its numbers."""

    @abstractmethod
    def wordings(self) -> list[str]:
        """Every option as a sentence, by its index."""

    def same(self, index: int) -> int:
        """The listed option that one which is not listed is the same as, -1 for one that is listed."""
        return -1

    def numbered(self, number: int) -> int:
        """The option that a number in the list means, -1 if none."""
        offers = self.offers()
        return offers[number - 1].index if 1 <= number <= len(offers) else -1

    # ------------------------------------------------------------- what happened

    def told(self, events: Sequence[Event]) -> list[Data]:
        """Events as the seat may know them. They may be old."""
        return events_for(self.game.state, events, self.seat, self.terms)

    @abstractmethod
    def entries(self, told: Sequence[Data]) -> list[Entry]:
        """What happened, as a player wants to read it."""

    @abstractmethod
    def everything(self, told: Sequence[Data]) -> list[Entry]:
        """What happened, one entry for each event."""

    def news(self, events: Sequence[Event]) -> list[Line]:
        """`entries` for a screen of text."""
        return [shown(entry, self.book, self.grave) for entry in self.entries(self.told(events))]

    def log(self, events: Sequence[Event]) -> list[Line]:
        """`everything` for a screen of text."""
        return [shown(entry, self.book, self.grave) for entry in self.everything(self.told(events))]

    def turns_begun(self, events: Sequence[Event]) -> list[tuple[int, str, str]]:
        """The turns that begin among these events, as a spectator is told of them.

        Each is the number of its event, what the turn is called, and what it stands under with others ("" for nothing).
        """
        return []

    @abstractmethod
    def outcome(self) -> Reasoned | None:
        """Who won, and by which rule; None while the game is on."""

    def ending(self) -> list[Line]:
        """The outcome for a screen of text."""
        found = self.outcome()
        if found is None:
            return []
        return [[(found.text, "accent"), (f"  [{rule_title(self.book, found.rule, self.lang)}]", "rule")]]

    # ---------------------------------------------------------------- to answer

    def read(self, line: str) -> Order:
        """What somebody typed, among the options."""
        folded = fold(line)
        if not folded:
            return Order(problem="nothing")
        for offer in self.offers():
            if folded == fold(offer.said):
                return Order(index=offer.index)
        return Order(problem="no-name", name=line)

    def follow(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        return -1

    def explained(self, line: str) -> tuple[list[Reasoned], str]:
        """Every reason why a wish cannot be done now ([]: it can), and the words that were not understood."""
        return [], self.read(line).name

    @abstractmethod
    def reasoned(self, reasons: Sequence[Reason]) -> list[Reasoned]:
        """Reasons of the engine in words."""

    def why(self, line: str) -> tuple[list[Line], str]:
        """What is `explained`, for a screen of text."""
        reasons, unknown = self.explained(line)
        return self.reason_lines(reasons), unknown

    def refusal(self, reasons: Sequence[Reason]) -> list[Line]:
        """Reasons of the engine for a screen of text."""
        return self.reason_lines(self.reasoned(reasons))

    def reason_lines(self, reasons: Sequence[Reasoned]) -> list[Line]:
        """Reasons for a screen of text."""
        return [reason_line(reason, self.book, self.lang) for reason in reasons]

    # --------------------------------------------------------- a choice of several

    def collect(self, picks: Sequence[int] = ()) -> Draft | None:
        """Make the open choice of several one in any order, with these candidates picked; None if none is open."""
        return None

    def collected(self) -> Collected | None:
        """How far the choice of several is; None if none is collected."""
        return None

    def why_not_number(self, index: int) -> list[Line]:
        """Why an option of the list does not go with what is chosen already; [] if it does."""
        return []

    # -------------------------------------------------------------------- to go on

    def passing(self) -> int:
        """The option that goes on without doing anything, -1 if there is none."""
        return -1

    def only_passing(self) -> bool:
        """Whether that is the only option."""
        return False

    def stop(self) -> str:
        """Which of `GamePackage.stops` this question belongs to, "" for none."""
        return ""

    def main(self) -> bool:
        """Whether passing here is something that has to be told the reader."""
        return False

    def past(self, until: str, since: int) -> bool:
        """Whether a long pass that began in turn `since` has come to what it goes on until."""
        return True

    def announcing(self) -> bool:
        """Whether the reader is in the middle of an announcement, which can be taken back."""
        return False

    # ------------------------------------------------------------------ to end a turn

    def turn(self) -> int:
        """Number of the turn, 0 before the first; always 1 in a game that has none."""
        return 1

    def whose_turn(self) -> str:
        """Tells one turn of the reader's from the next."""
        return str(self.turn())

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


def pieces(view: Any) -> Iterator[dict[str, Any]]:
    """Everything in a view that has a handle and a face."""
    if isinstance(view, dict):
        if "handle" in view and "face" in view:
            yield view
        for value in view.values():
            yield from pieces(value)
    elif isinstance(view, list):
        for value in view:
            yield from pieces(value)
