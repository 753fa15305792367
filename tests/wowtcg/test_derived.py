"""The tables that are derived from a state and kept: what they say is what the pieces say."""

from __future__ import annotations

import random

import pytest

from regelwerk import game_registry
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.priority import least_instant, priority_options
from regelwerk.wowtcg.state import WowState

PAIRS = (("frost-and-flame", "call-of-the-storm"), ("learn-elendril", "learn-radak"))


def spare(state: WowState, seat: int) -> int:
    """The ready resources of a seat, counted."""
    return sum(not state.pieces[id].exhausted for id in state.zone_ids(codes.ZONE_RESOURCES, seat))


@pytest.mark.parametrize("pair", PAIRS)
def test_kept_tables_say_what_a_fresh_look_says(pair: tuple[str, str]) -> None:
    ruleset = game_registry.ruleset("wowtcg")
    looked = counted = 0
    for seed in range(8):
        rng = random.Random(seed)
        state = ruleset.start(ruleset.prepare(pair, seed, None, "all"), None)
        assert isinstance(state, WowState)
        while state.decision is not None:
            for seat in range(state.seats):
                if state.ready_resource_counts is not None and state.ready_resource_counts[seat] >= 0:
                    counted += 1
                    assert state.ready_resource_counts[seat] == spare(state, seat)
            if state.decision.public_kind == codes.DECISION_PRIORITY and state.decision.kind == codes.DECISION_PRIORITY:
                looked += 1
                fresh = state.fork()
                fresh.values = fresh.powers = fresh.ready_resource_counts = fresh.cheapest_instant_costs = None
                for seat in range(state.seats):
                    if state.cheapest_instant_costs is not None and state.cheapest_instant_costs[seat] >= 0:
                        assert state.cheapest_instant_costs[seat] == least_instant(fresh, seat)
                again = priority_options(fresh, state.decision.seat)
                assert len(again) == len(state.decision.options)
                assert all(x.is_same_as(y) for x, y in zip(again, state.decision.options, strict=True))
            state.apply(rng.choice(state.decision.options))
    assert looked > 3000 and counted > 3000
