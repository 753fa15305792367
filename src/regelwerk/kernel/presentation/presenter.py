"""The table of a game in words, as one seat sees it at one moment: what the tables of all games do alike.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.game import Game
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.commands import CommandParser, ParsedCommand
from regelwerk.kernel.presentation.decision_view import Collected, DecisionView, choice_of
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.labels import Labeler, TableMessages
from regelwerk.kernel.presentation.log_entries import Data, LogEntry, Reasoned
from regelwerk.kernel.presentation.option_list import OptionItem
from regelwerk.kernel.presentation.set_drafts import DONE, MASKED, collect, named_ones, names_in
from regelwerk.kernel.presentation.text import StyledLine, normalize
from regelwerk.kernel.ruleset import OFFERED
from regelwerk.kernel.set_choice import Draft
from regelwerk.kernel.visibility import SeatHandles, candidates_for, option_for, parse_option, reasons_for

MAX_NAMED: Final = 64
"""So many questions of one announcement are followed at the most."""


class ViewData(Protocol):
    """What a seat sees, as objects."""

    def to_data(self) -> Data:
        """The same as plain data."""

    @property
    def decision(self) -> DecisionView | None:
        """The open decision."""


class EventFormatter(Protocol):
    """Events in words."""

    def summary_lines(self, events: Sequence[Data]) -> list[LogEntry]: ...
    def all_entries(self, events: Sequence[Data]) -> list[LogEntry]: ...


N = TypeVar("N", bound=Labeler[TableMessages])
N_contra = TypeVar("N_contra", bound=Labeler[TableMessages], contravariant=True)


class ReasonFormatter(Protocol[N_contra]):
    """Reasons of a refusal in words."""

    def __call__(self, reasons: Sequence[Data], labeler: N_contra) -> list[Reasoned]: ...


class OptionLister(Protocol):
    """The open decision in words: `kernel.presentation.option_list.OptionList` of a game.

    same   options that are not listed, and which listed one each is the same as
    width  of the screen
    """

    same: dict[int, int]
    width: int

    def question(self) -> list[StyledLine]: ...
    def all(self) -> list[OptionItem]: ...
    def wordings(self) -> list[str]: ...
    def menu(self, offers: list[OptionItem]) -> list[StyledLine]: ...


LAST_EVENTS: Final = 12
"""Among so many of the last events stands what ended the game."""

V = TypeVar("V", bound=ViewData)
C = TypeVar("C", bound=OptionLister)
F = TypeVar("F", bound=CommandParser)


class Presenter(GamePresenter, Generic[V, N, C, F]):
    """The table as one seat sees it now. Make a new one after every decision; it is cheap.

    view              what the seat sees; `labeler`, `option_list`, `command_parser`, `event_formatter` speak of it and
                      understand what is said of it
    reason_formatter  puts the reasons of a refusal into words
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        view: V,
        labeler: N,
        option_list: C,
        command_parser: F,
        event_formatter: EventFormatter,
        reason_formatter: ReasonFormatter[N],
    ) -> None:
        super().__init__(game, seat, labeler.lang)
        self.view = view
        self.labeler = labeler
        self.option_list = option_list
        self.command_parser = command_parser
        self.event_formatter = event_formatter
        self.reason_formatter = reason_formatter

    # ------------------------------------------------------------------- to see

    def question_lines(self) -> list[StyledLine]:
        """What is asked, or whom one waits for."""
        return self.option_list.question()

    def option_items(self) -> list[OptionItem]:
        """The options as they are listed; empty if another seat is asked."""
        return self.option_list.all()

    def listed_twin(self, index: int) -> int:
        """The listed option that one which is not listed is the same as, -1 for one that is listed."""
        return self.option_list.same.get(index, -1)

    def wordings(self) -> list[str]:
        """Every option as a sentence, by its index; options that say the same are listed once by `option_items`."""
        return self.option_list.wordings()

    def outside_wordings(self, options: Sequence[Option]) -> list[str]:
        """Options of the seat that is asked, each as a sentence that names only what this reader may know."""
        decision = self.view.decision
        if decision is None:
            return []
        shown = decision.options
        handles = SeatHandles(self.game.state, self.seat)
        decision.options = [choice_of(option_for(handles, option, self.terms)) for option in options]
        told = self.option_list.wordings()
        decision.options = shown
        return told

    def menu_lines(self, offers: list[OptionItem]) -> list[StyledLine]:
        """The list with its numbers."""
        return self.option_list.menu(offers)

    def entries(self, events: Sequence[Data]) -> list[LogEntry]:
        """What happened, as a player wants to read it."""
        return self.event_formatter.summary_lines(events)

    def all_entries(self, events: Sequence[Data]) -> list[LogEntry]:
        """What happened, every event."""
        return self.event_formatter.all_entries(events)

    def outcome(self) -> Reasoned | None:
        """Who won, and by which rule."""
        result = self.game.result
        if result is None:
            return None
        text = capitalize(self.labeler.messages.EVENTS["over:draw"])
        if result.winners:
            template = self.labeler.messages.EVENTS["over"]
            text = " ".join(self.labeler.seat_names.format_template(template, seat) + "." for seat in result.winners)
        return Reasoned(text, result.rule.number)

    def ending(self) -> str:
        """Why the game ended, in a sentence; "" while it is on and where its last events tell nothing of it."""
        if self.game.result is None:
            return ""
        last = {f"{one['kind']} {one['rule']}": one for one in self.event_data(self.game.event_log[-LAST_EVENTS:])}
        for key, template in self.labeler.messages.ENDINGS.items():
            if key in last:
                return self.labeler.seat_names.format_template(template, last[key]["seat"], last[key]["n"]) + "."
        return ""

    # --------------------------------------------------------- a choice of several

    def collect(self, picks: Sequence[int] = ()) -> Draft | None:
        """Make the open choice of several one in any order, with these candidates picked; None if none is open.

        From then on the options of this table are its candidates, and the one that ends it (`Collected`).
        """
        decision = self.view.decision
        choice = self.game.set_choice
        if decision is None or choice is None or decision.seat != self.seat:
            return None
        self.draft = Draft(choice, picks)
        candidates = candidates_for(self.game.state, self.seat, choice.options, self.terms)
        self.shown = collect(decision, candidates, self.draft)
        return self.draft

    def collected(self) -> Collected | None:
        """How far the choice of several is; None if none is collected."""
        decision = self.view.decision
        return decision.collected if decision is not None else None

    def why_not_number(self, index: int) -> list[StyledLine]:
        """Why an option of the list cannot be chosen: it does not go with what is chosen already; [] if it can."""
        collected = self.collected()
        if self.draft is None or collected is None or not collected.blocked(index):
            return []
        return self.reason_lines(self.draft.why_not(self.shown[index], self.game.cite(OFFERED)))

    def follow_set(self, then: list[str]) -> int:
        """The option that an order given earlier means in a choice of several, -1 if none; uses `then` up.

        The things are named in any order. It ends when nothing can be added, or when what is still named belongs to
        a later question of the same announcement.
        """
        decision = self.view.decision
        collected = self.collected()
        if decision is None or collected is None:
            return -1
        options = decision.options
        decision.options = [option if i in collected.open else MASKED for i, option in enumerate(options)]
        orders = [self.command_parser.order(name) for name in then]
        decision.options = options
        for at, command in enumerate(orders):
            if command.index in collected.open:
                del then[at]
                return command.index
        if collected.done < 0 or not collected.chosen:
            return -1
        return collected.done if (self._goes_on(then) if then else not collected.open) else -1

    def _goes_on(self, then: list[str]) -> bool:
        """Whether what is named fits the question that follows in the announcement, once this choice is made."""
        if self.draft is None or not self.is_announcing():
            return False
        later = self._after(self.draft.steps())
        return later.is_announcing() and later.continue_command(list(then), -1) >= 0

    def _after(self, answers: Sequence[Option | int]) -> Self:
        """The same seat's presenter after these answers, on a fork. Only for an announcement, which shows nothing."""
        fork = self.game.fork()
        for answer in answers:
            fork.apply(answer)
        return self._for_game(fork)

    @abstractmethod
    def _for_game(self, game: Game) -> Self:
        """The same seat's presenter of a game as it is now."""

    def _why_announced(self, line: str) -> tuple[list[Reasoned], str] | None:
        """Why an announcement cannot be made with all that a line names for it; None if it names no several things."""
        command = self.parse(line) if self.collected() is None else ParsedCommand()
        if command.index < 0 or len(command.pending_targets) < 2:
            return None
        later = self._after([command.index])
        then = list(command.pending_targets)
        picks: list[int] = []
        for _ in range(MAX_NAMED):
            if not later.is_announcing():
                break
            draft = later.collect(picks)
            index = later.continue_command(then, command.x)
            if index < 0:
                return self._why_there(later, then) if index == -1 else None
            if draft is not None and index < len(later.shown):
                picks = draft.toggled(later.shown[index]).picks
                later = later._for_game(later.game)
            else:
                later = later._after([index] if draft is None else draft.steps())
                picks = []
        if not then:
            return [], ""
        return self.reasoned([Reason(self.game.cite(OFFERED), "more-is-named")]), ""

    def _why_there(self, later: Self, then: list[str]) -> tuple[list[Reasoned], str]:
        """Why what is still named does not fit the question that stands there."""
        if not then:
            return [], ""
        return later.explained(then[0])

    def _read_set(self, line: str, collected: Collected) -> ParsedCommand:
        """What somebody typed while several things are chosen: first of what is not chosen yet."""
        decision = self.view.decision
        assert decision is not None
        options = decision.options
        decision.options = [MASKED if i in collected.chosen else option for i, option in enumerate(options)]
        first, *others = names_in(self.command_parser, line)
        command = self.command_parser.order(first)
        command.pending_targets = [*others] if others else command.pending_targets
        decision.options = options
        if command.index in collected.open or command.index == collected.done or command.choices:
            return command
        return ParsedCommand(error="not-now")

    def _why_set(self, line: str) -> tuple[list[Reasoned], str] | None:
        """Why the things that a line names cannot be chosen together with what is chosen; None if it names none."""
        decision = self.view.decision
        collected = self.collected()
        if self.draft is None or decision is None or collected is None:
            return None
        cite = self.game.cite(OFFERED)
        data = self.command_parser.parse_intent(line)[0]
        if data is not None and data["verb"] == DONE:
            return self.reasoned(self.draft.why_not_done(cite)), ""
        indexes, unknown = named_ones(self.command_parser, decision, line)
        reasons: list[Reason] = []
        draft = self.draft
        for index in indexes:
            if index == collected.done or index >= len(self.shown):
                continue
            against = draft.why_not(self.shown[index], cite)
            reasons += against
            if not against:
                draft = Draft(draft.choice, [*draft.picks, self.shown[index]])
        if unknown:
            further, unknown = self._why_one(f"{decision.options[0].verb} {unknown}" if indexes else line)
            return [*self.reasoned(reasons), *further], unknown
        return (self.reasoned(reasons), "") if indexes else None

    # ------------------------------------------------------------------ to answer

    def parse(self, line: str) -> ParsedCommand:
        """What somebody typed, among the options."""
        folded = normalize(line)
        collected = self.collected()
        if folded and collected is not None:
            for offer in self.option_items():
                if folded == normalize(offer.command) and offer.index not in collected.chosen:
                    if not collected.blocked(offer.index):
                        return ParsedCommand(index=offer.index)
            return self._read_set(line, collected)
        if not folded:
            return ParsedCommand(error="nothing")
        for offer in self.option_items():
            if folded == normalize(offer.command):
                return ParsedCommand(index=offer.index)
        return self.command_parser.order(line)

    def explained(self, line: str) -> tuple[list[Reasoned], str]:
        """Every reason why an intent cannot be carried out now ([]: it can), and the words that were not understood."""
        explanation = self._why_set(line) if self.collected() is not None else self._why_announced(line)
        return explanation if explanation is not None else self._why_one(line)

    def _why_one(self, line: str) -> tuple[list[Reasoned], str]:
        """The same for one thing, as the engine's options stand."""
        data, unknown = self.command_parser.parse_intent(line)
        if data is None:
            return [], unknown
        state = self.game.state
        intent = parse_option(SeatHandles(state, self.seat), data, self.terms)
        if intent is None:
            return [], line
        reasons = reasons_for(state, self.game.why_not(self.seat, intent), self.seat)
        if not data["subject"] and len(reasons) > 1:  # nothing was named, so that it is not there says nothing
            reasons = [reason for reason in reasons if reason["kind"] != "no-such-card"]
        return self.reason_formatter(reasons, self.labeler), ""

    def reasoned(self, reasons: Sequence[Reason]) -> list[Reasoned]:
        """Reasons of the engine in words."""
        return self.reason_formatter(reasons_for(self.game.state, reasons, self.seat), self.labeler)

    def to_data(self) -> dict[str, Any]:
        """The view as plain data."""
        return self.view.to_data()
