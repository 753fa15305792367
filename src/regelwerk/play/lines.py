"""Lines as people type them at a table: as an answer, or to ask why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import OFFERED, Game
from regelwerk.kernel.sight import cannot_forget
from regelwerk.kernel.table_orders import Order, ends_turn
from regelwerk.kernel.table_text import Line, fold
from regelwerk.play.observations import IllegalActionError, reason_of

LANGUAGES: Final = ("en", "de")
"""The languages in which a game can be told."""
MAX_STEPS: Final = 64
"""One line answers no more questions than this."""

Tables = Callable[[Game, int, str], Any]
"""Makes the table of a game in words, as a seat reads it in a language."""


def answers_to(game: Game, seat: int, line: str, tables: Tables) -> list[Option | int]:
    """The answers that a line gives to the open decision of a seat and, if it names more, to those that follow.

    The game is not changed. Raises IllegalActionError for what is not offered, and ValueError for words that mean
    nothing, or several things.
    """
    exact = sentence_of(game, seat, line, tables)
    if exact >= 0:
        return [exact]
    lang, order = order_of(game, seat, line, tables)
    if order.until or order.problem == "until":
        raise IllegalActionError(f"{line!r} takes more than one answer: pass, and look again")
    if game.set_choice is not None:
        whole = Course(game, seat, lang, tables)
        if whole.run(whole.table().read(line)):
            return whole.steps
        if order.index < 0 or order.then:
            raise illegal(game, whole.against(line), f"{line!r} names nothing that can be chosen together")
    if order.index < 0:
        raise refusal(game, seat, line, lang, order, tables)
    course = Course(game, seat, lang, tables, whole=False)
    if not course.run(order):
        reasons = reasons_against(game, seat, line, lang, tables)[0]
        left = ", ".join(course.then) or line
        raise illegal(game, reasons, f"{left!r} does not go with it: leave it out and look what is asked next")
    return course.steps


def sentence_of(game: Game, seat: int, line: str, tables: Tables) -> int:
    """The option whose very sentence a line is, -1 if none: it means this one, and nothing that follows."""
    for lang in LANGUAGES:
        sentences = [fold(one) for one in tables(game, seat, lang).wordings()]
        if fold(line) in sentences:
            return sentences.index(fold(line))
    return -1


def order_of(game: Game, seat: int, line: str, tables: Tables) -> tuple[str, Order]:
    """What a line means at the open decision, and the language in which it means that."""
    found: list[tuple[str, Order]] = []
    for lang in LANGUAGES:
        table = tables(game, seat, lang)
        order: Order = table.end_order() if ends_turn(line) else table.read(line)
        found.append((lang, order))
    return min(found, key=lambda one: one[1].index < 0)


class Course:
    """The answers that follow from one line, tried on a fork of the game.

    It stops where chance speaks or something hidden is shown, so that nothing comes out by a line that is refused.
    `whole`: an open choice of several things is made in any order, and in one go.
    """

    def __init__(self, game: Game, seat: int, lang: str, tables: Tables, whole: bool = True) -> None:
        self.before = game
        self.game = game.fork()
        self.seat = seat
        self.lang = lang
        self.tables = tables
        self.whole = whole
        self.picks: list[int] = []
        self.then: list[str] = []
        self.steps: list[Option | int] = []

    def table(self) -> Any:
        """The table as it is now on the fork."""
        table = self.tables(self.game, self.seat, self.lang)
        if self.whole:
            table.collect(self.picks)
        return table

    def run(self, order: Order) -> bool:
        """Answer with all that an order means; whether everything that it names has found its place."""
        self.then = list(order.then)
        index = order.index
        table = self.table()
        while index >= 0 and len(self.steps) < MAX_STEPS:
            self.answer(table, index)
            self.whole = True
            if not self.goes_on():
                break
            table = self.table()
            wanted = self.then or self.picks or (order.x >= 0 and table.announcing())
            index = table.follow(self.then, order.x) if wanted else -1
            if index < 0 and self.picks and not self.then:
                index = table.collected().done  # all that was named is chosen, whatever else could be
        return bool(self.steps) and not self.then and not self.picks

    def answer(self, table: Any, index: int) -> None:
        """Answer the question of that table; of a choice of several add something, or end it."""
        draft = table.draft
        if draft is not None and index < len(table.shown):
            self.picks = draft.toggled(table.shown[index]).picks
            return
        self.picks = []
        for step in draft.steps() if draft is not None else [index]:
            self.game.apply(step)
            self.steps.append(step)

    def against(self, line: str) -> list[Line]:
        """Why the things that a line names are no set that can be chosen; [] if it names none."""
        first = self.tables(self.before, self.seat, self.lang)
        first.collect()
        reasons: list[Line] = first.why(line)[0]
        if not reasons and self.picks and not self.then:
            reasons = first.refusal(self.table().draft.why_not_done(self.game.cite(OFFERED)))
        return reasons

    def goes_on(self) -> bool:
        """Whether the seat is asked again, and has been shown nothing that it did not know."""
        asked = self.game.decision
        if asked is None or asked.seat != self.seat:
            return False
        return not cannot_forget(self.before.state, self.game.state, self.seat)


# ---------------------------------------------------------------------------- what is wrong


def reasons_against(game: Game, seat: int, line: str, lang: str, tables: Tables) -> tuple[list[Line], str]:
    """Why a seat cannot do what a line says, in a language ([]: it can), and the words that mean nothing to it.

    The line itself may be in either language.
    """
    unknown = ""
    for typed in (lang, *(other for other in LANGUAGES if other != lang)):
        table = tables(game, seat, typed)
        table.collect()
        reasons, words = table.why(line)
        if not words:
            return (reasons if typed == lang else in_language(game, seat, line, lang, tables) or reasons), ""
        unknown = unknown or words
    return [], unknown


def in_language(game: Game, seat: int, line: str, lang: str, tables: Tables) -> list[Line]:
    """The same reasons in another language than that of the line, as far as the engine knows its wish."""
    try:
        intent = game.rules.parse(game.state, seat, line)
    except ValueError:
        return []
    lines: list[Line] = tables(game, seat, lang).refusal(game.why_not(seat, intent))
    return lines


def refusal(game: Game, seat: int, line: str, lang: str, order: Order, tables: Tables) -> ValueError:
    """What to raise for a line that means none of the options."""
    if not line.strip():
        return ValueError("an empty line is no answer")
    if order.problem == "unclear" and order.choices:
        table = tables(game, seat, lang)
        meant = "; ".join(offer.said for offer in table.offers() if offer.index in order.choices)
        return ValueError(f"{line!r} may mean several options: {meant}")
    reasons, unknown = reasons_against(game, seat, line, lang, tables)
    if unknown and not reasons:
        return ValueError(f"nothing that seat {seat} could mean here is called {unknown!r}")
    return illegal(game, reasons, f"{line!r} is not among the options")


def illegal(game: Game, lines: list[Line], otherwise: str) -> IllegalActionError:
    """An error with these reasons; without any, it says something else."""
    reasons = [reason_of(line, game.rules.book()) for line in lines]
    return IllegalActionError("; ".join(map(str, reasons)) or otherwise, reasons)
