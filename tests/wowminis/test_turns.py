"""Clocks, whose turn it is, entering and moving (minis08:p5, minis08:p6)."""

from __future__ import annotations

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.explain import why_not
from regelwerk.wowminis.game import RULES
from regelwerk.wowminis.hexes import ground
from regelwerk.wowminis.seeing import members
from regelwerk.wowminis.ways import Field
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
    s = minis.start_plain(1)
    s.chance.dictate([])
    assert asked(s)[1] == "who begins"
    chooser = asked(s)[0]
    other = s.next_seat(chooser)
    s.apply(next(option for option in s.decision.options if option.n == other))  # type: ignore[union-attr]
    assert asked(s) == (other, "who acts")


def test_ties_of_the_roll_are_rolled_again_by_those_who_tie() -> None:
    setup = RULES.prepare(("learn-alliance", "learn-horde", "learn-horde"), 1, None, "public")
    s = RULES.start(setup, [[7, 2, 7], [3, 3], [1, 9]])
    assert s.chance.leftover() == 0
    assert s.decision is not None
    assert s.decision.seat == 2


def test_all_figures_act_in_the_first_tick_in_turn() -> None:
    s = table((At(HODOON), At(RUBY)), (At(GOREBELLY), At(LOTHERIN)))
    assert asked(s) == (0, "who acts")
    take(s, c.ACT, subject=piece(s, HODOON).ref)
    move(s, "j5")
    assert asked(s) == (1, "who acts")
    take(s, c.ACT, subject=piece(s, GOREBELLY).ref)
    move(s, "b6")
    assert actor(s) == "ruby-gemsparkle", "the only one left of her side is not asked for"
    take(s, c.END)
    assert actor(s) == "lotherin"


def test_the_player_of_the_last_turn_waits_also_over_ticks() -> None:
    s = table((At(HODOON, "e1", 4),), (At(GOREBELLY, "a1", 4),), time=3, last=0)
    assert asked(s) == (1, "turn")
    s = table((At(HODOON, "e1", 4),), (At(GOREBELLY, "a1", 4),), time=3, last=1)
    assert asked(s) == (0, "turn")


def test_a_figure_acts_when_its_time_has_come_not_when_dials_agree() -> None:
    s = table((At(HODOON, "e1", 12),), (At(GOREBELLY, "a1", 3),), time=2)
    assert actor(s) == "gorebelly"
    assert s.master == 3
    take(s, c.END)
    assert s.master == 4
    assert actor(s) == "gorebelly"


def test_a_turn_without_an_action_costs_a_tick_and_a_turn_with_one_its_ticks() -> None:
    s = table((At(HODOON, "e1"),), (At(GOREBELLY, "a1", 9),))
    move(s, "e2")
    assert piece(s, HODOON).time == 2
    s = table((At(HODOON, "e1"),), (At(GOREBELLY, "e2", 9),), draws=[[1, 1, 1, 1], [1, 1, 1]])
    take(s, c.ATTACK)
    move(s, "f1")
    assert piece(s, HODOON).time == 4


def test_empty_ticks_pass_and_score() -> None:
    s = table((At(HODOON, "f5", 4),), (At(GOREBELLY, "a1", 8),), time=4)
    take(s, c.END)
    assert s.master == 5
    take(s, c.END)
    assert s.points == [1, 0], "tick 5 has ended"
    s = table((At(HODOON, "f5", 12),), (At(GOREBELLY, "a1", 13),), time=4)
    assert s.master == 12
    assert s.points == [2, 0], "ticks 5 and 10 have ended without anybody acting"


def test_a_figure_comes_in_on_its_start_space_and_may_move() -> None:
    s = table((At(HODOON),), (At(GOREBELLY, "a1", 9),))
    assert piece(s, HODOON).space == space(s, "k4")
    assert spaces(s) == {"k2", "k3", "k5", "k6", "j3", "j4", "j5", "j6", "i4", "i5"}
    events = move(s, "j5")
    assert "move" in events


