"""What a state keeps so as not to look again is what looking again would find, at every question of random games."""

from __future__ import annotations

from typing import cast

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import ActivePowers, DerivedValues, powers, values
from regelwerk.wowtcg.payment import ready_resources
from regelwerk.wowtcg.priority import least_instant
from regelwerk.wowtcg.priority_checks import run_check_waves
from regelwerk.wowtcg.state import WowState
from tests.games import at_random, new_game

SIXTY = ("frost-and-flame", "call-of-the-storm")
STARTERS = ("learn-elendril", "learn-radak")


def told(table: ActivePowers) -> tuple[object, ...]:
    """A table of powers in words."""
    watched = {
        kind: [(watch.trigger.path, watch.scope.source, watch.scope.you) for watch in found]
        for kind, found in table.watch.items()
    }
    statics = [
        (modifier.what and modifier.what.path, modifier.scope.source, modifier.time) for modifier in table.statics
    ]
    return watched, statics, table.payers, table.least, table.lost, table.contested, table.meddles, table.firsts


def told_values(table: DerivedValues) -> tuple[object, ...]:
    """A table of derived values in words."""
    added = {
        id: (val.atk, val.health, val.defense, val.keywords, val.forbids, val.lost, val.tags, val.since)
        for id, val in table.by_id.items()
    }
    groups = (table.packets, table.attacks, table.strikes, table.heals, table.plays, table.instants, table.draws)
    times = [[modifier.time for modifier in group] for group in (*groups, table.stays)]
    return added, times, table.seat_forbids, table.hand, table.grants, table.unusual


def compare(state: WowState) -> int:
    """Compare what is kept with what is found by a fork that has forgotten it; how much was kept."""
    fresh = state.fork()
    fresh.powers = None
    fresh.values = None
    for piece in state.pieces:
        if piece.own_powers is not None:
            fresh.writable_piece(piece.id).own_powers = None
    fresh.cheapest_instant_costs = None
    fresh.ready_resource_counts = None
    kept = 0
    if state.powers is not None:
        kept += 1
        assert told(state.powers) == told(powers(fresh))
    if state.values is not None:
        kept += 1
        assert told_values(state.values) == told_values(values(fresh))
    for seat in range(state.seats):
        counts, least = state.ready_resource_counts, state.cheapest_instant_costs
        if counts is not None and counts[seat] >= 0:
            kept += 1
            assert counts[seat] == ready_resources(fresh, seat)
        if least is not None and least[seat] >= 0:
            kept += 1
            assert least[seat] == least_instant(fresh, seat)
    return kept


@pytest.mark.parametrize("decks", [SIXTY, STARTERS, (*SIXTY, STARTERS[0])], ids=["sixty", "starters", "three seats"])
def test_what_is_kept_is_what_would_be_found(decks: tuple[str, ...]) -> None:
    kept = 0
    for seed in range(4):
        for game in at_random(new_game("wowtcg", decks, seed), Chance(seed)):
            kept += compare(cast(WowState, game.state))
    assert kept > 1000


@pytest.mark.parametrize("decks", [SIXTY, STARTERS, (*SIXTY, STARTERS[0])], ids=["sixty", "starters", "three seats"])
def test_checks_that_were_skipped_would_have_found_nothing(decks: tuple[str, ...]) -> None:
    """Whoever is asked with no checks due is asked the same after a wave of all of them."""
    checked = 0
    for seed in range(4):
        for game in at_random(new_game("wowtcg", decks, seed), Chance(seed)):
            state = cast(WowState, game.state)
            if state.decision is not None and not state.checks_dirty:
                checked += 1
                other = state.fork()
                other.make_checks_due()
                run_check_waves(other)
                assert other.events == [] and other.result is None
    assert checked > 1000


def test_a_window_in_which_there_is_nothing_to_do_asks_its_own_question() -> None:
    """Its decision is shared by all games: number, seat and kind must still be those of the moment."""
    windows = 0
    for decks in (SIXTY, (*STARTERS, SIXTY[0]), STARTERS):
        for game in at_random(new_game("wowtcg", decks, 3), Chance(3)):
            state = cast(WowState, game.state)
            decision = state.decision
            assert decision is not None
            if decision.kind == codes.DECISION_PRIORITY and len(decision.options) == 1:
                windows += 1
                assert (decision.number, decision.seat) == (state.public_decision_count, state.priority_holder)
                assert (decision.public_kind, decision.asking_ref) == (codes.DECISION_PRIORITY, 0)
    assert windows > 300
