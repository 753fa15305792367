"""The tables that are derived from a state and kept: what they say is what the pieces say."""

from __future__ import annotations

import random

import pytest

from regelwerk import catalogue
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.priority import least_instant, list_options
from regelwerk.wowtcg.state import WowState

PAIRS = (("frost-and-flame", "call-of-the-storm"), ("learn-elendril", "learn-radak"))


def spare(s: WowState, seat: int) -> int:
    """The ready resources of a seat, counted."""
    return sum(not s.pieces[id].exhausted for id in s.zone(c.RESOURCES, seat))


@pytest.mark.parametrize("pair", PAIRS)
def test_kept_tables_say_what_a_fresh_look_says(pair: tuple[str, str]) -> None:
    rules = catalogue.rules("wowtcg")
    looked = counted = 0
    for seed in range(8):
        rng = random.Random(seed)
        s = rules.start(rules.prepare(pair, seed, None, "all"), None)
        assert isinstance(s, WowState)
        while s.decision is not None:
            for seat in range(s.seats):
                if s.spare is not None and s.spare[seat] >= 0:
                    counted += 1
                    assert s.spare[seat] == spare(s, seat)
            if s.decision.public == c.PRIORITY and s.decision.kind == c.PRIORITY:
                looked += 1
                fresh = s.fork()
                fresh.values = fresh.powers = fresh.spare = fresh.instants = None
                for seat in range(s.seats):
                    if s.instants is not None and s.instants[seat] >= 0:
                        assert s.instants[seat] == least_instant(fresh, seat)
                again = list_options(fresh, s.decision.seat)
                assert len(again) == len(s.decision.options)
                assert all(x.same(y) for x, y in zip(again, s.decision.options, strict=True))
            s.apply(rng.choice(s.decision.options))
    assert looked > 3000 and counted > 3000
