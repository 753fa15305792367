"""The searching player is honest, repeatable and better than a look ahead; the beginner is worse than one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from regelwerk import game_registry, players
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.state import State
from regelwerk.players import Player, SearchBudget, SearchPlayer, TreeSearchPlayer
from regelwerk.players.driver import choose_option
from regelwerk.players.levels import LEVELS
from regelwerk.players.search import CandidateTrace, best, still_in
from regelwerk.simulation.matches import Maker, MatchSetup, play_one, series
from tests.games import new_game

SMALL = SearchBudget(candidates=3, samples=2, horizon=2)
DECKS = {
    "wowtcg": ("frost-and-flame", "call-of-the-storm"),
    "duelmasters": ("first-spark", "dawn-watch"),
    "wowminis": ("learn-alliance", "learn-horde"),
}


def small(seed: int) -> SearchPlayer:
    return SearchPlayer(seed, budget=SMALL)


def positions(game: str, every: int, count: int, seed: int = 3) -> list[State]:
    """Positions of a random game with something to decide."""
    chance = Chance(7)
    playing = new_game(game, DECKS[game], seed)
    found: list[State] = []
    number = 0
    while playing.decision is not None and len(found) < count:
        options = playing.decision.options
        if len(options) > 1:
            number += 1
            if number % every == 0:
                found.append(playing.state.fork())
        playing.apply(chance.below(len(options)))
    return found


@pytest.mark.parametrize("game", DECKS)
def test_what_it_chooses_does_not_depend_on_what_is_hidden(game: str) -> None:
    """What a seat may know is all that a guess is made of: guesses of guesses lead to the same choice."""
    ruleset = game_registry.ruleset(game)
    compared = 0
    for state in positions(game, 9, 8):
        assert state.decision is not None
        seat = state.decision.seat
        redealt = [ruleset.guess(state, seat, Chance(number), None) for number in (11, 12)]
        answers = {choose_option(ruleset, other, small(3)) for other in (state, *redealt)}
        assert len(answers) == 1
        compared += 1
    assert compared == 8


@pytest.mark.parametrize("game", DECKS)
def test_the_same_seed_chooses_the_same(game: str) -> None:
    ruleset = game_registry.ruleset(game)
    state = positions(game, 20, 1)[0]
    first, second = small(5), small(5)
    assert choose_option(ruleset, state, first) == choose_option(ruleset, state, second)
    assert first.trace == second.trace


def test_the_position_is_left_as_it_was() -> None:
    for game in DECKS:
        ruleset = game_registry.ruleset(game)
        state = positions(game, 15, 1)[0]
        before = Game(ruleset, state).digest()
        choose_option(ruleset, state, small(5))
        assert Game(ruleset, state).digest() == before


def candidate(option: int, *chances: float) -> CandidateTrace:
    return CandidateTrace(option, 0.0, list(chances))


def test_the_quick_answer_is_left_only_for_one_that_is_surely_better() -> None:
    quick = candidate(4, 0.5, 0.5, 0.5, 0.5)
    assert best([quick, candidate(9, 0.9, 0.1, 0.9, 0.2)], 1.0) == 4  # better on average, by chance
    assert best([quick, candidate(9, 0.6, 0.7, 0.6, 0.6)], 1.0) == 9
    assert best([quick, candidate(9, 0.4, 0.4, 0.4, 0.4)], 1.0) == 4


def test_a_candidate_that_cannot_be_the_best_any_more_is_dropped() -> None:
    leader, close, far = candidate(0, 0.8, 0.8, 0.7), candidate(1, 0.7, 0.9, 0.6), candidate(2, 0.1, 0.2, 0.1)
    assert still_in([leader, close, far], 1.5) == [leader, close]


def test_what_a_player_likes_has_to_prove_itself() -> None:
    """The quick answer is the same whatever is liked: only what is better than it, liking included, is taken."""
    ruleset = game_registry.ruleset("duelmasters")
    compared = 0
    for state in positions("duelmasters", 5, 8):
        plain = SearchPlayer(3, budget=SMALL)
        patient = SearchPlayer(3, budget=SMALL, leanings={Purpose.WAIT: 0.3})
        choose_option(ruleset, state, plain)
        choose_option(ruleset, state, patient)
        if plain.trace is not None and patient.trace is not None:
            assert plain.trace.candidates[0].option == patient.trace.candidates[0].option
            compared += 1
    assert compared > 3


def test_candidates_that_come_to_the_same_are_not_played_on() -> None:
    """More guessed games would not tell them apart: one is kept, and that decides."""
    first, same = candidate(3, 0.5, 0.7, 0.6), candidate(8, 0.5, 0.7, 0.6)
    assert still_in([first, same], 1.5) == [first]
    assert best([first, same], 1.0) == 3


def test_every_game_has_a_budget_for_every_level_that_searches() -> None:
    for game in game_registry.names():
        budgets = game_registry.ruleset(game).search_budgets
        thought = [budget.candidates * budget.samples * budget.horizon for budget in budgets]
        assert thought == sorted(thought) and len(set(thought)) == 3
    assert list(LEVELS.values()) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("game", DECKS)
def test_no_game_is_guessed_any_more_once_so_many_moves_are_made(game: str) -> None:
    """The moves of all games together count: where a game on takes few, more of them are guessed."""
    state = positions(game, 9, 3)[-1]
    rounds: list[int] = []
    for moves in (1, 60, 600):
        player = SearchPlayer(3, budget=SearchBudget(candidates=3, samples=400, moves=moves, horizon=2, race=400))
        choose_option(game_registry.ruleset(game), state, player)
        assert player.trace is not None
        found = {len(candidate.chances) for candidate in player.trace.candidates}
        assert len(found) == 1  # it ends between two guessed games
        rounds += found
    assert rounds[0] == 1 and rounds[0] < rounds[1] < rounds[2] < 400


@pytest.mark.parametrize("ticks", [5, 6, 7, 8])
def test_when_time_runs_out_all_are_judged_by_the_same_games(monkeypatch: pytest.MonkeyPatch, ticks: int) -> None:
    """A clock that strikes once for each candidate stops it anywhere in a round."""
    clock = count()
    monkeypatch.setattr("regelwerk.players.search.monotonic", lambda: next(clock))
    budget = SearchBudget(candidates=3, samples=50, horizon=1, race=50)
    player = SearchPlayer(3, budget=budget, seconds=ticks)
    choose_option(game_registry.ruleset("duelmasters"), positions("duelmasters", 9, 3)[-1], player)
    assert player.trace is not None and len(player.trace.candidates) == 3
    assert len({len(candidate.chances) for candidate in player.trace.candidates}) == 1


@pytest.mark.thorough
def test_it_beats_the_look_ahead_in_duel_masters() -> None:
    """The second level that searches, with the same deck on both sides and seats changed from game to game."""
    contest = MatchSetup("duelmasters", ("first-spark", "first-spark"), ("expert", "greedy"), seed=5)
    assert series(contest, 40).interval(0)[0] > 0.5


@pytest.mark.parametrize("game", DECKS)
def test_a_beginner_beats_random_play(game: str) -> None:
    contest = MatchSetup(game, DECKS[game], ("beginner", "random"), seed=2)
    assert sum(0 in play_one(contest, index).winners for index in range(6)) >= 5


@pytest.mark.thorough
def test_a_beginner_loses_to_the_look_ahead() -> None:
    won = games = 0
    for game, decks in DECKS.items():
        contest = MatchSetup(game, decks, ("beginner", "greedy"), seed=2)
        won += sum(0 in play_one(contest, index).winners for index in range(6))
        games += 6
    assert won < games / 2


@pytest.mark.parametrize("name", ["club", "expert", "master"])
def test_seconds_cap_what_a_level_thinks(name: str) -> None:
    """With no time at all one candidate is played on, once, and the answer is still one of the options."""
    ruleset = game_registry.ruleset("wowtcg")
    state = positions("wowtcg", 30, 1)[0]
    assert state.decision is not None
    player = players.make(name, 1, seconds=0.0)
    assert isinstance(player, SearchPlayer)
    assert 0 <= choose_option(ruleset, state, player) < len(state.decision.options)
    assert player.trace is not None
    assert [len(one.chances) for one in player.trace.candidates] == [1] + [0] * (len(player.trace.candidates) - 1)


def test_makers_are_typed_as_matches_want_them() -> None:
    maker: Maker = small
    assert maker(1).name == "master"


THREE = ("first-spark", "dawn-watch", "green-tide")


def light(seed: int) -> SearchPlayer:
    return SearchPlayer(seed, budget=SearchBudget(candidates=2, samples=1, horizon=1))


def shallow(seed: int) -> TreeSearchPlayer:
    return TreeSearchPlayer(seed, rounds=3, horizon=1)


def test_a_table_of_three_is_played_by_players_that_search() -> None:
    """And what they choose there depends on nothing that is hidden from them."""
    ruleset = game_registry.ruleset("duelmasters")
    playing = new_game("duelmasters", THREE, 5)
    makers: tuple[Callable[[int], Player], ...] = (light, shallow, players.BeginnerPlayer)
    compared = 0
    while (decision := playing.decision) is not None:
        make = makers[decision.seat]
        chosen = choose_option(ruleset, playing.state, make(decision.number))
        if decision.number % 20 == 0 and len(decision.options) > 1:
            other = ruleset.guess(playing.state, decision.seat, Chance(3), None)
            assert choose_option(ruleset, other, make(decision.number)) == chosen
            compared += 1
        playing.apply(chosen)
    assert playing.result is not None and len(playing.result.winners) == 1 and compared >= 3
