"""Three to six players, and teams (dm:11)."""

from __future__ import annotations

import pytest

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.attacking import reachable
from regelwerk.duelmasters.game import rules, table_fault
from regelwerk.kernel.game import Game
from tests.duelmasters.tables import Bench, spell
from tests.laws.common import conserved


def test_only_neighbours_can_be_attacked_and_the_next_one_moves_up() -> None:
    b = Bench(seats=5)
    assert reachable(b.s, 0) == [1, 4]
    b.s.left = 0b00010
    assert reachable(b.s, 0) == [2, 4]


def test_nobody_attacks_past_a_team_mate() -> None:
    b = Bench(teams=[0, 1, 0, 1])
    assert reachable(b.s, 0) == [1, 3]
    b.s.left = 0b0010
    assert reachable(b.s, 0) == [3]
    assert reachable(b.s, 2) == [3]


def test_only_the_attacked_player_may_block() -> None:
    b = Bench(seats=3)
    (piece,) = b.put(0, c.BATTLE, "Plain")
    b.put(2, c.BATTLE, "Wall")
    b.put(1, c.SHIELDS, "Plain")
    b.go(c.ATTACK_PHASE)
    b.attack(piece, 1)
    assert b.asked() == (1, "shield trigger")


def test_whoever_beats_a_player_gets_a_shield_and_the_cards_of_the_beaten_leave_unseen() -> None:
    b = Bench(seats=3)
    (p,) = b.put(0, c.BATTLE, "Plain")
    b.put(1, c.HAND, "Big")
    b.go(c.ATTACK_PHASE)
    events = b.attack(p, 1)
    assert "lose" in events and "shield" in events
    assert len(b.s.zone(c.SHIELDS, 0)) == 1
    assert b.s.result is None and not b.s.in_game(1)
    hidden = [b.s.pieces[id] for id in b.s.zone(c.OUT, 1)]
    assert len(hidden) == 11 and all(not piece.knows & 0b101 for piece in hidden)
    conserved(b.s)


def test_what_hits_your_opponent_hits_all_of_them() -> None:
    b = Bench(spell("Storm", w.Discard(None, w.OPPONENT)), seats=3)
    (cast,) = b.put(0, c.HAND, "Storm")
    b.put(0, c.MANA, "Plain")
    for seat in (1, 2):
        b.put(seat, c.HAND, "Plain", "Big")
    b.go()
    b.do(c.CAST, cast)
    assert b.names(c.HAND, 1) == b.names(c.HAND, 2) == []


def test_each_opponent_decides_for_himself() -> None:
    own = w.Noun((w.Kind.CREATURE,), whose=w.THAT_PLAYER)
    b = Bench(spell("Offer", w.May(w.Destroy(w.Chosen(own, by=w.OPPONENT)), who=w.OPPONENT)), seats=3)
    (cast,) = b.put(0, c.HAND, "Offer")
    b.put(0, c.MANA, "Plain")
    for seat in (1, 2):
        b.put(seat, c.BATTLE, "Plain", "Big")
    b.go()
    b.do(c.CAST, cast)
    assert b.asked() == (1, "may")
    b.do(c.NO)
    assert b.asked() == (2, "may")
    b.do(c.YES)
    assert b.asked() == (2, "choose")
    b.s.apply(b.s.decision.options[0])  # type: ignore[union-attr]  # somebody is asked
    assert b.names(c.BATTLE, 1) == ["Plain", "Big"] and b.names(c.BATTLE, 2) == ["Big"]


def test_conceding_while_others_are_asked_asks_them_again() -> None:
    b = Bench(seats=3)
    (piece,) = b.put(0, c.BATTLE, "Plain")
    b.put(1, c.BATTLE, "Wall")
    b.put(1, c.SHIELDS, "Plain")
    b.go(c.ATTACK_PHASE)
    b.attack(piece, 1)
    assert b.asked() == (1, "block")
    game = Game(rules(), b.s)
    game.act(0, "concede")
    assert b.s.result is None and b.s.in_game(1)
    assert b.s.combat is None, "the attacker has gone with its player"
    assert b.asked()[0] == 1
    game.act(1, "concede")
    assert b.s.result is not None and b.s.result.winners == [2]


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
