"""The yardstick that stands still: the look ahead as it first was."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bench import points
from bench.first_greedy import NAME, FirstGreedyPlayer, by_deck, duel_worth, page, play, play_on, row, yardstick
from regelwerk import game_registry
from regelwerk.duelmasters import codes, evaluation
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.game import Game
from regelwerk.lab.experiment import conditions
from regelwerk.players.driver import choose_option


def test_a_game_against_it_is_the_same_each_time() -> None:
    tasks = [("duelmasters", "greedy", number) for number in range(6)]
    found = [play(task) for task in tasks]
    assert found == [play(task) for task in tasks]
    assert set(found) == {0.0, 1.0}, "neither wins them all"


def test_an_interrupted_run_goes_on_and_games_of_other_players_are_played_again(tmp_path: Path) -> None:
    under = conditions("duelmasters", "")
    pair = ("greedy", NAME)
    with ProcessPoolExecutor(1) as pool:
        play_on(tmp_path, "duelmasters", "greedy", 2, pool)
        began = points.read(tmp_path, "duelmasters", pair, under)
        play_on(tmp_path, "duelmasters", "greedy", 5, pool)
    found = points.read(tmp_path, "duelmasters", pair, under)
    assert len(began) == 2 and list(found.values()) == [play(("duelmasters", "greedy", number)) for number in range(5)]
    assert f"| 5 | {100 * sum(found.values()) / 5:.1f} %" in row(tmp_path, "duelmasters", "greedy")
    points.write(tmp_path, "duelmasters", pair, under | {"players": "of another day"}, found.items())
    assert row(tmp_path, "duelmasters", "greedy") == ""


def test_the_page_says_what_the_strongest_level_made_of_each_deck(tmp_path: Path) -> None:
    under = conditions("wowminis", "")
    scores = [1.0, 1.0, 0.5, 0.0, 1.0, 0.0]
    points.write(tmp_path, "wowminis", ("master", NAME), under, enumerate(scores))
    points.write(tmp_path, "duelmasters", ("greedy", NAME), conditions("duelmasters", ""), [(0, 1.0)])
    written = [
        "| wowminis, `master` | points | games |",
        "| --- | --- | --- |",
        "| `duel-hodoon` | 0.5 | 2 |",
        "| `duel-lotherin` | 1 | 2 |",
        "| `duel-gorebelly` | 2 | 2 |",
        "",
    ]
    assert list(by_deck(tmp_path, "wowminis", "master")) == written
    assert list(by_deck(tmp_path, "duelmasters", "master")) == []
    lines = list(page(tmp_path))
    assert lines[-len(written) :] == written
    assert [line for line in lines if line.startswith("| duelmasters")] == [row(tmp_path, "duelmasters", "greedy")]


def test_points_of_one_pairing_are_kept_beside_those_of_others(tmp_path: Path) -> None:
    under = {"rules": "of today"}
    points.write(tmp_path, "wowtcg", ("club", "greedy"), under, [(0, 1.0), (3, 0.5)])
    points.write(tmp_path, "wowtcg", ("expert", "club"), under, [(1, 0.0)])
    assert points.read(tmp_path, "wowtcg", ("club", "greedy"), under) == {0: 1.0, 3: 0.5}
    assert points.read(tmp_path, "wowtcg", ("expert", "club"), under) == {1: 0.0}
    assert points.read(tmp_path, "wowtcg", ("club", "greedy"), {"rules": "of yesterday"}) == {}


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
