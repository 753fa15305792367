"""The rest of a turn, planned while an idea is played on: better than the quick policy, where a budget says so."""

from __future__ import annotations

import pytest

from regelwerk import game_registry, players
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.players import search, turn_plan
from regelwerk.players.driver import choose_option
from regelwerk.players.policy import play_to
from tests.players.test_search import positions

GAMES = ("duelmasters", "wowtcg", "wowminis")


def test_a_planned_turn_comes_to_more_than_a_quick_one() -> None:
    """In the same guessed games: each move was chosen by how such a game goes on, two turns far."""
    ruleset = game_registry.ruleset("duelmasters")
    quick = planned = 0.0
    for number, state in enumerate(positions("duelmasters", 3, 12)):
        assert state.decision is not None
        seat = state.decision.seat
        guessed = ruleset.guess(state, seat, Chance(number), None)
        turn = ruleset.turn(guessed)[0] + turn_plan.AHEAD
        quick += ruleset.win_chance(play_to(ruleset, guessed.fork(), turn), seat)
        after = turn_plan.play_turn(ruleset, guessed.fork(), seat)
        planned += ruleset.win_chance(play_to(ruleset, after, turn), seat)
    assert planned > quick


@pytest.mark.parametrize("game", GAMES)
def test_it_ends_with_the_turn_and_plays_the_same_again(game: str) -> None:
    ruleset = game_registry.ruleset(game)
    for state in positions(game, 9, 3):
        assert state.decision is not None
        seat = state.decision.seat
        turn = ruleset.turn(state)[0]
        first = turn_plan.play_turn(ruleset, state.fork(), seat)
        again = turn_plan.play_turn(ruleset, state.fork(), seat)
        assert Game(ruleset, first).digest() == Game(ruleset, again).digest()
        assert first.decision is None or ruleset.turn(first)[0] > turn


@pytest.mark.parametrize(("name", "plans"), [("club", False), ("expert", False), ("master", True)])
def test_only_the_master_plans_in_duel_masters(monkeypatch: pytest.MonkeyPatch, name: str, plans: bool) -> None:
    planned: list[int] = []

    def watched(ruleset: object, state: object, seat: int) -> object:
        planned.append(seat)
        return state

    monkeypatch.setattr(search, "play_turn", watched)
    ruleset = game_registry.ruleset("duelmasters")
    for state in positions("duelmasters", 12, 3):
        choose_option(ruleset, state, players.make(name, 1))
    assert bool(planned) == plans
