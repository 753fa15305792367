"""The tables that are derived from a state and kept: what they say is what the pieces say."""

from __future__ import annotations

import random

import pytest

from regelwerk import catalogue
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.priority import least_instant, list_options
from regelwerk.wowtcg.state import WowState

PAIRS = (("frost-and-flame", "call-of-the-storm"), ("learn-elendril", "learn-radak"))


def spare(state: WowState, seat: int) -> int:
    """The ready resources of a seat, counted."""
    return sum(not state.pieces[id].exhausted for id in state.zone(c.RESOURCES, seat))


@pytest.mark.parametrize("pair", PAIRS)
def test_kept_tables_say_what_a_fresh_look_says(pair: tuple[str, str]) -> None:
    rules = catalogue.rules("wowtcg")
    looked = counted = 0
    for seed in range(8):
        rng = random.Random(seed)
        state = rules.start(rules.prepare(pair, seed, None, "all"), None)
        assert isinstance(state, WowState)
        while state.decision is not None:
            for seat in range(state.seats):
                if state.spare is not None and state.spare[seat] >= 0:
                    counted += 1
                    assert state.spare[seat] == spare(state, seat)
            if state.decision.public == c.PRIORITY and state.decision.kind == c.PRIORITY:
                looked += 1
                fresh = state.fork()
                fresh.values = fresh.powers = fresh.spare = fresh.instants = None
                for seat in range(state.seats):
                    if state.instants is not None and state.instants[seat] >= 0:
                        assert state.instants[seat] == least_instant(fresh, seat)
                again = list_options(fresh, state.decision.seat)
                assert len(again) == len(state.decision.options)
                assert all(x.same(y) for x, y in zip(again, state.decision.options, strict=True))
            state.apply(rng.choice(state.decision.options))
    assert looked > 3000 and counted > 3000
