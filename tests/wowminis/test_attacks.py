"""Attacks, heals, taunt, auras, destruction, points (minis08:p7 to minis08:p12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowminis import codes
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.damage import deal_damage
from regelwerk.wowminis.definition_loading import definitions
from regelwerk.wowminis.derived_values import armor, strength
from regelwerk.wowminis.refusals import why_not
from regelwerk.wowminis.state import MinisState
from tests.wowminis.tables import (
    GOREBELLY,
    HODOON,
    LOTHERIN,
    RUBY,
    At,
    actor,
    asked,
    move,
    offered,
    piece,
    space,
    table,
    take,
    with_words,
)


def test_the_example_of_the_rulebook_to_the_point() -> None:
    """1, 3, 4, 9, critical, critical against armor 1: five hits, a 7 blocks one, four damage."""
    state = table((At(RUBY, "f2", 9),), (At(GOREBELLY, "f1"),), draws=[[1, 3, 4, 9, 10, 10], [7]])
    events = take(state, codes.VERB_ATTACK)
    assert events.count("critical") == 1
    assert piece(state, RUBY).health == 1
    assert piece(state, GOREBELLY).time == 4
    assert state.chance.undrawn_count() == 0


def test_a_critical_of_hodoon_is_a_second_attack_against_resist() -> None:
    """minis:q6: after the damage of the first, with its own rolls, without ticks and without another critical."""
    state = table((At(HODOON, "f1"),), (At(LOTHERIN, "f2", 9),), draws=[[4, 1, 1, 10], [9], [10, 10, 4, 1], [1, 1, 1]])
    events = take(state, codes.VERB_ATTACK)
    assert events.count("attack") == 2
    assert [event.number for event in state.events if event.kind == codes.EVENT_DAMAGE] == [1, 3]
    assert piece(state, LOTHERIN).health == 1
    assert piece(state, HODOON).time == 4


def test_no_second_attack_on_who_is_gone() -> None:
    state = table((At(HODOON, "f1"),), (At(LOTHERIN, "f2", 9, health=1),), draws=[[4, 4, 4, 10], [1]])
    events = take(state, codes.VERB_ATTACK)
    assert events.count("attack") == 1
    assert "destroy" in events


def test_damage_is_never_below_zero() -> None:
    state = table((At(HODOON, "f2", 9),), (At(LOTHERIN, "f1"),), draws=[[1, 1, 1], [9, 9]])
    take(state, codes.VERB_ATTACK)
    assert piece(state, HODOON).health == 8


# ------------------------------------------------------------------------- rerolls


def test_the_attacker_on_a_hill_may_roll_one_die_again_before_the_defence() -> None:
    state = table((At(RUBY, "e4", 9),), (At(GOREBELLY, "e3"),), draws=[[1, 1, 1, 1, 1, 1], [10], [1]])
    assert state.scenario.field.ground.terrain[space(state, "e3")] == 2
    take(state, codes.VERB_ATTACK)
    assert asked(state) == (1, "attack reroll")
    assert len(offered(state, codes.VERB_REROLL)) == 6 and len(offered(state, codes.VERB_NO)) == 1
    events = take(state, codes.VERB_REROLL, number=3)
    assert "critical" in events, "a die that shows a critical after all"
    assert piece(state, RUBY).health == 3


def test_the_defender_in_a_forest_may_roll_one_die_again_after_his_own_roll() -> None:
    state = table((At(HODOON, "c3", 9),), (At(GOREBELLY, "c2"),), draws=[[4] * 6, [1, 1, 1, 1], [9]])
    assert state.scenario.field.ground.terrain[space(state, "c3")] == 1
    take(state, codes.VERB_ATTACK)
    assert asked(state) == (0, "defense reroll")
    take(state, codes.VERB_REROLL, number=1)
    assert piece(state, HODOON).health == 3


def test_rerolls_may_be_declined_and_heals_have_none() -> None:
    state = table((At(HODOON, "c3", 9),), (At(GOREBELLY, "c2"),), draws=[[4] * 6, [1, 1, 1, 1]])
    take(state, codes.VERB_ATTACK)
    take(state, codes.VERB_NO)
    assert piece(state, HODOON).health == 2
    state = table((At(HODOON, "a1", 9),), (At(LOTHERIN, "e3", health=1),), draws=[[1, 1, 1]])
    events = take(state, codes.VERB_HEAL)
    assert "healed" in events, "nobody was asked in between"


# ------------------------------------------------------------------ range, sight, taunt


def reasons(state: MinisState, option: Option) -> list[tuple[str, str]]:
    """Kind and rule of every reason why the asked seat cannot do that."""
    assert state.decision is not None
    return [(reason.kind, reason.rule.number) for reason in why_not(state, state.decision.seat, option)]


def test_an_attack_needs_range_and_sight() -> None:
    state = table((At(RUBY, "e4"),), (At(GOREBELLY, "e2", 9),))
    assert not offered(state, codes.VERB_ATTACK)
    found = reasons(state, Option(codes.VERB_ATTACK, NO_REF, piece(state, GOREBELLY).ref, 0))
    assert ("hill-blocks", "minis08:p10.terrain-sight") in found
    assert ("longer-path", "minis08:p8.longer-path") in found
    assert ("out-of-range", "minis08:p7.range") not in found
    state = table((At(RUBY, "f1"),), (At(GOREBELLY, "f5", 9),))
    assert reasons(state, Option(codes.VERB_ATTACK, NO_REF, piece(state, GOREBELLY).ref, 0)) == [
        ("out-of-range", "minis08:p7.range")
    ]


def test_opponents_block_sight_and_friends_do_not() -> None:
    state = table((At(RUBY, "f1"),), (At(GOREBELLY, "f2", 9), At(LOTHERIN, "f3", 9)))
    ruby, hidden = piece(state, RUBY), piece(state, LOTHERIN)
    found = [
        (reason.kind, reason.ref) for reason in why_not(state, 0, Option(codes.VERB_ATTACK, ruby.ref, hidden.ref, 0))
    ]
    assert ("figure-blocks", piece(state, GOREBELLY).ref) in found
    state = table((At(RUBY, "f1"), At(HODOON, "f2", 9)), (At(LOTHERIN, "f3", 9),), draws=[[1] * 5, [1] * 3])
    take(state, codes.VERB_ATTACK)


def test_who_stands_next_to_a_taunter_can_attack_only_it() -> None:
    state = table((At(RUBY, "f2"),), (At(GOREBELLY, "f3", 9), At(LOTHERIN, "e1", 9)), draws=[[1] * 5, [1]])
    ref = piece(state, LOTHERIN).ref
    assert reasons(state, Option(codes.VERB_ATTACK, NO_REF, ref, 0)) == [("taunted", "minis08:p11.taunt")]
    take(state, codes.VERB_ATTACK)
    assert state.events[1].other == piece(state, GOREBELLY).ref, "the only target is not asked for"


def test_of_several_taunters_any_may_be_attacked() -> None:
    state = table((At(RUBY, "f2"),), (At(GOREBELLY, "f3", 9), At(GOREBELLY, "f1", 9), At(LOTHERIN, "e1", 9)))
    take(state, codes.VERB_ATTACK)
    assert asked(state) == (0, "target")
    assert {option.object for option in offered(state, codes.VERB_TARGET)} == {
        piece(state, GOREBELLY, i).ref for i in (0, 1)
    }


def test_the_target_is_chosen_after_the_ticks_are_paid() -> None:
    state = table((At(RUBY, "f2"),), (At(LOTHERIN, "f4", 9), At(LOTHERIN, "e1", 9)))
    take(state, codes.VERB_ATTACK)
    assert piece(state, RUBY).time == 4
    assert asked(state) == (0, "target")


# ------------------------------------------------------------------------------ values


def test_the_aura_adds_armor_to_allies_next_to_hodoon_and_not_to_himself() -> None:
    state = table((At(HODOON, "f2"), At(RUBY, "f3", 9)), (At(GOREBELLY, "f4", 9),))
    assert armor(state, piece(state, RUBY)) == 2
    assert armor(state, piece(state, HODOON)) == 4
    assert armor(state, piece(state, GOREBELLY)) == 3
    move(state, "e1")
    assert armor(state, piece(state, RUBY)) == 1


# -------------------------------------------------------------------------------- heals


def test_a_heal_is_not_resisted_and_stops_at_the_starting_health() -> None:
    state = table((At(HODOON, "a1", 9),), (At(LOTHERIN, "f1"), At(GOREBELLY, "f3", 9, health=3)), draws=[[4, 1, 10]])
    take(state, codes.VERB_HEAL)
    take(state, codes.VERB_TARGET, object=piece(state, GOREBELLY).ref)
    assert piece(state, GOREBELLY).health == 6, "two successes and one for the critical"
    state = table((At(HODOON, "a1", 9),), (At(LOTHERIN, "f1", health=4),), draws=[[4, 10, 10]])
    take(state, codes.VERB_HEAL)
    assert piece(state, LOTHERIN).health == 5
    assert state.events[-1].rule.number == "minis:q7" or any(event.rule.number == "minis:q7" for event in state.events)


# -------------------------------------------------------------------- destruction, points


def test_a_destroyed_figure_goes_to_its_card_and_its_clock_moves_by_two() -> None:
    state = table((At(RUBY, "f2", 3, health=1),), (At(GOREBELLY, "f1"),), draws=[[9] * 6, [1]])
    take(state, codes.VERB_ATTACK)
    ruby = piece(state, RUBY)
    assert (ruby.space, ruby.health, ruby.time) == (codes.OFF_BOARD, 0, 5)
    assert state.points == [0, 4]
    assert state.occupied_spaces()[0] == 0


def test_it_comes_back_with_full_health_in_its_turn() -> None:
    state = table((At(RUBY, "f2", 3, health=1),), (At(GOREBELLY, "f1"),), draws=[[9] * 6, [1]])
    take(state, codes.VERB_ATTACK)
    while actor(state) != "ruby-gemsparkle":
        take(state, codes.VERB_END)
    assert (piece(state, RUBY).health, piece(state, RUBY).space) == (5, space(state, "k4"))


def test_points_for_the_destroyed_win_at_once() -> None:
    state = table((At(RUBY, "f2", 3, health=1),), (At(GOREBELLY, "f1"),), draws=[[9] * 6, [1]])
    state.points = [0, 3]
    state.goals = [11, 7]
    take(state, codes.VERB_ATTACK)
    assert state.result is not None
    assert (state.result.winners, state.result.rule.number) == ([1], "minis08:p3.goal")


@pytest.mark.parametrize(("points", "winners", "cite"), [([9, 8], [0], "minis08:p3.goal"), ([8, 8], [], "minis:q5")])
def test_both_reaching_their_goal_at_one_scoring(points: list[int], winners: list[int], cite: str) -> None:
    state = table((At(HODOON, "f5", 10),), (At(GOREBELLY, "f4", 11),), time=10)
    state.points, state.goals = points, [9, 9]
    take(state, codes.VERB_END)
    assert state.result is not None
    assert (state.result.winners, state.result.rule.number) == (winners, cite)


def test_more_points_do_not_win_without_the_goal() -> None:
    """Of a large and a small party the small one has reached its goal."""
    state = table((At(HODOON, "f5", 10),), (At(GOREBELLY, "a1", 11),), time=10)
    state.points, state.goals = [10, 20], [11, 22]
    take(state, codes.VERB_END)
    assert state.result is not None
    assert state.result.winners == [0]


@pytest.mark.parametrize(("killer", "points"), [(0, [4, 0, 0]), (1, [4, 0, 4])])
def test_among_three_the_party_of_the_destroyer_scores_or_all_that_oppose(killer: int, points: list[int]) -> None:
    state = table((At(HODOON, "f5", 2),), (At(GOREBELLY, "a1", 1, health=1),), (At(LOTHERIN, "a8", 5),))
    piece = state.pieces[1]
    deal_damage(state, piece, 3, state.pieces[killer], RuleCitation("minis08:p9.attack", "source", ""), NO_REF)
    assert state.points == points


def test_a_legendary_figure_is_worth_double() -> None:
    boss = replace(definitions(standard()).figure(GOREBELLY).word, name="Boss", legendary=True)
    defs = with_words(("own/boss", boss))
    state = table((At(HODOON, "f1"),), (At("own/boss", "f2", 9, health=1),), draws=[[9] * 4, [1] * 3], defs=defs)
    take(state, codes.VERB_ATTACK)
    assert state.points == [8, 0]


def test_after_the_last_round_the_higher_score_wins_and_equal_scores_draw() -> None:
    for points, winners in (([3, 2], [0]), ([2, 2], [])):
        state = table((At(HODOON, "k1", 300),), (At(GOREBELLY, "a1", 301),), time=300)
        state.points = points
        take(state, codes.VERB_END)
        result = state.result
        assert result is not None
        assert (result.winners, result.rule.number) == (winners, "ruling:round-limit")


def test_every_event_cites_a_rule_of_the_book() -> None:
    state = table((At(RUBY, "f2", 3, health=1),), (At(GOREBELLY, "f1"),), draws=[[9] * 6, [1]])
    take(state, codes.VERB_ATTACK)
    assert state.events
    assert all(isinstance(event.rule, RuleCitation) for event in state.events)
    assert strength(state, piece(state, GOREBELLY), 6, True) == 6
