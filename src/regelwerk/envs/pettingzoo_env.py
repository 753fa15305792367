"""All seats as a PettingZoo environment: agents act one after the other (AEC), or through a parallel wrapper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from regelwerk.envs.encoder import Encoder
from regelwerk.envs.gymnasium_env import SEEDS
from regelwerk.envs.match import GameSetup, Match

AgentObservation = dict[str, Any]


class TableEnv(AECEnv[str, AgentObservation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game with an agent for each seat: `seat_0`, `seat_1` ... The agent that is asked may be the same several times.

    An observation has `observation`, a vector that `encoder.parts` takes apart, and `action_mask`. Every agent can be
    observed at any time; the mask of one that is not asked is all zeros. Rewards come at the end: `Match.returns`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "regelwerk_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, game: str, decks: Sequence[str] | None = None, *, render_mode: str | None = None, **setup: Any
    ) -> None:
        """A game with these decks, one for each seat; `setup` has what else `GameSetup` takes."""
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        self.setup = GameSetup(game, decks, **setup)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (self.encoder.max_options,), np.int8)
        self._observation_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: spaces.Dict({"observation": self.encoder.flat_space, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: spaces.Discrete(self.encoder.max_options) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._match: Match | None = None

    # ------------------------------------------------------------------ the interface

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The space of an agent's observations: the same for all."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The space of an agent's actions: indices of options."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._match = self.setup.deal(int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self._match.seat, 0)]

    def step(self, action: int | None) -> None:
        """Answer the decision of the agent that is asked. Raises IndexError for an option that there is not."""
        match = self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no action; it has {match.option_count}, numbered from 0")
        match.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, match.returns()))
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        if match.seat >= 0:
            self.agent_selection = self.possible_agents[match.seat]
        self._accumulate_rewards()

    def observe(self, agent: str) -> AgentObservation:
        """What an agent's seat may know now."""
        match, seat = self._playing(), self._seats[agent]
        return {"observation": self.encoder.flat(match.observe(seat)), "action_mask": match.mask(seat)}

    def render(self) -> str | None:
        """The table as somebody sees it who only watches, as text, where `render_mode` is "ansi"."""
        return None if self.render_mode is None else self._playing().board(-1)

    def close(self) -> None:
        """Nothing has to be closed."""

    # --------------------------------------------------------------- what is beyond it

    @property
    def encoder(self) -> Encoder:
        """What made the observations, and decodes actions."""
        return self.setup.encoder

    def view(self, agent: str) -> dict[str, Any]:
        """All that an agent's seat may know, as `Game.view(seat).data` has it: the structured observation."""
        return self._playing().view(self._seats[agent])

    def describe(self, action: int, lang: str = "en") -> str:
        """What an action of the agent that is asked does, in a sentence."""
        return self._playing().describe(action, lang)

    def _playing(self) -> Match:
        if self._match is None:
            raise ValueError("no game is being played: call reset() first")
        return self._match


def raw_env(game: str, decks: Sequence[str] | None = None, **options: Any) -> TableEnv:
    """The environment itself; an action that is not offered raises IndexError."""
    return TableEnv(game, decks, **options)


def env(game: str, decks: Sequence[str] | None = None, **options: Any) -> AECEnv[str, AgentObservation, int | None]:
    """With the usual wrappers: whoever takes an action that is not offered gets -1, and the game ends."""
    wrapped: AECEnv[str, AgentObservation, int | None] = TableEnv(game, decks, **options)
    for wrapper in (
        lambda inner: TerminateIllegalWrapper(inner, illegal_reward=-1),
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
    ):
        wrapped = wrapper(wrapped)
    return wrapped


def parallel_env(
    game: str, decks: Sequence[str] | None = None, **options: Any
) -> turn_based_aec_to_parallel_wrapper[str, AgentObservation, int | None]:
    """Every step takes an action of each agent; that of the agent that is asked counts, the others are not looked at.

    After a step `infos[agent]["active_agent"]` says who is asked.
    """
    return turn_based_aec_to_parallel_wrapper(TableEnv(game, decks, **options))
