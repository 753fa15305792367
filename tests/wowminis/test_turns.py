"""Clocks, whose turn it is, entering and moving (minis08:p5, minis08:p6)."""

from __future__ import annotations

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF
from regelwerk.wowminis import codes
from regelwerk.wowminis.hex_grid import ground
from regelwerk.wowminis.line_of_sight import space_numbers
from regelwerk.wowminis.pathfinding import BoardIndex
from regelwerk.wowminis.refusals import why_not
from regelwerk.wowminis.ruleset import RULESET
from tests.laws import minis
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
    spaces,
    table,
    take,
)


def test_the_winner_of_the_roll_is_asked_who_begins() -> None:
    state = minis.start_plain(1)
    state.chance.dictate([])
    assert asked(state)[1] == "who begins"
    chooser = asked(state)[0]
    other = state.next_seat(chooser)
    state.apply(next(option for option in state.decision.options if option.number == other))  # type: ignore[union-attr]
    assert asked(state) == (other, "who acts")


def test_ties_of_the_roll_are_rolled_again_by_those_who_tie() -> None:
    setup = RULESET.prepare(("learn-alliance", "learn-horde", "learn-horde"), 1, None, "public")
    state = RULESET.start(setup, [[7, 2, 7], [3, 3], [1, 9]])
    assert state.chance.undrawn_count() == 0
    assert state.decision is not None
    assert state.decision.seat == 2


def test_all_figures_act_in_the_first_tick_in_turn() -> None:
    state = table((At(HODOON), At(RUBY)), (At(GOREBELLY), At(LOTHERIN)))
    assert asked(state) == (0, "who acts")
    take(state, codes.VERB_ACT, subject=piece(state, HODOON).ref)
    move(state, "j5")
    assert asked(state) == (1, "who acts")
    take(state, codes.VERB_ACT, subject=piece(state, GOREBELLY).ref)
    move(state, "b6")
    assert actor(state) == "ruby-gemsparkle", "the only one left of her side is not asked for"
    take(state, codes.VERB_END)
    assert actor(state) == "lotherin"


def test_the_player_of_the_last_turn_waits_also_over_ticks() -> None:
    state = table((At(HODOON, "e1", 4),), (At(GOREBELLY, "a1", 4),), time=3, last=0)
    assert asked(state) == (1, "turn")
    state = table((At(HODOON, "e1", 4),), (At(GOREBELLY, "a1", 4),), time=3, last=1)
    assert asked(state) == (0, "turn")


def test_a_figure_acts_when_its_time_has_come_not_when_dials_agree() -> None:
    state = table((At(HODOON, "e1", 12),), (At(GOREBELLY, "a1", 3),), time=2)
    assert actor(state) == "gorebelly"
    assert state.master_time == 3
    take(state, codes.VERB_END)
    assert state.master_time == 4
    assert actor(state) == "gorebelly"


def test_a_turn_without_an_action_costs_a_tick_and_a_turn_with_one_its_ticks() -> None:
    state = table((At(HODOON, "e1"),), (At(GOREBELLY, "a1", 9),))
    move(state, "e2")
    assert piece(state, HODOON).time == 2
    state = table((At(HODOON, "e1"),), (At(GOREBELLY, "e2", 9),), draws=[[1, 1, 1, 1], [1, 1, 1]])
    take(state, codes.VERB_ATTACK)
    move(state, "f1")
    assert piece(state, HODOON).time == 4


def test_empty_ticks_pass_and_score() -> None:
    state = table((At(HODOON, "f5", 4),), (At(GOREBELLY, "a1", 8),), time=4)
    take(state, codes.VERB_END)
    assert state.master_time == 5
    take(state, codes.VERB_END)
    assert state.points == [1, 0], "tick 5 has ended"
    state = table((At(HODOON, "f5", 12),), (At(GOREBELLY, "a1", 13),), time=4)
    assert state.master_time == 12
    assert state.points == [2, 0], "ticks 5 and 10 have ended without anybody acting"


def test_a_figure_comes_in_on_its_start_space_and_may_move() -> None:
    state = table((At(HODOON),), (At(GOREBELLY, "a1", 9),))
    assert piece(state, HODOON).space == space(state, "k4")
    assert spaces(state) == {"k2", "k3", "k5", "k6", "j3", "j4", "j5", "j6", "i4", "i5"}
    events = move(state, "j5")
    assert "move" in events


def test_who_comes_in_onto_a_friend_must_move_off_first() -> None:
    state = table((At(HODOON, "k4", 9), At(RUBY)), (At(GOREBELLY, "j5", 9),))
    assert actor(state) == "ruby-gemsparkle"
    assert not offered(state, codes.VERB_END) and not offered(state, codes.VERB_ATTACK)
    assert "j5" not in spaces(state) and "k4" not in spaces(state)
    reasons = why_not(state, 0, Option(codes.VERB_END))
    assert [reason.rule.number for reason in reasons] == ["ruling:entering-onto-friend"]
    move(state, "k5")
    assert piece(state, HODOON).space == space(state, "k4")
    assert state.occupied_spaces()[0] == 1 << space(state, "k4") | 1 << space(state, "k5")
    assert offered(state, codes.VERB_END)


