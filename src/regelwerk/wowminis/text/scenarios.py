"""What a scenario is about: which sentences there are and in what order, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from regelwerk.kernel.language.sentences import capitalize, counted, join_list
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.definition_set import DefinitionSet

Sentence = tuple[str, str]
"""A sentence for one thing and for several."""


@dataclass(frozen=True)
class Scenarios:
    """One language's sentences about scenarios.

    texts    what is said -> the sentence
    forms    what is said -> the sentence for one thing and for several
    points   victory point, victory points
    number   a number in words
    several  a number of figures in words, where that is another
    last     what stands before the last of several ticks, and of several sizes: "and", "or"
    board    the name of the board; the shelf is None if it is that of the game itself
    """

    texts: Mapping[str, str]
    forms: Mapping[str, Sentence]
    points: tuple[str, str]
    number: Callable[[int], str]
    several: Callable[[int], str]
    last: tuple[str, str]
    board: Callable[[vocabulary.Scenario, DefinitionSet | None], str]

    def scenario_text(self, scenario: vocabulary.Scenario, shelf: DefinitionSet | None) -> list[str]:
        """Board, goal, points, limits: one sentence in a line."""
        sentences = [self.texts["board"].format(self.board(scenario, shelf))]
        if scenario.victory:
            sentences.append(self.texts["victory"].format(", ".join(scenario.victory)))
        if isinstance(scenario.goal, int):
            sentences.append(self.texts["goal"].format(self._points(scenario.goal)))
        else:
            sentences.append(self.texts["goal honor"])
        if scenario.points_destroyed:
            sentences.append(self.texts["destroyed"].format(self._points(scenario.points_destroyed)))
        if scenario.points_held and scenario.score_ticks:
            ticks = join_list([str(tick) for tick in scenario.score_ticks], self.last[0])
            sentences.append(self._form("held", len(scenario.score_ticks), ticks, self._points(scenario.points_held)))
        sentences.append(self._form("rounds", scenario.rounds, scenario.rounds))
        return sentences + self.party_text(scenario)

    def party_text(self, scenario: vocabulary.Scenario) -> list[str]:
        """What the scenario wants of a party."""
        sentences = []
        if scenario.figures:
            sizes = join_list([self.several(size) for size in scenario.figures], self.last[1])
            sentences.append(self._form("sizes", 1 if scenario.figures == (1,) else 2, sizes))
        if scenario.cards is not None:
            sentences.append(self._cards(*scenario.cards, scenario.same_cards))
        elif scenario.same_cards:
            sentences.append(self.texts["same"])
        if scenario.cards_in_all is not None:
            sentences.append(self.texts["in all"].format(capitalize(self.number(scenario.cards_in_all))))
        if scenario.honor is not None:
            sentences.append(self.texts["honor"].format(*scenario.honor))
        if scenario.mixed_factions:
            sentences.append(self.texts["mixed"])
        return sentences

    def _points(self, number: int) -> str:
        return counted(number, *self.points)

    def _form(self, what: str, number: int, *values: object) -> str:
        return self.forms[what][0 if number == 1 else 1].format(*values)

    def _cards(self, least: int, most: int, same: bool) -> str:
        """How many cards each figure has; the same for all goes without saying where it is one number."""
        if least == most:
            return self._form("cards", most, most)
        return self._form("cards from to", most, least, most, self.texts["each the same"] if same else "")
