"""Replays as a worker shows them: what they are of, how a seat saw each step, a game to go on from."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.coach import Figure, figures
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.persistence.replay import DIVERGED, Replay, ReplayVerdict, follow
from regelwerk.kernel.state import State
from regelwerk.server.schema.replays import ReplayFrame, ReplayFrames, ReplayLine, ReplayLog, ReplayTurn
from regelwerk.server.worker.messages import Audience
from regelwerk.server.worker.view_renderer import ViewRenderer

KEPT: Final = 8
"""So many replays stay read, the ones asked for last."""
MOST: Final = 60
"""More frames than this are not made at once."""
LOGGED: Final = 4000
"""The log of so many steps is made at once: about two seconds' work."""
EVERY: Final = 20
"""After so many steps of a replay its state is kept, so that any other is near one of them."""
LONGEST: Final = 50_000
"""A replay with more lines than this is not played again here."""


class LoadedReplay:
    """A replay that was read and played again once.

    game     at its end, with the whole record; of one that diverges, where it still agreed
    states   by number of steps
    lengths  how long the event log was after so many steps
    """

    def __init__(self, text: str) -> None:
        """Raises ReplayFormatError (a ValueError) for a text that is no replay."""
        if text.count("\n") > LONGEST:
            raise ValueError("this replay is too long to be played again here")
        self.replay = Replay.read(text)
        self.verdict: ReplayVerdict = self.replay.verify()
        end = self.verdict.step - 1 if self.verdict.outcome == DIVERGED else None
        self.game: Game = self.replay.resume(None if end is None else max(end, 0))
        self.states: dict[int, State] = {}
        self.lengths: list[int] = []
        self.walk()

    def walk(self) -> None:
        """Play it once more and keep states on the way."""
        game = self.replay.begin(True)
        self.lengths.append(len(game.event_log))
        self.states[0] = game.state.fork()
        for number, step in enumerate(self.game.steps, 1):
            follow(game, step)
            self.lengths.append(len(game.event_log))
            if number % EVERY == 0:
                self.states[number] = game.state.fork()

    def turns(self, reader: ViewRenderer) -> list[ReplayTurn]:
        """Every turn, in the words of a reader."""
        found = reader.presenter.turns_begun(self.game.event_log)
        return [ReplayTurn(bisect_right(self.lengths, at), text, group) for at, text, group in found]

    def figures(self, turns: Sequence[ReplayTurn], lang: str) -> list[Figure]:
        """How everybody stood as each of the turns began, and at the end."""
        games = [self.at(turn.at) for turn in turns]
        moments = [game.ruleset.standing(game.state) for game in [*games, self.game]]
        return figures(moments, self.game.state.seats, lang)

    def news(self, number: int) -> Sequence[Event]:
        """What the step brought that led to where the game is after so many."""
        return self.game.event_log[self.lengths[number - 1] if number else 0 : self.lengths[number]]

    @property
    def steps(self) -> int:
        """How many steps can be shown."""
        return len(self.game.steps)

    def at(self, number: int) -> Game:
        """The game after so many steps; its record begins there. Raises ValueError if it has not so many."""
        if not 0 <= number <= self.steps:
            raise ValueError(f"the replay has {self.steps} steps, not {number}")
        near = number - number % EVERY
        game = Game(self.game.ruleset, self.states[near].fork(), self.game.setup)
        for step in self.game.steps[near:number]:
            follow(game, step)
        return game

    def readers(
        self, audience: Audience, names: list[str], first: int, count: int
    ) -> Iterator[tuple[int, ViewRenderer]]:
        """One step after the other, as a seat saw it. Raises ValueError for a seat that there is not."""
        seat, lang = audience
        if not -1 <= seat < self.game.state.seats:
            raise ValueError(f"there is no seat {seat}")
        people = called(self.game.state.seats, names)
        game = self.at(min(first, self.steps))
        for number in range(first, min(first + count, self.steps + 1)):
            yield number, ViewRenderer(game, seat, lang, people)
            if number < self.steps:
                step = self.game.steps[number]
                follow(game, step)


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self) -> None:
        self.replays: OrderedDict[str, LoadedReplay] = OrderedDict()

    def load(self, text: str) -> LoadedReplay:
        """Return a replay, read and played again unless it is in the cache. Raises ReplayFormatError (a ValueError)."""
        found = self.replays.pop(text, None) or LoadedReplay(text)
        self.replays[text] = found
        while len(self.replays) > KEPT:
            self.replays.popitem(last=False)
        return found

    def at(self, text: str, step: int) -> Game:
        """A game as it was after so many steps."""
        return self.load(text).at(step)

    def info(self, text: str, names: list[str], lang: str) -> dict[str, Any]:
        """What a replay is of, and what playing it again has shown."""
        loaded = self.load(text)
        ruleset = loaded.game.ruleset
        header = loaded.replay.header
        seats = loaded.game.state.seats
        decks = header.get("decks")
        titles = [deck.get("name", "") if isinstance(deck, dict) else "" for deck in decks or []]
        people = called(seats, names)
        reader = ViewRenderer(loaded.game, -1, lang, people)
        turns = loaded.turns(reader)
        return {
            "game": ruleset.name,
            "edition": ruleset.edition,
            "title": game_registry.package(ruleset.name).title(lang, ruleset.edition),
            "names": people,
            "decks": [str(title) for title in titles],
            "steps": loaded.steps,
            "turns": turns,
            "verdict": loaded.verdict.outcome,
            "why": loaded.verdict.why,
            "over": reader.game_over(),
            "cards": brought(loaded.game, lang),
            "figures": [asdict(figure) for figure in loaded.figures(turns, lang)],
        }

    def frames(self, text: str, names: list[str], audience: Audience, first: int, count: int) -> ReplayFrames:
        """How a seat saw some steps, each with what had happened since the one before."""
        loaded = self.load(text)
        readers = loaded.readers(audience, names, first, min(count, MOST))
        return ReplayFrames(audience[0], [self.frame(loaded, number, reader) for number, reader in readers])

    def log(self, text: str, names: list[str], audience: Audience, first: int) -> ReplayLog:
        """The log of a replay from a step on."""
        loaded = self.load(text)
        lines: list[ReplayLine] = []
        for number, reader in loaded.readers(audience, names, first, LOGGED):
            for line in reader.summary_lines(reader.presenter.event_data(loaded.news(number))):
                lines.append(ReplayLine(line.text, line.rule, line.mark, line.style, number))
        rest = first + LOGGED
        return ReplayLog(audience[0], lines, rest if rest <= loaded.steps else None)

    def look(
        self, text: str, names: list[str], audience: Audience, step: int, handle: Handle
    ) -> tuple[list[str], dict[str, Any]]:
        """More about a piece as a seat could know it after so many steps."""
        loaded = self.load(text)
        for _, reader in loaded.readers(audience, names, min(step, loaded.steps), 1):
            return game_registry.package(reader.rules.name).web.look(reader.presenter, handle)
        return [], {}

    def frame(self, loaded: LoadedReplay, number: int, reader: ViewRenderer) -> ReplayFrame:
        ask, waiting = reader.question()
        chosen = ""
        if number < loaded.steps and ask is not None and not loaded.game.steps[number].act:
            chosen = ask.options[loaded.game.steps[number].index].text
        text = ask.text if ask is not None else [waiting.text] if waiting is not None else []
        return ReplayFrame(
            at=number,
            view=reader.view,
            names={str(handle): name for handle, name in reader.names.items()},
            worded=reader.pending_sentences(),
            asked=waiting.seat if waiting is not None else -1,
            text=text,
            chosen=chosen,
            news=reader.summary_lines(reader.presenter.event_data(loaded.news(number))),
        )


def brought(game: Game, lang: str) -> list[dict[str, Any]]:
    """Definitions of their own that the players had brought along."""
    custom = game_registry.package(game.ruleset.name).own
    own = (game.setup or {}).get("own")
    if custom is None or not own:
        return []
    found: list[dict[str, Any]] = custom.own_report(dict(own), lang)["cards"]
    return found


def called(seats: int, names: list[str]) -> list[str]:
    """What the seats are called, by number where no name is known."""
    return [names[seat] if seat < len(names) and names[seat] else f"#{seat + 1}" for seat in range(seats)]
