"""How records find the rules of the game that they are of, without the kernel knowing any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regelwerk.kernel.ruleset import Ruleset

RULESET_LOOKUPS: Final[list[Callable[[str, str], Ruleset]]] = []
"""How `Replay.read` finds the rules of a game and edition: the package enters its registry here."""
