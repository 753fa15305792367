"""How much a computer player thinks about one decision: what a game says of its levels."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class SearchBudget:
    """Counts, not seconds, so that a game can be repeated.

    candidates  how many options are played on
    samples     in how many guessed games at most
    moves       after so many moves in all of them together no further game is guessed: small games get more of them
    horizon     how many turns they are played on, as `Ruleset.turn` counts them
    caution     by how many standard errors an option must be better than the look ahead's answer
    race        after so many guessed games options that are clearly worse than the best are played on no more
    behind      by how many standard errors they must be worse
    plans       whether what is left of the turn is planned, not left to the quick answer (`players.turn_plan`)
    """

    candidates: int = 5
    samples: int = 8
    moves: float = inf
    horizon: int = 4
    caution: float = 1.0
    race: int = 4
    behind: float = 1.5
    plans: bool = False
