"""The environments pass the suites of the libraries that they are made for, and behave as docs/learning.md says."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test

import regelwerk as rw
import regelwerk.envs
import regelwerk.envs.openspiel
from regelwerk import players
from regelwerk.envs.gymnasium_env import ERROR

GAMES = pytest.mark.parametrize("name", rw.GAMES)
# PettingZoo's test says both of every environment whose observation is a dictionary with a mask, unless it is one of
# its own; its documentation asks for that very form.
DICTIONARIES = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning"
    ),
)
# At the end of a game nobody has an action.
NO_ACTIONS = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
THREE = ["dawn-watch", "deep-night", "ash-and-bone"]


def dictionaries(test: Any) -> Any:
    """Mark a test that runs PettingZoo's `api_test`."""
    for mark in (*DICTIONARIES, NO_ACTIONS):
        test = mark(test)
    return test


def made(name: str, **options: Any) -> Any:
    """The environment of one seat, without Gymnasium's wrappers."""
    return gymnasium.make(f"regelwerk/{name}-v0", **options).unwrapped


def legal(observation: Any, rng: Any) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


# --------------------------------------------------------------------------- Gymnasium


@GAMES
def test_gymnasium_finds_nothing_wrong_with_a_seat(name: str) -> None:
    check_env(made(name))


@pytest.mark.parametrize("opponents", ["greedy", ["random", "greedy"]])
def test_a_seat_can_be_any_against_any_players(opponents: Any) -> None:
    env = made("duelmasters", decks=THREE, seat=2, opponents=opponents)
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    done, reward = False, 0.0
    while not done:
        assert env.view()["decision"]["seat"] == 2
        observation, reward, done, _, _ = env.step(legal(observation, rng))
    assert reward in (1.0, -0.5)


def test_the_same_seed_is_the_same_episode() -> None:
    def episode() -> list[bytes]:
        env, rng = made("duelmasters"), np.random.default_rng(3)
        observation, _ = env.reset(seed=11)
        seen, done = [], False
        while not done:
            seen.append(env.encoder.flat(observation).tobytes())
            observation, _, done, _, _ = env.step(legal(observation, rng))
        return seen

    assert episode() == episode()


def test_an_action_that_is_not_offered_ends_the_episode_or_is_an_error() -> None:
    env = made("duelmasters")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(200)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        env.step(0)
    strict = made("duelmasters", illegal=ERROR)
    observation, _ = strict.reset(seed=1)
    with pytest.raises(IndexError, match=r"there is no action 200: \d+ are offered to seat 0"):
        strict.step(200)
    strict.step(legal(observation, np.random.default_rng(1)))


def test_a_seat_that_would_never_be_asked_is_an_error() -> None:
    """One of two is asked first; the other has no part in a game of one decision."""
    refused = []
    for seat in range(2):
        try:
            made("duelmasters", max_decisions=1, seat=seat).reset(seed=1)
        except ValueError as error:
            refused.append(str(error))
    assert len(refused) == 1 and "is not asked in the first 1 decisions: set max_decisions higher" in refused[0]


