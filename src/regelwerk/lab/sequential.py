"""The sequential probability ratio test (Wald 1945): play until it is known which of two shares is the true one.

H0: the share of the first side is at most p0. H1: it is at least p1. The test ends as soon as the likelihood ratio
leaves its bounds; H1 is then accepted wrongly with a probability of at most about alpha, H0 with at most about beta. A
draw is half a win and half a loss. Since the ratio is convex in the score, draws only make errors rarer, and so do
seats of unequal worth that the sides take in turn, as long as the games are independent: a duel deals each anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Final

from regelwerk.lab.messages import LabError

UNDECIDED: Final = ""
ACCEPT_H0: Final = "h0"
ACCEPT_H1: Final = "h1"


@dataclass(frozen=True)
class SequentialTest:
    """A test of two shares. Raises LabError for bounds that make no test.

    >>> test = SequentialTest(0.5, 0.6)
    >>> test.decision([1.0] * 20), test.decision([0.0] * 20), test.decision([1.0, 0.0])
    ('h1', 'h0', '')
    """

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise LabError("until", given=f"{self.p0:g},{self.p1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise LabError("error-rates")

    @property
    def bounds(self) -> tuple[float, float]:
        """Return the log likelihood ratios at which H0 and H1 are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, points: float, games: int) -> float:
        """Return the log likelihood ratio of so many points out of so many games."""
        return points * log(self.p1 / self.p0) + (games - points) * log((1 - self.p1) / (1 - self.p0))

    def decision(self, scores: Iterable[float]) -> str:
        """Return which hypothesis is accepted after these scores: ACCEPT_H0, ACCEPT_H1 or UNDECIDED."""
        found = list(scores)
        ratio = self.ratio(sum(found), len(found))
        low, high = self.bounds
        return ACCEPT_H1 if ratio >= high else ACCEPT_H0 if ratio <= low else UNDECIDED


def read_bounds(given: str) -> tuple[float, float]:
    """Read the shares of `--until`, as 0.5,0.55 or 50,55 (percent). Raises LabError.

    >>> read_bounds("50,55") == read_bounds("0.5,0.55")
    True
    """
    try:
        p0, p1 = (float(part.strip().rstrip("%")) for part in given.split(","))
    except ValueError:
        raise LabError("until", given=given) from None
    if p1 > 1:
        p0, p1 = p0 / 100, p1 / 100
    if not 0 < p0 < p1 < 1:
        raise LabError("until", given=given)
    return p0, p1
