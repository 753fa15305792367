"""A player that takes any option, each equally likely."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regelwerk.kernel.chance import Chance
from regelwerk.players.player import Player, StateSampler


class RandomPlayer(Player):
    """Plays legally and without sense: the yardstick for all others."""

    name = "random"
    reads_view = False

    def __init__(self, seed: int) -> None:
        self.draw: Callable[[int], int] = Chance(seed).unrecorded
        """Answers a decision with so many options: by the index of one."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        return self.draw(len(decision["options"]))
