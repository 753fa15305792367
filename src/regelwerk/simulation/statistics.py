"""The little statistics that a series of games needs."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.959963984540054
"""Standard deviations of a two-sided interval of 95 %."""


def wilson(hits: float, tries: int, z: float = CONFIDENCE) -> tuple[float, float]:
    """The Wilson score interval of a proportion: where the true one lies with 95 % confidence.

    hits    how often it happened, 0 .. tries; a drawn game may count half
    tries   how often it was tried; with none the interval is all there is, (0.0, 1.0)

    Raises ValueError for numbers that cannot be.

    >>> low, high = wilson(95, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.888 0.978'
    """
    if not 0 <= hits <= tries:
        raise ValueError(f"{hits} of {tries} cannot be")
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    square = z * z
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = z * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return max(middle - half, 0.0), min(middle + half, 1.0)
