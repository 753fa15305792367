"""The numbers: shares, tests, ratings, the worth of an exchange."""

from __future__ import annotations

from math import log10
from typing import Any

import pytest

from regelwerk import lab
from regelwerk.kernel.chance import Chance, derive
from regelwerk.lab.experiment import Experiment
from regelwerk.lab.records import NEVER, CardRecord, GameRecord, TurnRecord
from regelwerk.lab.sequential import ACCEPT_H0, ACCEPT_H1
from regelwerk.lab.swap import exchange

DM = "duelmasters"
DECKS = ["first-spark", "green-tide", "undertow"]
TRIALS = 400
COIN_FLIPS = 4000


def record(experiment: Experiment, index: int, score: float, **more: Any) -> GameRecord:
    seated = experiment.seated(index)
    game = GameRecord(
        index, seated.pairing, seated.deal, seated.seed, seated.seats, score, 0, 10, 20, 15, (0, 0), "rule"
    )
    return GameRecord(**{**vars(game), **more})


def scored(scores: dict[tuple[int, int], float], games: int = 100) -> lab.Results:
    """A round robin of three in which each pairing has its share of wins."""
    experiment = lab.decks_round_robin(DM, DECKS, player="random", games=games)
    found = lab.Results(experiment)
    counts = dict.fromkeys(scores, 0)
    for index in range(experiment.total):
        pairing = experiment.pairings[experiment.seated(index).pairing]
        counts[pairing] += 1
        won = counts[pairing] * 37 % games < scores[pairing] * games
        found.games.append(record(experiment, index, float(won)))
    return found


# --------------------------------------------------------------------------- sequential tests


def share_of_h1(shares: tuple[float, float], draws: float = 0.0) -> float:
    """How often H1 is accepted of coins that fall so in one seat and in the other, and now and then on the edge."""
    test = lab.SequentialTest(0.5, 0.6)
    low, high = test.bounds
    accepted = 0
    for trial in range(TRIALS):
        chance = Chance(derive(11, trial))
        points = 0.0
        for game in range(COIN_FLIPS):
            if draws and chance.below(1000) < 1000 * draws:
                points += 0.5
            else:
                points += chance.below(1000) < 1000 * shares[game % 2]
            ratio = test.ratio(points, game + 1)
            if game % 2 and not low < ratio < high:
                accepted += ratio >= high
                break
    return accepted / TRIALS


@pytest.mark.parametrize("shares", [(0.5, 0.5), (0.3, 0.7)])
@pytest.mark.parametrize("draws", [0.0, 0.4])
def test_h1_is_accepted_wrongly_no_more_often_than_alpha(shares: tuple[float, float], draws: float) -> None:
    assert share_of_h1(shares, draws) <= 0.05 + 0.025  # more than two standard deviations of 400 trials


def test_h0_is_accepted_wrongly_no_more_often_than_beta() -> None:
    assert share_of_h1((0.6, 0.6)) >= 0.95 - 0.025
    assert share_of_h1((0.45, 0.75)) >= 0.95 - 0.025


def test_a_clear_difference_is_known_after_few_games() -> None:
    test = lab.SequentialTest(0.5, 0.6)
    assert test.decision([1.0] * 17) == ACCEPT_H1
    assert test.decision([0.0] * 14) == ACCEPT_H0
    assert test.decision([1.0, 0.0] * 5) == ""


# --------------------------------------------------------------------------- ratings


def test_ten_points_to_one_are_four_hundred_apart() -> None:
    experiment = lab.duel(DM, DECKS[0], DECKS[1], player="random", games=1100)
    results = lab.Results(experiment, [record(experiment, index, float(index % 11 > 0)) for index in range(1100)])
    best, worst = lab.ratings(results, samples=20)
    assert best.rating - worst.rating == pytest.approx(400, abs=3)
    assert best.rating + worst.rating == pytest.approx(0, abs=1e-6)


def test_ratings_agree_with_shares_that_fit_the_model() -> None:
    results = scored({(0, 1): 2 / 3, (1, 2): 2 / 3, (0, 2): 0.8}, games=300)
    found = lab.ratings(results, samples=50)
    assert [rating.entrant for rating in found] == [0, 1, 2]
    assert found[0].rating - found[1].rating == pytest.approx(400 * log10(2), abs=6)
    assert all(rating.low < rating.rating < rating.high for rating in found)
    assert lab.ratings(results, samples=50) == found


