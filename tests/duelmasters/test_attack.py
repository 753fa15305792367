"""Attacks: their segments in order, battles, shields one after another (dm:8)."""

from __future__ import annotations

import pytest

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.definitions import EDITION, MODERN
from tests.duelmasters.tables import Bench, creature, spell

KILL = spell("Kill", vocabulary.Destroy(vocabulary.Chosen(vocabulary.OPPOSING_CREATURE)), vocabulary.ShieldTrigger())


def test_an_unblocked_attack_breaks_the_shield_that_the_attacker_names() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    shields = b.put(1, codes.ZONE_SHIELDS, "Plain", "Big", "Plain")
    b.go(codes.PHASE_ATTACK)
    events = b.attack(piece, 1)
    assert events == ["tap", "attack", "unblocked"]
    assert b.asked() == (0, "shield")
    b.do(codes.VERB_BREAK, piece, shields[1])
    assert b.asked() == (1, "shield trigger"), "asked although it is none (ruling:every-broken-shield-asks)"
    assert b.offered() == ["decline"]
    b.do(codes.VERB_DECLINE)
    assert b.names(codes.ZONE_HAND, 1) == ["Big"]
    assert [b.state.pieces[id].place for id in b.state.zone_ids(codes.ZONE_SHIELDS, 1)] == [1, 3]


