"""One game at the table: whose question it is, who answers it, and what each is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from regelwerk import catalogue
from regelwerk.kernel.decision import Refused
from regelwerk.kernel.game import Game
from regelwerk.kernel.game_presenter import GamePresenter
from regelwerk.kernel.table_events import Reasoned
from regelwerk.kernel.table_seating import ANNOUNCEMENT, STEP, PassPlan, Past, out_since, passed, steps_back
from regelwerk.kernel.table_text import rule_title
from regelwerk.kernel.taking_back import secret_shown
from regelwerk.players import Player
from regelwerk.players.asking import ask
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Line, Screen
from regelwerk.terminal.typing_in import Halted, Typing

LATER = -2
"""From a table: what was named in advance is not for this question, but may be for one that comes after it."""
LAPS = 2000
"""So many of a seat's questions may be passed in a row without its being asked; a guard against an endless wait."""


@dataclass
class Sitter:
    """Who sits in a seat.

    name      what the others call it
    player    the computer player, None for a person
    stops     where the person is asked even with nothing of his own going on
    auto      whether the rest is passed for him
    until     what a long pass goes on until ("" for none), and the turn it began in
    seen      how many events he has been shown
    marks     what the table looked like when he was last shown it
    asks      whether he is asked before a turn ends in which something is left undone
    asked     the turn in which he has been asked that
    """

    name: str
    player: Player | None = None
    stops: set[str] = field(default_factory=set)
    auto: bool = True
    until: str = ""
    since: int = 0
    seen: int = 0
    marks: str = ""
    asks: bool = True
    asked: str = ""


@dataclass
class Point(Past):
    """A decision of a person's that can be taken back, and how many events he had seen then."""

    seen: int = 0


def because(reason: Reasoned, table: GamePresenter) -> str:
    """A reason in one line, with its rule."""
    return f"{reason.text}  [{rule_title(table.book, reason.rule, table.lang)}]"


class Leave(Exception):
    """The person wants to leave the game as it stands."""


