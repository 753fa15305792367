"""The games for OpenSpiel: importing this module registers `regelwerk_duelmasters` and the like.

>>> import pyspiel
>>> import regelwerk.envs.openspiel
>>> game = pyspiel.load_game("regelwerk_duelmasters(decks=dawn-watch;deep-night)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(7)
>>> state.action_to_string(5)
'5: no mana this turn'

The first move is chance's: it chooses one of `deals` deals, and all later chance follows from it. So the history of a
state replays its game, and a game tree has one chance node.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "regelwerk.envs.openspiel needs OpenSpiel (pyspiel is not there): pip install 'regelwerk[openspiel]'"
    ) from missing

from regelwerk.envs.encoder import Observation
from regelwerk.envs.match import MAX_DECISIONS, GameSetup, Match
from regelwerk.game_registry import GAMES, package
from regelwerk.kernel.visibility import events_for

PREFIX: Final = "regelwerk_"
DEALS: Final = 1000
"""So many deals there are, unless a game is loaded with more: each starts another game."""
DIGEST_BYTES: Final = 32
SEEDS: Final = 1 << 62


class MatchState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of one of the games. What a player is told of it comes from the view of its seat."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self._setup = game.setup
        self._deals = game.deals
        self._match: Match | None = None
        self._told = [b""] * game.setup.seats
        """For each seat a digest of all that it has been told and has answered since the beginning."""

    # ------------------------------------------------------------------- the interface

    def current_player(self) -> int:
        """Who is asked: chance before the deal."""
        if self._match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self._match.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or was cut off."""
        return self._match is not None and (self._match.over or self._match.cut_off)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        match = self._match
        if match is None or player != match.seat:
            return []
        self._setup.encoder.mask(match.option_count)  # says so if there are more than the game has actions
        return list(range(match.option_count))

    def _apply_action(self, action: int) -> None:
        if self._match is None:
            self._match = self._setup.deal(action)
            self._tell(-1, -1)
        else:
            seat = self._match.seat
            self._match.apply(action)
            self._tell(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._match is None:
            return f"deal {action}"
        # With its number, since copies of a card are options of their own and read alike.
        return f"{action}: {self._match.describe(action)}"

    def returns(self) -> list[float]:
        """What each player has got: `Match.returns`."""
        return [0.0] * self._setup.seats if self._match is None else self._match.returns()

    def __str__(self) -> str:
        """The table as somebody sees it who only watches."""
        return "not dealt yet" if self._match is None else self._match.board(-1)

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> MatchState:
        """A state that the player cannot tell from this one: what it does not know is dealt anew.

        Its history is empty: no sequence of actions leads to it from a deal that is known.
        """
        state: MatchState = self.get_game().new_initial_state()
        if self._match is None:
            return state
        state._match = self._match.guess(player, int(probability_sampler() * SEEDS))
        # What the others would have been told in the dealt game nobody knows; it is not what they were told in this.
        state._told = [
            told if seat == player else _digest(b"resampled", state._match.view(seat))
            for seat, told in enumerate(self._told)
        ]
        return state

    # ------------------------------------------------------------- what a player is told

    def view(self, player: int) -> dict[str, Any]:
        """All that a player may know; nothing before the deal."""
        return {} if self._match is None else self._match.view(player)

    def told(self, player: int) -> bytes:
        """A digest of all that the player has been told and has answered."""
        return self._told[player]

    def observation(self, player: int) -> Observation | None:
        """The same as arrays; None before the deal."""
        return None if self._match is None else self._match.observe(player)

    def _tell(self, seat: int, action: int) -> None:
        """Add the events of the last answer to what every seat has been told, and the answer to what its seat knows."""
        match = self._match
        assert match is not None
        state = match.game.state
        terms = self._setup.package.terms
        for other in range(self._setup.seats):
            said = [action if other == seat else -1, events_for(state, state.events, other, terms)]
            self._told[other] = _digest(self._told[other], said)


def _digest(before: bytes, said: object) -> bytes:
    return hashlib.sha256(before + json.dumps(said, sort_keys=True).encode()).digest()


class MatchObserver:
    """What a player observes, as a vector and as a text.

    Both have the view. With perfect recall they also have a digest of all that the player was told and answered
    before: two states are the same to it exactly if view and digest are.
    """

    def __init__(self, setup: GameSetup, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, and were given {dict(params)}")
        self._setup = setup
        self._seen = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info
        self._recall = self._seen and kind.perfect_recall
        self._public = kind.public_info
        shapes: dict[str, tuple[int, ...]] = {"player": (setup.seats,)}
        if self._public:
            shapes |= {name: space.shape or () for name, space in setup.encoder.space.spaces.items()}
        if self._recall:
            shapes["recall"] = (DIGEST_BYTES,)
        self.tensor: NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: MatchState, player: int) -> None:
        """Fill `tensor` and `dict` with what the player observes; without private information with what all see."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        found = state.observation(player if self._seen else -1) if self._public else None
        for name, table in (found or {}).items():
            self.dict[name][:] = table
        told = state.told(player)
        if self._recall and told:
            self.dict["recall"][:] = np.frombuffer(told, np.uint8) / 255

    def string_from(self, state: MatchState, player: int) -> str:
        """The same as a text: the view as JSON."""
        told = {"player": player, "view": state.view(player if self._seen else -1) if self._public else {}}
        if self._recall:
            told["told"] = state.told(player).hex()
        return json.dumps(told, sort_keys=True)


class MatchGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games with its decks."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        decks = str(given.get("decks", "")).split(";") if given.get("decks") else None
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"deals must be at least 1, not {self.deals}")
        self.setup = GameSetup(
            name,
            decks,
            edition=str(given.get("edition", "")),
            max_options=int(given.get("max_options", 0)),
            max_decisions=int(given.get("max_decisions", MAX_DECISIONS)),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.encoder.max_options,
            max_chance_outcomes=self.deals,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.max_decisions,
        )
        super().__init__(_type_of(name), info, given)

    def new_initial_state(self) -> MatchState:
        """Before the deal."""
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> MatchObserver:
        """What observes states of this game."""
        return MatchObserver(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _type_of(name: str) -> Any:
    found = package(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Regelwerk: {found.title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats[1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "decks": "",
            "edition": "",
            "deals": DEALS,
            "max_options": 0,
            "max_decisions": MAX_DECISIONS,
        },
    )


def _class_of(name: str) -> type[MatchGame]:
    """The class that OpenSpiel makes a game of: it passes nothing but the parameters."""

    def begin(self: MatchGame, params: Mapping[str, Any] | None = None) -> None:
        MatchGame.__init__(self, name, params)

    return type(f"{name.capitalize()}Game", (MatchGame,), {"__init__": begin})


for _name in GAMES:
    pyspiel.register_game(_type_of(_name), _class_of(_name))
