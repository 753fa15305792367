"""What the games of an experiment come to: shares of points with intervals, by pairing, entrant, first turn and so on.

A win is one point and a draw half a point. Intervals are Wilson's, of 95 %.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import mean, median

from regelwerk.lab.experiment import Experiment
from regelwerk.lab.records import GameRecord
from regelwerk.simulation.statistics import wilson


@dataclass
class Share:
    """Points out of games.

    >>> share = Share(57, 100)
    >>> f"{share.rate:.2f} ({share.low:.2f} to {share.high:.2f})"
    '0.57 (0.47 to 0.66)'
    """

    points: float = 0.0
    games: int = 0

    def add(self, score: float) -> None:
        """Count one more game."""
        self.points += score
        self.games += 1

    @property
    def rate(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def low(self) -> float:
        return wilson(self.points, self.games)[0]

    @property
    def high(self) -> float:
        return wilson(self.points, self.games)[1]


@dataclass
class Results:
    """An experiment and those of its games that have been played, in the order of their numbers."""

    experiment: Experiment
    games: list[GameRecord] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        return len(self.games) == self.experiment.total

    @property
    def draws(self) -> int:
        return sum(game.score == 0.5 for game in self.games)

    def names(self) -> list[str]:
        """Return the names of the entrants."""
        return [entrant.name for entrant in self.experiment.entrants]

    def score_of(self, entrant: int, game: GameRecord) -> float | None:
        """Return the points of an entrant in a game, None if it did not play."""
        pairing = self.experiment.pairings[game.pairing]
        if entrant not in pairing:
            return None
        return game.score if pairing[0] == entrant else 1.0 - game.score

    def share(self, entrant: int, other: int = -1) -> Share:
        """Return the share of an entrant, against one other or (-1) against all.

        >>> from regelwerk.lab import field_test, run
        >>> results = run(field_test("duelmasters", "first-spark", ["green-tide"], player="random", games=4))
        >>> results.share(0, 1).points + results.share(1, 0).points
        4.0
        """
        share = Share()
        for game in self.games:
            score = self.score_of(entrant, game)
            if score is not None and (other < 0 or other in self.experiment.pairings[game.pairing]):
                share.add(score)
        return share

    def matrix(self) -> dict[tuple[int, int], Share]:
        """Return the share of each entrant against each other that it has met, by their numbers."""
        found: dict[tuple[int, int], Share] = {}
        for game in self.games:
            first, second = self.experiment.pairings[game.pairing]
            found.setdefault((first, second), Share()).add(game.score)
            found.setdefault((second, first), Share()).add(1.0 - game.score)
        return found

    def first_player(self, entrant: int = -1) -> Share:
        """Return the share of whoever had the first turn; of one entrant, in the games in which it had it."""
        share = Share()
        for game in self.games:
            if game.first >= 0 and entrant in (-1, self.experiment.pairings[game.pairing][game.first]):
                share.add(game.score if game.first == 0 else 1.0 - game.score)
        return share

    def mulligans(self, entrant: int = -1) -> tuple[Share, Share]:
        """Return the share after a mulligan, and without one; of one entrant, or of all."""
        after, without = Share(), Share()
        for game in self.games:
            for side, number in enumerate(self.experiment.pairings[game.pairing]):
                if entrant in (-1, number):
                    (after if game.mulligans[side] else without).add(game.score if side == 0 else 1.0 - game.score)
        return after, without

    def average(self, of: Callable[[GameRecord], float]) -> tuple[float, float]:
        """Return mean and median of a number over the games, (0, 0) without games."""
        values = [of(game) for game in self.games]
        return (mean(values), median(values)) if values else (0.0, 0.0)

    def endings(self) -> dict[str, int]:
        """Return how many games ended by which rule."""
        found: dict[str, int] = {}
        for game in self.games:
            found[game.rule] = found.get(game.rule, 0) + 1
        return dict(sorted(found.items()))


@dataclass
class CardShares:
    """The share of an entrant by what became of a card.

    opening          in games in which a copy was drawn before the first turn
    drawn, not_drawn  in games in which a copy was or was not drawn at any time
    played           in games in which a copy was played
    by_turn          by the turn in which the first copy was played
    """

    card: str
    opening: Share = field(default_factory=Share)
    drawn: Share = field(default_factory=Share)
    not_drawn: Share = field(default_factory=Share)
    played: Share = field(default_factory=Share)
    by_turn: dict[int, Share] = field(default_factory=dict)

    @property
    def improvement(self) -> float:
        """How much higher the share is in games in which the card was drawn."""
        return self.drawn.rate - self.not_drawn.rate if self.drawn.games and self.not_drawn.games else 0.0


def card_shares(results: Results, entrant: int) -> list[CardShares]:
    """Return the cards of an entrant, those that improve its share most first.

    Cards that are drawn late are drawn in long games: the difference is no proof of what a card is worth; `lab.swap`
    measures that.

    >>> from regelwerk.lab import field_test, run
    >>> results = run(field_test("duelmasters", "first-spark", ["green-tide"], player="random", games=4))
    >>> all(card.drawn.games + card.not_drawn.games == 4 for card in card_shares(results, 0))
    True
    """
    if not results.experiment.record_cards:
        return []
    found: dict[str, CardShares] = {}
    played: list[tuple[float, set[str]]] = []
    for game in results.games:
        score = results.score_of(entrant, game)
        if score is None:
            continue
        side = results.experiment.pairings[game.pairing].index(entrant)
        drawn = set()
        for record in game.cards:
            if record.side != side:
                continue
            card = found.setdefault(record.card, CardShares(record.card))
            if record.drawn >= 0:
                drawn.add(record.card)
                card.drawn.add(score)
            if record.drawn == 0:
                card.opening.add(score)
            if record.played >= 0:
                card.played.add(score)
                card.by_turn.setdefault(record.played, Share()).add(score)
        played.append((score, drawn))
    for score, drawn in played:
        for code, card in found.items():
            if code not in drawn:
                card.not_drawn.add(score)
    return sorted(found.values(), key=lambda card: (-card.improvement, card.card))


def in_order(games: Iterable[GameRecord]) -> list[GameRecord]:
    """Return games in the order of their numbers."""
    return sorted(games, key=lambda game: game.index)