def test_who_comes_in_onto_a_friend_must_move_off_first() -> None:
    s = table((At(HODOON, "k4", 9), At(RUBY)), (At(GOREBELLY, "j5", 9),))
    assert actor(s) == "ruby-gemsparkle"
    assert not offered(s, c.END) and not offered(s, c.ATTACK)
    assert "j5" not in spaces(s) and "k4" not in spaces(s)
    reasons = why_not(s, 0, Option(c.END))
    assert [reason.rule.number for reason in reasons] == ["ruling:entering-onto-friend"]
    move(s, "k5")
    assert piece(s, HODOON).space == space(s, "k4")
    assert s.standing()[0] == 1 << space(s, "k4") | 1 << space(s, "k5")
    assert offered(s, c.END)


@pytest.mark.parametrize("code", [HODOON, GOREBELLY])
def test_who_cannot_come_in_waits_a_tick(code: str) -> None:
    s = table((At(RUBY),), (At(GOREBELLY, "k4", 2),), time=1)
    assert actor(s) == "gorebelly"
    assert (piece(s, RUBY).space, piece(s, RUBY).time) == (c.OFF, 2)
    ring = tuple(At(code, name, 9) for name in ("k3", "k5", "j4", "j5"))
    if code == HODOON:
        s = table((At(RUBY), At(HODOON, "k4", 9), *ring), (At(GOREBELLY, "a1", 3),))
        assert piece(s, RUBY).space != c.OFF, "friends are passed"
    else:
        s = table((At(RUBY), At(HODOON, "k4", 9)), (*ring, At(GOREBELLY, "a1", 2)))
        assert (piece(s, RUBY).space, piece(s, RUBY).time) == (c.OFF, 2)


def test_moving_and_acting_each_once_in_either_order() -> None:
    s = table((At(RUBY, "f1"),), (At(GOREBELLY, "e1", 9),), draws=[[1] * 5, [1]])
    assert offered(s, c.MOVE) and offered(s, c.ATTACK)
    take(s, c.ATTACK)
    assert offered(s, c.MOVE) and not offered(s, c.ATTACK)
    reasons = why_not(s, 0, Option(c.ATTACK, 0, 0, 0))
    assert [reason.kind for reason in reasons] == ["has-acted"]
    s = table((At(RUBY, "f1"),), (At(GOREBELLY, "e1", 9),), draws=[[1] * 5, [1]])
    move(s, "f2")
    assert [reason.kind for reason in why_not(s, 0, Option(c.MOVE, 0, 0, space(s, "f1")))] == ["has-moved"]
    assert offered(s, c.ATTACK) and not offered(s, c.MOVE)


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


def reached(field: Field, points: int, foes: tuple[str, ...] = (), friends: tuple[str, ...] = ()) -> set[str]:
    """Names of the spaces that a move from the middle reaches."""
    board = field.ground
    here = board.at(0, 0)
    bits = [sum(1 << board.named(name) for name in names) for names in (foes, friends)]
    return {board.names[one] for one in members(field.reach(here, points, bits[0], bits[1]).spaces)}


def test_on_open_ground_two_points_reach_eighteen_spaces() -> None:
    field = Field("open", OPEN)
    assert len(reached(field, 2)) == 18
    assert len(reached(field, 1)) == 6
    assert reached(field, 0) == set()
    assert len(reached(field, 500)) == len(OPEN.spaces) - 1


def test_friends_are_passed_and_opponents_are_not() -> None:
    field = Field("open", OPEN)
    east = [OPEN.names[OPEN.at(1, 0)], OPEN.names[OPEN.at(2, 0)], OPEN.names[OPEN.at(1, 1)]]
    assert {east[1], east[2]} <= reached(field, 2, friends=(east[0],))
    assert east[0] not in reached(field, 2, friends=(east[0],))
    blocked = reached(field, 2, foes=(east[0],))
    assert east[1] not in blocked, "the only way in two steps is through the opponent"
    assert east[2] in blocked, "round the other side"


def test_forest_and_hill_cost_two() -> None:
    rows = (" 1 . . .", ". . % ^ .", " . . . 2")
    board = ground(rows)
    field = Field("rough", board)
    start = board.named("b1")
    names = {board.names[one]: spent for spent, layer in enumerate(field.layers(start, 4, 0)) for one in members(layer)}
    assert names["b2"] == 1
    assert names["b3"] == 3, "one for the open space, two for the forest"
    assert names["a2"] == 2
    assert "b4" not in names, "the hill behind the forest is five points away"