def test_who_wins_all_still_has_a_rating() -> None:
    found = lab.ratings(scored({(0, 1): 1.0, (1, 2): 1.0, (0, 2): 1.0}, games=10))
    assert [rating.entrant for rating in found] == [0, 1, 2]
    assert all(abs(rating.rating) < 2000 for rating in found)


def test_entrants_without_games_between_them_have_no_ratings() -> None:
    results = scored({(0, 1): 0.5, (1, 2): 0.5, (0, 2): 0.5}, games=4)
    results.games = [game for game in results.games if game.pairing == 0]
    assert lab.ratings(results) == []


# --------------------------------------------------------------------------- shares


def test_the_matrix_adds_up() -> None:
    results = scored({(0, 1): 0.7, (0, 2): 0.6, (1, 2): 0.2})
    matrix = results.matrix()
    assert matrix[0, 1].points == 70 and matrix[1, 0].points == 30
    assert results.share(0).games == 200 and results.share(0).points == 130
    assert sum(results.share(entrant).points for entrant in range(3)) == len(results.games)
    assert matrix[0, 1].low < 0.7 < matrix[0, 1].high


def test_the_first_turn_and_mulligans_count_for_the_side_that_had_them() -> None:
    experiment = lab.duel(DM, DECKS[0], DECKS[1], player="random", games=4)
    games = [
        record(experiment, 0, 1.0, first=0, mulligans=(1, 0)),
        record(experiment, 1, 1.0, first=1),
        record(experiment, 2, 0.0, first=1, mulligans=(1, 2)),
        record(experiment, 3, 0.5, first=-1),
    ]
    results = lab.Results(experiment, games)
    assert (results.first_player().points, results.first_player().games) == (2.0, 3)
    assert (results.first_player(0).points, results.first_player(0).games) == (1.0, 1)
    after, without = results.mulligans()
    assert (after.points, after.games) == (2.0, 3)
    assert (without.points, without.games) == (2.0, 5)
    assert results.draws == 1


def test_cards_are_counted_once_a_game_by_what_became_of_them() -> None:
    experiment = lab.field_test(DM, "first-spark", ["green-tide"], player="random", games=4)
    games = [
        record(experiment, 0, 1.0, cards=(CardRecord(0, "a", 0, 3), CardRecord(1, "a", 2, NEVER))),
        record(experiment, 1, 0.0, cards=(CardRecord(0, "a", 4, NEVER), CardRecord(0, "b", 0, 2))),
        record(experiment, 2, 1.0, cards=()),
        record(experiment, 3, 1.0, cards=(CardRecord(0, "b", 2, 2),)),
    ]
    found = {card.card: card for card in lab.card_shares(lab.Results(experiment, games), 0)}
    card = found["a"]
    assert (card.drawn.points, card.drawn.games) == (1.0, 2)
    assert (card.not_drawn.points, card.not_drawn.games) == (2.0, 2)
    assert (card.opening.games, card.played.games) == (1, 1)
    assert card.improvement == -0.5
    assert {turn: share.games for turn, share in found["b"].by_turn.items()} == {2: 2}


def test_recorded_cards_are_those_of_the_deck() -> None:
    results = lab.run(lab.field_test(DM, "first-spark", ["green-tide"], player="random", games=4))
    codes = {card.card for card in lab.card_shares(results, 0)}
    assert "dm01/bolshack-dragon" in codes
    for game in results.games:
        assert all(card.side in (0, 1) and card.drawn >= NEVER for card in game.cards)
        mine = [card for card in game.cards if card.side == 0 and card.drawn == 0]
        assert 1 <= len(mine) <= 5  # the five cards of the hand, namesakes once
        assert 0 < max(card.played for card in game.cards) <= game.turns


# --------------------------------------------------------------------------- swaps


def test_both_decks_of_a_swap_play_the_same_deals() -> None:
    experiment = lab.swap_test(DM, "first-spark", "meteosaur", "Magma Gazer", DECKS[1:], player="random", games=6)
    games = [experiment.seated(index) for index in range(experiment.total)]
    for game in games:
        deck, other = experiment.pairings[game.pairing]
        twins = [twin for twin in games if experiment.pairings[twin.pairing] == (1 - deck, other)]
        assert sum((twin.seed, twin.seats) == (game.seed, game.seats) for twin in twins) == 1


