"""Replays as a worker shows them: what they are of, how a seat saw each step, a game to go on from."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from regelwerk.kernel.game import Game
from regelwerk.kernel.replay import DIVERGED, Replay, Verdict
from regelwerk.kernel.state import State
from regelwerk.server import games
from regelwerk.server.forms import Frame
from regelwerk.server.orders import Audience
from regelwerk.server.seen import Reader

KEPT: Final = 8
"""So many replays stay read, the ones asked for last."""
MOST: Final = 60
"""More frames than this are not made at once."""
EVERY: Final = 20
"""After so many steps of a replay its state is kept, so that any other is near one of them."""
LONGEST: Final = 50_000
"""A replay with more lines than this is not played again here."""


class Book:
    """A replay that was read and played again once.

    game     at its end, with the whole record; of one that diverges, where it still agreed
    kept     states by number of steps
    lengths  how long the journal was after so many steps
    """

    def __init__(self, text: str) -> None:
        """Raises BadReplay (a ValueError) for a text that is no replay."""
        if text.count("\n") > LONGEST:
            raise ValueError("this replay is too long to be played again here")
        self.replay = Replay.read(text)
        self.verdict: Verdict = self.replay.verify()
        end = self.verdict.step - 1 if self.verdict.outcome == DIVERGED else None
        self.game: Game = self.replay.resume(None if end is None else max(end, 0))
        self.kept: dict[int, State] = {}
        self.lengths: list[int] = []
        self.turns: list[int] = []
        self.walk()

    def walk(self) -> None:
        """Play it once more and keep states on the way."""
        game = self.replay.begin(True)
        self.lengths.append(len(game.journal))
        self.note(game, 0)
        for number, step in enumerate(self.game.steps, 1):
            follow(game, step.draws, step.act, step.seat, step.index)
            self.lengths.append(len(game.journal))
            self.note(game, number)

    def note(self, game: Game, number: int) -> None:
        if number % EVERY == 0:
            self.kept[number] = game.state.fork()
        turn = getattr(game.state, "turn", 0)
        while isinstance(turn, int) and len(self.turns) < turn:
            self.turns.append(number)

    @property
    def steps(self) -> int:
        """How many steps can be shown."""
        return len(self.game.steps)

    def at(self, number: int) -> Game:
        """The game after so many steps; its record begins there. Raises ValueError if it has not so many."""
        if not 0 <= number <= self.steps:
            raise ValueError(f"the replay has {self.steps} steps, not {number}")
        near = number - number % EVERY
        game = Game(self.game.rules, self.kept[near].fork(), self.game.setup)
        for step in self.game.steps[near:number]:
            follow(game, step.draws, step.act, step.seat, step.index)
        return game


def follow(game: Game, draws: list[Any], act: str, seat: int, index: int) -> None:
    """One recorded step, with the random numbers that fell then."""
    game.state.chance.dictate([draw.value for draw in draws])
    if act:
        game.act(seat, act)
    else:
        game.apply(index)
    game.state.chance.dictating = False


class Shelf:
    """The replays that were asked for last."""

    def __init__(self) -> None:
        self.books: OrderedDict[str, Book] = OrderedDict()

    def book(self, text: str) -> Book:
        """A replay, read and played again. Raises BadReplay (a ValueError)."""
        found = self.books.pop(text, None) or Book(text)
        self.books[text] = found
        while len(self.books) > KEPT:
            self.books.popitem(last=False)
        return found

    def at(self, text: str, step: int) -> Game:
        """A game as it was after so many steps."""
        return self.book(text).at(step)

    def info(self, text: str, names: list[str], lang: str) -> dict[str, Any]:
        """What a replay is of, and what playing it again has shown."""
        book = self.book(text)
        rules = book.game.rules
        header = book.replay.header
        seats = book.game.state.seats
        decks = header.get("decks")
        titles = [deck.get("name", "") if isinstance(deck, dict) else "" for deck in decks or []]
        people = called(seats, names)
        over = Reader(book.game, -1, lang, people).over() if book.game.result is not None else None
        return {
            "game": rules.name,
            "edition": rules.edition,
            "title": games.tables(rules.name).title(lang),
            "names": people,
            "decks": [str(title) for title in titles],
            "steps": book.steps,
            "turns": book.turns,
            "verdict": book.verdict.outcome,
            "why": book.verdict.why,
            "over": over,
        }

    def frames(self, text: str, names: list[str], audience: Audience, first: int, count: int) -> list[Frame]:
        """How a seat saw some steps, each with what had happened since the one before."""
        book = self.book(text)
        seat, lang = audience
        if not -1 <= seat < book.game.state.seats:
            raise ValueError(f"there is no seat {seat}")
        people = called(book.game.state.seats, names)
        found: list[Frame] = []
        game = book.at(max(min(first, book.steps), 0))
        for number in range(max(first, 0), min(first + min(count, MOST), book.steps + 1)):
            found.append(self.frame(book, game, number, seat, lang, people))
            if number < book.steps:
                step = book.game.steps[number]
                follow(game, step.draws, step.act, step.seat, step.index)
        return found

    def frame(self, book: Book, game: Game, number: int, seat: int, lang: str, people: list[str]) -> Frame:
        reader = Reader(game, seat, lang, people)
        since = book.lengths[number - 1] if number else 0
        ask, waiting = reader.question()
        chosen = ""
        if number < book.steps and ask is not None and not book.game.steps[number].act:
            chosen = ask.options[book.game.steps[number].index].text
        text = ask.text if ask is not None else [waiting.text] if waiting is not None else []
        return Frame(
            at=number,
            view=reader.view,
            names={str(handle): name for handle, name in reader.names.items()},
            asked=waiting.seat if waiting is not None else -1,
            text=text,
            chosen=chosen,
            news=reader.news(book.game.journal[since : book.lengths[number]]),
        )


def called(seats: int, names: list[str]) -> list[str]:
    """What the seats are called, by number where no name is known."""
    return [names[seat] if seat < len(names) and names[seat] else f"#{seat + 1}" for seat in range(seats)]
