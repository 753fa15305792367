"""Scenes that show a rule: each can be begun, is its first seat's to begin, and can be recorded to be played on."""

from __future__ import annotations

import pytest

from regelwerk import game_registry
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.rule_scenes import ShownRule, position, shown_by, shown_rules

ALL = list(shown_rules().values())
EVERY = 25
"""Of so many scenes one is begun in the short tests."""


@pytest.mark.parametrize(
    "shown",
    [
        pytest.param(one, id=one.rules[0], marks=[] if at % EVERY == 0 else [pytest.mark.thorough])
        for at, one in enumerate(ALL)
    ],
)
def test_a_position_that_shows_a_rule_is_the_first_seat_s_to_play(shown: ShownRule) -> None:
    game = Replay.read(position(shown)).begin(False)
    assert game.decision is not None and game.decision.seat == 0
    assert game_registry.package(shown.game).rules().book().entry(shown.rules[0])


def test_every_game_shows_many_of_its_rules() -> None:
    shown = [game for game, _ in shown_rules()]
    assert shown.count("wowtcg") > 250
    assert shown.count("duelmasters") > 90
    assert shown.count("wowminis") > 70


def test_a_rule_that_no_position_shows_has_none() -> None:
    assert shown_by("wowtcg", "wow:no-such-rule") is None
