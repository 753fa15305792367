"""The games for programs that learn: Gymnasium, PettingZoo and (in `regelwerk.envs.openspiel`) OpenSpiel.

>>> import gymnasium, regelwerk.envs
>>> env = gymnasium.make("regelwerk/duelmasters-v0", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum())
7
>>> env.unwrapped.describe(6)
'no mana this turn'

docs/learning.md is the manual.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy as np  # noqa: F401  # what the observations are made of
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"regelwerk.envs needs Gymnasium, PettingZoo and NumPy ({missing.name} is not there): "
        "pip install 'regelwerk[envs]'"
    ) from missing

from regelwerk.envs.encoder import BoundExceededError, Encoder, Observation
from regelwerk.envs.gymnasium_env import SeatEnv
from regelwerk.envs.match import GameSetup, Match
from regelwerk.envs.pettingzoo_env import TableEnv, env, parallel_env, raw_env
from regelwerk.game_registry import GAMES

__all__ = [
    "BoundExceededError",
    "Encoder",
    "GameSetup",
    "Match",
    "Observation",
    "SeatEnv",
    "TableEnv",
    "env",
    "parallel_env",
    "raw_env",
]

for _game in GAMES:
    gymnasium.register(
        id=f"regelwerk/{_game}-v0", entry_point="regelwerk.envs.gymnasium_env:SeatEnv", kwargs={"game": _game}
    )
