"""The table of a game in words, as one seat sees it at one moment: what the tables of all games do alike.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.game import OFFERED, Game
from regelwerk.kernel.game_presenter import GamePresenter
from regelwerk.kernel.set_choice import Draft
from regelwerk.kernel.sight import Names, candidates_for, intent_of, reasons_for
from regelwerk.kernel.table_collecting import DONE, MASKED, collect, named_ones, names_in
from regelwerk.kernel.table_events import Data, Entry, Reasoned
from regelwerk.kernel.table_naming import Namer
from regelwerk.kernel.table_offers import Offer, Offers
from regelwerk.kernel.table_orders import Finder, Order
from regelwerk.kernel.table_reading import Collected, Question
from regelwerk.kernel.table_text import Line, fold
from regelwerk.kernel.wording import capital

MAX_NAMED: Final = 64
"""So many questions of one announcement are followed at the most."""


class View(Protocol):
    """What a seat sees, as objects."""

    data: Data

    @property
    def question(self) -> Question | None:
        """The open decision."""


class Teller(Protocol):
    """Events in words."""

    def news(self, events: Sequence[Data]) -> list[Entry]: ...
    def everything(self, events: Sequence[Data]) -> list[Entry]: ...


class Reasons(Protocol):
    """Reasons of a refusal in words."""

    def __call__(self, reasons: Sequence[Data], namer: Any) -> list[Reasoned]: ...


V = TypeVar("V", bound=View)
N = TypeVar("N", bound=Namer)
C = TypeVar("C", bound=Offers[Any, Any])
F = TypeVar("F", bound=Finder)


class Table(GamePresenter, Generic[V, N, C, F]):
    """The table as one seat sees it now. Make a new one after every decision; it is cheap.

    view     what the seat sees; `namer`, `choices`, `finder`, `teller` speak of it and understand what is said of it
    reasons  puts the reasons of a refusal into words
    """

    def __init__(
        self, game: Game, seat: int, view: V, namer: N, choices: C, finder: F, teller: Teller, reasons: Reasons
    ) -> None:
        super().__init__(game, seat, namer.lang)
        self.view = view
        self.namer = namer
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

    def wordings(self) -> list[str]:
        """Every option as a sentence, by its index; options that say the same are listed once by `offers`."""
        asked = self.choices.view.question
        options = [] if asked is None else asked.options
        return [self.choices.offer(index, option, asked).said for index, option in enumerate(options)]

    def menu(self, offers: list[Offer]) -> list[Line]:
        """The list with its numbers."""
        return self.choices.menu(offers)

    def entries(self, told: Sequence[Data]) -> list[Entry]:
        """What happened, as a player wants to read it."""
        return self.teller.news(told)

    def everything(self, told: Sequence[Data]) -> list[Entry]:
        """What happened, every event."""
        return self.teller.everything(told)

    def outcome(self) -> Reasoned | None:
        """Who won, and by which rule."""
        result = self.game.result
        if result is None:
            return None
        said = capital(self.namer.words.EVENTS["over:draw"])
        if result.winners:
            template = self.namer.words.EVENTS["over"]
            said = " ".join(self.namer.people.filled(template, seat) + "." for seat in result.winners)
        return Reasoned(said, result.rule.number)

    # --------------------------------------------------------- a choice of several

    def collect(self, picks: Sequence[int] = ()) -> Draft | None:
        """Make the open choice of several one in any order, with these candidates picked; None if none is open.

        From then on the options of this table are its candidates, and the one that ends it (`Collected`).
        """
        asked = self.view.question
        choice = self.game.set_choice
        if asked is None or choice is None or asked.seat != self.seat:
            return None
        self.draft = Draft(choice, picks)
        told = candidates_for(self.game.state, self.seat, choice.options, self.terms)
        self.shown = collect(asked, told, self.draft)
        return self.draft

    def collected(self) -> Collected | None:
        """How far the choice of several is; None if none is collected."""
        asked = self.view.question
        return asked.collected if asked is not None else None

    def why_not_number(self, index: int) -> list[Line]:
        """Why an option of the list cannot be chosen: it does not go with what is chosen already; [] if it can."""
        collected = self.collected()
        if self.draft is None or collected is None or not collected.blocked(index):
            return []
        return self.refusal(self.draft.why_not(self.shown[index], self.game.cite(OFFERED)))

    def follow_set(self, then: list[str]) -> int:
        """The option that an order given earlier means in a choice of several, -1 if none; uses `then` up.

        The things are named in any order. It ends when nothing can be added, or when what is still named belongs to
        a later question of the same announcement.
        """
        asked = self.view.question
        collected = self.collected()
        if asked is None or collected is None:
            return -1
        options = asked.options
        asked.options = [one if i in collected.open else MASKED for i, one in enumerate(options)]
        orders = [self.finder.order(name) for name in then]
        asked.options = options
        for at, order in enumerate(orders):
            if order.index in collected.open:
                del then[at]
                return order.index
        if collected.done < 0 or not collected.chosen:
            return -1
        return collected.done if (self._goes_on(then) if then else not collected.open) else -1

    def _goes_on(self, then: list[str]) -> bool:
        """Whether what is named fits the question that follows in the announcement, once this choice is made."""
        if self.draft is None or not self.announcing():
            return False
        later = self._after(self.draft.steps())
        return bool(later.announcing()) and int(later.follow(list(then), -1)) >= 0

    def _after(self, answers: Sequence[Option | int]) -> Any:
        """The same table after these answers, on a fork. Only for steps of an announcement: they bring nothing out."""
        fork = self.game.fork()
        for answer in answers:
            fork.apply(answer)
        return self._again(fork)

    def _again(self, game: Game) -> Any:
        """The same seat's table of a game as it is now."""
        made: Any = type(self)
        return made(game, self.seat, self.lang, self.namer.people.names, self.choices.width)

    def _why_announced(self, line: str) -> tuple[list[Reasoned], str] | None:
        """Why an announcement cannot be made with all that a line names for it; None if it names no several things."""
        order = self.read(line) if self.collected() is None else Order()
        if order.index < 0 or len(order.then) < 2:
            return None
        table = self._after([order.index])
        then = list(order.then)
        picks: list[int] = []
        for _ in range(MAX_NAMED):
            if not table.announcing():
                break
            draft = table.collect(picks)
            index = table.follow(then, order.x)
            if index < 0:
                return self._why_there(table, then) if index == -1 else None
            if draft is not None and index < len(table.shown):
                picks = draft.toggled(table.shown[index]).picks
                table = table._again(table.game)
            else:
                table = table._after([index] if draft is None else draft.steps())
                picks = []
        if not then:
            return [], ""
        return self.reasoned([Reason(self.game.cite(OFFERED), "more-is-named")]), ""

    def _why_there(self, table: Any, then: list[str]) -> tuple[list[Reasoned], str]:
        """Why what is still named does not fit the question that stands there."""
        if not then:
            return [], ""
        found: tuple[list[Reasoned], str] = table.explained(then[0])
        return found

    def _read_set(self, line: str, collected: Collected) -> Order:
        """What somebody typed while several things are chosen: first of what is not chosen yet."""
        asked = self.view.question
        assert asked is not None
        options = asked.options
        asked.options = [MASKED if i in collected.chosen else one for i, one in enumerate(options)]
        first, *others = names_in(self.finder, line)
        order = self.finder.order(first)
        order.then = [*others] if others else order.then
        asked.options = options
        if order.index in collected.open or order.index == collected.done or order.choices:
            return order
        return Order(problem="not-now")

    def _why_set(self, line: str) -> tuple[list[Reasoned], str] | None:
        """Why the things that a line names cannot be chosen together with what is chosen; None if it names none."""
        asked = self.view.question
        collected = self.collected()
        if self.draft is None or asked is None or collected is None:
            return None
        cite = self.game.cite(OFFERED)
        wish = self.finder.wish(line)[0]
        if wish is not None and wish["verb"] == DONE:
            return self.reasoned(self.draft.why_not_done(cite)), ""
        found, unknown = named_ones(self.finder, asked, line)
        reasons: list[Reason] = []
        draft = self.draft
        for index in found:
            if index == collected.done or index >= len(self.shown):
                continue
            against = draft.why_not(self.shown[index], cite)
            reasons += against
            if not against:
                draft = Draft(draft.choice, [*draft.picks, self.shown[index]])
        if unknown:
            further, unknown = self._why_one(f"{asked.options[0].verb} {unknown}" if found else line)
            return [*self.reasoned(reasons), *further], unknown
        return (self.reasoned(reasons), "") if found else None

    # ------------------------------------------------------------------ to answer

    def read(self, line: str) -> Order:
        """What somebody typed, among the options."""
        folded = fold(line)
        collected = self.collected()
        if folded and collected is not None:
            for offer in self.offers():
                if folded == fold(offer.said) and offer.index not in collected.chosen:
                    if not collected.blocked(offer.index):
                        return Order(index=offer.index)
            return self._read_set(line, collected)
        if not folded:
            return Order(problem="nothing")
        for offer in self.offers():
            if folded == fold(offer.said):
                return Order(index=offer.index)
        return self.finder.order(line)

    def explained(self, line: str) -> tuple[list[Reasoned], str]:
        """Every reason why a wish cannot be done now ([]: it can), and the words that were not understood."""
        found = self._why_set(line) if self.collected() is not None else self._why_announced(line)
        return found if found is not None else self._why_one(line)

    def _why_one(self, line: str) -> tuple[list[Reasoned], str]:
        """The same for one thing, as the engine's options stand."""
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

    def reasoned(self, reasons: Sequence[Reason]) -> list[Reasoned]:
        """Reasons of the engine in words."""
        return self.reasons(reasons_for(self.game.state, reasons, self.seat), self.namer)

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return self.view.data