def test_a_blocked_attacker_breaks_nothing_even_if_the_blocker_goes() -> None:
    gone = vocabulary.When(
        vocabulary.Blocks(vocabulary.THIS), vocabulary.PutInto(vocabulary.THIS, vocabulary.Zone.HAND)
    )
    b = Bench(creature("Ghost", 1000, vocabulary.Blocker(), gone))
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    (ghost,) = b.put(1, codes.ZONE_BATTLE, "Ghost")
    b.put(1, codes.ZONE_SHIELDS, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    assert b.asked() == (1, "block")
    events = b.do(codes.VERB_BLOCK, ghost)
    assert "battle" not in events and "break" not in events
    assert b.names(codes.ZONE_BATTLE, 0) == ["Plain"]
    assert b.names(codes.ZONE_HAND, 1) == ["Ghost"]


def test_a_sick_blocker_may_block_and_a_tapped_one_may_not() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    (fresh,) = b.put(1, codes.ZONE_BATTLE, "Wall", new=True)
    b.put(1, codes.ZONE_BATTLE, "Wall", tapped=True)
    b.put(1, codes.ZONE_SHIELDS, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    assert b.offered() == ["block", "no block"]
    events = b.do(codes.VERB_BLOCK, fresh)
    assert b.state.pieces[fresh.id].tapped
    assert "destroy" in events and b.names(codes.ZONE_GRAVEYARD, 0) == ["Plain"]


def test_equal_power_destroys_both_and_neither_wins() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    (other,) = b.put(1, codes.ZONE_BATTLE, "Plain", tapped=True)
    b.go(codes.PHASE_ATTACK)
    events = b.attack(piece, other)
    assert "win battle" not in events and events.count("destroy") == 2


def test_slayer_works_won_or_lost_and_after_the_battle() -> None:
    b = Bench(creature("Poison", 1000, vocabulary.Slayer()))
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Poison")
    (other,) = b.put(1, codes.ZONE_BATTLE, "Big", tapped=True)
    b.go(codes.PHASE_ATTACK)
    events = b.attack(piece, other)
    assert b.names(codes.ZONE_BATTLE, 0) == b.names(codes.ZONE_BATTLE, 1) == []
    assert events.index("lose battle") < events.index("destroy") < events.index("trigger")


def test_a_double_breaker_on_one_shield_does_not_also_win() -> None:
    b = Bench(creature("Double", 6000, vocabulary.Breaker(2)))
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Double")
    b.put(1, codes.ZONE_SHIELDS, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    b.do(codes.VERB_DECLINE)
    assert b.state.result is None
    assert b.names(codes.ZONE_SHIELDS, 1) == []


def test_a_player_without_shields_who_is_hit_has_lost() -> None:
    b = Bench()
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    assert b.state.result is not None
    assert (b.state.result.winners, b.state.result.rule.number) == ([0], "dm04:ohne-schilde")


@pytest.mark.parametrize("edition", [EDITION, MODERN])
def test_a_trigger_between_two_shields_comes_before_the_second_in_2004_and_after_it_today(edition: str) -> None:
    b = Bench(creature("Double", 6000, vocabulary.Breaker(2)), KILL, edition=edition)
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Double")
    first, second, third = b.put(1, codes.ZONE_SHIELDS, "Kill", "Plain", "Plain")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    b.do(codes.VERB_BREAK, piece, first)
    if edition == EDITION:
        assert b.asked() == (1, "shield trigger")
        b.do(codes.VERB_USE)
        assert b.state.creature(piece.ref) is None, "the attacker is gone"
        assert b.asked() == (0, "shield"), "and its owner goes on breaking (dm:8.4.2)"
        b.do(codes.VERB_BREAK, None, second)
        assert b.offered() == ["decline"]
    else:
        assert b.asked() == (0, "shield")
        b.do(codes.VERB_BREAK, None, second)
        assert b.names(codes.ZONE_SHIELDS, 1) == ["Plain"], "both are broken before anything is used (dm:12.2)"
        assert b.asked() == (1, "shield trigger")
        b.do(codes.VERB_USE)
        assert b.state.creature(piece.ref) is not None, "declared, and not yet carried out (dm:12.3)"
    b.do(codes.VERB_DECLINE)
    assert b.state.creature(piece.ref) is None
    assert b.names(codes.ZONE_SHIELDS, 1) == ["Plain"] and third.place == 3


def test_several_blockers_may_be_tapped_today_and_the_last_takes_the_battle() -> None:
    b = Bench(creature("Dwarf", 1000, vocabulary.Blocker()), edition=MODERN)
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Plain")
    dwarf, wall = b.put(1, codes.ZONE_BATTLE, "Dwarf", "Wall")
    b.go(codes.PHASE_ATTACK)
    b.attack(piece, 1)
    b.do(codes.VERB_BLOCK, dwarf)
    assert b.asked() == (1, "block")
    b.do(codes.VERB_BLOCK, wall)
    assert b.names(codes.ZONE_BATTLE, 1) == ["Dwarf", "Wall"] and b.names(codes.ZONE_BATTLE, 0) == []
    assert all(b.state.pieces[piece.id].tapped for piece in (dwarf, wall))


def test_the_end_of_the_turn_waits_for_a_creature_that_must_attack() -> None:
    b = Bench(
        creature(
            "Mad",
            1000,
            vocabulary.Always(vocabulary.MustAttack(vocabulary.THIS)),
            vocabulary.TapAbility(vocabulary.Draw(1)),
        )
    )
    (piece,) = b.put(0, codes.ZONE_BATTLE, "Mad")
    b.put(1, codes.ZONE_SHIELDS, "Plain")
    b.go(codes.PHASE_ATTACK)
    assert b.offered() == ["attack"], "neither the end nor its tap ability (dm:7.19, 7.11)"
    b.attack(piece, 1)
    b.do(codes.VERB_DECLINE)
    assert b.offered() == ["end turn"]


def test_whoever_repeats_a_position_by_tapping_may_not_do_so_for_ever() -> None:
    b = Bench(creature("Wheel", 1000, vocabulary.TapAbility(vocabulary.Untap(vocabulary.THIS))))
    b.put(0, codes.ZONE_BATTLE, "Wheel")
    b.go(codes.PHASE_ATTACK)
    turns = 0
    while b.state.turn_player == 0:
        turns += 1
        assert turns < 100
        if codes.VERBS[codes.VERB_TAP] in b.offered():
            b.do(codes.VERB_TAP)
        else:
            b.do(codes.VERB_END)
    assert turns > 50


def test_abilities_that_set_each_other_off_for_ever_are_a_draw() -> None:
    for_ever = vocabulary.When(
        vocabulary.EntersBattle(vocabulary.THIS),
        vocabulary.Then((vocabulary.PutInto(vocabulary.THIS, vocabulary.Zone.HAND), vocabulary.Draw(0))),
    )
    again = vocabulary.When(
        vocabulary.LeavesBattle(vocabulary.THIS),
        vocabulary.PutIntoBattle(
            vocabulary.All(vocabulary.CardFilter((), (vocabulary.Named("Echo"),), vocabulary.Zone.HAND, vocabulary.YOU))
        ),
    )
    b = Bench(creature("Echo", 1000, for_ever, again))
    (piece,) = b.put(0, codes.ZONE_HAND, "Echo")
    b.put(0, codes.ZONE_MANA, "Plain")
    b.go()
    b.do(codes.VERB_SUMMON, piece)
    assert b.state.result is not None
    assert (b.state.result.winners, b.state.result.rule.number) == ([], "ruling:loop-limit")