def test_a_card_for_itself_makes_no_difference_in_any_game() -> None:
    experiment = lab.swap_test(
        DM, "first-spark", "Magma Gazer", "Magma Gazer", ["green-tide"], player="random", games=20
    )
    found = lab.paired_difference(lab.run(experiment))
    assert (found.pairs, found.better, found.worse, found.difference) == (20, 0, 0, 0.0)
    assert found.low < 0 < found.high


def test_most_games_of_a_swap_go_alike() -> None:
    experiment = lab.swap_test(DM, "first-spark", "Meteosaur", "Magma Gazer", ["green-tide"], player="random", games=60)
    found = lab.paired_difference(lab.run(experiment))
    assert found.better + found.worse < 20
    assert found.high - found.low < 0.2  # 60 games with luck of their own: about 0.36


def test_the_interval_of_a_difference_is_that_of_agresti_and_min() -> None:
    experiment = lab.swap_test(DM, "first-spark", "Meteosaur", "Magma Gazer", ["green-tide"], player="random", games=98)
    games = []
    for index in range(experiment.total):
        deck = experiment.seated(index).pairing
        number = index // 4 * 2 + index % 2
        better, worse = number < 20, 20 <= number < 30
        games.append(record(experiment, index, float(better if deck else worse)))
    found = lab.paired_difference(lab.Results(experiment, games))
    assert (found.pairs, found.better, found.worse) == (98, 20, 10)
    middle, half = 10 / 100, 1.959964 * (31 / 100 - 0.01) ** 0.5 / 10
    assert (found.low, found.high) == pytest.approx((middle - half, middle + half))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4 Rats\n2 Cats # two\n", "4 Rats\n1 Cats\n1 Dogs\n"),
        ("1x Cats\n", "1x Dogs\n"),
        ("Leader\n  Cats\n  Rats\n", "Leader\n  Dogs\n  Rats\n"),
        ("3 KATZEN\n", "2 KATZEN\n1 Dogs\n"),
    ],
)
def test_the_new_card_takes_the_place_of_one_copy(text: str, expected: str) -> None:
    assert exchange(text, "cats", "Dogs", {"cats": "c", "katzen": "c", "dogs": "d"}, "") == expected


# --------------------------------------------------------------------------- turn by turn


def test_a_curve_is_the_mean_of_the_games_that_still_went_on() -> None:
    experiment = lab.field_test(DM, "first-spark", ["green-tide"], player="random", games=10)
    results = lab.Results(experiment)
    for index in range(10):
        turns = 3 if index < 5 else 1 if index < 9 else 4
        course = [TurnRecord(turn, "mana", turn + index % 2, 7) for turn in range(1, turns + 1)]
        results.games.append(record(experiment, index, float(index < 5), course=tuple(course)))
    mana = lab.curves(results, 0)["mana"]
    assert [(one.turn, one.games) for one in mana] == [(1, 10), (2, 6), (3, 6)]  # one game in ten went on to a fourth
    assert mana[0].mean == pytest.approx(1.5)
    assert mana[0].low < 1.5 < mana[0].high
    assert [one.mean for one in lab.opponents_curves(results, 0)["mana"]] == [7.0, 7.0, 7.0]
    assert [one.games for one in lab.curves(results, 0, 1.0)["mana"]] == [5, 5, 5]


def test_curves_are_what_everybody_at_the_table_sees() -> None:
    """The first turn of Duel Masters: five shields, five cards, no mana, no creature; for both sides, in any seat."""
    results = lab.run(lab.field_test(DM, "first-spark", ["green-tide"], player="random", games=4))
    for found in (lab.curves(results, 0), lab.opponents_curves(results, 0)):
        first = {count: averages[0] for count, averages in found.items()}
        assert {count: (one.turn, one.mean, one.error) for count, one in first.items()} == {
            "shields": (1, 5.0, 0.0), "hand": (1, 5.0, 0.0), "mana": (1, 0.0, 0.0), "field": (1, 0.0, 0.0),
        }  # fmt: skip
        assert found["mana"][4].mean > 1.0
    figures = lab.run(lab.field_test("wowminis", "learn-alliance", ["learn-horde"], player="random", games=2))
    assert set(lab.curves(figures, 0)) == {"points", "scoring", "field"}