def test_a_game_that_goes_on_for_too_long_is_truncated() -> None:
    env = made("duelmasters", max_decisions=4)
    observation, _ = env.reset(seed=1)
    rng, ends = np.random.default_rng(1), (False, False)
    while not any(ends):
        observation, reward, *ends, _ = env.step(legal(observation, rng))
    assert tuple(ends) == (False, True) and reward == 0.0
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seat": 2}, "there is no seat 2: seats are 0 to 1"),
        ({"opponents": "cheater"}, "unknown player 'cheater'; available: random, beginner, greedy"),
        ({"opponents": ["random", "random"]}, "1 other seats are to be played, and 2 opponents were given"),
        ({"illegal": "ignore"}, "illegal must be 'end' or 'error', not 'ignore'"),
        ({"render_mode": "human"}, "render_mode must be None or 'ansi'"),
    ],
)
def test_an_environment_that_cannot_be_says_why(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        regelwerk.envs.SeatEnv("duelmasters", **options)


def test_what_a_computer_player_would_do_can_be_asked_for() -> None:
    env = made("duelmasters", render_mode="ansi")
    observation, _ = env.reset(seed=4)
    action = env.play(players.make("greedy", 1))
    assert observation["action_mask"][action] == 1
    assert env.describe(action) and "your turn" in env.render()
    assert np.array_equal(env.action_masks(), observation["action_mask"])


@pytest.mark.slow  # starts processes
def test_many_games_run_in_processes_and_share_memory() -> None:
    """The same episodes as one after the other in this process, also after the first ones are over."""
    count, steps = 2, 90
    vector = AsyncVectorEnv(
        [lambda: gymnasium.make("regelwerk.envs:regelwerk/duelmasters-v0") for _ in range(count)],
        shared_memory=True,
        context="spawn",
    )
    alone = [gymnasium.make("regelwerk/duelmasters-v0") for _ in range(count)]
    try:
        observations, _ = vector.reset(seed=[5, 6])
        expected = [env.reset(seed=seed)[0] for env, seed in zip(alone, (5, 6))]
        over, ended = [False] * count, 0
        rng = np.random.default_rng(1)
        for _ in range(steps):
            assert all(np.array_equal(observations["pieces"][at], expected[at]["pieces"]) for at in range(count))
            masks = observations["action_mask"]
            actions = (rng.random(masks.shape) * masks).argmax(axis=1)
            observations, _, terminated, _, _ = vector.step(actions)
            for at, env in enumerate(alone):
                if over[at]:
                    expected[at], over[at] = env.reset()[0], False
                else:
                    expected[at], _, over[at], _, _ = env.step(actions[at])
                assert over[at] == terminated[at]
                ended += over[at]
        assert ended >= 2
    finally:
        vector.close()


# -------------------------------------------------------------------------- PettingZoo


@dictionaries
@GAMES
def test_pettingzoo_finds_nothing_wrong_with_a_table(name: str) -> None:
    api_test(regelwerk.envs.env(name), num_cycles=60)


@dictionaries
def test_pettingzoo_finds_nothing_wrong_with_a_table_of_three() -> None:
    api_test(regelwerk.envs.env("duelmasters", THREE), num_cycles=200)


@dictionaries
def test_a_whole_game_of_the_miniatures_goes_through_pettingzoo() -> None:
    api_test(regelwerk.envs.env("wowminis", ["learn-alliance", "learn-horde"]), num_cycles=400)


@GAMES
def test_the_same_seed_is_the_same_game_for_pettingzoo(name: str) -> None:
    seed_test(lambda: regelwerk.envs.env(name), num_cycles=40)


@GAMES
def test_pettingzoo_finds_nothing_wrong_with_the_parallel_form(name: str) -> None:
    parallel_api_test(regelwerk.envs.parallel_env(name), num_cycles=40)


def test_in_the_parallel_form_only_the_action_of_the_agent_that_is_asked_counts() -> None:
    games = [regelwerk.envs.parallel_env("duelmasters") for _ in range(2)]
    observations = [game.reset(seed=3)[0] for game in games]
    rng = np.random.default_rng(2)
    for _ in range(20):
        asked = next(agent for agent, seen in observations[0].items() if seen["action_mask"].any())
        action = legal(observations[0][asked], rng)
        answers = [
            {agent: action if agent == asked else other for agent in game.agents}
            for game, other in zip(games, (0, 255))
        ]
        stepped = [game.step(actions) for game, actions in zip(games, answers)]
        observations = [step[0] for step in stepped]
        for agent in observations[0]:
            assert np.array_equal(observations[0][agent]["observation"], observations[1][agent]["observation"])


def test_whoever_takes_an_action_that_is_not_offered_loses_at_a_pettingzoo_table() -> None:
    env = regelwerk.envs.env("duelmasters")
    env.reset(seed=1)
    asked = env.agent_selection
    env.step(200)
    assert env.rewards[asked] == -1 and all(env.terminations.values())
    raw = regelwerk.envs.raw_env("duelmasters")
    raw.reset(seed=1)
    with pytest.raises(IndexError, match="there is no action 200"):
        raw.step(200)
    with pytest.raises(ValueError, match="None is no action"):
        raw.step(None)


def test_environments_share_no_state() -> None:
    """Two tables played in turn, one of them copied and pickled on the way, go as each goes alone."""

    def play(steps: int, others: bool) -> list[bytes]:
        env = regelwerk.envs.raw_env("duelmasters")
        env.reset(seed=8)
        other = regelwerk.envs.raw_env("duelmasters")
        other.reset(seed=9)
        rng, seen = np.random.default_rng(4), []
        for step in range(steps):
            observation = env.observe(env.agent_selection)
            seen.append(observation["observation"].tobytes())
            env.step(legal(observation, rng))
            if others:
                other.step(int(np.flatnonzero(other.observe(other.agent_selection)["action_mask"])[0]))
                env = pickle.loads(pickle.dumps(env)) if step % 2 else copy.deepcopy(env)
        return seen

    assert play(24, True) == play(24, False)


# --------------------------------------------------------------------------- OpenSpiel


@pytest.mark.parametrize(
    "game",
    [
        "regelwerk_duelmasters",
        "regelwerk_duelmasters(decks=dawn-watch;deep-night;ash-and-bone,max_decisions=40)",
        "regelwerk_wowtcg(max_decisions=40)",
        "regelwerk_wowminis(max_decisions=40)",
    ],
)
def test_openspiel_plays_random_games(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.thorough
@GAMES
def test_openspiel_plays_whole_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"regelwerk_{name}"), num_sims=2, serialize=True, verbose=False)


