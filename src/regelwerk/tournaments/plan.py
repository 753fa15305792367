"""What a tournament is made of: its plan, those who play in it, the pairings of a round and their results."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from regelwerk import game_registry
from regelwerk.kernel.match_score import LENGTHS

SWISS: Final = "swiss"
SINGLE: Final = "single"
DOUBLE: Final = "double"
ROUND_ROBIN: Final = "round-robin"
SYSTEMS: Final = (SWISS, SINGLE, DOUBLE, ROUND_ROBIN)
"""How it is found out who plays whom: Swiss, single and double elimination, everybody against everybody."""
CONSTRUCTED: Final = "constructed"
SEALED: Final = "sealed"
DRAFT: Final = "draft"
FORMATS: Final = (CONSTRUCTED, SEALED, DRAFT)
"""Where decks come from: brought along (in the Miniatures they are parties), from a pool that is opened or drafted."""
FEWEST: Final = 4
MOST: Final = 64
"""So many players has a tournament."""
LONGEST_ROUND: Final = 600
"""Minutes that a round has at most."""
NOBODY: Final = -1
"""In place of an opponent: a bye."""


class TournamentError(ValueError):
    """A tournament that there cannot be, or something that cannot be done in it now."""


@dataclass(frozen=True)
class Plan:
    """How a tournament is held.

    game     its name in the registry
    system   one of SYSTEMS
    format   one of FORMATS
    length   a match is best of so many games
    rounds   of a Swiss tournament, 0 for as many as it takes to leave one player without a defeat
    minutes  that a round has, 0 for no limit; whoever has a clock keeps it
    seed     all chance of the tournament comes from it: pairings, packs, games
    edition  of the rules, "" for the usual one
    set      the code of the set whose boosters are opened, "" for the usual one
    """

    game: str
    system: str = SWISS
    format: str = CONSTRUCTED
    length: int = 1
    rounds: int = 0
    minutes: int = 0
    seed: int = 0
    edition: str = ""
    set: str = ""


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays in a tournament.

    player  a computer player by its name, "" for a person
    deck    the text of the deck file, "" while there is none
    title   what the deck is called
    """

    name: str
    player: str = ""
    deck: str = ""
    title: str = ""


class Score(NamedTuple):
    """The games of a match that each side has won, and those that nobody has."""

    first: int
    second: int
    drawn: int = 0

    @property
    def turned(self) -> Score:
        """The same from the other side."""
        return Score(self.second, self.first, self.drawn)


@dataclass(frozen=True)
class Pairing:
    """Two who meet in a round, by their numbers; `second` is NOBODY for a bye. `score` is None while they play."""

    first: int
    second: int
    score: Score | None = None

    @property
    def is_bye(self) -> bool:
        """Whether there is nobody to play against."""
        return self.second == NOBODY

    @property
    def is_open(self) -> bool:
        """Whether the match is still to be played."""
        return self.score is None and not self.is_bye

    @property
    def winner(self) -> int:
        """Who has won, NOBODY for a match that is open or drawn. A bye counts as won."""
        if self.is_bye:
            return self.first
        if self.score is None or self.score.first == self.score.second:
            return NOBODY
        return self.first if self.score.first > self.score.second else self.second

    def has(self, entrant: int) -> bool:
        """Whether somebody plays here."""
        return entrant in (self.first, self.second)

    def other(self, entrant: int) -> int:
        """Who sits opposite."""
        return self.second if entrant == self.first else self.first

    def with_score(self, score: Score) -> Pairing:
        """The same, played."""
        return replace(self, score=score)


def needed(length: int) -> int:
    """So many games win a match.

    >>> needed(3)
    2
    """
    return length // 2 + 1


def check_plan(plan: Plan, entrants: int) -> None:
    """Raise TournamentError for a tournament that there cannot be."""
    if plan.game not in game_registry.names():
        raise TournamentError(f"unknown game {plan.game!r}; available: {', '.join(game_registry.names())}")
    if plan.system not in SYSTEMS:
        raise TournamentError(f"there is no system {plan.system!r}; available: {', '.join(SYSTEMS)}")
    if plan.format not in FORMATS:
        raise TournamentError(f"there is no format {plan.format!r}; available: {', '.join(FORMATS)}")
    if plan.format != CONSTRUCTED and game_registry.package(plan.game).limited is None:
        raise TournamentError(f"there are no boosters of {plan.game!r} to play {plan.format} with")
    if plan.set and (plan.format == CONSTRUCTED or plan.set not in game_registry.package(plan.game).limited_sets):
        sets = ", ".join(game_registry.package(plan.game).limited_sets)
        raise TournamentError(f"no boosters of {plan.set!r} are opened; available with sealed and draft: {sets}")
    if plan.edition and plan.edition not in game_registry.package(plan.game).editions:
        editions = ", ".join(game_registry.package(plan.game).editions)
        raise TournamentError(f"there is no edition {plan.edition!r}; available: {editions}")
    if plan.length not in LENGTHS:
        raise TournamentError(f"a match is best of {', '.join(map(str, LENGTHS))} games, not {plan.length!r}")
    if not FEWEST <= entrants <= MOST:
        raise TournamentError(f"a tournament has {FEWEST} to {MOST} players, not {entrants}")
    if plan.rounds and plan.system != SWISS:
        raise TournamentError("only a Swiss tournament has a number of rounds of its own")
    if not 0 <= plan.rounds < entrants:
        raise TournamentError(f"so many players play 1 to {entrants - 1} rounds, not {plan.rounds!r}")
    if not 0 <= plan.minutes <= LONGEST_ROUND:
        raise TournamentError(f"a round has 0 to {LONGEST_ROUND} minutes, not {plan.minutes!r}")


def check_score(score: Score, length: int, needs_winner: bool) -> None:
    """Raise TournamentError for a result that a match of that length cannot have."""
    most = needed(length)
    if min(score) < 0 or max(score.first, score.second) > most or sum(score) > length or sum(score) == 0:
        raise TournamentError(f"{shown(score)} is no result of a match that is best of {length}")
    if needs_winner and score.first == score.second:
        raise TournamentError("whoever loses is out, so a match needs a winner: a drawn one is played again")


def shown(score: Score) -> str:
    """A result as it is written.

    >>> shown(Score(2, 1)), shown(Score(1, 1, 1))
    ('2-1', '1-1-1')
    """
    return "-".join(str(number) for number in (score if score.drawn else score[:2]))


def read_score(text: str) -> Score:
    """A result as it is written: games of the first, of the second, drawn ones. Raises TournamentError.

    >>> read_score("2-1")
    Score(first=2, second=1, drawn=0)
    """
    parts = text.replace(":", "-").split("-")
    if len(parts) not in (2, 3) or not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise TournamentError(f"{text!r} is no result: write 2-1, or 1-1-1 with drawn games")
    return Score(*map(int, parts))
