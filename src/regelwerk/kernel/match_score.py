"""The score of a match, and what a game of a match knows of it: a part of its setup.

A match is best of one, three or five games between two sides (ruling:match). Each of its games is a game like any
other; its setup says under `match` which one it is, who says who begins, and which cards begin it in play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

LENGTHS: Final = (1, 3, 5)
"""Best of how many games a match can be."""
DRAWN: Final = -1
"""In place of the team that won a game: nobody did."""
MATCH: Final = "match"
"""The part of a setup that makes a game one of a match."""


class Kept(NamedTuple):
    """A card that begins a game in play: its code, and its counters as (name, number)."""

    code: str
    counters: tuple[tuple[str, int], ...] = ()


class MatchScore(NamedTuple):
    """How a match stands.

    length  best of how many games
    won     for each game that is over the team that won it, DRAWN for none
    """

    length: int
    won: tuple[int, ...] = ()

    def wins(self, team: int) -> int:
        """How many games a team has won.

        >>> MatchScore(3, (0, DRAWN)).wins(0)
        1
        """
        return self.won.count(team)

    def after(self, team: int) -> MatchScore:
        """The score after one more game that this team has won (DRAWN: nobody)."""
        return MatchScore(self.length, (*self.won, team))

    @property
    def leader(self) -> int:
        """The team that has won more games than the other, DRAWN if none has."""
        first, second = self.wins(0), self.wins(1)
        return DRAWN if first == second else 0 if first > second else 1

    @property
    def is_over(self) -> bool:
        """Whether no further game can change who is ahead (ruling:match).

        >>> MatchScore(3, (0, 0)).is_over, MatchScore(3, (0, 1)).is_over, MatchScore(3, (0, DRAWN)).is_over
        (True, False, False)
        """
        left = self.length - len(self.won)
        return left <= 0 or abs(self.wins(0) - self.wins(1)) > left


class GameOfMatch(NamedTuple):
    """What a game of a match knows of it.

    score    before this game
    chooser  the seat that says who begins, None: chance decides (ruling:match-who-begins)
    kept     for each seat the cards that it begins with in play
    """

    score: MatchScore
    chooser: int | None
    kept: tuple[tuple[Kept, ...], ...]

    def to_data(self) -> dict[str, Any]:
        """As plain data, for a setup."""
        kept = [[[card.code, [list(counter) for counter in card.counters]] for card in cards] for cards in self.kept]
        return {"length": self.score.length, "won": list(self.score.won), "chooser": self.chooser, "kept": kept}

    def goes_on(self, team: int) -> bool:
        """Whether the match has another game if this team loses this one."""
        return not self.score.after(1 - team).is_over  # a match has two sides

    def next_games(self, teams: Sequence[int]) -> int:
        """Bit set of the seats after whose loss there is another game."""
        return sum(1 << seat for seat, team in enumerate(teams) if self.goes_on(team))


def loser_of(score: MatchScore, teams: Sequence[int]) -> int | None:
    """Who says who begins the next game: the first seat of the side that lost the last one (ruling:match-who-begins).

    None: chance decides, in the first game and after a drawn one.

    >>> loser_of(MatchScore(3, (0,)), [0, 1]), loser_of(MatchScore(3, (0, DRAWN)), [0, 1])
    (1, None)
    """
    if not score.won or score.won[-1] == DRAWN:
        return None
    return list(teams).index(1 - score.won[-1])


def game_of_match(setup: Mapping[str, Any]) -> GameOfMatch | None:
    """What the setup of a game says of its match, None for a game by itself. Raises ValueError for what is none."""
    data = setup.get(MATCH)
    if data is None:
        return None
    wrong = wrong_in(data, setup.get("teams", []))
    if wrong:
        raise ValueError(wrong)
    kept = tuple(
        tuple(Kept(code, tuple((name, number) for name, number in counters)) for code, counters in cards)
        for cards in data["kept"]
    )
    return GameOfMatch(MatchScore(data["length"], tuple(data["won"])), data["chooser"], kept)


def wrong_in(data: object, teams: Sequence[int]) -> str:
    """What cannot be said of a match in the setup of a game, "" if nothing."""
    if not isinstance(data, dict) or data.get("length") not in LENGTHS:
        return "a match is best of 1, 3 or 5 games"
    won, chooser, kept = data.get("won"), data.get("chooser"), data.get("kept")
    if sorted(set(teams)) != [0, 1]:
        return "a match has two sides"
    if not isinstance(won, list) or not all(type(team) is int and team in (DRAWN, 0, 1) for team in won):
        return "the games that were won are a list of teams"
    if MatchScore(data["length"], tuple(won)).is_over:
        return "the match was over before this game"
    if chooser is not None and not (type(chooser) is int and 0 <= chooser < len(teams)):
        return "who says who begins is a seat"
    if not isinstance(kept, list) or len(kept) != len(teams) or not all(_are_kept(cards) for cards in kept):
        return "the cards that begin in play are a list for each seat"
    return ""


def _are_kept(cards: object) -> bool:
    return isinstance(cards, list) and all(
        isinstance(card, list) and len(card) == 2 and isinstance(card[0], str) and _are_counters(card[1])
        for card in cards
    )


def _are_counters(counters: object) -> bool:
    return isinstance(counters, list) and all(
        isinstance(counter, list) and len(counter) == 2 and isinstance(counter[0], str) and type(counter[1]) is int
        for counter in counters
    )
