"""Three to six players, and teams (dm:11)."""

from __future__ import annotations

import pytest

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.attack_legality import reachable
from regelwerk.duelmasters.ruleset import rules, table_fault
from regelwerk.kernel.game import Game
from tests.duelmasters.tables import Bench, spell
from tests.laws.common import conserved


def test_only_neighbours_can_be_attacked_and_the_next_one_moves_up() -> None:
    b = Bench(seats=5)
    assert reachable(b.state, 0) == [1, 4]
    b.state.left_seats = 0b00010
    assert reachable(b.state, 0) == [2, 4]


def test_nobody_attacks_past_a_team_mate() -> None:
    b = Bench(teams=[0, 1, 0, 1])
    assert reachable(b.state, 0) == [1, 3]
    b.state.left_seats = 0b0010
    assert reachable(b.state, 0) == [3]
    assert reachable(b.state, 2) == [3]


def test_only_the_attacked_player_may_block() -> None:
    b = Bench(seats=3)
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    b.put(2, codes.ZONE_BATTLE, "Wall")
    b.put(1, codes.ZONE_SHIELDS, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    assert b.asked() == (1, "shield trigger")


def test_whoever_beats_a_player_gets_a_shield_and_the_cards_of_the_beaten_leave_unseen() -> None:
    b = Bench(seats=3)
    (p,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    b.put(1, codes.ZONE_HAND, "Big")
    b.go(codes.PHASE_ATTACK)
    events = b.attack(p, 1)
    assert "lose" in events and "shield" in events
    assert len(b.state.zone_ids(codes.ZONE_SHIELDS, 0)) == 1
    assert b.state.result is None and not b.state.in_game(1)
    hidden = [b.state.pieces[id] for id in b.state.zone_ids(codes.ZONE_OUT, 1)]
    assert len(hidden) == 11 and all(not piece.known_to & 0b101 for piece in hidden)
    conserved(b.state)


def test_what_hits_your_opponent_hits_all_of_them() -> None:
    b = Bench(spell("Storm", vocabulary.Discard(None, vocabulary.OPPONENT)), seats=3)
    (cast,) = b.put(0, codes.ZONE_HAND, "Storm")
    b.put(0, codes.ZONE_MANA, "Plain")
    for seat in (1, 2):
        b.put(seat, codes.ZONE_HAND, "Plain", "Big")
    b.go()
    b.do(codes.VERB_CAST, cast)
    assert b.names(codes.ZONE_HAND, 1) == b.names(codes.ZONE_HAND, 2) == []


def test_each_opponent_decides_for_himself() -> None:
    own = vocabulary.CardFilter((vocabulary.CardType.CREATURE,), whose=vocabulary.THAT_PLAYER)
    b = Bench(
        spell(
            "Offer",
            vocabulary.May(vocabulary.Destroy(vocabulary.Chosen(own, by=vocabulary.OPPONENT)), who=vocabulary.OPPONENT),
        ),
        seats=3,
    )
    (cast,) = b.put(0, codes.ZONE_HAND, "Offer")
    b.put(0, codes.ZONE_MANA, "Plain")
    for seat in (1, 2):
        b.put(seat, codes.ZONE_BATTLE, "Plain", "Big")
    b.go()
    b.do(codes.VERB_CAST, cast)
    assert b.asked() == (1, "may")
    b.do(codes.VERB_NO)
    assert b.asked() == (2, "may")
    b.do(codes.VERB_YES)
    assert b.asked() == (2, "choose")
    b.state.apply(b.state.decision.options[0])  # type: ignore[union-attr]  # somebody is asked
    assert b.names(codes.ZONE_BATTLE, 1) == ["Plain", "Big"] and b.names(codes.ZONE_BATTLE, 2) == ["Big"]


def test_conceding_while_others_are_asked_asks_them_again() -> None:
    b = Bench(seats=3)
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    b.put(1, codes.ZONE_BATTLE, "Wall")
    b.put(1, codes.ZONE_SHIELDS, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    assert b.asked() == (1, "block")
    game = Game(rules(), b.state)
    game.perform(0, "concede")
    assert b.state.result is None and b.state.in_game(1)
    assert b.state.current_attack is None, "the attacker has gone with its player"
    assert b.asked()[0] == 1
    game.perform(1, "concede")
    assert b.state.result is not None and b.state.result.winners == [2]


@pytest.mark.parametrize(
    ("teams", "fine"),
    [
        ([0, 1], True),
        ([0, 0], False),
        ([0, 1, 0, 1], True),
        ([0, 0, 1, 1], False),
        ([0, 1, 2], True),
        ([0, 1, 1], False),
    ],
)
def test_teams_are_of_one_size_and_sit_in_turn(teams: list[int], fine: bool) -> None:
    assert (table_fault(len(teams), teams) == "") == fine
