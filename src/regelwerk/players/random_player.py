"""A player that takes any option, each equally likely."""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.chance import Chance
from regelwerk.players.player import Player, StateSampler


class RandomPlayer(Player):
    """Plays legally and without sense: the yardstick for all others."""

    name = "random"
    reads_view = False

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        return self.chance.below(len(decision["options"]))
