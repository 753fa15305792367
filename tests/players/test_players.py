"""What every computer player keeps to."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.players import NAMES, GreedyPlayer, UnknownPlayerError, make
from regelwerk.players.driver import choose_option
from tests.games import new_game
from tests.players.common import SIXTY, STARTERS, guesser

PLAYERS = NAMES[: NAMES.index("club") + 1]
"""The two above differ from the club player in their budgets only."""


def no_guess(chance: Chance) -> Game:
    raise AssertionError("this player has no need to guess")


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_answers_with_an_option(name: str) -> None:
    game = new_game("wowtcg", SIXTY, 4)
    player = make(name, 4)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        index = player.choose(view, view["decision"], guesser(game, decision.seat))
        assert 0 <= index < len(decision.options)
        game.apply(index)


@pytest.mark.parametrize("name", [*PLAYERS[:-1], pytest.param(PLAYERS[-1], marks=pytest.mark.thorough)])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert answers(name, 5) == answers(name, 5)


def test_another_seed_plays_another_random_game() -> None:
    assert answers("random", 5) != answers("random", 6)


def answers(name: str, seed: int) -> list[int]:
    game = new_game("wowtcg", STARTERS, 2)
    player = make(name, seed)
    found = []
    for _ in range(80):
        decision = game.decision
        assert decision is not None
        shown: dict[str, Any] = {"options": [{}] * len(decision.options)}
        found.append(player.choose({}, shown, guesser(game, decision.seat)))
        game.apply(found[-1])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_player_has_the_name_it_is_made_by(name: str) -> None:
    """Terminal and browser look up what they say of a player by its name."""
    assert make(name, 1).name == name


def test_random_takes_every_option() -> None:
    player = make("random", 1)
    shown: dict[str, Any] = {"options": [{}] * 3}
    taken = [player.choose({}, shown, no_guess) for _ in range(60)]
    assert set(taken) == {0, 1, 2}


def test_greedy_does_not_think_about_a_single_option() -> None:
    assert make("greedy", 1).choose({}, {"options": [{}]}, no_guess) == 0


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownPlayerError, match="random, beginner, greedy"):
        make("cheater", 1)


def test_greedy_needs_a_guess_and_a_budget() -> None:
    with pytest.raises(ValueError, match="at least one"):
        GreedyPlayer(1, guesses=0)
    with pytest.raises(ValueError, match="at least one"):
        GreedyPlayer(1, budget=0)


@pytest.mark.parametrize(
    ("name", "decks", "deeds"),
    [
        ("wowtcg", SIXTY, {"play", "place", "attack", "use", "strike", "complete", "protect"}),
        ("duelmasters", ["first-spark", "dawn-watch"], {"charge", "summon", "cast", "attack", "block", "use", "tap"}),
    ],
)
def test_the_goldfish_does_nothing_and_its_game_ends(name: str, decks: list[str], deeds: set[str]) -> None:
    game = new_game(name, decks, 3)
    chosen = (make("beginner", 1), make("goldfish", 1))
    verbs = game_registry.package(name).terms.verbs
    done = set()
    while game.decision is not None:
        option = game.decision.options[choose_option(game.ruleset, game.state, chosen[game.decision.seat])]
        if game.decision.seat == 1:
            done.add(verbs[option.verb])
        game.apply(option)
    assert not done & deeds
    assert game.result is not None and game.result.winners == [0]