@pytest.mark.parametrize("code", [HODOON, GOREBELLY])
def test_who_cannot_come_in_waits_a_tick(code: str) -> None:
    state = table((At(RUBY),), (At(GOREBELLY, "k4", 2),), time=1)
    assert actor(state) == "gorebelly"
    assert (piece(state, RUBY).space, piece(state, RUBY).time) == (codes.OFF_BOARD, 2)
    ring = tuple(At(code, name, 9) for name in ("k3", "k5", "j4", "j5"))
    if code == HODOON:
        state = table((At(RUBY), At(HODOON, "k4", 9), *ring), (At(GOREBELLY, "a1", 3),))
        assert piece(state, RUBY).space != codes.OFF_BOARD, "friends are passed"
    else:
        state = table((At(RUBY), At(HODOON, "k4", 9)), (*ring, At(GOREBELLY, "a1", 2)))
        assert (piece(state, RUBY).space, piece(state, RUBY).time) == (codes.OFF_BOARD, 2)


def test_moving_and_acting_each_once_in_either_order() -> None:
    state = table((At(RUBY, "f1"),), (At(GOREBELLY, "e1", 9),), draws=[[1] * 5, [1]])
    assert offered(state, codes.VERB_MOVE) and offered(state, codes.VERB_ATTACK)
    take(state, codes.VERB_ATTACK)
    assert offered(state, codes.VERB_MOVE) and not offered(state, codes.VERB_ATTACK)
    reasons = why_not(state, 0, Option(codes.VERB_ATTACK, NO_REF, NO_REF, 0))
    assert [reason.kind for reason in reasons] == ["has-acted"]
    state = table((At(RUBY, "f1"),), (At(GOREBELLY, "e1", 9),), draws=[[1] * 5, [1]])
    move(state, "f2")
    assert [
        reason.kind for reason in why_not(state, 0, Option(codes.VERB_MOVE, NO_REF, NO_REF, space(state, "f1")))
    ] == ["has-moved"]
    assert offered(state, codes.VERB_ATTACK) and not offered(state, codes.VERB_MOVE)


# ------------------------------------------------------------------------- reaching

OPEN = ground(
    (
        "    1 . . . .",
        "   . . . . . .",
        "  . . . . . . .",
        " . . . . . . . .",
        ". . . . V . . . .",
        " . . . . . . . .",
        "  . . . . . . .",
        "   . . . . . .",
        "    . . . . 2",
    )
)


def reached(field: BoardIndex, points: int, foes: tuple[str, ...] = (), friends: tuple[str, ...] = ()) -> set[str]:
    """Names of the spaces that a move from the middle reaches."""
    board = field.ground
    here = board.at(0, 0)
    bits = [sum(1 << board.named(name) for name in names) for names in (foes, friends)]
    return {board.names[space] for space in space_numbers(field.reachable(here, points, bits[0], bits[1]))}


def test_on_open_ground_two_points_reach_eighteen_spaces() -> None:
    field = BoardIndex("open", OPEN)
    assert len(reached(field, 2)) == 18
    assert len(reached(field, 1)) == 6
    assert reached(field, 0) == set()
    assert len(reached(field, 500)) == len(OPEN.spaces) - 1


def test_friends_are_passed_and_opponents_are_not() -> None:
    field = BoardIndex("open", OPEN)
    east = [OPEN.names[OPEN.at(1, 0)], OPEN.names[OPEN.at(2, 0)], OPEN.names[OPEN.at(1, 1)]]
    assert {east[1], east[2]} <= reached(field, 2, friends=(east[0],))
    assert east[0] not in reached(field, 2, friends=(east[0],))
    blocked = reached(field, 2, foes=(east[0],))
    assert east[1] not in blocked, "the only way in two steps is through the opponent"
    assert east[2] in blocked, "round the other side"


def test_forest_and_hill_cost_two() -> None:
    rows = (" 1 . . .", ". . % ^ .", " . . . 2")
    board = ground(rows)
    field = BoardIndex("rough", board)
    start = board.named("b1")
    names = {
        board.names[space]: spent
        for spent, layer in enumerate(field.reachable_by_cost(start, 4, 0))
        for space in space_numbers(layer)
    }
    assert names["b2"] == 1
    assert names["b3"] == 3, "one for the open space, two for the forest"
    assert names["a2"] == 2
    assert "b4" not in names, "the hill behind the forest is five points away"
