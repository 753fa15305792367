"""A player that does nothing: an opponent for who wants to see a deck run by itself."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.players.player import Player, StateSampler

IDLE: Final = ("pass", "skip", "end turn", "end", "no block", "no", "decline", "done")
"""Verbs of options that do nothing, the dearest first."""


class GoldfishPlayer(Player):
    """Passes, skips and declines; where it has to do something it takes the first option."""

    name = "goldfish"

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        verbs = [option["verb"] for option in decision["options"]]
        return next((verbs.index(verb) for verb in IDLE if verb in verbs), 0)
