"""docs/learning.md: what it shows is what happens; docs/observations.md: the features that there are."""

from __future__ import annotations

import doctest
import re
from typing import Any

import pytest

from regelwerk.duelmasters import evaluation
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.chance import Chance
from tests.games import new_game
from tools import learn_weights, observations_page
from tools.source_files import ROOT

PAGE = ROOT / "docs" / "learning.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_example_does_what_it_shows() -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", TEXT, re.S)
    assert len(blocks) > 12 and TEXT.count(">>>") > 50
    reported: list[str] = []
    session: dict[str, Any] = {"__name__": "learning"}
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), session, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.REPORT_NDIFF)
    runner.run(test, out=reported.append)
    assert runner.failures == 0, "".join(reported)


def test_the_list_of_features_is_up_to_date() -> None:
    """`python -m tools.observations_page` writes it."""
    assert observations_page.PAGE.read_text(encoding="utf-8") == observations_page.page()


def test_the_parts_of_the_evaluation_are_all_of_it() -> None:
    """What weights are learnt for adds up to what the evaluation says."""
    game, chance = new_game("duelmasters", ("first-spark", "dawn-watch"), 3), Chance(3)
    for _ in range(150):
        if game.decision is None:
            break
        state = game.state
        assert isinstance(state, DmState)
        for seat in range(2):
            assert sum(learn_weights.parts(state, seat)) == pytest.approx(evaluation.side(state, seat))
        game.apply(chance.below(len(game.decision.options)))


def test_learning_finds_what_decides() -> None:
    """Of two parts the one that always goes with the win, however large the other is."""
    chance = Chance(1)
    positions = []
    for _ in range(200):
        decides, noise = chance.below(11) - 5.0, 20.0 * (chance.below(11) - 5.0)
        positions.append(([decides, noise], float(decides > 0), 1.0))
    first, second = learn_weights.fit(positions)
    assert first > 100 * abs(second)
