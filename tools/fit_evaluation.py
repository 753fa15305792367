"""How far ahead in a game's `evaluate` wins how often: fits `Ruleset.evaluation_scale` to games of a player.

    PYTHONPATH=src python -m tools.fit_evaluation duelmasters --games 400 --seed 1

Plays mirrored ready decks, takes each position in which a new turn begins and nothing is under way, and fits the one
number of a logistic curve through a half (Newton's method). Every position counts as a part of its game, so that long
games do not weigh more. It prints the scale, and the mean log loss with the scale in use and with the one that fits.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from math import exp, log
from typing import Final, Generic, TypeVar

from regelwerk import game_registry
from regelwerk.kernel.chance import derive
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.simulation.matches import match

T = TypeVar("T")
Position = tuple[float, float, float]
"""How far ahead a seat is, whether it won (1, 0, 0.5 for a draw), the share of its game that the position is."""
FURTHEST: Final = 200.0
"""Positions that are further apart are decided, and would only pull at the fit."""
ROUNDS: Final = 50


class Recorder(Generic[T]):
    """Keeps what `measure` says of each position in which a new turn has begun; None: nothing."""

    def __init__(self, ruleset: Ruleset, measure: Callable[[State], T | None]) -> None:
        self.ruleset = ruleset
        self.measure = measure
        self.turn = 0
        self.found: list[T] = []

    def __call__(self, state: State) -> None:
        turn = self.ruleset.turn(state)[0]
        if state.decision is None or turn == self.turn or not self.ruleset.is_quiescent(state):
            return
        self.turn = turn
        measured = self.measure(state)
        if measured is not None:
            self.found.append(measured)


def collect(
    game: str, player: str, games: int, seed: int, measure: Callable[[State], T | None]
) -> list[tuple[T, float, float]]:
    """Positions of that many games between two of one player, both with the same deck, as `measure` sees them.

    With each whether seat 0 won (1, 0, 0.5 for a draw), and what share of its game it is.
    """
    ruleset = game_registry.ruleset(game)
    decks = game_registry.package(game).card_library(()).ready_decks()
    found: list[tuple[T, float, float]] = []
    for index in range(games):
        recorder = Recorder(ruleset, measure)
        deck = decks[index % len(decks)]
        outcome = match(ruleset, (deck, deck), (player, player), derive(seed, index), observer=recorder)
        won = 0.5 if not outcome.winners else float(0 in outcome.winners)
        found += [(measured, won, 1.0 / len(recorder.found)) for measured in recorder.found]
    return found


def lead(ruleset: Ruleset, state: State) -> float | None:
    """How far seat 0 is ahead; None where it is decided."""
    ahead = ruleset.evaluate(state, 0)
    return ahead if abs(ahead) < FURTHEST else None


def chance(lead: float, slope: float) -> float:
    """The chance to win of who is that far ahead."""
    return 1.0 / (1.0 + exp(-min(max(lead * slope, -30.0), 30.0)))


def fit(positions: Sequence[Position]) -> float:
    """The scale at which the positions that were seen are likeliest.

    >>> round(fit([(5.0, 1.0, 3.0), (5.0, 0.0, 1.0)]), 3)
    4.551
    """
    slope = 0.1
    for _ in range(ROUNDS):
        first = second = 0.0
        for lead, won, weight in positions:
            p = chance(lead, slope)
            first += weight * (won - p) * lead
            second += weight * p * (1.0 - p) * lead * lead
        if not second:
            break
        slope = min(max(slope + first / second, slope / 2), slope * 2)
    return 1.0 / slope


def loss(positions: Sequence[Position], scale: float) -> float:
    """Mean log loss of a scale."""
    total = weights = 0.0
    for lead, won, weight in positions:
        p = min(max(chance(lead, 1.0 / scale), 1e-9), 1.0 - 1e-9)
        total -= weight * (won * log(p) + (1.0 - won) * log(1.0 - p))
        weights += weight
    return total / weights


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the scale of a game's evaluation to self-play.")
    parser.add_argument("game", choices=game_registry.names())
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    ruleset = game_registry.ruleset(given.game)
    positions = collect(given.game, given.player, given.games, given.seed, partial(lead, ruleset))
    used = ruleset.evaluation_scale
    scale = fit(positions)
    print(f"{given.game}: {given.games} games of {given.player}, seed {given.seed}, {len(positions)} positions")
    print(f"scale {scale:.1f} (in use {used:.1f}), log loss {loss(positions, scale):.4f} ({loss(positions, used):.4f})")


if __name__ == "__main__":
    main()
