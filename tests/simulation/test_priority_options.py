"""A quick look tells most windows in which there is nothing to do: what is offered is always what would be found."""

from __future__ import annotations

from typing import cast

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.legality import main_timing
from regelwerk.wowtcg.payment import ready_resources
from regelwerk.wowtcg.priority import find_options
from regelwerk.wowtcg.state import WowState
from tests.games import at_random, new_game

SIXTY = ("frost-and-flame", "call-of-the-storm")
STARTERS = ("learn-elendril", "learn-radak")


def offered_now(state: WowState) -> int:
    """Compare what is offered with what would be found; how many options that were."""
    decision = state.decision
    if decision is None or decision.kind != codes.DECISION_PRIORITY:
        return 0
    have = ready_resources(state, decision.seat)
    found = find_options(state, decision.seat, main_timing(state, decision.seat), have)
    offered = [(option.verb, option.subject, option.object, option.number) for option in decision.options]
    assert offered == [(option.verb, option.subject, option.object, option.number) for option in found]
    return len(found)


@pytest.mark.parametrize("decks", [SIXTY, STARTERS, (*SIXTY, STARTERS[0])], ids=["sixty", "starters", "three seats"])
def test_what_is_offered_is_what_can_be_done(decks: tuple[str, ...]) -> None:
    compared = 0
    for seed in range(5):
        for game in at_random(new_game("wowtcg", decks, seed), Chance(seed)):
            compared += offered_now(cast(WowState, game.state))
    assert compared > 1000


def test_a_guess_lists_for_the_hands_it_has_dealt() -> None:
    compared = 0
    for seed in range(4):
        game = new_game("wowtcg", SIXTY, seed)
        choices = Chance(seed)
        number = 0
        while game.decision is not None:
            number += 1
            if number % 15 == 0:
                guessed = cast(WowState, game.ruleset.guess(game.state, game.decision.seat, choices, None))
                for _ in range(12):
                    if guessed.decision is not None:
                        guessed.apply(guessed.decision.options[choices.below(len(guessed.decision.options))])
                        compared += offered_now(guessed)
            game.apply(choices.below(len(game.decision.options)))
    assert compared > 500
