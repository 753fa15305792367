"""Where the game stops for a person: positions of another's turn and of one's own, and that no secret goes into it."""

from __future__ import annotations

from typing import Final, cast

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.pacing import ASKED, OPENLY, QUIETLY
from regelwerk.players.last_moment import window_of
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.pacing import WowStopRule
from regelwerk.wowtcg.ruleset import RULESET
from regelwerk.wowtcg.state import WowState
from tests.wowtcg.tables import do, go, new_table, put, resources

ME: Final = 1
RULE: Final = WowStopRule()


def table(hero: str, ready: int, *hand: str, other: str = "Radak Doombringer") -> WowState:
    """The other player's turn in its action phase; I have this hero, so many ready resources and these cards."""
    state = new_table(other, hero)
    for seat in (0, ME):
        put(state, seat, codes.ZONE_DECK, *["Parvink"] * 8)
        put(state, seat, codes.ZONE_HAND, *["Parvink"] * 2)
    resources(state, 0, 6)
    resources(state, ME, ready)
    put(state, ME, codes.ZONE_HAND, *hand)
    return state


def verdict(state: WowState, *ignored: str) -> int:
    """What becomes of the open question, which is mine."""
    assert state.decision is not None and state.decision.seat == ME
    return window_of(RULE, Game(RULESET, state), ignored).verdict


def walk(state: WowState) -> dict[str, int]:
    """Everybody passes to the end of the turn: what becomes of each of my questions on the way."""
    turn, found = state.turn, {}
    while state.decision is not None and state.turn == turn:
        if state.decision.kind != codes.DECISION_PRIORITY:
            break
        if state.decision.seat == ME:
            found[codes.PHASES[state.phase] + " chain" * bool(state.chain)] = verdict(state)
        do(state, codes.VERB_PASS)
    return found


def attack(state: WowState) -> None:
    """The other's ally attacks my hero; I am asked about the proposal."""
    hero = state.hero(ME)
    assert hero is not None
    go(state)
    do(state, codes.VERB_ATTACK, state.pieces[state.zone_ids(codes.ZONE_ALLIES, 0)[0]])
    do(state, codes.VERB_TARGET, object=hero)
    do(state, codes.VERB_PASS)


def test_what_changes_nothing_never_stops() -> None:
    state = table("Elendril", 1)
    put(state, 0, codes.ZONE_ALLIES, "Helwen")
    attack(state)
    assert ASKED not in walk(state).values()


def test_an_attack_is_forbidden_at_its_proposal() -> None:
    state = table("Litori Frostburn", 2)
    put(state, 0, codes.ZONE_ALLIES, "Helwen")
    attack(state)
    assert verdict(state) == ASKED


def test_an_attacker_is_removed_at_the_last_moment_before_damage() -> None:
    state = table("Litori Frostburn", 1, "Fire Blast")
    put(state, 0, codes.ZONE_ALLIES, "Helwen")
    attack(state)
    found = walk(state)
    assert found["action phase chain"] == found["attack window"] == QUIETLY
    assert found["defend window"] == ASKED


def test_a_counter_stops_at_the_link_it_fits() -> None:
    state = table("Litori Frostburn", 3, "Counterspell", other="Litori Frostburn")
    bolt = put(state, 0, codes.ZONE_HAND, "Frostbolt")[0]
    mine = put(state, ME, codes.ZONE_ALLIES, "Parvink")[0]
    go(state)
    do(state, codes.VERB_PLAY, bolt)
    do(state, codes.VERB_TARGET, object=mine)
    do(state, codes.VERB_PASS)
    assert verdict(state) == ASKED
    assert verdict(state, "hoa/counterspell") == QUIETLY, "not for this card"


def test_what_is_as_good_later_waits() -> None:
    state = table("Litori Frostburn", 1, "Fire Blast")
    ally = put(state, 0, codes.ZONE_HAND, "Grimdron")[0]
    go(state)
    do(state, codes.VERB_PLAY, ally)
    do(state, codes.VERB_PASS)
    assert verdict(state) == QUIETLY
    found = walk(state)
    assert found["end phase"] == ASKED and found["action phase"] == QUIETLY


def test_another_players_resource_never_stops() -> None:
    state = table("Litori Frostburn", 4, "Fire Blast", "Frost Nova")
    put(state, ME, codes.ZONE_RESOURCES, "A Donation of Wool")
    go(state)
    do(state, codes.VERB_PLACE)
    do(state, codes.VERB_PASS)
    assert verdict(state) == QUIETLY


def test_resources_that_become_ready_anyway_stop_once() -> None:
    state = table("Elendril", 0)
    put(state, ME, codes.ZONE_RESOURCES, "A Donation of Wool")
    go(state)
    do(state, codes.VERB_PASS)
    assert walk(state) == {"action phase": QUIETLY, "end phase": ASKED}


@pytest.mark.parametrize("hero", ["Elendril", "Litori Frostburn"])
def test_what_ends_with_the_turn_does_not_stop_at_its_end(hero: str) -> None:
    state = table(hero, 2)
    put(state, 0, codes.ZONE_ALLIES, "Helwen")
    go(state)
    do(state, codes.VERB_PASS)
    assert walk(state)["end phase"] == QUIETLY


def mine(*hand: str) -> WowState:
    """My own action phase."""
    state = table("Elendril", 4, *hand)
    state.turn_player = ME
    state.last_turn_numbers = [4, 5]
    go(state)
    return state


def test_my_own_action_phase_is_mine_and_my_own_links_are_not_asked_about() -> None:
    state = mine("Arcane Shot")
    assert verdict(state) == ASKED
    do(state, codes.VERB_PLACE)
    assert verdict(state) == OPENLY


def fought(*weapons: str) -> WowState:
    """My hero attacks; I am asked in the defend window."""
    state = mine()
    put(state, ME, codes.ZONE_HERO_ROW, *weapons)
    hero, target = state.hero(ME), state.hero(0)
    assert hero is not None and target is not None
    do(state, codes.VERB_ATTACK, hero)
    do(state, codes.VERB_TARGET, object=target)
    while state.phase != codes.PHASE_COMBAT_DEFEND:
        do(state, codes.VERB_PASS)
    return state


def test_in_my_own_attack_a_weapon_stops_and_nothing_else_without_use() -> None:
    assert verdict(fought("Krol Blade")) == ASKED
    assert verdict(fought()) == QUIETLY


def test_hidden_cards_dealt_anew_change_nothing() -> None:
    """The trial starts from what the seat sees: the same in every game that it could be in."""
    for ready, cards in ((1, ["Fire Blast"]), (3, ["Counterspell", "Fire Blast"]), (2, [])):
        state = table("Litori Frostburn", ready, *cards)
        put(state, 0, codes.ZONE_ALLIES, "Helwen")
        attack(state)
        for _ in range(6):
            if state.decision is None or state.decision.kind != codes.DECISION_PRIORITY:
                break
            if state.decision.seat == ME:
                guesses = [cast(WowState, RULESET.guess(state, ME, Chance(seed), None)) for seed in range(6)]
                said = {verdict(guess) for guess in guesses}
                assert said == {verdict(state)}
            do(state, codes.VERB_PASS)
