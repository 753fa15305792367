"""Matches: computer players against each other, one game or many, on one processor or several.

Every game of a series has a seed of its own, made from the seed of the series and the
number of the game. So a series gives the same games however it is cut into pieces, and
any one of them can be played again alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from regelwerk import game_registry, players
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.match import Match
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.setup import with_lists
from regelwerk.kernel.state import State
from regelwerk.players import Player
from regelwerk.players.driver import choose_option
from regelwerk.players.random_player import RandomPlayer
from regelwerk.simulation.statistics import wilson

Maker = Callable[[int], Player]
"""Makes a player from the seed of what it draws. To go to other processes it must be a function of a module."""
Progress = Callable[[int, int], None]
"""Called now and then with the games that are done and those that there will be."""

Observer = Callable[[State], None]
"""Sees a game as it begins and after every answer; `state.events` is what has happened since."""

Own = Sequence[tuple[str, str]]
"""Names and texts of a user's own files of definitions."""

CHUNK: Final = 10
"""Games that one task of an executor plays."""
REDRAWN: Final = 500
"""Decks that cannot meet are drawn again, so often at most."""


class GameCrashedError(Exception):
    """A game that did not come to its end because of a fault in the rules or in a player.

    index   number of the game in its series, -1 for a single one
    seed    its seed; with decks and players in their seats it plays the same game again
    fault   what went wrong, in one line
    """

    def __init__(self, index: int, seed: int, fault: str) -> None:
        super().__init__(index, seed, fault)
        self.index = index
        self.seed = seed
        self.fault = fault

    def __str__(self) -> str:
        return f"game {self.index}, seed {self.seed}: {self.fault}"


@dataclass(frozen=True)
class MatchOutcome:
    """How one game ended. Seats count clockwise from 0; `seats[p]` is the seat in which player p sat.

    winners    the players (not seats) that won; none: a draw
    rule       number of the rule by which it ended
    questions  how often a seat was asked; decisions: with at least two options
    games      how many games were played for it: of a match several
    won        for each game of a match the seat that won it, -1 for none; () for a game by itself
    """

    index: int
    seed: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str
    questions: int
    decisions: int
    games: int = 1
    won: tuple[int, ...] = ()


