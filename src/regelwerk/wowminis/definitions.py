"""The definitions of a game: every figure and card lowered, in one value reached from the state."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.definitions import Definitions
from regelwerk.wowminis.hex_grid import BoardGrid, ground
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition
from regelwerk.wowminis.lowered import ScenarioDefinition as PlayedScenario

if TYPE_CHECKING:
    from regelwerk.wowminis.definition_set import DefinitionSet
    from regelwerk.wowminis.definition_words import Scenario

EDITION: Final = "2008"


class MinisDefinitions(Definitions):
    """Definitions of the Miniatures game; `shelf` is the same as words."""

    __slots__ = ("shelf",)

    def __init__(self, shelf: DefinitionSet) -> None:
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

    def figure(self, code: str) -> FigureDefinition:
        """The figure with that code; raises KeyError."""
        found = self.by_code[code]
        assert isinstance(found, FigureDefinition)
        return found

    def card(self, code: str) -> CardDefinition:
        """The action card with that code; raises KeyError."""
        found = self.by_code[code]
        assert isinstance(found, CardDefinition)
        return found

    def ground(self, scenario: Scenario) -> BoardGrid:
        """The board of a scenario, with the scenario's own victory spaces if it names any.

        Always the same object for the same board. Raises KeyError if the board or a space does not exist.
        """
        board = self.shelf.boards[self.shelf.board_code(scenario.board)]
        return measured(board.rows, scenario.victory)


@lru_cache(maxsize=64)
def measured(rows: tuple[str, ...], victory: tuple[str, ...] = ()) -> BoardGrid:
    """A board made from its drawing, once."""
    return measured(rows).with_victory(victory) if victory else ground(rows)
