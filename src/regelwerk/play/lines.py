"""Lines as people type them at a table: as an answer, or to ask why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.commands import ParsedCommand, ends_turn
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.log_entries import Reasoned
from regelwerk.kernel.presentation.text import normalize
from regelwerk.kernel.ruleset import OFFERED
from regelwerk.kernel.visibility import why_not_undoable
from regelwerk.play.observations import IllegalActionError, Presenters, reason_of

LANGUAGES: Final = ("en", "de")
"""The languages in which a game can be told."""
MAX_STEPS: Final = 64
"""One line answers no more questions than this."""


def answers_to(game: Game, seat: int, line: str, presenters: Presenters) -> list[Option | int]:
    """The answers that a line gives to the open decision of a seat and, if it names more, to those that follow.

    The game is not changed. Raises IllegalActionError for what is not offered, and ValueError for words that mean
    nothing, or several things.
    """
    exact = sentence_of(game, seat, line, presenters)
    if exact >= 0:
        return [exact]
    lang, command = order_of(game, seat, line, presenters)
    if command.pass_until or command.error == "until":
        raise IllegalActionError(f"{line!r} takes more than one answer: pass, and look again")
    if game.set_choice is not None:
        whole = Course(game, seat, lang, presenters)
        if whole.run(whole.presenter().parse(line)):
            return whole.steps
        if command.index < 0 or command.pending_targets:
            raise illegal(whole.against(line), f"{line!r} names nothing that can be chosen together")
    if command.index < 0:
        raise refusal(game, seat, line, lang, command, presenters)
    course = Course(game, seat, lang, presenters, whole=False)
    if not course.run(command):
        reasons = reasons_against(game, seat, line, lang, presenters)[0]
        left = ", ".join(course.then) or line
        raise illegal(reasons, f"{left!r} does not go with it: leave it out and look what is asked next")
    return course.steps


def sentence_of(game: Game, seat: int, line: str, presenters: Presenters) -> int:
    """The option whose very sentence a line is, -1 if none: it means this one, and nothing that follows."""
    for lang in LANGUAGES:
        sentences = [normalize(text) for text in presenters(game, seat, lang).wordings()]
        if normalize(line) in sentences:
            return sentences.index(normalize(line))
    return -1


def order_of(game: Game, seat: int, line: str, presenters: Presenters) -> tuple[str, ParsedCommand]:
    """What a line means at the open decision, and the language in which it means that."""
    commands: list[tuple[str, ParsedCommand]] = []
    for lang in LANGUAGES:
        presenter = presenters(game, seat, lang)
        command = presenter.end_order() if ends_turn(line) else presenter.parse(line)
        commands.append((lang, command))
    return min(commands, key=lambda entry: entry[1].index < 0)


class Course:
    """The answers that follow from one line, tried on a fork of the game.

    It stops where chance speaks or something hidden is shown, so that nothing comes out by a line that is refused.
    `whole`: an open choice of several things is made in any order, and in one go.
    """

    def __init__(self, game: Game, seat: int, lang: str, presenters: Presenters, whole: bool = True) -> None:
        self.before = game
        self.game = game.fork()
        self.seat = seat
        self.lang = lang
        self.presenters = presenters
        self.whole = whole
        self.picks: list[int] = []
        self.then: list[str] = []
        self.steps: list[Option | int] = []

    def presenter(self) -> GamePresenter:
        """The presenter as the game is now on the fork."""
        presenter = self.presenters(self.game, self.seat, self.lang)
        if self.whole:
            presenter.collect(self.picks)
        return presenter

    def run(self, command: ParsedCommand) -> bool:
        """Answer with all that an order means; whether everything that it names has found its place."""
        self.then = list(command.pending_targets)
        index = command.index
        presenter = self.presenter()
        while index >= 0 and len(self.steps) < MAX_STEPS:
            self.answer(presenter, index)
            self.whole = True
            if not self.goes_on():
                break
            presenter = self.presenter()
            wanted = self.then or self.picks or (command.x >= 0 and presenter.is_announcing())
            index = presenter.continue_command(self.then, command.x) if wanted else -1
            collected = presenter.collected()
            if index < 0 and self.picks and not self.then and collected is not None:
                index = collected.done  # all that was named is chosen, whatever else could be
        return bool(self.steps) and not self.then and not self.picks

    def answer(self, presenter: GamePresenter, index: int) -> None:
        """Answer the question that is asked there; of a choice of several add something, or end it."""
        draft = presenter.draft
        if draft is not None and index < len(presenter.shown):
            self.picks = draft.toggled(presenter.shown[index]).picks
            return
        self.picks = []
        for step in draft.steps() if draft is not None else [index]:
            self.game.apply(step)
            self.steps.append(step)

    def against(self, line: str) -> list[Reasoned]:
        """Why the things that a line names are no set that can be chosen; [] if it names none."""
        first = self.presenters(self.before, self.seat, self.lang)
        first.collect()
        reasons = first.explained(line)[0]
        draft = self.presenter().draft
        if not reasons and self.picks and not self.then and draft is not None:
            reasons = first.reasoned(draft.why_not_done(self.game.cite(OFFERED)))
        return reasons

    def goes_on(self) -> bool:
        """Whether the seat is asked again, and has been shown nothing that it did not know."""
        asked = self.game.decision
        if asked is None or asked.seat != self.seat:
            return False
        return not why_not_undoable(self.before.state, self.game.state, self.seat)


# ---------------------------------------------------------------------------- what is wrong


def reasons_against(game: Game, seat: int, line: str, lang: str, presenters: Presenters) -> tuple[list[Reasoned], str]:
    """Why a seat cannot do what a line says, in a language ([]: it can), and the words that mean nothing to it.

    The line itself may be in either language.
    """
    unknown = ""
    for typed in (lang, *(other for other in LANGUAGES if other != lang)):
        presenter = presenters(game, seat, typed)
        presenter.collect()
        reasons, words = presenter.explained(line)
        if not words:
            return (reasons if typed == lang else in_language(game, seat, line, lang, presenters) or reasons), ""
        unknown = unknown or words
    return [], unknown


def in_language(game: Game, seat: int, line: str, lang: str, presenters: Presenters) -> list[Reasoned]:
    """The same reasons in another language than that of the line, as far as the engine knows its wish."""
    try:
        intent = game.ruleset.parse(game.state, seat, line)
    except ValueError:
        return []
    return presenters(game, seat, lang).reasoned(game.why_not(seat, intent))


def refusal(game: Game, seat: int, line: str, lang: str, command: ParsedCommand, presenters: Presenters) -> ValueError:
    """What to raise for a line that means none of the options."""
    if not line.strip():
        return ValueError("an empty line is no answer")
    if command.error == "unclear" and command.choices:
        presenter = presenters(game, seat, lang)
        meant = "; ".join(offer.command for offer in presenter.option_items() if offer.index in command.choices)
        return ValueError(f"{line!r} may mean several options: {meant}")
    reasons, unknown = reasons_against(game, seat, line, lang, presenters)
    if unknown and not reasons:
        return ValueError(f"seat {seat} sees nothing called {unknown!r}")
    return illegal(reasons, f"{line!r} is not among the options")


def illegal(found: Sequence[Reasoned], otherwise: str) -> IllegalActionError:
    """An error with these reasons; without any, it says something else."""
    reasons = [reason_of(one) for one in found]
    return IllegalActionError("; ".join(map(str, reasons)) or otherwise, reasons)
