"""One game of an environment: dealt again and again, observed from every seat, answered by actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regelwerk import game_registry
from regelwerk.envs.encoder import Encoder, Observation
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence import save as saving
from regelwerk.kernel.setup import with_lists
from regelwerk.play import Game as PlayedGame
from regelwerk.play.game import DEFINITIONS

MAX_DECISIONS = 10_000
"""A game that is not over after so many decisions is cut off, unless an environment is made for longer ones."""


class GameSetup:
    """What is the same for all games of an environment; deals them cheaply.

    name, seats    the game, and how many play
    encoder        what makes observations
    max_decisions  after so many a game is cut off
    """

    def __init__(
        self,
        game: str,
        decks: Sequence[str] | None = None,
        *,
        edition: str = "",
        teams: Sequence[int] | None = None,
        windows: str = "public",
        folder: str = "",
        open_lists: bool = False,
        max_options: int = 0,
        max_pieces: int = 0,
        max_decisions: int = MAX_DECISIONS,
    ) -> None:
        """As `regelwerk.new_game` has it, but for:

        decks        without, the two for a first game
        windows      "public" unless said otherwise: what a simulation wants
        max_options  the size of the action space, 0 for `encoder.MAX_OPTIONS`
        max_pieces   rows of pieces in an observation, 0 for those that the game promises
        """
        limits = {"max_options": max_options, "max_pieces": max_pieces, "max_decisions": max_decisions}
        rules: dict[str, Any] = {"edition": edition, "teams": teams, "windows": windows}
        self._made_of = (game, decks, {**rules, "folder": folder, "open_lists": open_lists, **limits})
        self.name = game_registry.ALIASES.get(game, game)
        package = game_registry.package(self.name)
        self.ruleset = game_registry.ruleset(self.name, edition)
        given = list(decks) if decks is not None else package.card_library().learning_decks()
        if isinstance(decks, str):
            raise ValueError(f"decks must be a list with one deck for each seat, not {decks!r}")
        for limit, bound in limits.items():
            if bound < 0:
                raise ValueError(f"{limit} can't be below 0: {bound}")
        if max_decisions == 0:
            raise ValueError("max_decisions must be at least 1")
        own = self.ruleset.custom_files(folder) if folder else []
        if folder and not own:
            raise ValueError(f"no definition files for {self.name} in {folder!r}")
        self._setup = with_lists(self.ruleset.prepare_custom(given, 0, teams, windows, own), open_lists)
        self.seats = len(given)
        self.package = package
        self.max_decisions = max_decisions
        self.defs = self.ruleset.defs(self._setup)
        known = self.ruleset.defs({key: value for key, value in self._setup.items() if key != DEFINITIONS})
        added = {code for code in self.defs.by_code if code not in known.by_code}
        self.encoder = Encoder(package, self.defs, self.seats, max_options, max_pieces, added)

    def deal(self, seed: int) -> Match:
        """A new game; its first decision is open."""
        setup = {**self._setup, "seed": seed}
        return Match(self, Game(self.ruleset, self.ruleset.start(setup, None)))

    def __deepcopy__(self, memo: dict[int, Any]) -> GameSetup:
        """Itself: it does not change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, self._made_of


def _made_again(game: str, decks: Sequence[str] | None, options: dict[str, Any]) -> GameSetup:
    return GameSetup(game, decks, **options)


class Match:
    """A game being played in an environment. Holds the whole game, and gives out what each seat may know."""

    def __init__(self, setup: GameSetup, game: Game, decisions: int = 0) -> None:
        self.setup = setup
        self._game = game
        self.decisions = decisions
        """How many have been answered."""
        self._worded: PlayedGame | None = None

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        asked = self._game.decision
        return asked.seat if asked is not None else -1

    @property
    def option_count(self) -> int:
        """How many options the seat that is asked has."""
        asked = self._game.decision
        return len(asked.options) if asked is not None else 0

    @property
    def cut_off(self) -> bool:
        """Whether the game has gone on for too long."""
        return self._game.decision is not None and self.decisions >= self.setup.max_decisions

    @property
    def over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self._game.decision is None

    def apply(self, action: int) -> None:
        """Answer the open decision. Raises IndexError for an option that there is not, and changes nothing then."""
        count = self.option_count
        if not 0 <= action < count:
            raise IndexError(f"there is no action {action}: {count} are offered to seat {self.seat}, numbered from 0")
        game = self._game
        game.apply(int(action))
        # The record of a game that only a program plays is read by nobody.
        game.steps.clear()
        game.event_log.clear()
        self.decisions += 1

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, as data."""
        return self._game.view(seat)

    def observe(self, seat: int) -> Observation:
        """The same as arrays."""
        return self.setup.encoder.encode(self.view(seat), seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which actions the seat has: none if it is not asked, however many the other one has."""
        return self.setup.encoder.mask(self.option_count if seat == self.seat else 0)

    def describe(self, action: int, lang: str = "en") -> str:
        """What an action of the seat that is asked does, in a sentence."""
        return self._words().describe(action, lang)

    def board(self, seat: int, lang: str = "en") -> str:
        """The table as a seat sees it, as text."""
        return self._words().board(seat, lang)

    def _words(self) -> PlayedGame:
        """The game in words; it words a decision once, however many of its options are asked for."""
        if self._worded is None:
            self._worded = PlayedGame(self._game)
        return self._worded

    def returns(self) -> list[float]:
        """For each seat what it has got: together always 0, for the best 1 or less, for the worst -1 or more.

        One against one the winner gets 1 and the loser -1; where w win against l, each winner gets l, each loser -w,
        divided by the larger of both. A draw, a game that is not over and one that was cut off give 0 to all.
        """
        result = self._game.result
        seats = range(self.setup.seats)
        if result is None or not result.winners or len(result.winners) == len(seats):
            return [0.0] * len(seats)
        winners = len(result.winners)
        losers = len(seats) - winners
        most = max(winners, losers)
        return [losers / most if seat in result.winners else -winners / most for seat in seats]

    def fork(self) -> Match:
        """A copy that goes on by itself."""
        return Match(self.setup, self._game.fork(), self.decisions)

    def guess(self, seat: int, seed: int) -> Match:
        """A game that the seat cannot tell from this one."""
        state = self._game.guess(seat, Chance(seed))
        return Match(self.setup, Game(self.setup.ruleset, state), self.decisions)

    @property
    def game(self) -> Game:
        """The whole game, hidden things included: for opponents that are asked with `players.driver`."""
        return self._game

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.setup, saving.save(self._game.state, self.setup.ruleset), self.decisions)


def _restored(setup: GameSetup, data: dict[str, Any], decisions: int) -> Match:
    return Match(setup, Game(setup.ruleset, saving.load(data, setup.ruleset, setup.defs)), decisions)
