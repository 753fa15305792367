"""Passing for persons who are not asked: at once where only computers sit there, else as a pass by hand looks."""

from __future__ import annotations

from typing import Any, Final

import pytest

from regelwerk.kernel.game import Game
from regelwerk.server.rooms.pacing import ENOUGH_PASSES, FOLLOWING, PassingTimes
from regelwerk.server.worker.game_session import GameSession
from regelwerk.server.worker.seats import AutoPassPlan, SeatConfig
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.ruleset import RULESET
from tests.wowtcg.tables import do, go, new_table, put, resources

ANNA: Final = 0
BEN: Final = 1
LOOKS: Final = [(ANNA, "en"), (-1, "en")]
"""Who must not notice anything."""


def session(*hand: str, alone: bool = False, **plan: Any) -> GameSession:
    """Anna's ally attacks, and Ben, who has these cards and a resource, has priority."""
    state = new_table("Radak Doombringer", "Litori Frostburn")
    for seat in (ANNA, BEN):
        put(state, seat, codes.ZONE_DECK, *["Parvink"] * 8)
    resources(state, BEN, 1)
    put(state, BEN, codes.ZONE_HAND, *hand)
    ally = put(state, ANNA, codes.ZONE_ALLIES, "Helwen")[0]
    go(state)
    do(state, codes.VERB_ATTACK, ally)
    do(state, codes.VERB_TARGET)
    do(state, codes.VERB_PASS)
    setup = {"seed": 5}
    auto = AutoPassPlan(True, **plan)
    chairs = [SeatConfig("Anna", "greedy" if alone else "", AutoPassPlan()), SeatConfig("Ben", "", auto)]
    return GameSession("room", Game(RULESET, state, setup), chairs)


def test_against_computers_nobody_waits() -> None:
    found = session("Parvink", alone=True)
    assert [step.auto for step in found.run()] == [True]
    assert found.pacing.pause() is None


def test_against_a_person_the_others_are_told_that_he_is_asked_until_he_has_passed() -> None:
    quiet, asked = session("Parvink"), session("Parvink", full=True, stops=["their proposals"])
    asked.seat_configs[BEN] = SeatConfig("Ben", "", AutoPassPlan())
    assert quiet.run() == asked.run() == []
    assert quiet.pacing.pause() == (0.5, 1.6) and asked.pacing.pause() is None
    for audience in LOOKS:
        assert quiet.full_update(audience).body == asked.full_update(audience).body
    own = quiet.reader((BEN, "en"))
    assert own.view["decision"]["seat"] == BEN
    assert quiet.body(quiet.reader((BEN, "en"))).ask is not None
    by_itself = quiet.answer(quiet.pacing.verdict().option, True)
    by_hand = asked.answer(0, False)
    assert (by_itself.option, by_itself.seat) == (by_hand.option, by_hand.seat)
    for audience in LOOKS:
        assert quiet.full_update(audience).body == asked.full_update(audience).body
    assert quiet.pacing.has_passed[BEN] and asked.pacing.has_passed[BEN]


def test_who_is_about_to_be_passed_for_is_told_so() -> None:
    found = session("Parvink")
    ask = found.body(found.reader((BEN, "en"))).ask
    assert ask is not None and ask.pausing and not ask.because


def test_a_stop_says_why() -> None:
    found = session("Fire Blast")
    for _ in range(12):
        if found.pacing.verdict().because:
            break
        decision = found.game.decision
        assert decision is not None
        passing = next(i for i, option in enumerate(decision.options) if option.verb == codes.VERB_PASS)
        found.answer(passing, True)
    ask = found.body(found.reader((BEN, "en"))).ask
    assert ask is not None and not ask.pausing
    assert [ask.options[i].text for i in ask.because] == ["play Fire Blast (1)"]


def test_where_one_has_come_back_to_one_is_asked() -> None:
    found = session("Parvink", alone=True)
    found.run()
    target, consent, why = found.find_undo_point(BEN, "pass", True)
    assert (target, consent, why) == (0, False, "")
    found.truncate(target, False)
    assert found.run() == [] and found.pacing.verdict().option < 0
    ask = found.body(found.reader((BEN, "en"))).ask
    assert ask is not None and not ask.pausing


@pytest.mark.parametrize(
    ("plan", "passes"),
    [
        ({}, 1),
        ({"full": True}, 0),
        ({"stops": ["their proposals"]}, 0),
        ({"always": ["hoa/fire-blast"]}, 0),
        ({"soon": True}, 0),
        ({"soon": True, "never": ["hoa/fire-blast"]}, 0),
    ],
)
def test_what_is_set_is_kept_to(plan: dict[str, Any], passes: int) -> None:
    found = session("Fire Blast", alone=True, **plan)
    assert len(found.run()) == passes
    assert not found.seat_configs[BEN].auto.soon, "it holds for one question"


def test_a_wait_is_drawn_until_the_people_of_the_room_are_known() -> None:
    times = PassingTimes()
    drawn = [times.draw((0.5, 1.6), False) for _ in range(60)]
    assert 0.5 <= min(drawn) < max(drawn) <= 1.6 and len(set(drawn)) > 30
    assert sorted(drawn)[30] < 1.05, "mostly short"
    assert all(0.5 * FOLLOWING <= times.draw((0.5, 1.6), True) <= 1.6 * FOLLOWING for _ in range(20))
    for number in range(ENOUGH_PASSES):
        times.note(3.0 + number / 10, False)
    assert all(times.draw((0.5, 1.6), False) >= 3.0 for _ in range(20))
    assert times.draw((0.5, 1.6), True) < 0.5, "passes that follow others are seen by themselves"
