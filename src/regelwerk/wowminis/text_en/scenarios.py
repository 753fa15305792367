"""What a scenario is about, in English."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import english_number
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.text.scenarios import Scenarios, Sentence

TEXTS: Final[dict[str, str]] = {
    "board": "Board: {}.",
    "victory": "Victory spaces: {}.",
    "goal": "Whoever has {} wins.",
    "goal honor": "Whoever has as many victory points as the honor of his own party wins.",
    "destroyed": "An opposing figure destroyed: {}.",
    "same": "Each figure has as many action cards as the others.",
    "each the same": ", each as many as the others",
    "in all": "{} action cards are spread among the figures of a party.",
    "honor": "A party has {} to {} honor.",
    "mixed": "A party may mix factions.",
}
FORMS: Final[dict[str, Sentence]] = {
    "held": (
        "At the end of tick {}: {} for each figure on or next to a victory space.",
        "At the end of ticks {}: {} for each figure on or next to a victory space.",
    ),
    "rounds": ("After {} round the higher score wins.", "After {} rounds the higher score wins."),
    "sizes": ("A party has {} figure.", "A party has {} figures."),
    "cards": ("Each figure has {} action card.", "Each figure has {} action cards."),
    "cards from to": ("Each figure has {} to {} action cards{}.", "Each figure has {} to {} action cards{}."),
}

SCENARIOS: Final = Scenarios(
    texts=TEXTS,
    forms=FORMS,
    points=("victory point", "victory points"),
    number=english_number,
    several=english_number,
    last=("and", "or"),
    board=lambda scenario, shelf: scenario.board,
)


def scenario_text(scenario: vocabulary.Scenario, shelf: DefinitionSet | None = None) -> list[str]:
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
    return SCENARIOS.scenario_text(scenario, shelf)
