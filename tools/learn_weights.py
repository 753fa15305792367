"""Weights for the parts of Duel Masters' evaluation, learnt from self-play; and whether greedy wins with them.

    PYTHONPATH=src python -m tools.learn_weights --games 300 --seed 1 --matches 400

Two greedy players play mirrored ready decks. Of each position in which a new turn begins and nothing is under way it
is written down how far seat 0 is ahead in each part (mana, hand, shields, creatures ...), and who won. A logistic
regression tells how much each part should count. Then the greedy player that judges so meets the one that judges as
`duelmasters/evaluation.py` does: every deal twice with the seats changed, with seeds that were not learnt from.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from regelwerk import game_registry
from regelwerk.duelmasters import codes, evaluation
from regelwerk.duelmasters.ruleset import DmRuleset
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.state import State
from regelwerk.players import GreedyPlayer, StateSampler
from regelwerk.simulation.matches import match
from regelwerk.simulation.statistics import wilson
from tools import fit_evaluation

PARTS: Final = ("mana", "hand", "charging", "shields", "creatures", "danger", "deck")
RIDGE: Final = 0.1
"""What holds weights near zero that the positions say nothing of."""
ROUNDS: Final = 100
"""Steps of Newton's method, each of at most 1 in every weight."""
TEST: Final = 0x7E57
"""Sets the seeds of the test apart from those of the games that were learnt from."""

Position = tuple[list[float], float, float]
"""How far a seat is ahead by part, whether it won (1, 0, 0.5 for a draw), what share of its game the position is."""


def parts(state: DmState, seat: int) -> list[float]:
    """What one seat has, part by part; together it is `evaluation.side`."""
    row = state.zones[codes.ZONE_SHIELDS * state.seats + seat]
    strongest = evaluation.strongest_foe(state, seat)
    creatures = sum(
        evaluation.BOARD * evaluation.creature_worth(state, state.pieces[id], strongest)
        for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]
    )
    deck = len(state.zones[codes.ZONE_DECK * state.seats + seat])
    return [
        evaluation.mana_worth(state, seat),
        evaluation.hand_worth(state, seat),
        evaluation.charge_worth(state, seat),
        evaluation.shields_worth(len(row)),
        creatures,
        -evaluation.danger(state, seat, len(row)),
        evaluation.deck_worth(deck),
    ]


def lead(state: DmState, seat: int) -> list[float]:
    """How far a seat of two is ahead, part by part."""
    mine, theirs = parts(state, seat), parts(state, state.next_seat(seat))
    return [one - other for one, other in zip(mine, theirs, strict=True)]


def leads_of_first(state: State) -> list[float]:
    """How far seat 0 is ahead, part by part."""
    assert isinstance(state, DmState)
    return lead(state, 0)


def collect(games: int, seed: int) -> list[Position]:
    """Positions of that many games of the greedy player against itself, both with the same deck."""
    return fit_evaluation.collect("duelmasters", "greedy", games, seed, leads_of_first)


def fit(positions: Sequence[Position]) -> list[float]:
    """How much each part should count, in the unit of the evaluation: 1.0 as much as it does by hand.

    Logistic regression (Newton's method) without a constant, each part measured by how much it varies. A part in which
    nobody was ever ahead keeps its weight.
    """
    leads = np.array([ahead for ahead, _, _ in positions])
    won = np.array([result for _, result, _ in positions])
    shares = np.array([share for _, _, share in positions])
    spread = np.maximum(leads.std(axis=0), 1e-9)
    scaled = leads / spread
    weights = np.zeros(scaled.shape[1])
    for _ in range(ROUNDS):
        chances = 1.0 / (1.0 + np.exp(-np.clip(scaled @ weights, -30.0, 30.0)))
        slope = scaled.T @ (shares * (won - chances)) - RIDGE * weights
        bend = (scaled.T * (shares * chances * (1.0 - chances))) @ scaled + RIDGE * np.eye(len(weights))
        weights = weights + np.clip(np.linalg.solve(bend, slope), -1.0, 1.0)
    found = weights / spread * DmRuleset.evaluation_scale
    found[leads.std(axis=0) == 0.0] = 1.0
    return [float(weight) for weight in found]


class WeightedRuleset(DmRuleset):
    """The game, judged with these weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        super().__init__(game_registry.ruleset("duelmasters").edition)
        self.weights = weights

    def evaluate(self, state: DmState, seat: int) -> float:
        if state.result is not None or not state.in_game(seat):
            return evaluation.evaluate(state, seat)
        return sum(weight * part for weight, part in zip(self.weights, lead(state, seat), strict=True))


class WeightedPlayer(GreedyPlayer):
    """The greedy player that judges so."""

    def __init__(self, weights: Sequence[float], seed: int) -> None:
        super().__init__(seed)
        self.ruleset = WeightedRuleset(weights)

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        def judged(chance: Chance) -> Game:
            return Game(self.ruleset, guess(chance).state)

        return super().choose(view, decision, judged)


def points(weights: Sequence[float], games: int, seed: int) -> float:
    """The points of the player with these weights against the one without, a draw half a point."""
    ruleset = game_registry.ruleset("duelmasters")
    decks = game_registry.package("duelmasters").card_library(()).ready_decks()
    makers: list[str | Callable[[int], GreedyPlayer]] = [partial(WeightedPlayer, weights), "greedy"]
    made = 0.0
    for index in range(games):
        deal, turned = divmod(index, 2)
        deck = decks[deal % len(decks)]
        sitters = makers[::-1] if turned else makers
        outcome = match(ruleset, (deck, deck), sitters, derive(derive(seed, TEST), deal))
        made += 0.5 if not outcome.winners else float(turned in outcome.winners)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn weights for the evaluation of Duel Masters from self-play.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=400)
    given = parser.parse_args()
    positions = collect(given.games, given.seed)
    weights = fit(positions)
    print(f"{given.games} games, seed {given.seed}, {len(positions)} positions")
    for part, weight in zip(PARTS, weights, strict=True):
        print(f"  {part:<10} {weight:6.2f}")
    made = points(weights, given.matches, given.seed)
    low, high = wilson(made, given.matches)
    print(f"{made:g} of {given.matches} points against the evaluation as it is ({low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
