"""Games between two decks from pools, by computer players, for learning and for measuring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk import game_registry, players
from regelwerk.kernel.chance import derive
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.kernel.state import State
from regelwerk.players.driver import choose_option


def deck_of(play: LimitedPlay, leader: str, main: Sequence[str]) -> Any:
    """A deck without a side deck."""
    return play.deck("Sealed", leader, main, [])


def play_game(game: str, decks: Sequence[Any], player: str, seed: int) -> State:
    """A game to its end, everybody played by a computer player of that name.

    Raises ValueError for decks that cannot be played.
    """
    ruleset = game_registry.ruleset(game)
    setup = ruleset.prepare(decks, seed, None, "public")
    state: State = ruleset.start(setup, None)
    seated = [players.make(player, derive(seed, 100 + seat)) for seat in range(len(decks))]
    while state.decision is not None:
        options = state.decision.options
        index = choose_option(ruleset, state, seated[state.decision.seat]) if len(options) > 1 else 0
        state.apply(options[index])
    return state
