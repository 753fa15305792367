"""Matches and series."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import derive
from regelwerk.players import Player, RandomPlayer, StateSampler, UnknownPlayerError
from regelwerk.simulation.matches import GameCrashedError, MatchSetup, match, play_one, play_to_end, series
from regelwerk.simulation.statistics import wilson

SIXTY = ("frost-and-flame", "call-of-the-storm")
RANDOM = MatchSetup("wowtcg", SIXTY, ("random", "random"), seed=5)


class Clumsy(Player):
    """Answers with an option that is not there."""

    name = "clumsy"
    reads_view = True

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        assert view["seat"] == decision["seat"]
        return len(decision["options"])


def clumsy(seed: int) -> Player:
    return Clumsy()


def test_a_series_does_not_depend_on_how_it_is_cut() -> None:
    whole = series(RANDOM, 9)
    assert [outcome.index for outcome in whole.outcomes] == list(range(9))
    assert series(RANDOM, 9, chunk=2).outcomes == whole.outcomes
    with ThreadPoolExecutor(2) as executor:
        assert series(RANDOM, 9, executor, chunk=2).outcomes == whole.outcomes
    assert play_one(RANDOM, 4) == whole.outcomes[4]


def test_other_processes_play_the_same_games() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        assert series(RANDOM, 3, executor).outcomes == series(RANDOM, 3).outcomes


def test_every_game_has_a_seed_of_its_own_and_can_be_played_again() -> None:
    outcomes = series(RANDOM, 8).outcomes
    assert len({outcome.seed for outcome in outcomes}) == 8
    first = outcomes[0]
    again = match(game_registry.ruleset("wowtcg"), SIXTY, ("random", "random"), first.seed)
    assert (again.winners, again.rule, again.questions) == (first.winners, first.rule, first.questions)
    assert series(MatchSetup("wowtcg", SIXTY, ("random", "random"), seed=6), 8).outcomes != outcomes


def test_seats_are_swapped_and_decks_go_with_their_players() -> None:
    outcomes = series(RANDOM, 4).outcomes
    assert [outcome.seats for outcome in outcomes] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    second = outcomes[1]
    turned = match(game_registry.ruleset("wowtcg"), SIXTY[::-1], ("random", "random"), second.seed)
    assert tuple(sorted((1, 0)[seat] for seat in turned.winners)) == second.winners
    fixed = MatchSetup("wowtcg", SIXTY, ("random", "random"), seed=5, swap=False)
    assert {outcome.seats for outcome in series(fixed, 4).outcomes} == {(0, 1)}


def test_three_seats_play_too() -> None:
    contest = MatchSetup("wowtcg", (*SIXTY, SIXTY[0]), ("random",) * 3, seed=2)
    tally = series(contest, 3)
    assert sum(tally.played(0, seat) for seat in range(3)) == 3
    assert sum(tally.wins(player) for player in range(3)) + tally.draws == 3


def test_teams_go_with_their_players() -> None:
    contest = MatchSetup("wowtcg", (*SIXTY, *SIXTY), ("random",) * 4, seed=2, teams=(0, 0, 1, 1))
    for outcome in series(contest, 4).outcomes:
        assert outcome.winners in ((0, 1), (2, 3))


def test_the_tally_adds_up() -> None:
    tally = series(RANDOM, 12)
    assert tally.wins(0) + tally.wins(1) + tally.draws == tally.games == 12
    assert tally.wins(0, 0) + tally.wins(0, 1) == tally.wins(0)
    assert tally.played(0, 0) == tally.played(0, 1) == 6
    assert sum(tally.endings().values()) == 12
    assert tally.decisions() > 20
    low, high = tally.interval(0)
    assert low <= tally.wins(0) / 12 <= high


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    series(RANDOM, 5, progress=lambda done, games: told.append((done, games)), chunk=2)
    assert told == [(2, 5), (4, 5), (5, 5)]


def test_a_fault_names_the_game_and_its_seed() -> None:
    contest = MatchSetup("wowtcg", SIXTY, (clumsy, "random"), seed=1)
    with pytest.raises(GameCrashedError) as caught:
        series(contest, 3)
    assert caught.value.index == 0
    assert caught.value.seed == derive(1, 0)
    assert "clumsy answered" in str(caught.value)
    sent = pickle.loads(pickle.dumps(caught.value))
    assert (sent.index, sent.seed, sent.fault) == (caught.value.index, caught.value.seed, caught.value.fault)


def test_wrong_players_and_decks_are_refused_before_a_game_begins() -> None:
    with pytest.raises(ValueError, match="one deck for each"):
        MatchSetup("wowtcg", SIXTY, ("random",))
    with pytest.raises(UnknownPlayerError):
        series(MatchSetup("wowtcg", SIXTY, ("random", "nobody")), 1)
    with pytest.raises(ValueError, match="unknown deck"):
        series(MatchSetup("wowtcg", ("no such deck", SIXTY[0]), ("random", "random")), 1)


def test_a_player_that_does_not_look_is_shown_nothing() -> None:
    shown: list[tuple[object, object]] = []

    class Blind(RandomPlayer):
        def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
            shown.append((view, decision["options"][0]))
            return super().choose(view, decision, guess)

    ruleset = game_registry.ruleset("wowtcg")
    state = ruleset.start(ruleset.prepare(SIXTY, 1, None, "public"), None)
    play_to_end(ruleset, state, [Blind(1), Blind(2)], 1)
    assert shown and all(view == {} and option == {} for view, option in shown)


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0), (95, 100, 0.8882, 0.9785)],
)
def test_wilson(hits: int, tries: int, low: float, high: float) -> None:
    """Figures from the formula's own literature and from hand calculation."""
    found = wilson(hits, tries)
    assert found == pytest.approx((low, high), abs=5e-4)


def test_wilson_refuses_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="cannot be"):
        wilson(3, 2)