def begun(name: str, moves: int, deal: int = 3) -> Any:
    state = pyspiel.load_game(f"regelwerk_{name}").new_initial_state()
    state.apply_action(deal)
    rng = np.random.default_rng(deal)
    for _ in range(moves):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_a_playthrough_is_the_same_every_time() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # seconds to import: only where it is used

    def playthrough() -> str:
        return str(
            generate_playthrough.playthrough(
                "regelwerk_duelmasters(deals=5,max_decisions=6)",
                action_sequence=[2, 5, 0],
                seed=1,
            )
        )

    text = playthrough()
    assert text == playthrough()
    assert 'InformationStateString(0) = "{' in text and "no mana this turn" in text


@GAMES
def test_the_history_of_a_state_replays_it(name: str) -> None:
    state = begun(name, 25)
    again = pyspiel.load_game(f"regelwerk_{name}").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


@GAMES
def test_a_resampled_state_is_the_same_to_its_player_and_another_one_underneath(name: str) -> None:
    unlike = 0
    for moves in (4, 16, 28):
        state = begun(name, moves)
        player = state.current_player()
        sampled = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert sampled.information_state_string(player) == state.information_state_string(player)
        assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
        assert sampled.legal_actions() == state.legal_actions()
        other = next(seat for seat in range(2) if seat != player)
        unlike += sampled.information_state_string(other) != state.information_state_string(other)
    assert unlike


def test_an_information_state_remembers_what_the_table_does_not_show() -> None:
    """Two ways to the same view are two information states to the player that went them, and one observation."""
    one, two = begun("duelmasters", 0), begun("duelmasters", 0)
    player = one.current_player()
    one._told[player] = b"\1" * 32
    two._told[player] = b"\2" * 32
    assert one.information_state_string(player) != two.information_state_string(player)
    assert one.information_state_tensor(player) != two.information_state_tensor(player)
    assert one.observation_string(player) == two.observation_string(player)
    assert one.observation_tensor(player) == two.observation_tensor(player)


def test_searches_of_openspiel_play_with_resampled_states() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("regelwerk_duelmasters")
    state = begun("duelmasters", 3)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="deals must be at least 1, not 0"):
        pyspiel.load_game("regelwerk_duelmasters(deals=0)")


# --------------------------------------------------------------------- what is missing


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("regelwerk.envs", "gymnasium", "pip install 'regelwerk[envs]'"),
        ("regelwerk.envs", "pettingzoo", "pip install 'regelwerk[envs]'"),
        ("regelwerk.envs", "numpy", "pip install 'regelwerk[envs]'"),
        ("regelwerk.envs.openspiel", "pyspiel", "pip install 'regelwerk[openspiel]'"),
    ],
)
def test_without_its_libraries_the_package_says_what_to_install(module: str, missing: str, extra: str) -> None:
    program = (
        f"import sys; sys.modules[{missing!r}] = None\ntry: import {module}\nexcept ImportError as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert extra in said and missing in said


def test_nothing_else_needs_the_libraries() -> None:
    program = "import sys, regelwerk, regelwerk.players, regelwerk.simulation.matches\n"
    program += "print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "set()"
