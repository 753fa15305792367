"""One seat's game in words, as terminal, server and programs ask for it: the question, the options, what happened.

`GamePresenter` is what they may ask of any game. `presenter.Presenter` does most of it for games with cards or figures,
`kernel.small_game.SmallPresenter` for games that have only a few things to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Sequence
from typing import Any

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.commands import ParsedCommand, without_please
from regelwerk.kernel.presentation.decision_view import Collected
from regelwerk.kernel.presentation.log_entries import Data, LogEntry, Reasoned, reason_line, render_entry
from regelwerk.kernel.presentation.option_list import OptionItem
from regelwerk.kernel.presentation.text import StyledLine, normalize, plain, rule_title
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.set_choice import Draft
from regelwerk.kernel.visibility import CodeNames, events_for


class GamePresenter(ABC):
    """What one seat (-1: a spectator) sees, may answer and learns at one moment. Make a new one after every decision.

    book   the rules that are cited; `terms` the game's words, `highlighted_kinds` the kinds of events that stand out
    consequence_kinds  the kinds of events that tell what comes of a move; the foreign ones only with another's card
    bare_kinds  the kinds of events of a card that is played, paid for and put away, with no effect at all
    draft  the choice of several that is being collected, None while none is
    shown  which candidate of it each of the listed options is
    """

    terms: CodeNames
    highlighted_kinds: Container[str] = ()
    consequence_kinds: Container[str] = ()
    foreign_consequence_kinds: Container[str] = ()
    bare_kinds: Container[str] = ()

    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.book: Rulebook = game.ruleset.book()
        self.draft: Draft | None = None
        self.shown: list[int] = []

    # ------------------------------------------------------------------- to see

    @abstractmethod
    def to_data(self) -> dict[str, Any]:
        """The view as plain data."""

    @abstractmethod
    def board_lines(self) -> list[StyledLine]:
        """What there is to see."""

    def compact_board(self) -> list[StyledLine]:
        """The little of it that is shown where something can only be passed."""
        return []

    def display_key(self) -> str:
        """Changes when a player would want to see the board again."""
        return "\n".join(plain(line) for line in self.board_lines())

    def card_detail_lines(self, name: str) -> list[StyledLine]:
        """Something of that name, to be read. Empty if there is none."""
        return []

    def pile_lines(self, query: str) -> list[StyledLine]:
        """What lies in piles that the board does not show."""
        return []

    def hints(self) -> list[StyledLine]:
        """What a newcomer has to know before the first question."""
        return []

    def piece_names(self) -> dict[Handle, str]:
        """What each piece in sight is called, by its handle."""
        faces = [piece for piece in pieces(self.to_data()) if piece["handle"] and piece["face"] is not None]
        return {piece["handle"]: piece["face"]["name"] for piece in faces}

    def waiting(self) -> dict[str, list[str]]:
        """What waits to resolve, in sentences, by the name of its list in the view, in the list's order."""
        return {}

    # --------------------------------------------------------------- what is asked

    @abstractmethod
    def question_lines(self) -> list[StyledLine]:
        """What is asked, or whom one waits for."""

    @abstractmethod
    def option_items(self) -> list[OptionItem]:
        """The options as they are listed; empty if another seat is asked."""

    @abstractmethod
    def menu_lines(self, offers: list[OptionItem]) -> list[StyledLine]:
        """The list with its numbers."""

    @abstractmethod
    def wordings(self) -> list[str]:
        """Every option as a sentence, by its index."""

    def outside_wordings(self, options: Sequence[Option]) -> list[str]:
        """Options of the seat that is asked, each as a sentence that names only what this reader may know.

        Empty for a game that has no words for that.
        """
        return []

    def listed_twin(self, index: int) -> int:
        """The listed option that one which is not listed is the same as, -1 for one that is listed."""
        return -1

    def option_at(self, number: int) -> int:
        """The option that a number in the list means, -1 if none."""
        offers = self.option_items()
        return offers[number - 1].index if 1 <= number <= len(offers) else -1

    # ------------------------------------------------------------- what happened

    def event_data(self, events: Sequence[Event]) -> list[Data]:
        """Events as the seat may know them. They may be old."""
        return events_for(self.game.state, events, self.seat, self.terms)

    @abstractmethod
    def entries(self, events: Sequence[Data]) -> list[LogEntry]:
        """What happened, as a player wants to read it."""

    @abstractmethod
    def all_entries(self, events: Sequence[Data]) -> list[LogEntry]:
        """What happened, one entry for each event."""

    def summary_lines(self, events: Sequence[Event]) -> list[StyledLine]:
        """`entries` for a screen of text."""
        return [
            render_entry(entry, self.book, self.lang, self.highlighted_kinds)
            for entry in self.entries(self.event_data(events))
        ]

    def log_lines(self, events: Sequence[Event]) -> list[StyledLine]:
        """`everything` for a screen of text."""
        return [
            render_entry(entry, self.book, self.lang, self.highlighted_kinds)
            for entry in self.all_entries(self.event_data(events))
        ]

    def turns_begun(self, events: Sequence[Event]) -> list[tuple[int, str, str]]:
        """The turns that begin among these events, as a spectator is told of them.

        Each is the number of its event, what the turn is called, and what it stands under with others ("" for nothing).
        """
        return []

    @abstractmethod
    def outcome(self) -> Reasoned | None:
        """Who won, and by which rule; None while the game is on."""

    def ending(self) -> str:
        """Why the game ended, in a sentence; "" while it is on and where there is nothing to be said."""
        return ""

    def result_lines(self) -> list[StyledLine]:
        """The outcome for a screen of text."""
        outcome = self.outcome()
        if outcome is None:
            return []
        return [[(outcome.text, "accent"), (f"  [{rule_title(self.book, outcome.rule, self.lang)}]", "rule")]]

    # ---------------------------------------------------------------- to answer

    def parse(self, line: str) -> ParsedCommand:
        """What somebody typed, among the options."""
        folded = normalize(line)
        if not folded:
            return ParsedCommand(error="nothing")
        for offer in self.option_items():
            if folded == normalize(offer.command):
                return ParsedCommand(index=offer.index)
        return ParsedCommand(error="no-name", name=line)

    def parse_order(self, line: str) -> tuple[ParsedCommand, str]:
        """`parse`, also of an order with "I" or "please" around it, and the words that count; a long pass passes."""
        command = self.parse(line)
        plainer = without_please(line)
        if plainer and plainer != line:
            asked = self.parse(plainer)
            if asked.index >= 0 or command.index < 0:
                command, line = asked, plainer
        if command.pass_until and command.index < 0:
            command.index = self.pass_option()
        return command, line

    def continue_command(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        return -1

    def explained(self, line: str) -> tuple[list[Reasoned], str]:
        """Every reason why an intent cannot be carried out now ([]: it can), and the words that were not understood."""
        return [], self.parse(line).name

    @abstractmethod
    def reasoned(self, reasons: Sequence[Reason]) -> list[Reasoned]:
        """Reasons of the engine in words."""

    def explain(self, line: str) -> tuple[list[StyledLine], str]:
        """What is `explained`, for a screen of text."""
        reasons, unknown = self.explained(line)
        return self.styled_reasons(reasons), unknown

    def reason_lines(self, reasons: Sequence[Reason]) -> list[StyledLine]:
        """Reasons of the engine for a screen of text."""
        return self.styled_reasons(self.reasoned(reasons))

    def styled_reasons(self, reasons: Sequence[Reasoned]) -> list[StyledLine]:
        """Reasons for a screen of text."""
        return [reason_line(reason, self.book, self.lang) for reason in reasons]

    # --------------------------------------------------------- a choice of several

    def collect(self, picks: Sequence[int] = ()) -> Draft | None:
        """Make the open choice of several one in any order, with these candidates picked; None if none is open."""
        return None

    def collected(self) -> Collected | None:
        """How far the choice of several is; None if none is collected."""
        return None

    def why_not_number(self, index: int) -> list[StyledLine]:
        """Why an option of the list does not go with what is chosen already; [] if it does."""
        return []

    # -------------------------------------------------------------------- to go on

    def pass_option(self) -> int:
        """The option that goes on without doing anything, -1 if there is none."""
        return -1

    def gives_up(self) -> bool:
        """Whether passing here gives something up that the turn offers but once: then it is nobody's usual answer."""
        return False

    def stop_key(self) -> str:
        """Which of `GamePackage.stops` this question belongs to, "" for none."""
        return ""

    def is_own_main_step(self) -> bool:
        """Whether passing here is something that has to be told the reader."""
        return False

    def is_long_pass_over(self, until: str, since: int) -> bool:
        """Whether a long pass that began in turn `since` has come to what it goes on until."""
        return True

    def is_announcing(self) -> bool:
        """Whether the reader is in the middle of an announcement, which can be taken back."""
        return False

    # ------------------------------------------------------------------ to end a turn

    def turn_number(self) -> int:
        """Number of the turn, 0 before the first; always 1 in a game that has none."""
        return 1

    def whose_turn(self) -> str:
        """Tells one turn of the reader's from the next."""
        return str(self.turn_number())

    def closing_option(self) -> int:
        """The option with which the reader lets go of his own turn, -1 if none does: nobody may take it unawares."""
        return -1

    def end_order(self) -> ParsedCommand:
        """What ending the turn means at this question; a game whose turn has steps goes on through those to come."""
        index = self.closing_option()
        return ParsedCommand(index=index, error="" if index >= 0 else "not-now")

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
