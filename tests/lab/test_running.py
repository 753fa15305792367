"""Experiments: what is played does not depend on processes, interruptions and resumption."""

from __future__ import annotations

import os
import signal
from dataclasses import replace

import pytest
from joblib.externals.loky import reusable_executor

from regelwerk import game_registry, lab
from regelwerk.kernel.chance import derive
from regelwerk.lab.experiment import Experiment
from regelwerk.lab.records import GameRecord
from regelwerk.simulation.matches import GameCrashedError, match

DM = "duelmasters"
DECKS = ["first-spark", "green-tide", "undertow"]


def small(games: int = 4, seed: int = 3) -> Experiment:
    return lab.decks_round_robin(DM, DECKS, player="random", games=games, seed=seed)


def test_every_deal_is_played_twice_with_the_seats_changed() -> None:
    experiment = small()
    games = [experiment.seated(index) for index in range(experiment.total)]
    for pairing in range(3):
        for deal in range(2):
            first, second = (game for game in games if (game.pairing, game.deal) == (pairing, deal))
            assert first.seed == second.seed
            assert first.decks == second.decks[::-1]
            assert (first.seats, second.seats) == ((0, 1), (1, 0))
    assert len({game.seed for game in games}) == 2


def test_both_players_of_a_deal_play_each_of_its_decks_from_the_same_seat() -> None:
    experiment = lab.players_round_robin(DM, ["random", "greedy"], DECKS[:2], games=8)
    for index in range(0, experiment.total, 2):
        first, second = experiment.seated(index), experiment.seated(index + 1)
        assert (first.decks, first.seed) == (second.decks, second.seed)
        assert first.players == second.players[::-1]
    dealt = {tuple(deck.name for deck in experiment.seated(index).decks) for index in range(experiment.total)}
    assert dealt == {(one, two) for one in DECKS[:2] for two in DECKS[:2]}


def test_a_duel_deals_every_game_anew_and_changes_the_seats() -> None:
    experiment = lab.duel(DM, DECKS[0], DECKS[1], player="random", games=6)
    games = [experiment.seated(index) for index in range(6)]
    assert len({game.seed for game in games}) == 6
    assert [game.seats[0] for game in games] == [0, 1] * 3


def test_a_game_of_an_experiment_is_the_match_that_it_says() -> None:
    experiment = small()
    record = lab.play_game(experiment, 3)
    seated = experiment.seated(3)
    outcome = match(
        game_registry.ruleset(DM), [deck.text for deck in seated.decks], seated.players, derive(3, record.deal)
    )
    assert (outcome.rule, outcome.questions, outcome.seed) == (record.rule, record.questions, record.seed)
    assert outcome.winners == (record.seats[0 if record.score == 1 else 1],)


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    assert lab.run(small(), jobs=2).games == lab.run(small()).games


def test_a_worker_that_is_killed_loses_nothing() -> None:
    experiment = small(games=24)
    killed: list[int] = []

    def kill_one(games: list[GameRecord], total: int) -> None:
        if not killed:
            killed.append(next(iter(reusable_executor._executor._processes)))
            os.kill(killed[0], signal.SIGKILL)

    assert lab.run(experiment, jobs=2, progress=kill_one).games == lab.run(experiment).games
    assert killed


def test_an_interruption_keeps_the_games_that_are_done_and_a_resumption_plays_only_the_others() -> None:
    experiment = small()
    whole = lab.run(experiment)

    def interrupt(games: list[GameRecord], total: int) -> None:
        if len(games) >= 4:
            raise KeyboardInterrupt

    part = lab.run(experiment, progress=interrupt)
    assert part.games == whole.games[:4] and not part.complete
    played: list[int] = []
    rest = lab.run(experiment, done=part.games, progress=lambda games, total: played.append(len(games)))
    assert rest == whole and rest.complete
    assert played[0] == 6


def test_more_games_begin_with_the_same_games() -> None:
    assert lab.run(small(games=6)).games[:12] == lab.run(small(games=4)).games


def test_another_seed_gives_other_games() -> None:
    assert lab.run(small(seed=4)).games != lab.run(small(seed=3)).games


def test_a_sequential_test_ends_at_the_same_game_with_several_processes() -> None:
    test = lab.SequentialTest(0.4, 0.7)
    experiment = lab.duel(DM, "green-tide", "undertow", player="random", games=200, until=test)
    alone, together = lab.run(experiment), lab.run(experiment, jobs=2)
    assert alone.games == together.games
    assert test.decision(game.score for game in alone.games)
    assert not test.decision(game.score for game in alone.games[:-2])
    assert lab.run(experiment, done=alone.games).games == alone.games


def test_a_game_that_crashes_names_its_number_and_seed() -> None:
    experiment = small()
    broken = replace(experiment, entrants=tuple(replace(one, player="nobody") for one in experiment.entrants))
    with pytest.raises(Exception, match="nobody") as caught:
        lab.run(broken)
    assert not isinstance(caught.value, GameCrashedError)  # a player that does not exist is no crash


@pytest.mark.parametrize(
    ("build", "said"),
    [
        (lambda: lab.decks_round_robin(DM, ["first-spark"]), "two decks"),
        (lambda: lab.players_round_robin(DM, ["random"]), "two players"),
        (lambda: lab.players_round_robin(DM, ["random", "god"]), "no player “god”"),
        (lambda: lab.players_round_robin(DM, ["random", "random"]), "named twice"),
        (lambda: lab.field_test(DM, "no-deck"), "no deck “no-deck”"),
        (lambda: lab.decks_round_robin(DM, DECKS, games=0), "between 1 and"),
        (lambda: lab.duel(DM, "random", "first-spark"), "not between a player and a deck"),
        (lambda: lab.decks_round_robin("chess", []), "unknown game"),
        (lambda: lab.decks_round_robin("wowminis", ["learn-alliance", "five-horde"]), "cannot play against"),
        (lambda: lab.swap_test(DM, "first-spark", "Aqua Hulcus", "Magma Gazer"), "not in the deck"),
        (lambda: lab.swap_test(DM, "first-spark", "Meteosaur", "Magma Gazr"), "Magma Gazer"),
        (lambda: lab.SequentialTest(0.6, 0.5), "no pair of shares"),
        (lambda: lab.SequentialTest(0.5, 0.6, alpha=0.7), "between 0 and 0.5"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(build: object, said: str) -> None:
    assert callable(build)
    with pytest.raises(lab.LabError, match=said):
        build()


def test_a_deck_file_with_faults_is_refused_with_its_faults(tmp_path: object) -> None:
    file = f"{tmp_path}/bad.deck"
    with open(file, "w", encoding="utf-8") as out:
        out.write("# Bad\n4x Nobody\n")
    with pytest.raises(lab.LabError, match="Nobody") as caught:
        lab.deck_list(DM, file)
    assert caught.value.text("de").startswith("Das Deck")
