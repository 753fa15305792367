"""Asking a computer player: it gets what a person in its seat would get."""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.players.player import Player, StateSampler


def choose_option(ruleset: Ruleset, state: State, player: Player) -> int:
    """Let a player answer the open decision; the index of the option."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    if player.reads_view:
        view = ruleset.view(state, seat)
        shown: dict[str, Any] = view["decision"]
    else:
        # It does not read them, so it gets only how many options there are.
        view = {}
        shown = {"seat": seat, "number": decision.number, "options": [{}] * len(decision.options)}
    index = player.choose(view, shown, state_sampler(ruleset, state, seat))
    if not 0 <= index < len(decision.options):
        raise ValueError(f"{player.name} answered {index} where there are {len(decision.options)} options")
    return index


def state_sampler(ruleset: Ruleset, state: State, seat: int) -> StateSampler:
    """What a player gets to look ahead with."""

    def guess(chance: Chance) -> Game:
        return Game(ruleset, ruleset.guess(state, seat, chance, None))

    return guess


def seed_for(game: Game, seat: int) -> int:
    """What a computer player draws from who is asked afresh each time, for the open decision of its seat.

    It comes from the game's seed and depends on nothing that the seat cannot count: not on how many steps others have
    taken in secret.
    """
    number = 0 if game.decision is None else game.decision.number
    begun = 0
    for step in reversed(game.steps):
        if step.seat != seat or step.number != number or step.act:
            break
        begun += 1
    seed = (game.setup or {}).get("seed", 0)
    return derive(derive(seed if isinstance(seed, int) else 0, 1000 + number), begun)
