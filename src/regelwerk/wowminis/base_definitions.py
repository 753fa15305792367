"""Everything that comes with the game: its figures, action cards, boards and scenarios, as words."""

from __future__ import annotations

from functools import cache

from regelwerk.wowminis.boards import BOARDS
from regelwerk.wowminis.cards import CARDS, FIGURES
from regelwerk.wowminis.definition_set import DefinitionSet, slug
from regelwerk.wowminis.scenarios import SCENARIOS
from regelwerk.wowminis.vocabulary import Definition


def of_the_game() -> list[tuple[str, Definition]]:
    """Code and word of everything that comes with the game, in order."""
    found: list[tuple[str, Definition]] = []
    for set_code, figures in FIGURES:
        found += [(f"{set_code}/{slug(figure.name)}", figure) for figure in figures]
    for set_code, cards in CARDS:
        found += [(f"{set_code}/{slug(card.name)}", card) for card in cards]
    found += [(slug(board.name), board) for board in BOARDS]
    found += [(slug(scenario.name), scenario) for scenario in SCENARIOS]
    return found


@cache
def standard() -> DefinitionSet:
    """Everything that comes with the game.

    >>> sorted(standard().boards), standard().figures["starter/ruby-gemsparkle"].honor
    (['broad-valley', 'clearing', 'ruined-keep'], 5)
    """
    return DefinitionSet(of_the_game())
