"""How the sides of an experiment stood turn by turn, on average: hand, mana, creatures, points and so on.

A turn counts only the games that were still on when it began, so late turns tell of long games.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from regelwerk.lab.results import Results
from regelwerk.simulation.statistics import CONFIDENCE

REACHED: Final = 0.2
"""The share of the games that must have reached a turn for it to be shown."""


class TurnAverage(NamedTuple):
    """The mean of one count as a turn began, over so many games; `error` is its standard error."""

    turn: int
    mean: float
    error: float
    games: int

    @property
    def low(self) -> float:
        """The lower end of the interval of 95 %."""
        return self.mean - CONFIDENCE * self.error

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.mean + CONFIDENCE * self.error


Curves = dict[str, list[TurnAverage]]
"""By count, as in `TurnRecord`, its averages turn by turn."""


def curves(results: Results, entrant: int, score: float | None = None) -> Curves:
    """Return how an entrant stood turn by turn; with `score` only in games in which it made so many points.

    >>> from regelwerk.lab import field_test, run
    >>> results = run(field_test("duelmasters", "first-spark", ["green-tide"], player="random", games=4))
    >>> found = curves(results, 0)
    >>> sorted(found), found["shields"][0]
    (['field', 'hand', 'mana', 'shields'], TurnAverage(turn=1, mean=5.0, error=0.0, games=4))
    """
    return averaged(_seen(results, entrant, score, True))


def opponents_curves(results: Results, entrant: int) -> Curves:
    """Return how those stood whom an entrant met."""
    return averaged(_seen(results, entrant, None, False))


def _seen(results: Results, entrant: int, score: float | None, own: bool) -> Iterator[tuple[str, int, int]]:
    """Each count of an entrant's own side, or of the other, with its turn."""
    for game in results.games:
        made = results.score_of(entrant, game)
        if made is None or (score is not None and made != score):
            continue
        is_first = (results.experiment.pairings[game.pairing][0] == entrant) == own
        for record in game.course:
            yield record.what, record.turn, record.first if is_first else record.second


def averaged(seen: Iterator[tuple[str, int, int]]) -> Curves:
    """The averages of counts by turn, as far as enough of the games go."""
    values: dict[str, dict[int, list[int]]] = {}
    for count, turn, number in seen:
        values.setdefault(count, {}).setdefault(turn, []).append(number)
    found: Curves = {}
    for count, turns in values.items():
        most = max(len(numbers) for numbers in turns.values())
        found[count] = [
            _average(turn, numbers) for turn, numbers in sorted(turns.items()) if len(numbers) >= REACHED * most
        ]
    return found


def _average(turn: int, numbers: list[int]) -> TurnAverage:
    games = len(numbers)
    mean = sum(numbers) / games
    spread = sum((number - mean) ** 2 for number in numbers) / (games - 1) if games > 1 else 0.0
    return TurnAverage(turn, mean, sqrt(spread / games), games)
