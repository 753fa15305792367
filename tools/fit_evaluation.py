"""How far ahead in a game's `evaluate` wins how often: fits `Ruleset.evaluation_scale` to games of a player.

    PYTHONPATH=src python -m tools.fit_evaluation duelmasters --games 400 --seed 1

Plays mirrored ready decks, takes each position in which a new turn begins and nothing is under way, and fits the one
number of a logistic curve through a half (Newton's method). Every position counts as a part of its game, so that long
games do not weigh more. It prints the scale, and the mean log loss with the scale in use and with the one that fits.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.chance import derive
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.simulation.matches import match

Position = tuple[float, float, float]
"""How far ahead a seat is, whether it won (1, 0, 0.5 for a draw), the share of its game that the position is."""
FURTHEST: Final = 200.0
"""Positions that are further apart are decided, and would only pull at the fit."""
ROUNDS: Final = 50


class Recorder:
    """Keeps how far seat 0 is ahead whenever a new turn has begun."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.turn = 0
        self.leads: list[float] = []

    def __call__(self, state: State) -> None:
        turn = self.ruleset.turn(state)[0]
        if state.decision is None or turn == self.turn or not self.ruleset.is_quiescent(state):
            return
        self.turn = turn
        lead = self.ruleset.evaluate(state, 0)
        if abs(lead) < FURTHEST:
            self.leads.append(lead)


def collect(game: str, player: str, games: int, seed: int) -> list[Position]:
    """Positions of that many games between two of one player, both with the same deck."""
    ruleset = game_registry.ruleset(game)
    decks = game_registry.package(game).card_library(()).ready_decks()
    found: list[Position] = []
    for index in range(games):
        recorder = Recorder(ruleset)
        deck = decks[index % len(decks)]
        outcome = match(ruleset, (deck, deck), (player, player), derive(seed, index), observer=recorder)
        won = 0.5 if not outcome.winners else float(0 in outcome.winners)
        found += [(lead, won, 1.0 / len(recorder.leads)) for lead in recorder.leads]
    return found


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
    positions = collect(given.game, given.player, given.games, given.seed)
    used = game_registry.ruleset(given.game).evaluation_scale
    scale = fit(positions)
    print(f"{given.game}: {given.games} games of {given.player}, seed {given.seed}, {len(positions)} positions")
    print(f"scale {scale:.1f} (in use {used:.1f}), log loss {loss(positions, scale):.4f} ({loss(positions, used):.4f})")


if __name__ == "__main__":
    main()
