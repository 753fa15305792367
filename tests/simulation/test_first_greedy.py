"""The yardstick that stands still: the look ahead as it first was."""

from __future__ import annotations

from bench.first_greedy import FirstGreedyPlayer, duel_worth, play, yardstick
from regelwerk import game_registry
from regelwerk.duelmasters import codes, evaluation
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.game import Game
from regelwerk.players.driver import choose_option


def test_a_game_against_it_is_the_same_each_time() -> None:
    tasks = [("duelmasters", "greedy", number) for number in range(6)]
    points = [play(task) for task in tasks]
    assert points == [play(task) for task in tasks]
    assert set(points) == {0.0, 1.0}, "neither wins them all"


def test_it_counts_no_charging_and_creatures_by_their_own_measure_only() -> None:
    ruleset = game_registry.ruleset("duelmasters")
    setup = ruleset.prepare(["first-spark", "green-tide"], 3, None, "all")
    game = Game(ruleset, ruleset.start(setup, None), setup)
    player = yardstick("duelmasters", 1)
    assert isinstance(player, FirstGreedyPlayer)
    seen = set()
    for _ in range(200):
        if game.decision is None:
            break
        state = game.state
        assert isinstance(state, DmState)
        charged = evaluation.charge_worth(state, 0) - evaluation.charge_worth(state, 1)
        board = 0.0
        for seat, sign in ((0, 1.0), (1, -1.0)):
            strongest = evaluation.strongest_foe(state, seat)
            for id in state.zone_ids(codes.ZONE_BATTLE, seat):
                board += sign * evaluation.creature_worth(state, state.pieces[id], strongest)
        more = evaluation.evaluate(state, 0) - duel_worth(state, 0)
        assert abs(more - charged - (evaluation.BOARD - 1.0) * board) < 1e-9
        seen.add(charged != 0.0)
        game.apply(choose_option(ruleset, state, player))
    assert seen == {False, True}