class Session:
    """A game being played at this terminal.

    fresh   whether the hints of the first screen are still to be shown
    picks   what has been picked of the open choice of several, in the order of picking
    several whether the line that is being followed has named several things
    open    whether all may see all (a position that is looked into together): nothing is hidden between turns
    """

    def __init__(self, game: Game, sitters: Sequence[Sitter], screen: Screen, typing: Typing) -> None:
        self.game = game
        self.sitters = list(sitters)
        self.screen = screen
        self.typing = typing
        self.package = catalogue.package(game.rules.name)
        self.points: list[Point] = []
        self.front = -1
        self.then: list[str] = []
        self.x = -1
        self.picks: list[int] = []
        self.several = False
        self.laps = 0
        self.note = ""
        self.fresh = True
        self.open = False
        for sitter in self.sitters:
            if sitter.player is None and not sitter.stops:
                sitter.stops = set(self.package.usual_stops)

    # ------------------------------------------------------------------- seats

    def people(self) -> list[int]:
        """The seats with a person in them."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.player is None]

    def hot_seat(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.people()) > 1

    def names(self, reader: int) -> list[str]:
        """What the seats are called when that seat reads: alone, the reader is "you"."""
        return [
            "" if seat == reader and not self.hot_seat() else sitter.name for seat, sitter in enumerate(self.sitters)
        ]

    def table(self, seat: int) -> GamePresenter:
        """The table as that seat sees it now."""
        table = self.package.table(self.game, seat, say.lang, self.names(seat), self.screen.width)
        table.collect(self.picks)
        return table

    # -------------------------------------------------------------------- play

    def play(self) -> None:
        """Go on to the end of the game, or until somebody leaves (raises Leave, or Ended when input ends)."""
        from regelwerk.terminal.answers import Answers  # it needs this module's classes

        answers = Answers(self)
        while self.game.decision is not None:
            seat = self.game.decision.seat
            player = self.sitters[seat].player
            if player is not None:
                self.game.apply(ask(self.game.rules, self.game.state, player))
                continue
            table = self.table(seat)
            if self.went_on(seat, table):
                continue
            self.turn_to(seat)
            self.show(seat, table)
            answers.take(seat, table)
        self.end()

    def went_on(self, seat: int, table: GamePresenter) -> bool:
        """Whether the question was answered by what the person said before: a long pass, targets named with a card."""
        sitter = self.sitters[seat]
        if self.then or self.x >= 0 or self.several:
            index = table.follow(self.then, self.x) if self.continuing(seat, table) else -1
            if index >= 0:
                self.answer(seat, table, index)
                return True
            if index == LATER:
                return False
            if self.then:
                reasons = table.explained(self.then[0])[0] if table.draft is not None else []
                self.note = because(reasons[0], table) if reasons else say("no-name", name=self.then[0])
            self.then, self.x, self.several = [], -1, False
        plan = PassPlan(sitter.auto, sitter.stops, sitter.until, sitter.since, sitter.auto)
        passing, sitter.until = passed(table, plan)
        if passing < 0 or self.laps > LAPS:
            self.laps = 0
            return False
        self.laps += 1
        if table.main() and not sitter.until:
            key = "auto-passed" if table.only_passing() or table.stop() in sitter.stops else "auto-unasked"
            self.note = say(key, turn=str(table.turn()), stop=self.package.stop_name(table.stop(), say.lang))
        self.game.apply(passing)
        return True

    def continuing(self, seat: int, table: GamePresenter) -> bool:
        """Whether this question may belong to what was begun with an order; the table knows whether it does."""
        return table.draft is not None or (bool(self.points) and self.points[-1].seat == seat)

    def answer(self, seat: int, table: GamePresenter, index: int) -> None:
        """Answer the open question; it can be taken back to here. Of several things a whole set is told."""
        draft = table.draft
        if draft is not None:
            self.laps = 0
            if index < len(table.shown):
                self.picks = draft.toggled(table.shown[index]).picks
                return
        number = int(table.data()["decision"]["number"])
        mark, seen = self.game.mark(), self.sitters[seat].seen
        self.points.append(Point(seat, number, False, table.announcing(), table.turn(), mark, seen=seen))
        self.laps = 0
        self.picks = []
        for step in draft.steps() if draft is not None else [index]:
            self.game.apply(step)

    # -------------------------------------------------------------------- show

    def turn_to(self, seat: int) -> None:
        """Several people at one keyboard: hide what the last one saw, and wait for the next one to sit down."""
        if not self.hot_seat() or self.front == seat:
            self.front = seat
            return
        if self.open:
            self.front = seat
            self.screen.line()
            self.screen.rule(say("hot-seat", name=self.sitters[seat].name))
            return
        if self.front >= 0 or self.screen.plain is False:
            self.screen.clear(40)
        self.screen.rule(say("hot-seat", name=self.sitters[seat].name))
        self.typed(say("hot-seat-enter") + " ")
        self.front = seat
        self.sitters[seat].marks = ""

    def typed(self, prompt: str) -> str:
        """The next line. Ctrl-C or Ctrl-D must not cost anybody a game: only the second one in a row raises Leave."""
        halted = False
        while True:
            try:
                return self.typing.line(prompt)
            except Halted:
                if halted:
                    raise Leave from None
                halted = True
                self.screen.line(say("halted"))

    def show(self, seat: int, table: GamePresenter) -> None:
        """The news, then the table if it looks different now, then the question."""
        sitter = self.sitters[seat]
        if self.fresh:
            self.fresh = False
            self.screen.lines(table.hints(), 2)
        events = self.game.journal[sitter.seen :]
        sitter.seen = len(self.game.journal)
        news = table.news(events)
        if news:
            self.screen.line()
            self.screen.lines(news, 4)
        marks = table.marks()
        if marks != sitter.marks and not table.announcing() and table.turn() > 0:
            sitter.marks = marks
            self.show_board(table)
        elif table.passing() >= 0:
            self.screen.line()
            self.screen.lines(table.between(), 2)
        self.show_question(table)

    def show_board(self, table: GamePresenter) -> None:
        self.screen.line()
        self.screen.lines(table.board(), 2)

    def show_question(self, table: GamePresenter) -> None:
        """What is asked, and the numbered options."""
        self.screen.line()
        if self.note:
            self.screen.line([(self.note, "quiet")])
            self.note = ""
        self.screen.lines(table.question(), 2)
        self.screen.lines(table.menu(table.offers()), 7)
        if table.draft is not None:
            self.screen.line([(say("collect-hint" if not self.picks else "collect-more"), "quiet")])

    def end(self) -> None:
        """The last news, the table as it stands, and how it ended."""
        reader = self.people()[0] if self.people() else -1
        table = self.table(reader)
        if reader >= 0:
            seen = self.sitters[max(self.front, reader)].seen
            self.screen.line()
            self.screen.lines(table.news(self.game.journal[seen:]), 4)
        self.screen.line()
        self.screen.lines(table.board(), 2)
        self.screen.line()
        self.screen.lines(table.ending(), 2)

    # ---------------------------------------------------------------- take back

    def why_not_back(self, seat: int) -> str:
        """Why the last decision of that seat can't be taken back: the key of a sentence, "" if it can."""
        if not self.points:
            return "undo-none"
        point = self.points[-1]
        if self.open:
            return ""
        if point.seat != seat:
            return "undo-others"
        assert point.mark is not None
        out = out_since(self.game, point.mark, [seat])
        if not out and any(secret_shown(self.game, point.mark, other) for other in self.people() if other != seat):
            out = "seen"  # an answer that was given in secret has been shown to another person
        return f"undo-{out}" if out else ""

    def take_back(self, whole: bool = False) -> None:
        """Take the last decision back; `whole`: all of an announcement, to before it began."""
        back = steps_back(self.points, self.points[-1].seat, ANNOUNCEMENT if whole else STEP, whole)
        point = self.points[-back]
        del self.points[-back:]
        assert point.mark is not None
        self.game.take_back(point.mark)
        sitter = self.sitters[point.seat]
        sitter.seen = min(point.seen, len(self.game.journal))
        sitter.until = ""
        self.then, self.x, self.several, self.picks = [], -1, False, []
        for other in self.sitters:
            other.seen = min(other.seen, len(self.game.journal))

    def act(self, seat: int, verb: str) -> Sequence[Line]:
        """An act nobody asked for; the reasons in words if it is refused."""
        try:
            self.game.act(seat, verb)
        except Refused as refused:
            return self.table(seat).refusal(refused.reasons)
        self.points.clear()
        self.picks = []
        return []
