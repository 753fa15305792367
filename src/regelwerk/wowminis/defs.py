"""The definitions of a game: every figure and card lowered, in one value reached from the state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from regelwerk.kernel.defs import Defs
from regelwerk.wowminis.definitions import Scenario
from regelwerk.wowminis.hexes import Ground, ground
from regelwerk.wowminis.meaning import Card, Figure
from regelwerk.wowminis.meaning import Scenario as PlayedScenario
from regelwerk.wowminis.shelf import Shelf

EDITION: Final = "2008"


class MinisDefs(Defs):
    """Definitions of the Miniatures game; `shelf` is the same as words."""

    __slots__ = ("shelf",)

    def __init__(self, shelf: Shelf) -> None:
        super().__init__("wowminis", EDITION, shelf.digest)
        self.shelf = shelf

    def scenario(self, code: str) -> Scenario:
        """The scenario with that code; raises KeyError."""
        return self.shelf.scenarios[code]

    def played(self, code: str) -> PlayedScenario:
        """The same lowered, as games are played in it."""
        found = self.lowered[f"scenario:{code}"]
        assert isinstance(found, PlayedScenario)
        return found

    def figure(self, code: str) -> Figure:
        """The figure with that code; raises KeyError."""
        found = self.by_code[code]
        assert isinstance(found, Figure)
        return found

    def card(self, code: str) -> Card:
        """The action card with that code; raises KeyError."""
        found = self.by_code[code]
        assert isinstance(found, Card)
        return found

    def ground(self, scenario: Scenario) -> Ground:
        """The board of a scenario, with the scenario's own victory spaces if it names any.

        Always the same object for the same board. Raises KeyError if the board or a space does not exist.
        """
        board = self.shelf.boards[self.shelf.board_code(scenario.board)]
        return measured(board.rows, scenario.victory)


@lru_cache(maxsize=64)
def measured(rows: tuple[str, ...], victory: tuple[str, ...] = ()) -> Ground:
    """A board made from its drawing, once."""
    return measured(rows).with_victory(victory) if victory else ground(rows)
