"""What a look ahead plays out by itself: the small choices of a move, and nobody's answer to it."""

from __future__ import annotations

import pytest

from regelwerk.kernel.game import Game
from regelwerk.kernel.state import ALL, MEANINGFUL, State
from regelwerk.players.settling import play_on
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.state import WowState
from tests.players.common import LIGHTNING, begun

STRIKE = """scene: strike
turn: Anna, resource placed
seat Anna
  resources: 3
  equipment: Krol Blade
seat Ben
  hand: Counterspell
  resources: 4
  party: Guardian Steelhorn
"""


def played_on(game: Game, verb: int, budget: int, windows: int = ALL) -> State:
    """The position after the first option with that verb and all that it begins."""
    assert game.decision is not None
    option = next(option for option in game.decision.options if option.verb == verb)
    state = game.state.fork()
    state.windows = windows
    state.apply(option)
    return play_on(game.ruleset, state, budget)


def hurt(state: State) -> list[int]:
    """Whose characters have damage or have been destroyed."""
    assert isinstance(state, WowState)
    return [
        piece.owner
        for piece in state.pieces
        if piece.damage or (state.zone_kind(piece) == codes.ZONE_GRAVEYARD and piece.card.kind == codes.TYPE_ALLY)
    ]


def test_targets_are_chosen_by_what_is_done_to_them_however_little_may_be_looked_at() -> None:
    """With one continuation only the next position is compared: it has to be the one with the damage in it."""
    end = played_on(begun(LIGHTNING), codes.VERB_PLAY, 1)
    assert set(hurt(end)) == {1}


@pytest.mark.parametrize("windows", [ALL, MEANINGFUL])
def test_the_windows_are_asked_afterwards_as_they_were_before(windows: int) -> None:
    game = begun(LIGHTNING)
    end = played_on(game, codes.VERB_PLAY, 40, windows)
    assert game.ruleset.is_quiescent(end)
    assert end.windows == windows


def test_a_strike_belongs_to_the_attack_and_is_considered() -> None:
    """Anna's hero attacks with a weapon that she can pay for: without the strike it would deal nothing (wow:303.2)."""
    end = played_on(begun(STRIKE), codes.VERB_ATTACK, 40)
    assert hurt(end) == [0, 1]
