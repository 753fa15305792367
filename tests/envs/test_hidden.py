"""Law 3 in the environments: two dealings that differ only in what a seat may not know are the same to it.

Compared are the observations and masks of every agent, infos, structured views, texts, and what OpenSpiel is given:
legal actions, information states and observations as texts and tensors, and states resampled from them.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
import pytest

from regelwerk.duelmasters import visibility as duel_visibility
from regelwerk.envs import Encoder, GameSetup, Match, SeatEnv, TableEnv
from regelwerk.envs.openspiel import MatchGame, MatchObserver, MatchState
from regelwerk.game_registry import package
from regelwerk.kernel import game as kernel
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.state import PUBLIC
from regelwerk.wowminis import visibility as minis_visibility
from regelwerk.wowtcg import visibility as wow_visibility
from tests.laws import duelmasters_games, minis, wow
from tests.laws.common import assert_same_text, faces, walk
from tests.laws.mixed_decks import start_mixed

Told = Callable[[Match, int], Any]
CASES: Final[list[Any]] = [
    pytest.param(wow.start_big, wow_visibility.redeal_unseen, 43, id="wowtcg", marks=pytest.mark.thorough),
    pytest.param(
        wow.start_three, wow_visibility.redeal_unseen, 149, id="wowtcg, three seats", marks=pytest.mark.thorough
    ),
    pytest.param(start_mixed, wow_visibility.redeal_unseen, 53, id="wowtcg, any cards"),
    pytest.param(
        duelmasters_games.start, duel_visibility.redeal_unseen, 11, id="duelmasters", marks=pytest.mark.thorough
    ),
    pytest.param(duelmasters_games.start_three, duel_visibility.redeal_unseen, 41, id="duelmasters, three seats"),
    pytest.param(duelmasters_games.start_every_card, duel_visibility.redeal_unseen, 29, id="duelmasters, every card"),
    pytest.param(minis.start, minis_visibility.redeal_unseen, 41, id="wowminis"),
]
PLAYERS: Final = {"wowtcg": 3, "duelmasters": 3, "wowminis": 2}


@cache
def setup_for(game: str, edition: str, seats: int, defs: Definitions) -> GameSetup:
    """A setup for states that the tests of the laws begin, with whatever definitions they use."""
    setup = GameSetup(game, edition=edition)
    setup.seats, setup.defs = seats, defs
    setup.encoder = Encoder(package(game), defs, seats)
    return setup


def match_of(state: Any) -> Match:
    setup = setup_for(state.defs.game, state.defs.edition, state.seats, state.defs)
    return Match(setup, kernel.Game(setup.ruleset, state))


def agents_are_told(match: Match, seat: int) -> Any:
    """What the environments of Gymnasium and PettingZoo give the program that plays a seat."""
    env = TableEnv.__new__(TableEnv)
    env.setup = match.setup
    env.possible_agents = [f"seat_{at}" for at in range(match.setup.seats)]
    env._seats = {agent: at for at, agent in enumerate(env.possible_agents)}
    env._match, env.render_mode = match, "ansi"
    agent = f"seat_{seat}"
    alone = SeatEnv.__new__(SeatEnv)
    alone.setup, alone.seat = match.setup, seat
    alone._match, alone.render_mode = match, "ansi"
    observation, info = alone._observe(match)
    told: dict[str, Any] = {
        "agent": {name: value.tolist() for name, value in env.observe(agent).items()},
        "seat": {name: value.tolist() for name, value in observation.items()},
        "info": {name: value.tolist() for name, value in info.items()},
        "views": [env.view(agent), alone.view()],
        "texts": [env.render(), alone.render()],
        "returns": match.returns(),
        "asked": match.seat,
    }
    if match.seat == seat:
        told["actions"] = [
            [env.describe(action, lang) for lang in ("en", "de")] for action in range(match.option_count)
        ]
    return told


@cache
def openspiel_game(name: str, seats: int) -> MatchGame:
    ready = package(name).card_library().learning_decks()
    game: MatchGame = pyspiel.load_game(f"regelwerk_{name}", {"decks": ";".join((ready * seats)[:seats])})
    return game


def openspiel_is_told(match: Match, seat: int) -> Any:
    """What OpenSpiel is given of a state for a player."""
    game = openspiel_game(match.setup.name, match.setup.seats)
    state: MatchState = game.new_initial_state()
    state._setup, state._match = match.setup, match
    state._tell(-1, -1)
    told: dict[str, Any] = {"legal": state._legal_actions(seat), "player": state.current_player()}
    for recall in (False, True):
        for private in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE):
            kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=recall, private_info=private)
            observer = MatchObserver(match.setup, kind, None)
            observer.set_from(state, seat)
            told[f"{recall} {private}"] = [observer.string_from(state, seat), observer.tensor.tolist()]
    if match.seat == seat:
        guess = match.guess(seat, 5)
        told["resampled"] = [guess.view(other) for other in range(match.setup.seats)]
    return told


def compare(start: Any, redeal: Any, seed: int, every: int, told: Told) -> int:
    """Hold two dealings of the same moments against each other; how many differed underneath."""
    changed = 0

    def visit(state: Any, n: int) -> None:
        nonlocal changed
        for seat in range(state.seats):
            other = redeal(state, seat, Chance(seed * 7919 + n))
            other.events = state.events
            changed += faces(other) != faces(state)
            mine = state.fork()
            mine.events = state.events
            sent, again = (json.dumps(told(match_of(one), seat)) for one in (mine, other))
            assert_same_text(sent, again, f"seed {seed}, decision {n}, seat {seat}")

    walk(start, seed, visit, PUBLIC, every)
    return changed


@pytest.mark.parametrize("told", [agents_are_told, openspiel_is_told])
@pytest.mark.parametrize(("start", "redeal", "every"), CASES)
def test_no_observation_mask_or_info_depends_on_what_is_hidden(start: Any, redeal: Any, every: int, told: Told) -> None:
    assert sum(compare(start, redeal, seed, every, told) for seed in range(2)) > 4


def options_of_others(match: Match, seat: int) -> Any:
    """A planted leak: the mask of the seat that is asked, for everybody."""
    return match.mask(match.seat).tolist()


def true_game_guessed(match: Match, seat: int) -> Any:
    """A planted leak: a copy in the place of a guess."""
    return match.fork().view(match.setup.seats - 1)


@pytest.mark.parametrize("leak", [options_of_others, true_game_guessed])
def test_a_leak_is_noticed(leak: Told) -> None:
    with pytest.raises(AssertionError, match="decision"):
        for seed in range(3):
            compare(wow.start_big, wow_visibility.redeal_unseen, seed, 7, leak)


@pytest.mark.parametrize("name", ["wowtcg", "duelmasters", "wowminis"])
def test_nothing_an_agent_is_given_holds_a_seed(name: str) -> None:
    """Whoever knows the seed of a game knows every card of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = SeatEnv(name)
        observation, info = env.reset(seed=5)
    assert set(info) == {"action_mask"}
    assert set(observation) == {"table", "seats", "pieces", "options", "action_mask"}
    assert np.array_equal(info["action_mask"], observation["action_mask"])
