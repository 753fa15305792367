"""How much a computer player thinks about one decision: what a game says of its levels."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchBudget:
    """Counts, not seconds, so that a game can be repeated.

    candidates  how many options are played on
    samples     in how many guessed games
    horizon     how many turns they are played on, as `Ruleset.turn` counts them
    caution     by how many standard errors an option must be better than the look ahead's answer
    """

    candidates: int = 5
    samples: int = 8
    horizon: int = 4
    caution: float = 1.0
