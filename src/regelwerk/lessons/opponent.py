"""How the other side plays when a lesson has let go: as a beginner who often does not look."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.game import Game

LEVEL: Final = "beginner"
"""The computer player that plays where it does not slip."""
SLIPS: Final = 2
"""One of so many decisions is made at random."""


def slip(game: Game) -> int:
    """The option that is taken at random, -1 where the opponent plays as well as he can.

    It follows from the seed of the game and the number of the decision, so that a game can be repeated.
    """
    decision = game.decision
    if decision is None:
        return -1
    seed = (game.setup or {}).get("seed", 0)
    chance = Chance(derive(derive(seed if isinstance(seed, int) else 0, 2000), decision.number))
    return chance.below(len(decision.options)) if chance.below(SLIPS) == 0 else -1
