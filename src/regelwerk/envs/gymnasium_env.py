"""One seat as a Gymnasium environment; computer players sit in the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from regelwerk import players
from regelwerk.envs.encoder import Encoder, Observation
from regelwerk.envs.match import GameSetup, Match
from regelwerk.players.driver import choose_option
from regelwerk.players.player import Player

Opponent = str | Callable[[int], Player]
"""The name of a computer player, or what makes one from the seed of its random numbers."""

END: Final = "end"
ERROR: Final = "error"
SEEDS: Final = 1 << 62


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat of a game. An action is the index of one of the options that the seat is offered.

    An observation has `table`, `seats`, `pieces`, `options` and `action_mask`; `info` has the mask once more, and on
    an action that is not offered `illegal`. The reward comes at the end: `Match.returns` of the seat.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it like that

    def __init__(
        self,
        game: str,
        decks: Sequence[str] | None = None,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        illegal: str = END,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """The seat `seat` of a game with these decks; `setup` has what else `GameSetup` takes.

        opponents  who plays the other seats: one for all, or one for each of them, clockwise from the seat
        illegal    what an action that is not offered does: "end" ends the game with the reward -1, "error" raises
                   IndexError and changes nothing
        """
        self.setup = GameSetup(game, decks, **setup)
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.setup.seats - 1}")
        if illegal not in (END, ERROR):
            raise ValueError(f"illegal must be {END!r} or {ERROR!r}, not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        others = self.setup.seats - 1
        one_for_all = isinstance(opponents, str) or callable(opponents)
        self._opponents: list[Opponent] = [opponents] * others if one_for_all else list(opponents)  # type: ignore[list-item,arg-type]  # narrowed by one_for_all
        if len(self._opponents) != others:
            raise ValueError(f"{others} other seats are to be played, and {len(self._opponents)} opponents were given")
        for opponent in self._opponents:
            _player(opponent, 0)  # a name that no player has is said now
        mask = spaces.Box(0, 1, (self.encoder.max_options,), np.int8)
        space: gymnasium.Space[Any] = spaces.Dict({**self.encoder.space.spaces, "action_mask": mask})
        self.observation_space = space
        self.action_space = spaces.Discrete(self.encoder.max_options)
        self._match: Match | None = None
        self._players: dict[int, Player] = {}

    # ------------------------------------------------------------------ the interface

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; the first decision of the seat is open."""
        super().reset(seed=seed)
        while True:
            match = self._match = self.setup.deal(self._draw())
            self._players = {
                (self.seat + at) % self.setup.seats: _player(opponent, self._draw())
                for at, opponent in enumerate(self._opponents, 1)
            }
            self._play_others(match)
            if match.seat == self.seat:
                return self._observe(match)
            if match.cut_off:
                limit = self.setup.max_decisions
                raise ValueError(
                    f"seat {self.seat} is not asked in the first {limit} decisions: set max_decisions higher"
                )
            # Over before the seat was asked anything: that is no episode, so another one is dealt.

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the decision of the seat; the others play until it is asked again. Raises ValueError, IndexError."""
        match = self._match
        if match is None:
            raise ValueError("no game is being played: call reset() first")
        if match.over or match.cut_off:
            raise ValueError("the game is over: call reset() for another one")
        if not 0 <= action < match.option_count and self.illegal == END:
            observation, info = self._observe(match)
            self._match = None
            return observation, -1.0, True, False, {**info, "illegal": True}
        match.apply(int(action))
        self._play_others(match)
        observation, info = self._observe(match)
        return observation, match.returns()[self.seat], match.over, match.cut_off, info

    def render(self) -> Any:
        """The table as the seat sees it, as text, where `render_mode` is "ansi"."""
        if self.render_mode is None or self._match is None:
            return None
        return self._match.board(self.seat)

    # --------------------------------------------------------------- what is beyond it

    @property
    def encoder(self) -> Encoder:
        """What made the observations, and decodes actions."""
        return self.setup.encoder

    def view(self) -> dict[str, Any]:
        """All that the seat may know, as `Game.view(seat).data` has it: the structured observation."""
        return self._playing().view(self.seat)

    def describe(self, action: int, lang: str = "en") -> str:
        """What an action does, in a sentence. Raises IndexError for one that is not offered."""
        return self._playing().describe(action, lang)

    def action_masks(self) -> Any:
        """The mask of the open decision, as some libraries ask for it."""
        return self._playing().mask(self.seat)

    def play(self, player: Player) -> int:
        """The action that a computer player would take for the seat: a teacher, or a yardstick."""
        match = self._playing()
        return choose_option(self.setup.ruleset, match.game.state, player)

    # ------------------------------------------------------------------------ inside

    def _playing(self) -> Match:
        if self._match is None:
            raise ValueError("no game is being played: call reset() first")
        return self._match

    def _draw(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _play_others(self, match: Match) -> None:
        while match.seat not in (-1, self.seat) and not match.cut_off:
            match.apply(choose_option(self.setup.ruleset, match.game.state, self._players[match.seat]))

    def _observe(self, match: Match) -> tuple[Observation, dict[str, Any]]:
        observation = match.observe(self.seat)
        observation["action_mask"] = match.mask(self.seat)
        return observation, {"action_mask": observation["action_mask"]}


def _player(opponent: Opponent, seed: int) -> Player:
    return players.make(opponent, seed) if isinstance(opponent, str) else opponent(seed)
