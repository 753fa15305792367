"""Opponents with names play by their level and their likes, and give up only what is lost."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk import game_registry, players
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.ruleset import CONCEDE
from regelwerk.players import BY_KEY, OPPONENTS, GreedyPlayer, Player, SearchBudget, SearchPlayer, StateSampler
from regelwerk.players.driver import choose_option
from regelwerk.players.leanings import Leanings, leaning
from regelwerk.players.levels import LEVELS
from regelwerk.players.resignation import HOPELESS, TURNS, Resignation
from regelwerk.players.search import CandidateTrace, best
from regelwerk.simulation.matches import play_to_end
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import SeatPlayer, TerminalSession
from tests.games import new_game
from tests.players.test_search import DECKS, SMALL, positions
from tests.terminal_input import Script


def test_six_opponents_cover_all_levels_and_no_two_are_alike() -> None:
    assert len(OPPONENTS) == len(BY_KEY) == 6
    assert [one.level for one in OPPONENTS] == sorted(one.level for one in OPPONENTS)
    assert {one.level for one in OPPONENTS} == set(LEVELS.values())
    assert len({(one.level, str(one.leanings)) for one in OPPONENTS}) == 6
    for said in ("name", "emblem"):
        assert len({getattr(one, said) for one in OPPONENTS}) == 6
    for lang in ("en", "de"):
        assert len({one.about[lang] for one in OPPONENTS}) == 6


@pytest.mark.parametrize("key", BY_KEY)
def test_an_opponent_answers_and_knows_its_name(key: str) -> None:
    player = players.make(key, 1)
    assert player.name == key
    if isinstance(player, SearchPlayer):
        player.budget = SMALL
    state = positions("duelmasters", 15, 1)[0]
    assert state.decision is not None
    assert 0 <= choose_option(game_registry.ruleset("duelmasters"), state, player) < len(state.decision.options)


LOOKED_AT = {"wowtcg": (8, 12, 1), "duelmasters": (2, 30, 4), "wowminis": (8, 12, 1)}
"""Every how many-th position of a random game is looked at, how many of one game, and how many games."""


def taken(game: str, leanings: Leanings) -> int:
    """In how many positions of random games a player with those likes takes what it leans to."""
    ruleset = game_registry.ruleset(game)
    every, count, games = LOOKED_AT[game]
    liked = 0
    for number, state in enumerate(state for seed in range(games) for state in positions(game, every, count, 3 + seed)):
        index = choose_option(ruleset, state, GreedyPlayer(number, guesses=1, leanings=leanings))
        liked += leaning(ruleset, state, index, leanings) > 0
    return liked


@pytest.mark.parametrize("game", DECKS)
def test_who_likes_something_does_it_more_often(game: str) -> None:
    """A trace of a liking only counts; a strong one changes the answers."""
    for purpose in (Purpose.ATTACK, Purpose.WAIT):
        assert taken(game, {purpose: 0.9}) > taken(game, {purpose: 1e-9}), purpose


def test_a_liking_decides_close_calls_and_no_others() -> None:
    quick = CandidateTrace(4, 0.0, [0.50, 0.52, 0.50, 0.52])
    close = CandidateTrace(9, 0.0, [0.49, 0.51, 0.49, 0.51], liking=0.04)
    worse = CandidateTrace(9, 0.0, [0.40, 0.42, 0.40, 0.42], liking=0.04)
    assert best([quick, close], 1.0) == 9
    assert best([quick, worse], 1.0) == 4


def test_one_turn_without_hope_is_not_enough_and_hope_begins_anew() -> None:
    seat = Resignation()
    assert not any(seat.hears(turn, 0.0) for turn in range(TURNS - 1))
    assert not seat.hears(TURNS, None)
    assert not seat.hears(TURNS, HOPELESS)
    assert [seat.hears(10 + turn, 0.0) for turn in range(TURNS)] == [False] * (TURNS - 1) + [True]


class Hopeless(Player):
    """Takes the first option and sees no chance."""

    name = "club"
    reads_view = False

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        self.outlook = 0.0
        return 0


@pytest.mark.parametrize("game", DECKS)
def test_a_computer_without_hope_concedes_a_game_of_two(game: str) -> None:
    playing = new_game(game, DECKS[game], 3)
    sitters = [SeatPlayer("Anna", Hopeless()), SeatPlayer("Ben", players.make("random", 2))]
    TerminalSession(playing, sitters, Screen(True), Script([])).play()
    assert playing.steps[-1].act == CONCEDE and playing.steps[-1].seat == 0
    assert playing.state.result is not None and list(playing.state.result.winners) == [1]


class Witness(Player):
    """Plays as another does, and notes whether it would have given up."""

    reads_view = False

    def __init__(self, inner: Player) -> None:
        self.inner = inner
        self.name = inner.name
        self.resignation = Resignation()
        self.gave_up = False

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        game: Game = guess(Chance(0))
        index = self.inner.choose(view, decision, guess)
        self.gave_up |= self.resignation.hears(game.ruleset.turn(game.state)[0], self.inner.outlook)
        return index


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seeds"), [("wowtcg", range(12, 16)), ("duelmasters", range(60, 100)), ("wowminis", range(100))]
)
def test_who_would_have_given_up_has_lost_in_the_end(game: str, seeds: range) -> None:
    """Played on all the same, such a game is not won more than once in a hundred.

    In Duel Masters a seat gives up in one game of about 150, in the World of Warcraft TCG with these decks in one
    of five: these are games in which one does.
    """
    budget = SearchBudget(candidates=3, samples=3, horizon=2)
    given_up = wrong = 0
    for number in seeds:
        playing = new_game(game, DECKS[game], number)
        seated = [Witness(SearchPlayer(number + seat, budget=budget)) for seat in range(2)]
        outcome = play_to_end(playing.ruleset, playing.state, seated, number)
        for seat, witness in enumerate(seated):
            given_up += witness.gave_up
            wrong += witness.gave_up and seat in outcome.winners
    assert given_up
    assert wrong <= len(seeds) // 100, f"{wrong} of {given_up} were won"
