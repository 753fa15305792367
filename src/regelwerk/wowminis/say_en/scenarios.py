"""What a scenario is about, in English."""

from __future__ import annotations

from regelwerk.kernel.wording import capital, english_number, listed
from regelwerk.wowminis import words as w
from regelwerk.wowminis.say_en.terms import counted
from regelwerk.wowminis.shelf import Shelf


def points(number: int) -> str:
    """Victory points."""
    return counted(number, "victory point", "victory points")


def scenario_text(scenario: w.Scenario, shelf: Shelf | None = None) -> list[str]:
    """Board, goal, points, limits: one sentence in a line. `shelf`: where its board stands.

    >>> from regelwerk.wowminis.scenarios import DUEL
    >>> for line in scenario_text(DUEL):
    ...     print(line)
    Board: Clearing.
    Whoever has as many victory points as the honor of his own party wins.
    An opposing figure destroyed: 4 victory points.
    At the end of ticks 5 and 10: 1 victory point for each figure on or next to a victory space.
    After 30 rounds the higher score wins.
    A party has one figure.
    Each figure has 4 to 7 action cards, each as many as the others.
    """
    said = [f"Board: {scenario.board}."]
    if scenario.victory:
        said.append(f"Victory spaces: {', '.join(scenario.victory)}.")
    if isinstance(scenario.goal, int):
        said.append(f"Whoever has {points(scenario.goal)} wins.")
    else:
        said.append("Whoever has as many victory points as the honor of his own party wins.")
    if scenario.points_destroyed:
        said.append(f"An opposing figure destroyed: {points(scenario.points_destroyed)}.")
    if scenario.points_held and scenario.score_ticks:
        ticks = listed([str(tick) for tick in scenario.score_ticks], "and")
        when = f"At the end of tick{'s' if len(scenario.score_ticks) > 1 else ''} {ticks}"
        said.append(f"{when}: {points(scenario.points_held)} for each figure on or next to a victory space.")
    said.append(f"After {counted(scenario.rounds, 'round', 'rounds')} the higher score wins.")
    return said + party_text(scenario)


def party_text(scenario: w.Scenario) -> list[str]:
    """What the scenario wants of a party."""
    said = []
    if scenario.figures:
        sizes = listed([english_number(size) for size in scenario.figures], "or")
        said.append(f"A party has {sizes} {'figure' if scenario.figures == (1,) else 'figures'}.")
    same = ", each as many as the others" if scenario.same_cards else ""
    if scenario.cards is not None:
        least, most = scenario.cards
        number = counted(least, "action card", "action cards") if least == most else f"{least} to {most} action cards"
        said.append(f"Each figure has {number}{same if least != most else ''}.")
    elif scenario.same_cards:
        said.append("Each figure has as many action cards as the others.")
    if scenario.cards_in_all is not None:
        number = english_number(scenario.cards_in_all)
        said.append(f"{capital(number)} action cards are spread among the figures of a party.")
    if scenario.honor is not None:
        said.append(f"A party has {scenario.honor[0]} to {scenario.honor[1]} honor.")
    if scenario.mixed_factions:
        said.append("A party may mix factions.")
    return said