@dataclass(frozen=True)
class MatchSetup:
    """Who plays what: everything a series needs, so that it can go to another process.

    game        name in the registry
    decks       the deck of each player: a name, the text of a deck file, or a deck of the game's own class
    drawn       each player's deck is drawn from `decks` anew for every game
    players     for each a name (`players.NAMES`) or a Maker
    seed        of the whole series
    swap        players change seats from game to game, their decks with them; without, player p sits in seat p
    windows     which empty windows are asked; "public" is what simulation uses
    edition     of the rules, "" for the usual one
    teams       the team of each player; None: everybody plays for himself
    own         files with definitions of a user's own, for games that read them
    open_lists  whether players know what is in the others' decks (ruling:closed-lists)
    length      0: games by themselves; 1, 3 or 5: each is a match, best of so many games, between two players
    """

    game: str
    decks: tuple[object, ...]
    players: tuple[str | Maker, ...]
    seed: int = 0
    swap: bool = True
    windows: str = "public"
    edition: str = ""
    teams: tuple[int, ...] | None = None
    drawn: bool = False
    own: tuple[tuple[str, str], ...] = ()
    open_lists: bool = False
    length: int = 0
    _setups: dict[tuple[int, ...], dict[str, Any]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.drawn and len(self.decks) > 1 and len(self.players) > 1:
            return
        if len(self.decks) != len(self.players) or len(self.decks) < 2:
            raise ValueError(f"{len(self.players)} players, {len(self.decks)} decks: at least two, one deck for each")

    def decks_for(self, ruleset: Ruleset, seed: int) -> tuple[object, ...]:
        """The deck of each player in the game with that seed."""
        if not self.drawn:
            return self.decks
        return draw_until_compatible(self.decks, len(self.players), seed, partial(self.prepared, ruleset))

    def prepared(self, ruleset: Ruleset, decks: Sequence[object], teams: Sequence[int] | None = None) -> dict[str, Any]:
        """The setup of a game but for its seed, not to be changed. Raises ValueError for decks that cannot meet.

        Which decks meet in which seats is checked once: the same few games are played again and again.
        """
        key = (*(id(deck) for deck in decks), *(teams or ()))
        setup = self._setups.get(key)
        if setup is None:
            plain = ruleset.prepare_custom(decks, 0, teams, self.windows, self.own)
            self._setups[key] = setup = with_lists(plain, self.open_lists)
        return setup

    def __getstate__(self) -> dict[str, Any]:
        """Another process has decks of its own."""
        return {**self.__dict__, "_setups": {}}

    def seats(self, index: int) -> tuple[int, ...]:
        """In which seat each player sits in that game.

        >>> contest = MatchSetup("wowtcg", ("a", "b", "c"), ("random",) * 3)
        >>> contest.seats(0), contest.seats(1)
        ((0, 1, 2), (1, 2, 0))
        """
        count = len(self.players)
        turned = index % count if self.swap else 0
        return tuple((player + turned) % count for player in range(count))


@dataclass
class SeriesResult:
    """What a series came to. `outcomes` is in the order of the games."""

    contest: MatchSetup
    outcomes: list[MatchOutcome] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def single_games(self) -> int:
        """How many games were played, those of matches counted one by one."""
        return sum(outcome.games for outcome in self.outcomes)

    @property
    def draws(self) -> int:
        return sum(not outcome.winners for outcome in self.outcomes)

    def wins(self, player: int, seat: int = -1) -> int:
        """How many games the player won; in that seat, if one is given."""
        return sum(player in o.winners and seat in (-1, o.seats[player]) for o in self.outcomes)

    def played(self, player: int, seat: int) -> int:
        """How many games the player sat in that seat."""
        return sum(outcome.seats[player] == seat for outcome in self.outcomes)

    def interval(self, player: int) -> tuple[float, float]:
        """Between which shares of wins the player's strength lies (Wilson, 95 %)."""
        return wilson(self.wins(player), self.games)

    def endings(self) -> dict[str, int]:
        """How many games ended by which rule."""
        found: dict[str, int] = {}
        for outcome in self.outcomes:
            found[outcome.rule] = found.get(outcome.rule, 0) + 1
        return dict(sorted(found.items()))

    def decisions(self) -> float:
        """Decisions of a game on average."""
        return sum(outcome.decisions for outcome in self.outcomes) / max(self.games, 1)


# ------------------------------------------------------------------------ one game


def draw_decks(decks: Sequence[object], count: int, seed: int) -> tuple[object, ...]:
    """So many decks for the game with that seed, each drawn from all of them.

    >>> draw_decks(("a", "b", "c"), 2, 5) == draw_decks(("a", "b", "c"), 2, 5)
    True
    """
    chance = Chance(derive(seed, 0))
    return tuple(decks[chance.below(len(decks))] for _ in range(count))


def draw_compatible_decks(
    ruleset: Ruleset, decks: Sequence[object], count: int, seed: int, own: Own = ()
) -> tuple[object, ...]:
    """The same, drawn again as long as those that were drawn cannot meet (parties of several sizes).

    Raises ValueError if that goes on for too long.
    """

    def prepare(found: Sequence[object]) -> object:
        return ruleset.prepare_custom(found, seed, None, "public", own)

    return draw_until_compatible(decks, count, seed, prepare)


def draw_until_compatible(
    decks: Sequence[object], count: int, seed: int, prepare: Callable[[Sequence[object]], object]
) -> tuple[object, ...]:
    """The same with that check, which raises ValueError for decks that cannot meet."""
    fault: ValueError | None = None
    for again in range(REDRAWN):
        found = draw_decks(decks, count, derive(seed, again) if again else seed)
        try:
            prepare(found)
        except ValueError as error:
            fault = error
        else:
            return found
    assert fault is not None
    raise fault


def match(
    ruleset: Ruleset,
    decks: Sequence[object],
    contestants: Sequence[str | Maker],
    seed: int,
    windows: str = "public",
    teams: Sequence[int] | None = None,
    own: Own = (),
    open_lists: bool = False,
    observer: Observer | None = None,
) -> MatchOutcome:
    """Play one game; seat s has the deck, the player and the team number s.

    The players' own chances come from the seed too, so the same call is the same game.
    Raises ValueError for bad decks, UnknownPlayerError, and GameCrashedError for a fault on the way.
    """
    setup = with_lists(ruleset.prepare_custom(decks, seed, teams, windows, own), open_lists)
    return match_of(ruleset, setup, contestants, observer)


def match_of(
    ruleset: Ruleset, setup: dict[str, Any], contestants: Sequence[str | Maker], observer: Observer | None = None
) -> MatchOutcome:
    """The same game from its setup, which brings the seed along."""
    seed = setup["seed"]
    seated = [make_players(contestant, derive(seed, 1 + seat)) for seat, contestant in enumerate(contestants)]
    try:
        return play_to_end(ruleset, ruleset.start(setup, None), seated, seed, observer)
    except Exception as fault:
        raise GameCrashedError(-1, seed, f"{type(fault).__name__}: {fault}") from fault


def best_of(
    ruleset: Ruleset,
    setup: dict[str, Any],
    contestants: Sequence[str | Maker],
    length: int,
) -> MatchOutcome:
    """Play a match of several games from the setup of the first, with exchanges between them; all else as `match_of`.

    `rule` is that by which the last game ended. Raises MatchError, a ValueError, besides.
    """
    seed = setup["seed"]
    going = Match(ruleset, setup, length)
    played: list[MatchOutcome] = []
    while going.result is None:
        number = len(played)
        for seat in range(len(contestants)):
            wish = going.suggested_exchange(seat)
            if wish.out:
                going.exchange(seat, wish.out, wish.into)
        of_game = going.next_setup()["seed"]
        seated = [make_players(one, derive(of_game, 1 + seat)) for seat, one in enumerate(contestants)]
        try:
            game = going.begin_next()
            played.append(play_to_end(ruleset, game.state, seated, of_game))
        except Exception as fault:
            raise GameCrashedError(-1, seed, f"{number + 1}: {type(fault).__name__}: {fault}") from fault
    questions, decisions = sum(one.questions for one in played), sum(one.decisions for one in played)
    seats = tuple(range(len(contestants)))
    winners = going.result.winners
    return MatchOutcome(-1, seed, seats, winners, played[-1].rule, questions, decisions, len(played), going.score.won)


def make_players(contestant: str | Maker, seed: int) -> Player:
    """A player from its name or its maker."""
    if isinstance(contestant, str):
        return players.make(contestant, seed)
    return contestant(seed)


def play_to_end(
    ruleset: Ruleset, state: State, seated: Sequence[Player], seed: int, observer: Observer | None = None
) -> MatchOutcome:
    """Play a state to its end. `seated[s]` answers for seat s and sees no more than that seat."""
    if observer is not None:
        observer(state)
    questions = 0
    decisions = 0
    apply = state.apply
    draws = [player.draw if type(player) is RandomPlayer else None for player in seated]
    decision = state.decision
    while decision is not None:
        questions += 1
        options = decision.options
        count = len(options)
        index = 0
        if count > 1:
            decisions += 1
            seat = decision.seat
            draw = draws[seat]
            index = choose_option(ruleset, state, seated[seat]) if draw is None else draw(count)
        apply(options[index])
        if observer is not None:
            observer(state)
        decision = state.decision
    result = state.result
    if result is None:
        raise RuntimeError("nobody is asked, and the game is not over")
    seats = tuple(range(state.seats))
    return MatchOutcome(-1, seed, seats, tuple(result.winners), result.rule.number, questions, decisions)


# ----------------------------------------------------------------------- many games


def play_one(contest: MatchSetup, index: int) -> MatchOutcome:
    """The game with that number of a series. Raises GameCrashedError with the number and the seed."""
    ruleset = game_registry.ruleset(contest.game, contest.edition)
    seats = contest.seats(index)
    decks: list[object] = [None] * len(seats)
    contestants: list[str | Maker] = [""] * len(seats)
    teams = list(range(len(seats)))
    seed = derive(contest.seed, index)
    dealt = contest.decks_for(ruleset, seed)
    for player, seat in enumerate(seats):
        decks[seat] = dealt[player]
        contestants[seat] = contest.players[player]
        if contest.teams is not None:
            teams[seat] = contest.teams[player]
    try:
        if contest.length:
            setup = {**contest.prepared(ruleset, decks), "seed": seed}
            got = best_of(ruleset, setup, contestants, contest.length)
        else:
            setup = {**contest.prepared(ruleset, decks, teams), "seed": seed}
            got = match_of(ruleset, setup, contestants)
    except GameCrashedError as fault:
        raise GameCrashedError(index, fault.seed, fault.fault) from fault
    winners = tuple(sorted(seats.index(seat) for seat in got.winners))
    won = tuple(seats.index(seat) if seat >= 0 else seat for seat in got.won)
    return MatchOutcome(index, got.seed, seats, winners, got.rule, got.questions, got.decisions, got.games, won)


def play_chunk(contest: MatchSetup, first: int, count: int) -> list[MatchOutcome]:
    """The games first .. first + count - 1 of a series: what one task of an executor does."""
    return [play_one(contest, index) for index in range(first, first + count)]


def series(
    contest: MatchSetup,
    games: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    chunk: int = CHUNK,
) -> SeriesResult:
    """Play a series; with an executor of concurrent.futures on as many processors as it has.

    The tally does not depend on the executor or on `chunk`. Raises GameCrashedError for a game that
    did not come to its end, and calls off those that have not begun.
    """
    firsts = range(0, games, chunk)
    found: dict[int, list[MatchOutcome]] = {}
    done = 0
    if executor is None:
        for first in firsts:
            found[first] = play_chunk(contest, first, min(chunk, games - first))
            done += len(found[first])
            if progress is not None:
                progress(done, games)
    else:
        tasks: dict[Future[list[MatchOutcome]], int] = {
            executor.submit(play_chunk, contest, first, min(chunk, games - first)): first for first in firsts
        }
        try:
            for task in as_completed(tasks):
                found[tasks[task]] = task.result()
                done += len(found[tasks[task]])
                if progress is not None:
                    progress(done, games)
        except BaseException:
            for task in tasks:
                task.cancel()
            raise
    return SeriesResult(contest, [outcome for first in firsts for outcome in found[first]])
