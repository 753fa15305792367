"""What a player likes: how much of its chance to win it gives up to do one kind of thing rather than another.

A player that leans to attacks attacks in all close calls, and in no others. So characters differ in how they play and
hardly in how well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State

Leanings = Mapping[Purpose, float]
"""By what an option is for, the chance to win that it may cost, 0 to 1; negative: what it must bring."""

NONE: Final[Leanings] = {}
STEEPEST: Final = 4.0
"""So many times `Ruleset.evaluation_scale` are one whole chance to win, where the curve of `win_chance` is steepest."""


def leaning(ruleset: Ruleset, state: State, option: int, leanings: Leanings) -> float:
    """How much the player likes an option of the open decision, as a chance to win."""
    decision = state.decision
    if not leanings or decision is None:
        return 0.0
    if option == ruleset.neutral_option(state):
        return leanings.get(Purpose.WAIT, 0.0)
    purpose = ruleset.purposes.get(decision.options[option].verb)
    return 0.0 if purpose is None else leanings.get(purpose, 0.0)


def leaning_lead(ruleset: Ruleset, state: State, option: int, leanings: Leanings) -> float:
    """The same in the unit of `Ruleset.evaluate`, by what it changes in an even game."""
    return STEEPEST * ruleset.evaluation_scale * leaning(ruleset, state, option, leanings)


def by_liking(
    ruleset: Ruleset, state: State, rated: list[tuple[int, float]], leanings: Leanings
) -> list[tuple[int, float]]:
    """Options with their ratings in the unit of `Ruleset.evaluate`, the likings added, the best first."""
    if not leanings:
        return rated
    liked = [(option, value + leaning_lead(ruleset, state, option, leanings)) for option, value in rated]
    return sorted(liked, key=lambda one: -one[1])
