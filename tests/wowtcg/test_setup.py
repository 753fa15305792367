"""How a game starts: what lies where before anybody has decided anything."""

from __future__ import annotations

from regelwerk.wowtcg import codes
from regelwerk.wowtcg.state import WowState
from tests.games import new_game

DECKS = ["learn-elendril", "learn-radak"]


def fresh() -> WowState:
    state = new_game("wowtcg", DECKS, 1).state
    assert isinstance(state, WowState)
    return state


def test_heroes_start_in_play_ready_and_face_up() -> None:
    """wow:301.1"""
    state = fresh()
    heroes = [state.hero(seat) for seat in range(state.seats)]
    for seat, hero in enumerate(heroes):
        assert hero is not None and hero.card.kind == codes.TYPE_HERO
        assert (hero.control, hero.exhausted, hero.face_down, hero.damage) == (seat, False, False, 0)


def test_a_hero_is_never_new_in_its_party() -> None:
    """inf:hero-always-in-party, wow7.4:301.3: also for a player who has had no turn yet."""
    game = new_game("wowtcg", DECKS, 1)
    for seat in range(game.state.seats):
        row = game.view(seat)["seats"][seat]["hero_row"]
        assert [piece["fresh"] for piece in row] == [False]


def test_decks_are_whole_and_hands_empty_before_the_first_decision() -> None:
    """wow:101.1: who begins is settled before hands are drawn."""
    state = fresh()
    assert [len(state.zone_ids(codes.ZONE_DECK, seat)) for seat in range(state.seats)] == [30, 30]
    assert [len(state.zone_ids(codes.ZONE_HAND, seat)) for seat in range(state.seats)] == [0, 0]
    assert state.decision is not None and state.decision.kind == codes.DECISION_WHO_BEGINS
